import type { Form } from './definition';
import { lang } from './fields';

/** docs/specification/forms.md, 'Newsletter' */
export const subscribe: Form = {
  id: 'subscribe',
  path: 'team-chat',
  sentAs: 'chat',
  strings: { namespace: 'form', below: 'newsletter' },
  captcha: 'invisible',
  recipient: 'office',
  fields: { email: { kind: 'email' }, lang },
};
