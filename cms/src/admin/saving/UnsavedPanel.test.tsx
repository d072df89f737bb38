/**
 * What stands beside a form whose last save found its editor logged out.
 *
 * @jest-environment jsdom
 */
import { act, cleanup, screen } from '@testing-library/react';

import { standInForBrowser } from '../testing/browser';
import { showPanel } from '../testing/panel';
import { UnsavedPanel } from './UnsavedPanel';
import { savingStrings } from './strings';
import { keepUnsaved, unsavedOf } from './unsaved';

const mockChange = jest.fn();

jest.mock(
  '@strapi/strapi/admin',
  () => ({
    useForm: (_name: string, select: (form: object) => unknown) => select({ onChange: mockChange }),
    useQueryParams: () => [{ query: { plugins: { i18n: { locale: 'vi' } } } }],
  }),
  { virtual: true },
);

const form = { model: 'api::dicom-blog.dicom-blog', documentId: 'd1', locale: 'vi' };

const open = (language: 'en' | 'vi') => showPanel(UnsavedPanel, form, language, savingStrings);

beforeAll(standInForBrowser);
beforeEach(() => mockChange.mockReset());
afterEach(cleanup);

it.each([
  ['en', /You were logged out before this was saved/, 'Put it back'],
  ['vi', /Phiên đăng nhập đã hết hạn trước khi nội dung được lưu/, 'Đưa nội dung trở lại'],
] as const)('says why, and puts back what was written, once: %s', (language, said, button) => {
  keepUnsaved(form, { title: 'Mùa sen', excerpt: 'Hoa sen.' });
  open(language);
  expect(screen.getByText(said)).toBeTruthy();
  act(() => screen.getByRole('button', { name: button }).click());
  expect(mockChange.mock.calls).toEqual([
    ['title', 'Mùa sen'],
    ['excerpt', 'Hoa sen.'],
  ]);
  expect(unsavedOf(form)).toBeUndefined();
  expect(screen.queryByText(said)).toBeNull();
});

it('is nothing beside a form that lost nothing', () => {
  open('en');
  expect(screen.queryByRole('button')).toBeNull();
});
