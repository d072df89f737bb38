import { useTranslation } from 'gatsby-plugin-react-i18next';

import type { Words } from './definition';

/** Words that each form says in its own way; the others are the same for all. */
const own = /^(errors|alerts|submit|label|own)\b/;

/** Parts a form's own words from those that all forms share. */
export const wordsOf =
  (mine: Words, shared: Words): Words =>
  (key, values) =>
    own.test(key) ? mine(key, values) : shared(key, values);

/**
 * The words of a form on a page that asks for the namespace `form` and for the form's own.
 *
 * @param room where the form's own words are: `form:contact`, `quote` …
 */
export const useWords = (room: 'form:contact' | 'quote' | 'order' | 'careers:form'): Words => {
  const { t } = useTranslation('form');
  // The keys of errors are put together: a test looks every one of them up.
  const look: Words = (key, values) => String(t(key as never, values as never));
  const separator = room.includes(':') ? '.' : ':';
  return wordsOf((key, values) => look(`${room}${separator}${key}`, values), look);
};
