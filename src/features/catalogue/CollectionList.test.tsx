import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';

import { hrefs, renderIn } from '../../../jest/fixtures';
import { CollectionList } from './CollectionList';

const collections: Queries.CollectionCardFragment[] = [
  {
    slug: 'pho-lanh',
    title: 'Phở Lành',
    basic_price: 5_900_000,
    layouts: [{ slug: 'mot-cot' }, { slug: 'hai-cot' }],
  },
  { slug: 'ba-gian', title: 'Ba Gian', basic_price: 12_000_000, layouts: [] },
];
const list = <CollectionList collections={collections} />;

describe('the catalogue', () => {
  it("shows the price of a template as 'Từ {price}' with Vietnamese grouping", () => {
    renderIn('en', list);
    expect(screen.getByRole('link', { name: /Phở Lành/ })).toHaveTextContent('Từ 5.900.000 VND');
  });

  it('links a template to its first layout, or to itself when it has no layout', () => {
    renderIn('en', list);
    expect(hrefs(screen.getAllByRole('link'))).toEqual([
      '/en/collection/pho-lanh/mot-cot/',
      '/en/collection/ba-gian/',
    ]);
  });

  it.each(['en', 'vn'] as const)('speaks Vietnamese under both prefixes and says so (%s)', (language) => {
    renderIn(language, list);
    expect(screen.getByRole('heading', { name: '2 mẫu' }).closest('[lang]')).toHaveAttribute('lang', 'vi');
  });

  it('lists nothing when the CMS has no template', () => {
    renderIn('vn', <CollectionList collections={[]} />);
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('has no axe violation', async () => {
    const { container } = renderIn('vn', list);
    expect(await axe(container)).toHaveNoViolations();
  });
});
