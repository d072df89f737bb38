/**
 * What stands beside the form of a post with a date in the future.
 *
 * @jest-environment jsdom
 */
import { cleanup, screen } from '@testing-library/react';

import { standInForBrowser } from '../testing/browser';
import { showPanel } from '../testing/panel';
import { websiteStrings } from '../website/strings/translations';
import { SchedulePanel } from './panel';
import { scheduleStrings } from './strings';

const mockGet = jest.fn();
const later = '2090-12-31T09:00:00.000Z';

jest.mock(
  '@strapi/strapi/admin',
  () => ({
    useFetchClient: () => ({ get: mockGet }),
    useForm: () => ({ defaultPublishedDate: '2090-12-31T09:00:00.000Z' }),
    useQueryParams: () => [{ query: { plugins: { i18n: { locale: 'vi' } } } }],
  }),
  { virtual: true },
);

type Props = Parameters<typeof SchedulePanel>[0];

const propsOf = (status: string, ofEnglish: string): Props => ({
  ...{ activeTab: 'draft', collectionType: 'collection-types', documentId: 'd1' },
  model: 'api::dicom-blog.dicom-blog',
  document: { documentId: 'd1', id: 1, status } as Props['document'],
  meta: {
    availableStatus: [],
    availableLocales: [{ locale: 'en', status: ofEnglish }],
  } as unknown as Props['meta'],
});

const strings = {
  en: { ...scheduleStrings.en, ...websiteStrings.en },
  vi: { ...scheduleStrings.vi, ...websiteStrings.vi },
};

const open = (props: Props, language: 'en' | 'vi' = 'en') =>
  showPanel(SchedulePanel, props, language, strings);

const answer = (states: Record<string, object>) =>
  mockGet.mockImplementation(async (_path, { params }: { params: { locale: string } }) => ({
    data: { data: { address: null, goesLive: null, isOld: false, ...states[params.locale] } },
  }));

beforeAll(standInForBrowser);
beforeEach(() => mockGet.mockReset());
afterEach(cleanup);

it.each([
  ['en', 'The English page leaves the site too until then: the date is the same in both languages.'],
  ['vi', 'Bản tiếng Anh cũng sẽ rời trang web cho đến lúc đó: hai ngôn ngữ dùng chung một ngày.'],
] as const)('warns that publishing takes the other language off the site: %s', async (language, said) => {
  answer({ en: { address: 'https://s.example/en/blog/a/' } });
  open(propsOf('draft', 'published'), language);
  expect(await screen.findByText(said)).toBeTruthy();
  expect(screen.queryByText(scheduleStrings[language]['schedule.leaves'] ?? '')).toBeNull();
});

it('warns that the page of the language itself leaves the site', async () => {
  answer({ vi: { address: 'https://s.example/vn/blog/a/' } });
  open(propsOf('modified', 'draft'));
  expect(await screen.findByText('The page that the site shows now leaves it until then.')).toBeTruthy();
  expect(screen.getByText(/^When it is published: goes live on December 31, 2090/)).toBeTruthy();
  expect(screen.queryByText(/English/)).toBeNull();
});

it('a post that got its date from the other language goes live then, as that one does', async () => {
  answer({ vi: { goesLive: later }, en: { goesLive: later } });
  open(propsOf('modified', 'published'));
  expect(await screen.findByText(/^Goes live on December 31, 2090/)).toBeTruthy();
  expect(screen.getByText(/^The English page is not on the site until then either/)).toBeTruthy();
});
