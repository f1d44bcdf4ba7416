## Errors

error-bad-request = The server did not understand this request ({ $field }).
error-not-found = There is nothing at this address.
error-wrong-host = The server does not answer to this address.
error-wrong-origin = This request did not come from the server's own page.
error-wrong-content = The server takes only JSON.
error-not-json = The server did not understand this message.
error-too-large = This is too large for the server.
error-too-fast = Too many requests at once. Wait a moment and try again.
error-busy = The server has too much to do at the moment. Try again in a minute.
error-too-much-work = This would take the server too long or too much memory.
error-too-many-sockets = You have this table open in too many windows.
error-server-full = The server is full. Try again in a moment.
error-address-full = Too many connections from your address. Close some windows and try again.
error-too-slow = The request did not arrive in time. Try again over a better connection.
error-headers-too-large = The headers of this request are too large.
error-storage = The server could not save this, so it did not happen. Try again in a moment.
error-unknown-outcome = The server lost touch with its database while saving this. It may have happened; try again, it is not done twice.
error-internal = Something went wrong in the server. Nothing that was confirmed is lost.

error-no-session = Say your name first.
error-wrong-password = There is no account with this name and password.
error-password-short = A password needs at least { $least } characters, not counting blanks around it.
error-password-common = This password is among the first that others try. Take several words, or something longer.
error-password-name = This password is your own name. Take something that others do not know.
error-login-taken = The account name { $login } is taken.
error-has-account = You already have the account { $login }.
error-no-account = Preferences are kept on the server only with an account.
error-needs-account = You have no account.
error-old-password = This is not your password.
error-reset-gone = This link has been used or has expired. Ask for a new one.
error-no-such-session = This session has already ended.

error-no-game = There is no game { $game } on this server.
error-no-lesson = There is no lesson { $lesson }.
error-no-guide = There is no guide to { $game }.
error-no-table = There is no such table.
error-not-your-table = You are not at this table. Ask for an invitation or the spectators' link.
error-no-sheets = { $title } has no sheets to print.
error-no-ceremony = { $title } has no ceremony.
error-no-maps = { $title } has no maps to draw.
error-map-does-not-fit = So much does not fit on so small a sea: make it larger or ask for less.
error-bad-data = This data cannot be used: { $reason }
error-not-your-seat = This seat is not yours.
error-no-such-thing = Nothing like this can be given a name.
error-name-taken = Something else is called { $name }, or so alike that it would be mistaken.
error-flag-taken = Another team flies this colour.
error-owner-only = Only whoever made this table may do that.
error-players-only = Only those who play here may do that.
error-delay-shorter = While a game runs, the delay for spectators may only be made longer.
error-delay-organised = An organised table is watched without a delay.
error-away-until = Name a day within the next { $days } days.
error-vacation-left = You have { $days } days of vacation left this year.
error-paused = The game is paused: go on first.
error-no-pause = Nobody has asked for a pause.
error-no-clock = This table has no clock.
error-no-channel = Lines for some are for your own team and the organiser.
error-no-window = This is no question that can be passed now.
error-bad-option = These options do not fit the game: { $reason }
error-bad-seat = The game has no seat { $seat }.
error-bad-bot = There is no bot { $bot }.
error-bot-budget = The bot { $bot } asks for too much: here it may search { $iterations } iterations or { $milliseconds } ms, in one process.
error-no-seat-for-you = Take at least one seat yourself.
error-quota-tables = You have { $most } open tables, and that is the most one person may have here. Finish or end one first.
error-quota-imports = You have imported { $most } records within a day, and that is the most. Try again tomorrow.
error-quota-bytes = Your games and messages fill the { $megabytes } MB that one person may store here. Ask whoever runs this server.
error-registration-closed = New accounts are by invitation here. Ask whoever runs this server.
error-blocked = You two do not play each other here.
error-block-yourself = You cannot block yourself.
error-quota-reports = The moderators have { $most } reports of yours that they have not looked at yet. Wait until they have.
error-no-line = There is no such line in this chat.
error-no-report = There is no such report.
error-moderators-only = Only moderators may do that.
error-club-owner-only = Only an owner of this club may do that.
error-higher-role = This person is a moderator or an owner; only an owner may do that, and nobody to another owner.
error-no-account-there = This person is a guest. Only owners of accounts can look after a club.
error-own-role = Nobody changes their own role. Ask another owner.
error-muted = You are muted: for { $hours ->
    [one] one more hour
   *[other] { $hours } more hours
} you cannot write anything that others read.
error-own-game = You play this game yourself, so you cannot end or decide it.
error-renamed = A moderator gave you this name. You can change it in { $days ->
    [one] one day
   *[other] { $days } days
}.
error-quota-challenges = You have { $most } open challenges, and that is the most one person may have. Take one back first.
error-lobby-full = There are too many open challenges at the moment. Accept one, or try again later.
error-lobby-tables-full = There are too many public tables at the moment. Make a private one, or try again later.
error-challenge-gone = This challenge is not open any more.
error-own-challenge = You cannot play against yourself here. Choose “Both sides on this screen” for that.
error-not-your-challenge = This challenge is not yours.
error-accounts-only = This challenge is for people with an account. Open one in the settings.
error-rated-account = Rated games are between accounts. Sign in first.
error-not-public = The seats of this table are not open to everybody.

