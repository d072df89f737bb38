import { object } from 'yup';

import { otherPackageNames, packages } from '../../config/packages';
import type { FormRules } from '../shared/definition';
import { multipart } from '../shared/submission/multipart';
import { messageRule, optionRule, personRules } from '../shared/validation/rules';

/** The order of a web package: the develop-web request (docs/specification/forms.md, 'Package order'). */
export const orderRules: FormRules = {
  schema: object({
    ...personRules(),
    subject: optionRule([...packages, ...otherPackageNames]),
    message: messageRule(),
  }),
  request: multipart,
};
