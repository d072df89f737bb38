import { otherPackageNames, packages } from './choices';
import type { Form } from './definition';
import { country, inVietnamese, person } from './fields';

/** docs/specification/forms.md, 'Package order' */
export const order: Form = {
  id: 'order',
  path: 'develop-web-request',
  sentAs: 'multipart',
  strings: { namespace: 'order' },
  captcha: 'visible',
  recipient: 'sales',
  fields: {
    ...person(['vn', 'au']),
    subject: {
      kind: 'choice',
      as: 'select',
      values: packages,
      alsoTaken: otherPackageNames,
      named: true,
      stays: true,
    },
    message: { kind: 'text' },
    ...country('+84', 'vn'),
    lang: inVietnamese,
  },
};
