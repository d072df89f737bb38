/**
 * Moments and languages in the lists of the admin, short enough for the status of an entry to be in sight.
 *
 * @jest-environment jsdom
 */
import type { ListFieldLayout, ListLayout } from '@strapi/content-manager/strapi-admin';
import { DesignSystemProvider } from '@strapi/design-system';
import { render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { MemoryRouter } from 'react-router-dom';

import { shortCells } from './shortCells';

const header = (name: string, type: string) => ({ name, attribute: { type } }) as ListFieldLayout;
const cellsOf = (headers: ListFieldLayout[]) =>
  shortCells({ displayedHeaders: headers, layout: {} as ListLayout }).displayedHeaders.map(
    ({ cellFormatter }) => cellFormatter,
  );

const shown = (of: ListFieldLayout, row: object, locale: string): string => {
  const [cell] = cellsOf([of]);
  const { container } = render(
    <IntlProvider locale={locale} timeZone="Asia/Ho_Chi_Minh">
      <DesignSystemProvider locale={locale}>
        <MemoryRouter future={{ v7_startTransition: true, v7_relativeSplatPath: true }}>
          {cell?.(row as never, {} as never)}
        </MemoryRouter>
      </DesignSystemProvider>
    </IntlProvider>,
  );
  return (container.textContent ?? '').replace(/\s+/g, ' ');
};

it('a moment is without the day of the week, in the language of the admin', () => {
  const at = header('at', 'datetime');
  expect(shown(at, { at: '2026-11-10T03:20:00.000Z' }, 'en')).toBe('Nov 10, 2026, 10:20 AM');
  expect(shown(at, { at: '2026-11-10T03:20:00.000Z' }, 'vi')).toContain('10 thg 11, 2026');
  expect(shown(at, { at: null }, 'en')).toBe('-');
});

it('languages are their names with links to them, in the same order for every entry', () => {
  const languages = { ...header('locales', 'string'), cellFormatter: () => 'English (en) (default)' };
  const row = { documentId: 'abc', locale: 'vi', localizations: [{ locale: 'en' }] };
  expect(shown(languages, row, 'en')).toBe('EnglishVietnamese');
  expect(shown(languages, row, 'vi')).toBe('Tiếng AnhTiếng Việt');
  expect(screen.getByRole('link', { name: 'Tiếng Anh' })).toHaveProperty(
    'href',
    'http://localhost/abc?plugins[i18n][locale]=en',
  );
  expect(shown(languages, { documentId: 'abc', locale: 'vi' }, 'vi')).toBe('Tiếng Việt');
});

it('other columns, and moments that have a cell of their own, stay as they are', () => {
  const own = () => 'own';
  const headers = [header('title', 'string'), { ...header('at', 'datetime'), cellFormatter: own }];
  expect(cellsOf(headers)).toEqual([undefined, own]);
});
