import { contactSubject } from '../../../lib/contactSubject';
import { writeValues } from './formElement';

/**
 * Puts the subject that a service's button chose into a form of the contact page, and forgets it when the visitor
 * leaves (docs/specification/forms.md, 'Subjects').
 *
 * @returns what to do on leaving
 */
export const chooseSubject = (place: string): (() => void) => {
  const subject = contactSubject.read();
  const form = document.getElementById(`${place}-form`);
  if (subject && form instanceof HTMLFormElement) writeValues(form, { subject });
  addEventListener('pagehide', contactSubject.clear);
  return () => {
    removeEventListener('pagehide', contactSubject.clear);
    contactSubject.clear();
  };
};
