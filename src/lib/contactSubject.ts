import { subjects, type Subject } from '../../cms/src/forms/choices';

/** Its name in the local storage. */
export const contactSubjectKey = 'saola:contact-subject';

/** The shared value: it lives as long as the page, the storage carries it to the next document. */
let current: Subject | null = null;

const isSubject = (value: unknown): value is Subject => subjects.some((subject) => subject === value);

const stored = (): string | null => {
  try {
    return localStorage.getItem(contactSubjectKey);
  } catch {
    return null;
  }
};

/**
 * What the contact page's form is to be about: a service's button sets it, the contact page reads it, and leaving
 * that page clears it (docs/specification/forms.md, 'Subjects').
 */
export const contactSubject = {
  /** Null when nothing was chosen, or when the storage holds something else. */
  read: (): Subject | null => {
    const found = current ?? stored();
    return isSubject(found) ? found : null;
  },
  choose: (subject: Subject): void => {
    current = subject;
    try {
      localStorage.setItem(contactSubjectKey, subject);
    } catch {
      // Without storage it is known until the next document.
    }
  },
  clear: (): void => {
    current = null;
    try {
      localStorage.removeItem(contactSubjectKey);
    } catch {
      // Nothing is stored then.
    }
  },
};
