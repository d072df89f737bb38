import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';

import { hrefs, renderIn } from '../../../../jest/fixtures';
import { Catalogue } from './Catalogue';
import { cards, catalogue, column, inANewTab, status } from './catalogueFixture';
import { CatalogueHead } from './CatalogueHead';

jest.mock('../../../api-client/catalogueIndex');
jest.mock('../../../api-client/collections');

inANewTab();

describe('the catalogue', () => {
  it('shows the first twelve with their price, text and layouts, each leading to its first layout', () => {
    renderIn('vn', catalogue);
    expect(cards()).toHaveLength(12);
    const [first] = screen.getAllByRole('article');
    expect(first).toHaveTextContent('Phở LànhVề Phở Lành.Từ 5.900.000 VND3 giao diện');
    expect(hrefs(within(first as HTMLElement).getAllByRole('link'))).toEqual([
      '/vn/collection/mau-0/bo-cuc/',
    ]);
  });

  it('says how many there are, and has a count at each category and tag', () => {
    renderIn('vn', catalogue);
    expect(status()).toHaveTextContent('Tất cả 30 mẫu');
    expect(column().getByRole('group', { name: 'Phân Loại' })).toHaveTextContent('Ẩm thực1Làm đẹp1');
    expect(column().getByRole('group', { name: 'Tag' })).toHaveTextContent('Song ngữ15');
    expect(column().getByRole('group', { name: 'Sắp xếp' })).toHaveTextContent('Mới nhấtCũ nhấtA-ZZ-A');
  });

  it('narrows the list to a category, announces the number and says it in the address', async () => {
    renderIn('vn', catalogue);
    await userEvent.click(column().getByRole('checkbox', { name: /Ẩm thực/ }));
    await waitFor(() => expect(cards()).toEqual(['Phở Lành']));
    expect(status()).toHaveTextContent('1 mẫu phù hợp');
    await waitFor(() => expect(location.search).toBe('?categories=am-thuc'));
    expect(sessionStorage.getItem('saola-catalogue-query')).toBe('?categories=am-thuc');
  });

  it('finds titles while they are typed, without their accents', async () => {
    renderIn('vn', catalogue);
    await userEvent.type(column().getByRole('searchbox'), 'la trau');
    await waitFor(() => expect(cards()).toEqual(['Lá Trầu']));
  });

  it('shows what is chosen as chips that take it back, and a button that takes back all', async () => {
    renderIn('vn', catalogue);
    await userEvent.click(column().getByRole('checkbox', { name: /Ẩm thực/ }));
    await userEvent.click(column().getByRole('checkbox', { name: /Song ngữ/ }));
    const chips = await screen.findByRole('list', { name: 'Đang lọc theo' });
    await userEvent.click(within(chips).getByRole('button', { name: 'Bỏ lọc: Song ngữ' }));
    await waitFor(() => expect(cards()).toEqual(['Phở Lành']));
    await userEvent.click(screen.getByRole('button', { name: 'Đặt lại bộ lọc' }));
    await waitFor(() => expect(cards()).toHaveLength(12));
    expect(column().getByRole('checkbox', { name: /Ẩm thực/ })).not.toBeChecked();
    expect(screen.queryByRole('button', { name: 'Đặt lại bộ lọc' })).toBeNull();
  });

  it("says 'Không tìm thấy kết quả !' when nothing fits, and 'Làm Mới' begins anew", async () => {
    renderIn('vn', catalogue);
    await userEvent.type(column().getByRole('searchbox'), 'zzz');
    expect(await screen.findByText('Không tìm thấy kết quả !')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Đặt lại bộ lọc' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Làm Mới' }));
    await waitFor(() => expect(cards()).toHaveLength(12));
  });

  it('has a link to the next templates, which shows them in place', async () => {
    renderIn('vn', catalogue);
    const link = screen.getByRole('link', { name: 'Xem thêm mẫu' });
    expect(link).toHaveAttribute('href', '/vn/collection-page/2/');
    await userEvent.click(link);
    await waitFor(() => expect(cards()).toHaveLength(24));
  });

  it('is as it was left for whoever comes back to it in the same document', async () => {
    const { unmount } = renderIn('vn', catalogue);
    await userEvent.click(screen.getByRole('link', { name: 'Xem thêm mẫu' }));
    await waitFor(() => expect(cards()).toHaveLength(24));
    unmount();
    renderIn('vn', catalogue);
    expect(cards()).toHaveLength(24);
  });

  it('begins anew where the address says refetch', async () => {
    const { unmount } = renderIn('vn', catalogue);
    await userEvent.click(screen.getByRole('link', { name: 'Xem thêm mẫu' }));
    await waitFor(() => expect(cards()).toHaveLength(24));
    unmount();
    history.replaceState(null, '', '/vn/collection/?refetch=true');
    renderIn('vn', catalogue);
    expect(cards()).toHaveLength(12);
  });

  it('has the same in a dialog for narrow screens, whose button shows the results', async () => {
    const { container } = renderIn('vn', catalogue);
    container.querySelector('dialog')?.setAttribute('open', '');
    const dialog = screen.getByRole('dialog', { name: 'Bộ Lọc' });
    (dialog as HTMLDialogElement).close = () => dialog.removeAttribute('open');
    await userEvent.click(within(dialog).getByRole('checkbox', { name: /Ẩm thực/ }));
    const button = await within(dialog).findByRole('button', { name: 'Xem (1) kết quả' });
    await waitFor(() => expect(button).toBeEnabled());
    await userEvent.click(button);
    expect(dialog).not.toHaveAttribute('open');
    expect(cards()).toEqual(['Phở Lành']);
  });

  it('has nothing to search in where the CMS has no category and no tag', () => {
    renderIn(
      'vn',
      <Catalogue prebuilt={{ cards: [], total: 0 }} groups={{ categories: [], tags: [] }} next={undefined} />,
    );
    expect(screen.queryByRole('searchbox')).toBeNull();
    expect(screen.getByText('Không tìm thấy kết quả !')).toBeVisible();
  });

  it('sends its filters natively where there is no script', () => {
    renderIn('vn', catalogue);
    const [form] = screen.getAllByRole('search') as HTMLFormElement[];
    expect(form).toHaveAttribute('action', '/vn/collection/');
    expect(form).toHaveAttribute('method', 'get');
    const names = [...new FormData(form)].map(([name]) => name);
    expect(names).toEqual(['native', 'search', 'sort']);
  });

  it.each(['en', 'vn'] as const)(
    'speaks Vietnamese under both prefixes, and has no axe violation (%s)',
    async (language) => {
      const { container } = renderIn(language, catalogue);
      expect(container.firstElementChild).toHaveAttribute('lang', 'vi');
      expect(await axe(container)).toHaveNoViolations();
    },
  );
});

describe('the head of the catalogue', () => {
  const head = <CatalogueHead heading="Website mẫu" text={null} total={30} />;

  it('says in English that all of it is Vietnamese, under the English prefix', () => {
    renderIn('en', head);
    const note = screen.getByText(/Our template catalogue is in Vietnamese/);
    expect(note).toHaveAttribute('lang', 'en');
    expect(within(note).getByRole('link', { name: 'Write to us in English' })).toHaveAttribute(
      'href',
      '/en/contact/',
    );
  });

  it('has nothing to say in English under the other one', () => {
    renderIn('vn', head);
    expect(screen.queryByText(/Vietnamese/)).toBeNull();
  });
});
