## Errors

error-bad-request = サーバーはこの要求を理解できません（{ $field }）。
error-not-found = このアドレスには何もありません。
error-wrong-host = サーバーはこのアドレスには応答しません。
error-wrong-origin = この要求はサーバー自身のページからのものではありません。
error-wrong-content = サーバーは JSON だけを受け付けます。
error-not-json = サーバーはこのメッセージを理解できません。
error-too-large = サーバーには大きすぎます。
error-too-fast = 一度に要求が多すぎます。少し待ってからもう一度お試しください。
error-busy = サーバーは今とても混み合っています。しばらくしてからもう一度お試しください。
error-too-much-work = これはサーバーの時間またはメモリーを使いすぎます。
error-too-many-sockets = このテーブルを開いているウィンドウが多すぎます。
error-server-full = サーバーは満員です。少し待ってからもう一度お試しください。
error-address-full = あなたのアドレスからの接続が多すぎます。いくつかのウィンドウを閉じてもう一度お試しください。
error-too-slow = リクエストが時間内に届きませんでした。もっと良い接続でもう一度お試しください。
error-headers-too-large = このリクエストのヘッダーは大きすぎます。
error-storage = サーバーが保存できなかったため、何も行われませんでした。少ししてからもう一度お試しください。
error-unknown-outcome = 保存の途中でサーバーとデータベースの接続が切れました。実行された可能性があります。もう一度お試しください。二重に実行されることはありません。
error-internal = サーバーで問題が起きました。確認済みのものは失われていません。

error-no-session = まず名前を入力してください。
error-wrong-password = この名前とパスワードのアカウントはありません。
error-password-short = パスワードは前後の空白を除いて{ $least }文字以上必要です。
error-password-common = このパスワードは真っ先に試されるものの一つです。いくつかの単語、またはもっと長いものにしてください。
error-password-name = このパスワードはあなたの名前と同じです。他の人が知らないものにしてください。
error-login-taken = アカウント名 { $login } は使われています。
error-has-account = すでにアカウント { $login } があります。
error-no-account = 設定をサーバーに保存するにはアカウントが必要です。
error-needs-account = アカウントがありません。
error-old-password = パスワードが違います。
error-reset-gone = このリンクは使用済みか期限切れです。新しいリンクを依頼してください。
error-no-such-session = このセッションはすでに終了しています。

error-no-game = このサーバーにゲーム { $game } はありません。
error-no-lesson = レッスン「{ $lesson }」はありません。
error-no-guide = { $game }の案内はありません。
error-no-table = そのようなテーブルはありません。
error-not-your-table = あなたはこのテーブルにいません。招待か観戦用リンクをもらってください。
error-no-sheets = { $title } には印刷する用紙がありません。
error-no-ceremony = { $title } には表彰式がありません。
error-no-maps = { $title } には描ける海図がありません。
error-map-does-not-fit = この広さの海には収まりません。海を広げるか、数を減らしてください。
error-bad-data = このデータは使えません：{ $reason }
error-not-your-seat = これはあなたの席ではありません。
error-no-such-thing = そのようなものに名前は付けられません。
error-name-taken = 「{ $name }」または紛らわしい名前がすでに使われています。
error-flag-taken = この色は別のチームが使っています。
error-owner-only = テーブルを作った人だけができます。
error-players-only = ここでプレイしている人だけができます。
error-bad-option = この設定はゲームに合いません：{ $reason }
error-bad-seat = このゲームに席 { $seat } はありません。
error-bad-bot = ボット { $bot } はいません。
error-bot-budget = ボット { $bot } の要求は大きすぎます。ここでは一つのプロセスで { $iterations } 回または { $milliseconds } ミリ秒まで探索できます。
error-no-seat-for-you = 少なくとも一つの席に着いてください。
error-quota-tables = 開いているテーブルが { $most } あり、ここで一人が持てる上限です。まずどれかを終えてください。
error-quota-imports = 一日に { $most } 件の記録を取り込みました。これが上限です。明日もう一度お試しください。
error-quota-bytes = あなたのゲームとメッセージが、ここで一人が保存できる { $megabytes } MB を使い切りました。サーバーの管理者にご相談ください。
error-quota-challenges = 募集中の対戦が { $most } 件あり、一人の上限に達しています。まずどれかを取り下げてください。
error-lobby-full = 募集中の対戦が多すぎます。どれかを受けるか、後でもう一度お試しください。
error-lobby-tables-full = 公開テーブルが多すぎます。非公開にするか、後でもう一度お試しください。
error-challenge-gone = この対戦はもう募集されていません。
error-own-challenge = ここでは自分自身とは対戦できません。「この画面で両陣営」を選んでください。
error-not-your-challenge = これはあなたの募集ではありません。
error-accounts-only = この対戦はアカウントを持つ人だけが受けられます。設定でアカウントを作成できます。
error-not-public = このテーブルの席は一般に開放されていません。