error-link-unknown = This link leads nowhere.
error-link-used = Somebody has already used this invitation.
error-link-revoked = This invitation was replaced by a newer one.
error-link-expired = This invitation has expired. Ask for a new one.
error-seat-taken = Somebody already sits there.

error-code-unknown = Nobody has this code. Look once more, or ask the organiser for a new one.
error-code-over = The game of this code is over.
error-barred = The organiser has taken you out of this game. Only a code made for you lets you in again.
error-already-aboard = You already belong to { $seat }. The organiser can move you.
error-crew-full = This crew has no room for more people.
error-no-person = There is no such person at this table.
error-no-piece = There is no { $piece } here.
error-last-organiser = Somebody must stay to organise the game.
error-member-only = Orders are for captains and officers.
error-not-your-piece = You order only: { $pieces }.
error-not-organised = This table has no organiser.
error-organiser-only = Only the organiser may do that.
error-planning-closed = Planning is closed. What was saved counts.
error-not-planning = Nothing is being planned now.
error-timer-runs = The timer is already running.
error-timer-stands = The timer is not running.
error-timer-not-paused = The timer is not paused.
error-no-saved-turn = No turn was saved after move { $n }.

error-game-over = The game is over.
error-not-over = The game is not over yet.
error-no-rematch = The organiser decides about the next game.
error-no-rematch-offer = Nobody has offered a rematch.
error-only-alone = This is possible only where nobody else plays.
error-table-stopped = This table has been stopped, because its game cannot go on. Everything up to the last move is kept.
error-not-your-turn = It is not your turn.
error-unreadable = “{ $word }” cannot be understood.
error-nothing-to-undo = There is nothing that can be taken back.
error-nothing-to-take-back = There is no decision of yours to take back to.
error-takeback-already-asked = A takeback has been asked for already.
error-no-takeback-asked = Nobody asks for a takeback any more.
error-too-many-takebacks = In one game at most { $most } takebacks are possible.
error-no-takebacks = At this table nothing is taken back.
error-draw-already-offered = A draw has already been offered.
error-no-draw-offered = No draw has been offered.
error-no-end-offer = Nobody has asked to end the game.
error-only-for-two = This is only possible in games for two.
error-still-played = This is possible only when the game is over: the record tells every secret.
error-hint-alone = Hints are given only where nobody else plays.
error-no-entry = The game has { $last } moves; there is no move { $n }.

error-record-damaged = This file is damaged or holds no recorded game: { $reason }.
error-rules-version = This record was made with version { $record } of the rules of { $title }; this server has version { $rules }.
error-dataset = This record uses the data set “{ $record }”; this server has “{ $rules }”.

## Page

page-welcome = Naval war games, ready to play
page-welcome-about = Alone against a bot, with a friend by link, or both sides on one screen. What you may do glows; what you may not do says why.
page-games = Games
page-players =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
page-how-to-play = How to play { $game }
page-against-bot = Play against a bot
page-with-friend = Play a friend
page-one-screen = Both sides on this screen
page-any-side-many = any
page-against-bots = Play against bots
page-one-screen-many = All sides on this screen
page-with-friends = Play friends
page-by-link = a person, by link
page-your-side = Your side
page-any-side = either
page-level = Strength
page-level-easy = easy
page-level-medium = medium
page-level-hard = hard
page-level-pace = as long as I think
page-level-about-easy = Leaves one decision in three to chance.
page-level-about-medium = Takes what looks best after one step.
page-level-about-hard = Searches ahead, about a third of a second for each decision.
page-level-about-pace = Searches ahead as long as you thought last, five seconds at most.
page-level-outside = A bot that the people who run this server have added.
page-level-beats = It won { $rate }% of { $games } games against “{ $level }”.
page-options-changed =
    { $count ->
        [one] { $count } changed
       *[other] { $count } changed
    }
page-presets = Ready choices
page-options-search = Find an option
page-topic-others = Others
page-turn-limit = Time for each decision
page-bank = Reserve for the whole game
page-no-limit = no limit
page-none = none
page-days =
    { $count ->
        [one] { $count } day
       *[other] { $count } days
    }
page-hours =
    { $count ->
        [one] one hour
       *[other] { $count } hours
    }
page-bank-more = { $time }, + { $more } a turn
page-bank-cap = { $time }, + { $more } a turn, at most { $cap }
page-minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
page-dataset = Data set: { $dataset }.
page-reconstructed = Some of its values are reconstructed.
page-start = Start the game
page-make-link = Make the invitation
page-my-games = My games
page-status-over = finished
page-status-agreed = ended by agreement
page-status-given-up = given up by { $name }
page-status-deserted = left by the others, ended by { $name }
page-status-organiser = ended by the organiser
page-status-open = a seat is free
page-status-waiting = the other side decides
page-show-all = Show all { $count }
page-open-seat = free seat
page-bot = bot
page-bot-level = bot, { $level }
page-import = Open a saved game
page-import-about = It opens as a new table with the bots that were saved with it; you take the other sides.
page-guest-name = Captain { $number }
page-former-member = former member

