/** Made by `npm run types` from the server; not to be changed by hand. */

export interface paths {
    "/api/address": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Address
         * @description How others reach this server, for links to hand on.
         */
        get: operations["address_api_address_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bots": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Bots
         * @description The ranks there are, how strong they are, bots from outside, and whether they can play already.
         */
        get: operations["bots_api_bots_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/deals/{game}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Deal
         * @description A day's deal of a game; who else played it is told when I have, or when the day is over.
         */
        get: operations["deal_api_deals__game__get"];
        put?: never;
        /**
         * Play Deal
         * @description My table of today's deal: opened once.
         */
        post: operations["play_deal_api_deals__game__post"];
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
        /**
         * Games
         * @description The catalogue: everything the page must know to draw a game.
         */
        get: operations["games_api_games_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Health
         * @description Whether the server is open.
         */
        get: operations["health_api_health_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/lessons/{game}/{lesson}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lesson
         * @description A lesson from its first step to its last.
         */
        get: operations["lesson_api_lessons__game___lesson__get"];
        put?: never;
        post?: never;
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
         * Me
         * @description Who I am.
         */
        get: operations["me_api_me_get"];
        /**
         * Call Me
         * @description How I want to be called.
         */
        put: operations["call_me_api_me_put"];
        post?: never;
        /**
         * Forget Me
         * @description Forget me: my token holds nowhere any more, my seats are given up, my name is gone.
         */
        delete: operations["forget_me_api_me_delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/here": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Here
         * @description I have a page of this server open: that I asked is all there is to it (`presence.py`).
         */
        get: operations["here_api_me_here_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/puzzles/{game}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Shelf
         * @description The puzzles of a game, and which of them is today's.
         */
        get: operations["shelf_api_puzzles__game__get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/puzzles/{game}/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Puzzle
         * @description A puzzle laid out on the board.
         */
        get: operations["puzzle_api_puzzles__game___name__get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ready": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Ready
         * @description Whether the server can serve: something can be written. 503 says that it cannot.
         */
        get: operations["ready_api_ready_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/rules/{game}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Rulebook
         * @description The scenarios, tests and lines of code of every rule.
         */
        get: operations["rulebook_api_rules__game__get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/rules/{game}/{scenario}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Rule Scenario
         * @description A scenario from its position to its end, step by step.
         */
        get: operations["rule_scenario_api_rules__game___scenario__get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/study/{game}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Study
         * @description Lay a position out, and make a move there if one is named.
         */
        post: operations["study_api_study__game__post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/study/{game}/hint": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Study Hint
         * @description What a strong bot would do there, by what the deciding seat sees, and the chance to win.
         */
        post: operations["study_hint_api_study__game__hint_post"];
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
         * Lists
         * @description Open tables, running ones, and mine.
         */
        get: operations["lists_api_tables_get"];
        put?: never;
        /**
         * Open Table
         * @description Set up a table; it begins at once where no seat is open.
         */
        post: operations["open_table_api_tables_post"];
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
        /**
         * Table Card
         * @description A table: who sits there, how far it is.
         */
        get: operations["table_card_api_tables__table_id__get"];
        put?: never;
        post?: never;
        /**
         * Remove
         * @description Remove a table that has ended and is mine alone: the lists without it.
         */
        delete: operations["remove_api_tables__table_id__delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table_id}/absent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answer Absence
         * @description What I want where the table waits for somebody who is away; what all want who are here is done.
         */
        post: operations["answer_absence_api_tables__table_id__absent_post"];
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
         * Standing
         * @description How far it is, and all of it once it is done.
         */
        get: operations["standing_api_tables__table_id__analysis_get"];
        put?: never;
        /**
         * Begin
         * @description Have the game analysed; asked twice, it is done once.
         */
        post: operations["begin_api_tables__table_id__analysis_post"];
        /**
         * Call Off
         * @description I do not want to know any more: where nobody else does, the work ends.
         */
        delete: operations["call_off_api_tables__table_id__analysis_delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table_id}/change": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change
         * @description Change seats, bots, options before the game, as the host: the table everybody goes on at.
         */
        post: operations["change_api_tables__table_id__change_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table_id}/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Close
         * @description Close the table, as the host: a game ends without a result.
         */
        post: operations["close_api_tables__table_id__close_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table_id}/forecast": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Forecast
         * @description What a move would do, by what I see.
         */
        get: operations["forecast_api_tables__table_id__forecast_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table_id}/frames": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Frames
         * @description What a socket would tell first, a page of it: for those who cannot hold one open.
         */
        get: operations["frames_api_tables__table_id__frames_get"];
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
        /**
         * Hint
         * @description What a strong bot would do, and the chance to win.
         */
        get: operations["hint_api_tables__table_id__hint_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table_id}/host": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hand Over
         * @description Hand the table over to somebody who sits at it, as the host.
         */
        post: operations["hand_over_api_tables__table_id__host_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table_id}/leave": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Leave
         * @description Leave: a bot stands in.
         */
        post: operations["leave_api_tables__table_id__leave_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table_id}/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Messages
         * @description What was said at the table, a page in its order: the newest, or the one before a message.
         */
        get: operations["messages_api_tables__table_id__messages_get"];
        put?: never;
        /**
         * Say
         * @description Say something, as one who sits at the table.
         */
        post: operations["say_api_tables__table_id__messages_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table_id}/moves": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move
         * @description Make a move. It is answered when it is durable.
         */
        post: operations["move_api_tables__table_id__moves_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table_id}/play-on": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Play On
         * @description Open a table that begins at a moment of this game, as its seat saw it; what was hidden is dealt anew.
         */
        post: operations["play_on_api_tables__table_id__play_on_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table_id}/position": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Position
         * @description Where the game stands.
         */
        get: operations["position_api_tables__table_id__position_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table_id}/proof": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Proof
         * @description Everything to recompute every die and draw.
         */
        get: operations["proof_api_tables__table_id__proof_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table_id}/qr.svg": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Qr
         * @description A link to the table, to be photographed.
         */
        get: operations["qr_api_tables__table_id__qr_svg_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table_id}/record": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Record
         * @description The record of the game, to keep.
         */
        get: operations["record_api_tables__table_id__record_get"];
        put?: never;
        post?: never;
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
         * Rematch
         * @description The same people again, seats rotated.
         */
        post: operations["rematch_api_tables__table_id__rematch_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table_id}/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Replay
         * @description The game from its beginning, page by page.
         *
         *     While it runs by my seat, or as a watcher if I hold several; any view when it is over.
         */
        get: operations["replay_api_tables__table_id__replay_get"];
        put?: never;
        post?: never;
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
         * Come Back
         * @description Take my seat back from the bot that stood in.
         */
        post: operations["come_back_api_tables__table_id__return_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table_id}/seed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add Seed
         * @description Show the seed I pledged, now that all have pledged theirs.
         */
        post: operations["add_seed_api_tables__table_id__seed_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table_id}/send-away": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send Away
         * @description Send somebody away before the game, as the host.
         */
        post: operations["send_away_api_tables__table_id__send_away_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table_id}/sheet": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Sheet
         * @description Everybody's points, line by line.
         */
        get: operations["sheet_api_tables__table_id__sheet_get"];
        put?: never;
        post?: never;
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
         * Sit
         * @description Take an open seat.
         */
        post: operations["sit_api_tables__table_id__sit_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table_id}/suggestion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Suggestion
         * @description The move a strong bot would make, in a phase that people may leave to it.
         */
        get: operations["suggestion_api_tables__table_id__suggestion_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table_id}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undo
         * @description Take my last decision back, where it showed nothing new.
         */
        post: operations["undo_api_tables__table_id__undo_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table_id}/why": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Why
         * @description Why a move is not possible now.
         */
        get: operations["why_api_tables__table_id__why_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table_id}/words": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Study Words
         * @description A moment of a finished game, to be studied: no more of it than the seat that decided could see.
         */
        get: operations["study_words_api_tables__table_id__words_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/texts/{language}/{game}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Texts
         * @description A game's own words as Fluent messages, for a page that was built without them.
         */
        get: operations["texts_api_texts__language___game__get"];
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
         * Absence
         * @description A live table waits for somebody who is away: what those who are there want. What all of them want is done.
         */
        Absence: {
            /** Asked */
            asked: number[];
            /** Seat */
            seat: number;
            /** Wishes */
            wishes: components["schemas"]["Wished"][];
        };
        /**
         * AbsenceAnswer
         * @description What the reader wants where the table waits for the person on this seat, who is away.
         */
        AbsenceAnswer: {
            /** Seat */
            seat: number;
            wish: components["schemas"]["AbsenceWish"];
        };
        /**
         * AbsenceWish
         * @description What somebody at a table wants where it waits for one who is away.
         * @enum {string}
         */
        AbsenceWish: "wait" | "bot" | "end";
        /**
         * Advice
         * @description A move a strong bot would make.
         */
        Advice: {
            /** Action */
            action: number;
            /** Line */
            line: number[];
            /** Value */
            value: number | null;
            /** Visits */
            visits: number;
        };
        /**
         * Analysis
         * @description What a finished game turned on.
         */
        Analysis: {
            /** Curve */
            curve: components["schemas"]["CurvePoint"][];
            /** Decisions */
            decisions: components["schemas"]["Judged"][];
            /** Effort */
            effort: number;
            /** Format */
            format: string;
            /** Game */
            game: string;
            /** Luck */
            luck: components["schemas"]["Luck"][];
            /** Net */
            net: string;
            /** Seats */
            seats: components["schemas"]["SeatAccount"][];
            /** Turning Points */
            turning_points: components["schemas"]["TurningPoint"][];
            /** Version */
            version: number;
        };
        /**
         * AnalysisStanding
         * @description How far an analysis is; the whole of it when it is done.
         */
        AnalysisStanding: {
            analysis: components["schemas"]["Analysis"] | null;
            /** Done */
            done: number;
            /** Of */
            of: number;
            /**
             * State
             * @enum {string}
             */
            state: "none" | "waiting" | "working" | "done";
        };
        /**
         * AxisShape
         * @description What is counted: `thing` names the list of things; None means numbers printed from `first`.
         */
        AxisShape: {
            /** Columns */
            columns: number;
            /** Count */
            count: number;
            /** First */
            first: number;
            /** Thing */
            thing: string | null;
        };
        /**
         * BeatFrame
         * @description A sign of life every few seconds. The page answers with the `number`, as text, or its socket is closed.
         */
        BeatFrame: {
            /** Every */
            every: number;
            /** Heard */
            heard: number;
            /** Number */
            number: number;
            /** Sequence */
            sequence: number | null;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "beat";
        };
        /**
         * BotFrame
         * @description A bot is asked; `ready` is False while it cannot think yet, `weaker` True while its net answers alone.
         */
        BotFrame: {
            /** Ready */
            ready: boolean;
            /** Seat */
            seat: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "bot";
            /** Weaker */
            weaker: boolean;
        };
        /**
         * Chance
         * @description The chance of the seat that asks to win, from 0 to 1, and how far it may be off.
         */
        Chance: {
            /** Error */
            error: number;
            /** Value */
            value: number;
        };
        /**
         * CurvePoint
         * @description Every seat's chance to win after so many actions.
         */
        CurvePoint: {
            /** Shares */
            shares: number[];
            /** Step */
            step: number;
        };
        /**
         * DealPage
         * @description A day's deal of a game.
         */
        DealPage: {
            /** Day */
            day: string;
            /** Finished */
            finished: number;
            /** Game */
            game: string;
            /** Level */
            level: string;
            /** Rows */
            rows: components["schemas"]["DealRow"][];
            /** Seat */
            seat: number;
            status: components["schemas"]["TableStatus"] | null;
            /** Table */
            table: string | null;
            /** Today */
            today: boolean;
        };
        /**
         * DealRow
         * @description One who played it to the end.
         */
        DealRow: {
            /** Luck */
            luck: number | null;
            /** Mine */
            mine: boolean;
            /** Name */
            name: string;
            /** Others */
            others: number;
            /** Points */
            points: number;
            /** Rest */
            rest: number | null;
            /** Share */
            share: number;
            /** Table */
            table: string;
        };
        /**
         * DiceCard
         * @description What anybody needs to check the dice: the promise before the game, the secret after it.
         */
        DiceCard: {
            /** Commitment */
            commitment: string;
            /** Pledged */
            pledged: boolean;
            /** Pledges */
            pledges: string[];
            /** Scheme */
            scheme: string;
            /** Secret */
            secret: string | null;
            /** Seeds */
            seeds: string[];
        };
        /**
         * FieldShape
         * @description A field of the record that somebody may see: what each of its axes counts, and what its numbers are.
         */
        FieldShape: {
            /** Axes */
            axes: components["schemas"]["AxisShape"][];
            /** Name */
            name: string;
            names: components["schemas"]["AxisShape"] | null;
            /**
             * Seen
             * @enum {string}
             */
            seen: "public" | "players" | "owner";
            /**
             * Value
             * @enum {string}
             */
            value: "thing" | "number" | "count" | "flag";
        };
        /**
         * Forecast
         * @description What a move would do: in words, the view after it where it shows nothing new, and what chance may bring.
         */
        Forecast: {
            /** Action */
            action: number;
            /** After */
            after: {
                [key: string]: unknown;
            } | null;
            /** Derived */
            derived: {
                [key: string]: unknown;
            } | null;
            /** Lines */
            lines: components["schemas"]["Said"][];
            /** Outcomes */
            outcomes: components["schemas"]["Outcome"][];
        };
        /**
         * GameShape
         * @description All that the page must know of a game to draw it.
         */
        GameShape: {
            /** Begins */
            begins: string | null;
            /** Fields */
            fields: components["schemas"]["FieldShape"][];
            /** Lessons */
            lessons: string[];
            /** Name */
            name: string;
            odds: components["schemas"]["OddsShape"] | null;
            /** Options */
            options: components["schemas"]["OptionShape"][];
            /** Phases */
            phases: string[];
            /** Players */
            players: number[];
            /** Printed */
            printed: {
                [key: string]: {
                    [key: string]: number[];
                };
            };
            /** Seats */
            seats: string[];
            /** Suggested */
            suggested: string[];
            /** Things */
            things: {
                [key: string]: string[];
            };
            /** Verbs */
            verbs: components["schemas"]["VerbShape"][];
            /** Version */
            version: number;
        };
        /**
         * Guest
         * @description Who is reading.
         */
        Guest: {
            /** Name */
            name: string;
        };
        /**
         * Health
         * @description Whether the server is open.
         */
        Health: {
            /**
             * Status
             * @constant
             */
            status: "ok";
            /** Version */
            version: string;
        };
        /**
         * Hint
         * @description What a strong bot would do, the best first, and how the seat stands; None where the server cannot tell.
         *
         *     Whoever wants to find it alone reads only the nudge, then the piece, and the move last.
         */
        Hint: {
            /** Advice */
            advice: components["schemas"]["Advice"][];
            chance: components["schemas"]["Chance"] | null;
            /** Nudge */
            nudge: components["schemas"]["Said"][];
            piece: components["schemas"]["Said"] | null;
            /** Reasons */
            reasons: components["schemas"]["Said"][];
        };
        /**
         * Judged
         * @description A decision, by what its seat could see then.
         */
        Judged: {
            /** Action */
            action: number;
            /** Best */
            best: number;
            /** Choices */
            choices: components["schemas"]["OtherMove"][];
            /** Cost */
            cost: number;
            /** Line */
            line: number[];
            /** Seat */
            seat: number;
            /** Step */
            step: number;
            /**
             * Verdict
             * @enum {string}
             */
            verdict: "best" | "good" | "inaccuracy" | "mistake" | "blunder";
        };
        /**
         * LessonAnswer
         * @description What is said to a wrong try; those that are not listed get a general answer.
         */
        LessonAnswer: {
            /** Action */
            action: number;
            said: components["schemas"]["Said"];
        };
        /**
         * LessonCard
         * @description A whole lesson, as the learner's seat sees it.
         */
        LessonCard: {
            /** Name */
            name: string;
            /** Pages */
            pages: components["schemas"]["LessonPage"][];
            /** Seat */
            seat: number;
            title: components["schemas"]["Said"];
        };
        /**
         * LessonPage
         * @description One step: what has led to it, where the game stands, what is told and asked.
         */
        LessonPage: {
            /** Answers */
            answers: components["schemas"]["LessonAnswer"][];
            goal: components["schemas"]["Said"];
            position: components["schemas"]["Position"];
            /** Right */
            right: number | null;
            /** Steps */
            steps: components["schemas"]["Step"][];
            tell: components["schemas"]["Said"];
        };
        /**
         * Lobby
         * @description The lists of the lobby.
         */
        Lobby: {
            /** Mine */
            mine: components["schemas"]["TableCard"][];
            /** Open */
            open: components["schemas"]["TableCard"][];
            /** Running */
            running: components["schemas"]["TableCard"][];
        };
        /**
         * Luck
         * @description A run of throws and draws: what it gave and took, against the mean of what could have come.
         */
        Luck: {
            /** First */
            first: number;
            /** Gains */
            gains: number[];
            /** Last */
            last: number;
        };
        /**
         * Message
         * @description Something said at the table: free words, or a quick phrase by its name.
         *
         *     Of an event (`Event`) the text is the entry of the game it came after.
         */
        Message: {
            /** At */
            at: number;
            /** Name */
            name: string;
            /** Number */
            number: number;
            /** Phrase */
            phrase: string | null;
            /** Seat */
            seat: number | null;
            /** Text */
            text: string;
        };
        /**
         * MessageFrame
         * @description Somebody said something.
         */
        MessageFrame: {
            message: components["schemas"]["Message"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "message";
        };
        /**
         * MoreFrame
         * @description There is more to tell than one answer holds: ask again with this `since`.
         */
        MoreFrame: {
            /** Since */
            since: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "more";
        };
        /**
         * MoveAnswer
         * @description What became of a command: refused or stale ones changed nothing. The position is the present one.
         */
        MoveAnswer: {
            /** Accepted */
            accepted: boolean;
            position: components["schemas"]["Position"];
            refusal: components["schemas"]["Said"] | null;
            /** Repeated */
            repeated: boolean;
        };
        /**
         * MoveCommand
         * @description A move made at a sequence number. The same `command` sent twice is carried out once.
         */
        MoveCommand: {
            /** Action */
            action: number;
            /**
             * Command
             * @description A name for it that was never used before.
             */
            command: string;
            /** Sequence */
            sequence: number;
        };
        /**
         * NewName
         * @description How the reader wants to be called.
         */
        NewName: {
            /** Name */
            name: string;
        };
        /**
         * NewTable
         * @description A table to be opened.
         */
        NewTable: {
            /** Game */
            game: string;
            /**
             * Hints
             * @default true
             */
            hints?: boolean;
            /**
             * Listed
             * @default false
             */
            listed?: boolean;
            /** Options */
            options?: {
                [key: string]: string;
            };
            /** @default live */
            pace?: components["schemas"]["Pace"];
            /** Seats */
            seats: components["schemas"]["SeatWish"][];
        };
        /**
         * OddsShape
         * @description What a seat is worth between equals, as it was measured: shares of the victory.
         */
        OddsShape: {
            /**
             * By
             * @enum {string}
             */
            by: "seat" | "place";
            /** Games */
            games: number;
            /** Shares */
            shares: {
                [key: string]: number[];
            };
        };
        /**
         * OptionShape
         * @description A choice made before the game.
         */
        OptionShape: {
            /** Beginners */
            beginners: string;
            /** Default */
            default: string;
            /** Name */
            name: string;
            /** Values */
            values: string[];
        };
        /**
         * OtherMove
         * @description A move that could have been made: the seat's chance with it, and how often the search tried it.
         */
        OtherMove: {
            /** Action */
            action: number;
            /** Value */
            value: number;
            /** Visits */
            visits: number;
        };
        /**
         * Outcome
         * @description What chance may bring after a move.
         */
        Outcome: {
            /** Lines */
            lines: components["schemas"]["Said"][];
            /** Weight */
            weight: number;
        };
        /**
         * Pace
         * @description What happens at a table where somebody stays away; nobody plays for a person unless people choose it.
         * @enum {string}
         */
        Pace: "live" | "no_hurry";
        /**
         * PartShape
         * @description A named part of a move.
         */
        PartShape: {
            /** Columns */
            columns: number;
            /** Count */
            count: number;
            /** First */
            first: number;
            /** Name */
            name: string;
            /** Thing */
            thing: string | null;
        };
        /**
         * PlayOn
         * @description A moment of a finished game to play on from: the deciding seat is the reader's, bots have the others.
         */
        PlayOn: {
            /**
             * Level
             * @description The rank of the bots.
             */
            level: string;
            /**
             * Step
             * @description Actions played before it.
             */
            step: number;
        };
        /**
         * Position
         * @description The table as one seat, or a watcher, sees it now.
         */
        Position: {
            ask: components["schemas"]["Said"] | null;
            /** Asked */
            asked: number | null;
            /** Can Undo */
            can_undo: boolean;
            /** Derived */
            derived: {
                [key: string]: unknown;
            };
            ending: components["schemas"]["Said"] | null;
            /** Legal */
            legal: number[];
            /** Over */
            over: boolean;
            /** Scores */
            scores: number[];
            /** Seal */
            seal: string | null;
            /** Sequence */
            sequence: number;
            /** View */
            view: {
                [key: string]: unknown;
            };
            /** Viewer */
            viewer: number | null;
            /** Winners */
            winners: number[];
        };
        /**
         * PositionFrame
         * @description Where the game stands: sent first, and after an undo (`undone`); it replaces what the page shows.
         */
        PositionFrame: {
            position: components["schemas"]["Position"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "position";
            /** Undone */
            undone: boolean;
        };
        /**
         * Proof
         * @description Everything to recompute every die, draw and seal of a finished game.
         */
        Proof: {
            dice: components["schemas"]["ProofDice"];
            /** Entries */
            entries: components["schemas"]["ProofEntry"][];
        };
        /**
         * ProofDice
         * @description What the dice were promised for, too.
         */
        ProofDice: {
            /** Commitment */
            commitment: string;
            /** Game */
            game: string;
            /** Options */
            options: {
                [key: string]: string;
            };
            /** Pledged */
            pledged: boolean;
            /** Pledges */
            pledges: string[];
            /** Scheme */
            scheme: string;
            /** Seats */
            seats: string[];
            /** Secret */
            secret: string | null;
            /** Seeds */
            seeds: string[];
            /** Table */
            table: string;
            /** Version */
            version: number;
        };
        /**
         * ProofEntry
         * @description One entry of the log; for chance what could have come, and how likely each was.
         */
        ProofEntry: {
            /** Kind */
            kind: string;
            /** Move */
            move: string;
            /** Outcomes */
            outcomes: string[];
            /** Seat */
            seat: number;
            /** Weights */
            weights: number[];
        };
        /**
         * PuzzleCard
         * @description A puzzle, before it is opened.
         */
        PuzzleCard: {
            /** Difficulty */
            difficulty: number;
            /** Name */
            name: string;
            /** Themes */
            themes: string[];
        };
        /**
         * PuzzlePage
         * @description A puzzle laid out, with its solution: nothing of it is secret, and everything is by what its seat sees.
         */
        PuzzlePage: {
            /** Best */
            best: number;
            /** Difficulty */
            difficulty: number;
            /** Game */
            game: string;
            /** Name */
            name: string;
            /** Nudge */
            nudge: components["schemas"]["Said"][];
            piece: components["schemas"]["Said"] | null;
            /** Players */
            players: number;
            position: components["schemas"]["Position"];
            /** Seat */
            seat: number;
            /** Solved */
            solved: {
                [key: string]: number;
            };
            /** Themes */
            themes: string[];
            /** Why */
            why: components["schemas"]["Said"][];
            /** Words */
            words: string;
        };
        /**
         * PuzzleShelf
         * @description The puzzles of a game, and which of them is today's.
         */
        PuzzleShelf: {
            /** Day */
            day: string;
            /** Game */
            game: string;
            /** Puzzles */
            puzzles: components["schemas"]["PuzzleCard"][];
            /** Today */
            today: string | null;
        };
        /**
         * Rating
         * @description How strong a rank is in a game, as it was measured: Elo with tiro at 0, and between what it lies (95 %).
         */
        Rating: {
            /** Elo */
            elo: number;
            /** High */
            high: number;
            /** Low */
            low: number;
        };
        /**
         * Reach
         * @description How others reach this server.
         */
        Reach: {
            /** Address */
            address: string;
            /** Here Only */
            here_only: boolean;
        };
        /**
         * Readiness
         * @description The ranks there are; for each game, how strong they are, bots from outside, and whether ranks can play.
         */
        Readiness: {
            /** Foreign */
            foreign: {
                [key: string]: string[];
            };
            /** Levels */
            levels: string[];
            /** Ratings */
            ratings: {
                [key: string]: {
                    [key: string]: components["schemas"]["Rating"];
                };
            };
            /** Ready */
            ready: {
                [key: string]: boolean;
            };
        };
        /**
         * Replay
         * @description A game from its first entry, seen from one seat, as a watcher, or with everything open.
         */
        Replay: {
            /** More */
            more: number | null;
            start: components["schemas"]["Position"];
            /** Steps */
            steps: components["schemas"]["Step"][];
            table: components["schemas"]["TableCard"];
        };
        /**
         * RuleBook
         * @description All rules of a game.
         */
        RuleBook: {
            /** Game */
            game: string;
            /** Rules */
            rules: {
                [key: string]: components["schemas"]["RuleShown"];
            };
        };
        /**
         * RuleShown
         * @description What stands behind a rule.
         */
        RuleShown: {
            /** Lines */
            lines: string[];
            /** Scenarios */
            scenarios: string[];
            /** Tests */
            tests: string[];
        };
        /**
         * Said
         * @description A sentence to be said in the reader's language: `ludi.core.texts.Line`.
         */
        Said: {
            /** Message */
            message: string;
            /** Rule */
            rule: string;
            /** Values */
            values: {
                [key: string]: number | string | components["schemas"]["Said"];
            };
        };
        /**
         * Saying
         * @description Something to say: words, or the name of a quick phrase.
         */
        Saying: {
            /** Phrase */
            phrase?: ("hello" | "well-played" | "thinking" | "sorry" | "thanks" | "again") | null;
            /**
             * Text
             * @default
             */
            text?: string;
        };
        /**
         * ScoreSheet
         * @description Everybody's points: one table, a column for each seat.
         */
        ScoreSheet: {
            /** Rows */
            rows: components["schemas"]["SheetRow"][];
            /** Totals */
            totals: number[];
            /** Winners */
            winners: number[];
        };
        /**
         * SeatAccount
         * @description What a seat's result is made of: start, luck, own and others' play, and what lay hidden add up to it.
         */
        SeatAccount: {
            /** Accuracy */
            accuracy: number | null;
            /** Hidden */
            hidden: number;
            /** Luck */
            luck: number;
            /** Others */
            others: number;
            /** Own */
            own: number;
            /** Result */
            result: number;
            /** Seat */
            seat: number;
            /** Start */
            start: number;
            /** Verdicts */
            verdicts: {
                [key: string]: number;
            };
        };
        /**
         * SeatCard
         * @description One seat, as everybody may know it.
         */
        SeatCard: {
            /** Alike */
            alike: number[];
            /** Host */
            host: boolean;
            kind: components["schemas"]["SeatKind"];
            /** Level */
            level: string | null;
            /** Mine */
            mine: boolean;
            /** Name */
            name: string;
            /** Pledged */
            pledged: boolean;
            /** Seat */
            seat: number;
            /** Seeded */
            seeded: boolean;
            /** Stand In */
            stand_in: boolean;
            whereabouts: components["schemas"]["Whereabouts"] | null;
        };
        /**
         * SeatChange
         * @description A seat of a table that is changed before its game: kept by who sits on a seat now, open, or a bot's.
         */
        SeatChange: {
            /**
             * Kind
             * @enum {string}
             */
            kind: "keep" | "open" | "bot";
            /** Level */
            level?: string | null;
            /** Seat */
            seat?: number | null;
        };
        /**
         * SeatChoice
         * @description The seat of whoever is meant.
         */
        SeatChoice: {
            /** Seat */
            seat: number;
        };
        /**
         * SeatKind
         * @description Who sits on a seat.
         * @enum {string}
         */
        SeatKind: "person" | "bot" | "open";
        /**
         * SeatWish
         * @description How a seat of a new table is to be filled: by me, by somebody at this screen, by a friend, by a bot.
         */
        SeatWish: {
            /**
             * Kind
             * @enum {string}
             */
            kind: "me" | "here" | "open" | "bot";
            /** Level */
            level?: string | null;
            /**
             * Name
             * @default
             */
            name?: string;
        };
        /**
         * SeenMove
         * @description A move as the reader sees it: parts as numbers, HIDDEN where it may not see.
         */
        SeenMove: {
            /** Parts */
            parts: {
                [key: string]: number;
            };
            /** Verb */
            verb: string;
        };
        /**
         * SheetRow
         * @description One line of the score sheet, by seat: null where a seat has no such line; and the lines it is made of.
         */
        SheetRow: {
            /** Counted */
            counted: number[];
            line: components["schemas"]["Said"];
            /** Parts */
            parts: components["schemas"]["SheetRow"][];
            /** Points */
            points: (number | null)[];
        };
        /**
         * ShownSeed
         * @description The seed that was pledged; it comes after all pledges were seen, so nobody can choose it to fit the others.
         */
        ShownSeed: {
            /**
             * Seed
             * @description What this browser adds to the dice: 16 random bytes, hexadecimal.
             */
            seed: string;
        };
        /**
         * Sitting
         * @description Somebody takes an open seat, or pledges a seed for the seats they hold already.
         *
         *     The pledge comes after the promise was seen: so the server cannot choose its secret to fit the seed.
         */
        Sitting: {
            /**
             * Pledge
             * @description What this browser shows of its seed before anybody shows one.
             */
            pledge: string;
            /** Seat */
            seat?: number | null;
        };
        /**
         * Step
         * @description One entry of the log and the position after it.
         */
        Step: {
            /** Lines */
            lines: components["schemas"]["Said"][];
            move: components["schemas"]["SeenMove"];
            position: components["schemas"]["Position"];
            /** Seat */
            seat: number;
            /** Sequence */
            sequence: number;
            /** Stand Ins */
            stand_ins: number[];
        };
        /**
         * StepFrame
         * @description Something happened.
         */
        StepFrame: {
            step: components["schemas"]["Step"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "step";
        };
        /**
         * StudyPage
         * @description The position laid out, as the seat that decides sees it; where nobody does, as the one that moved last.
         */
        StudyPage: {
            /** Lines */
            lines: components["schemas"]["Said"][];
            /** Players */
            players: number;
            position: components["schemas"]["Position"];
            /** Seat */
            seat: number;
            /** Words */
            words: string;
        };
        /**
         * StudyWish
         * @description A position in words, and a move to be made there, if any.
         */
        StudyWish: {
            /** Action */
            action?: number | null;
            /**
             * Words
             * @default
             */
            words?: string;
        };
        /**
         * StudyWords
         * @description A moment of a finished game in words, as the seat that decided saw it.
         */
        StudyWords: {
            /** Words */
            words: string;
        };
        /**
         * Suggestion
         * @description The move a strong bot would make where a phase may be left to it.
         */
        Suggestion: {
            /** Action */
            action: number;
        };
        /**
         * TableCard
         * @description A table for the lobby and the head of the page.
         */
        TableCard: {
            absence: components["schemas"]["Absence"] | null;
            /** Asked */
            asked: number | null;
            /** Created */
            created: number;
            /** Deal */
            deal: string | null;
            dice: components["schemas"]["DiceCard"];
            /** Game */
            game: string;
            /** Hints */
            hints: boolean;
            /** Host */
            host: boolean;
            /** Id */
            id: string;
            /** Listed */
            listed: boolean;
            /** My Seats */
            my_seats: number[];
            /** Options */
            options: {
                [key: string]: string;
            };
            outdated: components["schemas"]["Said"] | null;
            pace: components["schemas"]["Pace"];
            /** Rematch */
            rematch: string | null;
            /** Scores */
            scores: number[] | null;
            /** Seats */
            seats: components["schemas"]["SeatCard"][];
            /** Sent Away */
            sent_away: boolean;
            /** Sequence */
            sequence: number;
            status: components["schemas"]["TableStatus"];
            /** Winners */
            winners: number[];
        };
        /**
         * TableChange
         * @description A table as its host wants it instead.
         */
        TableChange: {
            /**
             * Hints
             * @default true
             */
            hints?: boolean;
            /**
             * Listed
             * @default false
             */
            listed?: boolean;
            /** Options */
            options?: {
                [key: string]: string;
            };
            /** @default live */
            pace?: components["schemas"]["Pace"];
            /** Seats */
            seats: components["schemas"]["SeatChange"][];
        };
        /**
         * TableFrame
         * @description The table has changed: seats, presence, status.
         */
        TableFrame: {
            table: components["schemas"]["TableCard"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "table";
        };
        /**
         * TableStatus
         * @description How far a table is.
         * @enum {string}
         */
        TableStatus: "waiting" | "playing" | "over" | "closed";
        /**
         * Trouble
         * @description Why something cannot be done: RFC 9457, and a line to be said.
         */
        Trouble: {
            /** Detail */
            detail: string;
            line: components["schemas"]["Said"] | null;
            /** Status */
            status: number;
            /** Title */
            title: string;
            /** Type */
            type: string;
        };
        /**
         * TurningPoint
         * @description A moment that counted, in words.
         */
        TurningPoint: {
            /** Better */
            better: number | null;
            /** Lines */
            lines: components["schemas"]["Said"][];
            /** Seat */
            seat: number;
            /** Size */
            size: number;
            /** Step */
            step: number;
        };
        /**
         * UndoCommand
         * @description The last decision taken back.
         */
        UndoCommand: {
            /**
             * Command
             * @description A name for it that was never used before.
             */
            command: string;
            /** Sequence */
            sequence: number;
        };
        /**
         * VerbShape
         * @description A verb; its actions are numbered from `first`, the last part fastest.
         */
        VerbShape: {
            /** First */
            first: number;
            /** Name */
            name: string;
            /** Parts */
            parts: components["schemas"]["PartShape"][];
        };
        /**
         * Whereabouts
         * @description Where somebody is.
         * @enum {string}
         */
        Whereabouts: "table" | "here" | "away";
        /**
         * Wished
         * @description What the person on a seat wants.
         */
        Wished: {
            /** Seat */
            seat: number;
            wish: components["schemas"]["AbsenceWish"];
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
    address_api_address_get: {
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
                    "application/json": components["schemas"]["Reach"];
                };
            };
            /** @description Why it cannot be done, as application/problem+json. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
        };
    };
    bots_api_bots_get: {
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
                    "application/json": components["schemas"]["Readiness"];
                };
            };
            /** @description Why it cannot be done, as application/problem+json. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
        };
    };
    deal_api_deals__game__get: {
        parameters: {
            query?: {
                /** @description A day in UTC, as 2026-11-17; today if left out. */
                day?: string;
            };
            header?: never;
            path: {
                game: string;
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
                    "application/json": components["schemas"]["DealPage"];
                };
            };
            /** @description Why it cannot be done, as application/problem+json. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
        };
    };
    play_deal_api_deals__game__post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game: string;
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
                    "application/json": components["schemas"]["TableCard"];
                };
            };
            /** @description Why it cannot be done, as application/problem+json. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
        };
    };
    games_api_games_get: {
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
                    "application/json": components["schemas"]["GameShape"][];
                };
            };
            /** @description Why it cannot be done, as application/problem+json. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
        };
    };
    health_api_health_get: {
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
            /** @description Why it cannot be done, as application/problem+json. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
        };
    };
    lesson_api_lessons__game___lesson__get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game: string;
                lesson: string;
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
                    "application/json": components["schemas"]["LessonCard"];
                };
            };
            /** @description Why it cannot be done, as application/problem+json. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
        };
    };
    me_api_me_get: {
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
                    "application/json": components["schemas"]["Guest"];
                };
            };
            /** @description Why it cannot be done, as application/problem+json. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
        };
    };
    call_me_api_me_put: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewName"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Guest"];
                };
            };
            /** @description Why it cannot be done, as application/problem+json. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
        };
    };
    forget_me_api_me_delete: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Why it cannot be done, as application/problem+json. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
        };
    };
    here_api_me_here_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Why it cannot be done, as application/problem+json. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
        };
    };
    shelf_api_puzzles__game__get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game: string;
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
                    "application/json": components["schemas"]["PuzzleShelf"];
                };
            };
            /** @description Why it cannot be done, as application/problem+json. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
        };
    };
    puzzle_api_puzzles__game___name__get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game: string;
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
                    "application/json": components["schemas"]["PuzzlePage"];
                };
            };
            /** @description Why it cannot be done, as application/problem+json. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
        };
    };
    ready_api_ready_get: {
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
            /** @description Why it cannot be done, as application/problem+json. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
        };
    };
    rulebook_api_rules__game__get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game: string;
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
                    "application/json": components["schemas"]["RuleBook"];
                };
            };
            /** @description Why it cannot be done, as application/problem+json. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
        };
    };
    rule_scenario_api_rules__game___scenario__get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game: string;
                scenario: string;
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
                    "application/json": components["schemas"]["LessonCard"];
                };
            };
            /** @description Why it cannot be done, as application/problem+json. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
        };
    };
    study_api_study__game__post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StudyWish"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StudyPage"];
                };
            };
            /** @description Why it cannot be done, as application/problem+json. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
        };
    };
    study_hint_api_study__game__hint_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StudyWish"];
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
            /** @description Why it cannot be done, as application/problem+json. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
        };
    };
    lists_api_tables_get: {
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
                    "application/json": components["schemas"]["Lobby"];
                };
            };
            /** @description Why it cannot be done, as application/problem+json. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
        };
    };
    open_table_api_tables_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewTable"];
            };
        };
        responses: {
            /** @description Successful Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableCard"];
                };
            };
            /** @description Why it cannot be done, as application/problem+json. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
        };
    };
    table_card_api_tables__table_id__get: {
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
                    "application/json": components["schemas"]["TableCard"];
                };
            };
            /** @description Why it cannot be done, as application/problem+json. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
        };
    };
    remove_api_tables__table_id__delete: {
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
                    "application/json": components["schemas"]["Lobby"];
                };
            };
            /** @description Why it cannot be done, as application/problem+json. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
        };
    };
    answer_absence_api_tables__table_id__absent_post: {
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
                "application/json": components["schemas"]["AbsenceAnswer"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableCard"];
                };
            };
            /** @description Why it cannot be done, as application/problem+json. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
        };
    };
    standing_api_tables__table_id__analysis_get: {
        parameters: {
            query?: {
                /** @description Iterations of the search for each decision; 0: the usual. */
                effort?: number;
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
                    "application/json": components["schemas"]["AnalysisStanding"];
                };
            };
            /** @description Why it cannot be done, as application/problem+json. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
        };
    };
    begin_api_tables__table_id__analysis_post: {
        parameters: {
            query?: {
                /** @description Iterations of the search for each decision; 0: the usual. */
                effort?: number;
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
                    "application/json": components["schemas"]["AnalysisStanding"];
                };
            };
            /** @description Why it cannot be done, as application/problem+json. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
        };
    };
    call_off_api_tables__table_id__analysis_delete: {
        parameters: {
            query?: {
                /** @description Iterations of the search for each decision; 0: the usual. */
                effort?: number;
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
                    "application/json": components["schemas"]["AnalysisStanding"];
                };
            };
            /** @description Why it cannot be done, as application/problem+json. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
        };
    };
    change_api_tables__table_id__change_post: {
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
                "application/json": components["schemas"]["TableChange"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableCard"];
                };
            };
            /** @description Why it cannot be done, as application/problem+json. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
        };
    };
    close_api_tables__table_id__close_post: {
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
                    "application/json": components["schemas"]["TableCard"];
                };
            };
            /** @description Why it cannot be done, as application/problem+json. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
        };
    };
    forecast_api_tables__table_id__forecast_get: {
        parameters: {
            query: {
                /** @description The number of a move. */
                action: number;
                /** @description The seat I look from; -1: as a watcher. My first seat if left out. */
                seat?: number | null;
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
                    "application/json": components["schemas"]["Forecast"];
                };
            };
            /** @description Why it cannot be done, as application/problem+json. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
        };
    };
    frames_api_tables__table_id__frames_get: {
        parameters: {
            query?: {
                /** @description How many entries of the log I know. */
                since?: number | null;
                /** @description The seat I look from; -1: as a watcher. My first seat if left out. */
                seat?: number | null;
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
                    "application/json": (components["schemas"]["TableFrame"] | components["schemas"]["PositionFrame"] | components["schemas"]["StepFrame"] | components["schemas"]["MessageFrame"] | components["schemas"]["BotFrame"] | components["schemas"]["BeatFrame"] | components["schemas"]["MoreFrame"])[];
                };
            };
            /** @description Why it cannot be done, as application/problem+json. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
        };
    };
    hint_api_tables__table_id__hint_get: {
        parameters: {
            query?: {
                /** @description The seat I look from; -1: as a watcher. My first seat if left out. */
                seat?: number | null;
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
                    "application/json": components["schemas"]["Hint"];
                };
            };
            /** @description Why it cannot be done, as application/problem+json. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
        };
    };
    hand_over_api_tables__table_id__host_post: {
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
                "application/json": components["schemas"]["SeatChoice"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableCard"];
                };
            };
            /** @description Why it cannot be done, as application/problem+json. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
        };
    };
    leave_api_tables__table_id__leave_post: {
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
                    "application/json": components["schemas"]["TableCard"];
                };
            };
            /** @description Why it cannot be done, as application/problem+json. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
        };
    };
    messages_api_tables__table_id__messages_get: {
        parameters: {
            query?: {
                /** @description The number of a message: what was said before it. */
                before?: number | null;
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
                    "application/json": components["schemas"]["Message"][];
                };
            };
            /** @description Why it cannot be done, as application/problem+json. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
        };
    };
    say_api_tables__table_id__messages_post: {
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
                "application/json": components["schemas"]["Saying"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description Why it cannot be done, as application/problem+json. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
        };
    };
    move_api_tables__table_id__moves_post: {
        parameters: {
            query?: {
                /** @description The seat I look from; -1: as a watcher. My first seat if left out. */
                seat?: number | null;
            };
            header?: never;
            path: {
                table_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MoveCommand"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MoveAnswer"];
                };
            };
            /** @description Why it cannot be done, as application/problem+json. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
        };
    };
    play_on_api_tables__table_id__play_on_post: {
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
                "application/json": components["schemas"]["PlayOn"];
            };
        };
        responses: {
            /** @description Successful Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableCard"];
                };
            };
            /** @description Why it cannot be done, as application/problem+json. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
        };
    };
    position_api_tables__table_id__position_get: {
        parameters: {
            query?: {
                /** @description The seat I look from; -1: as a watcher. My first seat if left out. */
                seat?: number | null;
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
                    "application/json": components["schemas"]["Position"];
                };
            };
            /** @description Why it cannot be done, as application/problem+json. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
        };
    };
    proof_api_tables__table_id__proof_get: {
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
                    "application/json": components["schemas"]["Proof"];
                };
            };
            /** @description Why it cannot be done, as application/problem+json. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
        };
    };
    qr_api_tables__table_id__qr_svg_get: {
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
                content?: never;
            };
            /** @description Why it cannot be done, as application/problem+json. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
        };
    };
    record_api_tables__table_id__record_get: {
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
                    "application/json": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description Why it cannot be done, as application/problem+json. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
        };
    };
    rematch_api_tables__table_id__rematch_post: {
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
                    "application/json": components["schemas"]["TableCard"];
                };
            };
            /** @description Why it cannot be done, as application/problem+json. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
        };
    };
    replay_api_tables__table_id__replay_get: {
        parameters: {
            query?: {
                /** @description The seat I look from; -1: as a watcher. My first seat if left out. */
                seat?: number | null;
                /** @description How many entries of the log I know. */
                since?: number;
                /** @description With everything open; when the game is over. */
                open?: boolean;
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
                    "application/json": components["schemas"]["Replay"];
                };
            };
            /** @description Why it cannot be done, as application/problem+json. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
        };
    };
    come_back_api_tables__table_id__return_post: {
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
                    "application/json": components["schemas"]["TableCard"];
                };
            };
            /** @description Why it cannot be done, as application/problem+json. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
        };
    };
    add_seed_api_tables__table_id__seed_post: {
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
                "application/json": components["schemas"]["ShownSeed"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableCard"];
                };
            };
            /** @description Why it cannot be done, as application/problem+json. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
        };
    };
    send_away_api_tables__table_id__send_away_post: {
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
                "application/json": components["schemas"]["SeatChoice"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableCard"];
                };
            };
            /** @description Why it cannot be done, as application/problem+json. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
        };
    };
    sheet_api_tables__table_id__sheet_get: {
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
                    "application/json": components["schemas"]["ScoreSheet"];
                };
            };
            /** @description Why it cannot be done, as application/problem+json. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
        };
    };
    sit_api_tables__table_id__sit_post: {
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
                "application/json": components["schemas"]["Sitting"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableCard"];
                };
            };
            /** @description Why it cannot be done, as application/problem+json. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
        };
    };
    suggestion_api_tables__table_id__suggestion_get: {
        parameters: {
            query?: {
                /** @description The seat I look from; -1: as a watcher. My first seat if left out. */
                seat?: number | null;
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
                    "application/json": components["schemas"]["Suggestion"];
                };
            };
            /** @description Why it cannot be done, as application/problem+json. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
        };
    };
    undo_api_tables__table_id__undo_post: {
        parameters: {
            query?: {
                /** @description The seat I look from; -1: as a watcher. My first seat if left out. */
                seat?: number | null;
            };
            header?: never;
            path: {
                table_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UndoCommand"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MoveAnswer"];
                };
            };
            /** @description Why it cannot be done, as application/problem+json. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
        };
    };
    why_api_tables__table_id__why_get: {
        parameters: {
            query: {
                /** @description The number of a move. */
                action: number;
                /** @description The seat I look from; -1: as a watcher. My first seat if left out. */
                seat?: number | null;
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
                    "application/json": components["schemas"]["Said"];
                };
            };
            /** @description Why it cannot be done, as application/problem+json. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
        };
    };
    study_words_api_tables__table_id__words_get: {
        parameters: {
            query: {
                step: number;
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
                    "application/json": components["schemas"]["StudyWords"];
                };
            };
            /** @description Why it cannot be done, as application/problem+json. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trouble"];
                };
            };
        };
    };
    texts_api_texts__language___game__get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                language: string;
                game: string;
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
            /** @description Why it cannot be done, as application/problem+json. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": components["schemas"]["Trouble"];
                };
            };
        };
    };
}
