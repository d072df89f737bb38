import type { Fallback, Form, Phone } from '../../../../cms/src/forms/definition';
import type { Language } from '../../../i18n/locales';
import type { FieldProps } from '../../../ui/form/fieldProps';
import { PhoneField } from '../../../ui/form/PhoneField';
import type { Translate, Values } from '../definition';

interface CountryPhoneProps extends FieldProps {
  readonly name: string;
  readonly form: Form;
  readonly field: Phone;
  readonly t: Translate;
  readonly language: Language;
  readonly chosen: Values;
  readonly short?: boolean;
}

const valueOf = (fallback: Fallback, chosen: Values): string =>
  typeof fallback === 'string' ? fallback : (fallback.of[chosen[fallback.by] ?? ''] ?? '');

/** The number, beside the list of countries that begins with what the form means by no choice. */
export const CountryPhone = ({ form, field, t, chosen, ...props }: CountryPhoneProps) => {
  const { countryName } = form.fields;
  const begins = countryName?.kind === 'country' ? valueOf(countryName.fallback, chosen) : '';
  // 'aus' is said for Australia until a country is chosen (docs/specification/forms.md, 'Contact form').
  const country = field.preferred.find((code) => begins.startsWith(code)) ?? field.preferred[0] ?? 'au';
  return (
    <PhoneField
      {...props}
      preferred={field.preferred}
      country={country}
      unchosen={begins === country ? undefined : begins}
      countryLabel={t('fields.phone.country')}
    />
  );
};