error-link-unknown = このリンクは無効です。
error-link-used = この招待はすでに使われました。
error-link-revoked = この招待は新しいものに替えられました。
error-link-expired = この招待は期限切れです。新しいものをもらってください。
error-seat-taken = その席にはすでに人がいます。

error-code-unknown = このコードは見つかりません。もう一度確かめるか、主催者に新しいコードを聞いてください。
error-code-over = このコードのゲームは終わっています。
error-barred = 主催者によりこのゲームから外されました。戻るには、あなた専用のコードが必要です。
error-already-aboard = すでに { $seat } に所属しています。移動は主催者ができます。
error-crew-full = このクルーはもう満員です。
error-no-person = このテーブルにそのような人はいません。
error-no-piece = { $piece } はここにありません。
error-last-organiser = ゲームを主催する人が残らなければなりません。
error-member-only = 命令を出せるのは艦長と士官です。
error-not-your-piece = 命令できるのは次のものだけです：{ $pieces }。
error-not-organised = このテーブルに主催者はいません。
error-organiser-only = これは主催者だけができます。
error-planning-closed = 計画は締め切られました。保存された命令が有効です。
error-not-planning = 今は計画中ではありません。
error-timer-runs = タイマーはすでに動いています。
error-timer-stands = タイマーは動いていません。
error-timer-not-paused = タイマーは一時停止していません。
error-no-saved-turn = { $n } 手目の後に保存されたターンはありません。

error-game-over = ゲームは終わっています。
error-not-over = 対局はまだ終わっていません。
error-no-rematch = 次の対局は主催者が決めます。
error-no-rematch-offer = 再戦の申し込みはありません。
error-only-alone = ほかに誰も参加していない卓でのみできます。
error-table-stopped = ゲームを続けられないため、このテーブルは停止されました。最後の手までのすべては保存されています。
error-not-your-turn = あなたの番ではありません。
error-unreadable = 「{ $word }」は理解できません。
error-nothing-to-undo = 取り消せるものはありません。
error-nothing-to-take-back = 戻れる自分の決定はありません。
error-takeback-already-asked = すでに待ったが申し込まれています。
error-no-takeback-asked = 待ったの申し込みはもうありません。
error-too-many-takebacks = 待ったは一局につき { $most } 回までです。
error-no-takebacks = この卓では待ったはできません。
error-draw-already-offered = 引き分けはすでに提案されています。
error-no-draw-offered = 引き分けは提案されていません。
error-no-end-offer = ゲームの終了は提案されていません。
error-only-for-two = 二人用のゲームでのみ可能です。
error-still-played = ゲームが終わってから可能になります。記録にはすべての秘密が含まれます。
error-hint-alone = ヒントは、ほかに人がいないゲームでのみ使えます。
error-no-entry = このゲームは { $last } 手です。{ $n } 手目はありません。

error-record-damaged = このファイルは壊れているか、対局の記録ではありません。詳細（英語）：{ $reason }
error-rules-version = この記録は { $title } のルール第 { $record } 版で作られました。このサーバーは第 { $rules } 版です。
error-dataset = この記録はデータ「{ $record }」を使っています。このサーバーのデータは「{ $rules }」です。

## Page

page-welcome = すぐに遊べる海戦ゲーム
page-welcome-about = ボットと一人で、リンクで友達と、または一つの画面で両陣営を。できることは光り、できないことは理由を示します。
page-games = ゲーム
page-players = { $count }人
page-how-to-play = { $game }の遊び方
page-against-bot = ボットと対戦
page-with-friend = 友達と対戦
page-one-screen = この画面で両陣営
page-any-side-many = どれでも
page-against-bots = ボットたちと対戦
page-one-screen-many = この画面で全陣営
page-with-friends = 友達と対戦
page-by-link = リンクで招く人
page-your-side = あなたの陣営
page-any-side = どちらでも
page-level = 強さ
page-level-easy = 易しい
page-level-medium = 普通
page-level-hard = 難しい
page-level-pace = 自分と同じ時間
page-level-about-easy = 三回に一回は運任せに決めます。
page-level-about-medium = 一手先で最も良く見えるものを選びます。
page-level-about-hard = 先を読みます（一回の決定に約三分の一秒）。
page-level-about-pace = 直前にあなたが考えた時間だけ先を読みます（最長五秒）。
page-level-outside = このサーバーの運営者が追加したボットです。
page-level-beats = 「{ $level }」に対して{ $games }局中{ $rate }％勝ちました。
page-options-changed = { $count }件変更
page-presets = おすすめの設定
page-options-search = オプションを探す
page-topic-others = その他
page-turn-limit = 一手の持ち時間
page-bank = ゲーム全体の予備時間
page-no-limit = 制限なし
page-none = なし
page-days = { $count }日
page-hours = { $count }時間
page-bank-more = { $time }、1手番ごとに+{ $more }
page-bank-cap = { $time }、1手番ごとに+{ $more }（最大{ $cap }）
page-minutes = { $count }分
page-dataset = データ：{ $dataset }。
page-reconstructed = 一部の値は復元されたものです。
page-start = ゲームを始める
page-make-link = 招待を作る
page-my-games = 自分のゲーム
page-status-over = 終了
page-status-agreed = 合意により終了
page-status-given-up = { $name }が放棄
page-status-deserted = 長期不在のため{ $name }が終了
page-status-organiser = 主催者が終了
page-status-open = 空席あり
page-status-waiting = 相手の番
page-show-all = すべて表示（{ $count }）
page-open-seat = 空席
page-bot = ボット
page-bot-level = ボット・{ $level }
page-import = 保存したゲームを開く
page-import-about = 保存時のボットとともに新しいテーブルとして開き、ほかの陣営はあなたが担当します。
page-guest-name = 艦長{ $number }
page-former-member = 退会した人