page-lobby-opponents = Opponents
page-filter-games = Only one game
page-all-games = All games
page-which-game = Which game
page-play-anybody = Play anybody
page-play-anybody-about = Whoever wants the same game sits down opposite you.
page-challenges = Open challenges
page-no-challenges = Nobody is waiting at the moment. Play anybody, or offer a game of your own: everybody here sees it at once.
page-find-opponent = Find an opponent
page-offer-about = Everybody on the front page sees your offer. The first who accepts plays with you.
page-offer-go = Offer the game
page-who-may-accept = Who may accept
page-whom-anybody = anybody
page-whom-accounts = only with an account
page-public-table = Public: listed on the front page, anybody may watch and take a free seat
page-accept = Accept
page-accept-of = Accept the challenge of { $name }: { $game }
page-take-back-challenge = Take back
page-challenge-taken = Your challenge has been accepted. Good luck!
page-waiting-for = Waiting for an opponent: { $game }
page-waiting-about = As soon as somebody accepts, you are taken to the table, also from a game against a bot.
page-bot-meanwhile = Play a bot meanwhile
page-plays-seat = plays { $seat }
page-sides-by-lot = sides by lot
page-pace-turn = { $time } per decision
page-pace-bank = { $time } in reserve
page-without-takebacks = no takebacks
page-rated = rated
page-rated-offer = Rated: counts for the ratings of both; only with an account, no takebacks
page-rated-table = Counts for ratings, if the other side is a bot or has an account
page-public-tables = Public tables
page-tables-open = Free seats
page-tables-playing = In play
page-tables-over = Finished
page-no-public-tables = None at the moment.
page-sit-down = Play { $seat }
page-watch-table-of = Watch: { $game }
page-look-table = View
page-featured = Featured game
page-show-more = Show more

page-skip = Skip to the content
page-no-such-page = There is no such page
page-to-lobby = To the games
page-loading = Opening the table …
page-table-trouble = This table cannot be opened
page-try-again = Try again
page-reload = Reload the page
page-close = Close
page-cancel = Cancel
page-keep = Save
page-copy = Copy
page-copied = Copied.
page-qr = QR code: { $label }
page-only-here = This link works only on this computer. To play with others on your network, start the server with --host 0.0.0.0.

page-settings = Settings
page-your-name = Your name
page-name-kept = Your name is saved.
page-theme = Appearance
page-theme-now = Appearance: { $theme }
page-theme-system = as the system
page-theme-light = light
page-theme-dark = dark
page-comfort = Display and sound
page-sound = Sound
page-projector = Projector: larger type
page-text-view = Board as text
page-no-board = The board cannot be drawn. Here it is in words.
page-prefer-speed = Show what others do
page-prefer-speed-slow = slowly
page-prefer-speed-normal = at normal speed
page-prefer-speed-fast = fast
page-prefer-speed-off = at once
page-prefer-table = At the table
page-prefer-confirm = Ask before something is given up for good
page-prefer-forced = Answer for me where there is only one choice
page-prefer-autopass = Pass for me where nothing can be done
page-prefer-compact = Compact log: similar lines become one that opens
page-prefer-side = Width of the side panel
page-prefer-colours = Colours
page-prefer-colours-standard = standard
page-prefer-colours-distinct = for colour-blind players
page-prefer-contrast = Contrast
page-prefer-contrast-standard = standard
page-prefer-contrast-high = high
page-prefer-here = These choices are kept in this browser; with an account, on all your devices.
page-prefer-in-account = These choices are kept in your account.
page-account = Account
page-account-about = You can play without one. An account keeps your games across devices. The password has at least ten characters.
page-login = Account name
page-password = Password
page-sign-in = Sign in
page-register = Create the account
page-sign-out = Sign out
page-signed-in = You are signed in as { $login }.
page-signed-in-as = Signed in as { $login }.
page-own-data = Download my data
page-sessions = Where I am signed in
page-session-this = this browser
page-session-unknown = another browser
page-session-seen = last used { $time }
page-session-since = signed in { $time }
page-sign-out-everywhere = Sign out everywhere
page-change-password = Change the password
page-old-password = Present password
page-new-password = New password
page-change-password-go = Set the new password
page-password-changed = The new password holds. Other browsers are signed out.
page-reset-about = The password has at least ten characters. You are signed in with it at once.
page-forgotten = Forgotten the password?
page-forgotten-about = You get a mail with a link that sets a new password.
page-forgotten-who = Your account name or mail address
page-forgotten-go = Send me a link
page-forgotten-done = If there is such an account with a confirmed mail address, a link is on its way. It holds for { $hours } hours. If no mail comes, whoever runs this server can make a link for you.
page-delete-account = Delete the account
page-delete-account-about = Your name, password and preferences are deleted for good. Games you have played stay, with “former member” in your place.
page-delete-account-go = Delete for good
page-account-deleted = Your account is deleted.

page-join-title = You are invited to a game
page-join-about = Take the seat and play. The link works once.
page-join-what = { $host } invites you to { $game }. You play { $seat }.
page-watch-what = { $host } lets you watch a game of { $game }.
page-join-go = Take the seat
page-watch-title = Watch a game
page-watch-about = You will see what a spectator may see.
page-watch-go = Watch

page-unreachable = The server cannot be reached. Check the connection and try again.
page-server-trouble = The server answered with an error ({ $status }).
page-offline = No connection. Trying again …
page-storage-failing = The server cannot save at the moment, so no move is accepted. You are told when it can again.
page-storage-back = The server saves again. You can go on.
page-will-send =
    { $count ->
        [one] { $count } action waits and will be sent.
       *[other] { $count } actions wait and will be sent.
    }
