import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { inRoot } from '../../node-lib/root';
import { anchorOf, headingsOf, linksOf, pointersOf, texts } from './documents';

const all = texts();
// This room quotes what it looks for.
const sources = all.filter(({ file }) => !file.startsWith('scripts/docs/'));
const documents = all.filter(({ file }) => file.endsWith('.md'));

const headingsIn = (file: string): string[] => headingsOf(readFileSync(inRoot(file), 'utf8'));

describe('a pointer into docs/', () => {
  const pointers = sources.flatMap(({ file: from, text }) => pointersOf(text).map((to) => ({ from, ...to })));

  it('is how comments say where a rule comes from', () => {
    expect(pointers.filter(({ heading }) => heading !== undefined).length).toBeGreaterThan(50);
  });

  it('names a file and a heading that exist', () => {
    const lost = pointers.filter(
      ({ file, heading }) =>
        !existsSync(inRoot(file)) || (heading !== undefined && !headingsIn(file).includes(heading)),
    );
    expect(lost).toEqual([]);
  });
});

describe('a link of a document', () => {
  const links = documents.flatMap(({ file, text }) => linksOf(text).map((target) => ({ file, target })));

  it('leads to a file that exists, and its anchor to a heading there', () => {
    expect(links.length).toBeGreaterThan(50);
    const broken = links.filter(({ file, target }) => {
      const [to = '', anchor] = target.split('#');
      const found = to === '' ? file : path.posix.join(path.posix.dirname(file), to);
      if (!existsSync(inRoot(found))) return true;
      return anchor !== undefined && !headingsIn(found).map(anchorOf).includes(anchor);
    });
    expect(broken).toEqual([]);
  });
});

describe('a comment', () => {
  // Such papers are not here: a stranger could not look anything up in them.
  const elsewhere = [
    /\bspecification,? (of )?part \d/i,
    /\bpart \d, section/i,
    /\(sections? \d/i,
    /\bdecisions?,? (['‘"]|on `)/i,
    /\(decisions\)/i,
    /\(promises? \d/i,
    /\barchitecture, rule \d/i,
    /\bground[ -]facts\b/i,
  ];

  it('cites no paper outside this repository', () => {
    const citing = sources.filter(({ text }) => elsewhere.some((paper) => paper.test(text)));
    expect(citing.map(({ file }) => file)).toEqual([]);
  });
});

describe('what is read of a text', () => {
  it('is its headings, not the comments in its examples', () => {
    expect(headingsOf('# Forms\n\n```sh\n# no heading\n```\n\n## 1. A retry\n')).toEqual([
      'Forms',
      '1. A retry',
    ]);
  });

  it.each([
    ['The view count', 'the-view-count'],
    ['1. A retry never doubles', '1-a-retry-never-doubles'],
    ["Whose? The CMS's, `vn`", 'whose-the-cmss-vn'],
  ])('is the anchor of a heading: %s', (heading, anchor) => {
    expect(anchorOf(heading)).toBe(anchor);
  });

  it('is its links, without those to other sites and those in code', () => {
    expect(linksOf('[a](b.md#c) ![p](d.webp) [x](https://x.example/) `[y](z.md)`')).toEqual([
      'b.md#c',
      'd.webp',
    ]);
  });

  it.each([
    ["/** Why (docs/forms.md, 'Files'). */", 'Files'],
    ["/**\n   * Why (docs/forms.md,\n   * 'Files'). */", 'Files'],
    ["// Why (docs/forms.md, 'At full\n// size').", 'At full size'],
    ['# Why (docs/forms.md).', undefined],
  ])('is its pointers, also over the end of a line: %j', (comment, heading) => {
    expect(pointersOf(comment)).toEqual([{ file: 'docs/forms.md', heading }]);
  });
});
