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
         * @description Come in with an account; what was played as a guest before goes over to it.
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
         * @description End this session; tables that are open with it close at once, those of other sessions stay.
         */
        post: operations["log_out_api_logout_post"];
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
         * @description Come in as a guest, or change one's name.
         */
        post: operations["set_name_api_me_post"];
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
         * @description The rules text in order: headings and clauses.
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
         * @description The tables the caller plays at or made, the last used first.
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
         * @description Begin to analyse, in the background: a game that is over, or that nobody else plays.
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
         * @description Tell everybody something.
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
         *     Its log is the first `keep` lines of the seat's whole log.
         *     While the game goes on only through the eyes of own seats or of a spectator (`as=`); later through
         *     anybody's, and `as=all` adds everybody's view.
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
         * @description A new code for a crew; the old one lets nobody in any more.
         */
        post: operations["renew_code_api_tables__table_id__crews__seat__code_post"];
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
         * @description End the table without a result, or agree to that: nobody wins, and everything may be looked at.
         *
         *     At once where nobody else plays, for the organiser, and when the others have left the caller waiting for
         *     days; otherwise when everybody who plays has agreed.
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
         * @description Play on: decline to end the table, or withdraw what one has asked oneself.
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
         * @description A new table that goes on from entry n of this one.
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
         * @description What the hard bot would do, where nobody else plays: who learns may ask, opponents may not.
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
         * @description A link that seats whoever opens it first; the one before it stops working.
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
         * @description Everything a seat has heard; when all is over, with `as=all`, everything that was told to anybody.
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
         * @description What a seat saw after step `first` and after the next ones, in the caller's own count.
         *
         *     Fewer at the end of the game. The answer is always compressed.
         *     Whose eyes may be used is as for one moment. Each has the lines of the seat's log up to its number.
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
    "/api/tables/{table_id}/paper.pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Paper
         * @description Map, lists, ship sheets and order sheets, as the caller's own seat or a spectator knows them.
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
         * @description Enter a person; the code, which works once, lets a phone take the identity over.
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
         * @description Take somebody out: their phone sees the table no more, and the crew has a new code. Only a code for one
         *     person lets them in again.
         */
        delete: operations["remove_person_api_tables__table_id__people__person__delete"];
        options?: never;
        head?: never;
        /**
         * Change Person
         * @description Move somebody to another seat, give another role, or tie to ships.
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
         * @description A new code for somebody, such as whose phone is lost; the phone that uses it takes over.
         */
        post: operations["hand_out_code_api_tables__table_id__people__person__code_post"];
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
         * @description Go back to a saved moment. The record keeps everything, and everybody is told.
         */
        post: operations["return_to_api_tables__table_id__return_post"];
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
         * @description All links for spectators stop working; with `watchers` whoever watches now is sent away, too.
         */
        delete: operations["revoke_spectators_api_tables__table_id__spectators_delete"];
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
         * @description Start, pause, resume, extend, stop or restart the timer of planning, or set the coming rounds'.
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
         * @description The saved moments: before and after every evaluation, also of turns that were left by a return.
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
         * @description A new code for spectators and the projector; the old one and all links let nobody in any more.
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
         * @description Whether the process lives; the database is not asked.
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
         * @description Whether moves can be saved: something is written. It answers within a second.
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
         * AnalysisShown
         * @description How far an analysis is, and what it has found so far.
         */
        AnalysisShown: {
            /**
             * Costly
             * @default []
             */
            costly: components["schemas"]["CostShown"][];
            /** Done */
            done: number;
            examined?: components["schemas"]["ExaminedShown"] | null;
            luck?: components["schemas"]["LuckShown"] | null;
            /**
             * Points
             * @default []
             */
            points: components["schemas"]["PointShown"][];
            /**
             * Status
             * @enum {string}
             */
            status: "none" | "running" | "done" | "cancelled" | "failed";
            /** Total */
            total: number;
        };
        /**
         * Announce
         * @description To everybody, from the organiser; or, with a turn and no text, that the game went back to a moment.
         */
        Announce: {
            n: number;
            /** @enum {unknown} */
            t: "announce";
            text: string;
            time: number;
            turn?: number;
            when?: string;
        };
        /** AnnounceBody */
        AnnounceBody: {
            /** Text */
            text: string;
        };
        /**
         * Announced
         * @description `turn` and `when` are there when the server tells of a return to a saved moment; text is empty then.
         */
        Announced: {
            /** N */
            n: number;
            /** Text */
            text: string;
            /** Time */
            time: number;
            /** Turn */
            turn?: number | null;
            /** When */
            when?: ("before" | "after") | null;
        };
        /**
         * BotShown
         * @description A level is also the name of its bot.
         */
        BotShown: {
            beats?: components["schemas"]["StrengthShown"] | null;
            /** Level */
            level: string;
        };
        /** Chat */
        Chat: {
            id: string;
            /** @enum {unknown} */
            t: "chat";
            text: string;
        };
        /** ChatTold */
        ChatTold: {
            n: number;
            name: string;
            seat: string;
            /** @enum {unknown} */
            t: "chat";
            text: string;
            time: number;
        };
        /** ClockBody */
        ClockBody: {
            /** Bank Seconds */
            bank_seconds?: number | null;
            /** Turn Seconds */
            turn_seconds?: number | null;
        };
        /** ClockShown */
        ClockShown: {
            /** Bank */
            bank: number | null;
            /** Due */
            due: number | null;
        };
        /** CodeShown */
        CodeShown: {
            /** Code */
            code: string;
        };
        /**
         * CostShown
         * @description A decision that was surely worse than another, from what its player knew.
         */
        CostShown: {
            /** Action */
            action: string;
            /** Better */
            better: string;
            /** Better Chance */
            better_chance: number;
            /** Chance */
            chance: number;
            /** Cost */
            cost: number;
            /** Entry */
            entry: number;
            /** Error */
            error: number;
            /** Seat */
            seat: string;
        };
        /** CrewShown */
        CrewShown: {
            /** Name */
            name: string;
            /** Online */
            online: boolean;
            /**
             * Role
             * @enum {string}
             */
            role: "captain" | "officer" | "member";
        };
        /** CrewsShown */
        CrewsShown: {
            /** Codes */
            codes: {
                [key: string]: string;
            };
            /** People */
            people: components["schemas"]["PersonShown"][];
            /** Watch Code */
            watch_code: string;
        };
        /**
         * EndOfferShown
         * @description A seat would end the table without a result; `waits` are those that have not agreed yet.
         */
        EndOfferShown: {
            /** By */
            by: string;
            /** Waits */
            waits: string[];
        };
        /**
         * EndedShown
         * @description How a table ended without a result, and who did it or, if all agreed, asked for it first.
         */
        EndedShown: {
            /** By */
            by: string;
            /**
             * How
             * @enum {string}
             */
            how: "agreed" | "given-up" | "deserted" | "organiser";
        };
        /**
         * Error
         * @description The name of a message, what it is filled in with and, for a rule, its clause.
         */
        Error: {
            /** Args */
            args: {
                [key: string]: string | number;
            };
            /** Clause */
            clause?: string | null;
            /** Error */
            error: string;
        };
        /** ExaminedShown */
        ExaminedShown: {
            /** Decisions */
            decisions: number;
            /** Of */
            of: number;
        };
        /**
         * Failed
         * @description Something that is no refusal; with the id of the message that caused it, if one did.
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
        /** ForkBody */
        ForkBody: {
            /** N */
            n: number;
        };
        /** GameDocument */
        GameDocument: {
            /** Bots */
            bots: components["schemas"]["BotShown"][];
            /** Dataset */
            dataset: string;
            /** Events */
            events: {
                [key: string]: components["schemas"]["KindShown"];
            };
            /** Ids */
            ids: {
                [key: string]: string[];
            };
            /** Lessons */
            lessons: string[];
            /** Names */
            names: {
                [key: string]: {
                    [key: string]: string;
                };
            };
            /** Options */
            options: components["schemas"]["OptionShown"][];
            /** Organiser */
            organiser: string | null;
            organising: components["schemas"]["OrganisingShown"] | null;
            /** Prefix */
            prefix: string;
            /** Printed */
            printed: {
                [key: string]: unknown;
            };
            /** Prompts */
            prompts: {
                [key: string]: components["schemas"]["KindShown"];
            };
            /** Reconstructed */
            reconstructed: boolean;
            /** Rules Version */
            rules_version: number;
            /** Seats */
            seats: string[];
            /** Secrets */
            secrets: boolean;
            /** Sheets */
            sheets: boolean;
            /** Slug */
            slug: string;
            /** Title */
            title: string;
            /** Verbs */
            verbs: {
                [key: string]: string[];
            };
        };
        /** GameShown */
        GameShown: {
            /** Bots */
            bots: components["schemas"]["BotShown"][];
            /** Dataset */
            dataset: string;
            /** Lessons */
            lessons: string[];
            /** Options */
            options: components["schemas"]["OptionShown"][];
            organising: components["schemas"]["OrganisingShown"] | null;
            /** Rules Version */
            rules_version: number;
            /** Seats */
            seats: string[];
            /** Slug */
            slug: string;
            /** Title */
            title: string;
        };
        /** GuestBody */
        GuestBody: {
            /** Name */
            name: string;
        };
        /** Health */
        Health: {
            /**
             * Status
             * @constant
             */
            status: "ok";
        };
        /**
         * HintShown
         * @description The choices that the hard bot likes best at the moment `seq`, as far as the seat can know.
         */
        HintShown: {
            /** Opinions */
            opinions: components["schemas"]["OpinionShown"][];
            /** Seq */
            seq: number;
        };
        /** HintWanted */
        HintWanted: {
            /** Seat */
            seat: string;
        };
        /** InvitationShown */
        InvitationShown: {
            /** Seat */
            seat: string;
            /** Used */
            used: boolean;
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
         * @description Where somebody sits now; nowhere ("") as a spectator, and with a role only in a crew.
         */
        Joined: {
            /** Role */
            role?: ("captain" | "officer" | "member") | null;
            /** Seat */
            seat: string;
            /** Table */
            table: string;
        };
        /**
         * KindShown
         * @description The clause and the [name, kind] of each parameter of an event or a prompt.
         */
        KindShown: {
            /** Clause */
            clause: string;
            /** Params */
            params: [
                string,
                string
            ][];
        };
        /**
         * LessonShown
         * @description A guided lesson; its title is the message lesson-<name> of the game.
         */
        LessonShown: {
            game: components["schemas"]["GameDocument"];
            /** Name */
            name: string;
            /** Seat */
            seat: string;
            /** Steps */
            steps: components["schemas"]["LessonStep"][];
        };
        /**
         * LessonStep
         * @description What was done and what it shows: `say` names a message of the game, `shows` things to point at.
         *
         *     `then` is what the same seat did after `action` in the same step; `seq` counts the entries of the game.
         *     The rest is what the seat `as` sees then, as in a state; its whole log is in it.
         */
        LessonStep: {
            /** Acting */
            acting: string[];
            /** Action */
            action: string | null;
            /** As */
            as: string;
            /** Clauses */
            clauses: string[];
            /** Legal */
            legal: string[];
            /** Log */
            log: components["schemas"]["LogLine"][];
            /** Odds */
            odds: {
                [key: string]: unknown;
            } | null;
            /** Outlook */
            outlook: {
                [key: string]: unknown;
            } | null;
            prompt: components["schemas"]["PromptShown"] | null;
            /** Say */
            say: string;
            /** Seat */
            seat: string | null;
            /** Seq */
            seq: number;
            /** Shows */
            shows: string[];
            /** Then */
            then: string[];
            /** View */
            view: {
                [key: string]: unknown;
            };
        };
        /** Link */
        Link: {
            /** Link */
            link: string;
        };
        /**
         * LogChange
         * @description Cut the log to `keep` lines, then append.
         */
        LogChange: {
            /** Add */
            add: components["schemas"]["LogLine"][];
            /** Keep */
            keep: number;
        };
        /** LogLine */
        LogLine: {
            /** Args */
            args: (string | number | string[] | number[])[];
            /** Clause */
            clause: string;
            /** Kind */
            kind: string;
            /** N */
            n: number;
        };
        /** LogShown */
        LogShown: {
            /** Add */
            add: components["schemas"]["LogLine"][];
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
         * @description See through the eyes of another of one's seats, or of a spectator ("").
         */
        Look: {
            seat: string;
            /** @enum {unknown} */
            t: "look";
        };
        /** LuckRow */
        LuckRow: {
            /** Action */
            action: string;
            /** Entry */
            entry: number;
            /** Outcomes */
            outcomes: components["schemas"]["OutcomeShown"][];
            /** Seat */
            seat: string;
            /** Swing */
            swing: {
                [key: string]: number;
            };
        };
        /** LuckShown */
        LuckShown: {
            /** Rows */
            rows: components["schemas"]["LuckRow"][];
            /** Swing */
            swing: {
                [key: string]: number;
            };
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
            /** Args */
            args: {
                [key: string]: string | number;
            };
            /** Fault */
            fault: string;
        };
        /**
         * MapWanted
         * @description A map to be made up: the same numbers give the same map.
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
        /** Me */
        Me: {
            /** Account */
            account: string | null;
            /** Name */
            name: string | null;
        };
        /**
         * MomentShown
         * @description What differs from one moment of the past to another.
         */
        MomentShown: {
            /** Acting */
            acting: string[];
            /** Ending */
            ending: string | null;
            /** Offer */
            offer: string | null;
            prompt: components["schemas"]["PromptShown"] | null;
            /** Result */
            result: {
                [key: string]: number;
            } | null;
            /** Seq */
            seq: number;
            /** View */
            view: {
                [key: string]: unknown;
            };
            /** Views */
            views?: {
                [key: string]: {
                    [key: string]: unknown;
                };
            } | null;
        };
        /** MomentsShown */
        MomentsShown: {
            /** Moments */
            moments: components["schemas"]["MomentShown"][];
        };
        /** NewTable */
        NewTable: {
            /** Id */
            id: string;
        };
        /**
         * OpinionShown
         * @description What search thinks of a choice: how likely it would take it, its worth (-1 to 1), and after how many
         *     tries.
         */
        OpinionShown: {
            /** Action */
            action: string;
            /** Error */
            error: number;
            /** Share */
            share: number;
            /** Tries */
            tries: number;
            /** Worth */
            worth: number;
        };
        /** OptionShown */
        OptionShown: {
            /** Clause */
            clause: string;
            /** Default */
            default: string;
            /** Name */
            name: string;
            /** Sets */
            sets: {
                [key: string]: string;
            };
            /** Values */
            values: string[];
        };
        /**
         * OrganisingShown
         * @description The organiser's seat, the options that bring it, and those he is asked about first.
         */
        OrganisingShown: {
            /** Asked */
            asked: string[];
            /** Options */
            options: {
                [key: string]: string;
            };
            /** Seat */
            seat: string;
        };
        /**
         * OutcomeShown
         * @description What a die or card gave, could have given, and gives on average.
         */
        OutcomeShown: {
            /** Expected */
            expected: number;
            /** Got */
            got: number;
            /** High */
            high: number;
            /** Low */
            low: number;
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
         * @description What is left out stays; `ships: null` unties from ships.
         */
        PersonChange: {
            /** Role */
            role?: ("captain" | "officer" | "member") | null;
            /** Seat */
            seat?: string | null;
            /** Ships */
            ships?: string[] | null;
        };
        /**
         * PersonMade
         * @description The code lets one phone take the identity over, once.
         */
        PersonMade: {
            /** Code */
            code: string;
            /** Id */
            id: string;
        };
        /**
         * PersonShown
         * @description Somebody at a table; `ships` nothing: all of the seat. Not `taken`: nobody has used the code yet.
         */
        PersonShown: {
            /** Id */
            id: string;
            /** Name */
            name: string;
            /** Online */
            online: boolean;
            /**
             * Role
             * @enum {string}
             */
            role: "captain" | "officer" | "member";
            /** Seat */
            seat: string;
            /** Ships */
            ships: string[] | null;
            /** Taken */
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
        /**
         * PointShown
         * @description Each seat's chance to win before a decision, with a band of 95 %.
         */
        PointShown: {
            /** Action */
            action: string;
            /** Chances */
            chances: {
                [key: string]: number;
            };
            /** Entry */
            entry: number;
            /** High */
            high: {
                [key: string]: number;
            };
            /** Low */
            low: {
                [key: string]: number;
            };
            /** Seat */
            seat: string;
        };
        /** Pong */
        Pong: {
            id: string;
            /** @enum {unknown} */
            t: "pong";
        };
        /** PromptShown */
        PromptShown: {
            /** Args */
            args: (string | number | string[] | number[])[];
            /** Name */
            name: string;
        };
        /** RecordBody */
        RecordBody: {
            /** Record */
            record: string;
        };
        /**
         * RefusedPlay
         * @description By a clause of the rules or, when that is empty, for a reason that is no rule.
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
        /** ReturnBody */
        ReturnBody: {
            /** N */
            n: number;
        };
        /** Returned */
        Returned: {
            /** Seq */
            seq: number;
        };
        /**
         * RevokedShown
         * @description How many links for spectators stopped working, and how many people were sent away.
         */
        RevokedShown: {
            /** Links */
            links: number;
            /** Watchers */
            watchers: number;
        };
        /**
         * RoundShown
         * @description The timer of planning: `due` in milliseconds of the server's clock while it runs, `left` while it is
         *     paused; `used`: it starts by itself with the next planning.
         */
        RoundShown: {
            /**
             * At Zero
             * @enum {string}
             */
            at_zero: "evaluate" | "wait";
            /** Due */
            due: number | null;
            /** Left */
            left: number | null;
            /** Length */
            length: number;
            /**
             * State
             * @enum {string}
             */
            state: "off" | "running" | "paused" | "up";
            /** Used */
            used: boolean;
        };
        /**
         * RuleLine
         * @description A clause in pieces, or a heading.
         */
        RuleLine: {
            /** Clause */
            clause?: string | null;
            /** Heading */
            heading?: string | null;
            /** Pieces */
            pieces?: components["schemas"]["RulePiece"][] | null;
        };
        /**
         * RulePiece
         * @description A part of a clause: plain, emphasised, a word of the engine, or the number of another clause.
         */
        RulePiece: {
            /**
             * Kind
             * @enum {string}
             */
            kind: "text" | "strong" | "code" | "clause";
            /** Text */
            text: string;
        };
        /** SeatBody */
        SeatBody: {
            /** Seat */
            seat: string;
        };
        /**
         * SeatState
         * @description At an organised table a seat has a crew; its name is that of the captains.
         */
        SeatState: {
            /** Bot */
            bot?: string | null;
            /** Crew */
            crew?: components["schemas"]["CrewShown"][] | null;
            /**
             * Kind
             * @enum {string}
             */
            kind: "person" | "bot" | "open";
            /** Name */
            name: string | null;
            /** Online */
            online: boolean;
            /** Seat */
            seat: string;
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
        /** Stale */
        Stale: {
            id: string;
            seq: number;
            /** @enum {unknown} */
            t: "stale";
        };
        /**
         * StateShown
         * @description What a seat sees at one moment; the socket sends the same.
         *
         *     `seq` counts the steps that the caller took or could notice; with `every_step` all entries of the record,
         *     because the caller may read it. Log lines, acknowledgements and moments have the same numbers.
         */
        StateShown: {
            /** Acting */
            acting: string[];
            /** As */
            as: string;
            /** Clocks */
            clocks: {
                [key: string]: components["schemas"]["ClockShown"];
            };
            /** Commitment */
            commitment: string;
            end_offer: components["schemas"]["EndOfferShown"] | null;
            ended: components["schemas"]["EndedShown"] | null;
            /** Ending */
            ending: string | null;
            /** Every Step */
            every_step: boolean;
            /** Key */
            key: string | null;
            /** Legal */
            legal: string[];
            log: components["schemas"]["LogChange"];
            /** Now */
            now: number;
            /** Odds */
            odds: {
                [key: string]: unknown;
            } | null;
            /** Offer */
            offer: string | null;
            /** Outlook */
            outlook: {
                [key: string]: unknown;
            } | null;
            prompt: components["schemas"]["PromptShown"] | null;
            /** Result */
            result: {
                [key: string]: number;
            } | null;
            /** Role */
            role: ("captain" | "officer" | "member") | null;
            round: components["schemas"]["RoundShown"] | null;
            /** Seats */
            seats: components["schemas"]["SeatState"][];
            /** Seq */
            seq: number;
            /** Ships */
            ships: string[] | null;
            /**
             * Status
             * @enum {string}
             */
            status: "open" | "playing" | "over";
            /**
             * T
             * @default state
             * @constant
             */
            t: "state";
            /** Timed Out */
            timed_out: string | null;
            /** Undo */
            undo: boolean;
            /** View */
            view: {
                [key: string]: unknown;
            };
            /** Views */
            views?: {
                [key: string]: {
                    [key: string]: unknown;
                };
            } | null;
            /** You */
            you: string[];
        };
        /**
         * StorageTold
         * @description The server cannot save, so that no move is accepted; or it can again.
         */
        StorageTold: {
            failing: boolean;
            /** @enum {unknown} */
            t: "storage";
        };
        /**
         * StrengthShown
         * @description Games won against another level, with the 95 % interval of the rate.
         */
        StrengthShown: {
            /** Against */
            against: string;
            /** Games */
            games: number;
            /** High */
            high: number;
            /** Low */
            low: number;
            /** Rate */
            rate: number;
        };
        /**
         * TableBody
         * @description Each seat is "me", "open" or "bot:NAME"; a seat not named is open.
         */
        TableBody: {
            clock?: components["schemas"]["ClockBody"] | null;
            /** Data */
            data?: string | null;
            /** Game */
            game: string;
            /**
             * Options
             * @default {}
             */
            options: {
                [key: string]: string;
            };
            /**
             * Seats
             * @default {}
             */
            seats: {
                [key: string]: string;
            };
        };
        /**
         * TableLine
         * @description A row of the lobby.
         */
        TableLine: {
            /** Acting */
            acting: string[];
            ended?: components["schemas"]["EndedShown"] | null;
            /** Game */
            game: string;
            /** Id */
            id: string;
            /** Seats */
            seats: components["schemas"]["SeatState"][];
            /**
             * Status
             * @enum {string}
             */
            status: "open" | "playing" | "over";
            /** Updated */
            updated: number;
            /** You */
            you: string[];
        };
        /** TableShown */
        TableShown: {
            /** Commitment */
            commitment: string;
            /** Dataset */
            dataset: string;
            /** Deserted Days */
            deserted_days: number;
            ended?: components["schemas"]["EndedShown"] | null;
            /** Game */
            game: string;
            /** Id */
            id: string;
            /** Invitations */
            invitations: components["schemas"]["InvitationShown"][];
            /** Key */
            key?: string | null;
            /** Options */
            options: {
                [key: string]: string;
            };
            /** Owner */
            owner: boolean;
            /** Seats */
            seats: components["schemas"]["SeatState"][];
            /** Seq */
            seq: number;
            /**
             * Status
             * @enum {string}
             */
            status: "open" | "playing" | "over";
            /** You */
            you: string[];
        };
        /**
         * TimerBody
         * @description `seconds` is the length for start, restart and set, and how much longer for extend (else a minute).
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
        };
        /** TokenBody */
        TokenBody: {
            /** Token */
            token: string;
        };
        /**
         * TurnShown
         * @description A saved moment: after entry `n`, before or after a turn was evaluated.
         */
        TurnShown: {
            /** N */
            n: number;
            /** Turn */
            turn: number;
            /**
             * When
             * @enum {string}
             */
            when: "before" | "after";
        };
        /** Watching */
        Watching: {
            /** Table */
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
                    "application/json": components["schemas"]["GameShown"][];
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
                    "application/json": components["schemas"]["MapBody"];
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
                    "application/json": components["schemas"]["LessonShown"];
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
    get_rules_api_rules__slug__get: {
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
                    "application/json": components["schemas"]["RuleLine"][];
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
                    "application/json": components["schemas"]["TableShown"];
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
                    "application/json": components["schemas"]["AnalysisShown"];
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
                    "application/json": components["schemas"]["AnalysisShown"];
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
                    "application/json": components["schemas"]["AnalysisShown"];
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
                    "application/json": components["schemas"]["StateShown"];
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
                    "application/json": components["schemas"]["CrewsShown"];
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
                    "application/json": components["schemas"]["CodeShown"];
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
                    "application/json": components["schemas"]["HintShown"];
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
                    "application/json": components["schemas"]["LogShown"];
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
                    "application/json": components["schemas"]["MomentsShown"];
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
                    "application/json": components["schemas"]["PersonMade"];
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
                    "application/json": components["schemas"]["CrewsShown"];
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
                    "application/json": components["schemas"]["PersonShown"];
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
                    "application/json": components["schemas"]["PersonMade"];
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
                    "application/json": components["schemas"]["RevokedShown"];
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
                    "application/json": components["schemas"]["RoundShown"];
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
                    "application/json": components["schemas"]["TurnShown"][];
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
                    "application/json": components["schemas"]["CodeShown"];
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
