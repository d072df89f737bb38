import { graphql, useStaticQuery } from 'gatsby';

import { present } from '../lib/present';

/** Name, phones and e-mails of content/site.yml, the one place for them. */
export const useSiteSettings = () => {
  const { siteSettings } = useStaticQuery<Queries.ShellSettingsQuery>(graphql`
    query ShellSettings {
      siteSettings {
        name
        whatsapp
        phones {
          au
          vn
        }
        emails {
          hello
          sales
        }
      }
    }
  `);
  return present(siteSettings, 'content/site.yml');
};
