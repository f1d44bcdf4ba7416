# Battle of Midway in Japanese. The scheme is described in show/text.py.

## ゲーム

game-title = ミッドウェー海戦
game-about = 1942年6月、艦載機が秘密の計画で相手の裏をかきます。
game-length = 30～75分

## Sides and things

seat-usa = アメリカ軍
seat-japan = 日本軍
piece-fighter = 戦闘機
piece-special = 爆撃機またはエース
heading-e = 東
heading-se = 南東
heading-sw = 南西
heading-w = 西
heading-nw = 北西
heading-ne = 北東
spot-here = そのマス自体
tile-s1 = 小タイル1
tile-s2 = 小タイル2
role-attacker = 攻撃側
role-defender = 防御側

## Phases

phase-placement = 準備
phase-bids = 主導権の競り
phase-activation = 起動
phase-flight = 飛行
phase-combat = 空戦
phase-orders = 空戦中の命令
phase-purchase = 命令の購入
phase-reinforcement = ラウンド終了
phase-over = 戦闘終了

## What a player may do

do-pick = { $piece }を配置
do-cell = マス{ $cell }
do-heading = 機首：{ $heading }
do-bid = { $number }点を賭ける
do-activate = { $aircraft }を起動
do-flight = 飛行する
do-attack = { $aircraft }を攻撃
do-fly = 前進・{ $turn }
do-stop = 飛行を終える
do-extend = { $tile }を置く、中心：{ $spot }
do-fly-off = 盤外へ去らせる
do-plan = 計画：{ $plan }
do-first = { $role }を先に動かす
do-omit = { $number }番目のトークンを省く
do-play = { $card }を使う
do-pass = カードを使わない
do-turn = 前進・{ $turn }
do-feint = 横滑り：{ $turn }
do-replan = 新しい計画：{ $plan }
do-keep = 計画し直さない
do-weave = { $aircraft }が射撃
do-buy = { $card }を購入
do-done = 完了
loss-aircraft = 盤外に出た航空機は失われます。
loss-points = 使わないポイントは失われます：{ $count } 点。
setup-front = 前線：全機を敵の方へ
setup-ring = 円陣：全機を広く配置

## What is asked

ask-choose-piece = 航空機を配置します（残り{ $left }機）。種類を選んでください。
ask-choose-cell = { $aircraft }：マスを選んでください。
ask-choose-heading = { $aircraft }：機首の向きは？
ask-choose-bid = 第{ $round }ラウンド：主導権に賭ける指揮点を決めてください。賭けた点は失われます。
ask-choose-aircraft = 起動する航空機を選んでください（残り{ $left }機）。
ask-choose-action = { $aircraft }：飛行するか、届く敵を攻撃してください。
ask-fly = { $aircraft }：機動{ $made }回済み（{ $least }～{ $most }回）。
ask-choose-extension = { $aircraft }は{ $q },{ $r }で盤外に出ます。小タイルで盤を広げるか、機体を失います。
ask-choose-plan = { $aircraft }対{ $enemy }：トークンを並べてください。
ask-choose-order = { $attacker }対{ $defender }：どちらが先に動きますか？
ask-choose-omission = { $aircraft }（{ $plan }）：省くトークンを選んでください。
ask-choose-card = { $aircraft }対{ $enemy }：カードを使いますか？
ask-choose-turn = { $aircraft }：追加の機動。
ask-choose-feint = { $aircraft }：左右どちらへ横滑りしますか？
ask-choose-replan = { $aircraft }は元の位置に戻りました。新しいトークンを並べますか？
ask-choose-weaver = { $target }を撃つ味方機を選んでください。
ask-choose-purchase = 指揮点は{ $points }点です。命令を購入するか、終えてください。
ask-choose-return-cell = { $aircraft }が復帰します。増援区域のマスを選んでください。
ask-choose-return-heading = { $aircraft }が復帰します。機首の向きは？
wait-choose-piece = { $seats }の番：航空機の配置
wait-choose-cell = { $seats }の番：航空機の配置
wait-choose-heading = { $seats }の番：航空機の配置
wait-choose-bid = { $seats }の番：主導権の競り
wait-choose-aircraft = { $seats }の番：起動
wait-choose-action = { $seats }の番：飛行か攻撃
wait-fly = { $seats }の番：飛行
wait-choose-extension = { $seats }の番：盤の端
wait-choose-plan = { $seats }の番：機動の計画
wait-choose-order = { $seats }の番：先手の決定
wait-choose-omission = { $seats }の番：省くトークン
wait-choose-card = { $seats }の番：命令カード
wait-choose-turn = { $seats }の番：追加の機動
wait-choose-feint = { $seats }の番：横滑り
wait-choose-replan = { $seats }の番：新しい計画
wait-choose-weaver = { $seats }の番：射撃する機体
wait-choose-purchase = { $seats }の番：命令の購入
wait-choose-return-cell = { $seats }の番：増援
wait-choose-return-heading = { $seats }の番：増援

