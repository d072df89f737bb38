import { graphql, useStaticQuery } from 'gatsby';

import { required } from '../lib/required';

/** The brand, from content/site.yml. */
export const useSiteName = (): string => {
  const { siteSettings } = useStaticQuery<Queries.SiteNameQuery>(graphql`
    query SiteName {
      siteSettings {
        name
      }
    }
  `);
  return required(siteSettings, 'content/site.yml').name;
};
