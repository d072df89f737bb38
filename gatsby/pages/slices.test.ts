import { existsSync } from 'node:fs';

import { fakeBuild } from '../../jest/fakeBuild';
import { createSlices } from './slices';

const build = fakeBuild();
createSlices(build.args);

describe('the slices', () => {
  it('are footer and sidebar, one per language', () => {
    expect(build.slices.map(({ id }) => id)).toEqual([
      'site-footer--en',
      'site-footer--vn',
      'blog-sidebar--en',
      'blog-sidebar--vn',
    ]);
  });

  it('know their language and what it is called in the CMS: they have no page context', () => {
    expect(build.slices.map(({ context }) => context)).toEqual([
      { language: 'en', locale: 'en' },
      { language: 'vn', locale: 'vi' },
      { language: 'en', locale: 'en' },
      { language: 'vn', locale: 'vi' },
    ]);
  });

  it('have a component that exists', () => {
    expect(build.slices.filter(({ component }) => !existsSync(component))).toEqual([]);
  });
});
