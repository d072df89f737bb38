import { useCallback } from 'react';
import { useIntl } from 'react-intl';

import { en, type StringId } from './en';
import { stringKey } from './translations';

type Values = Record<string, string | number>;

const isKnown = (id: string): id is StringId => id in en;

/** Our strings in the language of the admin. */
export const useStrings = () => {
  const { formatMessage } = useIntl();
  return useCallback(
    (id: StringId, values?: Values): string =>
      formatMessage({ id: stringKey(id), defaultMessage: en[id] }, values),
    [formatMessage],
  );
};

/** The string of a word that another program says, such as a reason; another one where it is none of ours. */
export const knownString = (id: string, otherwise: StringId): StringId => (isKnown(id) ? id : otherwise);

/** The name of a type, which stands in the schemas, in the language of the admin. */
export const useTypeName = () => {
  const { formatMessage } = useIntl();
  return useCallback(
    (name: string): string => formatMessage({ id: name, defaultMessage: name }),
    [formatMessage],
  );
};

/** A moment as people read it, in the time of the computer or another one. */
export const useMoment = () => {
  const { formatDate } = useIntl();
  return useCallback(
    (date: string, more: { timeZone?: string; timeStyle?: 'medium' } = {}): string =>
      formatDate(date, { dateStyle: 'medium', timeStyle: 'short', ...more }),
    [formatDate],
  );
};
