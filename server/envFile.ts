import { readFileSync } from 'node:fs';

const line = /^\s*([A-Z][A-Z0-9_]*)\s*=\s*(.*?)\s*$/;

/** Reads the text of a `.env` file: `NAME=value` lines, values bare or in quotes, `#` comments. */
export function parseEnv(text: string): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [, name, value] of text.split(/\r?\n/).map((each) => line.exec(each) ?? [])) {
    if (name === undefined || value === undefined) continue;
    const quoted = /^(["'])(.*)\1(\s+#.*)?$/.exec(value);
    found[name] = quoted ? (quoted[2] ?? '') : value.replace(/(^|\s+)#.*$/, '');
  }
  return found;
}

/** Reads a `.env` file; one that is not there is empty. */
export function readEnvFile(file: string): Record<string, string> {
  try {
    return parseEnv(readFileSync(file, 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw error;
  }
}
