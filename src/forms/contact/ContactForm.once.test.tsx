import { act, screen, waitFor } from '@testing-library/react';

import {
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
import { fillContactForm as fill, showContactForm as show } from './contactFormFixture';

beforeEachForm();

describe('a form', () => {
  it('is sent once, however often that is asked for at once, and again when it has been answered', async () => {
    show();
    await wake();
    await fill();
    await captcha('verified');
    const ask = () =>
      act(async () => {
        submitButton().click();
        submitButton().click();
        formElement().requestSubmit();
      });
    await ask();
    const call = await sent();
    await ask();
    await expect(waitFor(() => expect(calls.length).toBeGreaterThan(1), { timeout: 300 })).rejects.toThrow();
    act(() => call.lose('error'));
    await screen.findByText('Send message failed, Please try again!');
    await ask();
    expect((await sent(2)).headers['Idempotency-Key']).toBe(call.headers['Idempotency-Key']);
  });

  it('has what became of it in focus when it has arrived, and says it until the next one is begun', async () => {
    show();
    await wake();
    await fill();
    const call = await verifyAndSend();
    act(() => call.answer(200, { status: 200, id: '1' }));
    const said = await screen.findByText('Send message successfully, We will reply soon!');
    await waitFor(() => expect(document.activeElement).toContainElement(said));
    await type('name', 'L');
    await waitFor(() => expect(said).not.toBeInTheDocument());
  });
});
