import { waitFor } from '@testing-library/react';

import { contactSubject, contactSubjectKey } from '../../lib/contactSubject';
import { draft } from '../../lib/draft';
import { showContactForm as show } from './contactFormFixture';
import { beforeEachForm, formElement, wake } from '../shared/formFixture';

beforeEachForm();
afterEach(() => void Reflect.deleteProperty(performance, 'getEntriesByType'));

const place = 'contact-page';
const subjectField = () => formElement().elements.namedItem('subject');

/** How the browser says that the document came to be. */
const arriveBy = (type: 'navigate' | 'reload') => {
  Object.assign(performance, { getEntriesByType: () => [{ type }] });
};

/** The document ends, as it does before it is read anew. */
const leaveDocument = (unmount: () => void) => {
  window.dispatchEvent(new Event('pagehide'));
  // A document that ends runs no effects any more: what React does here is no part of it.
  const left = sessionStorage.getItem('saola:contact-subject');
  unmount();
  if (left) sessionStorage.setItem('saola:contact-subject', left);
};

describe('the contact subject', () => {
  it('is what a service chose, and is cleared on leaving to another page', () => {
    contactSubject.choose('marketing');
    const { unmount } = show('en', place);
    expect(subjectField()).toHaveValue('marketing');
    unmount();
    expect(contactSubject.read()).toBeNull();
  });

  it.each([
    ['https://saola.example/en/services/graphic-design/', 'graphic'],
    ['https://saola.example/en/blog/', ''],
    ['', ''],
  ])('comes with the document before it, from the page of its button alone (%s)', (referrer, subject) => {
    jest.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
    localStorage.setItem(contactSubjectKey, 'graphic');
    show('en', place);
    expect(subjectField()).toHaveValue(subject);
  });

  it('is preferred to that of an older draft, also where the form begins with it', async () => {
    draft.keep(place, { name: 'Minh Anh', subject: 'app' });
    contactSubject.choose('web');
    show('en', place);
    await wake();
    await waitFor(() => expect(formElement().elements.namedItem('name')).toHaveValue('Minh Anh'));
    expect(subjectField()).toHaveValue('web');
    expect(draft.read(place)).toMatchObject({ name: 'Minh Anh', subject: 'web' });
  });

  it('is kept over a reload, and over the next one', () => {
    contactSubject.choose('graphic');
    leaveDocument(show('en', place).unmount);
    expect(contactSubject.read()).toBeNull();
    arriveBy('reload');
    leaveDocument(show('en', place).unmount);
    show('en', place);
    expect(subjectField()).toHaveValue('graphic');
  });

  it('is forgotten by who comes to the page in another way than by a reload', () => {
    contactSubject.choose('graphic');
    leaveDocument(show('en', place).unmount);
    arriveBy('navigate');
    const { unmount } = show('en', place);
    expect(subjectField()).toHaveValue('');
    unmount();
    arriveBy('reload');
    show('en', place);
    expect(subjectField()).toHaveValue('');
  });

  it('is after a reload what the visitor made of it in the form', async () => {
    contactSubject.choose('graphic');
    leaveDocument(show('en', place).unmount);
    draft.keep(place, { subject: 'other' });
    arriveBy('reload');
    show('en', place);
    await wake();
    await waitFor(() => expect(subjectField()).toHaveValue('other'));
  });
});
