import { object } from 'yup';

import { positions } from '../../config/formLimits';
import type { FormRules } from '../shared/definition';
import { multipart } from '../shared/submission/multipart';
import {
  countryRules,
  emailField,
  filesRule,
  messageRule,
  nameRule,
  optionRule,
  phoneRule,
} from '../shared/validation/rules';

/** The career application (docs/specification/forms.md, 'Career application'). */
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
