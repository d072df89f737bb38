import { useEffect, type MutableRefObject } from 'react';

import type { FormRules } from '../definition';

/** What the form's native half tells its lazy one. */
export interface EnhancedHandle {
  readonly changed: (name: string) => void;
  readonly left: (name: string) => void;
  readonly submit: () => void;
  /** Takes back the errors, also the captcha where asked; trims what was typed, clears what is blank, keeps the files. */
  readonly restart: (also?: 'captcha') => void;
}

/**
 * Hands the lazy half to the native one for as long as it is there. What is called is always that of the last
 * drawing.
 */
export const useEnhancedHandle = (
  own: EnhancedHandle,
  handle: MutableRefObject<EnhancedHandle | null>,
  form: HTMLFormElement,
  rules: FormRules,
): void => {
  handle.current = own;
  useEffect(() => {
    // A disabled button lets Enter do nothing, and nobody would say why.
    const onKey = ({ key, target, isComposing }: KeyboardEvent) => {
      const line = target instanceof HTMLInputElement && target.name in rules.schema.fields;
      if (key === 'Enter' && line && !isComposing && form.querySelector('[type=submit]:disabled'))
        handle.current?.submit();
    };
    form.addEventListener('keydown', onKey);
    return () => {
      handle.current = null;
      form.removeEventListener('keydown', onKey);
    };
  }, [handle, form, rules]);
};
