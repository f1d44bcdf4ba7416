// Made by `npm run types` from the server's OpenAPI document.

export interface paths {
    "/api/account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open Account
         * @description Give the guest a login and a password, so that the games can be reached from other devices.
         */
        post: operations["open_account_api_account_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete Account
         * @description Delete the account. Games stay, with a former member; the login is free again.
         */
        post: operations["delete_account_api_account_delete_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/forgotten": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask For New Password
         * @description Send a link for a new password to the confirmed address of an account. The answer is the same whether
         *     there is one or not.
         */
        post: operations["ask_for_new_password_api_account_forgotten_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change Password
         * @description Change the password. All other sessions end: somebody else may have known the old one.
         */
        post: operations["change_password_api_account_password_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reset Password
         * @description Set a new password by a one-time link, and log in. All earlier sessions end.
         */
        post: operations["reset_password_api_account_reset_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/challenges": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Offer Challenge
         * @description Offer a game for two to everybody who looks at the lobby.
         */
        post: operations["offer_challenge_api_challenges_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/challenges/anybody": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Play Anybody
         * @description Play anybody who wishes the same; without such a person the wish waits as an open challenge.
         */
        post: operations["play_anybody_api_challenges_anybody_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/challenges/{challenge_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Take Back Challenge
         * @description Take back one's own challenge or, when it has been accepted, say that one knows.
         */
        delete: operations["take_back_challenge_api_challenges__challenge_id__delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/challenges/{challenge_id}/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept Challenge
         * @description Accept a challenge. Of several who do so at once one gets the seat.
         */
        post: operations["accept_challenge_api_challenges__challenge_id__accept_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List Games */
        get: operations["list_games_api_games_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Game
         * @description Everything a page must know to show a game with its shipped data.
         */
        get: operations["get_game_api_games__slug__get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{slug}/balance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show Balance
         * @description How often each side wins: in finished public games here, and in simulations.
         */
        get: operations["show_balance_api_games__slug__balance_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{slug}/map/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check Map
         * @description All that is wrong with a map; an empty list when it can be played.
         */
        post: operations["check_map_api_games__slug__map_check_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{slug}/map/make": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make Map
         * @description A map made up from a seed.
         */
        post: operations["make_map_api_games__slug__map_make_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{slug}/seats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Find Seats
         * @description The seats of a game, which its options may change.
         */
        post: operations["find_seats_api_games__slug__seats_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/guides/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Guide
         * @description What wins a game, a turn of it in pictures, and the tips of a first game.
         */
        get: operations["get_guide_api_guides__slug__get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/guides/{slug}/table": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Play Guided
         * @description A short first game: the caller has the guide's seat, easy bots have the others.
         */
        post: operations["play_guided_api_guides__slug__table_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Bring
         * @description A new table from a record.
         */
        post: operations["bring_api_import_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invitation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Look At Invitation
         * @description What an invitation or a spectators' link leads to; it is not used by that.
         */
        post: operations["look_at_invitation_api_invitation_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/join": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Join
         * @description Take the seat of an invitation, or a place in a crew or among the spectators by a short code.
         */
        post: operations["join_api_join_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/lessons/{slug}/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Lesson
         * @description A worked example, step by step, each with the sentence that explains it.
         */
        get: operations["get_lesson_api_lessons__slug___name__get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/lessons/{slug}/{name}/table": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Play Lesson
         * @description A table that starts where the lesson does: the caller has the lesson's seat, bots have the others.
         */
        post: operations["play_lesson_api_lessons__slug___name__table_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/lobby/tables": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List Public Tables
         * @description A page of the public tables of one status, the newest first; all games or one.
         */
        get: operations["list_public_tables_api_lobby_tables_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log In
         * @description Log in; what was played as a guest before goes over to the account.
         */
        post: operations["log_in_api_login_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log Out
         * @description End this session; its tables close at once, those of other sessions stay open.
         */
        post: operations["log_out_api_logout_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mail/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm Mail
         * @description The address of the mail in which this code stands is its reader's.
         */
        post: operations["confirm_mail_api_mail_confirm_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who Am I
         * @description The caller's name, and the login if there is an account; no name for a stranger.
         */
        get: operations["who_am_i_api_me_get"];
        put?: never;
        /**
         * Set Name
         * @description Become a guest, or change the name.
         */
        post: operations["set_name_api_me_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/absence": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Absence
         * @description Whether the caller is away, and how many days of vacation are left this year.
         */
        get: operations["get_absence_api_me_absence_get"];
        put?: never;
        /**
         * Go Away
         * @description Others read until when the caller is away. On vacation the clocks of slow games stand still.
         */
        post: operations["go_away_api_me_absence_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/absence/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Come Back
         * @description Back before the time; vacation that was not used is given back.
         */
        post: operations["come_back_api_me_absence_end_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/blocks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List Blocks
         * @description Whom the caller has blocked.
         */
        get: operations["list_blocks_api_me_blocks_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export Own Data
         * @description Everything that is stored about the caller, as one JSON document.
         */
        get: operations["export_own_data_api_me_export_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/notifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Notifications
         * @description What the caller is told of, and on which channels this server can do it.
         */
        get: operations["notifications_api_me_notifications_get"];
        put?: never;
        /**
         * Choose Notifications
         * @description Switch events on and off for each channel. A new address is sent a mail that confirms it. Mail and
         *     webhooks need an account.
         */
        post: operations["choose_notifications_api_me_notifications_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/notifications/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send Test
         * @description Send a message on every channel that is switched on.
         */
        post: operations["send_test_api_me_notifications_test_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/preferences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Preferences
         * @description What the account keeps, by name; nothing for a guest.
         */
        get: operations["preferences_api_me_preferences_get"];
        put?: never;
        /**
         * Keep Preferences
         * @description Keep them in the account, for all devices.
         */
        post: operations["keep_preferences_api_me_preferences_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Own Profile */
        get: operations["own_profile_api_me_profile_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/push": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add Browser
         * @description Show notifications in this browser, until somebody signs out here.
         */
        post: operations["add_browser_api_me_push_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/push/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove Browser
         * @description No more notifications in one browser.
         */
        post: operations["remove_browser_api_me_push_end_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List Sessions
         * @description The browsers in which the caller is logged in, the one used last first.
         */
        get: operations["list_sessions_api_me_sessions_get"];
        put?: never;
        post?: never;
        /**
         * Sign Out Everywhere
         * @description End all sessions of the caller, with `others` all but this one; their tables close at once.
         */
        delete: operations["sign_out_everywhere_api_me_sessions_delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/sessions/{session_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * End Session
         * @description End one session of the caller.
         */
        delete: operations["end_session_api_me_sessions__session_id__delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/moderation/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read Audit
         * @description What moderators and the operator did, the newest first.
         */
        get: operations["read_audit_api_moderation_audit_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/moderation/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Invite Member
         * @description An account for somebody, unless only the operator makes them; the link sets its password.
         */
        post: operations["invite_member_api_moderation_invitations_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/moderation/people/{who}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Show Standing */
        get: operations["show_standing_api_moderation_people__who__get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/moderation/people/{who}/mute": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mute */
        post: operations["mute_api_moderation_people__who__mute_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/moderation/people/{who}/rename": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Rename */
        post: operations["rename_api_moderation_people__who__rename_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/moderation/people/{who}/role": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give Role
         * @description As an owner: another owner, a moderator, or a member.
         */
        post: operations["give_role_api_moderation_people__who__role_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/moderation/reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List Reports */
        get: operations["list_reports_api_moderation_reports_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/moderation/reports/{report_id}/settle": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Settle Report */
        post: operations["settle_report_api_moderation_reports__report_id__settle_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/moderation/tables/{table_id}/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Close Table
         * @description End a table without a result; not one at which the moderator plays.
         */
        post: operations["close_table_api_moderation_tables__table_id__close_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/people/{who}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show Profile
         * @description A person, or a bot as `bot:name`: ratings, games won and lost, and what they did against the caller.
         */
        get: operations["show_profile_api_people__who__get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/people/{who}/block": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Block
         * @description Read nothing that this person writes in chats, and share no challenge; tables that exist go on.
         */
        post: operations["block_api_people__who__block_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/people/{who}/games": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List Games
         * @description Finished games, the newest first: public ones, and those that the caller played in.
         */
        get: operations["list_games_api_people__who__games_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/people/{who}/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report Person
         * @description Tell the moderators of somebody.
         */
        post: operations["report_person_api_people__who__report_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/people/{who}/unblock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Unblock */
        post: operations["unblock_api_people__who__unblock_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/replays/{table_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Replay
         * @description What a replay needs besides its moments: the game, who played, how many steps, and the whole log.
         */
        get: operations["get_replay_api_replays__table_id__get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/replays/{table_id}/moments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Look Along
         * @description Step `first` and the next ones, as everybody saw them together; always compressed.
         */
        get: operations["look_along_api_replays__table_id__moments_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/rules/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Rules
         * @description The rules text in order, headings and clauses; in English where it is not translated.
         */
        get: operations["get_rules_api_rules__slug__get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List Tables
         * @description The tables that the caller plays at or owns, the most recent first.
         */
        get: operations["list_tables_api_tables_get"];
        put?: never;
        /**
         * Make Table
         * @description A new table with dice that can be verified.
         */
        post: operations["make_table_api_tables_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get Table */
        get: operations["get_table_api_tables__table_id__get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table_id}/analysis": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Analysis
         * @description How far the analysis is, and what it has found so far.
         */
        get: operations["get_analysis_api_tables__table_id__analysis_get"];
        put?: never;
        /**
         * Begin Analysis
         * @description Start an analysis in the background, of a game that is over or that nobody else plays.
         */
        post: operations["begin_analysis_api_tables__table_id__analysis_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table_id}/analysis/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel Analysis
         * @description Stop it; what was found so far stays.
         */
        post: operations["cancel_analysis_api_tables__table_id__analysis_cancel_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table_id}/announce": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Announce
         * @description Announce something to everybody.
         */
        post: operations["announce_api_tables__table_id__announce_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table_id}/at/{n}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Look Back
         * @description What a seat saw after step n, in the caller's own count.
         *
         *     Its log is the first `keep` lines of the seat's whole log. While the game runs, only the caller's own
         *     seats and the spectators' view are allowed (`as=`); later all of them, and `as=all` adds everybody's view.
         */
        get: operations["look_back_api_tables__table_id__at__n__get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table_id}/cards.pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Cards
         * @description A card for every team: how to join, what wins, and the rules on one page.
         */
        get: operations["get_cards_api_tables__table_id__cards_pdf_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table_id}/ceremony": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Ceremony
         * @description What is celebrated at the end of a day or the game: standings, points by turn, what is remembered.
         */
        get: operations["get_ceremony_api_tables__table_id__ceremony_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table_id}/ceremony.pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Ceremony Sheet
         * @description The end of the day or the game, to hang up.
         */
        get: operations["get_ceremony_sheet_api_tables__table_id__ceremony_pdf_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table_id}/crews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Crews
         * @description Everybody at the table, and the codes that let people in.
         */
        get: operations["get_crews_api_tables__table_id__crews_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table_id}/crews/{seat}/code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Renew Code
         * @description A new code for a crew; the old one stops working.
         */
        post: operations["renew_code_api_tables__table_id__crews__seat__code_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table_id}/delay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set Delay
         * @description Let others watch with a longer delay; any player may ask for it while the game runs.
         */
        post: operations["set_delay_api_tables__table_id__delay_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table_id}/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End Table
         * @description End the table without a result, or agree to that. Nobody wins, and everything may be viewed.
         *
         *     It ends at once if nobody else plays, if the organiser asks, or if the others have not moved for days;
         *     otherwise when everybody who plays has agreed.
         */
        post: operations["end_table_api_tables__table_id__end_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table_id}/end/decline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decline End
         * @description Play on: decline to end the table, or withdraw one's own request.
         */
        post: operations["decline_end_api_tables__table_id__end_decline_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table_id}/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export
         * @description The record as text. The key of the dice is in it only when the game is over.
         */
        get: operations["export_api_tables__table_id__export_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table_id}/fork": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Fork
         * @description A new table that continues from entry n of this one.
         */
        post: operations["fork_api_tables__table_id__fork_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table_id}/game": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Table Game
         * @description The same for the data and options of one table.
         */
        get: operations["get_table_game_api_tables__table_id__game_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table_id}/hint": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get Hint
         * @description What the hard bot would do; only where nobody else plays.
         */
        post: operations["get_hint_api_tables__table_id__hint_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table_id}/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Invite
         * @description A link that gives a seat to the first person who opens it; an earlier link stops working. The account
         *     `login` is sent it, if its owner wants to be told of invitations.
         */
        post: operations["invite_api_tables__table_id__invitations_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table_id}/log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Log
         * @description Everything that a seat has heard; after the end, with `as=all`, everything that anybody has heard.
         */
        get: operations["get_log_api_tables__table_id__log_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table_id}/moments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Look Along
         * @description What a seat saw after step `first` and the next ones, in the caller's own count.
         *
         *     There are fewer at the end of the game. The answer is always compressed. The same views are allowed as for
         *     one moment. Each moment has the lines of the seat's log up to its number.
         */
        get: operations["look_along_api_tables__table_id__moments_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table_id}/names": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Give Name
         * @description Call a seat or a thing by a name, or without one as by itself again; all names that are given now.
         */
        patch: operations["give_name_api_tables__table_id__names_patch"];
        trace?: never;
    };
    "/api/tables/{table_id}/notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Notes
         * @description What the caller has written about the table; nobody else can read it.
         */
        get: operations["get_notes_api_tables__table_id__notes_get"];
        put?: never;
        /** Keep Notes */
        post: operations["keep_notes_api_tables__table_id__notes_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table_id}/paper.pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Paper
         * @description All sheets of the game, with what the caller's own seat, or a spectator, knows.
         */
        get: operations["get_paper_api_tables__table_id__paper_pdf_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table_id}/passes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Order Pass
         * @description Let the window that a seat is asked now pass until something changes, or be asked again.
         */
        post: operations["order_pass_api_tables__table_id__passes_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table_id}/pause": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask Pause
         * @description Ask that all clocks stand still, or agree to it; they do once all have agreed.
         */
        post: operations["ask_pause_api_tables__table_id__pause_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table_id}/pause/decline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decline Pause
         * @description Decline a pause, or withdraw one's own request.
         */
        post: operations["decline_pause_api_tables__table_id__pause_decline_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table_id}/pause/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End Pause
         * @description Go on; any player may say so.
         */
        post: operations["end_pause_api_tables__table_id__pause_end_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table_id}/people": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add Person
         * @description Enter a person; a phone takes the identity over with the code, which works once.
         */
        post: operations["add_person_api_tables__table_id__people_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table_id}/people/{person}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove Person
         * @description Remove a person: their phone no longer shows the table, and the crew gets a new code. Only a personal
         *     code lets them in again.
         */
        delete: operations["remove_person_api_tables__table_id__people__person__delete"];
        options?: never;
        head?: never;
        /**
         * Change Person
         * @description Move a person to another seat, change the role, or assign pieces.
         */
        patch: operations["change_person_api_tables__table_id__people__person__patch"];
        trace?: never;
    };
    "/api/tables/{table_id}/people/{person}/code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hand Out Code
         * @description A new code for a person, for example after a lost phone; the phone that uses it takes over.
         */
        post: operations["hand_out_code_api_tables__table_id__people__person__code_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table_id}/rematch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask Rematch
         * @description Play the finished game once more with sides changed, or agree to it; bots agree at once.
         */
        post: operations["ask_rematch_api_tables__table_id__rematch_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table_id}/rematch/decline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decline Rematch
         * @description Decline a rematch, or withdraw one's own offer.
         */
        post: operations["decline_rematch_api_tables__table_id__rematch_decline_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table_id}/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report Line
         * @description Tell the moderators of a line of the chat, which is kept with the report.
         */
        post: operations["report_line_api_tables__table_id__report_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table_id}/return": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Return To
         * @description Return to a saved turn. The record keeps everything, and everybody is told.
         */
        post: operations["return_to_api_tables__table_id__return_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table_id}/seats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change Opponents
         * @description Choose other opponents at a table at which nobody else plays.
         */
        post: operations["change_opponents_api_tables__table_id__seats_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table_id}/sit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sit Down
         * @description Take an open seat of a public table. Of several who do so at once one gets it.
         */
        post: operations["sit_down_api_tables__table_id__sit_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table_id}/spectators": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Invite Spectators
         * @description A link with which anybody can watch.
         */
        post: operations["invite_spectators_api_tables__table_id__spectators_post"];
        /**
         * Revoke Spectators
         * @description All links for spectators stop working; with `watchers` present spectators are sent away, too.
         */
        delete: operations["revoke_spectators_api_tables__table_id__spectators_delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table_id}/stage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Direct
         * @description Direct what all screens show: how to join, a place, the replay of the last round, the ceremony.
         */
        post: operations["direct_api_tables__table_id__stage_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table_id}/timer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set Timer
         * @description Start, pause, resume, extend, stop or restart the timer of planning, or set it for coming rounds and
         *     sessions.
         */
        post: operations["set_timer_api_tables__table_id__timer_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table_id}/turns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List Turns
         * @description The saved turns, before and after each evaluation, including those that a return has left behind.
         */
        get: operations["list_turns_api_tables__table_id__turns_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table_id}/watch-code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Renew Watch Code
         * @description A new code for spectators and the projector; the old one and all links stop working.
         */
        post: operations["renew_watch_code_api_tables__table_id__watch_code_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/text/{slug}/{language}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Text
         * @description All messages in one language as Fluent source: the server's, the table's, then the game's own.
         */
        get: operations["get_text_api_text__slug___language__get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tournaments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List Tournaments
         * @description Those that go on, then the newest of those that are over.
         */
        get: operations["list_tournaments_api_tournaments_get"];
        put?: never;
        /** Make Tournament */
        post: operations["make_tournament_api_tournaments_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tournaments/{tournament_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show Tournament
         * @description Who takes part, all pairings and results, and the standings.
         */
        get: operations["show_tournament_api_tournaments__tournament_id__get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tournaments/{tournament_id}/bots": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Enter Bot
         * @description Let a bot take part, as the organiser.
         */
        post: operations["enter_bot_api_tournaments__tournament_id__bots_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tournaments/{tournament_id}/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End Tournament
         * @description End it with the standings of this moment.
         */
        post: operations["end_tournament_api_tournaments__tournament_id__end_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tournaments/{tournament_id}/enter": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Enter Tournament */
        post: operations["enter_tournament_api_tournaments__tournament_id__enter_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tournaments/{tournament_id}/games": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Settle Game
         * @description Decide a game that is being played, as the organiser; its table ends.
         */
        post: operations["settle_game_api_tournaments__tournament_id__games_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tournaments/{tournament_id}/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Start Tournament */
        post: operations["start_tournament_api_tournaments__tournament_id__start_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tournaments/{tournament_id}/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Withdraw
         * @description Withdraw oneself or, as the organiser, anybody. Games that have begun go on.
         */
        post: operations["withdraw_api_tournaments__tournament_id__withdraw_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/watch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Watch
         * @description Watch a table by its spectators' link.
         */
        post: operations["watch_api_watch_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/healthz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Healthz
         * @description Whether the process is alive; the database is not asked.
         */
        get: operations["healthz_healthz_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/readyz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Readyz
         * @description Whether moves can be saved, found out by writing. It answers within a second.
         */
        get: operations["readyz_readyz_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * AbsenceBody
         * @description Away until a time, with a word about it that others read; `vacation` stops the clocks of slow games.
         */
        AbsenceBody: {
            /**
             * Note
             * @default
             */
            note: string;
            /** Until */
            until: number;
            /**
             * Vacation
             * @default false
             */
            vacation: boolean;
        };
        /**
         * AbsenceDetails
         * @description Until when the caller is away, if so, and how many days of vacation are left this year.
         */
        AbsenceDetails: {
            days_left: number;
            note: string;
            until: number | null;
            vacation: boolean;
        };
        /** AccountBody */
        AccountBody: {
            /** Login */
            login: string;
            /** Password */
            password: string;
        };
        /** Ack */
        Ack: {
            id: string;
            seq: number;
            /** @enum {unknown} */
            t: "ack";
        };
        /**
         * AnalysisProgress
         * @description How far an analysis is, and what it has found so far.
         */
        AnalysisProgress: {
            /** @default [] */
            costly: components["schemas"]["CostlyDecision"][];
            done: number;
            /** @default null */
            examined: components["schemas"]["Examined"] | null;
            /** @default null */
            luck: components["schemas"]["Luck"] | null;
            /** @default [] */
            points: components["schemas"]["ChancePoint"][];
            /** @enum {unknown} */
            status: "cancelled" | "done" | "failed" | "none" | "running";
            /** @default {} */
            thresholds: {
                [key: string]: number;
            };
            total: number;
        };
        /**
         * Announce
         * @description From the organiser to everybody; with a turn and no text: the game returned to a saved turn.
         */
        Announce: {
            n: number;
            /** @enum {unknown} */
            t: "announce";
            text: string;
            time: number;
            turn?: number;
            /** @enum {unknown} */
            when?: "after" | "before";
        };
        /** AnnounceBody */
        AnnounceBody: {
            /** Text */
            text: string;
        };
        /** Announced */
        Announced: {
            n: number;
            text: string;
            time: number;
        };
        /** Archive */
        Archive: {
            games: components["schemas"]["ArchivedGame"][];
            more: boolean;
        };
        /**
         * ArchivedGame
         * @description A finished game; `result` is that of the person whose games these are, null if it had none.
         */
        ArchivedGame: {
            finished: number;
            game: string;
            options: {
                [key: string]: string;
            };
            rated: boolean;
            result: ("drawn" | "lost" | "won") | null;
            seats: components["schemas"]["ArchivedSeat"][];
            table: string;
        };
        /**
         * ArchivedSeat
         * @description `who` has a profile of that id.
         */
        ArchivedSeat: {
            bot: boolean;
            name: string;
            seat: string;
            who: string;
        };
        /** Audit */
        Audit: {
            entries: components["schemas"]["AuditLine"][];
            more: boolean;
        };
        /**
         * AuditLine
         * @description `moderator` is null for what the operator did at the command line.
         */
        AuditLine: {
            about: string | null;
            about_name: string;
            detail: string;
            /** @enum {unknown} */
            kind: "close" | "invite" | "mute" | "rename" | "role" | "settle" | "unmute";
            moderator: string | null;
            reason: string;
            table: string | null;
            time: number;
        };
        /**
         * Away
         * @description Until when somebody is away, with a word about it; on vacation the clocks of slow games stand still.
         */
        Away: {
            note: string;
            until: number;
            vacation: boolean;
        };
        /**
         * Balance
         * @description How often each side wins: in finished public games here, and in games that a bot simulated.
         */
        Balance: {
            bot: string;
            here: components["schemas"]["BalanceLine"][];
            seats: string[];
            simulated: components["schemas"]["BalanceLine"][];
        };
        /**
         * BalanceLine
         * @description Who won how many games with the usual options or, if an option is named, with that choice.
         */
        BalanceLine: {
            drawn: number;
            games: number;
            option: string;
            value: string;
            won: {
                [key: string]: number;
            };
        };
        /**
         * Blocked
         * @description Whether the caller blocks this person now.
         */
        Blocked: {
            blocked: boolean;
        };
        /** BlockedPerson */
        BlockedPerson: {
            name: string;
            who: string;
        };
        /** Blocks */
        Blocks: {
            people: components["schemas"]["BlockedPerson"][];
        };
        /** BotBody */
        BotBody: {
            /** Bot */
            bot: string;
        };
        /**
         * BotLevel
         * @description A level is also the name of its bot.
         */
        BotLevel: {
            beats: components["schemas"]["Strength"] | null;
            level: string;
        };
        /**
         * Ceremony
         * @description The end of a day or, when it is `over`, of the game: seats from the first to the last with their
         *         places, their points after each of the `turns` from the one before the first, and what will be remembered.
         */
        Ceremony: {
            highlights: components["schemas"]["Highlight"][];
            over: boolean;
            places: number[];
            ranking: string[];
            scores: {
                [key: string]: number[];
            };
            turns: number[];
        };
        /**
         * Challenge
         * @description An open challenge: who offers it (`account` if logged in), on which side ("" is drawn by lot), with
         *         which options. With `wish` its owner plays anybody. `who` has a profile.
         */
        Challenge: {
            account: boolean;
            clock?: components["schemas"]["Pace"];
            created: number;
            game: string;
            id: string;
            name: string;
            options: {
                [key: string]: string;
            };
            /** @default false */
            rated: boolean;
            seat: string;
            takebacks: boolean;
            who: string;
            /** @enum {unknown} */
            whom: "accounts" | "anybody";
            wish: boolean;
        };
        /**
         * ChallengeBody
         * @description A game for two that anybody, or anybody with an account, can accept. `seat` is its owner's; without it
         *     sides are drawn by lot. Its table is public if `public` is not false. A `rated` game is between
         *     accounts and without takebacks; if `rated` is false, it never counts.
         */
        ChallengeBody: {
            clock?: components["schemas"]["ClockBody"] | null;
            /** Game */
            game: string;
            /**
             * Options
             * @default {}
             */
            options: {
                [key: string]: string;
            };
            /** Public */
            public?: boolean | null;
            /** Rated */
            rated?: boolean | null;
            /** Seat */
            seat?: string | null;
            /** Takebacks */
            takebacks?: boolean | null;
            /**
             * Whom
             * @default anybody
             * @enum {string}
             */
            whom: "anybody" | "accounts";
        };
        /**
         * ChancePoint
         * @description Each seat's chance to win before a decision, with a band of 95 %.
         */
        ChancePoint: {
            action: string;
            chances: {
                [key: string]: number;
            };
            entry: number;
            high: {
                [key: string]: number;
            };
            low: {
                [key: string]: number;
            };
            seat: string;
        };
        /**
         * Change
         * @description How a state differs from the one before it. `n` counts the changes since the last whole state: a client
         *         that has missed one asks for a whole state by `look`. `edits` are described in `wire/changes.py`.
         */
        Change: {
            edits: unknown[][];
            log: components["schemas"]["LogChange"];
            n: number;
            now: number;
            /** @enum {unknown} */
            t: "change";
        };
        /**
         * Chat
         * @description To everybody or, at an organised table, to one's own team, or between a team and the organiser: `to` is
         *         then the other seat, or the own one.
         */
        Chat: {
            id: string;
            /** @enum {unknown} */
            t: "chat";
            text: string;
            /** @default  */
            to: string;
        };
        /**
         * ChatTold
         * @description A line of the chat; `to` are the seats that read it, if not everybody.
         */
        ChatTold: {
            n: number;
            name: string;
            seat: string;
            /** @enum {unknown} */
            t: "chat";
            text: string;
            time: number;
            to?: string[];
        };
        /**
         * ClockBody
         * @description For each turn, then from a bank, to which `increment_seconds` are added for each completed turn.
         */
        ClockBody: {
            /** Bank Seconds */
            bank_seconds?: number | null;
            /** Cap Seconds */
            cap_seconds?: number | null;
            /** Increment Seconds */
            increment_seconds?: number | null;
            /** Turn Seconds */
            turn_seconds?: number | null;
        };
        /** CloseBody */
        CloseBody: {
            /**
             * Reason
             * @default
             */
            reason: string;
        };
        /**
         * CostlyDecision
         * @description A decision that was clearly worse than another, from what its player knew.
         */
        CostlyDecision: {
            action: string;
            better: string;
            better_chance: number;
            chance: number;
            cost: number;
            entry: number;
            error: number;
            /** @enum {unknown} */
            label: "blunder" | "inaccuracy" | "mistake";
            seat: string;
        };
        /**
         * Counts
         * @description How many challenges and public tables of each status a game has.
         */
        Counts: {
            challenges: number;
            open: number;
            over: number;
            playing: number;
        };
        /** CrewMate */
        CrewMate: {
            name: string;
            online: boolean;
            /** @enum {unknown} */
            role: "captain" | "member" | "officer";
        };
        /** Crews */
        Crews: {
            codes: {
                [key: string]: string;
            };
            people: components["schemas"]["PersonDetails"][];
            watch_code: string;
        };
        /**
         * Delay
         * @description Whoever does not play sees the game as it was so many actions and minutes ago.
         */
        Delay: {
            actions: number;
            minutes: number;
        };
        /**
         * DelayBody
         * @description Whoever does not play sees the game as it was so many actions and minutes ago.
         */
        DelayBody: {
            /**
             * Actions
             * @default 0
             */
            actions: number;
            /**
             * Minutes
             * @default 0
             */
            minutes: number;
        };
        /** DeleteAccountBody */
        DeleteAccountBody: {
            /** Password */
            password: string;
        };
        /**
         * Done
         * @description What the moderator asked for is done.
         */
        Done: {
            /** @default true */
            done: boolean;
        };
        /**
         * EndOffer
         * @description A seat would end the table without a result; `waits` are those that have not agreed yet.
         */
        EndOffer: {
            by: string;
            waits: string[];
        };
        /**
         * Ended
         * @description How a table ended without a result, and who did it or, if all agreed, asked for it first.
         */
        Ended: {
            by: string;
            /** @enum {unknown} */
            how: "agreed" | "deserted" | "given-up" | "moderator" | "organiser";
        };
        /**
         * EntrantLine
         * @description `who` has a profile of that id; "" for a guest who is gone.
         */
        EntrantLine: {
            bot: boolean;
            id: string;
            name: string;
            out: boolean;
            who: string;
        };
        /**
         * Error
         * @description The name of a message, the values that fill it in and, for a rule, its clause.
         */
        Error: {
            args: {
                [key: string]: string | number;
            };
            clause?: string;
            error: string;
        };
        /** Examined */
        Examined: {
            decisions: number;
            of: number;
        };
        /**
         * Failed
         * @description An error that is no refusal, with the id of the message that caused it, if any.
         */
        Failed: {
            args: {
                [key: string]: string | number;
            };
            error: string;
            id?: string;
            /** @enum {unknown} */
            t: "error";
        };
        /**
         * ForgottenBody
         * @description A login or a mail address.
         */
        ForgottenBody: {
            /** Who */
            who: string;
        };
        /** ForkBody */
        ForkBody: {
            /** N */
            n: number;
        };
        /**
         * GameDocument
         * @description All that a page must know to show a game.
         */
        GameDocument: {
            about: {
                [key: string]: string;
            };
            bots: components["schemas"]["BotLevel"][];
            dataset: string;
            events: {
                [key: string]: components["schemas"]["Signature"];
            };
            flags: string[];
            guide: boolean;
            ids: {
                [key: string]: string[];
            };
            length: {
                [key: string]: string;
            };
            lessons: string[];
            nameable: string[];
            names: {
                [key: string]: {
                    [key: string]: string;
                };
            };
            options: components["schemas"]["Option"][];
            organiser: string | null;
            organising: components["schemas"]["Organising"] | null;
            players: {
                [key: string]: string;
            };
            prefix: string;
            presets: components["schemas"]["Preset"][];
            printed: {
                [key: string]: unknown;
            };
            prompts: {
                [key: string]: components["schemas"]["Signature"];
            };
            reconstructed: boolean;
            rules_version: number;
            seats: string[];
            secrets: boolean;
            sheets: boolean;
            slug: string;
            title: {
                [key: string]: string;
            };
            topics: components["schemas"]["Topic"][];
            verbs: {
                [key: string]: string[];
            };
        };
        /**
         * GameLine
         * @description A game or a bye. `result` is null while it is played; a bye has no table.
         */
        GameLine: {
            board: number;
            first: string;
            leg: number;
            result: string | null;
            round: number;
            second: string | null;
            table: string | null;
        };
        /**
         * GameSummary
         * @description A game in the lobby; its title, a sentence about it and how long it takes are by language.
         *
         *         So is who plays it (`players`), where the game says so because options decide how many seats there are.
         */
        GameSummary: {
            about: {
                [key: string]: string;
            };
            bots: components["schemas"]["BotLevel"][];
            dataset: string;
            guide: boolean;
            length: {
                [key: string]: string;
            };
            lessons: string[];
            options: components["schemas"]["Option"][];
            organising: components["schemas"]["Organising"] | null;
            players: {
                [key: string]: string;
            };
            presets: components["schemas"]["Preset"][];
            rules_version: number;
            seats: string[];
            slug: string;
            title: {
                [key: string]: string;
            };
            topics: components["schemas"]["Topic"][];
        };
        /** GuestBody */
        GuestBody: {
            /** Name */
            name: string;
        };
        /**
         * Guide
         * @description How a game is learnt: the goal is the message guide-goal, `pictures` are moments of a turn.
         */
        Guide: {
            clauses: string[];
            games: components["schemas"]["GameDocument"][];
            pictures: components["schemas"]["GuidePicture"][];
            tips: components["schemas"]["GuideTip"][];
        };
        /**
         * GuidePicture
         * @description A moment that a board draws: what the seat `as` sees and may do, as in a state.
         *
         *         `say` names a message of the game, `game` is the place of the game's document in the guide's list:
         *         pictures may be of games with other options.
         */
        GuidePicture: {
            as: string;
            clauses: string[];
            game: number;
            legal: string[];
            log: components["schemas"]["LogLine"][];
            odds: {
                [key: string]: {
                    [key: string]: number;
                };
            } | null;
            outlook: {
                [key: string]: unknown;
            } | null;
            prompt: components["schemas"]["Prompt"] | null;
            say: string;
            shows: string[];
            view: {
                [key: string]: unknown;
            };
        };
        /**
         * GuideTip
         * @description Told once, when the player is asked `prompt`, may do `verb` and has heard of `event` (empty: any).
         */
        GuideTip: {
            clauses: string[];
            event: string;
            name: string;
            prompt: string;
            say: string;
            verb: string;
        };
        /** Health */
        Health: {
            /** @enum {unknown} */
            status: "ok";
        };
        /**
         * Highlight
         * @description Something to remember: `ceremony-NAME` in the words of the game, and the event.
         */
        Highlight: {
            line: components["schemas"]["LogLine"];
            name: string;
        };
        /**
         * Hint
         * @description The choices that the hard bot likes best at moment `seq`, from what the seat knows: the chance to win
         *         before the decision, and what the best choice improves and costs most, as messages `term-...`.
         */
        Hint: {
            chance: number;
            costs: string[];
            gains: string[];
            opinions: components["schemas"]["Opinion"][];
            seq: number;
        };
        /** HintWanted */
        HintWanted: {
            /** Seat */
            seat: string;
        };
        /** Invitation */
        Invitation: {
            seat: string;
            used: boolean;
        };
        /**
         * InvitationBody
         * @description The account `login` is told of it.
         */
        InvitationBody: {
            /** Login */
            login?: string | null;
            /** Seat */
            seat: string;
        };
        /** InviteBody */
        InviteBody: {
            /** Login */
            login: string;
            /** Name */
            name: string;
        };
        /**
         * InvitedMember
         * @description With the link the owner of the new account sets the password, once, within a day.
         */
        InvitedMember: {
            link: string;
        };
        /**
         * InvitedTo
         * @description What a link leads to: the game, the seat or "" for spectators, and who made the table.
         */
        InvitedTo: {
            game: string;
            host: string;
            seat: string;
        };
        /**
         * JoinBody
         * @description The token of an invitation, or the short code of a crew, a person or the spectators.
         */
        JoinBody: {
            /** Code */
            code?: string | null;
            /** Token */
            token?: string | null;
        };
        /**
         * Joined
         * @description The seat of the caller; "" for a spectator. Only members of crews have a role.
         */
        Joined: {
            /** @enum {unknown} */
            role?: "captain" | "member" | "officer";
            seat: string;
            table: string;
        };
        /**
         * Lesson
         * @description A guided lesson; its title is the message lesson-<name> of the game.
         */
        Lesson: {
            game: components["schemas"]["GameDocument"];
            name: string;
            seat: string;
            steps: components["schemas"]["LessonStep"][];
        };
        /**
         * LessonStep
         * @description What was done and what it shows: `say` names a message of the game, `shows` things to point at.
         *
         *         `then` is what the same seat did after `action` in the same step; `seq` counts the entries of the game.
         *         The rest is what the seat `as` sees then, as in a state, with its whole log.
         */
        LessonStep: {
            acting: string[];
            action: string | null;
            as: string;
            clauses: string[];
            legal: string[];
            log: components["schemas"]["LogLine"][];
            odds: {
                [key: string]: {
                    [key: string]: number;
                };
            } | null;
            outlook: {
                [key: string]: unknown;
            } | null;
            prompt: components["schemas"]["Prompt"] | null;
            say: string;
            seat: string | null;
            seq: number;
            shows: string[];
            then: string[];
            view: {
                [key: string]: unknown;
            };
        };
        /**
         * LineReportBody
         * @description About the line `n` of a table's chat.
         */
        LineReportBody: {
            /** N */
            n: number;
            /** Reason */
            reason: string;
        };
        /** Link */
        Link: {
            link: string;
        };
        /**
         * LobbyChange
         * @description New or changed challenges and tables, and the ids of those that are not listed any more.
         */
        LobbyChange: {
            challenges: components["schemas"]["Challenge"][];
            counts: {
                [key: string]: components["schemas"]["Counts"];
            };
            gone: string[];
            /** @enum {unknown} */
            t: "change";
            tables: components["schemas"]["PublicTable"][];
        };
        /**
         * LobbyState
         * @description All challenges, and of the public tables of each status the newest.
         */
        LobbyState: {
            challenges: components["schemas"]["Challenge"][];
            counts: {
                [key: string]: components["schemas"]["Counts"];
            };
            open: components["schemas"]["PublicTable"][];
            over: components["schemas"]["PublicTable"][];
            playing: components["schemas"]["PublicTable"][];
            /** @enum {unknown} */
            t: "lobby";
        };
        /**
         * Log
         * @description Everything that a seat has heard.
         */
        Log: {
            add: components["schemas"]["LogLine"][];
        };
        /**
         * LogChange
         * @description Cut the log to `keep` lines, then append.
         */
        LogChange: {
            add: components["schemas"]["LogLine"][];
            keep: number;
        };
        /**
         * LogLine
         * @description One event as a seat heard it: the step that caused it, its kind, its values, its clause.
         */
        LogLine: {
            args: (string | number | string[] | number[])[];
            clause: string;
            kind: string;
            n: number;
        };
        /** LoginBody */
        LoginBody: {
            /** Login */
            login: string;
            /** Password */
            password: string;
        };
        /**
         * Look
         * @description Show the view of another of one's own seats, or of a spectator ("").
         */
        Look: {
            seat: string;
            /** @enum {unknown} */
            t: "look";
        };
        /** Luck */
        Luck: {
            rows: components["schemas"]["LuckRow"][];
            swing: {
                [key: string]: number;
            };
        };
        /**
         * LuckOutcome
         * @description What a die or card gave, could have given, and gives on average.
         */
        LuckOutcome: {
            expected: number;
            got: number;
            high: number;
            low: number;
        };
        /** LuckRow */
        LuckRow: {
            action: string;
            entry: number;
            outcomes: components["schemas"]["LuckOutcome"][];
            seat: string;
            swing: {
                [key: string]: number;
            };
        };
        /**
         * MailAsked
         * @description A mail is on its way if there is such an account; for how many hours its link holds.
         */
        MailAsked: {
            hours: number;
        };
        /**
         * MapBody
         * @description A map file.
         */
        MapBody: {
            /** Text */
            text: string;
        };
        /**
         * MapFault
         * @description What is wrong: a message `map-fault-...` of the game, and what fills it in.
         */
        MapFault: {
            args: {
                [key: string]: string | number;
            };
            fault: string;
        };
        /**
         * MapText
         * @description A map file.
         */
        MapText: {
            text: string;
        };
        /**
         * MapWanted
         * @description A map to generate: the same numbers give the same map.
         */
        MapWanted: {
            /**
             * Seed
             * @default 0
             */
            seed: number;
            /** Sizes */
            sizes?: {
                [key: string]: number;
            };
        };
        /**
         * Matched
         * @description Somebody has accepted one's own challenge: this is the table.
         */
        Matched: {
            challenge: string;
            /** @enum {unknown} */
            t: "matched";
            table: string;
        };
        /**
         * Me
         * @description Who the caller is; where others on the network find this server, if it listens to them; and whether
         *         accounts are by invitation.
         */
        Me: {
            account: string | null;
            by_invitation?: boolean;
            name: string | null;
            network?: string;
            /** @enum {unknown} */
            role?: "member" | "moderator" | "owner";
        };
        /**
         * Moment
         * @description What differs from one moment of the past to another.
         */
        Moment: {
            acting: string[];
            ending: string | null;
            offer: string | null;
            prompt: components["schemas"]["Prompt"] | null;
            result: {
                [key: string]: number;
            } | null;
            seq: number;
            view: {
                [key: string]: unknown;
            };
            views?: {
                [key: string]: {
                    [key: string]: unknown;
                };
            };
        };
        /** Moments */
        Moments: {
            moments: components["schemas"]["Moment"][];
        };
        /**
         * MuteBody
         * @description For so many days; 0 lets the person write again.
         */
        MuteBody: {
            /** Days */
            days: number;
            /**
             * Reason
             * @default
             */
            reason: string;
        };
        /**
         * NameBody
         * @description What something is called from now on; without a name, as by itself.
         */
        NameBody: {
            /** Id */
            id: string;
            /** Kind */
            kind: string;
            /** Name */
            name?: string | null;
        };
        /**
         * NewChallenge
         * @description An open challenge or, if somebody had the same wish, the table.
         */
        NewChallenge: {
            challenge: string | null;
            table: string | null;
        };
        /** NewCode */
        NewCode: {
            code: string;
        };
        /** NewPasswordBody */
        NewPasswordBody: {
            /** New */
            new: string;
            /** Old */
            old: string;
        };
        /**
         * NewPerson
         * @description The code lets one phone take the identity over, once.
         */
        NewPerson: {
            code: string;
            id: string;
        };
        /** NewTable */
        NewTable: {
            id: string;
        };
        /** NewTournament */
        NewTournament: {
            id: string;
        };
        /**
         * NextGame
         * @description The table of a rematch; none while somebody has not agreed.
         */
        NextGame: {
            table: string | null;
        };
        /** Notes */
        Notes: {
            text: string;
        };
        /** NotesBody */
        NotesBody: {
            /** Text */
            text: string;
        };
        /**
         * NotificationBody
         * @description Channels by kind of event. An address or a webhook that is left out stays; an empty one goes.
         */
        NotificationBody: {
            /**
             * Digest
             * @default at-once
             * @enum {string}
             */
            digest: "at-once" | "hourly" | "daily";
            /**
             * Language
             * @default en
             * @enum {string}
             */
            language: "en" | "cs" | "fr" | "ja";
            /** Mail */
            mail?: string | null;
            /** Switches */
            switches: {
                [key: string]: ("push" | "mail" | "webhook")[];
            };
            /** Webhook */
            webhook?: string | null;
        };
        /**
         * NotificationSettings
         * @description `switches` are channels by kind of event. `push_key` is what a browser subscribes with, if this server
         *         can push; of a webhook only the host is told. `browsers` are those that show notifications.
         */
        NotificationSettings: {
            browsers: number;
            confirmed: boolean;
            /** @enum {unknown} */
            digest: "at-once" | "daily" | "hourly";
            mail: string | null;
            mail_offered: boolean;
            push_key: string | null;
            switches: {
                [key: string]: ("mail" | "push" | "webhook")[];
            };
            webhook: string | null;
        };
        /**
         * Opinion
         * @description What search thinks of a choice: its share of the decision, the chance to win after it, and the number
         *         of tries.
         */
        Opinion: {
            action: string;
            chance: number;
            share: number;
            tries: number;
        };
        /** Option */
        Option: {
            clause: string;
            default: string;
            name: string;
            sets: {
                [key: string]: string;
            };
            values: string[];
        };
        /**
         * Organising
         * @description The organiser's seat, the options that bring it, and the options to ask about first.
         */
        Organising: {
            asked: string[];
            options: {
                [key: string]: string;
            };
            seat: string;
        };
        /** OwnChallenges */
        OwnChallenges: {
            challenges: string[];
            /** @enum {unknown} */
            t: "mine";
        };
        /**
         * Pace
         * @description The clock of each seat: for each turn, then from its bank, to which time is added for each completed
         *         turn, up to a cap; null means no limit.
         */
        Pace: {
            bank_seconds: number | null;
            /** @default null */
            cap_seconds: number | null;
            /** @default null */
            increment_seconds: number | null;
            turn_seconds: number | null;
        };
        /**
         * PassBody
         * @description Pass a window until something changes, or be asked again.
         */
        PassBody: {
            /** On */
            on: boolean;
            /** Prompt */
            prompt: string;
            /** Seat */
            seat: string;
        };
        /**
         * PassOrder
         * @description The server passes this window for a seat of the caller; `ended` says why it does not any more.
         */
        PassOrder: {
            /** @enum {unknown} */
            ended: "" | "back" | "choices" | "turn";
            prompt: string;
            seat: string;
        };
        /**
         * Pause
         * @description A seat asks that all clocks stand still; `waits` are those that have not agreed yet. Once all have,
         *         the game is `on` pause.
         */
        Pause: {
            by: string;
            on: boolean;
            waits: string[];
        };
        /** PersonBody */
        PersonBody: {
            /** Name */
            name: string;
            /**
             * Role
             * @default officer
             * @enum {string}
             */
            role: "captain" | "officer" | "member";
            /** Seat */
            seat: string;
        };
        /**
         * PersonChange
         * @description Omitted fields stay as they are; `pieces: null` means all pieces of the seat.
         */
        PersonChange: {
            /** Pieces */
            pieces?: string[] | null;
            /** Role */
            role?: ("captain" | "officer" | "member") | null;
            /** Seat */
            seat?: string | null;
        };
        /**
         * PersonDetails
         * @description A person at a table. `pieces` is null if they may order all of the seat's; `taken` says whether a phone
         *         has used the code.
         */
        PersonDetails: {
            id: string;
            name: string;
            online: boolean;
            pieces: string[] | null;
            /** @enum {unknown} */
            role: "captain" | "member" | "officer";
            seat: string;
            taken: boolean;
        };
        /** Ping */
        Ping: {
            id: string;
            /** @enum {unknown} */
            t: "ping";
        };
        /**
         * Play
         * @description Do something at a seat; `expect` is the `seq` that the client has seen.
         */
        Play: {
            action: string;
            expect: number;
            id: string;
            seat: string;
            /** @enum {unknown} */
            t: "play";
        };
        /** Pong */
        Pong: {
            id: string;
            /** @enum {unknown} */
            t: "pong";
        };
        /**
         * PreferencesBody
         * @description How the page looks and behaves for its reader: all that is stored of it, so that it stays small. The
         *     page knows what holds for those that are left out.
         */
        PreferencesBody: {
            /** Autopass */
            autopass?: boolean | null;
            /** Colours */
            colours?: ("standard" | "distinct") | null;
            /** Compact */
            compact?: boolean | null;
            /** Confirm */
            confirm?: boolean | null;
            /** Contrast */
            contrast?: ("standard" | "high") | null;
            /** Folded */
            folded?: string[] | null;
            /** Forced */
            forced?: boolean | null;
            /** Language */
            language?: ("en" | "cs" | "fr" | "ja") | null;
            /** Side */
            side?: number | null;
            /** Sound */
            sound?: boolean | null;
            /** Speed */
            speed?: ("slow" | "normal" | "fast" | "off") | null;
        };
        /**
         * Preset
         * @description Options that are chosen together.
         */
        Preset: {
            name: string;
            options: {
                [key: string]: string;
            };
        };
        /**
         * Profile
         * @description A person or a bot. `against_you` is what they did in games against the caller; `blocked` if the caller
         *         has blocked them.
         */
        Profile: {
            account: boolean;
            against_you: components["schemas"]["RecordLine"][];
            blocked: boolean;
            bot: boolean;
            id: string;
            name: string;
            ratings: components["schemas"]["RatingLine"][];
            record: components["schemas"]["RecordLine"][];
            since: number | null;
            you: boolean;
        };
        /**
         * Prompt
         * @description What is being decided, and the values that its sentence is filled in with.
         */
        Prompt: {
            args: (string | number | string[] | number[])[];
            name: string;
        };
        /**
         * PublicSeat
         * @description `who` has a profile; an open seat and a crew have none.
         */
        PublicSeat: {
            /** @enum {unknown} */
            kind: "bot" | "open" | "person";
            name: string | null;
            seat: string;
            /** @default  */
            who: string;
        };
        /**
         * PublicTable
         * @description A public table: who plays what, since when, when it was over, and how many people watch it.
         */
        PublicTable: {
            /** @default false */
            by_code: boolean;
            clock?: components["schemas"]["Pace"];
            created: number;
            finished?: number;
            game: string;
            id: string;
            seats: components["schemas"]["PublicSeat"][];
            /** @enum {unknown} */
            status: "open" | "over" | "playing";
            /** @default 0 */
            watchers: number;
        };
        /**
         * PublicTables
         * @description A page of the list of public tables, and whether there are more.
         */
        PublicTables: {
            more: boolean;
            tables: components["schemas"]["PublicTable"][];
        };
        /**
         * PushBody
         * @description A subscription as the browser made it.
         */
        PushBody: {
            /** Auth */
            auth: string;
            /** Endpoint */
            endpoint: string;
            /** P256Dh */
            p256dh: string;
        };
        /** PushEndBody */
        PushEndBody: {
            /** Endpoint */
            endpoint: string;
        };
        /**
         * RatingLine
         * @description Of one side of a game: it lies within two spreads of the mean in 95 % of cases.
         */
        RatingLine: {
            game: string;
            games: number;
            mean: number;
            seat: string;
            spread: number;
        };
        /** RecordBody */
        RecordBody: {
            /** Record */
            record: string;
        };
        /** RecordLine */
        RecordLine: {
            drawn: number;
            game: string;
            lost: number;
            seat: string;
            won: number;
        };
        /**
         * RefusedPlay
         * @description Refused by a clause of the rules or, if that is empty, for another reason.
         */
        RefusedPlay: {
            args?: {
                [key: string]: string | number;
            };
            clause: string;
            error?: string;
            id: string;
            /** @enum {unknown} */
            t: "refused";
        };
        /**
         * Rematch
         * @description The players of a finished game may play once more with their sides changed: who asked first, who has
         *         not agreed yet, and the table once all have.
         */
        Rematch: {
            by: string;
            table: string | null;
            waits: string[];
        };
        /** RenameBody */
        RenameBody: {
            /** Name */
            name: string;
            /**
             * Reason
             * @default
             */
            reason: string;
        };
        /**
         * Replay
         * @description How the organiser has the last round shown: from the picture `at`, a word of the game's board, since
         *         `time` of the server's clock; it runs on from there or stands still.
         */
        Replay: {
            at: string;
            running: boolean;
            slow: boolean;
            time: number;
        };
        /** ReplaySeat */
        ReplaySeat: {
            bot: boolean;
            name: string;
            seat: string;
        };
        /** ReplayWanted */
        ReplayWanted: {
            /**
             * At
             * @default
             */
            at: string;
            /**
             * Running
             * @default true
             */
            running: boolean;
            /**
             * Slow
             * @default false
             */
            slow: boolean;
        };
        /** ReportBody */
        ReportBody: {
            /** Reason */
            reason: string;
        };
        /**
         * ReportLine
         * @description `said` is the line of the chat as it was, "" for a report about a person.
         */
        ReportLine: {
            about: string | null;
            about_name: string;
            created: number;
            id: string;
            reason: string;
            reporter: string;
            said: string;
            table: string | null;
        };
        /**
         * Reported
         * @description The report that was made.
         */
        Reported: {
            report: string;
        };
        /**
         * Reports
         * @description Those that nobody has settled, the oldest first.
         */
        Reports: {
            reports: components["schemas"]["ReportLine"][];
        };
        /**
         * ResetBody
         * @description The token of a one-time link, and the new password.
         */
        ResetBody: {
            /** Password */
            password: string;
            /** Token */
            token: string;
        };
        /** ReturnBody */
        ReturnBody: {
            /** N */
            n: number;
        };
        /** Returned */
        Returned: {
            seq: number;
        };
        /**
         * Revoked
         * @description How many links for spectators stopped working, and how many people were sent away.
         */
        Revoked: {
            links: number;
            watchers: number;
        };
        /** RoleBody */
        RoleBody: {
            /**
             * Role
             * @enum {string}
             */
            role: "owner" | "moderator" | "member";
        };
        /**
         * Round
         * @description The timer of planning: `due` in milliseconds of the server's clock while it runs, `left` while it is
         *         paused; `used`: it starts by itself with the next planning. `sessions` are planned, each with its begin
         *         and end; `switch` is when they pause or resume it.
         */
        Round: {
            /** @enum {unknown} */
            at_zero: "evaluate" | "wait";
            due: number | null;
            left: number | null;
            length: number;
            sessions: number[][];
            /** @enum {unknown} */
            state: "off" | "paused" | "running" | "up";
            switch: number | null;
            used: boolean;
        };
        /**
         * RuleLine
         * @description A clause in pieces, or a heading.
         */
        RuleLine: {
            clause?: string;
            heading?: string;
            pieces?: components["schemas"]["RulePiece"][];
        };
        /**
         * RulePiece
         * @description A part of a clause: plain, emphasised, a word of the engine, or the number of another clause.
         */
        RulePiece: {
            /** @enum {unknown} */
            kind: "clause" | "code" | "strong" | "text";
            text: string;
        };
        /**
         * RulesText
         * @description The rules of a game, and the language they are in: English where there is no translation.
         */
        RulesText: {
            /** @enum {unknown} */
            language: "cs" | "en" | "fr" | "ja";
            lines: components["schemas"]["RuleLine"][];
        };
        /**
         * SavedTurn
         * @description A saved moment: after entry `n`, before or after a turn was evaluated.
         */
        SavedTurn: {
            n: number;
            turn: number;
            /** @enum {unknown} */
            when: "after" | "before";
        };
        /**
         * Seat
         * @description A seat. At an organised table it has a crew, named after its captains. `who` has a profile.
         */
        Seat: {
            away?: components["schemas"]["Away"];
            bot?: string;
            crew?: components["schemas"]["CrewMate"][];
            /** @enum {unknown} */
            kind: "bot" | "open" | "person";
            name: string | null;
            online: boolean;
            seat: string;
            who?: string;
        };
        /** SeatBody */
        SeatBody: {
            /** Seat */
            seat: string;
        };
        /**
         * SeatClock
         * @description When the time of a seat is up, and what is left in its bank, in milliseconds.
         */
        SeatClock: {
            bank: number | null;
            due: number | null;
        };
        /** SeatsBody */
        SeatsBody: {
            /**
             * Options
             * @default {}
             */
            options: {
                [key: string]: string;
            };
        };
        /**
         * SeatsWanted
         * @description Who plays the seats of others from now on: "me" or "bot:NAME".
         */
        SeatsWanted: {
            /** Seats */
            seats: {
                [key: string]: string;
            };
        };
        /**
         * SessionDetails
         * @description A browser in which somebody is logged in: since when, when it was last used, and what it is.
         */
        SessionDetails: {
            created: number | null;
            id: string;
            label: string;
            online: boolean;
            seen: number | null;
            this: boolean;
        };
        /**
         * SettleBody
         * @description The organiser's decision about a game that is being played.
         */
        SettleBody: {
            /** Board */
            board: number;
            /**
             * Leg
             * @default 1
             */
            leg: number;
            /**
             * Result
             * @enum {string}
             */
            result: "first" | "second" | "drawn" | "neither";
            /** Round */
            round: number;
        };
        /**
         * SharedReplay
         * @description A finished game without its moments: `last` is the number of the last one.
         */
        SharedReplay: {
            game: components["schemas"]["GameDocument"];
            last: number;
            log: components["schemas"]["LogLine"][];
            seats: components["schemas"]["ReplaySeat"][];
        };
        /**
         * Signature
         * @description The clause and the [name, kind] of each parameter of an event or a prompt.
         */
        Signature: {
            clause: string;
            params: [
                string,
                string
            ][];
        };
        /**
         * SignedOut
         * @description How many sessions have ended.
         */
        SignedOut: {
            sessions: number;
        };
        /**
         * Stage
         * @description What the organiser has shown on all screens: `show` is for the big screen, `place` the part of the
         *         board (such as an arena), `split` whether it stands beside the rest, `spotlight` something on the board;
         *         place and spotlight are words of the game. `codes` let people in; the big screen gets them while it shows
         *         how to join.
         */
        Stage: {
            codes: {
                [key: string]: string;
            };
            place: string;
            replay: components["schemas"]["Replay"] | null;
            /** @enum {unknown} */
            show: "board" | "ceremony" | "join";
            split: boolean;
            spotlight: string;
        };
        /**
         * StageBody
         * @description Omitted fields stay as they are; `replay: null` leaves the replay to everybody's own screen.
         */
        StageBody: {
            /** Place */
            place?: string | null;
            replay?: components["schemas"]["ReplayWanted"] | null;
            /** Show */
            show?: ("board" | "join" | "ceremony") | null;
            /** Split */
            split?: boolean | null;
            /** Spotlight */
            spotlight?: string | null;
        };
        /** Stale */
        Stale: {
            id: string;
            seq: number;
            /** @enum {unknown} */
            t: "stale";
        };
        /**
         * Standing
         * @description What moderators see of a person.
         */
        Standing: {
            muted: number | null;
            /** @enum {unknown} */
            role: "member" | "moderator" | "owner";
        };
        /** StandingLine */
        StandingLine: {
            buchholz: number;
            entrant: string;
            played: number;
            points: number;
            rank: number;
            sonneborn_berger: number;
            wins: number;
        };
        /**
         * State
         * @description What a seat sees at one moment.
         *
         *         `seq` counts the steps that the caller took or could notice; with `every_step` all entries of the record,
         *         because the caller may read it. Log lines, acknowledgements and moments have the same numbers. `takeback`
         *         says how the caller may take back now, `request` who asks for it, `taken_back` how often it was done; in
         *         `practice` it was done at will. `waived` are legal actions that give something up, `setups` the action
         *         that each ready set-up takes now. `pieces` are those that the caller may order, if not all of the seat's.
         *         `names` are those that players have given, by `kind-id`. `watchers` is how many people look on, with the
         *         `delay`. `views` are everybody's, of a moment of the past.
         */
        State: {
            acting: string[];
            as: string;
            clocks: {
                [key: string]: components["schemas"]["SeatClock"];
            };
            commitment: string;
            delay: components["schemas"]["Delay"] | null;
            end_offer: components["schemas"]["EndOffer"] | null;
            ended: components["schemas"]["Ended"] | null;
            ending: string | null;
            every_step: boolean;
            key: string | null;
            legal: string[];
            log: components["schemas"]["LogChange"];
            names: {
                [key: string]: string;
            };
            now: number;
            odds: {
                [key: string]: {
                    [key: string]: number;
                };
            } | null;
            offer: string | null;
            outlook: {
                [key: string]: unknown;
            } | null;
            passes: components["schemas"]["PassOrder"][];
            pause: components["schemas"]["Pause"] | null;
            pieces: string[] | null;
            practice: boolean;
            prompt: components["schemas"]["Prompt"] | null;
            rematch: components["schemas"]["Rematch"] | null;
            request: components["schemas"]["TakebackRequest"] | null;
            result: {
                [key: string]: number;
            } | null;
            role: ("captain" | "member" | "officer") | null;
            round: components["schemas"]["Round"] | null;
            seats: components["schemas"]["Seat"][];
            seq: number;
            setups: {
                [key: string]: string;
            };
            stage: components["schemas"]["Stage"] | null;
            /** @enum {unknown} */
            status: "open" | "over" | "playing";
            /** @enum {unknown} */
            t: "state";
            /** @enum {unknown} */
            takeback: "ask" | "free" | "none";
            taken_back: number;
            timed_out: string | null;
            undo: boolean;
            view: {
                [key: string]: unknown;
            };
            views?: {
                [key: string]: {
                    [key: string]: unknown;
                };
            };
            waived: {
                [key: string]: components["schemas"]["Waived"][];
            };
            watchers: number;
            you: string[];
        };
        /**
         * Stopped
         * @description Whether mail was stopped, or an address confirmed.
         */
        Stopped: {
            mail: boolean;
        };
        /**
         * StorageTold
         * @description The server cannot save, so no move is accepted; or it can again.
         */
        StorageTold: {
            failing: boolean;
            /** @enum {unknown} */
            t: "storage";
        };
        /**
         * Strength
         * @description Games won against another level, with the 95 % interval of the rate.
         */
        Strength: {
            against: string;
            games: number;
            high: number;
            low: number;
            rate: number;
        };
        /**
         * TableBody
         * @description Each seat is "me", "open" or "bot:NAME"; a seat not named is open. If `takebacks` is false, nothing is
         *     taken back across dice or other people's moves. A `public` table is listed in the lobby: anybody may watch
         *     it and take its open seats. If `rated` is false, it never counts for ratings.
         */
        TableBody: {
            clock?: components["schemas"]["ClockBody"] | null;
            /** Data */
            data?: string | null;
            delay?: components["schemas"]["DelayBody"] | null;
            /** Game */
            game: string;
            /**
             * Options
             * @default {}
             */
            options: {
                [key: string]: string;
            };
            /** Public */
            public?: boolean | null;
            /** Rated */
            rated?: boolean | null;
            /**
             * Seats
             * @default {}
             */
            seats: {
                [key: string]: string;
            };
            /** Takebacks */
            takebacks?: boolean | null;
        };
        /** TableDetails */
        TableDetails: {
            commitment: string;
            dataset: string;
            deserted_days: number;
            ended?: components["schemas"]["Ended"];
            game: string;
            id: string;
            invitations: components["schemas"]["Invitation"][];
            key?: string;
            options: {
                [key: string]: string;
            };
            owner: boolean;
            public: boolean;
            seats: components["schemas"]["Seat"][];
            seq: number;
            /** @enum {unknown} */
            status: "open" | "over" | "playing";
            you: string[];
        };
        /**
         * TableLine
         * @description A row of the lobby.
         */
        TableLine: {
            acting: string[];
            ended?: components["schemas"]["Ended"];
            game: string;
            id: string;
            seats: components["schemas"]["Seat"][];
            /** @enum {unknown} */
            status: "open" | "over" | "playing";
            updated: number;
            you: string[];
        };
        /**
         * TakebackRequest
         * @description A seat asks to go back to the moment with this number; `waits` are those that have not agreed yet.
         */
        TakebackRequest: {
            by: string;
            to: number;
            waits: string[];
        };
        /**
         * TakenBack
         * @description The table, if somebody was faster and has accepted the challenge.
         */
        TakenBack: {
            table: string | null;
        };
        /**
         * TimerBody
         * @description `seconds` is the length for start, restart and set, and the extra time for extend (one minute by
         *     default). `sessions` are planned anew: begin and end of each in milliseconds, one after the other.
         */
        TimerBody: {
            /** At Zero */
            at_zero?: ("evaluate" | "wait") | null;
            /**
             * Do
             * @enum {string}
             */
            do: "start" | "pause" | "resume" | "extend" | "stop" | "restart" | "set";
            /** Seconds */
            seconds?: number | null;
            /** Sessions */
            sessions?: [
                number,
                number
            ][] | null;
        };
        /** TokenBody */
        TokenBody: {
            /** Token */
            token: string;
        };
        /**
         * Topic
         * @description Options that belong together.
         */
        Topic: {
            name: string;
            options: string[];
        };
        /**
         * TournamentBody
         * @description A round robin has as many rounds as it needs. Without `starts` its organiser starts it.
         */
        TournamentBody: {
            /**
             * Both Sides
             * @default false
             */
            both_sides: boolean;
            clock?: components["schemas"]["ClockBody"] | null;
            /** Game */
            game: string;
            /** Name */
            name: string;
            /** Options */
            options?: {
                [key: string]: string;
            };
            /** Round Seconds */
            round_seconds?: number | null;
            /**
             * Rounds
             * @default 5
             */
            rounds: number;
            /** Starts */
            starts?: number | null;
            /**
             * System
             * @default swiss
             * @enum {string}
             */
            system: "swiss" | "round-robin";
        };
        /**
         * TournamentDetails
         * @description A tournament as a whole. `you` is the caller's own entry; `owner` if the caller organises it.
         */
        TournamentDetails: {
            both_sides: boolean;
            clock?: components["schemas"]["Pace"];
            created: number;
            due: number | null;
            entrants: number;
            finished: number | null;
            game: string;
            games: components["schemas"]["GameLine"][];
            id: string;
            name: string;
            options: {
                [key: string]: string;
            };
            organiser: string;
            owner: boolean;
            people: components["schemas"]["EntrantLine"][];
            round: number;
            rounds: number;
            standings: components["schemas"]["StandingLine"][];
            starts: number | null;
            state: string;
            system: string;
            you: string | null;
        };
        /**
         * TournamentLine
         * @description A row of the list.
         */
        TournamentLine: {
            created: number;
            entrants: number;
            finished: number | null;
            game: string;
            id: string;
            name: string;
            round: number;
            rounds: number;
            starts: number | null;
            state: string;
            system: string;
        };
        /** Tournaments */
        Tournaments: {
            tournaments: components["schemas"]["TournamentLine"][];
        };
        /**
         * Waived
         * @description What a choice gives up for good: the sentence `loss-NAME` of the game, how much, of which things.
         */
        Waived: {
            count: number;
            name: string;
            things: string[];
        };
        /** Watching */
        Watching: {
            table: string;
        };
        /**
         * Why
         * @description Ask for everything that is refused now, with its clauses.
         */
        Why: {
            id: string;
            seat: string;
            /** @enum {unknown} */
            t: "why";
        };
        /** WhyNot */
        WhyNot: {
            id: string;
            refused: [
                string,
                string
            ][];
            /** @enum {unknown} */
            t: "why";
        };
        /**
         * WishBody
         * @description Play anybody at this game, with its usual options and sides drawn by lot.
         */
        WishBody: {
            /** Game */
            game: string;
        };
        /** WithdrawBody */
        WithdrawBody: {
            /** Entrant */
            entrant: string;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    open_account_api_account_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccountBody"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
        };
    };
    delete_account_api_account_delete_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeleteAccountBody"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
        };
    };
    ask_for_new_password_api_account_forgotten_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ForgottenBody"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MailAsked"];
                };
            };
        };
    };
    change_password_api_account_password_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPasswordBody"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignedOut"];
                };
            };
        };
    };
    reset_password_api_account_reset_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResetBody"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
        };
    };
    offer_challenge_api_challenges_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChallengeBody"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewChallenge"];
                };
            };
        };
    };
    play_anybody_api_challenges_anybody_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WishBody"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewChallenge"];
                };
            };
        };
    };
    take_back_challenge_api_challenges__challenge_id__delete: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                challenge_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TakenBack"];
                };
            };
        };
    };
    accept_challenge_api_challenges__challenge_id__accept_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                challenge_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Joined"];
                };
            };
        };
    };
    list_games_api_games_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GameSummary"][];
                };
            };
        };
    };
    get_game_api_games__slug__get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GameDocument"];
                };
            };
        };
    };
    show_balance_api_games__slug__balance_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Balance"];
                };
            };
        };
    };
    check_map_api_games__slug__map_check_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                slug: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MapBody"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MapFault"][];
                };
            };
        };
    };
    make_map_api_games__slug__map_make_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                slug: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MapWanted"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MapText"];
                };
            };
        };
    };
    find_seats_api_games__slug__seats_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                slug: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SeatsBody"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string[];
                };
            };
        };
    };
    get_guide_api_guides__slug__get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Guide"];
                };
            };
        };
    };
    play_guided_api_guides__slug__table_post: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewTable"];
                };
            };
        };
    };
    bring_api_import_post: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecordBody"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewTable"];
                };
            };
        };
    };
    look_at_invitation_api_invitation_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TokenBody"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitedTo"];
                };
            };
        };
    };
    join_api_join_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["JoinBody"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Joined"];
                };
            };
        };
    };
    get_lesson_api_lessons__slug___name__get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                slug: string;
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Lesson"];
                };
            };
        };
    };
    play_lesson_api_lessons__slug___name__table_post: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                slug: string;
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewTable"];
                };
            };
        };
    };
    list_public_tables_api_lobby_tables_get: {
        parameters: {
            query: {
                status: "open" | "playing" | "over";
                game?: string;
                page?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicTables"];
                };
            };
        };
    };
    log_in_api_login_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoginBody"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
        };
    };
    log_out_api_logout_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
        };
    };
    confirm_mail_api_mail_confirm_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TokenBody"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Stopped"];
                };
            };
        };
    };
    who_am_i_api_me_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
        };
    };
    set_name_api_me_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GuestBody"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
        };
    };
    get_absence_api_me_absence_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AbsenceDetails"];
                };
            };
        };
    };
    go_away_api_me_absence_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AbsenceBody"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AbsenceDetails"];
                };
            };
        };
    };
    come_back_api_me_absence_end_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AbsenceDetails"];
                };
            };
        };
    };
    list_blocks_api_me_blocks_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Blocks"];
                };
            };
        };
    };
    export_own_data_api_me_export_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    notifications_api_me_notifications_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationSettings"];
                };
            };
        };
    };
    choose_notifications_api_me_notifications_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NotificationBody"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationSettings"];
                };
            };
        };
    };
    send_test_api_me_notifications_test_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationSettings"];
                };
            };
        };
    };
    preferences_api_me_preferences_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: string | boolean | number | string[];
                    };
                };
            };
        };
    };
    keep_preferences_api_me_preferences_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PreferencesBody"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreferencesBody"];
                };
            };
        };
    };
    own_profile_api_me_profile_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Profile"];
                };
            };
        };
    };
    add_browser_api_me_push_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PushBody"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationSettings"];
                };
            };
        };
    };
    remove_browser_api_me_push_end_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PushEndBody"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationSettings"];
                };
            };
        };
    };
    list_sessions_api_me_sessions_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionDetails"][];
                };
            };
        };
    };
    sign_out_everywhere_api_me_sessions_delete: {
        parameters: {
            query?: {
                others?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignedOut"];
                };
            };
        };
    };
    end_session_api_me_sessions__session_id__delete: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                session_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignedOut"];
                };
            };
        };
    };
    read_audit_api_moderation_audit_get: {
        parameters: {
            query?: {
                page?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Audit"];
                };
            };
        };
    };
    invite_member_api_moderation_invitations_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InviteBody"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitedMember"];
                };
            };
        };
    };
    show_standing_api_moderation_people__who__get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                who: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Standing"];
                };
            };
        };
    };
    mute_api_moderation_people__who__mute_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                who: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MuteBody"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
        };
    };
    rename_api_moderation_people__who__rename_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                who: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RenameBody"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
        };
    };
    give_role_api_moderation_people__who__role_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                who: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RoleBody"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
        };
    };
    list_reports_api_moderation_reports_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Reports"];
                };
            };
        };
    };
    settle_report_api_moderation_reports__report_id__settle_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                report_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
        };
    };
    close_table_api_moderation_tables__table_id__close_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CloseBody"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
        };
    };
    show_profile_api_people__who__get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                who: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Profile"];
                };
            };
        };
    };
    block_api_people__who__block_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                who: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Blocked"];
                };
            };
        };
    };
    list_games_api_people__who__games_get: {
        parameters: {
            query?: {
                game?: string;
                opponent?: string;
                result?: ("won" | "drawn" | "lost") | null;
                option?: string;
                page?: number;
            };
            header?: never;
            path: {
                who: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Archive"];
                };
            };
        };
    };
    report_person_api_people__who__report_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                who: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReportBody"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Reported"];
                };
            };
        };
    };
    unblock_api_people__who__unblock_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                who: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Blocked"];
                };
            };
        };
    };
    get_replay_api_replays__table_id__get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SharedReplay"];
                };
            };
        };
    };
    look_along_api_replays__table_id__moments_get: {
        parameters: {
            query: {
                first: number;
                count: number;
            };
            header?: never;
            path: {
                table_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Moments"];
                };
            };
        };
    };
    get_rules_api_rules__slug__get: {
        parameters: {
            query?: {
                language?: "en" | "cs" | "fr" | "ja";
            };
            header?: never;
            path: {
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RulesText"];
                };
            };
        };
    };
    list_tables_api_tables_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableLine"][];
                };
            };
        };
    };
    make_table_api_tables_post: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TableBody"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewTable"];
                };
            };
        };
    };
    get_table_api_tables__table_id__get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableDetails"];
                };
            };
        };
    };
    get_analysis_api_tables__table_id__analysis_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnalysisProgress"];
                };
            };
        };
    };
    begin_analysis_api_tables__table_id__analysis_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnalysisProgress"];
                };
            };
        };
    };
    cancel_analysis_api_tables__table_id__analysis_cancel_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnalysisProgress"];
                };
            };
        };
    };
    announce_api_tables__table_id__announce_post: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                table_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnnounceBody"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Announced"];
                };
            };
        };
    };
    look_back_api_tables__table_id__at__n__get: {
        parameters: {
            query?: {
                as?: string | null;
            };
            header?: never;
            path: {
                n: number;
                table_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["State"];
                };
            };
        };
    };
    get_cards_api_tables__table_id__cards_pdf_get: {
        parameters: {
            query?: {
                lang?: "en" | "cs" | "fr" | "ja";
            };
            header?: never;
            path: {
                table_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
        };
    };
    get_ceremony_api_tables__table_id__ceremony_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ceremony"];
                };
            };
        };
    };
    get_ceremony_sheet_api_tables__table_id__ceremony_pdf_get: {
        parameters: {
            query?: {
                lang?: "en" | "cs" | "fr" | "ja";
            };
            header?: never;
            path: {
                table_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
        };
    };
    get_crews_api_tables__table_id__crews_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Crews"];
                };
            };
        };
    };
    renew_code_api_tables__table_id__crews__seat__code_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                seat: string;
                table_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewCode"];
                };
            };
        };
    };
    set_delay_api_tables__table_id__delay_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DelayBody"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewTable"];
                };
            };
        };
    };
    end_table_api_tables__table_id__end_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewTable"];
                };
            };
        };
    };
    decline_end_api_tables__table_id__end_decline_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewTable"];
                };
            };
        };
    };
    export_api_tables__table_id__export_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
        };
    };
    fork_api_tables__table_id__fork_post: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                table_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ForkBody"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewTable"];
                };
            };
        };
    };
    get_table_game_api_tables__table_id__game_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GameDocument"];
                };
            };
        };
    };
    get_hint_api_tables__table_id__hint_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HintWanted"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Hint"];
                };
            };
        };
    };
    invite_api_tables__table_id__invitations_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvitationBody"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Link"];
                };
            };
        };
    };
    get_log_api_tables__table_id__log_get: {
        parameters: {
            query?: {
                as?: string | null;
            };
            header?: never;
            path: {
                table_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Log"];
                };
            };
        };
    };
    look_along_api_tables__table_id__moments_get: {
        parameters: {
            query: {
                first: number;
                count: number;
                as?: string | null;
            };
            header?: never;
            path: {
                table_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Moments"];
                };
            };
        };
    };
    give_name_api_tables__table_id__names_patch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NameBody"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: string;
                    };
                };
            };
        };
    };
    get_notes_api_tables__table_id__notes_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Notes"];
                };
            };
        };
    };
    keep_notes_api_tables__table_id__notes_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NotesBody"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Notes"];
                };
            };
        };
    };
    get_paper_api_tables__table_id__paper_pdf_get: {
        parameters: {
            query?: {
                lang?: "en" | "cs" | "fr" | "ja";
                seat?: string;
            };
            header?: never;
            path: {
                table_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
        };
    };
    order_pass_api_tables__table_id__passes_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PassBody"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewTable"];
                };
            };
        };
    };
    ask_pause_api_tables__table_id__pause_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewTable"];
                };
            };
        };
    };
    decline_pause_api_tables__table_id__pause_decline_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewTable"];
                };
            };
        };
    };
    end_pause_api_tables__table_id__pause_end_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewTable"];
                };
            };
        };
    };
    add_person_api_tables__table_id__people_post: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                table_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PersonBody"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewPerson"];
                };
            };
        };
    };
    remove_person_api_tables__table_id__people__person__delete: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                person: string;
                table_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Crews"];
                };
            };
        };
    };
    change_person_api_tables__table_id__people__person__patch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                person: string;
                table_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PersonChange"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonDetails"];
                };
            };
        };
    };
    hand_out_code_api_tables__table_id__people__person__code_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                person: string;
                table_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewPerson"];
                };
            };
        };
    };
    ask_rematch_api_tables__table_id__rematch_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NextGame"];
                };
            };
        };
    };
    decline_rematch_api_tables__table_id__rematch_decline_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewTable"];
                };
            };
        };
    };
    report_line_api_tables__table_id__report_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LineReportBody"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Reported"];
                };
            };
        };
    };
    return_to_api_tables__table_id__return_post: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                table_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReturnBody"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Returned"];
                };
            };
        };
    };
    change_opponents_api_tables__table_id__seats_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SeatsWanted"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewTable"];
                };
            };
        };
    };
    sit_down_api_tables__table_id__sit_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SeatBody"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Joined"];
                };
            };
        };
    };
    invite_spectators_api_tables__table_id__spectators_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Link"];
                };
            };
        };
    };
    revoke_spectators_api_tables__table_id__spectators_delete: {
        parameters: {
            query?: {
                watchers?: boolean;
            };
            header?: never;
            path: {
                table_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Revoked"];
                };
            };
        };
    };
    direct_api_tables__table_id__stage_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StageBody"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Stage"];
                };
            };
        };
    };
    set_timer_api_tables__table_id__timer_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TimerBody"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Round"];
                };
            };
        };
    };
    list_turns_api_tables__table_id__turns_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedTurn"][];
                };
            };
        };
    };
    renew_watch_code_api_tables__table_id__watch_code_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewCode"];
                };
            };
        };
    };
    get_text_api_text__slug___language__get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                slug: string;
                language: "en" | "cs" | "fr" | "ja";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
        };
    };
    list_tournaments_api_tournaments_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tournaments"];
                };
            };
        };
    };
    make_tournament_api_tournaments_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TournamentBody"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewTournament"];
                };
            };
        };
    };
    show_tournament_api_tournaments__tournament_id__get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                tournament_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TournamentDetails"];
                };
            };
        };
    };
    enter_bot_api_tournaments__tournament_id__bots_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                tournament_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BotBody"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TournamentDetails"];
                };
            };
        };
    };
    end_tournament_api_tournaments__tournament_id__end_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                tournament_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TournamentDetails"];
                };
            };
        };
    };
    enter_tournament_api_tournaments__tournament_id__enter_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                tournament_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TournamentDetails"];
                };
            };
        };
    };
    settle_game_api_tournaments__tournament_id__games_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                tournament_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SettleBody"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TournamentDetails"];
                };
            };
        };
    };
    start_tournament_api_tournaments__tournament_id__start_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                tournament_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TournamentDetails"];
                };
            };
        };
    };
    withdraw_api_tournaments__tournament_id__withdraw_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                tournament_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WithdrawBody"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TournamentDetails"];
                };
            };
        };
    };
    watch_api_watch_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TokenBody"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Watching"];
                };
            };
        };
    };
    healthz_healthz_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
        };
    };
    readyz_readyz_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
        };
    };
}
