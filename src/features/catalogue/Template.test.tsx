import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';

import { hrefs, mediaOf, renderIn } from '../../../jest/fixtures';
import { Template } from './Template';

const layout: Queries.TemplateLayoutFragment = {
  title: 'Một cột',
  full_image: mediaOf('/static/one-column.webp'),
};
const collection: Queries.TemplateFragment = {
  title: 'Phở Lành',
  slug: 'pho-lanh',
  basic_price: 5_900_000,
  short_description: '<p>Cho quán phở.</p>',
  description: '<h2>Có gì</h2>',
  thumbnail: mediaOf('/static/thumbnail.webp'),
  layouts: [
    { slug: 'mot-cot', title: 'Một cột' },
    { slug: 'hai-cot', title: 'Hai cột' },
  ],
};
const withLayout = <Template collection={collection} layout={layout} />;
const withoutLayout = <Template collection={{ ...collection, layouts: null }} layout={null} />;

describe('a template', () => {
  it('shows the full screenshot of its current layout at once', () => {
    renderIn('vn', withLayout);
    const screenshot = screen.getByRole('img', { name: 'Ảnh toàn trang của Phở Lành, giao diện Một cột' });
    expect(screenshot).toHaveAttribute('src', '/static/one-column.webp');
    expect(screenshot).toHaveAttribute('fetchpriority', 'high');
  });

  it('shows its thumbnail when there is no layout', () => {
    renderIn('vn', withoutLayout);
    expect(screen.getByRole('img', { name: 'Ảnh toàn trang của Phở Lành' })).toHaveAttribute(
      'src',
      '/static/thumbnail.webp',
    );
  });

  it("has its title, the layout and the price 'Từ 5.900.000 VND'", () => {
    renderIn('en', withLayout);
    expect(screen.getByRole('heading', { level: 1, name: 'Phở Lành' })).toBeVisible();
    expect(screen.getByText('Một cột', { selector: 'p' })).toBeVisible();
    expect(screen.getByText('Từ 5.900.000 VND')).toBeVisible();
  });

  it('shows both descriptions, and neither when they are empty', () => {
    const { unmount } = renderIn('en', withLayout);
    expect(screen.getByText('Cho quán phở.')).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: 'Có gì' })).toBeVisible();
    unmount();
    renderIn(
      'en',
      <Template collection={{ ...collection, short_description: null, description: null }} layout={layout} />,
    );
    expect(screen.queryByRole('heading', { name: 'Có gì' })).toBeNull();
  });

  it('links every layout below it', () => {
    renderIn('en', withLayout);
    const layouts = screen.getByRole('heading', { name: 'Các giao diện' }).parentElement as HTMLElement;
    expect(hrefs(within(layouts).getAllByRole('link'))).toEqual([
      '/en/collection/pho-lanh/mot-cot/',
      '/en/collection/pho-lanh/hai-cot/',
    ]);
  });

  it('has no list of layouts when there is none', () => {
    renderIn('en', withoutLayout);
    expect(screen.queryByRole('heading', { name: 'Các giao diện' })).toBeNull();
  });

  it('speaks Vietnamese under the English prefix too, and says so', () => {
    renderIn('en', withLayout);
    expect(screen.getByRole('article')).toHaveAttribute('lang', 'vi');
  });

  it.each([
    ['with', withLayout],
    ['without', withoutLayout],
  ])('has no axe violation %s layouts', async (_, template) => {
    const { container } = renderIn('vn', template);
    expect(await axe(container)).toHaveNoViolations();
  });
});
