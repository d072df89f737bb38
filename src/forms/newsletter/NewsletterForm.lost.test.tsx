import { fireEvent, waitFor } from '@testing-library/react';

import { renderIn } from '../../../jest/fixtures';
import { beforeEachForm, calls, fieldsOf, formElement, sent, submit, wake } from '../shared/formFixture';
import { NewsletterForm } from './NewsletterForm';

let isLost = true;
jest.mock('../shared/formRules', () => ({
  formRules: (...of: unknown[]): unknown => {
    if (isLost) throw new Error('It did not come');
    return jest
      .requireActual<{ formRules: (...these: unknown[]) => unknown }>('../shared/formRules')
      .formRules(...of);
  },
}));

beforeEachForm();

test('a form that went without its lazy half is not sent once more by a half that comes after all', async () => {
  renderIn('en', <NewsletterForm />);
  const form = formElement();
  const natively = jest.spyOn(form, 'submit').mockImplementation(() => undefined);
  (form.elements.namedItem('email') as HTMLInputElement).value = 'an@example.com';
  fireEvent.submit(form);
  await waitFor(() => expect(natively).toHaveBeenCalledTimes(1));

  isLost = false;
  await wake();
  expect(calls).toEqual([]);
  await submit();
  expect(fieldsOf(await sent())).toMatchObject({ email: 'an@example.com' });
  expect(calls).toHaveLength(1);
  expect(natively).toHaveBeenCalledTimes(1);
});
