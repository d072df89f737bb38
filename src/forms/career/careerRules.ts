import { object } from 'yup';

import { positions } from '../../config/formLimits';
import type { FormRules } from '../shared/definition';
import { multipart } from '../shared/multipart';
import {
  countryRules,
  emailField,
  filesRule,
  messageRule,
  nameRule,
  optionRule,
  phoneRule,
} from '../shared/rules';

/** The career application (specification part 1, sections 4 and 5). */
export const careerRules: FormRules = {
  schema: object({
    name: nameRule(),
    email: emailField(),
    phone: phoneRule(),
    ...countryRules,
    position: optionRule(positions),
    message: messageRule(),
    files: filesRule().min(1, 'required'),
  }),
  request: multipart,
  afterwards: { position: 'business_development_executive' },
};
