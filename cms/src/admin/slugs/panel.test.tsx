/**
 * What stands beside the form of an entry whose address cannot be had.
 *
 * @jest-environment jsdom
 */
import { cleanup, screen, waitFor } from '@testing-library/react';

import { standInForBrowser } from '../testing/browser';
import { showPanel } from '../testing/panel';
import { SlugPanel } from './panel';
import { slugStrings } from './strings';

const mockGet = jest.fn();
const mockSlug = { now: '' };

jest.mock(
  '@strapi/strapi/admin',
  () => ({
    useFetchClient: () => ({ get: mockGet }),
    useQueryParams: () => [{ query: { plugins: { i18n: { locale: 'en' } } } }],
  }),
  { virtual: true },
);
jest.mock('./useFollowTitle', () => ({ useFollowTitle: () => mockSlug.now }));

const model = 'api::dicom-blog.dicom-blog';

const open = (slug: string, language: 'en' | 'vi' = 'en') => {
  mockSlug.now = slug;
  return showPanel(SlugPanel, { model }, language, slugStrings);
};

/** The design system has a place of its own for what is read out. */
const said = (): string[] => screen.getAllByRole('status').map(({ textContent }) => textContent ?? '');

beforeAll(standInForBrowser);
beforeEach(() => mockGet.mockReset().mockResolvedValue({ data: { data: null } }));
afterEach(cleanup);

it('an address of the site itself is told at once, with another one', () => {
  open('page');
  expect(said()).toContain('“page” is an address of the site itself. Write another one, such as “page-1”.');
  expect(mockGet).not.toHaveBeenCalled();
});

it.each([
  ['en', '“Forms that lose nothing” has this address already. Write another one, such as “forms-1”.'],
  ['vi', '“Forms that lose nothing” đã dùng địa chỉ này. Hãy đặt địa chỉ khác, ví dụ “forms-1”.'],
] as const)(
  'an address of another entry is told with its title, and one that is free: %s',
  async (language, text) => {
    mockGet.mockResolvedValue({ data: { data: { title: 'Forms that lose nothing', free: 'forms-1' } } });
    open('forms', language);
    await waitFor(() => expect(said()).toContain(text));
    const params = { type: model, slug: 'forms', documentId: 'd1', locale: 'en' };
    expect(mockGet.mock.calls).toEqual([['/website/taken', { params }]]);
  },
);

it('an entry that its reader may not see is not named', async () => {
  mockGet.mockResolvedValue({ data: { data: { title: null, free: 'forms-1' } } });
  open('forms');
  const text = 'Another entry has this address already. Write another one, such as “forms-1”.';
  await waitFor(() => expect(said()).toContain(text));
});
