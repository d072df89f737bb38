/**
 * The way from the form of an entry to its page.
 *
 * @jest-environment jsdom
 */
import { cleanup, screen, waitFor } from '@testing-library/react';

import { standInForBrowser } from '../testing/browser';
import { showPanel } from '../testing/panel';
import { LivePanel } from './LivePanel';
import { websiteStrings } from './strings/translations';

const mockGet = jest.fn();

jest.mock(
  '@strapi/strapi/admin',
  () => ({
    useFetchClient: () => ({ get: mockGet }),
    useQueryParams: () => [{ query: { plugins: { i18n: { locale: 'vi' } } } }],
  }),
  { virtual: true },
);

type Props = Parameters<typeof LivePanel>[0];

const propsOf = (status: string, model = 'api::dicom-blog.dicom-blog'): Props => ({
  ...{ activeTab: 'draft', collectionType: 'collection-types', model, documentId: 'd1' },
  document: { documentId: 'd1', id: 1, status } as Props['document'],
});

const open = (props: Props, language: 'en' | 'vi' = 'en') =>
  showPanel(LivePanel, props, language, websiteStrings);

beforeAll(standInForBrowser);
beforeEach(() =>
  mockGet.mockReset().mockResolvedValue({ data: { data: { address: 'https://s.example/vn/blog/a/' } } }),
);
afterEach(cleanup);

it.each([
  ['en', 'See it on the website'],
  ['vi', 'Xem trên trang web'],
] as const)('a published entry has a link to its page, in a tab of its own: %s', async (language, said) => {
  open(propsOf('modified'), language);
  const link = await screen.findByRole('link', { name: new RegExp(said) });
  expect(link.getAttribute('href')).toBe('https://s.example/vn/blog/a/');
  expect(link.getAttribute('target')).toBe('_blank');
  expect(link.getAttribute('rel')).toContain('noopener');
  const params = { type: 'api::dicom-blog.dicom-blog', documentId: 'd1', locale: 'vi' };
  expect(mockGet.mock.calls).toEqual([['/website/address', { params }]]);
});

it('a draft has none, and neither has a type without pages', () => {
  open(propsOf('draft'));
  open(propsOf('published', 'api::author.author'));
  expect(mockGet).not.toHaveBeenCalled();
  expect(screen.queryByRole('link')).toBeNull();
});

it.each([
  ['en', /stands on an older version, which may not have this page/],
  ['vi', /đang ở một phiên bản cũ, có thể chưa có bài này/],
] as const)('says that the website stands on an older version: %s', async (language, said) => {
  mockGet.mockResolvedValue({ data: { data: { address: 'https://s.example/vn/blog/a/', isOld: true } } });
  open(propsOf('published'), language);
  expect(await screen.findByText(said)).toBeTruthy();
  expect(screen.queryByText(websiteStrings[language]['website.live.text'] ?? '')).toBeNull();
});

it('a post that is not live has none, also where the CMS does not answer', async () => {
  mockGet
    .mockResolvedValueOnce({ data: { data: { address: null } } })
    .mockRejectedValueOnce(new Error('away'));
  open(propsOf('published'));
  open(propsOf('published'));
  await waitFor(() => expect(mockGet).toHaveBeenCalledTimes(2));
  expect(screen.queryByRole('link')).toBeNull();
});
