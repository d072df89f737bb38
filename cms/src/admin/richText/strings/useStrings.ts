import { useCallback } from 'react';
import { useIntl } from 'react-intl';

import { en, type StringId } from './en';
import { stringKey } from './translations';

/** The editor's strings in the language of the admin. */
export const useStrings = () => {
  const { formatMessage } = useIntl();
  return useCallback(
    (id: StringId, values?: Record<string, string | number>): string =>
      formatMessage({ id: stringKey(id), defaultMessage: en[id] }, values),
    [formatMessage],
  );
};