page-lobby-opponents = 対戦相手
page-filter-games = ゲームで絞り込む
page-all-games = すべてのゲーム
page-which-game = どのゲームか
page-play-anybody = 誰とでも対戦
page-play-anybody-about = 同じゲームを望む人が相手になります。
page-challenges = 募集中の対戦
page-no-challenges = いま待っている人はいません。「誰とでも対戦」を選ぶか、自分で募集してください。ここにいる全員にすぐ表示されます。
page-find-opponent = 対戦相手を探す
page-offer-about = 募集はトップページの全員に表示され、最初に受けた人と対戦します。
page-offer-go = 募集する
page-who-may-accept = 受けられる人
page-whom-anybody = 誰でも
page-whom-accounts = アカウントを持つ人のみ
page-public-table = 公開：トップページに表示され、誰でも観戦でき、空席に座れます
page-accept = 受ける
page-accept-of = { $name } の募集を受ける：{ $game }
page-take-back-challenge = 取り下げる
page-challenge-taken = 対戦相手が見つかりました。ご健闘を！
page-waiting-for = 対戦相手を待っています：{ $game }
page-waiting-about = 誰かが受けると、ボットとの対戦中でもそのテーブルへ移動します。
page-bot-meanwhile = 待つ間ボットと対戦
page-plays-seat = { $seat }を担当
page-sides-by-lot = 陣営は抽選
page-pace-turn = 一手 { $time }
page-pace-bank = 持ち時間 { $time }
page-without-takebacks = 待ったなし
page-public-tables = 公開テーブル
page-tables-open = 空席あり
page-tables-playing = 対戦中
page-tables-over = 終了
page-no-public-tables = いまはありません。
page-sit-down = { $seat }で対戦
page-watch-table-of = 観戦：{ $game }
page-look-table = 見る
page-show-more = さらに表示

page-skip = 本文へ移動
page-no-such-page = このページはありません
page-to-lobby = ゲーム一覧へ
page-loading = テーブルを開いています…
page-table-trouble = このテーブルを開けません
page-try-again = もう一度試す
page-reload = ページを再読み込み
page-close = 閉じる
page-cancel = やめる
page-keep = 保存
page-copy = コピー
page-copied = コピーしました。
page-qr = QRコード：{ $label }
page-only-here = このリンクはこのコンピューターでしか使えません。ネットワーク上の人と遊ぶには、サーバーを --host 0.0.0.0 で起動してください。

