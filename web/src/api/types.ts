/** What travels between server and page; mirrors `ludi/server/wire.py`. */

export const NONE = -1;
export const HIDDEN = -2;
export const CHANCE = -3;

/** A sentence to be said in the reader's language. */
export interface Said { message: string; values?: Record<string, number | string | Said>; rule?: string }

export interface PartShape { name: string; thing: string | null; first: number; count: number }
export interface VerbShape { name: string; first: number; parts: PartShape[] }
export interface OptionShape { name: string; values: string[]; default: string }
export interface GameShape {
  name: string;
  version: number;
  seats: string[];
  players: number[];
  options: OptionShape[];
  phases: string[];
  things: Record<string, string[]>;
  printed: Record<string, Record<string, number[]>>;
  verbs: VerbShape[];
}

export type SeatKind = 'person' | 'bot' | 'open';
export type TableStatus = 'waiting' | 'playing' | 'over';
export interface SeatCard {
  seat: number;
  kind: SeatKind;
  name: string;
  level: string | null;
  mine: boolean;
  present: boolean;
  stand_in: boolean;
}
export interface DiceCard { scheme: string; commitment: string; seeds: string[]; secret: string | null }
export interface TableCard {
  id: string;
  game: string;
  options: Record<string, string>;
  status: TableStatus;
  seats: SeatCard[];
  my_seats: number[];
  host: boolean;
  listed: boolean;
  created: number;
  sequence: number;
  asked: number | null;
  dice: DiceCard;
  rematch: string | null;
  winners: number[];
}
export interface Lobby { open: TableCard[]; running: TableCard[]; mine: TableCard[] }
export interface Guest { name: string }

/** Every field of a record: numbers, or lists of them, as deep as the field is. */
export type Field = any; // eslint-disable-line -- a record's shape differs from game to game
export type View = Record<string, Field>;

export interface SeenMove { verb: string; parts: Record<string, number> }
export interface Position {
  sequence: number;
  viewer: number | null;
  view: View;
  asked: number | null;
  ask: Said | null;
  legal: number[];
  can_undo: boolean;
  scores: number[];
  over: boolean;
  winners: number[];
}
export interface Step { sequence: number; seat: number; move: SeenMove; lines: Said[]; position: Position }
export interface Message { number: number; seat: number | null; name: string; text: string; phrase: string | null; at: number }

export type Frame =
  | { type: 'table'; table: TableCard }
  | { type: 'position'; position: Position; undone?: boolean }
  | { type: 'step'; step: Step }
  | { type: 'message'; message: Message }
  | { type: 'bot'; seat: number; ready: boolean };

export interface MoveAnswer { accepted: boolean; repeated?: boolean; refusal?: Said | null; position: Position }
export interface Outcome { weight: number; lines: Said[] }
export interface Forecast { action: number; lines: Said[]; after: View | null; outcomes: Outcome[] }
export interface Advice { action: number; value: number; visits: number; line: number[] }
export interface SheetLine { line: Said; points: number }
export interface SeatSheet { seat: number; lines: SheetLine[]; total: number; winner: boolean }
export interface Draw { counter: number; sequence: number; outcomes: number[]; weights: number[]; action: number }
export interface Proof { dice: DiceCard; draws: Draw[] }
export interface Replay { table: TableCard; start: Position; steps: Step[] }

export interface SeatWish { kind: 'me' | 'here' | 'open' | 'bot'; level?: string | null; name?: string }
export interface NewTable { game: string; options: Record<string, string>; seats: SeatWish[]; listed: boolean; seed: string }
export interface Saying { text?: string; phrase?: string | null }
export interface Readiness { levels: string[]; ready: Record<string, boolean> }

/** An error as the server tells it (RFC 9457). */
export interface Problem { type: string; title: string; status: number; detail?: string; line?: Said | null }
