import { useTranslation } from 'gatsby-plugin-react-i18next';

import type { Translate } from './definition';

/** Strings that each form has of its own; the others are the same for all. */
const own = /^(errors|alerts|submit|label|own)\b/;

/** Parts a form's own strings from those that all forms share. */
export const ownOrShared =
  (mine: Translate, shared: Translate): Translate =>
  (key, values) =>
    own.test(key) ? mine(key, values) : shared(key, values);

/**
 * The `t` of a form on a page that asks for the namespace `form` and for the form's own.
 *
 * @param room where the form's own strings are: `form:contact`, `quote` …
 */
export const useFormTranslation = (room: 'form:contact' | 'quote' | 'order' | 'careers:form'): Translate => {
  const { t } = useTranslation('form');
  // The keys of errors are put together: a test looks every one of them up.
  const look: Translate = (key, values) => String(t(key as never, values as never));
  const separator = room.includes(':') ? '.' : ':';
  return ownOrShared((key, values) => look(`${room}${separator}${key}`, values), look);
};
