# Port Arthur in Japanese. The scheme is described in show/text.py.

## ゲーム

game-title = ポート・アーサー
game-about = 1904～1905年、日本とロシアが朝鮮周辺の海を争います。艦隊が出撃し、戦隊が戦い、陸軍が上陸します。
game-length = 約1時間、6ターン

## Sides

seat-japan = 日本軍
seat-russia = ロシア軍

## Places: names are data, these are their forms in a sentence

form-port =
    .at = { $name }港
port-japan = 日本
    .at = 日本の港
switch-on = { on }
switch-off = { off }

## Classes of ships

class-battleship = 戦艦
class-old-battleship = 旧式戦艦
class-armoured-cruiser = 装甲巡洋艦
class-protected-cruiser = 防護巡洋艦
class-coast-defence-ship = 海防戦艦

## Phases

phase-raid = 旅順奇襲
phase-sortie-japan = 日本艦隊の出撃
phase-sortie-russia = ロシア艦隊の出撃
phase-operations = 作戦
phase-scoring = 得点
phase-return = 帰港
phase-over = 終戦
cycle-passed = { $seat }：パス
cycle-failed = { $seat }：判定失敗

## What a player may do

do-done = 完了
do-raid = { $ship }を雷撃する
do-spare = { $ship }を目標から外す
do-sail = { $ship }を{ $zone }へ出撃させる
do-repair = { $ship }を造船所へ送る
do-stay = { $ship }を港に残す
do-embark = { $zone }の上陸ボックスに陸軍部隊を置く
do-disembark = { $zone }の上陸ボックスから陸軍部隊を戻す
do-reroll = 主導権を使って振り直す
do-accept = フェイズを終える
do-pass = パス
loss-ships = まだ出港できるのに港に残る艦：{ $count } 隻。このフェイズ中はもう出港できません。
do-move = { $zone }の戦隊を{ $place-at }へ動かす
do-from = { $port-at }から出航する
do-add = { $ship }を加える
do-drop = { $ship }を外す
do-to = { $zone }へ出航する
do-cancel = 別の作戦を選ぶ
do-battle = { $zone }で海戦を行う
do-take-first = 主導権を使って先に砲撃する
do-stay-second = 後から砲撃する
do-fire = ダイス{ $number }個で砲撃する
do-crit = 致命弾を{ $ship }に与える
do-hit = 命中弾を{ $ship }が受ける
do-blockade =
    { $switch-id ->
        [on] 旅順を封鎖する
       *[off] 封鎖しない
    }
do-land = { $space }を占領する
do-strike = { $ship }が触雷する
do-return = { $ship }は{ $port-at }へ帰港する
do-return-all = { $zone }の戦隊は{ $port-at }へ帰港する
do-top = { $zone }で{ $ship }を一番上に置く

## What a player is asked

ask-choose-raid =
    { $left ->
        [0] 艦の選択が終わりました。確定するか、選び直してください。
       *[other] 旅順艦隊の艦をあと{ $left }隻選んでください。
    }
ask-sortie =
    { $seat-id ->
        [japan] 出撃：艦を海域または造船所へ送り、陸軍部隊を上陸ボックスに置いてください。
       *[other] 出撃：艦を海域または造船所へ送ってください。
    }
ask-choose-reroll = ダイスの目が同じです。主導権を使って振り直すか、フェイズを終えるかを選んでください。
ask-choose-operation = 作戦（移動または海戦）を選ぶか、パスしてください。
ask-choose-ships =
    { $count ->
        [0] { $port-at }から出航する艦を選んでください。
       *[other] { $port-at }で{ $count }隻を選びました（速力{ $speed }）。さらに艦を加えるか、行き先を選んでください。
    }
ask-choose-order = { $zone }では敵が先に砲撃します。主導権を使って先に砲撃しますか？
ask-choose-dice = { $zone }の自軍戦隊の火力は{ $firepower }です。ダイスを何個振りますか？
ask-choose-criticals =
    { $left ->
        [0] 致命弾の割り振りが終わりました。確定してください。
       *[other] { $zone }の敵艦に致命弾をあと{ $left }発割り振ってください。
    }
ask-choose-hits =
    { $left ->
        [0] 命中弾の割り振りが終わりました。確定してください。
       *[other] { $zone }の自軍戦隊に命中弾をあと{ $left }発割り振ってください。
    }