page-settings = 設定
page-your-name = あなたの名前
page-name-kept = 名前を保存しました。
page-theme = 外観
page-theme-now = 外観：{ $theme }
page-theme-system = システムに合わせる
page-theme-light = 明るい
page-theme-dark = 暗い
page-comfort = 表示と音
page-sound = 音
page-projector = プロジェクター：大きな文字
page-text-view = 盤面を文字で表示
page-no-board = 盤面を描画できません。文字で表示しています。
page-prefer-speed = 相手の行動の表示
page-prefer-speed-slow = ゆっくり
page-prefer-speed-normal = 普通
page-prefer-speed-fast = 速く
page-prefer-speed-off = すぐに
page-prefer-table = テーブル
page-prefer-confirm = 取り返しのつかない放棄の前に確認する
page-prefer-forced = 選択肢が一つなら自動で答える
page-prefer-autopass = できることがなければ自動でパスする
page-prefer-compact = ログをまとめる：似た行を開閉できる一行にする
page-prefer-side = サイドパネルの幅
page-prefer-colours = 色
page-prefer-colours-standard = 標準
page-prefer-colours-distinct = 色覚対応
page-prefer-contrast = コントラスト
page-prefer-contrast-standard = 標準
page-prefer-contrast-high = 高い
page-prefer-here = この設定はこのブラウザーに保存されます。アカウントがあれば、どの端末でも使えます。
page-prefer-in-account = この設定はアカウントに保存されます。
page-account = アカウント
page-account-about = なくても遊べます。アカウントがあると、どの端末でもゲームを続けられます。パスワードは10文字以上です。
page-login = アカウント名
page-password = パスワード
page-sign-in = ログイン
page-register = アカウントを作る
page-sign-out = ログアウト
page-signed-in = { $login } としてログインしました。
page-signed-in-as = ログイン中：{ $login }
page-own-data = 自分のデータをダウンロード
page-sessions = ログイン中の端末
page-session-this = このブラウザー
page-session-unknown = 別のブラウザー
page-session-seen = 最終使用：{ $time }
page-session-since = ログイン：{ $time }
page-sign-out-everywhere = すべての端末からログアウト
page-change-password = パスワードを変更
page-old-password = 現在のパスワード
page-new-password = 新しいパスワード
page-change-password-go = 新しいパスワードを設定
page-password-changed = 新しいパスワードが有効になりました。他のブラウザーからはログアウトしました。
page-reset-about = パスワードは10文字以上です。設定するとすぐにログインします。
page-delete-account = アカウントを削除
page-delete-account-about = 名前、パスワード、設定は完全に削除されます。対戦の記録は残り、あなたの名前は「退会した人」と表示されます。
page-delete-account-go = 完全に削除
page-account-deleted = アカウントを削除しました。

page-join-title = ゲームに招待されています
page-join-about = 席に着いて遊びましょう。リンクは一度だけ使えます。
page-join-what = { $host }さんから「{ $game }」への招待です。あなたの陣営：{ $seat }。
page-watch-what = { $host }さんの「{ $game }」を観戦できます。
page-join-go = 席に着く
page-watch-title = ゲームを観戦
page-watch-about = 観戦者に見えるものが表示されます。
page-watch-go = 観戦する

page-unreachable = サーバーに接続できません。接続を確かめて、もう一度試してください。
page-server-trouble = サーバーがエラーを返しました（{ $status }）。
page-offline = 接続が切れています。再接続中…
page-storage-failing = サーバーは現在保存できないため、手を受け付けません。再び保存できるようになったらお知らせします。
page-storage-back = サーバーは再び保存できるようになりました。続けられます。
page-will-send = { $count }件の操作が待っており、後で送られます。
page-line-closed = サーバーがこのテーブルを閉じました。
page-line-signed-out = ログアウトしたため、このテーブルは閉じられました。
page-sending = 送信中…
page-advice = ヒント
page-advice-thinks = 考えています…
page-advice-forced = 唯一の選択肢
page-advice-tries = 強いボットの試行{ $tries }回
page-advice-before = 勝率：現在{ $before }
page-advice-after = その後{ $after }
page-advice-close = ヒントを閉じる
page-pass-idle = 使えるものがなければパス
page-pass-always = ここでは常にパス
page-passing-idle = { $window }：使えるものがなければパス
page-passing-always = { $window }：常にパス
page-pass-ask = また尋ねる：{ $window }
page-too-late = 実行されませんでした。その間に状況が変わりました。（{ $action }）
page-not-sent = ほかの{ $count }件の操作は実行されませんでした。

page-board = 盤面
page-seats = 席
page-you = あなた
page-online = 接続中
page-away = 不在
page-spectator = 観戦者
page-all-seeing = すべて
page-sees-everything = 全情報
page-seen-by = 視点
page-panels = 盤面の横
page-panel-choices = 選択
page-panel-log = 記録
page-panel-chat = チャット
page-panel-table = テーブル
page-panel-analysis = 分析

