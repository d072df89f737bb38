import type { Language } from '../../../i18n/locales';
import type { PreferredCountry } from '../../../ui/form/countryOptions';
import { PhoneField } from '../../../ui/form/PhoneField';
import { TextField } from '../../../ui/form/TextField';
import type { Translate } from '../definition';
import type { FieldState } from '../VisitorForm';

interface PersonFieldsProps {
  readonly fields: FieldState;
  readonly t: Translate;
  readonly language: Language;
  readonly preferred: readonly PreferredCountry[];
  readonly country: PreferredCountry;
  readonly unchosen?: string;
  readonly short?: boolean;
  /** What the number is called: the quote says 'Phone'. */
  readonly phone?: 'mobile' | 'phone';
}

/** Who writes, and how to answer. */
export const PersonFields = ({ fields, t, language, phone = 'mobile', ...country }: PersonFieldsProps) => (
  <>
    <TextField {...fields.of('name')} label={t('fields.name')} autoComplete="name" required />
    <TextField {...fields.of('email')} type="email" label={t('fields.email')} autoComplete="email" required />
    <PhoneField
      {...fields.of('phone')}
      {...country}
      language={language}
      label={t(`fields.${phone}`)}
      countryLabel={t('fields.country')}
      required
    />
  </>
);
