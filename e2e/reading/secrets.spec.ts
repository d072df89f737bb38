import { readdirSync, readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from '@playwright/test';

import { variables } from '../../scripts/env/variables';
import { releasesDir, setting } from '../support/stack';

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

const release = realpathSync(join(releasesDir, 'current'));
// The compressed twins hold the same bytes.
const files = filesBelow(release).filter((file) => !/\.(br|gz)$/.test(file));

/** Files that hold the text, plain or in base64. */
const holding = (text: string): string[] => {
  const forms = [text, Buffer.from(text).toString('base64').replace(/=+$/, '')];
  return files.filter((file) => {
    const bytes = readFileSync(file);
    return forms.some((form) => bytes.includes(form));
  });
};

test('no secret of the settings is in any file of the release', () => {
  const names = [
    ...variables.filter(({ secret }) => secret).map(({ name }) => name),
    'TEAM_CHAT_WEBHOOK_URL',
  ];
  const secrets = names.flatMap((name) => setting(name).split(','));
  expect(secrets.length).toBeGreaterThan(8);
  expect(files.length).toBeGreaterThan(500);
  for (const secret of secrets) {
    expect(secret.length).toBeGreaterThanOrEqual(16);
    expect(holding(secret)).toEqual([]);
  }
});

test('the search for secrets finds a text that is in the release', () => {
  expect(holding(setting('GATSBY_SITE_URL')).length).toBeGreaterThan(0);
});
