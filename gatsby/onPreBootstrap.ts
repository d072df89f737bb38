import type { GatsbyNode } from 'gatsby';

import { copyDemoFonts } from './demoFonts';
import { checkCms } from './strapi/checkCms';

/** Before anything is read. By now Gatsby has removed the styles of an earlier build from `public`. */
export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = async ({ reporter }) => {
  await checkCms(reporter);
  copyDemoFonts('public');
};
