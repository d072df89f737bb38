import { subjects, type Subject } from '../../cms/src/forms/choices';

/** Its name in the local storage. */
export const contactSubjectKey = 'saola:contact-subject';

/** The page whose forms begin with it, and the part of the site whose buttons choose it. */
export const contactPath = '/contact/';
const chosenBelow = '/services/';

/** The shared value: it lives as long as the document, the storage carries it to the next one. */
let current: Subject | null = null;

const isSubject = (value: unknown): value is Subject => subjects.some((subject) => subject === value);

/** How this document came to be. */
const arrival = () =>
  performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined;

/** What a button stored before React was there, in this document or the last one: who went elsewhere since has left it. */
const stored = (): string | null => {
  try {
    return document.referrer.includes(chosenBelow) || arrival()?.name.includes(chosenBelow)
      ? localStorage.getItem(contactSubjectKey)
      : null;
  } catch {
    return null;
  }
};

/**
 * What the contact page's forms are to be about: a service's button sets it, the contact page reads it, and any other
 * page clears it, as does leaving the contact page, but for a reload (docs/specification/forms.md, 'Subjects').
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
  /** The document ends, and does not know whether it is only read anew: the tab remembers it until that is known. */
  leave: (): void => {
    const subject = contactSubject.read();
    contactSubject.clear();
    try {
      if (subject) sessionStorage.setItem(contactSubjectKey, subject);
    } catch {
      // A reload begins without it then.
    }
  },
  /** What it was before the page was read anew, which it is again; null after any other way to come here. */
  comeBack: (): Subject | null => {
    let left: string | null = null;
    try {
      left = sessionStorage.getItem(contactSubjectKey);
      sessionStorage.removeItem(contactSubjectKey);
    } catch {
      // Nothing was remembered then.
    }
    if (!isSubject(left) || arrival()?.type !== 'reload') return null;
    contactSubject.choose(left);
    return left;
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
