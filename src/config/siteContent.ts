import { graphql, useStaticQuery } from 'gatsby';

import { useLanguage } from '../i18n/LocalLink';
import { yearNow } from '../lib/copyrightYear';
import { required } from '../lib/required';
import { useInBrowser } from '../lib/useInBrowser';

/** What every page shows of content/: one query, for the browser fetches each one's answer by itself. */
const useSiteContent = () =>
  useStaticQuery<Queries.SiteContentQuery>(graphql`
    query SiteContent {
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
        offices {
          key
          status
          city {
            en
            vn
          }
          address {
            en
            vn
          }
        }
        social {
          name
          url
        }
      }
      siteBuildMetadata {
        buildTime(formatString: "YYYY")
      }
      services: allServiceText(sort: { facts: { order: ASC } }) {
        nodes {
          slug
          title
          language
        }
      }
    }
  `);

/** Name, phones, e-mails, offices and networks of content/site.yml, the one place for them. */
export const useSiteSettings = () => required(useSiteContent().siteSettings, 'content/site.yml');

/** The services of content/services/ in their order, in the language of the page. */
export const useServices = () => {
  const language = useLanguage();
  return useSiteContent().services.nodes.filter((service) => service.language === language);
};

/** The current year: that of the build in the HTML, and in the browser that of the moment. */
export const useYear = (): { readonly built: string; readonly year: string } => {
  const built = required(useSiteContent().siteBuildMetadata?.buildTime, 'the year of the build');
  const year = useInBrowser(
    () => yearNow(built),
    () => built,
  );
  return { built, year };
};
