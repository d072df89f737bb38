import { withCleanPart } from './cleanPart';
import type { Part } from './testParts';

const part = (name: string): Part => ({ name, title: name, run: async () => null });

it('git is looked at when every other part has ended', () => {
  const parts = withCleanPart([part('format'), part('site')]);
  expect(parts.map(({ name }) => name)).toEqual(['format', 'site', 'clean']);
  expect(parts.at(-1)?.after).toEqual(['format', 'site']);
});
