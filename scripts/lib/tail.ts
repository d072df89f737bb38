import { readFileSync } from 'node:fs';

const errorLine = /^\s*(error|fatal)\b|^\s*[A-Za-z]*Error:/i;
const errorLines = 8;

/** The lines of a log without colours, empty lines, and progress lines that overwrite each other. */
function linesOf(file: string | undefined): string[] {
  if (!file) return [];
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    return [];
  }
  // A literal must not hold the control character that colours begin with.
  const colours = new RegExp(`${String.fromCharCode(27)}\\[[0-9;?]*[A-Za-z]`, 'g');
  const plain = text.replace(colours, '').split(/\r?\n|\r/);
  return plain.map((line) => line.trimEnd()).filter((line) => line !== '');
}

/** The last lines of a log. */
export function tail(file: string | undefined, count = 20): string {
  return linesOf(file).slice(-count).join('\n');
}

/** The last lines of a log, and before them the first error when it stands further up. */
export function excerpt(file: string | undefined, count = 20): string {
  const lines = linesOf(file);
  const end = Math.max(0, lines.length - count);
  const first = lines.findIndex((line) => errorLine.test(line));
  const error =
    first >= 0 && first < end ? [...lines.slice(first, Math.min(first + errorLines, end)), '…'] : [];
  return [...error, ...lines.slice(end)].join('\n');
}

/** A whole log, readable; of a very long one its end. */
export function fullText(file: string): string {
  return tail(file, 2_000);
}