## What happened

event-placed = { $aircraft }を{ $q },{ $r }に配置、機首は{ $heading }。
event-bank = 命令バンクに公開：{ $cards }。
event-round-begins = 第{ $round }ラウンド開始。
event-bid = { $bid }点を賭けました。
event-bids = 競り：アメリカ軍{ $usa }、日本軍{ $japan }。
event-initiative = { $seat }が主導権カードを得る。
event-initiative-passes = 主導権カードが{ $seat }に移る。
event-activated = { $aircraft }を起動。
event-moved = { $aircraft }：{ $q },{ $r }、機首{ $heading }。
event-exchanged = 入れ替わりで{ $aircraft }は{ $q },{ $r }へ。
event-extended = 盤を拡張：{ $tile }、中心{ $q },{ $r }。
event-flew-off = { $aircraft }は盤外に出て失われた。
event-attacked = { $attacker }が{ $defender }を攻撃。
event-planned = 計画：{ $plan }。
event-plans = 計画公開：アメリカ軍 { $usa }、日本軍 { $japan }。
event-moves-first = { $seat }が先に動く。
event-omitted = { $aircraft }は{ $token }番目のトークンを省く。
event-played = { $seat }が{ $card }を使用。
event-passed = { $seat }はカードを使わない。
event-turned-about = { $aircraft }が反転、機首{ $heading }。
event-replanned = { $aircraft }の新しい計画：{ $plan }。
event-wove = { $aircraft }が{ $target }を射撃。
event-fired = 射撃：アメリカ軍 { $usa }（最高{ $usa-best }）、日本軍 { $japan }（最高{ $japan-best }）。
event-no-fire = 射撃なし。
event-no-hit = 命中なし。
event-destroyed = { $aircraft }は撃墜された。
event-bought = { $seat }が{ $card }を購入（残り{ $points }点）。
event-refilled = 命令バンクに補充：{ $card }。
event-reshuffled = 捨て札を切り直して新しい山札にする。
event-scored = { $seat }が{ $gain }点獲得、計{ $points }点。
event-midway = ミッドウェー上空：アメリカ軍{ $usa }機、日本軍{ $japan }機。
event-returned = { $aircraft }が{ $q },{ $r }に復帰、機首{ $heading }。
event-bombed = { $aircraft }が敵空母を爆撃。{ $seat }の勝利。
event-bombers-lost = 敵の最後の爆撃機が失われた。{ $seat }の勝利。
event-won = { $seat }が{ $points }点に達し勝利。
event-drawn = 第{ $round }ラウンドで終了、引き分け。

## How the game ended

ending-BM-14-1 = { $winner }の勝利：爆撃機が敵空母に到達。
ending-BM-14-2 = { $winner }の勝利：相手の爆撃機が全滅。
ending-BM-14-3 = { $winner }の勝利：規定の得点に到達。
ending-BM-R-35 = 引き分け：最終ラウンド終了。

## Why something is not allowed

