import { screen } from '@testing-library/react';

import type * as Added from '../../../cms/tests/support/madeUpField';
import type * as Content from '../../../jest/content';
import {
  beforeEachForm,
  choose,
  errorOf,
  fieldsOf,
  formElement,
  verifyAndSend,
  wake,
} from '../shared/formFixture';
import { fillContactForm as fill, showContactForm as show } from './contactFormFixture';

// What becomes of it when it has arrived is in cms/src/intake/madeUpField.test.ts.
function mockAdded() {
  return jest.requireActual<typeof Added>('../../../cms/tests/support/madeUpField');
}

jest.mock('../../../cms/src/forms/contact', () =>
  mockAdded().withBudget(jest.requireActual('../../../cms/src/forms/contact')),
);
jest.mock('../../../cms/src/forms/locales/en/form.json', () =>
  mockAdded().withBudgetNamed('en', jest.requireActual('../../../cms/src/forms/locales/en/form.json')),
);
jest.mock('../../../jest/content', () => {
  const content = jest.requireActual<typeof Content>('../../../jest/content');
  const strings: typeof content.stringsOf = (language) => {
    const { form, ...others } = content.stringsOf(language);
    return { ...others, form: mockAdded().withBudgetNamed(language, { fields: {}, ...form }) };
  };
  return { ...content, stringsOf: strings };
});

beforeEachForm();

describe('a field that was added to the definition of the contact form', () => {
  it.each([
    ['en', 'Budget', ['Choose one', 'A little', 'A lot']],
    ['vn', 'Ngân sách', ['Chọn một mục', 'Ít', 'Nhiều']],
  ] as const)('is in the form, by its name and with its choices (%s)', (language, label, options) => {
    show(language);
    const field = screen.getByRole('combobox', { name: new RegExp(`^${label}`) });
    expect([...field.querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual(options);
  });

  it('is sent to the chat, in its words and by its value', async () => {
    show('vn');
    await wake();
    await fill();
    await choose('budget', 'large');
    const call = await verifyAndSend();
    expect(fieldsOf(call)).toMatchObject({ budget: 'large' });
    expect(String(call.body)).toContain('Budget: A lot\\n');
  });

  it('may stay empty, as its definition says', async () => {
    show();
    await wake();
    await fill();
    await verifyAndSend();
    expect(errorOf('budget')).toBeUndefined();
    expect(formElement().elements.namedItem('budget')).not.toBeRequired();
  });
});
