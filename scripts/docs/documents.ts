import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

import { inRoot } from '../../node-lib/root';

/** A text of the repository: its path below the root, and what it says. */
export interface Text {
  readonly file: string;
  readonly text: string;
}

/** What is read by people only when the site shows it, and what no person wrote. */
const notOurs =
  /^(content\/.*\.(md|yml|json)|cms\/seed\/|cms\/types\/|static\/)|(^|\/)package-lock\.json$|gatsby-types\.d\.ts$/;

const written = /(\.([cm]?[jt]sx?|css|ya?ml|json|md|html|patch|sh)|\.env\.example)$/;

/** Everything people wrote to explain or run the project, also what is not committed yet. */
export const texts = (): Text[] =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: inRoot(),
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => written.test(file) && !notOurs.test(file) && existsSync(inRoot(file)))
    .map((file) => ({ file, text: readFileSync(inRoot(file), 'utf8') }));

const withoutCode = (markdown: string): string =>
  markdown.replace(/^```.*?^```/gms, '').replace(/`[^`\n]*`/g, '');

/** The headings of a Markdown text, as they read. */
export const headingsOf = (markdown: string): string[] =>
  [...markdown.replace(/^```.*?^```/gms, '').matchAll(/^#{1,6} (.+)$/gm)].map(([, heading = '']) =>
    heading.trim(),
  );

/** The anchor that GitHub gives a heading. */
export const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}\s_-]/gu, '')
    .replace(/\s/g, '-');

/** Where the links and pictures of a Markdown text lead, those to other sites left out. */
export const linksOf = (markdown: string): string[] =>
  [...withoutCode(markdown).matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !/^[a-z]+:/i.test(target));

/** A place in docs/ that a comment names; `heading` is undefined when it names the whole file. */
export interface Pointer {
  readonly file: string;
  readonly heading: string | undefined;
}

/** The pointers of a source: `docs/forms.md, 'Files'`, also where a line of the comment ends within. */
export const pointersOf = (source: string): Pointer[] =>
  [
    ...source
      .replace(/\s*\n\s*(\/\/|\*|#)?\s*/g, ' ')
      .matchAll(/\b(docs\/[\w./-]+\.md)(?:, (?:'([^'`]+)'|"([^"`]+)"))?/g),
  ].map(([, file = '', single, double]) => ({ file, heading: single ?? double }));
