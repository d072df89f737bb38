import { onPostBuild } from './onPostBuild';
import { writeFragments } from './fragments';
import { writeManifest } from './manifest';
import { writeSocialCards } from './socialCards';
import { socialCardsOfPages } from './socialCardsOfPages';

jest.mock('./socialCards', () => ({
  writeSocialCards: jest.fn(async () => ({ cards: 1, drawn: 0, removed: 0 })),
}));
jest.mock('./socialCardsOfPages', () => ({ socialCardsOfPages: jest.fn(async () => []) }));
jest.mock('./manifest', () => ({
  writeManifest: jest.fn(async () => ({ files: [1, 2, 3], redirects: [1] })),
}));
jest.mock('./catalogueIndex', () => ({
  writeCatalogueIndex: jest.fn(async () => ({ templates: 48, changed: true })),
}));
jest.mock('./blogIndex', () => ({ writeBlogIndexes: jest.fn(async () => ['vn']) }));
jest.mock('./feeds/writeFeeds', () => ({
  ...jest.requireActual<object>('./feeds/writeFeeds'),
  writeFeeds: jest.fn(async () => []),
}));
jest.mock('./fragments', () => ({
  ...jest.requireActual<object>('./fragments'),
  writeFragments: jest.fn(async () => ['/fragments/latest-en.json']),
}));

it('a build ends with the fragments, and with the cards of all pages but those that something is made of', async () => {
  const everyPage = [
    ...['/en/', '/en/fragments/latest/', '/vn/fragments/latest/', '/vn/catalogue/index/'],
    ...['/en/blog-index/', '/vn/blog-index/', '/vn/feeds/blog/'],
  ].map((path) => ({ path, context: {} }));
  const pages = new Map(everyPage.map((page) => [page.path, page]));
  const nodes: Record<string, object[]> = {
    SiteSettings: [{ name: 'Saola' }],
  };
  const info = jest.fn();
  await onPostBuild?.(
    {
      getNodesByType: (type: string) => nodes[type],
      reporter: { info },
      store: { getState: () => ({ pages, redirects: [{ fromPath: '/a/', toPath: '/b/' }] }) },
    } as never,
    { plugins: [] },
    () => undefined,
  );
  expect(jest.mocked(writeFragments).mock.calls).toEqual([['public']]);
  expect(jest.mocked(socialCardsOfPages).mock.calls).toEqual([['public', ['/en/'], 'Saola']]);
  expect(writeSocialCards).toHaveBeenCalledTimes(1);
  expect(jest.mocked(writeManifest).mock.calls).toEqual([
    ['public', everyPage, [{ fromPath: '/a/', toPath: '/b/' }]],
  ]);
  expect(info.mock.calls).toEqual([
    ['Fragments: 1 changed'],
    ['Catalogue: 48 templates, the index changed'],
    ['Blog: 1 indexes changed'],
    ['Feeds: 0 changed'],
    ['Social cards: 1 of 1 pages, 0 drawn, 0 removed'],
    ['Manifest: 3 files, 1 redirects'],
  ]);
});
