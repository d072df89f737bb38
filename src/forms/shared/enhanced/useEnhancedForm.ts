import { useCallback, useRef, useState, type ComponentType } from 'react';

import type { Form } from '../../../../cms/src/forms/definition';
import type { Language } from '../../../i18n/locales';
import type { FormRules } from '../definition';
import type { EnhancedFormProps } from './EnhancedForm';

/** The lazy half of a form, once it has arrived. */
export interface Arrived {
  readonly EnhancedForm: ComponentType<EnhancedFormProps>;
  readonly rules: FormRules;
}

const rulesOf = async (form: Form, language: Language): Promise<FormRules> =>
  (await import('../formRules')).formRules(form, language);

/**
 * Brings the lazy half of a form: formik, yup, the captcha and the form's own rules.
 *
 * @returns `wake` may be called as often as one likes; it answers whether the half is there, and a half that did not
 * arrive is asked for again.
 */
export const useEnhancedForm = (form: Form, language: Language) => {
  const [arrived, setArrived] = useState<Arrived>();
  const asked = useRef<Promise<boolean>>();
  const wake = useCallback((): Promise<boolean> => {
    asked.current ??= Promise.all([import('./EnhancedForm'), rulesOf(form, language)]).then(
      ([{ EnhancedForm }, rules]) => {
        setArrived({ EnhancedForm, rules });
        return true;
      },
      () => {
        asked.current = undefined;
        return false;
      },
    );
    return asked.current;
  }, [form, language]);
  return { arrived, wake };
};
