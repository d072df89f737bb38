import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';

import { renderIn } from '../../../jest/fixtures';
import type { Language } from '../../i18n/locales';
import {
  alertText,
  beforeEachForm,
  calls,
  errorOf,
  fieldsOf,
  formElement,
  sent,
  submitButton,
  type,
  wake,
} from '../shared/formFixture';
import { NewsletterForm } from './NewsletterForm';

beforeEachForm();

const show = (language: Language = 'en') => renderIn(language, <NewsletterForm />);
const captchaIsThere = () => waitFor(() => expect(document.querySelector('altcha-widget')).not.toBeNull());

describe('the newsletter', () => {
  it('is a native form without its scripts', () => {
    show('vn');
    expect(Object.fromEntries(new FormData(formElement()))).toEqual({
      form: 'subscribe',
      lang: 'vn',
      website: '',
      email: '',
    });
  });

  it('solves its captcha unseen as it is sent, and is cleared when it has arrived', async () => {
    show();
    await wake();
    await captchaIsThere();
    expect(document.querySelector('altcha-widget')).toHaveAttribute('display', 'invisible');
    await type('email', 'an@example.com');
    await userEvent.click(submitButton());
    const call = await sent();
    expect(JSON.parse(String(call.body))).toMatchObject({ text: 'Subscribe Email: an@example.com' });
    expect(fieldsOf(call)).toEqual({ email: 'an@example.com', lang: 'en', captcha: 'a-token', website: '' });
    act(() => call.answer(200, { status: 200, id: '1' }));
    await waitFor(() => expect(alertText()).toContain('Thanks you for your subscribe!'));
    expect(formElement().elements.namedItem('email')).toHaveValue('');
  });

  it.each([
    ['en', 'Subscribe failed, Please try again!'],
    ['vn', 'Đăng ký không thành công, vui lòng thử lại!'],
  ] as const)('says that it failed, and keeps the address (%s)', async (language, text) => {
    show(language);
    await wake();
    await captchaIsThere();
    await type('email', 'an@example.com');
    await userEvent.click(submitButton());
    const call = await sent();
    act(() => call.lose('error'));
    await waitFor(() => expect(alertText()).toContain(text));
    expect(formElement().elements.namedItem('email')).toHaveValue('an@example.com');
  });

  it.each([
    ['', 'Email is required'],
    ['an@', 'Email is invalid'],
  ])('asks for an address (%j)', async (text, message) => {
    show();
    await wake();
    await type('email', text);
    await userEvent.click(submitButton());
    await waitFor(() => expect(errorOf('email')).toBe(message));
    expect(calls).toHaveLength(0);
  });

  it('has no axe violation', async () => {
    const { container } = show();
    expect(await axe(container)).toHaveNoViolations();
    expect(screen.getByRole('form', { name: 'Newsletter' })).toBeInTheDocument();
  });
});
