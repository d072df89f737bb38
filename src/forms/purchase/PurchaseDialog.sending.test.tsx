import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';

import {
  alertText,
  beforeEachForm,
  calls,
  captcha,
  formElement,
  sent,
  submitButton,
  type,
  verifyAndSend,
  wake,
} from '../shared/formFixture';
import { fill, json, onSent, pdf, show, summary, upload, valueOf } from './purchaseFixture';

beforeEachForm();
beforeEach(() => onSent.mockReset());

describe('what is sent', () => {
  it('is the payload that the content API takes, with the prices that were seen and the file inside', async () => {
    show('en');
    await wake();
    await fill();
    await type('message', 'Ba chi nhánh.');
    await userEvent.upload(upload(), pdf);
    const call = await verifyAndSend();
    expect(call.url).toBe('http://localhost:1337/api/send-email-sequentially');
    expect(call.headers).toMatchObject({
      'Content-Type': 'application/json',
      'Idempotency-Key': expect.any(String),
    });
    expect(call.timeout).toBe(180_000);
    expect(json(call.body)).toEqual({
      idCollection: 'pho',
      titleCollection: 'Phở Lành',
      layoutCollection: null,
      basicPriceCollection: '7.900.000 VND',
      endPriceCollection: '11.050.000 VND',
      quantityCollection: 1,
      contactInformation: {
        name: 'Ẵn',
        email: 'an@pholanh.restaurant',
        phone: '0909214179',
        message: 'Ba chi nhánh.',
        file: Buffer.from('%PDF-1.7 ế').toString('base64'),
        filename: 'thực đơn.pdf',
      },
      extraOptions: [
        {
          documentId: 'pages',
          title: 'Trang nội dung',
          quantity: 3,
          basic_price: '450.000 VND',
          price_end: '1.350.000 VND',
        },
        {
          documentId: 'booking',
          title: 'Đặt bàn trực tuyến',
          quantity: 1,
          basic_price: '1.800.000 VND',
          price_end: '1.800.000 VND',
        },
      ],
      captcha: 'a-token',
      website: '',
      lang: 'vn',
    });
  });

  it('reads so on its button, and can be changed no more, while it is on its way', async () => {
    show();
    await wake();
    await fill();
    const call = await verifyAndSend();
    expect(json(call.body)).toMatchObject({
      contactInformation: { file: null, filename: null, message: '' },
    });
    await waitFor(() => expect(submitButton()).toHaveTextContent('Đang gửi...'));
    expect(formElement().querySelector('fieldset')).toBeDisabled();
    expect(await axe(document.body)).toHaveNoViolations();
  });

  it('has arrived: form, selection and price begin anew, and the head says so', async () => {
    const { dialog } = show();
    await wake();
    await fill();
    await userEvent.upload(upload(), pdf);
    const call = await verifyAndSend();
    act(() => call.answer(200, { status: 200, id: '1' }));
    await waitFor(() => expect(alertText()).toContain('Gửi biểu mẫu thành công.'));
    expect(onSent).toHaveBeenCalledTimes(1);
    expect(valueOf('name')).toBe('');
    expect(screen.queryByText('thực đơn.pdf')).not.toBeInTheDocument();
    expect(summary().getAllByRole('definition').at(-1)).toHaveTextContent('7.900.000 VND');
    const alert = screen.getByText('Gửi biểu mẫu thành công.');
    const form = screen.getByRole('form', { name: 'Mua trang web' });
    expect(alert.compareDocumentPosition(form)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(await axe(dialog)).toHaveNoViolations();
  });

  it('has failed: the head says so, everything stays, and it is tried again under the same key', async () => {
    const { dialog } = show();
    await wake();
    await fill();
    const call = await verifyAndSend();
    act(() => call.lose('error'));
    await waitFor(() => expect(alertText()).toContain('Đã xảy ra lỗi.'));
    expect(onSent).not.toHaveBeenCalled();
    expect(valueOf('name')).toBe('Ẵn');
    expect(summary().getAllByRole('definition').at(-1)).toHaveTextContent('11.050.000 VND');
    expect(await axe(dialog)).toHaveNoViolations();
    await userEvent.click(screen.getByRole('button', { name: 'Thử lại' }));
    expect((await sent(2)).headers['Idempotency-Key']).toBe(call.headers['Idempotency-Key']);
  });

  it('says what is wrong, and no longer that it failed, when it is tried again with a field that was emptied', async () => {
    show();
    await wake();
    await fill();
    const call = await verifyAndSend();
    act(() => call.lose('error'));
    await waitFor(() => expect(alertText()).toContain('Đã xảy ra lỗi.'));
    await type('name', '');
    await userEvent.click(submitButton());
    await screen.findByRole('link', { name: 'Tên' });
    expect(alertText()).not.toContain('Đã xảy ra lỗi.');
  });

  it('is refused for its price: the head says that the page should be loaded again', async () => {
    show();
    await wake();
    await fill();
    const call = await verifyAndSend();
    const message = 'Giá đã thay đổi. Vui lòng tải lại trang.';
    act(() =>
      call.answer(400, {
        status: 400,
        message,
        errors: { purchase: 'changed' },
        messages: { purchase: message },
      }),
    );
    await waitFor(() => expect(alertText()).toContain(message));
    const link = screen.getByRole('link', { name: message });
    expect(document.querySelector(link.getAttribute('href') ?? '')).toBe(
      screen.getByRole('region', { name: 'Trang web bạn chọn' }),
    );
    expect(valueOf('name')).toBe('Ẵn');
  });

  it('fails where the file cannot be read any more, and nothing is sent', async () => {
    show();
    await wake();
    await fill();
    await userEvent.upload(upload(), pdf);
    jest.spyOn(FileReader.prototype, 'readAsArrayBuffer').mockImplementation(function fail(this: FileReader) {
      this.onerror?.(new ProgressEvent('error') as ProgressEvent<FileReader>);
    });
    await captcha('verified');
    await userEvent.click(submitButton());
    await waitFor(() => expect(alertText()).toContain('Đã xảy ra lỗi.'));
    expect(calls).toHaveLength(0);
  });
});
