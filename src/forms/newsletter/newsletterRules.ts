import { object } from 'yup';

import type { FormRules } from '../shared/definition';
import { emailField } from '../shared/validation/rules';

/** The newsletter: an address to the team's chat (docs/specification/calls.md, 'Chat messages'). */
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
