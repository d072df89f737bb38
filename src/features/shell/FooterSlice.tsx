import { graphql, withPrefix, type SliceComponentProps } from 'gatsby';

import { NewsletterForm } from '../../forms/newsletter/NewsletterForm';
import { withLanguage } from '../../i18n/alternates';
import { isLanguage } from '../../i18n/locales';
import { finder, translator } from '../../i18n/translator';
import { contactWays } from '../../lib/contactWays';
import { required } from '../../lib/required';
import { Wrap } from '../../ui/Wrap/Wrap';
import { BrandMark } from './BrandMark';
import { Label } from '../../ui/Words/Label';
import * as styles from './Footer.module.css';
import { FooterAddresses } from './FooterAddresses';
import { FooterLinks } from './FooterLinks';
import { FooterNewsletter } from './FooterNewsletter';
import { FooterPosts } from './FooterPosts';
import { serviceLinks, usefulLinks, type NavLink } from './menu';

type FooterProps = SliceComponentProps<Queries.FooterQuery, { language: string }>;

/** The footer of one language: a slice, so that a new post renders it once and not every page. */
const Footer = ({ data, sliceContext }: FooterProps) => {
  const language = isLanguage(sliceContext.language) ? sliceContext.language : 'en';
  const t = translator(data.locales, 'shell');
  const settings = required(data.siteSettings, 'content/site.yml');
  const year = required(data.siteBuildMetadata?.buildTime, 'the year of the build');
  const to = (path: string): string => withPrefix(withLanguage(language, path));
  const links = (items: readonly NavLink[]) => items.map(({ text, path }) => ({ text, href: to(path) }));
  return (
    <Wrap>
      <div className={styles.columns}>
        <div>
          <a href={to('/')} className={styles.brand}>
            <BrandMark name={settings.name} />
          </a>
          <FooterNewsletter heading={t('footer.newsletter')} text={t('footer.newsletterText')}>
            <NewsletterForm
              language={language}
              strings={finder(data.locales)}
              ways={{
                phone: contactWays.phone(settings.phones[language === 'vn' ? 'vn' : 'au']),
                email: contactWays.email(settings.emails.hello),
              }}
            />
            <p className={styles.newsletterMore}>
              <a href={to('/blog/')} className={styles.more}>
                <Label>{t('footer.readBlog')}</Label>
              </a>
            </p>
          </FooterNewsletter>
        </div>
        <FooterLinks
          id="footer-services"
          heading={t('footer.services')}
          links={links(serviceLinks(t, data.services.nodes))}
        />
        <FooterLinks id="footer-links" heading={t('footer.usefulLinks')} links={links(usefulLinks(t))} />
        <FooterPosts
          heading={t('footer.latestBlogs')}
          posts={data.posts.nodes}
          address={(slug) => to(`/blog/${slug}/`)}
        />
      </div>
      <FooterAddresses settings={settings} language={language} t={t} />
      <div className={styles.end}>
        <p>{t('footer.rights', { year, name: settings.name })}</p>
        <ul role="list" aria-label={t('footer.social')} className={styles.social}>
          {settings.social.map(({ name, url }) => (
            <li key={name}>
              <a href={url} rel="noopener" className={styles.link}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </Wrap>
  );
};

export default Footer;

export const query = graphql`
  query Footer($language: String!, $locale: String!) {
    locales: allLocale(filter: { ns: { in: ["shell", "form"] }, language: { eq: $language } }) {
      ...Strings
    }
    # The year of the build: the same in the HTML and in the browser.
    siteBuildMetadata {
      buildTime(formatString: "YYYY")
    }
    siteSettings {
      name
      phones {
        au
        vn
      }
      emails {
        hello
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
    services: allServiceText(filter: { language: { eq: $language } }, sort: { facts: { order: ASC } }) {
      nodes {
        slug
        title
      }
    }
    posts: allStrapiDicomBlog(
      filter: { locale: { eq: $locale } }
      sort: [{ defaultPublishedDate: DESC }, { publishedAt: DESC }]
      limit: 3
    ) {
      nodes {
        slug
        title
        defaultPublishedDate
        publishedAt
        titleImage {
          localFile {
            childImageSharp {
              gatsbyImageData(layout: FIXED, width: 100, height: 76, formats: [WEBP], placeholder: NONE)
            }
          }
        }
      }
    }
  }
`;
