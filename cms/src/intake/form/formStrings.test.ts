/** A visitor reads the same strings from the site and from the CMS: those of content/locales. */
import { readFileSync } from 'node:fs';
import path from 'node:path';

import { choiceNames } from '../description/choiceNames';
import { type FormId, forms } from './forms';
import { messageFor } from './messages';
import { pageStrings } from '../reply/pageStrings';
import { CMS_DIR } from '../../../tests/support/paths';

interface FormStrings {
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

const formStringsOf = (form: FormId, lang: 'en' | 'vn'): FormStrings => {
  const [file, part] = rooms[form];
  const json = stringsOf(file, lang);
  return (part ? json[part] : json) as FormStrings;
};

const cases = (Object.keys(forms) as FormId[]).flatMap((form) =>
  (['en', 'vn'] as const).map((lang) => [form, lang] as const),
);

describe.each(cases)('%s (%s)', (form, lang) => {
  const strings = formStringsOf(form, lang);

  it('says every error in the words of the site', () => {
    const said = Object.fromEntries(
      Object.entries(strings.errors).map(([field, codes]) => [
        field,
        Object.fromEntries(Object.keys(codes).map((code) => [code, messageFor(form, lang, field, code)])),
      ]),
    );
    expect(said).toEqual(strings.errors);
  });

  it('says thank you in the words of the site', () => {
    expect(pageStrings(lang).success(form, 'sales@saola.example')).toBe(
      strings.alerts.sent.replace('{{email}}', 'sales@saola.example'),
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