ask-choose-blockade =
    { $placed ->
        [0] 旅順を封鎖しますか？ 制海ポイント{ $cost }点がかかります。
       *[other] 旅順の封鎖を続けますか？ 制海ポイント{ $cost }点がかかります。
    }
ask-choose-space = 陸軍部隊が上陸しました。満州トラックで占領するマスを選んでください。
ask-choose-strikes =
    { $left ->
        [0] 艦の選択が終わりました。確定するか、選び直してください。
       *[other] 触雷する自軍の艦をあと{ $left }隻選んでください。
    }
ask-choose-return = 艦の帰る港を選んでください。選ばなかった艦は最初に示された港へ帰ります。

wait-choose-raid = { $seats }を待っています：旅順奇襲
wait-sortie = { $seats }を待っています：出撃
wait-choose-reroll = { $seats }を待っています：主導権の使用
wait-choose-operation = { $seats }を待っています：作戦
wait-choose-ships = { wait-choose-operation }
wait-choose-order = { $seats }を待っています：砲撃の順番
wait-choose-dice = { $seats }を待っています：ダイスの数
wait-choose-criticals = { $seats }を待っています：致命弾の割り振り
wait-choose-hits = { $seats }を待っています：命中弾の割り振り
wait-choose-blockade = { $seats }を待っています：封鎖
wait-choose-space = { $seats }を待っています：上陸
wait-choose-strikes = { $seats }を待っています：触雷する艦
wait-choose-return = { $seats }を待っています：帰港

## What happened

event-raid-die =
    { $ships ->
        [0] 旅順奇襲：ダイスは{ $die }。雷撃された艦はない。
       *[other] 旅順奇襲：ダイスは{ $die }。{ $ships }隻を雷撃する。
    }
event-raided = { $ship }は雷撃を受け、旅順の造船所に入った。
event-turn-begins = 第{ $turn }ターン開始。
event-initiative-to-russia = 主導権がロシア軍に移った。
event-arrived = バルチック艦隊が{ $port-at }に到着した：{ $ships }。
event-sailed = { $ship }は{ $zone }へ出撃した。
event-repairing = { $ship }は{ $port-at }の造船所に入った。
event-stayed = { $ship }は{ $port-at }に残った。
event-embarked = 日本軍は{ $zone }の上陸ボックスに陸軍部隊を置いた。
event-disembarked = 日本軍は{ $zone }の上陸ボックスから陸軍部隊を戻した。
event-sortie-over = { $seat }は出撃を終えた。
event-squadron-seen =
    { $count ->
        [1] { $zone }に{ $seat }の艦が1隻いる：{ $ship }。
       *[other] { $zone }に{ $seat }の艦が{ $count }隻いる。一番上は{ $ship }。
    }
event-left-port = { $port-at }から出撃：{ $ships }。
event-cycle = 作戦のダイス：日本軍{ $japan }、ロシア軍{ $russia }。
event-tie-accepted = { $seat }は主導権を使わず、作戦フェイズが終わった。
event-rerolled = { $seat }は主導権を相手に渡し、ダイスを振り直した。
event-passed = { $seat }はパスした。
event-passed-idle = { $seat }は行える作戦がなく、パスした。
event-operations-over = 両軍がパスし、作戦フェイズが終わった。
event-moved = { $seat }の戦隊が{ $from-at }から{ $to-at }へ移動した（速力{ $speed }、ダイス{ $die }）。
event-stuck = { $seat }の戦隊は{ $from-at }から{ $to-at }へ移動できなかった（速力{ $speed }、ダイス{ $die }）。
event-put-to-sea = { $ships }が{ $port-at }から{ $zone }へ出航した（速力{ $speed }、ダイス{ $die }）。
event-kept-in-port = { $ships }は{ $port-at }から{ $zone }へ出航できなかった（速力{ $speed }、ダイス{ $die }）。
event-battle = { $seat }が{ $zone }で海戦を挑んだ。
event-revealed = { $seat }の戦隊：{ $ships }。
event-order-of-fire = { $seat }が先に砲撃する（速力：日本軍{ $japan }、ロシア軍{ $russia }）。
event-took-first = { $seat }は主導権を使い、先に砲撃する。
event-fired =
    { $seat }が砲撃（火力{ $firepower }、ダイス{ $dice }）：{ $hits ->
        [0] 命中なし
       *[other] 命中弾{ $hits }発
    }{ $criticals ->
        [0] { "" }
       *[other] 、致命弾{ $criticals }発
    }。
