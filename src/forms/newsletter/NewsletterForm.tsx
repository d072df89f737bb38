import type { Language } from '../../i18n/locales';
import type { OtherWays } from '../../ui/form/CaptchaField';
import { TextField } from '../../ui/form/TextField';
import type { FormDefinition, Translate } from '../shared/definition';
import { ownOrShared } from '../shared/useFormTranslation';
import { VisitorForm } from '../shared/VisitorForm';

const definition: FormDefinition = {
  id: 'subscribe',
  path: 'team-chat',
  captcha: 'invisible',
  multipart: false,
  // It stands below every page: its scripts come when somebody wants to write.
  wake: 'focus',
  rules: async () => (await import('./newsletterRules')).newsletterRules,
};

interface NewsletterFormProps {
  readonly language: Language;
  /** The strings of the namespace `form`: the footer is a slice, where no page's strings are at hand. */
  readonly strings: Translate;
  readonly ways: OtherWays;
}

/** The newsletter's one field; its captcha is solved unseen as it is sent. */
export const NewsletterForm = ({ language, strings, ways }: NewsletterFormProps) => {
  const t = ownOrShared((key, values) => strings(`newsletter.${key}`, values), strings);
  return (
    <VisitorForm {...{ definition, language, t, ways }} place="newsletter" label={t('label')} compact>
      {(fields) => (
        <TextField
          {...fields.of('email')}
          type="email"
          label={t('fields.email')}
          autoComplete="email"
          required
        />
      )}
    </VisitorForm>
  );
};
