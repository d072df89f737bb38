import { screen } from '@testing-library/react';

import { renderIn } from '../../../../jest/fixtures';
import type { CatalogueCard } from './catalogueCard';
import { TemplateGrid } from './TemplateGrid';
import { words } from './words';

it.each(['en', 'vn'] as const)('the templates are Vietnamese, and say so on every page (%s)', (language) => {
  renderIn(language, <TemplateGrid cards={[]} coming={1} />);
  expect(screen.getByRole('list', { name: words.list })).toHaveAttribute('lang', 'vi');
});

it('a long title is set in smaller letters', () => {
  const card: CatalogueCard = {
    ...{ slug: 'an-tam', title: 'An Tâm', price: 5_900_000, layout: null, layouts: 0 },
    ...{ summary: null, image: null },
  };
  const long = { ...card, slug: 'dai', title: 'An Tâm, phòng khám nha khoa của địa phương' };
  renderIn('vn', <TemplateGrid cards={[card, long]} coming={0} />);
  expect(screen.getAllByRole('heading').map((title) => title.hasAttribute('data-long'))).toEqual([
    false,
    true,
  ]);
});