event-damaged = { $ship }は損傷した。
event-sunk = { $ship }は沈没した。
event-battle-over = { $zone }の海戦が終わった。
event-control = 海域の支配：日本軍{ $japan }点、ロシア軍{ $russia }点。
event-marker =
    { $japan ->
        [0]
            { $russia ->
                [0] { $seat }は制海ポイント{ $gain }点を得た。マーカーは中央。
               *[other] { $seat }は制海ポイント{ $gain }点を得た。マーカーはロシア軍側の{ $russia }。
            }
       *[other] { $seat }は制海ポイント{ $gain }点を得た。マーカーは日本軍側の{ $japan }。
    }
event-blockade-on = 日本軍は旅順を封鎖した。
event-blockade-kept = 日本軍は旅順の封鎖を続けた。
event-blockade-off = 旅順の封鎖が解かれた。
event-convoy-sunk = ロシア軍は{ $zone }で輸送船団を沈めた。
event-landed = 日本陸軍が{ $space }を占領した。
event-army-returned = 上陸した陸軍部隊の入れるマスがなく、予備に戻った。
event-shipyard-lost = 旅順は造船所を失った。
event-fortress-fell = 旅順が陥落した。
event-siping-die = 四平：日本軍のダイスは{ $die }。
event-repaired = { $port-at }で修理完了：{ $ships }。
event-mine-die =
    { $ships ->
        [0] 機雷：{ $seat }のダイスは{ $die }、速力は{ $speed }。触雷した艦はない。
       *[other] 機雷：{ $seat }のダイスは{ $die }、速力は{ $speed }。{ $ships }隻が触雷する。
    }
event-mined = { $ship }が触雷した。
event-survival-die = 触雷した{ $ship }：ダイス{ $die }、防御力{ $defence }。
event-returned = { $ships }が{ $port-at }へ帰港した。
event-neglected = 整備不良により{ $port-at }で損傷：{ $ships }。
event-topped = { $zone }では{ $ship }が一番上になった。
event-russia-keeps-mukden = 奉天に日本陸軍がいないため、ロシア軍の勝利。
event-won = { $seat }の勝利（制海ポイント{ $lead }点）。
event-drawn = マーカーは中央。引き分け。

## How the game ended

ending-PA-4-5 = ロシア軍の勝利：奉天に日本陸軍がいない。
ending-PA-4-6-japan = 制海ポイントにより日本軍の勝利。
ending-PA-4-6-russia = 制海ポイントによりロシア軍の勝利。
ending-PA-4-6-draw = 引き分け：制海ポイントは互角。

## Why something is not allowed

