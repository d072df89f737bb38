/**
 * What stands beside an entry that others show.
 *
 * @jest-environment jsdom
 */
import { cleanup, screen, waitFor } from '@testing-library/react';

import { standInForBrowser } from '../testing/browser';
import { showPanel } from '../testing/panel';
import { websiteStrings } from './strings/translations';
import { UsesPanel } from './UsesPanel';

const mockGet = jest.fn();

let mockType: { pluginOptions?: object } = {};

jest.mock(
  '@strapi/strapi/admin',
  () => ({
    useFetchClient: () => ({ get: mockGet }),
    unstable_useContentManagerContext: () => ({ contentType: mockType }),
  }),
  { virtual: true },
);

const open = (language: 'en' | 'vi' = 'en') =>
  showPanel(UsesPanel, { model: 'api::author.author' }, language, websiteStrings);

beforeAll(standInForBrowser);
beforeEach(() => {
  mockGet.mockReset();
  mockType = { pluginOptions: { site: { read: true } } };
});
afterEach(cleanup);

it.each([
  ['en', 3, '3 published entries show this. Deleted, it is missing there.'],
  ['en', 1, 'One published entry shows this. Deleted, it is missing there.'],
  ['vi', 3, 'Có 3 mục đã xuất bản đang dùng. Nếu xóa, những mục đó sẽ thiếu phần này.'],
] as const)('says how many entries show it, before it is deleted: %s, %d', async (language, count, said) => {
  mockGet.mockResolvedValue({ data: { data: { count } } });
  open(language);
  expect(await screen.findByText(said)).toBeTruthy();
  const params = { type: 'api::author.author', documentId: 'd1' };
  expect(mockGet.mock.calls).toEqual([['/website/uses', { params }]]);
});

it('says nothing where nothing shows it, or the CMS does not answer', async () => {
  mockGet.mockResolvedValueOnce({ data: { data: { count: 0 } } }).mockRejectedValueOnce(new Error('away'));
  open();
  open();
  await waitFor(() => expect(mockGet).toHaveBeenCalledTimes(2));
  expect(screen.queryByText(/published entr/)).toBeNull();
});

it('asks nothing of what the website does not show: a message of a form', () => {
  mockType = {};
  open();
  expect(mockGet).not.toHaveBeenCalled();
});
