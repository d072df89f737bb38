import { useTranslation } from 'gatsby-plugin-react-i18next';

import type { Form } from '../../../cms/src/forms/definition';
import type { Translate } from './definition';
import { formStrings } from './formStrings';

/** The `t` of a form on a page that asks for the namespace `form` and for the form's own. */
export const useFormTranslation = (form: Form): Translate => {
  const { t, i18n } = useTranslation('form');
  // The keys are put together: a test looks every one of them up.
  return formStrings(form, (key, values) =>
    i18n.exists(key) ? String(t(key as never, values as never)) : undefined,
  );
};
