import { object, string, type ISchema } from 'yup';

import {
  askedIn,
  isAsked,
  isSent,
  type AskedField,
  type Field,
  type Form,
  type Lang,
} from '../../../../cms/src/forms/definition';
import { filesRule, rules } from './rules';

const plainRuleOf = (field: AskedField): ISchema<string | undefined> => {
  switch (field.kind) {
    case 'choice':
      return rules.choice([...field.values, ...(field.alsoTaken ?? [])], field.optional);
    case 'phone':
      return rules.phone(field);
    case 'vietnamesePhone':
      return rules.vietnamesePhone(field);
    default:
      return rules[field.kind](field);
  }
};

const ruleOf = (field: AskedField): ISchema<string | undefined> => {
  const rule = plainRuleOf(field);
  if (!field.when) return rule;
  const { field: other, is } = field.when;
  return string().when(other, {
    is,
    then: () => rule,
    otherwise: (left) => left.transform(() => undefined),
  });
};

/** What nobody is asked is set by the form itself, and checked by the intake alone; the language goes with every request. */
const fieldRules = (fields: [string, Field][], lang: Lang) =>
  fields
    .filter(([name, field]) => name !== 'lang' && isSent(field))
    .map(([name, field]) => [name, isAsked(field) ? ruleOf(askedIn(field, lang)) : string()]);

const filesOf = ({ files }: Form) => {
  if (!files) return {};
  const rule = files.optional ? filesRule(files) : filesRule(files).min(1, 'required');
  if (!files.when) return { files: rule };
  const { field, is } = files.when;
  return { files: rule.when(field, { is, otherwise: (left) => left.transform(() => []) }) };
};

/** The rules of a form in the browser, in a language; the intake's are made from the same definition. */
export const schemaOf = (form: Form, lang: Lang) =>
  object({ ...Object.fromEntries(fieldRules(Object.entries(form.fields), lang)), ...filesOf(form) });
