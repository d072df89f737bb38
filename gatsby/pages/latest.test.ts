import { existsSync } from 'node:fs';

import { fakeBuild } from '../../jest/fakeBuild';
import { isInSitemap } from '../sitemap';
import { createLatestPages } from './latest';

describe('the pages that fragments are cut out of', () => {
  const build = fakeBuild();
  createLatestPages(build.args);

  it('are one of each language, of a template that exists', () => {
    expect(build.paths()).toEqual(['/en/fragments/latest/', '/vn/fragments/latest/']);
    expect(build.pages.map(({ context }) => [context.language, context.locale])).toEqual([
      ['en', 'en'],
      ['vn', 'vi'],
    ]);
    expect(build.pages.filter(({ component }) => !existsSync(component))).toEqual([]);
  });

  it('are not in the sitemap, which is the only list of all pages', () => {
    const listed = build.pages.filter(({ context }) => isInSitemap({ pageContext: context }));
    expect(listed).toEqual([]);
  });
});
