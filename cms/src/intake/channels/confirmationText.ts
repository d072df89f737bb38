/**
 * The e-mail that tells visitors that we have what they sent. It repeats nothing of it: otherwise anybody could let us
 * send their own words to a stranger.
 */
import type { FormId } from '../../forms/definition';
import type { Lang } from '../../forms/locales';
import { say } from '../form/strings';

interface Mail {
  subject: string;
  text: string;
}

export const confirmationText = (form: FormId, lang: Lang): Mail => {
  const what = say(lang, `${form}.confirmation.what`);
  const next = say(lang, `${form}.confirmation.next`);
  return {
    subject: say(lang, 'confirmation.subject', { what }),
    text: `${say(lang, 'confirmation.text', { what, next })}\n`,
  };
};