page-analyse = このゲームを分析する
page-analysis-about = 決定ごとの勝率、運の働き、損の大きかった決定を調べます。長くて一分かかります。
page-analysis-failed = 分析に失敗しました。
page-analysis-progress = 分析の進み具合
page-analysis-cancel = 中止
page-analysis-chances = 勝率
page-analysis-graph = 勝率：{ $chances }。クリックまたは矢印キーでその場面へ移ります。
page-analysis-costly = 損の大きかった決定
page-analysis-examined = { $of } 件中 { $decisions } 件の決定を、その時プレイヤーが知っていたことから調べました。
page-analysis-better = より良い手：{ $action }（{ $was } ではなく { $chance }）
page-analysis-none = 確実に劣る決定はありません。
page-analysis-luck = 運
page-analysis-fortune = { $way ->
    [more] 期待値より{ $amount }多い（{ $came }）：{ $seat }に{ $worth }
    [less] 期待値より{ $amount }少ない（{ $came }）：{ $seat }に{ $worth }
   *[even] 期待どおり（{ $came }）：{ $seat }に{ $worth }
}
page-analysis-share = リンクをコピー
page-analysis-inaccuracy = 緩手
page-analysis-mistake = 疑問手
page-analysis-blunder = 大悪手
page-analysis-thresholds = 勝率の損失：{ $inaccuracy }以上は緩手、{ $mistake }以上は疑問手、{ $blunder }以上は大悪手。
page-waiting-for-players = 席が埋まるのを待っています：{ $seats }
page-timed-out = { $seat }の時間が切れました。
page-abandoned = このテーブルは放棄されました。勝者はいません。
page-ended-agreed = 合意によりゲームを終えました。勝者はいません。
page-ended-given-up = { $name }がこのテーブルを放棄しました。勝者はいません。
page-ended-deserted = 他の人が長い間動かなかったため、{ $name }がゲームを終えました。勝者はいません。
page-ended-organiser = 主催者（{ $name }）がゲームを終えました。勝者はいません。
page-you-won = あなたの勝ちです！
page-you-lost = あなたの負けです。
page-nobody-won = 引き分けです。
page-no-result = 勝敗なし。
page-seat-won = { $seat }の勝ちです。
page-rematch = 陣営を入れ替えて再戦
page-rematch-asked = 再戦を申し込みました。
page-rematch-offered = { $seat }が陣営を入れ替えた再戦を申し込んでいます。
page-rematch-accept = 再戦に応じる
page-rematch-decline = 今回はやめる
page-rematch-withdraw = 取り下げる
page-rematch-go = 次の対局へ

page-no-choices = 今、決めることはありません。
page-filter = 入力して選択肢を探す
page-show-refused = できないことも表示
page-mark-several = 一つ以上を選ぶ
page-mark-about = 一つ以上を選んでから、行動を決めてください。
page-mark-all = すべて
page-mark-none = なし
page-marked = { $count }件を選択中
page-nothing-found = 見つかりません。
page-not-now = 今はできません
page-open-rule = ルール { $clause }

page-lessons = 例で学ぶ
page-print = 用紙を印刷
page-maps = 海図を描く
page-maps-loading = 製図台を準備しています…
page-how-to-win = 勝ち方
page-how-to-win-game = 勝ち方：{ $game }
page-guide-turn = { $count }枚の図で見る1ターン
page-guide-trouble = このページは開けません
page-guide-more = 次に学ぶ
page-guided = 案内つきの最初のゲーム
page-guided-about = やさしいボットと10分から15分。ルールは初めて出会ったときに説明します。
page-tip = 助言
page-tip-count = { $n }／{ $all }
page-tips-off = 助言を止める
page-lesson = レッスン：{ $title }
page-lesson-loading = レッスンを開いています…
page-lesson-trouble = このレッスンは開けません
page-lesson-step = { $n }／{ $last }
page-lesson-did = { $seat }：{ $action }
page-lesson-seen = 視点：{ $seat }
page-lesson-next = 次へ
page-lesson-back = 戻る
page-lesson-do = 次は「{ $action }」。盤上で行うか、「次へ」を押してください。
page-lesson-instead = この例では次のように進みます：{ $action }
page-lesson-end = 例は以上です。同じ局面をボット相手に自分で試してみましょう。
page-lesson-play = 自分でやってみる
page-lesson-again = 最初から
page-lesson-return = ゲームに戻る
page-lesson-offer = 初めてですか。3分で覚えられます：
page-lesson-decline = いいえ
page-key-lesson = レッスンで1つ戻る・進む

page-log-empty = まだ何も起きていません。
page-log-more = ほか{ $count }件
page-log-fewer = 最後の行だけ表示
page-go-to = { $n }手目を表示
page-chat-empty = まだ発言がありません。
page-chat-write = メッセージを書く
page-send = 送る

page-history = 履歴
page-moment = { $last }手中{ $n }手目
page-first = 最初へ
page-step-back = 一手戻る
page-step-forward = 一手進む
page-turn-back = 前のターンへ
page-turn-forward = 次のターンへ
page-play = 再生
page-pause = 一時停止
page-back-to-now = 現在に戻る
page-replay = もう一度見る
page-new-game = 新しいゲーム
page-copy-moment = この時点へのリンクをコピー
page-unfolding = 相手の行動
page-unfolding-skip = スキップ（スペース）、残り{ $count }
page-while-away-watch = 見る
page-while-away = 留守の間に{ $count }件の行動がありました。

page-hand-over = { $seat }が画面を受け取ります。
page-curtain = ここからは{ $seat }の画面です。ほかの人は目をそらしてください。
page-lift-curtain = 自分の盤面を表示

