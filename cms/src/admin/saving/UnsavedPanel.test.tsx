/**
 * What stands beside a form that was closed before it was saved.
 *
 * @jest-environment jsdom
 */
import { act, cleanup, screen } from '@testing-library/react';

import { standInForBrowser } from '../testing/browser';
import { showPanel } from '../testing/panel';
import type { Changes } from './changes';
import { savingStrings } from './strings';
import { forgetUnsaved, keepWriting, offerOf, type OwnForm } from './unsaved';
import { UnsavedPanel } from './UnsavedPanel';

const mockChange = jest.fn();
const mockForm = { onChange: mockChange, values: {}, initialValues: {}, modified: false };
let mockUser: { id: number } | undefined;
let mockLocale: string | undefined;
let mockType: { attributes: object; pluginOptions: object };

jest.mock(
  '@strapi/strapi/admin',
  () => ({
    useAuth: (_name: string, select: (auth: object) => unknown) => select({ user: mockUser }),
    useForm: (_name: string, select: (form: object) => unknown) => select(mockForm),
    useQueryParams: () => [{ query: { plugins: { i18n: { locale: mockLocale } } } }],
    unstable_useContentManagerContext: () => ({
      contentType: mockType,
      layout: { edit: { layout: [[[{ name: 'tags', label: 'Thẻ' }]]] } },
    }),
  }),
  { virtual: true },
);

const form = { model: 'api::dicom-blog.dicom-blog', documentId: 'd1', locale: 'vi', editor: '1' };
const fields = { title: 'Mùa sen', views: 3, excerpt: null, seo: { metaTitle: 'Sen' } };
const document = { id: 1, documentId: 'd1' };

/** Opens the form in which something was written when it was closed. */
const openAfter = (
  changes: Changes,
  language: 'en' | 'vi' = 'en',
  props: object = {},
  own: OwnForm = form,
): void => {
  keepWriting(own, changes);
  open(language, props);
};

const open = (language: 'en' | 'vi' = 'en', props: object = {}) =>
  showPanel(UnsavedPanel, { model: form.model, document, ...props }, language, savingStrings);

const press = (name: string): void => act(() => screen.getByRole('button', { name }).click());

beforeAll(standInForBrowser);
beforeEach(() => {
  mockChange.mockReset();
  window.sessionStorage.clear();
  [mockUser, mockLocale] = [{ id: 1 }, 'vi'];
  mockType = { attributes: {}, pluginOptions: { i18n: { localized: true } } };
});
afterEach(cleanup);

it.each([
  ['en', /This form was closed before it was saved/, 'Put it back', /is back in the form/],
  ['vi', /Biểu mẫu này đã đóng trước khi được lưu/, 'Đưa nội dung trở lại', /đã trở lại biểu mẫu/],
] as const)('says why, and puts back all that the form takes: %s', (language, said, button, back) => {
  openAfter({ fields, lost: [] }, language);
  expect(screen.getByText(said)).toBeTruthy();
  press(button);
  expect(mockChange.mock.calls).toEqual(Object.entries(fields));
  expect(screen.getByText(back)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

it('offers it until the entry is saved, also after it was put back', () => {
  openAfter({ fields, lost: [] });
  press('Put it back');
  cleanup();
  open();
  expect(screen.getByRole('button', { name: 'Put it back' })).toBeTruthy();
  act(() => forgetUnsaved(form));
  expect(screen.queryByText(/This form was closed/)).toBeNull();
  expect(offerOf(form)).toBeUndefined();
});

it('names what has to be chosen anew, as the form does, and nothing else', () => {
  openAfter({ fields, lost: ['tags', 'user'] });
  expect(screen.getByText('You had also changed Thẻ and user. Please choose again there.')).toBeTruthy();
  cleanup();
  forgetUnsaved(form);
  openAfter({ fields: {}, lost: ['tags'] });
  expect(screen.queryByRole('button', { name: 'Put it back' })).toBeNull();
});

it('forgets what is thrown away', () => {
  openAfter({ fields, lost: [] });
  press('Throw it away');
  expect(screen.queryByRole('button')).toBeNull();
  expect([mockChange.mock.calls, offerOf(form)]).toEqual([[], undefined]);
});

it('is nothing beside a form that lost nothing, and beside what is published', () => {
  open();
  expect(screen.queryByRole('button')).toBeNull();
  openAfter({ fields, lost: [] }, 'en', { activeTab: 'published' });
  expect(screen.queryByRole('button')).toBeNull();
});

it('is nothing to somebody else who logs in in the same tab', () => {
  mockUser = { id: 2 };
  openAfter({ fields, lost: [] });
  expect(screen.queryByRole('button')).toBeNull();
  cleanup();
  mockUser = undefined;
  open();
  expect(screen.queryByRole('button')).toBeNull();
});

it('is one for an entry without languages, whichever language its address names', () => {
  mockType = { attributes: {}, pluginOptions: {} };
  mockLocale = 'en';
  openAfter({ fields, lost: [] }, 'en', {}, { ...form, locale: undefined });
  expect(screen.getByRole('button', { name: 'Put it back' })).toBeTruthy();
});

it('is not of an entry in the form of its copy', () => {
  openAfter({ fields, lost: [] }, 'en', { document: undefined });
  expect(screen.queryByRole('button')).toBeNull();
});
