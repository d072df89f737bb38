import { contactSubject } from '../../../lib/contactSubject';
import { draft } from '../../../lib/draft';
import { writeValues } from './formElement';

/**
 * Puts the subject that a service's button chose into a form of the contact page, and forgets it when the visitor
 * leaves, but not when the page is only read anew (docs/specification/forms.md, 'Subjects').
 *
 * @returns what to do on leaving
 */
export const chooseSubject = (place: string): (() => void) => {
  const older = draft.read(place);
  const chosen = contactSubject.read();
  const subject = chosen ?? contactSubject.comeBack();
  const form = document.getElementById(`${place}-form`);
  // What was chosen just now is newer than any draft; what comes back with a reload may have been changed since.
  const beforeReload = !chosen && 'subject' in older;
  if (subject && !beforeReload && form instanceof HTMLFormElement) {
    writeValues(form, { subject });
    if ('subject' in older) draft.keep(place, { ...older, subject });
  }
  addEventListener('pagehide', contactSubject.leave);
  return () => {
    removeEventListener('pagehide', contactSubject.leave);
    contactSubject.clear();
  };
};
