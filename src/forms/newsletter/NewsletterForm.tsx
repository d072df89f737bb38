import { subscribe } from '../../../cms/src/forms/subscribe';
import type { Language } from '../../i18n/locales';
import type { OtherWays } from '../../ui/form/CaptchaField';
import { FormFields } from '../shared/fields/FormFields';
import { formStrings, type LookUp } from '../shared/formStrings';
import { VisitorForm } from '../shared/VisitorForm';

interface NewsletterFormProps {
  readonly language: Language;
  /** The strings of the namespace `form`: the footer is a slice, where no page's strings are at hand. */
  readonly strings: LookUp;
  readonly ways: OtherWays;
}

/** The newsletter's one field; its captcha is solved unseen as it is sent, and its scripts come when somebody wants to write. */
export const NewsletterForm = ({ language, strings, ways }: NewsletterFormProps) => {
  const t = formStrings(subscribe, strings);
  return (
    <VisitorForm
      definition={subscribe}
      {...{ language, t, ways }}
      place="newsletter"
      label={t('label')}
      wake="focus"
      compact
    >
      {(fields) => <FormFields form={subscribe} {...{ fields, t, language }} />}
    </VisitorForm>
  );
};