refuse-BM-1-5 = そのマスには既に航空機がいます。
refuse-BM-1-6 = その航空機は盤上にいません。
refuse-BM-3-2 = まだ配置していない種類を選んでください。
refuse-BM-3-3 = 自軍空母の上か隣の空きマスを選んでください。
refuse-BM-3-4 = 自軍の増援区域の空きマスを選んでください。
refuse-BM-3-5 = 機首の向きを選んでください。
refuse-BM-4-3 = 賭ける指揮点を選んでください。
refuse-BM-5-1 = マーカーのある自軍機を起動してください。パスはできません。
refuse-BM-5-2 = 起動した機体は飛行か攻撃を行います。
refuse-BM-6-7 = 機体が盤外に出ます。盤を広げるか、失うかを選んでください。
refuse-BM-6-8 = その小タイルには航空機がいます。
refuse-BM-6-9 = 小タイルはそこに置けません。マスを覆い、盤に接し、重ならないことが必要です。
refuse-BM-7-1 = 次の機動を行ってください。
refuse-BM-7-3 = まだ飛行を終えられません。
refuse-BM-8-1 = その敵には規定の機動数では届きません。
refuse-BM-8-4 = 機動トークンを並べてください。
refuse-BM-8-6 = 攻撃側が先手を決めます。
refuse-BM-8-8 = エースはトークンをちょうど1枚省きます。
refuse-BM-9-1 = 手札のカードを使うか、使わないかを選んでください。
refuse-BM-9-8 = 追加の機動の旋回を選んでください。
refuse-BM-9-10 = 左か右へ横滑りしてください。
refuse-BM-9-15 = 新しいトークンを並べるか、やめるかを選んでください。
refuse-BM-9-16 = この空戦に加わっていない自軍機を選んでください。
refuse-BM-11-2 = 命令バンクのカードを購入するか、終えてください。
refuse-BM-11-3 = そのカードを買う指揮点が足りません。
refuse-BM-11-8 = 特別命令は購入できません。
refuse-BM-13-6 = 撃墜された戦闘機は自軍の増援区域の空きマスに戻ります。
refuse-BM-R-4 = 取り決めにより、可能な限り盤を広げなければなりません。
refuse-BM-R-6 = 取り決めにより、そのタイルは動かせません。航空機のいるタイルがつながっています。
refuse-BM-R-21 = 取り決めにより、回避の後はサッチウィーブを使えません。
refuse-BM-R-24 = 敵を攻撃範囲に捉えている味方機がありません。

## Options

option-mode = モード
option-mode-about = 戦いの目的。
value-mode-carrier_hunt = 空母強襲
value-mode-domination = 制空
option-vp_threshold = 勝利に必要な得点
option-vp_threshold-about = 制空モードで何点に達すれば勝ちか。
value-vp_threshold-9 = 9点
value-vp_threshold-12 = 12点
value-vp_threshold-15 = 15点
option-domination_layout = 制空モードの配置
option-domination_layout-about = ミッドウェー周囲の増援区域の並び。
value-domination_layout-opposed = 両軍が向かい合う
value-domination_layout-alternating = 交互
value-domination_layout-custom = 任意
option-feint_geometry = フェイント
option-feint_geometry-about = フェイントで移るマス。
value-feint_geometry-abeam = 真横の2マス先
value-feint_geometry-forward_diagonal = 斜め前の隣のマス
option-swap_onto_carrier_bombs = 空母上への入れ替わり
option-swap_onto_carrier_bombs-about = 入れ替わりで敵空母の上に来た爆撃機が勝利となるか。
value-swap_onto_carrier_bombs-true = { yes }
value-swap_onto_carrier_bombs-false = { no }
option-small_tile_bridge = つなぎの小タイル
option-small_tile_bridge-about = 別の小タイルに航空機がいるとき、つなぎのタイルを取れるか。
value-small_tile_bridge-free = 取れる
value-small_tile_bridge-keep_connected = 取れない
option-fly_off_scores = 盤外に出た機体の得点
option-fly_off_scores-about = 制空モードで、盤外に出た機体が相手の得点になるか。
value-fly_off_scores-true = { yes }
value-fly_off_scores-false = { no }
option-open_hands = 手札の公開
option-open_hands-about = 手札を互いに公開するか。
value-open_hands-false = { no }
value-open_hands-true = { yes }
option-extension = 盤の拡張
option-extension-about = 拡張を断って機体を失うことができるか。
value-extension-optional = 断れる
value-extension-compulsory = 必須
option-ace_omission = エースが省くトークン
option-ace_omission-about = 選ぶ時機。
value-ace_omission-when_moving = エースが動くとき
value-ace_omission-at_reveal = 計画の公開直後
option-weave_is_firing = サッチウィーブも射撃扱い
option-weave_is_firing-about = 回避・バレルロール・古参兵がサッチウィーブにも効くか。
value-weave_is_firing-false = { no }
value-weave_is_firing-true = { yes }
option-max_rounds = 最大ラウンド数
option-max_rounds-about = このラウンド数で引き分けとする。
value-max_rounds-0 = 制限なし
value-max_rounds-5 = 5
value-max_rounds-10 = 10
value-max_rounds-20 = 20

## Text that is not understood

