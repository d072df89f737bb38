/** Our words in the place of Strapi's, over the form of somebody who is logged out: an update may rename them. */
import { readFileSync } from 'node:fs';
import path from 'node:path';

import { savingStrings } from './strings';

const strapi = path.join(__dirname, ...['..', '..', '..', 'node_modules', '@strapi', 'admin']);
const english = path.join(strapi, ...['dist', 'admin', 'admin', 'src', 'translations', 'en.json.js']);

it.each(['en', 'vi'] as const)(
  'says that what was written is kept, where Strapi says that it is lost: %s',
  (language) => {
    const strings: Readonly<Record<string, string>> = savingStrings[language];
    const ours = Object.keys(strings).filter((key) => key.startsWith('app.session.ended.'));
    expect(ours).toContain('app.session.ended.unsaved');
    const all = readFileSync(english, 'utf8');
    expect(ours.filter((key) => !all.includes(`"${key}"`))).toEqual([]);
    expect(strings['app.session.ended.unsaved']).toContain(`“${strings['saving.button']}”`);
  },
);
