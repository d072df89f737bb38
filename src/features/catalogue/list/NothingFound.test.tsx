import { screen, within } from '@testing-library/react';

import { hrefs, renderIn } from '../../../../jest/fixtures';
import { fromKnown } from './catalogueCard';
import { NothingFound } from './NothingFound';

const newest = ['Phở Lành', 'Lá Trầu', 'Rang'].map((title, at) =>
  fromKnown({
    ...{ slug: `mau-${at}`, title, price: 5_900_000, layout: 'bo-cuc', layouts: 3 },
    ...{ categories: [], tags: [], picture: null, summary: null },
  }),
);

const groups = {
  categories: [
    { slug: 'lam-dep', title: 'Làm đẹp', count: 1 },
    { slug: 'am-thuc', title: 'Ẩm thực', count: 2 },
  ],
  tags: [],
};

const show = (search: string) =>
  renderIn('vn', <NothingFound {...{ groups, search, newest }} onRefresh={() => undefined} />);

describe('a list of templates in which nothing is', () => {
  it('says so, then what to do, and leads on: to the largest categories, and to the newest templates', () => {
    show('zzz');
    const group = screen.getByText('Thử một ngành');
    const order = [
      screen.getByRole('heading', { name: 'Không tìm thấy kết quả !' }),
      screen.getByText('Ô tìm kiếm chỉ tìm theo tên mẫu. Bạn hãy thử tên khác, hoặc xem lại tất cả mẫu.'),
      screen.getByRole('button', { name: 'Làm Mới' }),
      group,
      screen.getByRole('heading', { name: 'Mẫu mới nhất' }),
      ...screen.getAllByRole('article'),
    ];
    const following = Node.DOCUMENT_POSITION_FOLLOWING;
    expect([...order].sort((a, b) => (a.compareDocumentPosition(b) & following ? -1 : 1))).toEqual(order);
    expect(hrefs(within(group.parentElement as HTMLElement).getAllByRole('link'))).toEqual([
      '/vn/collection-category/am-thuc/',
      '/vn/collection-category/lam-dep/',
    ]);
    expect(screen.getAllByRole('article')).toHaveLength(3);
  });

  it('says to take filters back where those leave nothing', () => {
    show('');
    expect(screen.getByText('Bạn hãy bỏ bớt bộ lọc, hoặc xem lại tất cả mẫu.')).toBeVisible();
  });

  it('keeps the place of short texts that have not come', () => {
    const { container } = show('');
    expect(container.querySelectorAll('article p:first-of-type:empty')).toHaveLength(3);
  });
});
