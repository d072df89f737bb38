import { readFileSync } from 'node:fs';

interface Stack {
  /** Every setting of `.env.example` as this run has it. */
  readonly settings: Readonly<Record<string, string>>;
  /** Process id of the CMS. */
  readonly cmsPid: number;
}

const file = process.env.E2E_SETTINGS_FILE;
if (!file) throw new Error('E2E_SETTINGS_FILE is not set: start the journeys with `npm run test:e2e`');

/** Where the settings of this run stand; its folder goes when the run ends. */
export const settingsFile = file;

export const stack = JSON.parse(readFileSync(file, 'utf8')) as Stack;

/** One setting of the running stack. @throws when it has no such setting. */
export const setting = (name: string): string => {
  const value = stack.settings[name];
  if (value === undefined) throw new Error(`The stack of this run has no setting ${name}`);
  return value;
};

export const siteUrl = setting('GATSBY_SITE_URL');
export const cmsUrl = setting('CMS_PUBLIC_URL');
export const releasesDir = setting('RELEASES_DIR');
