import { withPrefix } from 'gatsby';
import { useTranslation } from 'gatsby-plugin-react-i18next';

import { useServices, useSiteSettings, useYear } from '../../config/siteContent';
import { NewsletterForm } from '../../forms/newsletter/NewsletterForm';
import { withLanguage } from '../../i18n/alternates';
import { useLanguage } from '../../i18n/LocalLink';
import { Label } from '../../ui/Words/Label';
import { Wrap } from '../../ui/Wrap/Wrap';
import { BrandMark } from './BrandMark';
import * as styles from './Footer.module.css';
import { FooterAddresses } from './FooterAddresses';
import { FooterLatest } from './FooterLatest';
import { FooterLinks } from './FooterLinks';
import { FooterNewsletter } from './FooterNewsletter';
import { serviceLinks, usefulLinks, type NavLink } from './menu';

/** What every page ends with. The latest posts come when a visitor nears them: a new one changes no page. */
export const Footer = () => {
  const { t } = useTranslation('shell');
  const language = useLanguage();
  const settings = useSiteSettings();
  const { built, year } = useYear();
  const to = (path: string): string => withPrefix(withLanguage(language, path));
  const links = (items: readonly NavLink[]) => items.map(({ text, path }) => ({ text, href: to(path) }));
  return (
    <footer className={styles.footer} data-ground="ink">
      <Wrap>
        <div className={styles.columns}>
          <div>
            <a href={to('/')} className={styles.brand}>
              <BrandMark name={settings.name} />
            </a>
            <FooterNewsletter heading={t('footer.newsletter')} text={t('footer.newsletterText')}>
              <NewsletterForm />
              <p className={styles.apart}>
                <a href={to('/blog/')} className={styles.more}>
                  <Label>{t('footer.readBlog')}</Label>
                </a>
              </p>
            </FooterNewsletter>
          </div>
          <FooterLinks
            id="footer-services"
            heading={t('footer.services')}
            links={links(serviceLinks(t, useServices()))}
          />
          <FooterLinks id="footer-links" heading={t('footer.usefulLinks')} links={links(usefulLinks(t))} />
          <FooterLatest
            heading={t('footer.latestBlogs')}
            instead={t('footer.allPosts')}
            blog={to('/blog/')}
          />
        </div>
        <FooterAddresses />
        <div className={styles.end}>
          {/* It may have turned before React came (src/lib/copyrightYear.ts). */}
          <p data-year={built} suppressHydrationWarning>
            {t('footer.rights', { year, name: settings.name })}
          </p>
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
    </footer>
  );
};
