import { act, screen, waitFor } from '@testing-library/react';

import { beforeEachForm, calls, captcha, formElement, sent, submitButton, wake } from '../shared/formFixture';
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
});