page-invite = 招待
page-invite-to = { $seat }への招待
page-invite-about = このリンクを送るか、コードを読み取ってもらってください。最初に開いた人が席に着きます。
page-invite-link = 招待のリンク
page-new-link = 新しいリンクに替える
page-invite-spectators = 観戦者用のリンク
page-spectator-link = 観戦者用のリンク
page-revoke-spectators = 観戦を締め切る
page-confirm-revoke = 観戦を締め切りますか？
page-confirm-revoke-about = これまでの観戦者用のリンクとコードはすべて無効になります。今観戦している人は、残すことも退出させることもできます。
page-revoke-links = 観戦者を残す
page-revoke-watchers = 観戦者を退出させる
page-spectators-revoked =
    { $watchers ->
        [0] 観戦者用のリンクとコードは無効になりました。
       *[other] 観戦者用のリンクとコードは無効になり、{ $watchers } 人が退出しました。
    }

page-end = このテーブルを放棄する
page-end-ask = ゲームの終了を提案する
page-end-offered = { $seat }は勝敗なしでゲームを終えることを提案しています。
page-end-asked = 勝敗なしでの終了を提案しました。まだ同意していない側：{ $seats }。
page-end-agree = 終了に同意する
page-end-decline = 続ける
page-end-withdraw = 取り下げる
page-takebacks = 待ったを認める：ボット相手はいつでも、人どうしは全員の同意で
page-practice = 練習
page-practice-about = サイコロや相手の手をまたいで待ったをしました。棋譜にも残ります。
page-takeback-here = ここまで戻す
page-takeback-turn = 自分の手番を戻す
page-takeback-ask-action = 直前の一手の待ったを申し込む
page-takeback-ask-turn = 手番ごとの待ったを申し込む
page-takeback-asked = 待ったを申し込みました。返事待ち：{ $seats }。
page-takeback-offered = { $seat }が { $n } 手目までの待ったを申し込んでいます。
page-takeback-accept = 応じる
page-takeback-decline = 応じない
page-takeback-look = その局面を見る
page-takeback-withdraw = 取り下げる
page-opponents = 対局者
page-next-table = 次の対局が待っています
page-give-up = { $action } — よろしいですか？
page-setups = 用意された初期配置
page-answered = 唯一の選択肢のため自動で実行：{ $action }
page-export = ファイルに保存
page-fork = { $n }手目から遊び直す
page-confirm-resign = 投了しますか？
page-confirm-resign-about = { $seat }が投了し、相手の勝ちになります。
page-confirm-end = このテーブルを放棄しますか？
page-confirm-end-about = 全員のゲームが終わり、勝者はいません。後から見ることはできます。
page-confirm-end-ask = ゲームの終了を提案しますか？
page-confirm-end-ask-about = 全員が同意すると、勝敗なしでゲームが終わります。他の人を { $days } 日以上待っている場合は、すぐに終わります。誰が提案したかはテーブルに表示されます。
page-usual-options = 通常のオプション

page-rules = ルール
page-names = 名称
page-search-rules = 検索
page-rules-in-english = このゲームのルールはまだ翻訳されていないため、英語で表示しています。

page-dice = ダイスは公正？
page-dice-about = すべての目は秘密の鍵から決まります。鍵の指紋は最初のダイスの前に示され、鍵そのものはゲーム終了後に明かされるので、誰でも確かめられます。
page-dice-practice = この対局では待ったがありました。同じ手は同じ結果のまま、別の手は続きの目を引きます。戻した分も含めてすべて検証できます。
page-commitment = 開始時に示された指紋
page-key = 鍵
page-key-later = ゲーム終了後に明かされます
page-table-id = テーブルの名前
page-check-key = 鍵を確かめる
page-key-right = 鍵は指紋と一致します。
page-key-wrong = 鍵が指紋と一致しません！
page-key-unable = このブラウザーでは安全な接続でのみ確かめられます。
page-verify-about = 一つ一つの目を確かめるには、ゲームをファイルに保存して次を実行します：

page-hints = 遊び方
page-hint-prompt = 上の帯に、することが書いてあります。
page-hint-glow = 光っているものをクリックするか、一覧から選びます。
page-hint-why = ほかのものを指すと、できない理由が分かります。
page-understood = 分かりました

page-keys = キーボード
page-key-quick = この数字の選択肢を選ぶ
page-key-last = 終了・放棄する選択肢を取る
page-key-filter = 入力して選択肢を探す
page-key-choices = 選択肢へ
page-key-board = 盤面へ
page-key-arrows = 選択肢や駒の間を移動
page-key-undo = 取り消す
page-key-log = 記録へ
page-key-chat = チャットへ
page-key-rules = ルールを開く
page-key-text = 盤面を文字で表示、または戻す
page-key-history = 履歴へ
page-key-step = 一手戻る・進む
page-key-play = 履歴を再生・一時停止
page-key-skip = 相手の行動の表示をスキップ
page-key-escape = 閉じる、または現在に戻る
page-key-settings = 設定を開く
page-key-help = この一覧

