import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { siteSettings } from '../../../jest/content';
import {
  alertText,
  beforeEachForm,
  calls,
  captcha,
  errorOf,
  fieldsOf,
  formElement,
  sent,
  submit,
  submitButton,
  type,
  verifyAndSend,
  wake,
} from '../shared/formFixture';
import { fillContactForm as fill, showContactForm as show } from './contactFormFixture';

beforeEachForm();

const ok = { status: 200, id: '1' };

describe('the contact form', () => {
  it('keeps its button disabled until the captcha is done, and again when it expires', async () => {
    show();
    await wake();
    expect(submitButton()).toBeDisabled();
    await captcha('verified');
    expect(submitButton()).toBeEnabled();
    await captcha('expired');
    expect(submitButton()).toBeDisabled();
    expect(screen.getByText('The verification has expired. Please verify again.')).toBeInTheDocument();
  });

  it('is sent to the team chat in the shape of Slack', async () => {
    show();
    await wake();
    await fill();
    const call = await verifyAndSend();
    expect(call.url).toBe('http://localhost:1337/api/team-chat');
    expect(call.headers['Idempotency-Key']).toMatch(/^[0-9a-f-]{36}$/);
    const body = JSON.parse(String(call.body)) as Record<string, unknown>;
    expect(body).toMatchObject({ username: 'Website', icon_emoji: ':envelope:' });
    expect(String(body.text).split('\n')).toEqual([
      'Contact message',
      'Name: Trần Quỳnh Ẵn',
      'Country: aus',
      'Dial code: +61',
      'Phone: 0912345678',
      'Email: an@example.com',
      'Subject: Need Mobile App Development',
      'Message: We need an app.',
    ]);
    expect(body.metadata).toEqual({
      event_type: 'contact',
      event_payload: {
        name: 'Trần Quỳnh Ẵn',
        email: 'an@example.com',
        phone: '0912345678',
        countryCode: '+61',
        countryName: 'aus',
        subject: 'app',
        message: 'We need an app.',
        lang: 'en',
        captcha: 'a-token',
        website: '',
      },
    });
  });

  it('is disabled while it is being sent, and reset with its captcha when it has arrived', async () => {
    show();
    await wake();
    await fill();
    const call = await verifyAndSend();
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toBeDisabled());
    expect(submitButton()).toHaveAttribute('aria-disabled', 'true');
    act(() => call.answer(200, ok));
    expect(await screen.findByText('Send message successfully, We will reply soon!')).toBeVisible();
    expect(alertText()).toContain('Send message successfully, We will reply soon!');
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('');
    expect(screen.getByRole('combobox', { name: 'Subject' })).toHaveValue('');
    await waitFor(() => expect(submitButton()).toBeDisabled());
    expect(errorOf('name')).toBeUndefined();
  });

  it.each([
    ['en', 'Send message failed, Please try again!', 'Try again'],
    ['vn', 'Gửi tin nhắn không thành công, vui lòng thử lại!', 'Thử lại'],
  ] as const)(
    'keeps everything when it fails, and one press tries again with the same key (%s)',
    async (language, text, retry) => {
      show(language);
      await wake();
      await fill();
      const first = await verifyAndSend();
      act(() => first.lose('error'));
      expect(await screen.findByText(text)).toBeVisible();
      expect(formElement().elements.namedItem('message')).toHaveValue('We need an app.');
      await userEvent.click(screen.getByRole('button', { name: retry }));
      const second = await sent(2);
      expect(second.headers['Idempotency-Key']).toBe(first.headers['Idempotency-Key']);
      expect(second.body).toBe(first.body);
      act(() => second.answer(200, ok));
      await waitFor(() => expect(formElement().elements.namedItem('message')).toHaveValue(''));
    },
  );

  it('sends the same words under another key when theirs was used for something else', async () => {
    show();
    await wake();
    await fill();
    const first = await verifyAndSend();
    act(() => first.answer(409));
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    const second = await sent(2);
    expect(second.body).toBe(first.body);
    expect(second.headers['Idempotency-Key']).not.toBe(first.headers['Idempotency-Key']);
  });

  it('can be written in again from the moment that its failure is said', async () => {
    show();
    await wake();
    await fill();
    const first = await verifyAndSend();
    // A slow machine: React gives way to others after everything that it does.
    let now = performance.now();
    jest.spyOn(performance, 'now').mockImplementation(() => (now += 10));
    const seen: boolean[] = [];
    const look = new MutationObserver(() => {
      if (screen.queryByRole('button', { name: 'Try again' }))
        seen.push(formElement().querySelector('fieldset:disabled') !== null);
    });
    look.observe(document.body, { childList: true, subtree: true });
    act(() => first.answer(503));
    await screen.findByRole('button', { name: 'Try again' });
    look.disconnect();
    expect(seen).not.toContain(true);
    expect(seen.length).toBeGreaterThan(0);
  });

  it('sends other words under another key', async () => {
    show();
    await wake();
    await fill();
    const first = await verifyAndSend();
    act(() => first.answer(503));
    await screen.findByRole('button', { name: 'Try again' });
    await type('message', 'We need two apps.');
    await userEvent.click(submitButton());
    const second = await sent(2);
    expect(second.headers['Idempotency-Key']).not.toBe(first.headers['Idempotency-Key']);
  });

  it.each([
    ['en', 'Please complete captcha verification to submit your request.'],
    ['vn', 'Vui lòng xác minh captcha để gửi yêu cầu của bạn.'],
  ] as const)('asks for the captcha where it is missing (%s)', async (language, text) => {
    show(language);
    await wake();
    await fill();
    await submit();
    expect(await screen.findByText(text)).toBeVisible();
    expect(calls).toHaveLength(0);
  });

  it('says on Enter too that the captcha is missing, though the button is disabled', async () => {
    show();
    await wake();
    await fill();
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), '{Enter}');
    expect(
      await screen.findByText('Please complete captcha verification to submit your request.'),
    ).toBeVisible();
  });

  it('asks for the captcha again when the server does not take it', async () => {
    show();
    await wake();
    await fill();
    const call = await verifyAndSend();
    act(() => call.answer(400, { status: 400, errors: { captcha: 'invalid' }, messages: { captcha: 'No' } }));
    expect(
      await screen.findByText('Please complete captcha verification to submit your request.'),
    ).toBeVisible();
    await waitFor(() => expect(submitButton()).toBeDisabled());
    expect(formElement().elements.namedItem('message')).toHaveValue('We need an app.');
  });

  it('says that the captcha cannot be loaded, and offers phone and e-mail', async () => {
    show();
    await wake();
    await captcha('error');
    expect(alertText()).toContain('The verification could not be loaded');
    expect(screen.getByRole('link', { name: siteSettings.phones.au })).toHaveAttribute(
      'href',
      expect.stringMatching(/^tel:/),
    );
    expect(screen.getByRole('link', { name: siteSettings.emails.hello })).toBeVisible();
  });

  it('shows what the server refuses at its field, and moves the focus there', async () => {
    show();
    await wake();
    await fill();
    const call = await verifyAndSend();
    act(() =>
      call.answer(400, {
        status: 400,
        errors: { email: 'pattern' },
        messages: { email: 'Email is invalid' },
      }),
    );
    await waitFor(() => expect(errorOf('email')).toBe('Email is invalid'));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Email' })).toHaveFocus());
    await type('email', 'other@example.com');
    await waitFor(() => expect(errorOf('email')).toBeUndefined());
  });

  it('says when there were too many', async () => {
    show();
    await wake();
    await fill();
    const call = await verifyAndSend();
    act(() => call.answer(429, {}, { 'Retry-After': '30' }));
    await screen.findByRole('button', { name: 'Try again' });
    expect(alertText()).toContain('There were too many messages from your connection.');
  });

  it('sends what a program filled in, so that the server can tell', async () => {
    show();
    await wake();
    await fill();
    (formElement().elements.namedItem('website') as HTMLInputElement).value = 'https://spam.example';
    await captcha('verified');
    await userEvent.click(submitButton());
    expect(fieldsOf(await sent())).toMatchObject({ website: 'https://spam.example' });
  });
});
