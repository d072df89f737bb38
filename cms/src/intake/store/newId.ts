import { randomInt } from 'node:crypto';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const CHARACTERS = `${LETTERS}0123456789`;

const pick = (from: string): string => from[randomInt(from.length)] ?? '';

/** The id of a submission. Machines that walked into the trap get one as well: it tells nothing. */
export const newId = (): string =>
  pick(LETTERS) + Array.from({ length: 23 }, () => pick(CHARACTERS)).join('');