refuse-PA-1-2 = その艦は相手側の艦です。
refuse-PA-1-5 = その艦はすでにそこにいます。
refuse-PA-1-7 = 予備に陸軍部隊が残っていません。
refuse-PA-2-7 = 旅順は陥落し、もう港ではありません。
refuse-PA-2-9 = 上陸ボックスは対馬海峡と黄海にしかありません。
refuse-PA-3-5 = その艦はこのゲームでは使いません。
refuse-PA-5-3 = その艦はまだ到着していません。
refuse-PA-5-4 = 今できるのは出撃と修理、陸軍部隊の配置だけです。
refuse-PA-5-8 = 損傷した艦は、港に隣接する海域にしか出撃できません。
refuse-PA-5-9 = 遠すぎます。無傷の艦は、港に隣接する海域か、そのもう一つ先の海域まで出撃できます。
refuse-PA-5-11 = 封鎖中、旅順の艦は黄海にしか出撃できません。
refuse-PA-5-12 = 出撃できるのは泊地にいる艦だけです。
refuse-PA-5-13 = その港には造船所がありません。
refuse-PA-5-14 = 造船所に入れるのは損傷した艦だけです。
refuse-PA-5-16 = 陸軍部隊を送れるのは日本軍だけで、各上陸ボックスに1個までです。
refuse-PA-5-17 = その上陸ボックスには戻せる陸軍部隊がいません。
refuse-PA-6-3 = 移動、海戦、パスのいずれかを選んでください。
refuse-PA-6-4 = ダイスの目が同じです。振り直すか、フェイズを終えるかを選んでください。
refuse-PA-6-14 = そこに自軍の戦隊はいません。
refuse-PA-6-17 = 戦隊は隣接する海域にしか移動できません。
refuse-PA-6-18 = 戦隊が入れるのは、隣接する自軍の使える港だけです。陥落した港には入れません。
refuse-PA-6-19 = 出航できるのはその港の泊地にいる艦だけで、行き先は港に隣接する海域に限られます。
refuse-PA-6-20 = 造船所にいる艦は出航できません。
refuse-PA-7-1 = 海戦は両軍の艦がいる海域でしか行えません。
refuse-PA-7-6 = 主導権を使って先に砲撃するかどうかを決めてください。
refuse-PA-7-9 = 振るダイスの数を選んでください。砲撃しないことはできません。
refuse-PA-7-15 = 今は損害を割り振ります。致命弾は砲撃した側、命中弾は撃たれた側が割り振ります。
refuse-PA-7-16 = 致命弾はこの海戦の敵艦に与えなければなりません。
refuse-PA-7-17 = 致命弾で損傷した艦を沈められるのは、その戦隊に無傷の艦がいないときだけです。
refuse-PA-7-18 = 目標がある限り、致命弾はすべて使わなければなりません。
refuse-PA-7-19 = 命中弾はこの海戦の自軍の艦が受けます。
refuse-PA-7-22 = 戦隊に艦がある限り、命中弾はすべて割り振らなければなりません。
refuse-PA-7-24 = その艦は沈没しています。
refuse-PA-8-7 = 旅順を封鎖するかどうかを決めてください。
refuse-PA-8-15 = 陸軍部隊は、手前のマスがすべて占領されている空きマスに進みます。
refuse-PA-8-18 = そのマスにはすでに陸軍部隊がいて、動きません。
refuse-PA-9-4 = その海域の艦はその港へは帰れません。
refuse-PA-9-5 = 港を選べるのは、帰る港が二つある海上の艦だけです。艦ごとか戦隊ごとかは取り決めによります。
refuse-PA-11-3 = ダイスで決まった数だけ、旅順艦隊の艦を選んでください。
refuse-PA-11-6 = 触雷する数だけ、黄海にいる自軍の艦を選んでください。
refuse-PA-12-1 = 一番上の艦を選べるのは「戦場の霧」を使うときだけで、自軍の戦隊に限ります。
refuse-PA-H-4 = その艦はすでに一番上です。
refuse-PA-R-7 = 防御力より少ない命中弾で損傷艦を沈められるのは、ほかに受けられる艦がないときだけです。

## Lessons

lesson-movement = 海上の移動
lesson-movement-about = 速力とダイス、そして失敗した移動が敵に与えるもの。
lesson-movement-start = 日本海にロシア艦隊（ロシア、グロモボーイ、リューリク）と日本艦隊（浅間、常磐）がいます。行動するのはロシアです。艦隊の速力は最も遅い艦の速力で、5です。
lesson-movement-fails = ロシアは艦隊を太平洋へ向かわせます。ダイス1個で決まり、速力を超えてはいけません。6が出たので艦はとどまり、日本がすぐに行動できます。
lesson-movement-battle = 日本はこの機会をとらえ、同じ海域で攻撃します。両艦隊とも速力5で、同じ速力なら防御側が先に撃ちます。ロシアは振るダイスの数を選びます。

