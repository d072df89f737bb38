import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';

import { renderIn } from '../../../jest/fixtures';
import {
  alertText,
  beforeEachForm,
  calls,
  captcha,
  errorOf,
  formElement,
  sent,
  submit,
  submitButton,
  type,
  wake,
} from '../shared/formFixture';
import { PurchaseDialog } from './PurchaseDialog';
import { fill, onClose, onSent, pdf, show, summary, upload, valueOf } from './purchaseFixture';

beforeEachForm();

describe('the purchase of a template', () => {
  it.each(['vn', 'en'] as const)(
    'shows in Vietnamese what is bought, with quantities and prices (%s)',
    (page) => {
      const { dialog } = show(page);
      expect(screen.getByRole('dialog', { name: 'Mua trang web' })).toBe(dialog);
      expect(dialog.closest('[lang]')).toHaveAttribute('lang', 'vi');
      expect(summary().getByRole('heading')).toHaveTextContent('Phở Lành');
      expect(summary().getByText('Mã mẫu: pho')).toBeVisible();
      const prices = summary()
        .getAllByRole('definition')
        .map(({ textContent }) => textContent);
      expect(prices).toEqual([
        ...['7.900.000 VND', '3 × 450.000 VND', '1.350.000 VND', '1.800.000 VND'],
        '11.050.000 VND',
      ]);
      expect(summary().queryByText('Thanh toán QR')).not.toBeInTheDocument();
      expect(submitButton()).toHaveTextContent('Gửi yêu cầu');
    },
  );

  it('says that nothing was chosen, and costs what the template costs', () => {
    show('vn', {});
    expect(summary().getByText('Bạn chưa chọn tuỳ chọn nào.')).toBeVisible();
    expect(summary().getAllByRole('definition').at(-1)).toHaveTextContent('7.900.000 VND');
  });

  it('says no sum while nothing adds up what is ticked, but that it is sent along', () => {
    renderIn(
      'vn',
      <PurchaseDialog
        {...{ dialog: 'buy', onSent, template: { documentId: 'pho', title: 'Phở', basicPrice: 7 } }}
        {...{ options: [], wanted: {}, look: { reckoned: false } }}
      />,
    );
    const dialog = document.querySelector('dialog');
    expect(dialog).toHaveTextContent('Các tuỳ chọn bạn đã đánh dấu sẽ được gửi kèm yêu cầu này.');
    expect(dialog).not.toHaveTextContent('Tổng tạm tính');
    expect(dialog).not.toHaveTextContent('Bạn chưa chọn tuỳ chọn nào.');
  });

  it('is a native form without a script, with the template', () => {
    show('en');
    expect(formElement()).toHaveAttribute('action', 'http://localhost:1337/api/send-email-sequentially');
    expect(formElement()).toHaveAttribute('enctype', 'multipart/form-data');
    expect(Object.fromEntries(new FormData(formElement()))).toMatchObject({
      template: 'pho',
      lang: 'vn',
    });
    expect(upload()).toHaveAttribute('accept', '.pdf');
    expect(upload()).toHaveAccessibleName('Tài liệu PDF không bắt buộc');
    expect(upload()).not.toHaveAttribute('multiple');
  });

  it('drops what is no digit as the number is typed, and leaves the cursor where it was', async () => {
    show();
    await type('phone', '+84 (9) a12');
    expect(valueOf('phone')).toBe('84912');
    const phone = formElement().elements.namedItem('phone') as HTMLInputElement;
    phone.setSelectionRange(2, 2);
    await userEvent.type(phone, ' 7', { initialSelectionStart: 2, initialSelectionEnd: 2 });
    expect([phone.value, phone.selectionStart]).toEqual(['847912', 3]);
  });

  it('tells what is wrong after an attempt to send, not before, in the exact words', async () => {
    show();
    await wake();
    await type('email', 'x');
    await userEvent.tab();
    expect(errorOf('email')).toBeUndefined();
    await captcha('verified');
    await type('phone', '123');
    await submit();
    await waitFor(() => expect(errorOf('name')).toBe('Vui lòng điền Tên.'));
    expect(errorOf('email')).toBe('Email không hợp lệ.');
    expect(errorOf('phone')).toBe('Số điện thoại không hợp lệ.');
    expect(errorOf('message')).toBeUndefined();
    expect(calls).toHaveLength(0);
    await type('email', '');
    await type('phone', '');
    await waitFor(() => expect(errorOf('email')).toBe('Vui lòng điền Email.'));
    expect(errorOf('phone')).toBe('Vui lòng điền Số điện thoại.');
  });

  it.each([
    ['a picture', () => new File(['x'], 'a.png'), 'Tệp phải là PDF.'],
    [
      'a byte too many',
      () => Object.defineProperty(new File(['x'], 'a.pdf'), 'size', { value: 10_000_001 }),
      'Kích thước tệp không được vượt quá 10MB.',
    ],
  ])('refuses %s as its file', async (_what, file, words) => {
    show();
    await wake();
    await userEvent.upload(upload(), file(), { applyAccept: false });
    expect(errorOf('files')).toBeUndefined();
    await submit();
    await waitFor(() => expect(errorOf('files')).toBe(words));
  });

  it('takes one file: another one takes its place', async () => {
    show();
    await userEvent.upload(upload(), pdf);
    await userEvent.upload(upload(), new File(['x'], 'b.pdf'));
    expect(screen.queryByText('thực đơn.pdf')).not.toBeInTheDocument();
    expect(screen.getByText('b.pdf')).toBeVisible();
  });

  it('scrolls to its head after a check that failed and after sending', async () => {
    const { dialog } = show();
    await wake();
    dialog.scrollTop = 500;
    await captcha('verified');
    await submit();
    await waitFor(() => expect(dialog.scrollTop).toBe(0));
    const link = await screen.findByRole('link', { name: 'Tên' });
    expect(document.activeElement).toContainElement(link);
    await fill();
    dialog.scrollTop = 500;
    await userEvent.click(submitButton());
    const call = await sent();
    act(() => call.answer(500));
    await waitFor(() => expect(dialog.scrollTop).toBe(0));
  });
});

