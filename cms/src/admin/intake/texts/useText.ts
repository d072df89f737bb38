import { useCallback } from 'react';
import { useIntl } from 'react-intl';

import { en, type TextId } from './en';
import { textKey } from './translations';
import { enWords, type Words } from './words';

type Values = Record<string, string | number>;

/** Our texts in the language of the admin. */
export const useText = () => {
  const { formatMessage } = useIntl();
  return useCallback(
    (id: TextId, values?: Values): string =>
      formatMessage({ id: textKey(id), defaultMessage: en[id] }, values),
    [formatMessage],
  );
};

/** The word for something that is stored as a code; the code itself where there is none. */
export const useWord = () => {
  const { messages } = useIntl();
  return useCallback(
    (kind: keyof Words, code: string): string => {
      const found = messages[textKey(`${kind}.${code}`)];
      if (typeof found === 'string') return found;
      const word = enWords[kind][code];
      return typeof word === 'string' ? word : code;
    },
    [messages],
  );
};

/** A moment as people read it. */
export const useMoment = () => {
  const { formatDate } = useIntl();
  return useCallback(
    (date: string | Date): string => formatDate(date, { dateStyle: 'medium', timeStyle: 'short' }),
    [formatDate],
  );
};