unreadable-unknown-aircraft = 「{ $word }」という航空機はありません。
unreadable-unknown-piece = 「{ $word }」という種類の航空機はありません。
unreadable-unknown-cell = 「{ $word }」というマスはありません。
unreadable-unknown-heading = 「{ $word }」という向きはありません。
unreadable-unknown-turn = 「{ $word }」という旋回はありません。
unreadable-unknown-tile = 「{ $word }」という小タイルはありません。
unreadable-unknown-spot = 小タイルを「{ $word }」には置けません。
unreadable-unknown-plan = 「{ $word }」という計画はありません。
unreadable-unknown-role = 「{ $word }」は「attacker」（攻撃側）か「defender」（防御側）にしてください。
unreadable-unknown-card = 「{ $word }」というカードはありません。

## Figures that help to choose, as headings

advice-p-destroy = 敵を撃墜
    .about = 敵機を撃墜する確率
    .short = 敵機撃墜
advice-p-lost = 自機を喪失
    .about = 自機を失う確率
    .short = 自機喪失

## The board in a terminal

screen-round = 第{ $round }ラウンド
screen-side = { $seat }：指揮点{ $points }、得点{ $score }、手札{ $cards }枚
screen-midway = { $sign } ミッドウェー
screen-carriers = { $sign } 空母
screen-zones = { $sign } 増援区域
screen-marker = * 起動マーカー
screen-bank = 命令バンク：
screen-price = [{ $card } { $price }]
screen-hand = { $seat }の手札：
colour-red = 赤
colour-yellow = 黄
colour-light-blue = 水色
colour-dark-blue = 紺
colour-outside = 射程外

## The board on the page

board-midway = ミッドウェー
board-map = ミッドウェー周辺の空の地図
board-overlays = 地図に表示
board-show-range = 射程
board-show-flight = 飛行
board-show-reach = 攻撃
board-zoom-in = 拡大
board-zoom-out = 縮小
board-rose = 飛ぶ向き
board-aircraft = { $aircraft }、マス{ $cell }、機首{ $heading }
board-fly-to = マス{ $cell }へ飛ぶ
board-fly-end = マス{ $cell }へ飛ぶ、機首{ $heading }
board-choose-target = 印の付いた敵を選ぶと確率が表示されます。飛行先を選ぶこともできます。
board-initiative = 主導権
board-score = { $score }／{ $threshold }点
board-bombers = 爆撃機{ $count }機
board-flying = { $count }機
board-hand = 手札{ $count }枚
board-points = 指揮点{ $count }
board-bank = 命令バンク
board-deck = 山札{ $deck }、捨て札{ $discard }
board-plan = あなたのトークン
board-take-back = 最後のトークンを戻す
board-confirm-plan = 計画を確定
board-chance = 敵機撃墜{ $destroy }、自機喪失{ $lost }
board-matrix = 計画の組み合わせごとの結果
board-matrix-key = 行：自分のトークン、列：敵のトークン。上半分：自分から見た敵、下半分：敵から見た自分。輪：撃墜できる。
board-order = 先手
board-own-first = 自分が先
board-enemy-first = 敵が先
board-axis-enemy = 敵のトークン
board-pair = 自分から見た敵：{ $own }、敵から見た自分：{ $enemy }。敵機撃墜{ $destroy }、自機喪失{ $lost }。
board-firing-odds = 射撃（％）：敵機撃墜／自機喪失。行：自分の色、列：敵の色。数字は引く枚数。
board-enemy-colour = 敵：{ $colour }
board-combat = 空戦
board-last-combat = 直前の空戦
board-attacks = 攻撃側
board-first = 先手
board-no-card = カードなし
board-secret = 秘密のトークン
board-lost = 機体を失う
board-stack = 出されたカード（上が最新）
board-card-acceleration = 機動をもう1回。
board-card-surprise-attack = 以後カードは出せず、すぐ射撃。
board-card-feint = 左か右へ横滑り。
board-card-barrel-roll = 敵の最高の射撃カードを無視する。
board-card-about-turn = 180度向きを変える。
board-card-dodge = この空戦では射撃しない。
board-card-loop = トークンを実行する前の位置に戻る。
board-card-sixth-sense = 宙返りと同じ。さらに新しいトークンを並べてもよい。
board-card-thach-weave = 別の自軍機が敵を射撃する。
board-card-veterans = 射撃カードを1枚多く引く。

## Words of the view, for the board as text