page-line-closed = The server has closed this table for you.
page-line-signed-out = You are signed out, so this table is closed here.
page-sending = Sending …
page-advice = Hint
page-advice-thinks = Thinking …
page-advice-forced = the only choice
page-advice-tries = { $tries } tries of the hard bot
page-advice-before = Chance to win: { $before } now
page-advice-after = { $after } after it
page-advice-close = Close the hint
page-pass-idle = Pass when nothing fits
page-pass-always = Always pass here
page-pass-standing = Pass until something changes, also while I am away
page-passing-idle = { $window }: passed when nothing fits
page-passing-always = { $window }: always passed
page-passing-standing = { $window }: the server passes for you until something changes
page-pass-ended = { $why ->
    [choices] { $window }: you are asked again, because there is something new to choose
    [turn] { $window }: you are asked again, because your own turn has come
   *[back] { $window }: you are asked again, because something was taken back
}
page-pass-ask = Ask me again: { $window }
page-too-late = Not done: the situation had changed meanwhile. ({ $action })
page-not-sent =
    { $count ->
        [one] { $count } further action was not carried out.
       *[other] { $count } further actions were not carried out.
    }

page-board = Board
page-seats = Seats
page-you = you
page-online = online
page-away = away
page-spectator = Spectator
page-all-seeing = everything
page-sees-everything = All-seeing
page-seen-by = Seen by
page-panels = Beside the board
page-panel-choices = Choices
page-panel-log = Log
page-panel-chat = Chat
page-panel-table = Table
page-panel-analysis = Analysis

page-analyse = Analyse this game
page-analysis-about = Chances to win, decision by decision; what luck did; the decisions that cost most. It takes up to a minute.
page-analysis-failed = The analysis failed.
page-analysis-progress = Progress of the analysis
page-analysis-cancel = Cancel
page-analysis-chances = Chances to win
page-analysis-graph = Chances to win: { $chances }. A click or the arrow keys go to a moment.
page-analysis-costly = The decisions that cost most
page-analysis-examined = { $decisions } of { $of } decisions looked at, from what the player knew.
page-analysis-better = better: { $action } ({ $chance } instead of { $was })
page-analysis-none = None that is surely worse than another.
page-analysis-luck = Luck
page-analysis-fortune = { $way ->
    [more] { $amount } more than expected ({ $came }): worth { $worth } for { $seat }
    [less] { $amount } less than expected ({ $came }): worth { $worth } for { $seat }
   *[even] as expected ({ $came }): worth { $worth } for { $seat }
}
page-analysis-share = Copy the link
page-analysis-inaccuracy = inaccuracy
page-analysis-mistake = mistake
page-analysis-blunder = blunder
page-analysis-thresholds = Of the chance to win: inaccuracy from { $inaccuracy }, mistake from { $mistake }, blunder from { $blunder }.
page-waiting-for-players = Waiting for somebody to take the seat: { $seats }
page-timed-out = The time of { $seat } has run out.
page-abandoned = This table was given up; nobody wins.
page-ended-agreed = The game ended by agreement; nobody wins.
page-ended-given-up = This table was given up by { $name }; nobody wins.
page-ended-deserted = The others had not moved for a long time, so { $name } ended the game; nobody wins.
page-ended-organiser = The organiser ({ $name }) has ended the game; nobody wins.
page-ended-moderator = A moderator has closed this table; nobody wins.
page-you-won = You have won!
page-you-lost = You have lost.
page-nobody-won = A draw.
page-no-result = No result.
page-seat-won = { $seat } wins.
page-rematch = Rematch with sides changed
page-rematch-asked = You have offered a rematch.
page-rematch-offered = { $seat } offers a rematch with sides changed.
page-rematch-accept = Accept the rematch
page-rematch-decline = No, thanks
page-rematch-withdraw = Withdraw
page-rematch-go = To the next game

page-no-choices = There is nothing to decide for you now.
page-filter = Type to find a choice
page-show-refused = Show what is not allowed
page-mark-several = Mark one or more
page-mark-about = Mark one or more, then choose what they do.
page-mark-all = all
page-mark-none = none
page-marked =
    { $count ->
        [one] { $count } marked
       *[other] { $count } marked
    }
page-nothing-found = Nothing found.
page-not-now = Not allowed now
page-open-rule = Rule { $clause }

page-lessons = Learn by example
page-print = Print sheets
page-maps = Draw a map
page-maps-loading = The drawing table is being set up …
page-how-to-win = How to win
page-how-to-win-game = How to win: { $game }
page-guide-turn = A turn in { $count } pictures
page-guide-trouble = This page cannot be opened
page-guide-more = More to learn
page-guided = Guided first game
page-guided-about = Ten to fifteen minutes against an easy bot; each rule is explained when you first meet it.
page-tip = Tip
page-tip-count = { $n } of { $all }
page-tips-off = No more tips
page-lesson = Lesson: { $title }
page-lesson-loading = Opening the lesson …
page-lesson-trouble = This lesson cannot be opened
page-lesson-step = Step { $n } of { $last }
page-lesson-did = { $seat }: { $action }
page-lesson-seen = seen by { $seat }
page-lesson-next = Next
page-lesson-back = Back
page-lesson-do = Next: { $action }. Do it on the board, or press Next.
page-lesson-instead = The example goes on with: { $action }
page-lesson-end = That was the example. Try the same position yourself against a bot.
page-lesson-play = Play it yourself
page-lesson-again = From the start
page-lesson-return = Back to the game
page-lesson-offer = New here? Learn it in three minutes:
page-lesson-decline = No, thanks
page-key-lesson = in a lesson, one step back or on

