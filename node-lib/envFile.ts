import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';

/** Reads a `.env` file as Node itself does, and with it the CMS; one that is not there is empty. */
export function readEnvFile(file: string): Record<string, string> {
  return existsSync(file) ? (parseEnv(readFileSync(file, 'utf8')) as Record<string, string>) : {};
}

/** The settings a program is started with: those of the file, unless the environment says otherwise. */
export function loadSettings(
  file: string,
  environment: Record<string, string | undefined>,
): Record<string, string> {
  const set = Object.entries(environment).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return { ...readEnvFile(file), ...Object.fromEntries(set) };
}
