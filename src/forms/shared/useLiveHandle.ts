import { useEffect, useRef, type MutableRefObject } from 'react';

import type { FormRules } from './definition';

/** What the form's native half tells its lazy one. */
export interface LiveHandle {
  readonly changed: () => void;
  readonly left: (name: string) => void;
  readonly submit: () => void;
  /** Takes back the errors and the captcha, trims what was typed and clears what is blank (section 4). */
  readonly restart: () => void;
}

/**
 * Hands the lazy half to the native one for as long as it is there. What is called is always that of the last
 * drawing, which is also what it returns.
 */
export const useLiveHandle = (
  own: LiveHandle,
  handle: MutableRefObject<LiveHandle | null>,
  form: HTMLFormElement,
  rules: FormRules,
) => {
  const latest = useRef(own);
  latest.current = own;
  useEffect(() => {
    handle.current = {
      changed: () => latest.current.changed(),
      left: (name) => latest.current.left(name),
      submit: () => latest.current.submit(),
      restart: () => latest.current.restart(),
    };
    // A disabled button lets Enter do nothing, and nobody would say why.
    const onKey = ({ key, target, isComposing }: KeyboardEvent) => {
      const line = target instanceof HTMLInputElement && target.name in rules.schema.fields;
      if (key === 'Enter' && line && !isComposing && form.querySelector('[type=submit]:disabled'))
        latest.current.submit();
    };
    form.addEventListener('keydown', onKey);
    return () => {
      handle.current = null;
      form.removeEventListener('keydown', onKey);
    };
  }, [handle, form, rules]);
  return latest;
};
