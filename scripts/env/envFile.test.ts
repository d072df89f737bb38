import { readdirSync, readFileSync, statSync } from 'node:fs';

import { readEnvFile } from '../../node-lib/envFile';
import { inRoot } from '../../node-lib/root';
import { TemporaryFolder } from '../../node-lib/temporaryFolder';
import { ensureEnvFile } from './envFile';
import { variables } from './variables';

let folder: TemporaryFolder;
let file: string;
beforeEach(() => {
  folder = new TemporaryFolder();
  file = folder.file('.env');
});
afterEach(() => folder.remove());

const modeOf = (name: string) => (statSync(name).mode & 0o777).toString(8);

it('is written with every setting when there is none, for the owner alone', () => {
  const added = ensureEnvFile(file, {});
  const values = readEnvFile(file);
  expect(added).toEqual(variables.map(({ name }) => name));
  expect(Object.keys(values).sort()).toEqual([...added].sort());
  expect(modeOf(file)).toBe('600');
  expect(readdirSync(folder.root)).toEqual(['.env']);
});

it('has long random secrets, other ones every time', () => {
  ensureEnvFile(file, {});
  const other = folder.file('other');
  ensureEnvFile(other, {});
  const [first, second] = [readEnvFile(file), readEnvFile(other)];
  for (const { name } of variables.filter(({ secret }) => secret)) {
    expect(first[name]?.length).toBeGreaterThanOrEqual(16);
    expect(first[name]).not.toBe(second[name]);
  }
  expect(first.CMS_ADMIN_PASSWORD).toMatch(/^(?=.*[a-z])(?=.*[A-Z])(?=.*\d).{8,}$/);
  expect(first.APP_KEYS?.split(',')).toHaveLength(2);
});

it('lets addresses follow the ports it was written with', () => {
  ensureEnvFile(file, { SITE_PORT: '9190', CMS_PORT: '9191' });
  expect(readEnvFile(file)).toMatchObject({
    GATSBY_SITE_URL: 'http://localhost:9190',
    GATSBY_SITE_API_URL: 'http://localhost:9191/api',
    REBUILD_HOOK_URL: 'http://localhost:9190/hooks/rebuild',
    CMS_ORIGINS: 'http://localhost:9190,http://localhost:8000',
  });
});

it('gets what is missing and keeps every line it has', () => {
  const own = '# mine\nSITE_PORT=9150 # why\n\nSTRAPI_TOKEN=\nEXTRA="kept as it is"';
  folder.write('.env', own);
  const added = ensureEnvFile(file, {});
  const text = readFileSync(file, 'utf8');
  expect(text.startsWith(`${own}\n`)).toBe(true);
  expect(added).toContain('REBUILD_HOOK_SECRET');
  expect(added).not.toContain('SITE_PORT');
  expect(added).not.toContain('STRAPI_TOKEN');
  expect(readEnvFile(file).GATSBY_SITE_URL).toBe('http://localhost:9150');
  expect(modeOf(file)).toBe('600');
});

it('is left alone when it is complete', () => {
  ensureEnvFile(file, {});
  const before = readFileSync(file, 'utf8');
  expect(ensureEnvFile(file, { SITE_PORT: '1' })).toEqual([]);
  expect(readFileSync(file, 'utf8')).toBe(before);
});

it('is explained by .env.example: the same names and the same defaults', () => {
  const example = readEnvFile(inRoot('.env.example'));
  ensureEnvFile(file, {});
  const written = readEnvFile(file);
  expect(Object.keys(example).sort()).toEqual(Object.keys(written).sort());
  for (const { name, secret } of variables)
    expect([name, example[name]]).toEqual([name, secret ? '' : written[name]]);
});
