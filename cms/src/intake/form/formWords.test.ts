/** A visitor reads the same words from the site and from the CMS: those of content/locales. */
import { readFileSync } from 'node:fs';
import path from 'node:path';

import { choiceNames } from '../description/choiceNames';
import { type FormId, forms } from './forms';
import { messageFor } from './messages';
import { pageTexts } from '../reply/pageTexts';
import { CMS_DIR } from '../../../tests/support/paths';

interface Words {
  errors: Record<string, Record<string, string>>;
  alerts: { sent: string };
}

const rooms: Record<FormId, [file: string, part?: string]> = {
  contact: ['form', 'contact'],
  subscribe: ['form', 'newsletter'],
  career: ['careers', 'form'],
  order: ['order'],
  quote: ['quote'],
};

const stringsOf = (file: string, lang: 'en' | 'vn'): Record<string, unknown> =>
  JSON.parse(
    readFileSync(path.join(CMS_DIR, '..', 'content', 'locales', lang, `${file}.json`), 'utf8'),
  ) as Record<string, unknown>;

const wordsOf = (form: FormId, lang: 'en' | 'vn'): Words => {
  const [file, part] = rooms[form];
  const json = stringsOf(file, lang);
  return (part ? json[part] : json) as Words;
};

const cases = (Object.keys(forms) as FormId[]).flatMap((form) =>
  (['en', 'vn'] as const).map((lang) => [form, lang] as const),
);

describe.each(cases)('%s (%s)', (form, lang) => {
  const words = wordsOf(form, lang);

  it('says every error in the words of the site', () => {
    const said = Object.fromEntries(
      Object.entries(words.errors).map(([field, codes]) => [
        field,
        Object.fromEntries(Object.keys(codes).map((code) => [code, messageFor(form, lang, field, code)])),
      ]),
    );
    expect(said).toEqual(words.errors);
  });

  it('says thank you in the words of the site', () => {
    expect(pageTexts(lang).success(form, 'sales@saola.example')).toBe(
      words.alerts.sent.replace('{{email}}', 'sales@saola.example'),
    );
  });
});

describe.each(['en', 'vn'] as const)('what is chosen by a code (%s)', (lang) => {
  it('is called what the site calls it', () => {
    expect(stringsOf('shell', lang)).toMatchObject({ message: { subjects: choiceNames[lang].subject } });
    expect(stringsOf('careers', lang)).toMatchObject({
      form: { own: { positions: choiceNames[lang].position } },
    });
  });
});
