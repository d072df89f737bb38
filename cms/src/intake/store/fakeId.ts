import { randomInt } from 'node:crypto';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const CHARACTERS = `${LETTERS}0123456789`;

const pick = (from: string): string => from[randomInt(from.length)] ?? '';

/** An id like those of real submissions, for machines that walked into the trap. */
export const fakeId = (): string =>
  pick(LETTERS) + Array.from({ length: 23 }, () => pick(CHARACTERS)).join('');
