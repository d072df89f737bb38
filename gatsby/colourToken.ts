import { readFileSync } from 'node:fs';

// Read as the module comes: the folder is that of the project then.
const tokens = readFileSync('src/styles/tokens.css', 'utf8');

/**
 * A base colour of `src/styles/tokens.css`, for what is drawn outside of a page: `#` and six digits.
 *
 * @throws when there is no such colour
 */
export const colourToken = (name: string): string => {
  const [, value] = new RegExp(`^ *--${name}: (#[0-9a-f]{6});$`, 'm').exec(tokens) ?? [];
  if (!value) throw new Error(`src/styles/tokens.css has no colour --${name}`);
  return value;
};
