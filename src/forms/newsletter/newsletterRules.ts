import { object } from 'yup';

import type { FormRules } from '../shared/definition';
import { emailField } from '../shared/rules';

/** The newsletter: an address to the team's chat (specification part 1, section 7). */
export const newsletterRules: FormRules = {
  schema: object({ email: emailField() }),
  request: ({ email = '' }, { language, captcha, website }) => ({
    json: {
      text: `Subscribe Email: ${email}`,
      username: 'Website',
      icon_emoji: ':envelope:',
      metadata: {
        event_type: 'subscribe',
        event_payload: { email, lang: language, captcha, website },
      },
    },
  }),
};
