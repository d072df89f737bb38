import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { renderToString } from 'react-dom/server';

import { renderIn } from '../../../../../jest/fixtures';
import { templatePage } from '../templateFixture';
import { DeviceChoice } from './DeviceChoice';
import { PreviewPage } from './PreviewPage';

const page = '/vn/collection/pho-lanh/mot-cot/';
const preview = `${page}preview/`;
const sandbox = 'allow-scripts allow-forms allow-popups';

const openPage = () => {
  window.history.pushState(null, '', page);
  return renderIn('vn', templatePage());
};
const live = () => screen.getByRole('link', { name: 'Xem trực tiếp' });
const dialog = () => screen.queryByRole('dialog');
const openLive = async () => {
  openPage();
  await userEvent.click(live());
  return dialog() as HTMLElement;
};

const wide = window.innerWidth;
const resizeTo = (width: number) => Object.assign(window, { innerWidth: width });

/** Which screen a window of that width is. */
const screens: [number, string][] = [
  [390, 'Điện thoại'],
  [599, 'Điện thoại'],
  [600, 'Máy tính bảng'],
  [1023, 'Máy tính bảng'],
  [1024, 'Máy tính'],
];

beforeEach(() => {
  resizeTo(wide);
  sessionStorage.clear();
  // jsdom has no top layer.
  HTMLDialogElement.prototype.showModal = jest.fn(function (this: HTMLDialogElement) {
    this.open = true;
  });
  HTMLDialogElement.prototype.close = jest.fn(function (this: HTMLDialogElement) {
    this.open = false;
  });
});

describe('the page of a live preview', () => {
  const shown = (demo = '/demos/pho-lanh/mot-cot/') =>
    renderIn(
      'en',
      <PreviewPage
        {...{ title: 'Phở Lành', layout: 'Một cột', demo }}
        slugs={{ template: 'pho-lanh', layout: 'mot-cot' }}
      />,
    );
  const frame = () => screen.getByTitle('Trang mẫu Phở Lành, giao diện Một cột');

  afterEach(() => window.history.replaceState(null, '', '/'));

  it('shows the demo in a sandbox, without its origin when that is ours', () => {
    shown();
    expect(frame()).toHaveAttribute('src', '/demos/pho-lanh/mot-cot/');
    expect(frame()).toHaveAttribute('sandbox', sandbox);
  });

  it('leaves a demo of another host its origin', () => {
    shown('https://demo.example/');
    expect(frame()).toHaveAttribute('sandbox', `${sandbox} allow-same-origin`);
  });

  it('says what it shows, and leads back, to buying and to the demo alone', () => {
    shown();
    expect(screen.getByRole('heading', { level: 1, name: 'Phở Lành' })).toBeVisible();
    expect(screen.getByText('Một cột')).toBeVisible();
    const path = '/en/collection/pho-lanh/mot-cot/';
    expect(screen.getByRole('link', { name: 'Trở lại mẫu' })).toHaveAttribute('href', path);
    expect(screen.getByRole('link', { name: 'Mua' })).toHaveAttribute('href', `${path}#mua`);
    const alone = screen.getByRole('link', { name: 'Mở trong tab mới' });
    expect(alone).toHaveAttribute('href', '/demos/pho-lanh/mot-cot/');
    expect(alone).toHaveAttribute('target', '_blank');
  });

  it('has native fields for its screens and for turning them: as wide as the window at first', async () => {
    shown();
    const group = within(screen.getByRole('group', { name: 'Cỡ màn hình' }));
    expect(group.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).value)).toEqual([
      ...['dien-thoai', 'may-tinh-bang', 'may-tinh'],
    ]);
    expect(group.getByRole('radio', { name: 'Máy tính' })).toBeChecked();
    await userEvent.click(group.getByRole('radio', { name: 'Điện thoại' }));
    expect(group.getByRole('radio', { name: 'Máy tính' })).not.toBeChecked();
    expect(group.getByRole('checkbox', { name: 'Xoay ngang' })).not.toBeChecked();
  });

  it('begins with the screen that its address names, and with that of the window for an unknown one', () => {
    window.history.replaceState(null, '', '#may-tinh-bang');
    const { unmount } = shown();
    expect(screen.getByRole('radio', { name: 'Máy tính bảng' })).toBeChecked();
    unmount();
    window.history.replaceState(null, '', '#tivi');
    shown();
    expect(screen.getByRole('radio', { name: 'Máy tính' })).toBeChecked();
  });

  it.each(screens)('begins in a window of %d px with %s', (width, name) => {
    resizeTo(width);
    shown();
    expect(screen.getByRole('radio', { name })).toBeChecked();
  });

  it('has no screen chosen in its HTML, so that the demo fills whatever window it is', () => {
    const html = renderToString(<DeviceChoice first={undefined} />);
    expect(html).toContain('may-tinh-bang');
    expect(html).not.toContain('checked');
  });

  it('has no axe violation', async () => {
    const { container } = shown();
    expect(await axe(container, { iframes: false })).toHaveNoViolations();
  });
});

