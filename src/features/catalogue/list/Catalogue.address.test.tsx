import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';

import { renderIn } from '../../../../jest/fixtures';
import { loadCatalogueIndex } from '../../../api-client/catalogueIndex';
import { fetchTemplates } from '../../../api-client/collections';
import { all, cards, catalogue, catalogueOf, column, inANewTab, status } from './catalogueFixture';

jest.mock('../../../api-client/catalogueIndex');
jest.mock('../../../api-client/collections');

inANewTab();

const never = () => new Promise<never>(() => undefined);

describe('the catalogue and its address', () => {
  it('begins with what the address asks for', async () => {
    history.replaceState(null, '', '/vn/collection/?categories=lam-dep&sort=title:asc');
    renderIn('vn', catalogue);
    await waitFor(() => expect(cards()).toEqual(['Lá Trầu']));
    expect(column().getByRole('checkbox', { name: /Làm đẹp/ })).toBeChecked();
    expect(column().getByRole('radio', { name: 'A-Z' })).toBeChecked();
  });

  it('shows no card, and claims no number, before what the address asks for is known', async () => {
    jest.mocked(loadCatalogueIndex).mockImplementation(never);
    jest.mocked(fetchTemplates).mockImplementation(never);
    history.replaceState(null, '', '/vn/collection/?categories=lam-dep');
    document.documentElement.dataset.asks = location.search;
    const { container } = renderIn('vn', catalogue);
    expect(document.documentElement).not.toHaveAttribute('data-asks');
    expect(cards()).toEqual([]);
    expect(container.querySelectorAll('.coming')).toHaveLength(12);
    expect(status()).toHaveTextContent(/^Đang tìm mẫu…$/);
    expect(container).not.toHaveTextContent('phù hợp');
    expect(container.querySelector('dialog button[type=submit]')).toHaveTextContent('Đang tìm mẫu…');
    expect(screen.getByRole('button', { name: 'Bỏ lọc: Làm đẹp' })).toBeVisible();
  });

  it('has in its HTML what is said until React can answer', () => {
    const { container } = renderIn('vn', catalogue);
    expect(container.querySelector('.results .looking')).toHaveTextContent('Đang tìm mẫu…');
    expect(container.querySelectorAll('.results .place > *')).toHaveLength(12);
  });

  it('claims no number of what was chosen while nobody has answered', async () => {
    jest.mocked(loadCatalogueIndex).mockImplementation(never);
    const { container } = renderIn('vn', catalogue);
    await userEvent.click(column().getByRole('checkbox', { name: /Ẩm thực/ }));
    expect(status()).toHaveTextContent('Đang tìm mẫu…');
    expect(container).not.toHaveTextContent('phù hợp');
  });

  it('says that nobody could answer, keeps what is chosen, and asks once more', async () => {
    jest.mocked(loadCatalogueIndex).mockRejectedValue(new Error('offline'));
    history.replaceState(null, '', '/vn/collection/?categories=lam-dep');
    const { container } = renderIn('vn', catalogue);
    const again = await screen.findByRole('button', { name: 'Thử lại' });
    expect(status()).toHaveTextContent('Chưa tải được kết quả');
    expect(screen.getByText(/^Có thể đường truyền đang gián đoạn/)).toBeVisible();
    expect(container).not.toHaveTextContent('phù hợp');
    expect(screen.getByRole('heading', { name: 'Mẫu mới nhất' })).toBeVisible();
    expect(cards()).toEqual(['Phở Lành', 'Lá Trầu', 'Mẫu 0']);
    expect(column().getByRole('checkbox', { name: /Làm đẹp/ })).toBeChecked();
    expect(location.search).toBe('?categories=lam-dep');
    expect(await axe(container)).toHaveNoViolations();
    jest.mocked(loadCatalogueIndex).mockResolvedValue(all);
    await userEvent.click(again);
    await waitFor(() => expect(cards()).toEqual(['Lá Trầu']));
    expect(status()).toHaveTextContent('1 mẫu phù hợp');
    expect(container.querySelector('.results')).toHaveFocus();
  });

  it('makes one step in the history of a first filter, which Back undoes, and none of the next', async () => {
    history.replaceState({ key: 'place' }, '', '/vn/collection/');
    const before = history.length;
    renderIn('vn', catalogue);
    await userEvent.click(column().getByRole('checkbox', { name: /Ẩm thực/ }));
    await waitFor(() => expect(location.search).toBe('?categories=am-thuc'));
    await userEvent.click(column().getByRole('checkbox', { name: /Song ngữ/ }));
    await waitFor(() => expect(location.search).toBe('?categories=am-thuc&tags=song-ngu'));
    expect(history).toHaveLength(before + 1);
    // Gatsby keeps the place of a page by this key: whoever comes back from a template finds it.
    expect(history.state).toEqual({ key: 'place' });
    const router = jest.fn();
    addEventListener('popstate', router);
    act(() => history.back());
    await waitFor(() => expect(cards()).toHaveLength(12));
    removeEventListener('popstate', router);
    expect(router).not.toHaveBeenCalled();
    expect(location.search).toBe('');
    expect(status()).toHaveTextContent('Tất cả 30 mẫu');
    expect(column().getByRole('checkbox', { name: /Ẩm thực/ })).not.toBeChecked();
    act(() => history.forward());
    await waitFor(() => expect(status()).toHaveTextContent('0 mẫu phù hợp'));
    await waitFor(() => expect(location.search).toBe('?categories=am-thuc&tags=song-ngu'));
  });

  it('follows a link to itself, which the router leads to', async () => {
    const { rerender } = renderIn('vn', catalogue);
    await userEvent.click(column().getByRole('checkbox', { name: /Ẩm thực/ }));
    await waitFor(() => expect(location.search).toBe('?categories=am-thuc'));
    history.pushState(null, '', '/vn/collection/?sort=createdAt:desc');
    rerender(catalogueOf('other'));
    await waitFor(() => expect(cards()).toHaveLength(12));
    expect(column().getByRole('checkbox', { name: /Ẩm thực/ })).not.toBeChecked();
  });

  it('leaves to the router what leads to another page', async () => {
    history.replaceState(null, '', '/vn/blog/');
    history.pushState(null, '', '/vn/collection/');
    renderIn('vn', catalogue);
    const router = jest.fn();
    addEventListener('popstate', router);
    act(() => history.back());
    await waitFor(() => expect(router).toHaveBeenCalledTimes(1));
    removeEventListener('popstate', router);
  });

  it('takes its filters along to the other language', async () => {
    history.replaceState(null, '', '/vn/collection/?categories=lam-dep');
    renderIn(
      'vn',
      <>
        <a href="/en/collection/" data-language="en">
          EN
        </a>
        {catalogue}
      </>,
    );
    const link = screen.getByRole('link', { name: 'EN' });
    act(() => link.focus());
    expect(link).toHaveAttribute('href', expect.stringContaining('/en/collection/?categories=lam-dep'));
  });
});
