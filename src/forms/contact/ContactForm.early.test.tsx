import { act, fireEvent, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import {
  beforeEachForm,
  captcha,
  fieldsOf,
  formElement,
  sent,
  submit,
  submitButton,
  wake,
} from '../shared/formFixture';
import { showContactForm as show } from './contactFormFixture';

beforeEachForm();

const values = {
  name: 'Trần Quỳnh Ẵn',
  email: 'an@example.com',
  phone: '0912345678',
  subject: 'app',
  message: 'Typed early',
};

/** Writes into the browser's own fields, as it was done before React. */
const fill = () => {
  for (const [name, value] of Object.entries(values))
    (formElement().elements.namedItem(name) as HTMLInputElement).value = value;
};

const expectSentOnce = async () => {
  expect(fieldsOf(await sent())).toMatchObject({ ...values, captcha: 'a-token' });
};

describe('a message that is sent while its form becomes more than a native one', () => {
  it('is held until its captcha is done, when it came before the lazy half', async () => {
    show();
    fill();
    await submit();
    await captcha('verified');
    await expectSentOnce();
  });

  it('is held as well when the lazy half is there, and the button does not show it yet', async () => {
    show();
    fill();
    const form = formElement();
    // The half that has arrived asks for a draft before it says how the form looks.
    jest.spyOn(Storage.prototype, 'getItem').mockImplementationOnce(() => {
      form.requestSubmit();
      return null;
    });
    await wake();
    await captcha('verified');
    await expectSentOnce();
  });

  it('is not lost when the button would be disabled between press and release', async () => {
    show();
    fill();
    // For jsdom the element that has the focus is `:active`.
    await act(async () => submitButton().focus());
    await waitFor(() => expect(document.querySelector('altcha-widget')).not.toBeNull());
    expect(submitButton()).toBeEnabled();
    fireEvent.pointerUp(submitButton());
    fireEvent.click(submitButton());
    await waitFor(() => expect(submitButton()).toBeDisabled());
    await captcha('verified');
    await expectSentOnce();
  });

  it('is not sent by a press that ended elsewhere', async () => {
    show();
    fill();
    await act(async () => submitButton().focus());
    await waitFor(() => expect(document.querySelector('altcha-widget')).not.toBeNull());
    fireEvent.pointerUp(document.body);
    await waitFor(() => expect(submitButton()).toBeDisabled());
    await captcha('verified');
    await waitFor(() => expect(submitButton()).toBeEnabled());
    await userEvent.click(submitButton());
    await expectSentOnce();
  });

  it('is sent once, however often it was sent before', async () => {
    show();
    fill();
    await submit();
    await submit();
    await wake();
    await captcha('verified');
    await expectSentOnce();
  });
});