page-view-active = 行動側
page-view-attacker = 攻撃側
page-view-side = 陣営
page-view-round = ラウンド
page-view-points = 得点
page-view-hand = 手札

## Organised tables

page-organise = ゲームを主催する
page-organise-about = 各チームはスマートフォンで遊び、あなたはここで進行します。チームの数を選んでください。ほかはそのままで構いません。
page-organise-go = 主催者画面を開く
page-by-code = 人（コードで参加）
page-code-title = コードで参加
page-code = チームのコード
page-code-go = 参加する
page-code-about = コードを読み取るか、{ $address } を開いて入力してください。
page-code-link = コードのリンク
page-code-new = 新しいコード
page-code-renewed = 今から新しいコードが有効です。古いコードでは入れません。
page-show-code = { $seat }：コード { $code } を大きく表示
page-local-address = スマートフォンから { $address } には接続できません。このコンピューターのネットワークアドレスで開いてください。サーバーは --host 0.0.0.0 を付けて起動します。

page-round = ラウンド
page-timer = タイマー
page-timer-start = 開始
page-timer-pause = 一時停止
page-timer-resume = 再開
page-timer-extend = +1分
page-timer-restart = やり直す
page-timer-waits = タイマーは次のターンで始まります
page-timer-stop = 停止
page-round-length = ラウンド
page-round-off = タイマー停止中
page-round-paused = 一時停止中
page-goes-on = 再開：{ $when }
page-planned-sessions = 一週間の日程
page-planned-sessions-about = 次の回までタイマーは自動的に止まり、始まると再開します。
page-session-add = 回を加える
page-session-remove = この回を取り消す
page-session-begin = 開始
page-session-end = 終了
page-session-next = 次回：{ $when }
page-time-up = 時間切れ
page-seconds-left =
    { $seconds ->
        [60] 残り1分
       *[other] 残り{ $seconds }秒
    }
page-seconds = { $count }秒
page-at-zero = 時間切れのとき
page-at-zero-evaluate = すぐに解決
page-at-zero-wait = 主催者を待つ

page-announcements = お知らせ
page-announcement = 主催者：
page-announce = 知らせる
page-announce-write = 全員に知らせる
page-returned =
    { $when ->
        [before] 主催者が第{ $turn }ターンの解決前に戻しました。
       *[after] 主催者が第{ $turn }ターンの解決後に戻しました。
    }

page-orders-saved = 保存済み
page-orders-saving = 保存中…
page-orders-unsent = 未送信の命令：{ $count }
page-role = 役割
page-role-captain = 船長
page-role-captain-about = 命令を出し、チームの準備完了を告げます。
page-role-officer = 士官
page-role-officer-about = 船長と同じように命令を出せます。
page-role-member = 乗組員
page-role-member-about = チームと同じものが見えます。命令するのは艦長と士官です。
page-in-charge-of = 担当：{ $things }
page-team = チーム
page-only-these = 命令できる船（選ばなければすべて）

page-panel-crews = 参加者
page-panel-turns = 保存
page-crew-empty = まだ誰も参加していません。
page-person-name = 名前
page-person-new = 人を加える
page-naming = 名前
page-naming-about = チームと船の呼び名です。全員に見えます。
page-flag = 旗
page-person-add = 加える
page-person-code = 別のスマートフォン用コード
page-person-remove = 外す
page-person-removed = { $name }さんを外しました。チームのコードは新しくなり、古いコードでは入れません。
page-person-not-come = まだ来ていません
page-projector-screen = プロジェクター
page-projector-about = 全員が見てよいものだけを映します。
page-projector-here = このコンピューターで開く
page-full-screen = 全画面
page-fold-panel = 地図の横のパネルを隠す・表示する
page-lens = 拡大鏡：地図上でポインターを止めるか、長押しします
page-legend = 記号の意味

page-saved-about = 各ターンは解決の前と後に保存されます。
page-saved-none = まだ解決されたターンはありません。
page-saved-before = 第{ $turn }ターン、解決前
page-saved-after = 第{ $turn }ターン、解決後
page-return = 戻る
page-return-about = その時点からゲームを続けます。何も消えず、全員に知らされます。

page-first-steps = 最初の手順
page-first-codes = 各チームにコードを渡す。参加：{ $manned }/{ $teams }
page-first-projector = 大画面でプロジェクターを開く。
page-first-timer = ラウンドの長さを決め、タイマーを開始する。
page-first-evaluate = 全員が報告したら解決する。
page-first-on = 間違いを直し、次のターンを始める。