view-mode = モード
mode-carrier_hunt = { value-mode-carrier_hunt }
mode-domination = { value-mode-domination }
view-holder = 主導権カード
view-score = 得点
view-threshold = 勝利点
view-aircraft = 航空機
view-tiles = 小タイル
view-bank = { board-bank }
view-deck = 山札の枚数
view-discard = 捨て札
view-cards = 手札の枚数
view-hands = 手札
view-moving = 移動中
view-combat = 空戦
view-confirmed = 確定済み
view-chosen = あなたの秘密の選択
view-kind = 種類
kind-fighter = 戦闘機
kind-bomber = 爆撃機
kind-ace = エース
view-cell = マス
view-heading = 機首
view-marker = マーカーあり
view-made = 済んだ機動
view-plans = 計画
view-omitted = 省いたトークン
view-start = 開始位置
view-sights = 敵の見え方
view-red = { colour-red }
view-yellow = { colour-yellow }
view-light-blue = { colour-light-blue }
view-dark-blue = { colour-dark-blue }
view-outside = { colour-outside }
view-barrels = バレルロール
view-veterans = 古参兵
view-dodged = 回避
view-first = 先に動く側
view-window = カードを出せる側
view-card = カード

## Lessons

lesson-flight = 飛行
lesson-flight-about = 機動、マスの入れ替わり、盤の端。
lesson-flight-start = 主導権カードはアメリカ軍にあります。黄色のマーカーがある戦闘機は、このラウンドではまだ行動していません。機首は東、日本軍の戦闘機をまっすぐ向いています。
lesson-flight-activate = 戦闘機を起動し、マーカーを取り除きました。これから1つだけ行動します。飛行するか、機動5回以内で届く敵を攻撃するかです。
lesson-flight-choose = 戦闘機は3回か4回の機動を行います。1回の機動は、まっすぐ1マス前進し、望むなら左か右へ1辺だけ向きを変えることです。3回目より前には止まれません。
lesson-flight-exchange = 前のマスに別の機体がいました。2機は場所を入れ替え、向きはそのままです。それから自軍の戦闘機は左へ向きを変えます。日本軍の戦闘機は向きを変えられず、マーカーも残ります。
lesson-flight-turn = 1マス前進して右へ。機首は再び東を向きました。その場で向きを変えることはできず、変えられるのは1辺までです。
lesson-flight-edge = 次のマスは盤の外です。そのマスを覆い、盤に接し、何とも重ならないように小タイルを置いて盤を広げるか、機体を失うかです。置ける場所は2か所あります。
lesson-flight-tile = 小タイルが置かれ、機動が行われました。タイルは別の場所に使われるまでここに残ります。機体が乗っている間は誰も取れません。3回の機動が済んだので、ここで飛行を終えることもできます。
lesson-flight-end = 4回目の機動が最後です。飛行の後、相手にマーカーのある機体があれば、主導権カードは相手に移ります。日本軍の戦闘機にはマーカーがあります。

lesson-combat = 空戦
lesson-combat-about = 届く範囲、秘密の計画、カードの応酬、射撃。
lesson-combat-start = トムはアメリカ軍、ケイトは日本軍です。トムの手札には加速、ケイトの手札には反転があります。相手の手札は、何が買われたかからしか分かりません。
lesson-combat-reach = トムは戦闘機を起動します。点線はケイトの戦闘機への道筋です。直進、直進、左、直進、直進。機動5回なら届きます。数えるのはマスではなく機動です。
lesson-combat-attack = トムが攻撃し、ケイトの戦闘機もマーカーを失います。ここで両者は秘密にトークンを2枚並べます。図は、計画の組み合わせごとに、誰が誰を照準に捉えるかを示しています。
lesson-combat-plan-usa = トムは左、右と計画しました。ケイトには確定したことだけが分かり、内容は見えません。次はケイトの番で、図は彼女の側から見たものです。
lesson-combat-reveal = ケイトは直進、直進と計画し、両方の計画が公開されました。どちらが先に動くかは攻撃側が決めます。
lesson-combat-movement = トムはケイトを先に動かしました。彼女は2マス前進し、続いてトムが左、右。互いに相手を左前方の黄色のマスに捉えています。射撃カードは2枚、撃墜も可能です。最初にカードを出せるのは防御側です。
lesson-combat-pass = ケイトは何も出しません。それで命令が終わるわけではなく、攻撃側の番は必ず来ます。トムのサッチウィーブは出せません。ケイトを照準に捉えている別の自軍機がないからです。
lesson-combat-acceleration = トムは加速を出します。機動をもう1回、向きは自由です。矢印はそれぞれの行き先を、数字はその後に射撃した場合の結果を示します。
lesson-combat-behind = 1マス前進して左へ。ケイトはトムから見てまだ黄色のマスにいます。しかしトムは今や彼女の後ろ、紺のマスです。彼女が引けるのは1枚で、彼を撃墜できません。カードが出されたので、ケイトは応じることができます。
lesson-combat-about-turn = ケイトは反転を出し、再びトムに正対します。双方とも黄色です。次はトムの番で、カードを出さなければ射撃になります。
lesson-combat-firing = 両者2枚ずつ引きます。トムは2と1、ケイトは6と3。最高の札どうしを比べて6対2、しかもケイトはトムを攻撃範囲に捉えていました。トムの戦闘機は撃墜され、日本軍に1点。攻撃したのはトムなので、マーカーがある限り主導権カードはトムに残ります。

