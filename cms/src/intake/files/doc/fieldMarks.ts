/**
 * The fields of an old Word document, in its text and in the lists of fields beside it (MS-DOC, 2.8.25). Some readers
 * follow the text, others the lists, which also say of what kind a field is: both have to say the same.
 */
import { fail } from '../fail';
import { FieldReader } from '../fields/fieldReader';
import { LONGEST_INSTRUCTION } from '../fields/instructions';
import { isTakenKind } from '../fields/kinds';
import { UNCERTAIN, structure } from './header';

const [BEGIN, SEPARATE, END] = [0x13, 0x14, 0x15];
/** The first thirty-two. Those from 0x7f on are letters of Windows in what is read as Latin 1. */
const CONTROLS = /[^\P{Cc}\u007f-\u009f]/gu;

/**
 * The parts of the text, one behind the other: where the header says how many letters each has, and which of its pairs
 * tells of the list of its fields. They are the text itself, footnotes, headers, comments, endnotes, text boxes
 * and those of headers.
 */
const PARTS: [letters: number, pair: number][] = [
  [76, 16],
  [80, 18],
  [84, 17],
  [92, 19],
  [96, 48],
  [100, 57],
  [104, 59],
];

interface Mark {
  at: number;
  letter: number;
  /** Of what kind the field is, where it begins. */
  kind: number;
}

/** Letters of a part that Word has not, and others count. */
const NO_PART = 88;

/** A list of places, with two bytes for each but the last one. */
const listed = (list: Buffer): Mark[] => {
  if (list.length === 0) return [];
  if (list.length % 6 !== 4) fail(`its list of fields ${UNCERTAIN}`);
  const count = (list.length - 4) / 6;
  const rest = (count + 1) * 4;
  return Array.from({ length: count }, (_, index) => ({
    at: list.readUInt32LE(index * 4),
    letter: (list[rest + index * 2] ?? 0) & 0x1f,
    kind: list[rest + index * 2 + 1] ?? 0,
  }));
};

/** The marks of each field stand in their order, one field in another, and none is missing. */
const checkOrder = (marks: Mark[]): void => {
  const open: number[] = [];
  for (const { letter } of marks) {
    const last = open.at(-1);
    if (letter === BEGIN) open.push(BEGIN);
    else if (last === undefined || (letter === SEPARATE && last !== BEGIN)) fail(`a field ${UNCERTAIN}`);
    else if (letter === SEPARATE) open[open.length - 1] = SEPARATE;
    else open.pop();
  }
  if (open.length > 0) fail(`a field ${UNCERTAIN}`);
};

const checkPart = (text: string, marks: Mark[]): void => {
  const fields = new FieldReader();
  let from = 0;
  let next = 0;
  // One letter more than is taken, and no more: all of it may be ten million.
  const until = (at: number): string =>
    text.slice(from, Math.min(at, from + LONGEST_INSTRUCTION + 1)).replace(CONTROLS, ' ');
  let begun: Mark | undefined;
  for (let at = 0; at < text.length; at += 1) {
    const letter = text.charCodeAt(at);
    if (letter < BEGIN || letter > END) continue;
    const mark = marks[next];
    if (mark?.at !== at || mark.letter !== letter) fail(`its list of fields ${UNCERTAIN}`);
    if (fields.isInInstruction) fields.add(until(at));
    if (begun && !isTakenKind(begun.kind, until(at))) fail('it has a field that runs or fetches something');
    begun = letter === BEGIN ? mark : undefined;
    if (letter === BEGIN) fields.begin();
    else if (letter === SEPARATE) fields.separate();
    else fields.end();
    from = at + 1;
    next += 1;
  }
  if (next !== marks.length) fail(`its list of fields ${UNCERTAIN}`);
  checkOrder(marks);
};

/**
 * Checks the fields of all parts of a text.
 *
 * @throws Error in English for those that run or fetch, and where the text and the lists do not say the same.
 */
export const checkFields = (text: string, main: Buffer, table: Buffer): void => {
  if (main.readUInt32LE(NO_PART) !== 0) fail(`its text ${UNCERTAIN}`);
  let start = 0;
  for (const [letters, pair] of PARTS) {
    const end = start + main.readUInt32LE(letters);
    if (end > text.length) fail(`its text ${UNCERTAIN}`);
    checkPart(text.slice(start, end), listed(structure(main, table, pair)));
    start = end;
  }
  // What no part has is read by nobody who follows the parts.
  checkPart(text.slice(start), []);
};
