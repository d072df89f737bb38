import { readFileSync } from 'node:fs';

/** The Vietnamese compounds that are never divided, in the file's order. */
export const readCompounds = (file = 'gatsby/typesetting/vietnamese-compounds.txt'): readonly string[] =>
  readFileSync(file, 'utf8').trimEnd().split('\n');
