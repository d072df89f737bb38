import { act, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { renderToString } from 'react-dom/server';

import { siteSettings } from '../../../jest/content';
import { InLanguage, renderIn } from '../../../jest/fixtures';
import {
  alertText,
  beforeEachForm,
  choose,
  errorOf,
  fieldsOf,
  fillPerson,
  formElement,
  submit,
  submitButton,
  type,
  verifyAndSend,
  wake,
} from '../shared/formFixture';
import { OrderPackages } from './OrderPackages';

beforeEachForm();

/** The package at this place of the list, as a page describes it. */
const offerOf = (title: string) => ({
  title,
  from: 'từ',
  price: '5,9',
  unit: 'triệu VND',
  fits: 'Cho cửa hàng nhỏ.',
  points: ['SSL miễn phí'],
  terms: [{ term: 'Bàn giao', value: '2–4 ngày' }],
});

const offers = ['Cơ bản', 'Tiêu chuẩn', 'Tuỳ biến'].map(offerOf);
const order = <OrderPackages offers={offers} popular="Được chọn nhiều" />;

const show = (language: 'en' | 'vn' = 'vn') => {
  const result = renderIn(language, order);
  result.container.querySelector('dialog')?.setAttribute('open', '');
  return result;
};

describe('the package order', () => {
  it('offers the three packages', () => {
    show();
    expect(
      screen
        .getAllByRole('button', { name: /^Đặt Hàng: / })
        .map((button) => button.getAttribute('aria-label')),
    ).toEqual(['Đặt Hàng: gói CƠ BẢN', 'Đặt Hàng: gói TIÊU CHUẨN', 'Đặt Hàng: gói TUỲ BIẾN']);
  });

  it('says what is in each, and raises the middle one', () => {
    show();
    const [first, second, third] = ['Cơ bản', 'Tiêu chuẩn', 'Tuỳ biến'].map((name) =>
      screen.getByRole('heading', { name }).closest('li'),
    );
    expect(first).toHaveTextContent(/từ 5,9 triệu VND.*SSL miễn phí.*Bàn giao2–4 ngày/);
    expect(second).toHaveTextContent('Được chọn nhiều');
    expect([first, second, third].map((offer) => offer?.dataset.ground)).toEqual([
      undefined,
      'ink',
      undefined,
    ]);
  });

  it('takes the chosen package as its subject after 400 ms, and says it in its title', () => {
    jest.useFakeTimers();
    try {
      show();
      act(() => screen.getByRole('button', { name: 'Đặt Hàng: gói TUỲ BIẾN' }).click());
      act(() => jest.advanceTimersByTime(399));
      expect(formElement().elements.namedItem('subject')).toHaveValue('gói CƠ BẢN');
      act(() => jest.advanceTimersByTime(1));
      expect(formElement().elements.namedItem('subject')).toHaveValue('gói TUỲ BIẾN');
      expect(screen.getByRole('dialog', { name: 'Đặt gói TUỲ BIẾN' })).toBeInTheDocument();
    } finally {
      jest.useRealTimers();
    }
  });

  it('has a title for whichever was chosen until it is known: before React, a button chooses by itself', () => {
    const html = renderToString(<InLanguage language="vn">{order}</InLanguage>);
    expect(html).toContain('>Đặt gói thiết kế website</h2>');
    show();
    expect(screen.getByRole('dialog', { name: 'Đặt gói CƠ BẢN', hidden: true })).toBeInTheDocument();
  });

  it('begins in Vietnam, and is sent to develop-web-request', async () => {
    show();
    await wake();
    await fillPerson();
    await type('message', 'Bán cà phê.');
    const call = await verifyAndSend();
    expect(call.url).toBe('http://localhost:1337/api/develop-web-request');
    expect(fieldsOf(call)).toEqual({
      name: 'Trần Quỳnh Ẵn',
      email: 'an@example.com',
      phone: '0912345678',
      countryCode: '+84',
      countryName: 'vn',
      subject: 'gói CƠ BẢN',
      message: 'Bán cà phê.',
      lang: 'vn',
      captcha: 'a-token',
      website: '',
    });
    act(() => call.answer(200, { status: 200, id: '1' }));
    await waitFor(() => expect(alertText()).toContain('Yêu cầu của bạn đã được gửi.'));
    await waitFor(() => expect(submitButton()).toBeDisabled());
  });

  it('says its errors in Vietnamese', async () => {
    show();
    await wake();
    await submit();
    await waitFor(() => expect(errorOf('name')).toBe('Vui lòng nhập tên'));
    expect(errorOf('phone')).toBe('Vui lòng nhập số điện thoại');
    expect(errorOf('email')).toBe('Vui lòng nhập email');
    await type('phone', '123');
    await type('email', 'x');
    await type('name', 'Lan');
    await waitFor(() => expect(errorOf('name')).toBe('Vui lòng nhập ít nhất 6 ký tự'));
    expect(errorOf('phone')).toBe('Số điện thoại phải có từ 6 đến 12 chữ số');
    expect(errorOf('email')).toBe('Email không hợp lệ');
    await type('phone', '12a');
    await waitFor(() => expect(errorOf('phone')).toBe('Số điện thoại không hợp lệ'));
  });

  it('speaks Vietnamese on an English page too, and names the hotline in Vietnam', async () => {
    show('en');
    expect(screen.getByRole('button', { name: 'Đặt Hàng: gói CƠ BẢN' })).toHaveAttribute('lang', 'vi');
    expect(screen.getByRole('dialog').closest('[lang]')).toHaveAttribute('lang', 'vi');
    await wake();
    await submit();
    await waitFor(() => expect(errorOf('name')).toBe('Vui lòng nhập tên'));
    await fillPerson();
    await type('message', 'Bán cà phê.');
    const call = await verifyAndSend();
    expect(fieldsOf(call)).toMatchObject({ lang: 'vn', countryName: 'vn' });
    act(() => call.answer(500));
    await waitFor(() => expect(alertText()).toContain(siteSettings.phones.vn));
    expect(alertText()).not.toContain(siteSettings.phones.au);
  });

  it('is still about the package that was ordered when it has arrived', async () => {
    show();
    await wake();
    await fillPerson();
    await choose('subject', 'gói TUỲ BIẾN');
    await type('message', 'Bán cà phê.');
    const call = await verifyAndSend();
    act(() => call.answer(200, { status: 200, id: '1' }));
    await waitFor(() => expect(alertText()).toContain('Yêu cầu của bạn đã được gửi.'));
    expect(formElement().elements.namedItem('subject')).toHaveValue('gói TUỲ BIẾN');
    expect(screen.getByRole('dialog', { name: 'Đặt gói TUỲ BIẾN' })).toBeInTheDocument();
  });

  it('names the hotline when it fails', async () => {
    show();
    await wake();
    await fillPerson();
    await type('message', 'Bán cà phê.');
    const call = await verifyAndSend();
    act(() => call.answer(500));
    await waitFor(() => expect(alertText()).toContain(siteSettings.phones.vn));
    expect(within(screen.getByRole('dialog')).getByRole('button', { name: 'Thử lại' })).toBeVisible();
  });

  it('has no axe violation', async () => {
    const { container } = show('en');
    for (const level of ['h2', 'h1'])
      container.prepend(Object.assign(document.createElement(level), { textContent: 'Web' }));
    expect(await axe(container)).toHaveNoViolations();
  });
});