lesson-battle = 海戦
lesson-battle-about = 先に撃つのは誰か、ダイスと火力、致命弾と通常の命中弾。
lesson-battle-start = 黄海で日本の装甲巡洋艦6隻がロシア艦5隻と向かい合っています。すべて無傷です。同じ海域にいるだけでは海戦になりません。行動する側が選ぶ必要があります。
lesson-battle-order = 日本が攻撃します。速力は日本艦隊が5、ロシア艦隊が4で、速い方が先に撃ちます。日本艦の火力は合計28です。表はダイスの数ごとに何が得られるかを示します。
lesson-battle-fire = ダイス6個：1、1、2、4、4、5。合計は17で28を超えないので、どのダイスも命中です。通常の命中弾6発。さらに1と4の2組のペアで致命弾2発です。
lesson-battle-critical = まず致命弾を、撃った側が割り当てます。ツェサレーヴィチが損傷面になります。艦隊に無傷の艦がある間は、同じ艦に再び致命弾を当てられません。
lesson-battle-critical-two = 2発目の致命弾でレトヴィザンが損傷します。これで撃った側は終わりです。
lesson-battle-normal = 通常の命中弾6発は撃たれた側が割り当てます。無傷の艦を損傷させるには1発、損傷した艦を沈めるには防御力と同じ数が必要です。
lesson-battle-damage = ポルタヴァが損傷：1発。
lesson-battle-damage-two = ディアーナが損傷：2発目。
lesson-battle-damage-three = セヴァストポリが損傷：3発目。残りは3発です。
lesson-battle-sinking = 再びポルタヴァ。防御力は3なので、残りの3発で沈みます。すぐに海戦から離れ、撃つことはありません。
lesson-battle-answer = 今度はロシアが残った艦で撃ちます。ツェサレーヴィチ、レトヴィザン、セヴァストポリが6ずつ、ディアーナが1。火力は19です。
lesson-battle-too-many = またダイス6個：4、4、5、5、5、6。合計29は19を超えます。その場合、大きいダイスから順に、火力より小さい間だけ数えます。6と5と5で16、もう1つ5を足すと21。通常の命中弾3発、致命弾はありません。
lesson-battle-yakumo = 日本が命中弾を割り当て、最初の1発を八雲に受けさせます。八雲は損傷します。
lesson-battle-sunk = 残りの2発で、防御力2の八雲は沈みます。ほかの艦は無傷のままです。
lesson-battle-end = 両軍が撃ち終え、双方に艦が残っていても海戦は終わりです。新しいサイクルは両軍のダイス1個ずつで始まります。日本2、ロシア5で、行動するのはロシアです。

## Options

option-extra_ships = 追加艦
option-extra_ships-about = 初瀬、八島、ペトロパヴロフスクが加わります。
value-extra_ships-off = { off }
value-extra_ships-on = { on }
option-opening_raid = 旅順奇襲
option-opening_raid-about = 第1ターンの前に、日本の水雷艇が旅順艦隊の艦を最大3隻雷撃します。
value-opening_raid-off = { off }
value-opening_raid-on = { on }
option-mines = 機雷
option-mines-about = 封鎖中、黄海から帰港する艦は触雷することがあります。
value-mines-off = { off }
value-mines-on = { on }
option-hidden_threat = 見えざる脅威
option-hidden_threat-about = 追加艦、旅順奇襲、機雷をすべて使います。
value-hidden_threat-off = { off }
value-hidden_threat-on = { on }
option-fog_of_war = 戦場の霧
option-fog_of_war-about = 敵の戦隊は、一番上の艦と隻数だけが見えます。
value-fog_of_war-off = { off }
value-fog_of_war-on = { on }
option-zone_points = 海域の制海ポイント
option-zone_points-about = 日本海とフィリピン海の価値を決めます。
value-zone_points-graduated = ウラジオストクから遠いほどロシア軍に高い
value-zone_points-sea_of_japan_1_3 = 日本海：日本軍1、ロシア軍3
value-zone_points-philippine_1_3 = フィリピン海：日本軍1、ロシア軍3
option-manchuria_layout = 満州トラック
option-manchuria_layout-about = トラックが遼陽の先で分かれるか、一本道かを決めます。
value-manchuria_layout-fork = 分かれる
value-manchuria_layout-sequence = 一本道
option-partial_hits = 火力を超えたときの命中
option-partial_hits-about = 大きい目から数えた合計が火力未満でなければならないか、火力と同じでもよいかを決めます。
value-partial_hits-strict = 火力未満
value-partial_hits-inclusive = 火力以下
option-underpayment = 防御力より少ない命中での沈没
option-underpayment-about = 所有者がいつでも選べるか、ほかに受けられる艦がないときだけかを決めます。
value-underpayment-free = いつでも
value-underpayment-forced_only = やむを得ないときだけ
option-blockade_at_limit = ロシア軍が5点のときの封鎖
option-blockade_at_limit-about = 代価を払えない封鎖が解かれるか、無償で続くかを決めます。
value-blockade_at_limit-lift = 解かれる
value-blockade_at_limit-keep_free = 無償で続く
option-return_choice = 帰港先の選択
option-return_choice-about = ロシア軍が港を艦ごとに選ぶか、戦隊ごとに選ぶかを決めます。
value-return_choice-per_ship = 艦ごと
value-return_choice-per_squadron = 戦隊ごと
option-act_after_pass = パスの後の作戦
option-act_after_pass-about = 相手の移動判定が失敗したとき、パスした側が改めて行動できるかを決めます。
value-act_after_pass-no = { no }
value-act_after_pass-yes = { yes }

