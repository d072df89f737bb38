import { subjects } from './choices';
import type { Form } from './definition';
import { country, lang, person } from './fields';

/** docs/specification/forms.md, 'Contact form' */
export const contact: Form = {
  id: 'contact',
  path: 'team-chat',
  sentAs: 'chat',
  strings: { namespace: 'form', below: 'contact' },
  captcha: 'visible',
  recipient: 'office',
  fields: {
    ...person(['au', 'vn']),
    subject: { kind: 'choice', as: 'select', values: subjects, empty: true },
    message: { kind: 'text' },
    ...country('+61', 'aus'),
    lang,
  },
};