describe('the list of what is wrong', () => {
  it('loses each line as its field is mended, and goes with the last; the focus stays in the field', async () => {
    show();
    await wake();
    await captcha('verified');
    await submit();
    const link = () => screen.queryByRole('link', { name: 'Tên' });
    await waitFor(() => expect(link()).toBeVisible());
    await type('name', 'Ẵn');
    await waitFor(() => expect(link()).toBeNull());
    expect(screen.getByRole('link', { name: 'Email' })).toBeVisible();
    expect(document.activeElement).toHaveAttribute('name', 'name');
    await fill();
    await waitFor(() => expect(alertText()).toBe(''));
  });
});

describe('what is bought', () => {
  const wide = window.innerWidth;
  afterEach(() => Object.assign(window, { innerWidth: wide }));

  it.each([
    [390, false],
    [839, false],
    [840, true],
  ])('stands open at %d px: %s; its total and how many options it has are said either way', (width, open) => {
    Object.assign(window, { innerWidth: width });
    show();
    const details = document.querySelector('details');
    expect(details?.open).toBe(open);
    expect(details?.querySelector('summary')).toHaveTextContent('Phở Lành11.050.000 VND2 tuỳ chọn');
  });
});

describe('closing it', () => {
  it('begins the form anew, by whatever way, and forgets its draft', async () => {
    const { dialog } = show();
    await wake();
    await fill();
    await userEvent.upload(upload(), pdf);
    await submit();
    fireEvent(dialog, new Event('close'));
    expect(onClose).toHaveBeenCalledTimes(1);
    await wake();
    expect(valueOf('name')).toBe('');
    expect(screen.queryByText('thực đơn.pdf')).not.toBeInTheDocument();
    expect(errorOf('email')).toBeUndefined();
    expect(alertText()).toBe('');
  });
});

it.each(['vn', 'en'] as const)('has no axe violation, idle or with errors (%s)', async (language) => {
  const { container } = show(language);
  expect(await axe(container)).toHaveNoViolations();
  await wake();
  await submit();
  await waitFor(() => expect(errorOf('name')).toBeDefined());
  expect(await axe(container)).toHaveNoViolations();
});
