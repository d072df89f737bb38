import { graphql, useStaticQuery } from 'gatsby';

import { present } from '../lib/present';

/** The brand, from content/site.yml. */
export const useSiteName = (): string => {
  const { siteSettings } = useStaticQuery<Queries.SiteNameQuery>(graphql`
    query SiteName {
      siteSettings {
        name
      }
    }
  `);
  return present(siteSettings, 'content/site.yml').name;
};
