import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const components = readdirSync('src', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /(?<!\.test)\.tsx$/.test(entry.name))
  .map(({ parentPath, name }) => join(parentPath, name));

/** Each import of a CSS module in a component: the name it has there, and the module's text. */
const importsOf = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(/import \* as (\w+) from '(\.[^']+\.module\.css)'/g)].map(
    ([, name = '', path = '']) => ({ name, css: readFileSync(join(dirname(file), path), 'utf8') }),
  );

/** Classes that a component asks for, and that the module it asks has not. */
const missingIn = (file: string): string[] => {
  const text = readFileSync(file, 'utf8');
  return importsOf(file).flatMap(({ name, css }) =>
    [...new Set([...text.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))].map(([, asked = '']) => asked))]
      .filter((asked) => !new RegExp(`\\.${asked.replace(/[A-Z]/g, '-?$&')}\\b`, 'i').test(css))
      .map((asked) => `${file}: ${asked}`),
  );
};

test('components ask only for classes that their styles have: each other one costs a page bytes for nothing', () => {
  expect(components.flatMap(importsOf).length).toBeGreaterThan(100);
  expect(components.flatMap(missingIn)).toEqual([]);
});