page-log-empty = Nothing has happened yet.
page-log-more =
    { $count ->
        [one] and one more before it
       *[other] and { $count } more before it
    }
page-log-fewer = Show only the last
page-go-to = Show move { $n }
page-chat-empty = Nobody has said anything yet.
page-chat-write = Write a message
page-chat-to = To
page-chat-everybody = Everybody
page-chat-team = My team
page-send = Send

page-history = History
page-moment = Move { $n } of { $last }
page-first = To the start
page-step-back = One move back
page-step-forward = One move on
page-turn-back = To the turn before
page-turn-forward = To the next turn
page-play = Play
page-pause = Pause
page-back-to-now = Back to now
page-replay = Watch it again
page-new-game = New game
page-copy-moment = Copy a link to this moment
page-unfolding = What the others do
page-unfolding-skip = Skip (space), { $count } to come
page-while-away-watch = Watch
page-while-away =
    { $count ->
        [one] While you were away: one action.
       *[other] While you were away: { $count } actions.
    }

page-hand-over = { $seat } takes over the screen.
page-curtain = This screen is for { $seat } now. Everybody else, look away.
page-lift-curtain = Show my board

page-invite = Invitation
page-invite-to = Invitation for { $seat }
page-invite-about = Send this link or let your friend scan the code. It seats whoever opens it first.
page-invite-link = Link of the invitation
page-new-link = Make a new link instead
page-invite-spectators = Link for spectators
page-delay = Spectators see the game
page-delay-none = at once
page-delay-actions = { $count ->
    [one] { $count } action later
   *[other] { $count } actions later
}
page-delay-minutes = { $count ->
    [one] { $count } minute later
   *[other] { $count } minutes later
}
page-delay-watching = You are watching with a delay: you see the game { $when }. It ends with the game.
page-watchers = { $count ->
    [one] { $count } person watches
   *[other] { $count } people watch
}
page-absence = Being away
page-absence-until = Away until
page-absence-note = A word for the others
page-absence-vacation = { $days ->
    [one] Vacation: my clocks in games of days stand still ({ $days } day left this year)
   *[other] Vacation: my clocks in games of days stand still ({ $days } days left this year)
}
page-absence-go = Tell it
page-absence-now = You are away until { $date }.
page-absence-back = I am back
page-away-until = away until { $date }
page-on-vacation = on vacation until { $date }
page-pause-ask = Ask for a pause
page-pause-offered = { $seat } asks for a pause: all clocks would stand still.
page-pause-asked = You have asked for a pause. Still to agree: { $seats }.
page-pause-on = The game is paused; no clock runs.
page-pause-agree = Agree
page-pause-decline = Play on
page-pause-withdraw = Withdraw
page-pause-end = Go on
page-notes = My notes
page-notes-about = Only you read them. They are saved as you write.
page-spectator-link = Link for spectators
page-revoke-spectators = Close the table to spectators
page-confirm-revoke = Close the table to spectators?
page-confirm-revoke-about = All links and codes for spectators made so far stop working. Whoever watches already may stay or be sent away.
page-revoke-links = Let spectators stay
page-revoke-watchers = Send spectators away
page-spectators-revoked =
    { $watchers ->
        [0] Links and codes for spectators no longer work.
        [one] Links and codes for spectators no longer work; { $watchers } spectator was sent away.
       *[other] Links and codes for spectators no longer work; { $watchers } spectators were sent away.
    }

page-end = Give up this table
page-end-ask = Ask to end the game
page-end-offered = { $seat } asks to end the game without a result.
page-end-asked = You have asked to end the game without a result. Still to agree: { $seats }.
page-end-agree = Agree to end it
page-end-decline = Play on
page-end-withdraw = Withdraw
page-takebacks = Moves may be taken back: at once against bots, between people if all agree
page-practice = practice
page-practice-about = Something was taken back across dice or other moves; the record says so.
page-takeback-here = Take back to here
page-takeback-turn = Take back my turn
page-takeback-ask = Ask to take back
page-takeback-ask-action = Ask to take back my last step
page-takeback-ask-turn = Ask to take back my turn
page-takeback-asked = You have asked to take back. Still to agree: { $seats }.
page-takeback-offered = { $seat } asks to take back to move { $n }.
page-takeback-accept = Agree
page-takeback-decline = Play on
page-takeback-look = Look at that moment
page-takeback-withdraw = Withdraw
page-opponents = Who plays
page-next-table = Next game waiting for me
page-give-up = { $action }?
page-setups = Ready set-ups
page-answered = The only choice, taken by itself: { $action }
page-export = Save to a file
page-fork = Play on from move { $n }
page-confirm-resign = Resign?
page-confirm-resign-about = { $seat } gives up, and the other side wins.
page-confirm-end = Give up this table?
page-confirm-end-about = The game ends for everybody and nobody wins. It can still be looked at.
page-confirm-end-ask = Ask to end the game?
page-confirm-end-ask-about =
    { $days ->
        [one] The game ends without a result when everybody who plays agrees; after a day of waiting for the others it ends at once. The table shows who asked.
       *[other] The game ends without a result when everybody who plays agrees; after { $days } days of waiting for the others it ends at once. The table shows who asked.
    }
