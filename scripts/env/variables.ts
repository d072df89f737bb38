import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';

import { parse } from 'yaml';

import { inRoot } from '../../node-lib/root';

/** A setting of the project: its name and its first value, which may follow from other settings. */
export interface Variable {
  name: string;
  first: (read: (name: string) => string) => string;
  /** Random, and never to be found in what visitors get. */
  secret?: true;
}

const plain = (name: string, value: string): Variable => ({ name, first: () => value });
const random = (bytes: number): string => randomBytes(bytes).toString('base64url');
const secret = (name: string, first = () => random(32)): Variable => ({ name, first, secret: true });
const local = (name: string, port: string, path = ''): Variable => ({
  name,
  first: (read) => `http://localhost:${read(port)}${path}`,
});

/** What visitors are told to write to: what they send with a form goes there as well. */
const siteEmails = () =>
  (parse(readFileSync(inRoot('content', 'site.yml'), 'utf8')) as { emails: { hello: string; sales: string } })
    .emails;

/** Every setting of `.env`, in the order of `.env.example`, which explains them. */
export const variables: Variable[] = [
  plain('SITE_HOST', '0.0.0.0'),
  plain('SITE_PORT', '9000'),
  plain('CMS_HOST', '0.0.0.0'),
  plain('CMS_PORT', '1337'),
  plain('SMTP_HOST', '127.0.0.1'),
  plain('SMTP_PORT', '1025'),
  plain('INBOX_PORT', '1080'),
  plain('MAIL_FROM', 'website@saola.example'),
  { name: 'MAIL_TO', first: () => siteEmails().hello },
  { name: 'MAIL_TO_SALES', first: () => siteEmails().sales },
  local('GATSBY_SITE_URL', 'SITE_PORT'),
  local('GATSBY_CONTENT_API_URL', 'CMS_PORT', '/api'),
  local('GATSBY_SITE_API_URL', 'CMS_PORT', '/api'),
  local('STRAPI_URL', 'CMS_PORT'),
  local('CMS_PUBLIC_URL', 'CMS_PORT'),
  { name: 'CMS_ORIGINS', first: (read) => `http://localhost:${read('SITE_PORT')},http://localhost:8000` },
  local('REBUILD_HOOK_URL', 'SITE_PORT', '/hooks/rebuild'),
  plain('RELEASES_DIR', 'releases'),
  plain('CMS_ADMIN_EMAIL', 'admin@saola.example'),
  // The suffix makes sure of the small letter, the capital and the digit that the CMS asks for.
  secret('CMS_ADMIN_PASSWORD', () => `${random(12)}aA1`),
  plain('CMS_SEED', 'true'),
  plain('DATABASE_CLIENT', 'sqlite'),
  plain('DATABASE_FILENAME', '.tmp/data.db'),
  plain('INTAKE_FILES_DIR', '.tmp/intake'),
  secret('CAPTCHA_SECRET'),
  secret('STRAPI_TOKEN', () => randomBytes(64).toString('hex')),
  secret('REBUILD_HOOK_SECRET'),
  secret('APP_KEYS', () => `${random(32)},${random(32)}`),
  secret('API_TOKEN_SALT'),
  secret('ADMIN_JWT_SECRET'),
  secret('TRANSFER_TOKEN_SALT'),
  secret('JWT_SECRET'),
  secret('ENCRYPTION_KEY'),
];

/** A complete set of settings: what is given, first values for the rest. */
export function completeSettings(given: Record<string, string | undefined>): Record<string, string> {
  const found: Record<string, string> = {};
  const read = (name: string): string => {
    const variable = variables.find((each) => each.name === name);
    return (found[name] ??= given[name] || variable?.first(read) || '');
  };
  for (const { name } of variables) read(name);
  return found;
}
