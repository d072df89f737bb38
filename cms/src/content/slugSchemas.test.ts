/** The slugs in the schemas of all types and components, against what the code takes. */
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

import { LONGEST_SLUG } from './slugOf';

interface Schema {
  attributes: Record<string, { type: string; maxLength?: number; regex?: string } | undefined>;
}

const SOURCE = path.join(__dirname, '..');

const slugs = ['api', 'components']
  .flatMap((folder) =>
    readdirSync(path.join(SOURCE, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
      path.join(folder, file),
    ),
  )
  .filter((file) => file.endsWith('.json'))
  .flatMap((file) => {
    const { attributes }: Schema = JSON.parse(readFileSync(path.join(SOURCE, file), 'utf8'));
    return Object.entries(attributes).flatMap(([name, attribute]) =>
      attribute && (name === 'slug' || attribute.type === 'uid') ? [{ file, ...attribute }] : [],
    );
  });

it('the slugs of five types and of layouts are known', () => {
  expect(slugs).toHaveLength(6);
});

it.each(slugs)('a slug is no longer than a folder of the site can be named: $file', ({ maxLength }) => {
  expect(maxLength).toBe(LONGEST_SLUG);
});

it.each(slugs.filter(({ type }) => type === 'uid'))(
  'the form is left without a pattern, which it would show to editors as it stands: $file',
  ({ regex }) => {
    expect(regex).toBe('.*');
  },
);