page-log-about = 表示
page-log-all = すべて
page-log-side = { $seat }、すべて

## 主催者が大画面に映すもの

page-stage = 大画面
page-stage-board = ゲーム
page-stage-board-about = 全員に盤面が見えます。前のラウンドの再生は地図の下で操作します。
page-stage-join = 参加方法
page-stage-join-about = アドレスと各チームのコード。画面を見た人はどのチームにも参加できます。
page-join-screen = 乗船受付
page-join-screen-about = チームのコードを読み取るか、このアドレスを開いてコードを入力してください。
page-cards = チーム用カード
page-stage-ceremony = 表彰式
page-stage-ceremony-about = 順位、ターンごとの得点、名場面を大画面とスマートフォンに映します。
page-ceremony-sheet = 表彰式を印刷
page-ceremony-close = ゲームへ

## 通知

error-no-such-account = アカウント{ $login }はありません。
error-notify-account = メールとWebhookにはアカウントが必要です。
error-no-mail = このサーバーはメールを送りません。
error-no-push = このサーバーはブラウザーに通知できません。
error-bad-browser = サーバーからこのブラウザーに届きません。
error-bad-webhook = このアドレスは使えません。https://で始まり、インターネットから届くものにしてください。
error-notify-nothing = まだ何もオンになっていません。
notify-turn = { $known ->
    [no] 「{ $game }」であなたの手番です。
   *[yes] 「{ $game }」（相手：{ $names }）であなたの手番です。
}
notify-clock = { $known ->
    [no] 「{ $game }」の持ち時間が残り約{ $hours }時間です。
   *[yes] 「{ $game }」（相手：{ $names }）の持ち時間が残り約{ $hours }時間です。
}
notify-challenge = { $what ->
    [rematch] { $name }さんが「{ $game }」の再戦を希望しています。
   *[accepted] { $name }さんがあなたの挑戦を受けました：「{ $game }」。
}
notify-invitation = { $name }さんから「{ $game }」への招待です。
notify-mention = 「{ $game }」のチャットで{ $name }さんがあなたを呼んでいます。
notify-test = これはテストです。通知はここに届きます。
notify-confirm = このメールアドレスはあなたのものですか？
notify-confirm-about = このアドレスでAdmiraltyの通知を受け取りたいという申し込みがありました。ご本人であれば、次のリンクを開いてください。心当たりがなければ何もしないでください。以後メールは届きません。
notify-several = { $count }件があなたを待っています
notify-more = ほかに{ $count }件あります。
notify-footer = このメールは、Admiraltyの設定でオンにされたため届いています。メールを止める：
page-notify = 通知
page-notify-about = どのゲームがあなたを待っているかだけを知らせます。局面の内容は決して知らせません。
page-notify-turn = 自分の手番
page-notify-clock = 持ち時間が残り少ない
page-notify-challenge = 挑戦の成立、再戦の希望
page-notify-invitation = 招待
page-notify-mention = チャットでの@名前
page-notify-push = ブラウザー
page-notify-mail = メール
page-notify-webhook = Webhook
page-notify-none = このサーバーはこの種類の通知を送りません。
page-notify-here = このブラウザーに表示する
page-notify-here-denied = このブラウザーは通知を許可していません。ブラウザーのこのページの設定で変更できます。
page-notify-browsers =
    { $count ->
        [0] 表示するブラウザーはまだありません。
       *[other] { $count }個のブラウザーに表示します。
    }
page-notify-address = メールアドレス
page-notify-unconfirmed = 確認のメールを送りました。その中のリンクを開くと、メールが届くようになります。
page-notify-digest = メールの届き方
page-notify-at-once = すぐに
page-notify-hourly = 1時間ごとにまとめて
page-notify-daily = 1日1回まとめて
page-notify-webhook-url = DiscordまたはSlackのWebhook
page-notify-webhook-set = { $host }に設定済みです。空欄のままなら変わりません。
page-notify-webhook-remove = Webhookを外す
page-notify-needs-account = メールとWebhookにはアカウントが必要です。
page-notify-test = テストを送る
page-notify-tested = テストを送りました。
page-confirm-mail = メールアドレスの確認
page-confirm-mail-done = メールアドレスを確認しました。これからメールが届きます。
page-unsubscribe = メールを止める
page-unsubscribe-about = 通知のメールは届かなくなります。設定でまたオンにできます。
page-unsubscribe-go = メールを止める
page-unsubscribe-done = メールはもう届きません。
page-invite-login = 知らせたい相手のアカウント名（分かれば）
page-invite-told = { $login }さんが希望していれば、招待が知らされます。
