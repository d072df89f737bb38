import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Writes a file unless it has this text already. @returns whether it was written */
export const keepFile = async (file: string, text: string): Promise<boolean> => {
  if (text === (await readFile(file, 'utf8').catch(() => undefined))) return false;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
  return true;
};