## ページの盤面

board-battle = 海戦：{ $zone }
board-label = { $label }：
board-first = 先に射撃
board-volley = { $hits ->
        [0] 命中なし
       *[other] 命中弾{ $hits }発
    }{ $criticals ->
        [0] { "" }
       *[other] 、致命弾{ $criticals }発
    }
board-report = 海戦報告：{ $zone }
board-within = 合計が{ $firepower }以下
board-hits = 命中弾
board-criticals = 致命弾
board-with-criticals = 致命弾あり
board-lost = 撃沈
board-select-all = すべて選ぶ
board-select-first = 艦を選び、光っている海域をクリックしてください。
board-select-then = 光っている海域をクリックしてください（{ $count }隻）。
board-both-faces = 両面を表示
board-close = 閉じる
board-hidden = ほかに{ $count }隻が霧に隠れています。
board-port = { $port }：停泊中{ $ships }隻、うち損傷{ $damaged }隻、造船所{ $yard }隻
board-squadron = { $side }、{ $zone }：{ $count }隻
board-zoom-in = 拡大
board-zoom-out = 縮小
board-zone = { $zone }：制海の得点は日本{ $japan }、ロシア{ $russia }
board-zone-key = { $zone }：重要海域

## Figures that help to choose, as headings

advice-p-within = 火力以内
    .about = 火力以内に収まる確率
    .short = 合計が火力以内
advice-expected-hits = 平均命中弾
    .about = 命中の期待値
    .short = 平均命中
advice-expected-criticals = 平均致命弾
    .about = 致命弾の期待値
    .short = 致命弾
advice-expected-lost = 平均撃沈数
    .about = 敵艦喪失の期待値
    .short = 撃沈
advice-p-success = 成功率
    .about = 移動できる確率
    .short = 移動成功
advice-p-tie = 再び同じ目
    .about = 再び同じ目になる確率
    .short = 再び同じ目

## The map in a terminal

screen-battle = 海戦
screen-unseen = 不明{ $count }隻
screen-fallen = 陥落
screen-no-shipyard = 造船所なし
screen-all-but = { $zones }以外の全海域
screen-baltic = バルチック艦隊
screen-key-zone = 重要海域：支配した数に応じて得点

## 読み取れない文

unreadable-unknown-ship = 「{ $word }」という艦はありません。
unreadable-unknown-zone = 「{ $word }」という海域はありません。
unreadable-unknown-port = 「{ $word }」という港はありません。
unreadable-unknown-place = 「{ $word }」という海域や港はありません。
unreadable-unknown-space = トラックに「{ $word }」というマスはありません。
unreadable-unknown-switch = 「{ $word }」ではなく「on」か「off」と入力してください。

## 見出し

label-turn-of = 第{ $turn }ターン（全{ $turns }ターン）
label-control-points = 制海ポイント
label-initiative = 主導権
label-blockade = 封鎖
label-supply = 予備
label-sunk = 沈没
label-damaged = 損傷
label-intact = 無傷
label-firepower = 火力
label-speed = 速力
label-defence = 防御力
label-anchorage = 泊地
label-shipyard = 造船所
label-manchuria-track = 満州トラック
label-landing-box = 上陸ボックス
label-convoy = 輸送船団
label-dice = ダイス
count-ships = { $count }隻

## 文字表示の言葉

view-cp = { label-control-points }
view-port = 泊地：
view-yard = 造船所：
view-box = 到着ターン
view-shipyard-lost = 旅順の造船所喪失
view-fallen = 旅順陥落
view-landed = 上陸したばかりの陸軍部隊
view-boxes = 上陸ボックスの陸軍部隊
view-spaces = 満州の陸軍部隊
view-supply = 予備の陸軍部隊
view-squadrons = 戦隊
view-battle = 海戦
view-choosing = 選択済み
view-first = 先に撃つ側
view-left = 残りの命中
view-count = 隻数
view-top = 一番上の艦
view-zone = 海域

card-landed = 上陸した軍

## The legend of the board

legend-counter = 艦：太字は火力、次は速力。損傷面の菱形は防御力で、一つが1点です。
legend-squadron = 戦隊：艦の数、合計火力、矢印の後は最も遅い艦の速力。茶色の円は損傷艦の数です。
legend-port = 港：停泊中の艦、茶色はそのうちの損傷艦の数、そして造船所の艦。
legend-worth = 制海で得る点：日本、ロシアの順。
legend-star = 重要海域：多く支配するほど得点が増えます。
legend-box = 上陸ボックス：空のものと、満州へ向かう軍がいるもの。
legend-blockade = 旅順は封鎖されています。
legend-control = 制海点トラック：左ならロシア、右なら日本がリード。
legend-turn = ターンと、その時に到着するロシア艦の数。

