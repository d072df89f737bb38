import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { inRoot } from '../../node-lib/root';

/** A change by hand in a file that is there: `from`, which stands in it exactly once, becomes `to`. */
export interface Edit {
  file: string;
  from: string;
  to: string;
}

/** What a page of the built site says, as text of its HTML: visitors see it without a script. */
export interface Shown {
  /** Without the slash at the beginning. */
  at: string;
  has: string[];
  hasNot?: string[];
}

/** A recipe of README.md, done: what somebody who follows it writes, and what comes of it. */
export interface Recipe {
  heading: string;
  /** Below `files/`: what is new, at its place in the repository. */
  folder?: string;
  edits: Edit[];
  shown: Shown[];
}

const filesOf = (folder: string): string => inRoot('scripts', 'recipes', 'files', folder);

/** Says `added` on lines of its own below `line`. */
export const below = (file: string, line: string, ...added: string[]): Edit => ({
  file,
  from: `${line}\n`,
  to: `${[line, ...added].join('\n')}\n`,
});

/**
 * The text of a file after an edit.
 *
 * @throws when what it replaces does not stand there exactly once
 */
export function edited(text: string, { file, from, to }: Edit): string {
  const [before = '', after, ...more] = text.split(from);
  if (after === undefined || more.length > 0)
    throw new Error(
      `${file} has ${JSON.stringify(from)} ${after === undefined ? 'nowhere' : 'more than once'}`,
    );
  return `${before}${to}${after}`;
}

/** The files that a recipe adds or changes. */
export function writtenBy({ folder, edits }: Recipe): string[] {
  const entries = folder ? readdirSync(filesOf(folder), { recursive: true, withFileTypes: true }) : [];
  const added = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(filesOf(folder ?? ''), path.join(entry.parentPath, entry.name)));
  return [...added, ...edits.map(({ file }) => file)];
}

/** Follows a recipe in a copy of the repository. */
export function follow({ folder, edits }: Recipe, copy: string): void {
  if (folder) cpSync(filesOf(folder), copy, { recursive: true });
  for (const edit of edits) {
    const file = path.join(copy, edit.file);
    writeFileSync(file, edited(readFileSync(file, 'utf8'), edit));
  }
}