page-usual-options = The usual options

page-rules = Rules
page-names = Names
page-search-rules = Search
page-rules-in-english = These rules are not translated yet: the text is in English.

page-dice = Are the dice fair?
page-dice-about = All dice follow from a secret key. Its fingerprint was fixed before the first roll; the key itself is told when the game is over, so that everybody can check the rolls.
page-dice-practice = In this game something was taken back. The same move kept its outcome, every other one drew on; all of it can be checked, also what was taken back.
page-commitment = Fingerprint, told at the start
page-key = Key
page-key-later = told when the game is over
page-table-id = Name of the table
page-check-key = Check the key
page-key-right = The key fits the fingerprint.
page-key-wrong = The key does not fit the fingerprint!
page-key-unable = This browser can check it only over a secure connection.
page-verify-about = To check every single roll, save the game to a file and run:

page-hints = How it works
page-hint-prompt = The bar at the top says what to do.
page-hint-glow = Click what glows, or choose from the list.
page-hint-why = Point at anything else to see why not.
page-understood = Understood

page-keys = Keyboard
page-key-quick = take the choice with this digit
page-key-last = take the choice that ends or gives up
page-key-filter = find a choice by typing
page-key-choices = go to the choices
page-key-board = go to the board
page-key-arrows = move among choices or pieces
page-key-undo = undo
page-key-log = go to the log
page-key-chat = go to the chat
page-key-rules = open the rules
page-key-text = board as text, and back
page-key-history = go to the history
page-key-step = one move back or on
page-key-play = play the history, or pause
page-key-skip = skip what others do
page-key-escape = close, or back to now
page-key-settings = settings
page-key-help = this list

page-view-active = Active side
page-view-attacker = Attacker
page-view-side = Side
page-view-round = Round
page-view-points = Points
page-view-hand = Your hand

## Organised tables

page-organise = Organise a game
page-organise-about = Teams play on their phones, you lead the game here. Choose how many teams there are; everything else can stay as it is.
page-organise-go = Open the console
page-by-code = people, by code
page-code-title = Join with a code
page-code = Code of your team
page-code-go = Join
page-code-about = Scan the code, or open { $address } and type it.
page-code-link = Link of the code
page-code-new = New code
page-code-renewed = The new code counts from now on; the old one lets nobody in.
page-show-code = { $seat }: show the code { $code } large
page-local-address = Phones cannot reach { $address }. Open this page by the network address of this computer; start the server with --host 0.0.0.0.

page-round = Round
page-timer = Timer
page-timer-start = Start
page-timer-pause = Pause
page-timer-resume = Go on
page-timer-extend = +1 min
page-timer-restart = Restart
page-timer-waits = Timer starts with the next turn
page-timer-stop = Stop
page-round-length = Round
page-round-off = Timer off
page-round-paused = paused
page-goes-on = Play goes on { $when }
page-planned-sessions = Sessions of the week
page-planned-sessions-about = Between two sessions the timer is paused by itself; it goes on with the next one.
page-session-add = Add a session
page-session-remove = Remove this session
page-session-begin = Begin
page-session-end = End
page-session-next = next: { $when }
page-session-order = A session ends after it begins, and before the next one begins.
page-time-up = Time is up
page-seconds-left =
    { $seconds ->
        [60] One minute left
       *[other] { $seconds } seconds left
    }
page-seconds =
    { $count ->
        [one] { $count } second
       *[other] { $count } seconds
    }
page-at-zero = At zero
page-at-zero-evaluate = evaluate at once
page-at-zero-wait = wait for me

page-announcements = Announcements
page-announcement = Organiser:
page-announce = Announce
page-announce-write = Tell everybody something
page-returned =
    { $when ->
        [before] Back to turn { $turn }, before its evaluation.
       *[after] Back to turn { $turn }, after its evaluation.
    }

page-orders-saved = saved
page-orders-saving = saving …
page-orders-unsent =
    { $count ->
        [one] { $count } order not sent yet
       *[other] { $count } orders not sent yet
    }
page-role = Role
page-role-captain = captain
page-role-captain-about = You give orders and say when the team is ready.
page-role-officer = officer
page-role-officer-about = You give orders like the captain.
page-role-member = member
page-role-member-about = You see what your team sees; captains and officers give the orders.
page-in-charge-of = In your charge: { $things }
page-team = Team
page-only-these = Orders only for (none marked: for all)

page-panel-crews = People
page-panel-turns = Saved
page-crew-empty = Nobody has joined yet.
page-person-name = Name
page-person-new = Add a person
page-naming = Names
page-naming-about = What you call your team and its ships. Everybody sees it.
page-flag = Flag
page-person-add = Add
page-person-code = Code for another phone
page-person-remove = Take out
page-person-removed = { $name } is out. The team has a new code; the old one lets nobody in.
page-person-not-come = has not come yet
page-projector-screen = Projector
page-projector-about = Shows only what everybody may see.
page-projector-here = Open it on this computer
page-full-screen = Full screen
page-fold-panel = Hide or show the panels beside the map
page-lens = Magnifier: rest on the map, or press and hold
page-legend = What the signs mean

