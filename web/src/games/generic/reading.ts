/** A game read from its catalogue alone: what its fields hold in words, and which of their cells a move speaks of.
 *
 *  A cell is one number of a field. A move speaks of a cell where its parts, from left to right, count what the field's axes count:
 *  `place 5` and a field of nine places. Where the first axis counts the seats, only the reader's own cells are meant. */

import { HIDDEN, NONE, type AxisShape, type Field, type FieldShape, type GameShape, type View } from '../../api/types';
import { capital, knows, say } from '../../i18n/lang.svelte';
import { hyphened, thingId, type MoveOption } from '../moves';
import { seatName } from '../seats';

const SAID = ['seat', 'phase']; // by the head and the bar
const MANY = 12; // places in a row: beyond, those at the end where nothing lies are not drawn

export const isSeats = (axis: AxisShape | null | undefined): boolean => axis?.thing === 'seat';
const alike = (one: AxisShape, other: AxisShape | undefined): boolean =>
  other !== undefined && one.thing === other.thing && one.first === other.first && one.count === other.count;

/** The fields that are drawn, those with most to see first: cells, then what each seat has, then single facts. */
export function drawnFields(shape: GameShape): { cells: FieldShape[]; seats: FieldShape[]; facts: FieldShape[] } {
  const options = shape.options.map((option) => option.name);
  const fields = shape.fields.filter((field) => ![...SAID, ...options].includes(field.name));
  const ofSeats = (field: FieldShape): boolean => field.axes.length === 1 && isSeats(field.axes[0]);
  return {
    cells: fields.filter((field) => field.axes.length > 0 && !ofSeats(field)),
    seats: fields.filter(ofSeats),
    facts: fields.filter((field) => field.axes.length === 0),
  };
}

// Words

/** A field's or a verb's own word, else its name. */
export function wordOf(shape: GameShape, kind: 'field' | 'verb', name: string): string {
  const message = `${hyphened(shape.name)}-${kind}-${hyphened(name)}`;
  return knows(message) ? say(message) : capital(name.replaceAll('_', ' '));
}

/** One place of an axis: a thing by its name, a seat by who sits there, else the number that is printed. */
export function placeWord(shape: GameShape, axis: AxisShape, index: number): string {
  if (isSeats(axis)) return seatName(shape, index);
  return axis.thing === null ? String(axis.first + index) : say(thingId(shape, axis.thing, index));
}

/** What a number of this field says; nothing where nothing lies. */
export function valueWord(shape: GameShape, field: FieldShape, value: number): string {
  if (value === HIDDEN) return '?';
  if (field.value === 'number') return value === NONE ? '–' : String(value);
  if (field.value === 'count') return String(value);
  if (field.value === 'flag') return value ? '✓' : '';
  return value < 0 ? '' : placeWord(shape, field.names!, value);
}

export const isHidden = (content: Field): boolean =>
  Array.isArray(content) ? content.length > 0 && content.every(isHidden) : content === HIDDEN;

/** Whether nothing lies there that needs to be told. */
export function isEmpty(field: FieldShape, content: Field): boolean {
  if (Array.isArray(content)) return content.every((part) => isEmpty(field, part));
  return field.value === 'count' || field.value === 'flag' ? content === 0 : content === NONE;
}

/** Which places of the last axis are drawn: of things that are counted, those there are; of a long row, up to its end. */
export function shownPlaces(field: FieldShape, axis: AxisShape, content: number[]): number[] {
  const all = content.map((_, index) => index);
  if (isCounted(field) && axis.columns === 0) return all.filter((index) => content[index] !== 0);
  const last = content.findLastIndex((value) => value !== NONE && (value !== 0 || field.value !== 'number'));
  return axis.columns === 0 && content.length > MANY ? all.slice(0, last + 1) : all;
}

export const isCounted = (field: FieldShape): boolean => field.value === 'count' || field.value === 'flag';

/** A field, or a part of it from an axis on, in words. */
export function told(shape: GameShape, field: FieldShape, content: Field, depth = 0): string {
  if (isHidden(content)) return say('hidden');
  const axis = field.axes[depth];
  if (!axis || !Array.isArray(content)) return valueWord(shape, field, content) || say('web-empty');
  const parts = content.flatMap((part, index) => {
    if (isEmpty(field, part)) return [];
    const place = placeWord(shape, axis, index);
    return [
      field.value === 'flag' && !Array.isArray(part) ? place : `${place}: ${told(shape, field, part, depth + 1)}`,
    ];
  });
  return parts.join('; ') || say('web-empty');
}

// Cells

export const cellOf = (field: FieldShape, at: number[]): string => `${field.name} ${at.join(' ')}`;

/** The axes that a move can speak of. */
const spokenOf = (field: FieldShape): AxisShape[] => (isSeats(field.axes[0]) ? field.axes.slice(1) : field.axes);

/** The cells a move speaks of, in the order of its parts; parts that no field counts are left out. */
export function cellsOf(shape: GameShape, move: MoveOption, me: number): string[] {
  const parts = shape.verbs.find((verb) => verb.name === move.verb)?.parts ?? [];
  const fields = drawnFields(shape).cells.toSorted((one, other) => spokenOf(other).length - spokenOf(one).length);
  const found: string[] = [];
  for (let first = 0; first < parts.length;) {
    const field = fields.find((one) => spokenOf(one).every((axis, n) => alike(axis, parts[first + n])));
    const length = field ? spokenOf(field).length : 1;
    const at = parts.slice(first, first + length).map((part) => move.parts[part.name]!);
    if (field) found.push(cellOf(field, isSeats(field.axes[0]) ? [me, ...at] : at));
    first += length;
  }
  return found;
}

/** The cells in which two views differ. */
export function changedCells(fields: FieldShape[], before: View, after: View): Set<string> {
  const found = new Set<string>();
  const compare = (field: FieldShape, one: Field, other: Field, at: number[]): void => {
    if (Array.isArray(other)) other.forEach((part, n) => compare(field, one?.[n], part, [...at, n]));
    else if (one !== other) found.add(cellOf(field, at));
  };
  for (const field of fields) compare(field, before[field.name], after[field.name], []);
  return found;
}
