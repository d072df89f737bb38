import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';

import {
  alertText,
  beforeEachForm,
  calls,
  captcha,
  errorOf,
  formElement,
  submit,
  submitButton,
  type,
  verifyAndSend,
  wake,
} from '../shared/formFixture';
import { fillContactForm as fill, showContactForm as show } from './contactFormFixture';

beforeEachForm();

describe('the contact form before its scripts', () => {
  it('is a native form that can be sent: address, method, every field and the hidden ones', () => {
    show('vn');
    const form = formElement();
    expect(form).toHaveAttribute('action', 'http://localhost:1337/api/team-chat');
    expect(form).toHaveAttribute('method', 'post');
    expect(form).not.toHaveAttribute('novalidate');
    expect([...new FormData(form).keys()].sort()).toEqual(
      [
        'form',
        'lang',
        'website',
        'name',
        'email',
        'countryCode',
        'countryName',
        'phone',
        'subject',
        'message',
      ].sort(),
    );
    expect(Object.fromEntries(new FormData(form))).toMatchObject({
      form: 'contact',
      lang: 'vn',
      website: '',
      countryCode: '+61',
      countryName: 'aus',
    });
    expect(submitButton()).toBeEnabled();
  });

  it('asks for every field', () => {
    show();
    for (const name of ['Name', 'Email', 'Mobile', 'Message'])
      expect(screen.getByRole('textbox', { name })).toBeRequired();
    expect(screen.getByRole('combobox', { name: 'Subject' })).toBeRequired();
  });

  it.each(['en', 'vn'] as const)('has no axe violation (%s)', async (language) => {
    const { container } = show(language);
    expect(await axe(container)).toHaveNoViolations();
  });
});

describe('the errors of the contact form', () => {
  const messages = {
    en: {
      name: 'Name is required',
      email: 'Email is required',
      phone: 'Mobile is required',
      subject: 'Subject is required',
      message: 'Message is required',
    },
    vn: {
      name: 'Vui lòng nhập tên',
      email: 'Vui lòng nhập email',
      phone: 'Vui lòng nhập số điện thoại',
      subject: 'Vui lòng chọn chủ đề',
      message: 'Vui lòng nhập nội dung',
    },
  };

  const labels = {
    en: ['Name', 'Email', 'Mobile', 'Subject', 'Message'],
    vn: ['Họ và tên', 'Email', 'Số điện thoại', 'Chủ đề', 'Nội dung'],
  };

  it.each(['en', 'vn'] as const)(
    'show at every field once it has been submitted, with a summary of the fields and the focus on the first (%s)',
    async (language) => {
      const { container } = show(language);
      await wake();
      expect(errorOf('name')).toBeUndefined();
      await captcha('verified');
      await userEvent.click(submitButton());
      await waitFor(() => expect(errorOf('message')).toBeDefined());
      for (const [name, text] of Object.entries(messages[language])) {
        expect(errorOf(name)).toBe(text);
        expect(alertText()).not.toContain(text);
      }
      expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(labels[language]);
      await waitFor(() => expect(formElement().elements.namedItem('name')).toHaveFocus());
      expect(calls).toHaveLength(0);
      expect(await axe(container)).toHaveNoViolations();
    },
  );

  it.each([
    ['name', 'Lan', 'Name must be at least 6 characters'],
    ['name', 'Lan    A', 'Name must be at least 6 characters'],
    ['email', 'lan@', 'Email is invalid'],
    ['email', 'lan@example.info', 'Email is invalid'],
    ['phone', '12345', 'Mobile number must be between 6 and 12 digits'],
    ['phone', '1234567890123', 'Mobile number must be between 6 and 12 digits'],
    ['phone', '+61 400', 'Invalid Mobile Number'],
  ])('show when a field is invalid and left: %s %j', async (name, text, message) => {
    show();
    await wake();
    await type(name, text);
    await userEvent.tab();
    await waitFor(() => expect(errorOf(name)).toBe(message));
    expect(errorOf('message')).toBeUndefined();
  });
});

describe('what was typed into the contact form', () => {
  it('survives a reload in the same tab, and is forgotten when it has arrived', async () => {
    const { unmount } = show();
    await wake();
    await fill();
    unmount();
    show();
    await wake();
    await waitFor(() => expect(formElement().elements.namedItem('name')).toHaveValue('Trần Quỳnh Ẵn'));
    expect(formElement().elements.namedItem('subject')).toHaveValue('app');
    const call = await verifyAndSend();
    act(() => call.answer(200, { status: 200, id: '1' }));
    await screen.findByText('Send message successfully, We will reply soon!');
    expect(sessionStorage.getItem('saola:draft:contact-home')).toBeNull();
  });

  it('before the scripts came survives a reload as well', async () => {
    const { unmount } = show();
    (formElement().elements.namedItem('message') as HTMLTextAreaElement).value = 'Typed early';
    await wake();
    unmount();
    show();
    await wake();
    await waitFor(() => expect(formElement().elements.namedItem('message')).toHaveValue('Typed early'));
  });

  it('before the scripts came is what is checked and sent', async () => {
    show();
    const name = formElement().elements.namedItem('name') as HTMLInputElement;
    name.value = 'Typed before React';
    await wake();
    await submit();
    await waitFor(() => expect(errorOf('email')).toBe('Email is required'));
    expect(errorOf('name')).toBeUndefined();
  });

  it('is checked when it is sent before the scripts came', async () => {
    show();
    // As a held submit comes that the browser itself found nothing wrong with.
    fireEvent.submit(formElement());
    await waitFor(() => expect(errorOf('name')).toBe('Name is required'));
  });
});

describe('a field that is wrong', () => {
  it('says nothing while it is being written, and what is wrong once the visitor pauses', async () => {
    show();
    await wake();
    await type('name', 'An');
    expect(formElement().elements.namedItem('name')).toHaveFocus();
    expect(errorOf('name')).toBeUndefined();
    await waitFor(() => expect(errorOf('name')).toBe('Name must be at least 6 characters'));
    expect(errorOf('email')).toBeUndefined();
  });
});

it('shows no new error while Send is pressed: the button would move away from under the pointer', async () => {
  show();
  await wake();
  await captcha('verified');
  await type('email', 'nobody@');
  const user = userEvent.setup();
  await user.pointer({ keys: '[MouseLeft>]', target: submitButton() });
  expect(document.activeElement).toHaveAttribute('name', 'email');
  expect(errorOf('email')).toBeUndefined();
  await user.pointer('[/MouseLeft]');
  await waitFor(() => expect(errorOf('name')).toBeDefined());
});