card-round = 第{ $round }ラウンド
card-score = { $seat }の得点
card-destroyed = 失った航空機

## The legend of the board

legend-plane = 航空機：機首が飛ぶ向き。四角は米軍、丸は日本軍。Fは戦闘機、Bは爆撃機、Aはエース。
legend-marker = このラウンドでまだ行動していません。
legend-range = 射程：マスの色は、そこにいる目標に引くカードの枚数を示します。
legend-reach = 攻撃できる敵と、そこへの経路。
legend-end = 飛行を終えられるマス。矢印はその時の機首の向き。
legend-zone = 増援が現れる場所：星は米軍、円は日本軍。
legend-token = 機動トークン：左、直進、右。
legend-points = 指揮点：入札やカードの購入に使います。

## What a hint gives as its reason

term-aircraft = 飛行中の機体
term-place = 盤上の位置
term-sight = 射程内の敵
term-cards = 手札
term-score = 得点
term-combat = 進行中の戦闘
term-rest = 全体の形勢

## 勝ち方と最初のゲームの助言

guide-goal = 空母強襲では爆撃機一機が勝敗を決めます。爆撃機が先に敵空母のマスに入った側が直ちに勝ちます。戦闘機は味方の爆撃機の道を開き、敵の爆撃機を止めます。制空ではその代わりに、撃墜とミッドウェー上空の優勢で点を取ります。
guide-bid = 1. ラウンドの初めに、指揮点 0 から 3 を秘密に賭けます。多い方が主導権を得て、残りは後で命令カードを買うのに使います。
guide-activate = 2. 主導権を持つ側が、まだ行動していない一機を選びます。飛ぶか、攻撃するかです。
guide-fly = 3. 機動とは、まっすぐ一マス進み、望むなら一辺だけ向きを変えることです。戦闘機は三回か四回、爆撃機は二回か三回行います。出会った二機はマスを入れ替えます。
guide-plan = 4. 五回の機動で届く敵を攻撃できます。両者が秘密に二つの機動を計画し、攻撃側がどちらが先に動くかを決めます。
guide-fire = 5. 交互に命令カードを使えます。その後、図表で相手が射界に入っているかと引くカードの枚数を見て、最も高いカードが勝ちます。
guide-buy = 6. ラウンドの終わりに、残った指揮点で命令を買います。使わなかった分は失われます。

tip-bid = 主導権のために指揮点を賭けます。賭けた分はどちらも失われ、多い方が先に動きます。残した分でラウンドの終わりに命令を買えます。急がないなら少なく賭けましょう。
tip-aircraft = 今行動する機を選びます。味方の爆撃機二機は西の日本空母を目指し、戦闘機は日本の爆撃機を狙いましょう。
tip-fly = 機動ごとに一マス進み、直進するか向きを変えます。止まることもその場で回ることもできないので、二手先を考え、盤の外に出ないようにしましょう。
tip-turns = 飛行の後は主導権が敵に移ります。攻撃の後は、まだ行動していない味方の機がある限り主導権を保ちます。
tip-attack = 敵が届く範囲にいます。まだ行動していない敵なら、攻撃でその番も奪えます。図は、どの計画で敵が射界に入るかを示しています。
tip-plan = 二つの機動を秘密に選びます。最後に敵を自分の機首の前に置き、自分は敵の前にいないようにします。
tip-order = 計画が公開されました。どちらが先に動くかはあなたが決めます。後から動く方が相手の後ろを取りやすいです。
tip-card = 自機を動かすか守る命令を使うか、見送ります。カードが使われる限り、相手も応じられます。
tip-fired = 射撃が行われました。図表の枚数だけカードを引き、最も高い一枚で比べます。撃墜できるのは、相手を射界に入れていた側だけです。
tip-purchase = 残った指揮点で命令を買いましょう。次の戦いで役立ちます。残した分は失われます。
