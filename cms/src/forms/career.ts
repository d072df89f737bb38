import { positions } from './choices';
import type { Form } from './definition';
import { country, lang, person } from './fields';

/** docs/specification/forms.md, 'Career application' */
export const career: Form = {
  id: 'career',
  path: 'career-apply',
  sentAs: 'multipart',
  strings: { namespace: 'application' },
  captcha: 'visible',
  files: {},
  recipient: 'office',
  fields: {
    ...person(['vn', 'au']),
    position: {
      kind: 'choice',
      as: 'select',
      values: positions,
      empty: true,
      afterwards: 'business_development_executive',
      restarts: 'errors',
    },
    message: { kind: 'text' },
    ...country('+84', 'vn'),
    lang,
  },
};
