import { useEffect, useRef, useState } from 'react';

import type { FieldError } from '../../../ui/form/ErrorSummary';
import type { Values } from '../definition';
import { questionOf } from '../fields/formElement';

/**
 * What was wrong at the last failed attempt, for the summary: it is announced once, and not anew at every letter that
 * mends a field. Without a failure it is empty.
 */
export const useSummary = (
  form: HTMLFormElement,
  place: string,
  errors: Values,
  failures: number,
): readonly FieldError[] => {
  const wrong = Object.entries(errors).map(([name, message]) => ({
    id: `${place}-${name}`,
    message: `${questionOf(form, name)} ${message}`.trim(),
  }));
  const latest = useRef(wrong);
  latest.current = wrong;
  const [summary, setSummary] = useState<readonly FieldError[]>([]);
  useEffect(() => setSummary(failures > 0 ? latest.current : []), [failures]);
  return summary;
};
