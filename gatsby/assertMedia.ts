import type { GatsbyNode } from 'gatsby';

/**
 * A file the CMS could not deliver is only logged by gatsby-source-strapi: the page would go out with a hole.
 * Here it fails the build instead.
 */
export const onPostBootstrap: GatsbyNode['onPostBootstrap'] = ({ getNodesByType, reporter }) => {
  const missing = getNodesByType('STRAPI__MEDIA').filter((media) => !media.localFile___NODE);
  if (missing.length === 0) return;
  reporter.panic(
    `The CMS did not deliver ${missing.length} file(s): ${missing.map(({ url }) => url).join(', ')}`,
  );
};
