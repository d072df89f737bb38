import { object } from 'yup';

import { otherPackageNames, packages } from '../../config/packages';
import type { FormRules } from '../shared/definition';
import { multipart } from '../shared/submission/multipart';
import {
  countryRules,
  emailField,
  messageRule,
  nameRule,
  optionRule,
  phoneRule,
} from '../shared/validation/rules';

/** The order of a web package: the develop-web request (docs/specification/forms.md, 'Package order'). */
export const orderRules: FormRules = {
  schema: object({
    name: nameRule(),
    email: emailField(),
    phone: phoneRule(),
    ...countryRules,
    subject: optionRule([...packages, ...otherPackageNames]),
    message: messageRule(),
  }),
  request: multipart,
};
