/** What travels between server and page, by name. `schema.ts` is made from the server's OpenAPI document: `npm run types`. */

import type { components } from './schema';

type Made = components['schemas'];

export const NONE = -1;
export const HIDDEN = -2;
export const CHANCE = -3;

/** Every field of a record: numbers, or lists of them, as deep as the field is; it differs from game to game. A board knows
 *  its own: `fields.ts` in its room, made from the rows there. */
export type Field = any; // eslint-disable-line
export type View = Record<string, Field>;

/** A sentence; one that the page makes itself leaves out what it has no use for. */
export type Said = Pick<Made['Said'], 'message'> & { values?: Record<string, number | string | Said>; rule?: string };
export type PartShape = Made['PartShape'];
export type AxisShape = Made['AxisShape'];
export type FieldShape = Made['FieldShape'];
export type VerbShape = Made['VerbShape'];
export type OptionShape = Made['OptionShape'];
export type GameShape = Made['GameShape'];
export type TableChange = Made['TableChange'];

export type SeatCard = Made['SeatCard'];
export type SeatKind = SeatCard['kind'];
export type DiceCard = Made['DiceCard'];
export type TableCard = Made['TableCard'];
export type TableStatus = TableCard['status'];
export type Absence = Made['Absence'];
export type AbsenceWish = Made['AbsenceWish'];
export type Pace = Made['Pace'];
export type Lobby = Made['Lobby'];
export type Guest = Made['Guest'];
export type Reach = Made['Reach'];

export type SeenMove = Made['SeenMove'];
export type Position<V = View, D = View> = Omit<Made['Position'], 'view' | 'derived'> & { view: V; derived: D };
export type Step<V = View, D = View> = Omit<Made['Step'], 'position'> & { position: Position<V, D> };
export type Message = Made['Message'];
export type Frame =
  | Made['TableFrame']
  | (Omit<Made['PositionFrame'], 'position'> & { position: Position })
  | (Omit<Made['StepFrame'], 'step'> & { step: Step })
  | Made['MessageFrame']
  | Made['BotFrame']
  | Made['BeatFrame']
  | Made['MoreFrame'];

export type MoveAnswer = Omit<Made['MoveAnswer'], 'position'> & { position: Position };
export type Outcome = Made['Outcome'];
export type Forecast<V = View, D = View> = Omit<Made['Forecast'], 'after' | 'derived'> & {
  after: V | null;
  derived: D | null;
};
export type Analysis = Made['Analysis'];
export type AnalysisStanding = Made['AnalysisStanding'];
export type Judged = Made['Judged'];
export type SeatAccount = Made['SeatAccount'];
export type Advice = Made['Advice'];
export type Hint = Made['Hint'];
export type ScoreSheet = Made['ScoreSheet'];
export type SheetRow = Made['SheetRow'];
export type ProofEntry = Made['ProofEntry'];
export type Proof = Made['Proof'];
export type Replay = Omit<Made['Replay'], 'start' | 'steps'> & { start: Position; steps: Step[] };

export type RuleShown = Made['RuleShown'];
export type RuleBook = Made['RuleBook'];
export type LessonPage = Omit<Made['LessonPage'], 'position' | 'steps'> & { position: Position; steps: Step[] };
export type Lesson = Omit<Made['LessonCard'], 'pages'> & { pages: LessonPage[] };

export type SeatWish = Made['SeatWish'];
export type NewTable = Made['NewTable'];
export type Saying = Made['Saying'];
export type Readiness = Made['Readiness'];
export type StudyPage = Omit<Made['StudyPage'], 'position'> & { position: Position };
export type DealPage = Made['DealPage'];
export type DealRow = Made['DealRow'];
export type PuzzleShelf = Made['PuzzleShelf'];
export type PuzzlePage = Omit<Made['PuzzlePage'], 'position'> & { position: Position };

/** An error as the server tells it (RFC 9457). */
export type Problem = Pick<Made['Trouble'], 'type' | 'title' | 'status'> & { detail?: string; line?: Said | null };
