/** The schema of a form, made from its fields (docs/specification/forms.md). */
import { object, string } from 'yup';

import { askedIn, type Country, type Fields, isSent, type SentField } from '../../forms/definition';
import { fields as rules, type Rule } from './fields';

/** What is meant by choosing nothing may depend on another field. */
const countryRule = ({ fallback }: Country, rule: (fallback: string) => Rule): Rule => {
  if (typeof fallback === 'string') return rule(fallback);
  const [usual = ''] = Object.values(fallback.of);
  // Whatever was sent in its place: names that every object has are none of its own.
  const fallbackOf = (value: unknown): string =>
    (Object.hasOwn(fallback.of, String(value)) && fallback.of[String(value)]) || usual;
  return string().when(fallback.by, ([value]: unknown[]) => rule(fallbackOf(value)));
};

const ruleOf = (field: SentField): Rule => {
  switch (field.kind) {
    case 'choice':
      return rules.choice([...field.values, ...(field.alsoTaken ?? [])], field.optional);
    case 'told':
      return rules.told([...field.values], field.fallback);
    case 'dialCode':
      return countryRule(field, rules.countryCode);
    case 'country':
      return countryRule(field, rules.countryName);
    case 'phone':
      return rules.phone(field);
    case 'vietnamesePhone':
      return rules.vietnamesePhone(field);
    default:
      return rules[field.kind](field);
  }
};

/** A rule may differ by the language that a request says; one without any is English. */
const ruleInLanguage = (field: SentField): Rule =>
  'min' in field && typeof field.min === 'object'
    ? string().when('lang', ([lang]: unknown[]) => ruleOf(askedIn(field, lang === 'vn' ? 'vn' : 'en')))
    : ruleOf(field);

/** What is asked only on a condition is left out without it. */
const askedRule = (field: SentField): Rule => {
  const rule = ruleInLanguage(field);
  if (!('when' in field) || !field.when) return rule;
  const { field: other, is } = field.when;
  return string().when(other, { is, then: () => rule, otherwise: () => string().strip() });
};

/** The rules of all fields that a request may bring. */
export const schemaOf = (fields: Fields) =>
  object(
    Object.fromEntries(
      Object.entries(fields).flatMap(([name, field]) => (isSent(field) ? [[name, askedRule(field)]] : [])),
    ),
  );
