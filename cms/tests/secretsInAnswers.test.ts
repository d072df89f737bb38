/** No secret reaches a browser: every kind of answer that strangers get is searched for all of them. */
import { call } from './support/api';
import { FORM_NAMES, PATHS, VALID, send, sendRaw } from './support/forms';
import { currentRun } from './support/run';

const SECRETS = [
  'CMS_ADMIN_PASSWORD',
  'CAPTCHA_SECRET',
  'TEAM_CHAT_WEBHOOK_URL',
  'STRAPI_TOKEN',
  'REBUILD_HOOK_SECRET',
  'APP_KEYS',
  'API_TOKEN_SALT',
  'ADMIN_JWT_SECRET',
  'TRANSFER_TOKEN_SALT',
  'JWT_SECRET',
  'ENCRYPTION_KEY',
];

const secrets = (): string[] =>
  SECRETS.flatMap((name) => (currentRun().env[name] ?? '').split(',')).flatMap((secret) => [
    secret,
    Buffer.from(secret).toString('base64').replace(/=+$/, ''),
  ]);

const found = (text: string): string[] => secrets().filter((secret) => text.includes(secret));

const wholeAnswer = async (response: Response): Promise<string> =>
  `${JSON.stringify([...response.headers])}\n${await response.text()}`;

const ADDRESSES = [
  '/',
  '/_health',
  '/admin',
  '/admin/init',
  '/admin/project-settings',
  '/api',
  '/api/nothing',
  '/api/dicom-blogs?populate=*',
  '/api/dicom-blogs?filters[nothing]=1',
  '/api/collection-page?populate=*',
  '/api/visitor-locale',
  '/api/content-revision',
  '/api/content-changes',
  '/intake/submissions.csv',
  ...FORM_NAMES.map((form) => `/api/captcha?form=${form}`),
];

it('there are secrets to search for', () => {
  expect(secrets().every((secret) => secret.length >= 16)).toBe(true);
  expect(found(`x${currentRun().env.JWT_SECRET}y`)).toHaveLength(1);
});

it.each(ADDRESSES)('GET %s answers without a secret', async (address) => {
  expect(found(await wholeAnswer(await fetch(`${currentRun().url}${address}`)))).toEqual([]);
});

it.each(FORM_NAMES)('the form %s answers without a secret, taken, refused and as a page', async (form) => {
  const taken = await send(form);
  expect(taken.status).toBe(200);
  const refused = await sendRaw(form, { ...VALID[form], email: 'x' });
  expect(refused.status).toBe(400);
  const page = await fetch(`${currentRun().url}${PATHS[form]}`, {
    method: 'POST',
    headers: { accept: 'text/html' },
    body: new URLSearchParams({ form, lang: 'vn' }),
  });
  expect(page.status).toBe(400);
  for (const text of [taken.text, refused.text, await wholeAnswer(page)]) expect(found(text)).toEqual([]);
});

it('a malformed body is refused without a secret', async () => {
  const { text } = await call('/api/team-chat', { method: 'POST', json: { metadata: 1 } });
  expect(found(text)).toEqual([]);
});
