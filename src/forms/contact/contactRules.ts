import { object } from 'yup';

import shell from '../../../content/locales/en/shell.json';
import { subjects, type Subject } from '../../config/formLimits';
import type { FormRules } from '../shared/definition';
import { messageRule, optionRule, personRules } from '../shared/validation/rules';

/** As the team reads it in its chat, whatever the visitor's language. */
const names: Readonly<Record<Subject, string>> = shell.message.subjects;

/** The contact form: a message to the team's chat, in Slack's shape (docs/specification/calls.md, 'Chat messages'). */
export const contactRules: FormRules = {
  schema: object({
    ...personRules(),
    subject: optionRule(subjects),
    message: messageRule(),
  }),
  request: (values, { language, captcha, website }) => {
    const { name, countryName, countryCode, phone, email, subject, message } = values;
    const text = [
      `Name: ${name}`,
      `Country: ${countryName} (${countryCode})`,
      `Phone: ${phone}`,
      `Email: ${email}`,
      `Subject: Need ${names[subject as Subject] ?? subject}`,
      `Message: ${message}`,
    ].join('\n');
    return {
      json: {
        text,
        username: 'Website',
        icon_emoji: ':envelope:',
        metadata: {
          event_type: 'contact',
          event_payload: { ...values, lang: language, captcha, website },
        },
      },
    };
  },
};
