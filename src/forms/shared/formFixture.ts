import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { stubSiteApi, type SiteCall } from '../../api-client/siteApiFixture';

/** The site API of the test that is running. */
export let calls: SiteCall[] = [];

/** Every test begins with an empty tab, no observer and a site API that answers when told to. */
export const beforeEachForm = (): void => {
  beforeEach(() => {
    sessionStorage.clear();
    localStorage.clear();
    calls = stubSiteApi();
    jest.spyOn(console, 'error').mockImplementation();
  });
  afterEach(() => jest.restoreAllMocks());
};

/** The call that was made last. @throws when none was */
const lastCall = (): SiteCall => {
  const call = calls.at(-1);
  if (!call) throw new Error('Nothing was sent');
  return call;
};

export const formElement = (): HTMLFormElement => {
  const form = document.querySelector('form');
  if (!form) throw new Error('There is no form');
  return form;
};

/** Goes into the form, and waits until its lazy half is there: it checks, the browser does not. */
export const wake = async (): Promise<void> => {
  await act(async () => formElement().querySelector<HTMLElement>('fieldset input')?.focus());
  await waitFor(() => expect(formElement()).toHaveAttribute('novalidate'));
};

const widget = () =>
  waitFor(() => {
    const found = document.querySelector('altcha-widget');
    if (!found) throw new Error('The captcha is not there');
    return found;
  });

/** Brings the captcha into a state. */
export const captcha = async (
  state: 'verified' | 'expired' | 'error',
  payload = 'a-token',
): Promise<void> => {
  const element = await widget();
  act(() => {
    element.dispatchEvent(
      new CustomEvent('statechange', { detail: { state, payload: state === 'verified' ? payload : null } }),
    );
  });
};

export const type = async (name: string, text: string): Promise<void> => {
  const field = formElement().elements.namedItem(name);
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement))
    throw new Error(`No ${name}`);
  await userEvent.clear(field);
  if (text) await userEvent.type(field, text);
};

export const choose = async (name: string, value: string): Promise<void> => {
  const field = formElement().elements.namedItem(name);
  if (!(field instanceof HTMLSelectElement)) throw new Error(`No ${name}`);
  await userEvent.selectOptions(field, value);
};

export const submitButton = () => {
  const button = formElement().querySelector<HTMLButtonElement>('button[type=submit]');
  if (!button) throw new Error('There is no button');
  return button;
};

/** Submits the way a held submit does: also where the button is disabled. */
export const submit = async (): Promise<void> => {
  await act(async () => formElement().requestSubmit());
};

export const sent = async (count = 1): Promise<SiteCall> => {
  await waitFor(() => expect(calls).toHaveLength(count));
  return lastCall();
};

/** Does the captcha and presses the button. Answers with the call. */
export const verifyAndSend = async (): Promise<SiteCall> => {
  await captcha('verified');
  await userEvent.click(submitButton());
  return sent();
};

/** Fields of a multipart body, or the payload of a chat message. */
export const fieldsOf = (call: SiteCall): Record<string, unknown> => {
  if (call.body instanceof FormData) return Object.fromEntries(call.body);
  const { metadata } = JSON.parse(call.body) as { metadata: { event_payload: Record<string, unknown> } };
  return metadata.event_payload;
};

/** What is said below a field. */
export const errorOf = (name: string): string | undefined =>
  document.querySelector(`[id$="-${name}-error"]`)?.textContent ?? undefined;

export const alertText = () =>
  screen
    .queryAllByRole('alert')
    .map(({ textContent }) => textContent)
    .join(' ');

const person = { name: 'Trần Quỳnh Ẵn', email: 'an@example.com', phone: '0912345678' };

export const fillPerson = async (): Promise<void> => {
  for (const [name, text] of Object.entries(person)) await type(name, text);
};
