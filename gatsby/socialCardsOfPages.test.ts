import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { inTemporaryFolder } from '../jest/temporaryFolder';
import { socialCardPath } from '../src/lib/socialCard';
import { socialCardsOfPages } from './socialCardsOfPages';

inTemporaryFolder();

/** Writes what Gatsby writes for a page with a text. Returns its address. */
const addPage = (path: string, title?: string, context: object = {}): string => {
  const folder = join('public/page-data', path);
  const text = title === undefined ? null : { frontmatter: { title } };
  const result = {
    data: { locales: { edges: [] }, text },
    pageContext: { language: path.split('/')[1], ...context },
  };
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'page-data.json'), JSON.stringify({ path, result }));
  return path;
};

const cardsOf = (...pages: string[]) => socialCardsOfPages('public', pages, 'Saola');

describe('the cards of the pages', () => {
  it('have the title of the page as it was written, its language and the name of the site', async () => {
    const title = `Linh's "first" <week> & Tuyển dụng`;
    expect(await cardsOf(addPage('/vn/career/', title))).toEqual([
      { path: socialCardPath('vn', title), language: 'vn', title, siteName: 'Saola' },
    ]);
  });

  it('take what the page adds to a text, as its head does', async () => {
    const page = addPage('/en/software-development-sydney/', 'Software in {place}', { place: 'Sydney' });
    expect(await cardsOf(page)).toMatchObject([{ title: 'Software in Sydney' }]);
  });

  it('are one per title and language', async () => {
    const pages = [addPage('/en/a/', 'Saola'), addPage('/en/b/', 'Saola'), addPage('/vn/a/', 'Saola')];
    expect((await cardsOf(...pages)).map(({ language }) => language)).toEqual(['en', 'vn']);
  });

  it('are those of the pages of this build: what an earlier one left does not count', async () => {
    addPage('/en/gone/', 'Gone');
    expect(await cardsOf(addPage('/en/here/', 'Here'))).toMatchObject([{ title: 'Here' }]);
  });

  it('stop the build at a page that has no title, and name it', async () => {
    await expect(cardsOf(addPage('/en/nameless/'))).rejects.toThrow('/en/nameless/ has no title');
  });
});
