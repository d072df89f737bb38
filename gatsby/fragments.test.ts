import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { inTemporaryFolder } from '../jest/temporaryFolder';
import { languages, type Language } from '../src/i18n/locales';
import { fragmentPagePath, fragmentPath } from '../src/lib/fragments';
import { filtersOf, isFragmentPage, partsOf, writeFragments } from './fragments';

const pageOf = (footer: string, sidebar = '<nav></nav>') =>
  `<!DOCTYPE html><html><body><div id="___gatsby"><template data-part="footer">${footer}</template>` +
  `<template data-part="sidebar">${sidebar}</template></div><template id="gatsby-scripts"></template></body></html>`;

describe('the parts of a page', () => {
  it('are the HTML of each, by its name, and nothing else of the page', () => {
    expect(partsOf(pageOf('<ul><li>A door</li></ul>'), 'page')).toEqual({
      footer: '<ul><li>A door</li></ul>',
      sidebar: '<nav></nav>',
    });
  });

  it('may be empty, and of many lines', () => {
    expect(partsOf(pageOf('', '<nav>\n\n</nav>'), 'page')).toEqual({
      footer: '',
      sidebar: '<nav>\n\n</nav>',
    });
  });

  it('have no marks of React between their texts', () => {
    expect(partsOf(pageOf('Design<!-- --> <span>2</span>'), 'page').footer).toBe('Design <span>2</span>');
  });

  it('do not end where a title says so: React has written it as text', () => {
    const title = '&lt;/template&gt;&lt;script&gt;alert(1)&lt;/script&gt; "$&amp;"';
    expect(partsOf(pageOf(title), 'page').footer).toBe(title);
  });

  it('are there, or the build stops: every page would have empty places', () => {
    expect(() => partsOf('<html></html>', 'public/en/fragments/latest/index.html')).toThrow(
      'public/en/fragments/latest/index.html has no <template data-part>',
    );
  });
});

const rowOf = (count: number) =>
  `<div class="row"><noscript><p>It needs scripts.</p></noscript><nav>All <span>${count}</span></nav></div>`;
const listOf = (row: string) =>
  `<html><main><h1>Blog</h1>${row}<div class="bar"><p role="status"></p></div><ul></ul></main></html>`;

describe('what narrows the list', () => {
  it('is the row above it, without marks of React', () => {
    expect(filtersOf(listOf(rowOf(24)).replace('All <', 'All<!-- --> <'))).toBe(rowOf(24));
  });

  it('is nothing while there is no post', () => {
    expect(filtersOf(listOf(''))).toBe('');
  });
});

describe('the fragments of a build', () => {
  inTemporaryFolder();

  const write = (path: string, html: string) => {
    const file = join('public', path, 'index.html');
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, html);
  };
  const render = (language: Language, html: string) => {
    write(fragmentPagePath(language), html);
    write(`/${language}/blog/`, listOf(rowOf(24)));
  };
  const renderAll = () => {
    for (const language of languages) render(language, pageOf(`<b>${language}</b>`));
  };
  const fragment = (language: Language) =>
    JSON.parse(readFileSync(join('public', fragmentPath(language)), 'utf8')) as unknown;

  it('are a file of each language, made of its page', async () => {
    renderAll();
    expect(await writeFragments('public')).toEqual([
      '/fragments/latest-en.json',
      '/fragments/latest-vn.json',
    ]);
    expect(fragment('en')).toEqual({ footer: '<b>en</b>', sidebar: '<nav></nav>', filters: rowOf(24) });
    expect(fragment('vn')).toEqual({ footer: '<b>vn</b>', sidebar: '<nav></nav>', filters: rowOf(24) });
  });

  it('are written anew where their page was, and are not touched otherwise', async () => {
    renderAll();
    await writeFragments('public');
    const before = statSync(join('public', fragmentPath('vn'))).mtimeMs;
    render('en', pageOf('<b>A new post</b>'));
    expect(await writeFragments('public')).toEqual(['/fragments/latest-en.json']);
    expect(fragment('en')).toMatchObject({ footer: '<b>A new post</b>' });
    expect(statSync(join('public', fragmentPath('vn'))).mtimeMs).toBe(before);
    expect(await writeFragments('public')).toEqual([]);
  });

  it('name what narrows the list as their other parts are named, by the names of classes', async () => {
    for (const language of languages) render(language, '<template data-part="footer-20b555"></template>');
    await writeFragments('public');
    expect(Object.keys(fragment('en') as object)).toEqual(['footer-20b555', 'filters-20b555']);
  });

  it('need their pages', async () => {
    renderAll();
    rmSync(join('public', fragmentPagePath('vn')), { recursive: true });
    await expect(writeFragments('public')).rejects.toThrow('ENOENT');
  });
});

it.each([
  ['/en/fragments/latest/', true],
  ['/vn/fragments/latest/', true],
  ['/en/blog/', false],
  ['/fragments/latest-en.json', false],
])('%s is a page for its parts only: %p', (path, only) => {
  expect(isFragmentPage(path)).toBe(only);
});
