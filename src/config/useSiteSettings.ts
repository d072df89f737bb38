import { graphql, useStaticQuery } from 'gatsby';

import { required } from '../lib/required';

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
  return required(siteSettings, 'content/site.yml');
};
