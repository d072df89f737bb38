import { act, screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';

import { hrefs, renderIn } from '../../../../jest/fixtures';
import { collection, related, templatePage } from './templateFixture';

beforeEach(() => sessionStorage.clear());

const region = (name: string) => within(screen.getByRole('region', { name }));

describe('the page of a template', () => {
  it('shows the full screenshot of its current layout at once', () => {
    renderIn('vn', templatePage());
    const screenshot = screen.getByRole('img', { name: 'Ảnh toàn trang của Phở Lành, giao diện Một cột' });
    expect(screenshot).toHaveAttribute('src', '/static/one-column.webp');
    expect(screenshot).toHaveAttribute('fetchpriority', 'high');
  });

  it('shows its thumbnail when there is no layout', () => {
    renderIn('vn', templatePage({ layout: null, demo: null, collection: { ...collection, layouts: null } }));
    expect(screen.getByRole('img', { name: 'Ảnh toàn trang của Phở Lành' })).toHaveAttribute(
      'src',
      '/static/thumbnail.webp',
    );
    expect(screen.queryByRole('region', { name: 'Giao diện' })).toBeNull();
  });

  it('says in English that all of it is Vietnamese, under the English prefix alone', () => {
    const { unmount } = renderIn('en', templatePage());
    const note = screen.getByText(/Our template catalogue is in Vietnamese/);
    expect(note).toHaveAttribute('lang', 'en');
    expect(within(note).getByRole('link', { name: 'Write to us in English' })).toHaveAttribute(
      'href',
      '/en/contact/',
    );
    unmount();
    renderIn('vn', templatePage());
    expect(screen.queryByText(/Our template catalogue/)).toBeNull();
  });

  it('has its title, and its price as an indication', () => {
    renderIn('en', templatePage());
    const title = screen.getByRole('heading', { level: 1, name: 'Phở Lành' });
    expect(title.nextElementSibling).toHaveTextContent('Giá tham khảo5.900.000 VND');
  });

  it('says that prices are indicative, and leads to an exact offer', () => {
    renderIn('vn', templatePage());
    const offer = region('Tuỳ chọn thêm').getByRole('link', { name: 'Liên hệ nhận báo giá chính xác' });
    expect(offer).toHaveAttribute('href', '/vn/contact/');
    expect(offer.parentElement).toHaveTextContent('Giá trên trang chỉ để tham khảo.');
  });

  it('takes the query of its address along to the other language', () => {
    history.replaceState(null, '', '/en/collection/pho-lanh/mot-cot/?categories=am-thuc');
    const { getByText } = renderIn(
      'en',
      <>
        <a href="/vn/collection/pho-lanh/mot-cot/" data-language="vn">
          VN
        </a>
        {templatePage()}
      </>,
    );
    const link = getByText('VN');
    act(() => link.focus());
    expect(link).toHaveAttribute(
      'href',
      expect.stringContaining('/vn/collection/pho-lanh/mot-cot/?categories=am-thuc'),
    );
    history.replaceState(null, '', '/');
  });

  it('leads to its categories in the catalogue', () => {
    renderIn('en', templatePage());
    expect(screen.getByRole('link', { name: 'Ẩm thực' })).toHaveAttribute(
      'href',
      '/en/collection/?categories=am-thuc&refetch=true',
    );
  });

  it('is bought by a button that opens a dialog by itself, and leads to its options', () => {
    renderIn('en', templatePage());
    const buttons = screen.getAllByRole('button', { name: 'Mua' });
    expect(buttons).toHaveLength(3);
    for (const button of buttons) {
      expect(button).toHaveAttribute('command', 'show-modal');
      expect(button).toHaveAttribute('commandfor', 'mua-trang-web');
    }
    expect(document.getElementById('mua-trang-web')).toHaveTextContent('Mua trang web');
    expect(screen.getByRole('link', { name: 'Thêm tuỳ chọn' })).toHaveAttribute('href', '#tuy-chon');
    expect(document.getElementById('tuy-chon')).toContainElement(
      screen.getByRole('heading', { level: 2, name: 'Tuỳ chọn thêm' }),
    );
  });

  it('shows both descriptions', () => {
    renderIn('en', templatePage());
    expect(screen.getByText('Cho quán phở.')).toBeVisible();
    expect(region('Mô tả').getByRole('heading', { name: 'Có gì' })).toBeVisible();
  });

  it.each([[null], [''], ['<p> &nbsp;</p>']])('has no section for a description like %j', (description) => {
    renderIn('en', templatePage({ collection: { ...collection, description } }));
    expect(screen.queryByRole('region', { name: 'Mô tả' })).toBeNull();
  });

  it('has a section for a description that is a picture alone', () => {
    const description = '<figure><img src="/a.webp" alt=""></figure>';
    renderIn('en', templatePage({ collection: { ...collection, description } }));
    expect(region('Mô tả').getByRole('presentation')).toBeVisible();
  });

  it('links every layout, and marks the current one', () => {
    renderIn('en', templatePage());
    const links = region('Giao diện').getAllByRole('link');
    expect(hrefs(links)).toEqual(['/en/collection/pho-lanh/mot-cot/', '/en/collection/pho-lanh/hai-cot/']);
    expect(links.map((link) => link.getAttribute('aria-current'))).toEqual(['page', null]);
  });

  it('links related templates to their first layouts, with their prices', () => {
    renderIn('en', templatePage());
    const links = region('Có thể bạn thích').getAllByRole('link');
    expect(hrefs(links)).toEqual(['/en/collection/rang/me-moi/', '/en/collection/moc/']);
    expect(links[0]).toHaveTextContent('RangTừ 6.900.000 VND');
  });

  it('has no parts for what the CMS does not have', () => {
    const bare = { ...collection, categories: null, tags: null, short_description: null, basic_price: null };
    renderIn('en', templatePage({ collection: bare, options: null, related: [] }));
    for (const name of ['Tuỳ chọn thêm', 'Có thể bạn thích'])
      expect(screen.queryByRole('region', { name })).toBeNull();
    expect(screen.queryByRole('list', { name: 'Phân loại' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Thêm tuỳ chọn' })).toBeNull();
  });

  it('shows no price of a related template that has none', () => {
    renderIn('en', templatePage({ related: related.map((one) => ({ ...one, basic_price: null })) }));
    expect(region('Có thể bạn thích').queryByText(/Từ/)).toBeNull();
  });

  it('speaks Vietnamese under the English prefix too, and says so', () => {
    renderIn('en', templatePage());
    for (const name of ['Phở Lành', 'Tuỳ chọn thêm', 'Có thể bạn thích'])
      expect(screen.getByRole('heading', { name }).closest('[lang]')).toHaveAttribute('lang', 'vi');
  });

  it.each([
    ['with', {}],
    ['without', { layout: null, demo: null, options: null, related: [] }],
  ])('has no axe violation %s its parts', async (_, shown) => {
    const { container } = renderIn('vn', templatePage(shown));
    expect(await axe(container)).toHaveNoViolations();
  });
});

describe('the bar at the foot of the window', () => {
  const bar = () => screen.getByRole('region', { name: 'Mua mẫu này' });

  it('has the title, the price and the way to buy', () => {
    renderIn('en', templatePage());
    expect(bar()).toHaveTextContent('Phở Lành5.900.000 VNDMua');
  });
});
