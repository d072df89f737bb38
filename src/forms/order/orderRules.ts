import { object } from 'yup';

import { otherPackageNames, packages } from '../../config/packages';
import type { FormRules } from '../shared/definition';
import { multipart } from '../shared/multipart';
import { countryRules, emailField, messageRule, nameRule, optionRule, phoneRule } from '../shared/rules';

/** The order of a web package: the develop-web request (decisions, 'package order'). */
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