page-saved-about = Every turn is saved before and after its evaluation.
page-saved-none = Nothing has been evaluated yet.
page-saved-before = Turn { $turn }, before the evaluation
page-saved-after = Turn { $turn }, after the evaluation
page-return = Return
page-return-about = The game goes on from that moment. Nothing is deleted, and everybody is told.

page-first-steps = First steps
page-first-codes = Give every team its code. Joined: { $manned } of { $teams }.
page-first-projector = Open the projector on the large screen.
page-first-timer = Set the length of a round, start the timer.
page-first-evaluate = Evaluate when all have reported.
page-first-on = Put right what went wrong, start the next turn.

page-log-about = Show
page-log-all = everything
page-log-side = { $seat }, everything

## What the organiser shows on the big screen

page-stage = Big screen
page-stage-board = The game
page-stage-board-about = Everybody sees the board. The last round is directed below the map.
page-stage-join = How to join
page-stage-join-about = The address, and the code of every team: whoever sees the screen can join any team.
page-join-screen = Come aboard
page-join-screen-about = Scan the code of your team, or open this address and type the code.
page-cards = Cards for the teams
page-stage-ceremony = Ceremony
page-stage-ceremony-about = Places, points turn by turn and great moments, on the big screen and on phones.
page-ceremony-sheet = Ceremony as a sheet
page-ceremony-close = To the game

## Notifications

error-no-such-account = There is no account { $login }.
error-notify-account = Mail and webhooks need an account.
error-no-mail = This server sends no mail.
error-no-reset-mail = This server sends no mail. Ask whoever runs it for a link to a new password.
error-no-push = This server cannot notify browsers.
error-bad-browser = The server cannot reach this browser.
error-bad-webhook = This address cannot be used. It must begin with https:// and be reachable from the internet.
error-notify-nothing = Nothing is switched on yet.
notify-turn = { $known ->
    [no] It is your turn in { $game }.
   *[yes] It is your turn in { $game }, against { $names }.
}
notify-clock = { $known ->
    [no] Your time in { $game } is running out: about { $hours } h left.
   *[yes] Your time in { $game } against { $names } is running out: about { $hours } h left.
}
notify-challenge = { $what ->
    [rematch] { $name } would like to play { $game } with you again.
   *[accepted] { $name } has accepted your challenge: { $game }.
}
notify-invitation = { $name } invites you to { $game }.
notify-mention = { $name } mentions you in the chat of { $game }.
notify-test = This is a test. Notifications reach you here.
notify-confirm = Is this your mail address?
notify-confirm-about = Somebody, probably you, would like to get notifications of Admiralty at this address. If so, open this link. Otherwise do nothing, and no further mail will come.
notify-reset = A new password for { $login }
notify-reset-about = Somebody, probably you, asked for a new password for your account. This link sets one. It works once and for one day. If it was not you, do nothing.
notify-several = { $count } things wait for you
notify-more = And { $count } more.
notify-footer = You get this mail because you switched it on in the settings of Admiralty. No more mails:
page-notify = Notifications
page-notify-about = You are told where something waits for you, never what the position is.
page-notify-turn = My turn
page-notify-clock = My clock runs low
page-notify-challenge = Challenge accepted, or a rematch
page-notify-invitation = Invitations
page-notify-mention = @mentions in the chat
page-notify-push = Browser
page-notify-mail = Mail
page-notify-webhook = Webhook
page-notify-none = This server sends no notifications of this kind.
page-notify-here = Show them in this browser
page-notify-here-denied = This browser does not allow notifications. You can change that in its settings for this page.
page-notify-browsers =
    { $count ->
        [0] No browser shows them yet.
        [one] One browser shows them.
       *[other] { $count } browsers show them.
    }
page-notify-address = Mail address
page-notify-unconfirmed = We have sent you a mail. Open the link in it, then mails will come.
page-notify-digest = Mails come
page-notify-at-once = at once
page-notify-hourly = together, every hour
page-notify-daily = together, once a day
page-notify-webhook-url = Webhook of Discord or Slack
page-notify-webhook-set = One is set up at { $host }. Leave the field empty to keep it.
page-notify-webhook-remove = Remove the webhook
page-notify-needs-account = Mail and webhooks need an account.
page-notify-test = Send a test
page-notify-tested = A test is on its way.
page-confirm-mail = Confirm the mail address
page-confirm-mail-done = Your mail address is confirmed. Mails will come.
page-unsubscribe = No more mails
page-unsubscribe-about = You will get no more notifications by mail. In the settings you can switch them on again.
page-unsubscribe-go = Stop the mails
page-unsubscribe-done = You will get no more mails.
page-invite-login = Account to tell about it, if you know one
page-invite-told = { $login } is told of the invitation, if they want to be.

# Tournaments

