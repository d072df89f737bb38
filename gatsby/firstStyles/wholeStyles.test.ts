import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';

import { inTemporaryFolder } from '../../jest/temporaryFolder';
import { linksTo, writeWholeStyles } from './wholeStyles';

const page = 'component---src-pages-index-tsx.0123.css';
const all = 'app.4567.css';
const whole = 'component---src-pages-index-tsx.0123.app.4567.css';

describe('the whole of the styles of a page', () => {
  inTemporaryFolder();

  const build = (files: Readonly<Record<string, string>>) => {
    mkdirSync('public', { recursive: true });
    for (const [name, css] of Object.entries(files)) writeFileSync(`public/${name}`, css);
    writeWholeStyles('public');
    return readdirSync('public/styles');
  };

  it('is a file with those of its kind and of all pages, in their order, named by both', () => {
    expect(build({ [page]: '.a{top:0}', [all]: 'body{margin:0}', '83.89.css': '.b{top:0}' })).toEqual([
      whole,
    ]);
    expect(readFileSync(`public/styles/${whole}`, 'utf8')).toBe('.a{top:0}\nbody{margin:0}');
  });

  it('goes when there are others', () => {
    mkdirSync('public/styles', { recursive: true });
    writeFileSync('public/styles/component---src-pages-index-tsx.0123.app.1111.css', '');
    expect(build({ [page]: '', [all]: '' })).toEqual([whole]);
    expect(build({})).toEqual([whole]);
  });

  it('is asked for by the name under which the scripts know those of its kind', () => {
    expect(linksTo([`/${page}`, `/${all}`])).toBe(
      `<link rel="stylesheet" href="/styles/${whole}" data-href="/${page}">`,
    );
  });

  it.each([[[`/${all}`]], [[`/${page}`, '/83.89.css']], [[`/${all}`, `/${page}`]], [[]]])(
    'is asked for file by file where no other file has it: %j',
    (files) => {
      expect(linksTo(files)).toBe(files.map((file) => `<link rel="stylesheet" href="${file}">`).join(''));
    },
  );
});
