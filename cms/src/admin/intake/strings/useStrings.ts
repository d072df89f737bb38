import { useCallback } from 'react';
import { useIntl } from 'react-intl';

import { labelOf, type Label } from './labelOf';
import { en, type StringId } from './en';
import { stringKey } from './translations';

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

/** How a form, one of its fields or a value of that is called, in the language of the admin. */
export const useLabel = () => {
  const { locale } = useIntl();
  return useCallback((...label: Label): string => labelOf(locale, ...label), [locale]);
};
