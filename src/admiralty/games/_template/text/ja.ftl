# 小競り合い、日本語。仕組みは src/admiralty/show/text.py にある。

game-title = 小競り合い
game-about = 二つの戦隊が出会う。両軍は秘密裏に投入し、強い側は追撃できる。
game-length = 数分

seat-red = 赤軍
seat-blue = 青軍

phase-commitment = 投入
phase-pursuit = 追撃
phase-over = ゲーム終了

event-dealt = { $squadrons }が配られました。
event-committed = { $squadron }を投入しました。
event-clash = { seat-red }は{ $red }、{ seat-blue }は{ $blue }を送り出しました。
event-clash-dice = 戦力が等しいのでダイスで決めます：{ seat-red } { $red }、{ seat-blue } { $blue }。
event-undecided = 衝突の勝者はいません。
event-scored = { $seat }は{ $gain }点を得て、{ $points }点です。
event-pursuit-die = { $seat }は{ $stake }点を賭けて追撃し、出目は{ $die }です。
event-lost = { $seat }は{ $loss }点を失い、{ $points }点です。
event-won = { $seat }が{ $points }点で勝ちました。
event-drawn = 同点で引き分けです。

ask-commit = 第{ $round }ラウンド：戦隊を投入してください。両軍が選ぶと公開されます。
wait-commit = { $seats }の投入を待っています。
ask-choose-pursuit = 衝突に勝ち、{ $points }点です。追撃しますか、とどまりますか。
wait-choose-pursuit = { $seats }は追撃できます。
ask-choose-stake = 賭ける点数を決めてください。最大{ $most }点です。
wait-choose-stake = { $seats }が賭ける点数を決めています。

do-commit = { $squadron }を投入
do-hold = とどまる
do-pursue = 追撃する
do-stake = { $number }点を賭ける
do-call-off = 追撃をやめる

refuse-TP-3-1 = いまは戦隊を投入するときです。
refuse-TP-3-2 = 投入できるのは手元の戦隊だけです。
refuse-TP-4-3 = 衝突の勝者は追撃するか、とどまります。
refuse-TP-4-4 = 賭けられるのは持っている点数までで、上限もあります。

ending-TP-5-1 = 目標の点数に達しました。
ending-TP-5-2 = 戦隊が尽き、点数の多い側の勝ちです。
ending-TP-5-2-draw = 戦隊が尽き、同点です。

option-length = 長さ
option-length-about = 各軍に配られる戦隊の数。
value-length-short = 短い
value-length-long = 長い
option-pursuit = 追撃
option-pursuit-about = 衝突の勝者が追撃できるかどうか。
value-pursuit-on = 追撃あり
value-pursuit-off = 追撃なし

unreadable-unknown-squadron = 「{ $word }」という戦隊はありません。

## 文字表示の言葉

view-hold = 手札の数
view-spent = 使用済み
view-committed = 投入済み
