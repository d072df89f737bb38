import { resolve } from 'node:path';

import type { CreatePagesArgs } from 'gatsby';

import { languages, toLocale } from '../../src/i18n/locales';

const slices = {
  'site-footer': 'src/features/shell/FooterSlice.tsx',
  'blog-sidebar': 'src/features/blog/SidebarSlice.tsx',
} as const;

/**
 * The parts that show the latest posts are slices: a changed title renders one slice, not every page. A slice
 * has no page context, so there is one per language.
 */
export const createSlices = ({ actions }: CreatePagesArgs): void => {
  for (const [name, file] of Object.entries(slices)) {
    for (const language of languages) {
      actions.createSlice({
        id: `${name}--${language}`,
        component: resolve(file),
        context: { language, locale: toLocale(language) },
      });
    }
  }
};
