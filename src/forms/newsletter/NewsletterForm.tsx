import { subscribe } from '../../../cms/src/forms/subscribe';
import { useLanguage } from '../../i18n/LocalLink';
import { FormFields } from '../shared/fields/FormFields';
import { useWays } from '../shared/submission/useWays';
import { useFormTranslation } from '../shared/useFormTranslation';
import { VisitorForm } from '../shared/VisitorForm';

/** The newsletter's one field; its captcha is solved unseen as it is sent, and its scripts come when somebody wants to write. */
export const NewsletterForm = () => {
  const language = useLanguage();
  const t = useFormTranslation(subscribe);
  return (
    <VisitorForm
      definition={subscribe}
      {...{ language, t }}
      ways={useWays('hello')}
      place="newsletter"
      label={t('label')}
      wake="focus"
      compact
    >
      {(fields) => <FormFields form={subscribe} {...{ fields, t, language }} />}
    </VisitorForm>
  );
};
