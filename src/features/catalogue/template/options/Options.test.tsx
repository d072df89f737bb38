import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';

import { InLanguage, renderIn } from '../../../../../jest/fixtures';
import { templatePage } from '../templateFixture';

const key = 'saola:options:pho';
const kept = () => JSON.parse(sessionStorage.getItem(key) ?? 'null') as unknown;

beforeEach(() => sessionStorage.clear());

const box = (name: string) => screen.getByRole('checkbox', { name });
const total = () => screen.getByRole('status').textContent;
const quantity = () => screen.getByRole('spinbutton', { name: 'Số lượng: Trang nội dung' });
const row = (name: string) => box(name).closest('li') as HTMLElement;
const line = (name: string) => row(name).lastElementChild?.textContent;
const type = (text: string) => fireEvent.change(quantity(), { target: { value: text } });

describe('the options of a template', () => {
  it('stand in their groups with texts and prices, unselected; a group without any is not shown', () => {
    renderIn('vn', templatePage());
    expect(screen.getByRole('heading', { level: 3, name: 'Nội dung' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Chưa có gì' })).toBeNull();
    expect(screen.getAllByRole('checkbox').filter((one) => (one as HTMLInputElement).checked)).toEqual([]);
    expect(row('Trang nội dung')).toHaveTextContent('Theo bố cục của mẫu.Đơn giá 450.000 VND');
    expect(box('Trang tuyển dụng')).toHaveAccessibleDescription('900.000 VND');
  });

  it('may be wanted more than once only where the CMS allows it', () => {
    renderIn('vn', templatePage());
    expect(screen.getAllByRole('spinbutton')).toEqual([quantity()]);
    expect(quantity()).toHaveValue(1);
  });

  it('add up with the price of the template as they are ticked, and are taken off again', async () => {
    renderIn('vn', templatePage());
    expect(total()).toBe('5.900.000 VND');
    await userEvent.click(box('Trang nội dung'));
    await userEvent.click(box('Trang tuyển dụng'));
    expect(total()).toBe('7.250.000 VND');
    expect(screen.getByText('Đã chọn 2')).toBeVisible();
    expect(screen.getByRole('region', { name: 'Mua mẫu này' })).toHaveTextContent(
      'Phở LànhMẫu và 2 tuỳ chọn7.250.000 VND',
    );
    await userEvent.click(box('Trang nội dung'));
    expect(total()).toBe('6.800.000 VND');
  });

  it('cost their quantity times their price', async () => {
    renderIn('vn', templatePage());
    await userEvent.click(box('Trang nội dung'));
    await userEvent.click(screen.getByRole('button', { name: 'Thêm một: Trang nội dung' }));
    await userEvent.click(screen.getByRole('button', { name: 'Thêm một: Trang nội dung' }));
    expect(line('Trang nội dung')).toBe('1.350.000 VND');
    expect(total()).toBe('7.250.000 VND');
    await userEvent.click(screen.getByRole('button', { name: 'Bớt một: Trang nội dung' }));
    expect(line('Trang nội dung')).toBe('900.000 VND');
  });

  it('may have their quantity said before they are ticked: the line follows, the total does not', () => {
    renderIn('vn', templatePage());
    type('3');
    expect(line('Trang nội dung')).toBe('1.350.000 VND');
    expect(total()).toBe('5.900.000 VND');
  });

  it.each([
    ['1000', 999],
    ['99999999', 999],
    ['0', 1],
    ['-5', 1],
    ['', 1],
    ['2.9', 2],
  ])('have a quantity from 1 to 999, and 1 for what is no number: %j is %i', (typed, counted) => {
    renderIn('vn', templatePage());
    type(typed);
    fireEvent.blur(quantity());
    expect(quantity()).toHaveValue(counted);
    expect(line('Trang nội dung')).toBe(`${(450_000 * counted).toLocaleString('vi-VN')} VND`);
  });

  it('let a visitor empty the field while typing', async () => {
    renderIn('vn', templatePage());
    await userEvent.clear(quantity());
    expect(quantity()).toHaveValue(null);
    await userEvent.type(quantity(), '12');
    expect(quantity()).toHaveValue(12);
  });

  it('are sent by no Enter: the dialog with its form is closed', () => {
    renderIn('vn', templatePage());
    expect(fireEvent.keyDown(quantity(), { key: 'Enter' })).toBe(false);
    expect(fireEvent.keyDown(quantity(), { key: '3' })).toBe(true);
  });

  it.each(['0', '1000', '2.5'])(
    'are never found wrong by the browser, whose word nobody would see: %s',
    (text) => {
      renderIn('vn', templatePage());
      type(text);
      expect(quantity()).toBeValid();
    },
  );

  it('show what they count where what was typed is over', () => {
    renderIn('vn', templatePage());
    type('0');
    expect(quantity()).toHaveValue(1);
  });

  it('go neither below 1 nor beyond 999 by the buttons', async () => {
    renderIn('vn', templatePage());
    const less = screen.getByRole('button', { name: 'Bớt một: Trang nội dung' });
    expect(less).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(less);
    expect(quantity()).toHaveValue(1);
    type('999');
    await userEvent.click(screen.getByRole('button', { name: 'Thêm một: Trang nội dung' }));
    expect(quantity()).toHaveValue(999);
  });

  it('stand in the dialog with which the template is bought', async () => {
    renderIn('vn', templatePage());
    await userEvent.click(box('Trang nội dung'));
    type('3');
    const dialog = document.getElementById('mua-trang-web') as HTMLElement;
    expect(dialog).toHaveTextContent('Trang nội dung3 × 450.000 VND1.350.000 VND');
    expect(within(dialog).getAllByRole('definition', { hidden: true }).at(-1)).toHaveTextContent(
      '7.250.000 VND',
    );
  });
});

describe('the HTML of the options', () => {
  it('has no sum, as without scripts nothing would add up what is ticked', () => {
    const html = renderToStaticMarkup(<InLanguage language="vn">{templatePage()}</InLanguage>);
    document.body.innerHTML = html;
    const section = within(screen.getByRole('region', { name: 'Tuỳ chọn thêm' }));
    expect(section.getByText('Cộng thêm giá của những tuỳ chọn bạn cần.')).toBeVisible();
    expect(section.queryByText('Tổng tạm tính')).toBeNull();
    expect(screen.queryByRole('status')).toBeNull();
    expect(screen.getByRole('region', { name: 'Mua mẫu này' })).toHaveTextContent('Từ 5.900.000 VND');
    expect(section.getAllByRole('checkbox')).toHaveLength(2);
    expect(quantity()).toHaveAttribute('type', 'number');
    document.body.innerHTML = '';
  });
});

describe('without scripts', () => {
  afterEach(() => void (document.body.innerHTML = ''));

  it('what is ticked goes with the form of the dialog, by marks of its own, each with its quantity', async () => {
    document.body.innerHTML = renderToStaticMarkup(<InLanguage language="vn">{templatePage()}</InLanguage>);
    await userEvent.click(box('Trang nội dung'));
    type('3');
    const form = document.querySelector<HTMLFormElement>('#mua-trang-web form');
    const sent = () =>
      [...new FormData(form as HTMLFormElement)].map(([name, value]) => `${name}=${String(value)}`);
    expect(sent()).toEqual(
      expect.arrayContaining(['template=pho', 'layout=mot-cot', 'options=page', 'quantity-page=3']),
    );
    expect(sent()).not.toContain('options=jobs');
    await userEvent.click(box('Trang tuyển dụng'));
    expect(sent()).toContain('options=jobs');
  });

  it('a quantity that cannot be had does not keep the form from being sent: nobody sees it below the dialog', () => {
    document.body.innerHTML = renderToStaticMarkup(<InLanguage language="vn">{templatePage()}</InLanguage>);
    for (const typed of ['0', '1000', '2.5', '']) {
      type(typed);
      expect(quantity()).toBeValid();
    }
  });
});

describe('what has been chosen', () => {
  it('survives a reload, for this template alone', async () => {
    const { unmount } = renderIn('vn', templatePage());
    await userEvent.click(box('Trang nội dung'));
    type('3');
    unmount();
    renderIn('vn', templatePage());
    expect(box('Trang nội dung')).toBeChecked();
    expect(quantity()).toHaveValue(3);
    expect(total()).toBe('7.250.000 VND');
    expect(Object.keys(sessionStorage)).toEqual([key]);
  });

  it.each([
    ['no JSON', '{'],
    ['a list', '[1]'],
    ['nothing', 'null'],
    ['a text', '"page"'],
    ['choices that are none', '{"page":7,"jobs":null}'],
    ['an option that is not offered', '{"gold":{"quantity":5,"selected":true}}'],
    ['a choice that is not quite one', '{"page":{"quantity":1,"selected":"yes"}}'],
    ['what every object has', '{"__proto__":{"page":{"quantity":1,"selected":true}}}'],
  ])('is nothing when %s was kept', (_, text) => {
    sessionStorage.setItem(key, text);
    renderIn('vn', templatePage());
    expect(total()).toBe('5.900.000 VND');
  });

  it.each([
    ['-3', 1],
    ['1e9', 999],
    ['"7"', 1],
    ['2.5', 2],
  ])('has a quantity as it may be, also when %s was kept', (written, counted) => {
    sessionStorage.setItem(key, `{"page":{"quantity":${written},"selected":true}}`);
    renderIn('vn', templatePage());
    expect(quantity()).toHaveValue(counted);
    expect(total()).toBe(`${(5_900_000 + 450_000 * counted).toLocaleString('vi-VN')} VND`);
  });

  it('of an option that has no quantity counts once, whatever was kept', () => {
    sessionStorage.setItem(key, '{"jobs":{"quantity":50,"selected":true}}');
    renderIn('vn', templatePage());
    expect(total()).toBe('6.800.000 VND');
  });

  it('is lost without harm where storage is forbidden', async () => {
    const forbidden = () => {
      throw new DOMException('forbidden');
    };
    const spies = [
      jest.spyOn(Storage.prototype, 'getItem').mockImplementation(forbidden),
      jest.spyOn(Storage.prototype, 'setItem').mockImplementation(forbidden),
      jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(forbidden),
    ];
    renderIn('vn', templatePage());
    await userEvent.click(box('Trang tuyển dụng'));
    expect(total()).toBe('6.800.000 VND');
    for (const spy of spies) spy.mockRestore();
  });

  it('is kept only once somebody has chosen', async () => {
    renderIn('vn', templatePage());
    expect(kept()).toBeNull();
    await userEvent.click(box('Trang tuyển dụng'));
    expect(kept()).toEqual({ jobs: { quantity: 1, selected: true } });
  });
});
