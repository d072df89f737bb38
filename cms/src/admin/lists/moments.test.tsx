/**
 * Moments in the lists of the admin.
 *
 * @jest-environment jsdom
 */
import type { ListFieldLayout, ListLayout } from '@strapi/content-manager/strapi-admin';
import { DesignSystemProvider } from '@strapi/design-system';
import { render } from '@testing-library/react';
import { IntlProvider } from 'react-intl';

import { shortMoments } from './moments';

const header = (name: string, type: string) => ({ name, attribute: { type } }) as ListFieldLayout;
const cells = (headers: ListFieldLayout[]) =>
  shortMoments({ displayedHeaders: headers, layout: {} as ListLayout }).displayedHeaders.map(
    ({ cellFormatter }) => cellFormatter,
  );

const shown = (date: string | null, locale: string): string => {
  const [cell] = cells([header('at', 'datetime')]);
  const { container } = render(
    <IntlProvider locale={locale} timeZone="Asia/Ho_Chi_Minh">
      <DesignSystemProvider locale={locale}>
        {cell?.({ at: date } as never, {} as never)}
      </DesignSystemProvider>
    </IntlProvider>,
  );
  return (container.textContent ?? '').replace(/\s+/g, ' ');
};

it('are written short, in the language of the admin, so that the status of an entry is in sight', () => {
  expect(shown('2026-11-10T03:20:00.000Z', 'en')).toBe('Nov 10, 2026, 10:20 AM');
  expect(shown('2026-11-10T03:20:00.000Z', 'vi')).toContain('10 thg 11, 2026');
  expect(shown(null, 'en')).toBe('-');
});

it('leave other columns, and those that have a cell of their own, as they are', () => {
  const own = () => 'own';
  expect(cells([header('title', 'string'), { ...header('at', 'datetime'), cellFormatter: own }])).toEqual([
    undefined,
    own,
  ]);
});
