import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';

import { siteSettings } from '../../../jest/content';
import { renderIn } from '../../../jest/fixtures';
import {
  alertText,
  beforeEachForm,
  captcha,
  choose,
  errorOf,
  fieldsOf,
  fillPerson,
  formElement,
  sent,
  submit,
  submitButton,
  type,
  wake,
} from '../shared/formFixture';
import { QuoteForm } from './QuoteForm';

beforeEachForm();

const show = (place: 'service' | 'contact', language: 'en' | 'vn' = 'en') =>
  renderIn(language, <QuoteForm place={place} />);

const answers = ['Within a month', 'None yet', 'Not sure', 'Be a blog'];
const fill = async () => {
  await fillPerson();
  for (const name of answers) await userEvent.click(screen.getByRole('radio', { name }));
  await type('message', 'A shop.');
};
const pdf = new File(['%PDF-1.7'], 'brief.pdf', { type: 'application/pdf' });

describe('the free quote', () => {
  it('is a native multipart form with its place', () => {
    show('contact', 'vn');
    expect(formElement()).toHaveAttribute('action', 'http://localhost:1337/api/free-quote-request');
    expect(formElement()).toHaveAttribute('enctype', 'multipart/form-data');
    expect(Object.fromEntries(new FormData(formElement()))).toMatchObject({ place: 'contact', lang: 'vn' });
    expect(formElement().elements.namedItem('form')).toBeNull();
  });

  it.each([
    ['service', '+84', 'vn'],
    ['contact', '+61', 'au'],
  ] as const)('begins in its country (%s)', (place, countryCode, countryName) => {
    show(place);
    expect(Object.fromEntries(new FormData(formElement()))).toMatchObject({ countryCode, countryName });
  });

  it('has no captcha in the modal of a service: its button is never disabled', async () => {
    show('service');
    await wake();
    expect(submitButton()).toBeEnabled();
    expect(document.querySelector('altcha-widget')).toBeNull();
  });

  it('waits for the captcha on the contact page', async () => {
    show('contact');
    await wake();
    expect(submitButton()).toBeDisabled();
    await captcha('verified');
    expect(submitButton()).toBeEnabled();
  });

  it('sends the indexes of the answers, the files and the place', async () => {
    show('service');
    await wake();
    await fill();
    await userEvent.upload(screen.getByLabelText(/^Files/), pdf);
    await userEvent.click(submitButton());
    const call = await sent();
    const { file0, ...fields } = fieldsOf(call);
    expect(fields).toEqual({
      place: 'service',
      name: 'Trần Quỳnh Ẵn',
      email: 'an@example.com',
      phone: '0912345678',
      countryCode: '+84',
      countryName: 'vn',
      companyName: '',
      subject: 'web',
      deadline: '0',
      contentPlan: '2',
      pageRequest: '3',
      featureRequest: '3',
      message: 'A shop.',
      lang: 'en',
      captcha: '',
      website: '',
    });
    expect((file0 as File).name).toBe('brief.pdf');
    act(() => call.progress(0.62));
    expect(screen.getByRole('progressbar', { name: 'Sending, 62%' })).toBeVisible();
    act(() => call.answer(200, { status: 200, id: '1' }));
    await waitFor(() => expect(alertText()).toContain(siteSettings.emails.sales));
    expect(formElement().elements.namedItem('message')).toHaveValue('');
    expect(screen.queryByText('brief.pdf')).not.toBeInTheDocument();
  });

  it('asks for an answer to every question once it was tried', async () => {
    show('service');
    await wake();
    await submit();
    await waitFor(() => expect(errorOf('deadline')).toBe('Please select options above'));
    for (const question of ['contentPlan', 'pageRequest', 'featureRequest'])
      expect(errorOf(question)).toBe('Please select options above');
    const link = { name: 'When do you need it?' };
    expect(screen.getByRole('link', link)).toHaveAttribute('href', '#quote-service-deadline');
    expect(errorOf('phone')).toBe('Phone is required');
    expect(errorOf('companyName')).toBeUndefined();
  });

  it('says nothing of a question, or of the message, that was only passed', async () => {
    show('service');
    await wake();
    const passed = ['email', 'deadline', 'contentPlan', 'message'];
    for (const name of passed)
      fireEvent.blur(formElement().querySelector(`[name="${name}"]`) ?? document.body);
    await waitFor(() => expect(errorOf('email')).toBe('Email is required'));
    expect(passed.filter((name) => errorOf(name))).toEqual(['email']);
  });

  it('has one message box instead of the questionnaire for another subject, and sends no files then', async () => {
    show('service');
    await wake();
    await choose('subject', 'graphic');
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
    expect(screen.queryByLabelText(/^Files/)).not.toBeInTheDocument();
    await fillPerson();
    await type('message', 'A logo.');
    await userEvent.click(submitButton());
    const fields = fieldsOf(await sent());
    expect(fields).toMatchObject({ subject: 'graphic', message: 'A logo.' });
    expect(fields).not.toHaveProperty('deadline');
    expect(fields).not.toHaveProperty('file0');
  });

  it('takes the errors and the captcha back, trims and clears blank fields when another subject is chosen', async () => {
    show('contact', 'vn');
    await wake();
    await type('name', '  Lan  ');
    await type('message', '   ');
    await captcha('verified');
    await userEvent.click(submitButton());
    await waitFor(() => expect(errorOf('name')).toBe('Vui lòng nhập ít nhất 6 ký tự'));
    await choose('subject', 'app');
    await waitFor(() => expect(errorOf('name')).toBeUndefined());
    expect(formElement().elements.namedItem('name')).toHaveValue('Lan');
    expect(formElement().elements.namedItem('message')).toHaveValue('');
    expect(submitButton()).toBeDisabled();
  });

  it('takes an English name of any length', async () => {
    show('service');
    await wake();
    await type('name', 'Anna');
    await submit();
    await waitFor(() => expect(errorOf('email')).toBe('Email is required'));
    expect(errorOf('name')).toBeUndefined();
  });

  it('solves its captcha again by itself when another subject is chosen', async () => {
    show('contact');
    await wake();
    await captcha('verified');
    const widget = document.querySelector('altcha-widget') as HTMLElement & {
      verify: () => Promise<unknown>;
    };
    const verify = jest.spyOn(widget, 'verify');
    await choose('subject', 'app');
    await waitFor(() => expect(verify).toHaveBeenCalled());
  });

  it('shows a failure, and everything stays', async () => {
    show('service');
    await wake();
    await fill();
    await userEvent.click(submitButton());
    const call = await sent();
    act(() => call.answer(500));
    await waitFor(() => expect(alertText()).toContain('Send applicant form failed, Please try again!'));
    expect(formElement().elements.namedItem('message')).toHaveValue('A shop.');
    expect(screen.getByRole('radio', { name: 'None yet' })).toBeChecked();
  });

  it.each([
    ['en', 'Maximum is 2 files'],
    ['vn', 'Tải tối đa 2 file'],
  ] as const)('takes two files at most, and lets each be taken back (%s)', async (language, message) => {
    show('service', language);
    await wake();
    const files = ['a.pdf', 'b.doc', 'c.docx'].map((name) => new File(['x'], name));
    await userEvent.upload(document.getElementById('quote-service-files') as HTMLElement, files);
    await waitFor(() => expect(errorOf('files')).toBe(message));
    await userEvent.click(screen.getByRole('button', { name: /c\.docx/ }));
    await waitFor(() => expect(errorOf('files')).toBeUndefined());
    expect(screen.getByText('a.pdf')).toBeVisible();
  });

  it('refuses other kinds of files', async () => {
    show('service');
    await wake();
    const picture = new File(['x'], 'a.png');
    await userEvent.upload(screen.getByLabelText(/^Files/), picture, { applyAccept: false });
    await waitFor(() => expect(errorOf('files')).toBe('Please upload only pdf, doc, docx file'));
  });

  it('adds a file that is chosen later to those that are there', async () => {
    show('service');
    await userEvent.upload(screen.getByLabelText(/^Files/), pdf);
    await userEvent.upload(screen.getByLabelText(/^Files/), new File(['x'], 'b.docx'));
    expect(screen.getByText('brief.pdf')).toBeVisible();
    expect(screen.getByText('b.docx')).toBeVisible();
  });

  it('takes the same file again after it was taken back', async () => {
    show('service');
    await userEvent.upload(screen.getByLabelText(/^Files/), pdf);
    await userEvent.click(screen.getByRole('button', { name: /brief\.pdf/ }));
    expect(screen.queryByText('brief.pdf')).not.toBeInTheDocument();
    await userEvent.upload(screen.getByLabelText(/^Files/), pdf);
    expect(screen.getByText('brief.pdf')).toBeVisible();
  });

  it('keeps its files when another subject is chosen and the website again', async () => {
    show('service');
    await wake();
    await userEvent.upload(screen.getByLabelText(/^Files/), pdf);
    await choose('subject', 'graphic');
    await choose('subject', 'web');
    expect(screen.getByText('brief.pdf')).toBeVisible();
  });

  it.each(['en', 'vn'] as const)('has no axe violation (%s)', async (language) => {
    const { container } = show('contact', language);
    expect(await axe(container)).toHaveNoViolations();
  });
});
