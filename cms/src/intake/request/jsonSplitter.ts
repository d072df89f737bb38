/** Takes one long text out of a JSON while it comes, by the name of its property: the rest is small, and the text need not fit into the memory. */
import { Refusal } from './refusal';

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COLON = 0x3a;

const isBlank = (byte: number): boolean => byte === 0x20 || (byte >= 0x09 && byte <= 0x0d);

/** Where the scanner stands. All that JSON is made of, but for what is in its texts, is ASCII. */
type Place = 'outside' | 'text' | 'escape' | 'taken';

/** A piece of a JSON: what belongs to the rest, or a piece of the text that is taken out; null at the end of that. */
export type Piece = { rest: Buffer } | { taken: Buffer | null };

/**
 * Splits a JSON into its rest, where `stand` (a JSON value) stands in the place of the text, and that text as it is written.
 *
 * Whether it is well-formed, and where in it the property was, is for who reads the rest: only a property that is written
 * without escapes is found, anywhere, and its value is taken if it is a text.
 *
 * @throws Refusal 400 where a second such text comes.
 */
export const createJsonSplitter = (property: string, stand: string) => {
  const name = Buffer.from(property);
  let place: Place = 'outside';
  /** The text that is being read, or was read last: as much of it as tells whether it is the name. */
  let text: number[] = [];
  let isName = false;
  let isFound = false;

  const isText = (): boolean => text.length === name.length && name.every((byte, at) => byte === text[at]);

  /** Behind a quote: a text begins. */
  const open = (): Place => {
    if (!isName) {
      text = [];
      return 'text';
    }
    if (isFound) throw new Refusal(400);
    isFound = true;
    return 'taken';
  };

  /** @returns where it goes on. */
  const step = (byte: number): Place => {
    if (place === 'escape') return 'text';
    if (place === 'text') {
      if (byte === QUOTE) return 'outside';
      if (text.length <= name.length) text.push(byte);
      return byte === BACKSLASH ? 'escape' : 'text';
    }
    if (byte === QUOTE) {
      const next = open();
      isName = false;
      return next;
    }
    if (byte === COLON) isName = isText();
    else if (!isBlank(byte)) [isName, text] = [false, []];
    return 'outside';
  };

  return function* split(chunk: Buffer): Generator<Piece> {
    let from = 0;
    while (from < chunk.length) {
      if (place === 'taken') {
        const end = chunk.indexOf(QUOTE, from);
        yield { taken: chunk.subarray(from, end === -1 ? chunk.length : end) };
        if (end === -1) return;
        yield { taken: null };
        place = 'outside';
        from = end + 1;
      } else {
        let at = from;
        while (at < chunk.length && place !== 'taken') place = step(chunk[at++] ?? 0);
        const isTaken = (place as Place) === 'taken';
        yield { rest: chunk.subarray(from, isTaken ? at - 1 : at) };
        if (isTaken) yield { rest: Buffer.from(stand) };
        from = at;
      }
    }
  };
};
