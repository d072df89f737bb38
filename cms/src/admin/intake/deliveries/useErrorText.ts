import { useCallback } from 'react';

import { useText } from '../texts/useText';
import { errorText } from './errorText';

/** Says in words why a delivery failed. */
export const useErrorText = () => {
  const text = useText();
  return useCallback(
    (error: string): string => {
      const found = errorText(error);
      return found ? text(found.id, { code: found.code ?? '' }) : error;
    },
    [text],
  );
};
