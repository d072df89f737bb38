import type { FormId } from '../../../../cms/src/forms/definition';
import form from '../../../../cms/src/forms/locales/en/form.json';
import intake from '../../../../cms/src/forms/locales/en/intake.json';
import { messageText } from '../../../../cms/src/forms/telling';
import type { FormBody } from '../../../api-client/postForm';
import type { Sending, Values } from '../definition';

/**
 * A form as a message to the team's chat, in Slack's shape and in English, whatever the visitor's language
 * (docs/specification/calls.md, 'Chat messages').
 */
export const chatBody = (id: FormId, values: Values, { language, captcha, website }: Sending): FormBody => ({
  json: {
    text: messageText({ form, intake }, id, values),
    username: 'Website',
    icon_emoji: ':envelope:',
    metadata: {
      event_type: id,
      event_payload: { ...values, lang: language, captcha, website },
    },
  },
});
