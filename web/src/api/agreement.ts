/**
 * The types the page is written with and those made from the server's OpenAPI document (`npm run types`) are the same:
 * where they part, this file does not compile. It holds no code.
 */

import type { components } from './schema';
import type * as page from './types';

type Made = components['schemas'];
/** What the server sends is what the page expects, and the page knows every field of it. */
type Heard<Page, Server> = [Server] extends [Page] ? ([keyof Server] extends [keyof Page] ? true : 'unknown field') : 'other';
/** What the page sends is what the server expects. */
type Spoken<Page, Server> = [Page] extends [Server] ? true : 'other';

type Agreements = [
  Heard<page.Said, Made['Said']>,
  Heard<page.GameShape, Made['GameShape']>,
  Heard<page.TableCard, Made['TableCard']>,
  Heard<page.Lobby, Made['Lobby']>,
  Heard<page.Guest, Made['Guest']>,
  Heard<page.Position, Made['Position']>,
  Heard<page.Step, Made['Step']>,
  Heard<page.Message, Made['Message']>,
  Heard<
    page.Frame,
    Made['TableFrame'] | Made['PositionFrame'] | Made['StepFrame'] | Made['MessageFrame'] | Made['BotFrame']
  >,
  Heard<page.MoveAnswer, Made['MoveAnswer']>,
  Heard<page.Forecast, Made['Forecast']>,
  Heard<page.Advice, Made['Advice']>,
  Heard<page.SeatSheet, Made['SeatSheet']>,
  Heard<page.Proof, Made['Proof']>,
  Heard<page.Replay, Made['Replay']>,
  Spoken<page.NewTable, Made['NewTable']>,
  Spoken<page.Saying, Made['Saying']>,
  Heard<page.Readiness, Made['Readiness']>,
  Heard<page.Problem, Made['Trouble']>,
];

export const agreed: Agreements[number] extends true ? true : Exclude<Agreements[number], true> = true;