## What a hint gives as its reason

term-fleet = 艦隊の戦力
term-danger = 危険にさらされた艦
term-seas = 制海
term-landing = 上陸した軍
term-initiative = 主導権
term-blockade = 封鎖
term-reserve = 予備の艦
term-rest = 制海点

## 勝ち方と最初のゲームの助言

guide-goal = 六ターンで勝敗が決まります。終わりに奉天に日本の陸軍部隊がなければロシア軍の勝ちです。そうでなければ制海ポイントのマーカーで決まります。ある海に自軍の艦だけがいればその海の点を得て、多く得た方がマーカーを引き寄せます。沈めた艦は点になりません。
guide-sortie = 1. 日本軍が先に出撃します。無傷の艦は二つ先の海まで、損傷した艦は隣の海までです。二つの上陸ボックスに陸軍部隊を一個ずつ待たせられます。
guide-answer = 2. ロシア軍はそれを見てから三つの港から出撃します。海に一方だけがいれば、その側が点を得ます。
guide-operation = 3. 両軍がダイスを振り、大きい方が行動します。戦隊を動かすか、戦うかです。移動するには、目が最も遅い艦の速力以下でなければなりません。同じ目ならフェイズは終わります。
guide-battle = 4. 海戦では速い戦隊が先に撃ちます。ダイスの数を選びます。合計が火力を超えなければダイス一個が一発の命中、同じ目はさらに致命弾になります。
guide-scoring = 5. 得点。対馬海峡、黄海、東シナ海は合わせて 1、3、6 点です。その海をロシア軍だけが占めていなければ陸軍部隊は上陸し、奉天へ進みます。
guide-return = 6. 全艦が港に帰ります。造船所の艦は修理され、造船所のない港のロシアの艦は損傷します。

tip-sortie = 艦を海へ送りましょう。ターンの終わりに自軍の艦だけがいる海ごとに点を得ます。対馬海峡、黄海、東シナ海が最も大切です。艦を選び、次に光っている海を選んでください。
tip-army = 奉天に陸軍部隊が必要で、あと一歩です。上陸ボックスに部隊を置き、その海をロシア軍だけのものにさせないでください。
tip-repair = 磐手が損傷しています。造船所に入れるとこのターンは休み、次のターンに無傷になります。今すぐ隣の海へ出すこともできます。
tip-operation = ダイスに勝ったので一つ行動できます。戦隊の移動、両軍がいる海での海戦、またはパスです。両軍がパスするとフェイズが終わるので、海が望みどおりならパスが得です。
tip-stuck = 移動に失敗しました。目が最も遅い艦の速力を超えたのです。艦はその場に残り、相手が直ちに行動できます。
tip-order = 主導権を持っていますが、このままでは後から撃つことになります。主導権を渡せば先に撃てます。沈めた艦は撃ち返せません。
tip-dice = ダイスが多いほど命中も増えますが、合計が火力を超えてはいけません。各選択の横の数字が、期待できる命中数です。
tip-criticals = 同じ目で致命弾を得ました。割り振るのはあなたです。無傷の艦を、強いものから損傷させましょう。損傷艦をこれで沈められるのは、無傷の艦がなくなってからです。
tip-hits = 撃たれました。どの艦が受けるかはあなたが決めます。無傷の艦の損傷は一発、損傷艦の沈没は防御力の数だけ使います。分けて受けると艦が助かることが多いです。
tip-tie = 同じ目が出るとフェイズは終わりますが、主導権を持つ側は振り直させることができます。まだすることがあれば使いましょう。主導権は敵に移ります。
tip-control = 海の点を数えました。両者の差だけマーカーが動きます。どの海で点を失ったかを見て、次のターンに艦を送りましょう。
tip-blockade = 一点を払うと、次の出撃で旅順の艦は黄海より先へ出られません。船団が脅かされているときに役立ちます。
tip-space = 陸軍部隊が上陸しました。最後に奉天を押さえる必要があります。二〇三高地、続いて旅順要塞を取ると、ロシア軍は港と艦を失います。
