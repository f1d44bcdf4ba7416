# Minesweepers, Japanese.

game-title = 掃海艇
game-about = 二つの戦隊が交互に機雷原を掃海し、最後の機雷を除いた側が勝つ。
game-length = 五分

seat-north = 北軍
seat-south = 南軍
lane-inshore = 沿岸水路
lane-middle = 中央水路
lane-offshore = 沖合水路

phase-sweeping = 掃海
phase-over = ゲーム終了

event-swept = { $seat }が{ $lane }で{ $count }個を掃海した。残り{ $left }個。
event-weather = 天候のダイスは{ $die }。
event-cleared = { $seat }が最後の機雷を除いた。

ask-choose-lane = 水路を選んでください。残りの機雷は{ $left }個です。
wait-choose-lane = { $seats }が水路を選んでいます。
ask-choose-mines = { $lane }で何個掃海しますか。最大{ $most }個です。
wait-choose-mines = { $seats }が掃海中です。

do-enter = { $lane }に入る
do-sweep = { $number }個掃海する

refuse-MS-3-1 = 機雷のある水路を選んでください。
refuse-MS-3-2 = 一個以上、そこにある数までを掃海してください。

ending-MS-4-1 = 機雷原は掃海され、最後の機雷を除いた側の勝ち。
ending-MS-4-2 = 嵐で掃海は終わり、多く除いた側の勝ち。
ending-MS-4-2-draw = 嵐で掃海は終わり、除いた数は同じ。

option-weather = 天候
option-weather-about = 嵐でゲームが終わることがあるか。
value-weather-on = 嵐あり
value-weather-off = 凪

unreadable-unknown-lane = 「{ $word }」という水路はありません。

## 表示の語

view-entered = 選ばれた水路
view-mines = 機雷
view-swept = 掃海数
