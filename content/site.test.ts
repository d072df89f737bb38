import { parseEnv } from 'node:util';

import { read, siteSettings } from '../jest/content';

/** content/site.yml is the source: what visitors are told to write to gets what they send with a form. */
describe('the addresses of content/site.yml', () => {
  const { hello, sales } = siteSettings.emails;

  it('are those that the forms are sent to', () => {
    expect(parseEnv(read('.env.example'))).toMatchObject({ MAIL_TO: hello, MAIL_TO_SALES: sales });
  });

  it.each([
    ['MAIL_TO', hello],
    ['MAIL_TO_SALES', sales],
  ])('are what the CMS takes without %s', (name, address) => {
    expect(read('cms/src/intake/settings.ts')).toContain(`'${name}', '${address}'`);
  });
});