error-no-tournament = There is no such tournament.
error-quota-tournaments = You organise { $most } tournaments that are not over, and that is the most. End one first.
error-entry-closed = Entries are closed.
error-tournament-full = This tournament has { $most } entries, and that is the most.
error-tournament-over = This tournament is over.
error-not-your-tournament = Only the organiser of the tournament may do this.
error-too-few-entrants = A tournament needs at least { $fewest } entries.
error-no-tournament-game = There is no such game in this tournament.
error-tournament-game = A game of a tournament ends with a result: play on, or resign.
page-tournaments = Tournaments
page-tournaments-about = Swiss or round robin, for people and bots. Whoever has an account can organise one.
page-tournaments-none = There is no tournament yet.
page-tournament-new = Organise a tournament
page-tournament-account = To organise a tournament, open an account in the settings.
page-tournament-name = Name of the tournament
page-tournament-system = Pairing
page-system-swiss = Swiss
page-system-round-robin = round robin
page-system-about-swiss = In each round those with equal points meet, and nobody meets the same opponent twice.
page-system-about-round-robin = Everybody meets everybody.
page-tournament-rounds = Rounds
page-tournament-both = Each pair plays both sides
page-tournament-length = Time for a round
page-tournament-length-about = When it is up, whoever must decide loses.
page-tournament-make = Announce it
page-tournament-open = open for entries
page-tournament-running = round { $round } of { $rounds }
page-tournament-over = over
page-tournament-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
page-tournament-by = Organised by { $name }
page-tournament-enter = Take part
page-tournament-withdraw = Withdraw
page-tournament-out = withdrawn
page-tournament-remove = Remove { $name }
page-tournament-start = Start the tournament
page-tournament-end = End it now
page-tournament-bot = Add a bot
page-tournament-add = Add
page-tournament-standings = Standings
page-tournament-player = Player
page-tournament-points = Points
page-tournament-won = Won
page-tournament-buchholz = Buchholz
page-tournament-buchholz-about = The sum of the points of all opponents
page-tournament-berger = Sonneborn-Berger
page-tournament-berger-about = What was won from each opponent, times the points of that opponent
page-tournament-round = Round { $round }
page-tournament-bye = no game, gets the points
page-tournament-playing = in play
page-tournament-watch = Watch
page-tournament-look = Look at it
page-tournament-your-game = Your game
page-tournament-due = The round ends { $when }
page-tournament-projector = For the projector
page-tournament-decide = Decide { $first } – { $second }
page-tournament-result = Result
page-tournament-drawn = draw
page-tournament-neither = no points
page-tournament-winner = { $name } wins

# Profiles

error-no-profile = There is no such player.
page-profile-mine = My profile and games
page-profile-bot = A bot
page-profile-guest = A guest
page-profile-since = First here { $when }
page-profile-ratings = Ratings
page-profile-ratings-about = Games between accounts and bots count if moves cannot be taken back. The rating lies within the given range with a probability of 95%.
page-profile-no-ratings = No game has counted for a rating yet.
page-profile-record = Results
page-profile-against = Against you
page-profile-games = Finished games
page-profile-no-games = No finished game.
page-profile-game = Game
page-profile-side = Side
page-profile-rating = Rating
page-profile-count = Games
page-profile-won = Won
page-profile-drawn = Drawn
page-profile-lost = Lost
page-profile-none = without a result
page-profile-all = all results
page-profile-rated = rated
page-profile-opponent = Only against { $name }
page-profile-any-option = any options
page-balance = How often each side wins
page-balance-about = Finished public games on this server beside games that the bot { $bot } played against itself. A few games say little, and a bot plays otherwise than people.
page-balance-here = Played here
page-balance-simulated = Simulated
page-balance-choice = Choice
page-balance-games =
    { $count ->
        [one] { $count } game
       *[other] { $count } games
    }
page-balance-drawn = drawn

## Looking after a club

page-own-profile = Your profile
page-block = Block
page-block-about = You will not read what a person you block writes in chats, and neither of you can accept the other’s challenges. They are not told.
page-unblock = Unblock
page-report = Report …
page-report-title = Report to the moderators
page-report-line = Report this line
page-report-reason = What is wrong?
page-report-sent = The moderators will look at it.
page-moderation = Moderation
page-moderation-reports = Open reports
page-moderation-no-reports = Nothing is waiting.
page-moderation-report-by = reported by { $name }
page-moderation-look = Look at the person
page-moderation-settle = Settled
page-moderation-close = Close the table
page-moderation-close-about = The table ends without a result, and the players read that a moderator has closed it.
page-moderation-reason = Reason, for the audit log
page-moderation-mute = Mute
page-moderation-unmute = Let write again
page-moderation-muted = Muted until { $date }
page-moderation-days = { $days ->
    [one] one day
   *[other] { $days } days
}
page-moderation-rename = Rename
page-moderation-name = New name
page-moderation-role = Role
page-moderation-role-owner = owner
page-moderation-role-moderator = moderator
page-moderation-role-member = member
page-moderation-log = Audit log
page-moderation-operator = the operator
page-moderation-did-role = { $by } made { $name } { $detail ->
    [owner] an owner
    [moderator] a moderator
   *[member] a member
}
page-moderation-did-mute = { $by } muted { $name } for { $detail } days
page-moderation-did-unmute = { $by } let { $name } write again
page-moderation-did-rename = { $by } renamed { $name }, before { $detail }
page-moderation-did-close = { $by } closed a table
page-moderation-did-settle = { $by } settled a report about { $name }
page-moderation-did-invite = { $by } invited { $name } ({ $detail })
page-moderation-invite = Invite somebody
page-moderation-invite-about = With the link its new owner sets the password of the account, once, within a day.
page-moderation-invite-link = Link for the new member
page-embed = Embed the replay
page-embed-about = Copy this into a page of your own: it shows the whole game, step by step.
page-embed-public = public view
