import { useCallback } from 'react';
import { useIntl } from 'react-intl';

import { en, type StringId } from './en';
import { stringKey } from './translations';
import { enLabels, type Labels } from './labels';

type Values = Record<string, string | number>;

/** Our strings in the language of the admin. */
export const useStrings = () => {
  const { formatMessage } = useIntl();
  return useCallback(
    (id: StringId, values?: Values): string =>
      formatMessage({ id: stringKey(id), defaultMessage: en[id] }, values),
    [formatMessage],
  );
};

/** The label of something that is stored as a code; the code itself where there is none. */
export const useLabel = () => {
  const { messages } = useIntl();
  return useCallback(
    (kind: keyof Labels, code: string): string => {
      const found = messages[stringKey(`${kind}.${code}`)];
      if (typeof found === 'string') return found;
      const label = enLabels[kind][code];
      return typeof label === 'string' ? label : code;
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
