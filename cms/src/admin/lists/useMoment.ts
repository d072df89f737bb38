import { useCallback } from 'react';
import { useIntl } from 'react-intl';

/** A moment as people read it, in the language of the admin. */
export const useMoment = () => {
  const { formatDate } = useIntl();
  return useCallback(
    (date: string | Date): string => formatDate(date, { dateStyle: 'medium', timeStyle: 'short' }),
    [formatDate],
  );
};
