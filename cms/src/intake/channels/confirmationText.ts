/**
 * The e-mail that tells visitors that we have what they sent. It repeats nothing of what they wrote: otherwise anybody could
 * let us send their own words to a stranger. What the catalogue says of a purchase is ours.
 */
import type { FormId } from '../../forms/definition';
import { type Lang, locales } from '../../forms/locales';
import { lineText, linesOfCatalogue } from '../../forms/telling';
import type { Values } from '../form/forms';
import { say } from '../form/strings';

interface Mail {
  subject: string;
  text: string;
}

const summaryOf = (form: FormId, lang: Lang, values: Values): string => {
  const lines = linesOfCatalogue(locales[lang], form, values).map(lineText);
  return lines.length > 0 ? `\n\n${lines.join('\n')}` : '';
};

export const confirmationText = (form: FormId, lang: Lang, values: Values = {}): Mail => {
  const what = say(lang, `${form}.confirmation.what`);
  const next = say(lang, `${form}.confirmation.next`);
  return {
    subject: say(lang, 'confirmation.subject', { what }),
    text: `${say(lang, 'confirmation.text', { what, next, summary: summaryOf(form, lang, values) })}\n`,
  };
};
