import { holds, type Form, type Lang } from '../../../cms/src/forms/definition';
import type { FormRules, Values } from './definition';
import { multipart } from './submission/multipart';
import { schemaOf } from './validation/schemaOf';

/** Without what was not asked. */
const askedIn = ({ fields }: Form, values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).filter(([name]) => {
      const field = fields[name];
      return !field || !('when' in field) || holds(field.when, values);
    }),
  );

const afterwardsIn = ({ fields }: Form): Values =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) =>
      field.kind === 'choice' && field.afterwards ? [[name, field.afterwards]] : [],
    ),
  );

const staysIn = ({ fields }: Form): readonly string[] =>
  Object.keys(fields).filter((name) => {
    const field = fields[name];
    return field?.kind === 'choice' && field.stays;
  });

/** The lazy half of a form, from its definition. Only forms that are sent to the chat bring its strings, and only a purchase how it is written. */
export const formRules = async (form: Form, lang: Lang): Promise<FormRules> => {
  const chat = form.sentAs === 'chat' ? await import('./submission/chatBody') : undefined;
  const order = form.sentAs === 'purchase' ? await import('./submission/purchaseBody') : undefined;
  return {
    schema: schemaOf(form, lang),
    afterwards: afterwardsIn(form),
    stays: staysIn(form),
    request: (values, sending) => {
      const asked = askedIn(form, values);
      if (chat) return chat.chatBody(form.id, asked, sending);
      if (order) return order.purchaseBody(asked, sending);
      return multipart(asked, { ...sending, files: holds(form.files?.when, values) ? sending.files : [] });
    },
  };
};
