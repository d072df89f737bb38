import { graphql, withPrefix, type SliceComponentProps } from 'gatsby';

import { withLanguage } from '../../i18n/alternates';
import { isLanguage } from '../../i18n/locales';
import { translator } from '../../i18n/translator';
import { blogDate } from '../../lib/blogDate';
import { present } from '../../lib/present';
import { Picture } from '../../ui/Picture/Picture';
import { Wrap } from '../../ui/Wrap/Wrap';
import * as styles from './Footer.module.css';
import { usefulLinks } from './navigation';

type FooterProps = SliceComponentProps<Queries.FooterQuery, { language: string }>;

/** The footer of one language: a slice, so that a new post renders it once and not every page. */
const Footer = ({ data, sliceContext }: FooterProps) => {
  const language = isLanguage(sliceContext.language) ? sliceContext.language : 'en';
  const t = translator(data.locales, 'shell');
  const { name, phones, emails, offices, social } = present(data.siteSettings, 'content/site.yml');
  const to = (path: string): string => withPrefix(withLanguage(language, path));
  const year = new Date().getUTCFullYear();
  return (
    <Wrap>
      <div className={styles.columns}>
        <section aria-labelledby="footer-latest">
          <h2 id="footer-latest" className={styles.heading}>
            {t('footer.latestBlogs')}
          </h2>
          <ul role="list" className={styles.posts}>
            {data.posts.nodes.map((post) => (
              <li key={post.slug}>
                <a href={to(`/blog/${post.slug}/`)} className={styles.post}>
                  <Picture
                    image={post.titleImage?.localFile?.childImageSharp?.gatsbyImageData}
                    alt=""
                    sizes="100px"
                  />
                  <span>
                    <span className={styles.postTitle}>{post.title}</span>
                    <span className={styles.quiet}>
                      {blogDate(post.defaultPublishedDate ?? post.publishedAt)}
                    </span>
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </section>
        <nav aria-labelledby="footer-links">
          <h2 id="footer-links" className={styles.heading}>
            {t('footer.usefulLinks')}
          </h2>
          <ul role="list">
            {usefulLinks.map(({ label, path }) => (
              <li key={label}>
                <a href={to(path)} className={styles.link}>
                  {t(`nav.${label}`)}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <section aria-labelledby="footer-contact">
          <h2 id="footer-contact" className={styles.heading}>
            {t('footer.contactDetails')}
          </h2>
          <ul role="list">
            {[phones.au, phones.vn].map((phone) => (
              <li key={phone}>
                <a href={`tel:${phone.replace(/\s/g, '')}`} className={styles.link}>
                  {phone}
                </a>
              </li>
            ))}
            <li>
              <a href={`mailto:${emails.hello}`} className={styles.link}>
                {emails.hello}
              </a>
            </li>
          </ul>
        </section>
        <section aria-labelledby="footer-offices">
          <h2 id="footer-offices" className={styles.heading}>
            {t('footer.offices')}
          </h2>
          <ul role="list" className={styles.offices}>
            {offices.map(({ key, city, address, status }) => (
              <li key={key}>
                <strong>{city[language]}</strong>
                {status === 'establishing' && <span className={styles.tag}>{t('footer.establishing')}</span>}
                <span className={styles.quiet}>{address[language]}</span>
              </li>
            ))}
          </ul>
        </section>
      </div>
      <div className={styles.end}>
        <p>{t('footer.rights', { year, name })}</p>
        <ul role="list" aria-label={t('footer.social')} className={styles.social}>
          {social.map(({ name: network, url }) => (
            <li key={network}>
              <a href={url} rel="noopener">
                {network}
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
    locales: allLocale(filter: { ns: { in: ["shell"] }, language: { eq: $language } }) {
      ...Strings
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