describe('the live preview on the page of a template', () => {
  it('is a link to its page, for each screen', () => {
    openPage();
    expect(live()).toHaveAttribute('href', preview);
    expect(screen.getByRole('link', { name: 'Xem trực tiếp: Điện thoại' })).toHaveAttribute(
      'href',
      `${preview}#dien-thoai`,
    );
    expect(screen.getByRole('link', { name: 'Xem trực tiếp: Máy tính' })).toHaveAttribute(
      'href',
      `${preview}#may-tinh`,
    );
  });

  it('is not there when the layout has no demo that can be shown', () => {
    renderIn('vn', templatePage({ demo: null }));
    expect(screen.queryByRole('link', { name: /Xem trực tiếp/ })).toBeNull();
  });

  it('opens in place as a modal dialog under its own address', async () => {
    const before = window.history.length;
    const shown = await openLive();
    expect(shown).toHaveAccessibleName('Phở Lành');
    expect(HTMLDialogElement.prototype.showModal).toHaveBeenCalledTimes(1);
    expect(window.location.pathname).toBe(preview);
    expect(window.history.length).toBe(before + 2);
    expect(within(shown).getByTitle(/Trang mẫu/)).toHaveAttribute('sandbox', sandbox);
    expect(within(shown).getByRole('button', { name: 'Mua' })).toHaveAttribute('commandfor', 'mua-trang-web');
    expect(await axe(shown, { iframes: false })).toHaveNoViolations();
  });

  it('begins with the screen that was asked for', async () => {
    openPage();
    await userEvent.click(screen.getByRole('link', { name: 'Xem trực tiếp: Điện thoại' }));
    expect(screen.getByRole('radio', { name: 'Điện thoại' })).toBeChecked();
  });

  it.each(screens)('begins in a window of %d px with %s when none was asked for', async (width, name) => {
    resizeTo(width);
    await openLive();
    expect(screen.getByRole('radio', { name })).toBeChecked();
  });

  it.each<[string, () => unknown]>([
    ['its button', () => fireEvent.click(screen.getByRole('button', { name: 'Trở lại mẫu' }))],
    ['Escape', () => fireEvent(dialog() as HTMLElement, new Event('cancel', { cancelable: true }))],
    ["the browser's Back", () => act(() => window.history.back())],
  ])('is closed by %s, and the address is what it was', async (_, close) => {
    const shown = await openLive();
    close();
    await waitFor(() => expect(dialog()).toBeNull());
    // It is closed before it goes, so that it gives the focus back.
    expect(jest.mocked(HTMLDialogElement.prototype.close).mock.contexts).toContain(shown);
    expect(window.location.pathname).toBe(page);
  });

  it('is closed once by an impatient visitor, who stays on the page', async () => {
    await openLive();
    const back = jest.spyOn(window.history, 'back');
    const button = screen.getByRole('button', { name: 'Trở lại mẫu' });
    fireEvent.click(button);
    fireEvent.click(button);
    await waitFor(() => expect(dialog()).toBeNull());
    expect(back).toHaveBeenCalledTimes(1);
    back.mockRestore();
  });

  it("is opened again by the browser's Forward", async () => {
    await openLive();
    act(() => window.history.back());
    await waitFor(() => expect(dialog()).toBeNull());
    act(() => window.history.forward());
    await waitFor(() => expect(dialog()).not.toBeNull());
    expect(window.location.pathname).toBe(preview);
    fireEvent.click(screen.getByRole('button', { name: 'Trở lại mẫu' }));
    await waitFor(() => expect(dialog()).toBeNull());
  });

  it('leaves to the browser a click that asks for another tab', async () => {
    openPage();
    const click = new MouseEvent('click', { ctrlKey: true, bubbles: true, cancelable: true });
    // jsdom follows no links.
    window.addEventListener('click', (event) => event.preventDefault(), { once: true });
    let prevented = true;
    live().parentElement?.addEventListener('click', (event) => (prevented = event.defaultPrevented));
    fireEvent(live(), click);
    expect(prevented).toBe(false);
    expect(dialog()).toBeNull();
  });

  it('lets the router go where neither it nor its page is', async () => {
    const heard = jest.fn();
    openPage();
    window.addEventListener('popstate', heard);
    window.history.pushState(null, '', '#tuy-chon');
    act(() => window.history.back());
    await waitFor(() => expect(heard).toHaveBeenCalledTimes(1));
    window.removeEventListener('popstate', heard);
  });
});
