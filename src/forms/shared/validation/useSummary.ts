import { useEffect, useRef, useState } from 'react';

import type { FieldError } from '../../../ui/form/ErrorSummary';
import type { Values } from '../definition';
import { labelOf, questionOf } from '../fields/formElement';

interface Summary {
  /** What was wrong at the last failed attempt: another list for each. */
  readonly failed: readonly FieldError[];
  /** What of that still is. */
  readonly left: readonly FieldError[];
}

/**
 * What was wrong at the last failed attempt, for the summary: it is announced once, and not anew at every letter. A line goes when
 * its field is mended, and none comes before the next attempt. Without a failure it is empty. It names the fields alone, which
 * say themselves what is wrong; what has no name is what the CMS said of the whole.
 */
export const useSummary = (
  form: HTMLFormElement,
  place: string,
  errors: Values,
  failures: number,
): Summary => {
  const wrong = Object.entries(errors).map(([name, message]) => ({
    id: `${place}-${name}`,
    message: (questionOf(form, name) || labelOf(form, name)) ?? message,
  }));
  const latest = useRef(wrong);
  latest.current = wrong;
  const [summary, setSummary] = useState<readonly FieldError[]>([]);
  useEffect(() => setSummary(failures > 0 ? latest.current : []), [failures]);
  return { failed: summary, left: summary.filter(({ id }) => wrong.some((one) => one.id === id)) };
};
