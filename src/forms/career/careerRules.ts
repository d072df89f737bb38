import { object } from 'yup';

import { positions } from '../../config/formLimits';
import type { FormRules } from '../shared/definition';
import { multipart } from '../shared/submission/multipart';
import { filesRule, messageRule, optionRule, personRules } from '../shared/validation/rules';

/** The career application (docs/specification/forms.md, 'Career application'). */
export const careerRules: FormRules = {
  schema: object({
    ...personRules(),
    position: optionRule(positions),
    message: messageRule(),
    files: filesRule().min(1, 'required'),
  }),
  request: multipart,
  afterwards: { position: 'business_development_executive' },
};
