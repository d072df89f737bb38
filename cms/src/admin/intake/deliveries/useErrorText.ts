import { useCallback } from 'react';

import { useStrings } from '../strings/useStrings';
import { errorText } from './errorText';

/** Says in words why a delivery failed. */
export const useErrorText = () => {
  const t = useStrings();
  return useCallback(
    (error: string): string => {
      const found = errorText(error);
      return found ? t(found.id, { code: found.code ?? '' }) : error;
    },
    [t],
  );
};
