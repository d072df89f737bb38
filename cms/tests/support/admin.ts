import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { type Answer, type Entry, call } from './api';
import { currentRun } from './run';

let session: Promise<string> | undefined;

const memoOf = ({ HOME = '' }: NodeJS.ProcessEnv): string => path.join(HOME, 'admin-token');

/** Logs in with the sample administrator, once per CMS: Strapi limits the attempts, and test files share nothing else. */
const logIn = async (): Promise<string> => {
  const { env } = currentRun();
  const { CMS_ADMIN_EMAIL: email, CMS_ADMIN_PASSWORD: password } = env;
  const memo = memoOf(env);
  if (existsSync(memo)) return readFileSync(memo, 'utf8');
  const { body, status, text } = await call<{ data: { token: string } }>('/admin/login', {
    method: 'POST',
    json: { email, password },
  });
  if (status !== 200) throw new Error(`The log-in answered ${status}: ${text}`);
  writeFileSync(memo, body.data.token);
  return body.data.token;
};

/** Calls an address of the admin as the sample administrator. */
export const asAdmin = async <Content>(
  path: string,
  method = 'GET',
  json?: unknown,
): Promise<Answer<Content>> => {
  session ??= logIn();
  const answer = await call<Content>(path, { method, json, token: await session });
  if (answer.status !== 401) return answer;
  // A token lasts for half an hour, and a busy machine may take longer over all the tests.
  rmSync(memoOf(currentRun().env), { force: true });
  session = logIn();
  return call<Content>(path, { method, json, token: await session });
};

/** What the content manager answers to a save or a publish. */
export interface Saved {
  data: Entry;
  error?: { message: string; details: { errors: { path: string[]; message: string }[] } };
}

/** The content manager's calls for one content type, as the forms of the admin make them. */
export const contentManager = (uid: string) => {
  const base = `/content-manager/collection-types/${uid}`;
  const at = (documentId: string, action = '', locale = 'en') =>
    `${base}/${documentId}${action}?locale=${locale}`;
  return {
    create: (data: object, locale = 'en') => asAdmin<Saved>(`${base}?locale=${locale}`, 'POST', data),
    save: (documentId: string, data: object, locale = 'en') =>
      asAdmin<Saved>(at(documentId, '', locale), 'PUT', data),
    publish: (documentId: string, data: object, locale = 'en') =>
      asAdmin<Saved>(at(documentId, '/actions/publish', locale), 'POST', data),
    unpublish: (documentId: string, locale = 'en') =>
      asAdmin<Saved>(at(documentId, '/actions/unpublish', locale), 'POST', {}),
    remove: (documentId: string, locale = '*') => asAdmin<unknown>(at(documentId, '', locale), 'DELETE'),
  };
};
