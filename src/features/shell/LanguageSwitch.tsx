import { useTranslation } from 'gatsby-plugin-react-i18next';

import { bareAddress, withLanguage, type Alternates } from '../../i18n/alternates';
import { useLanguage } from '../../i18n/LocalLink';
import { languages, toLocale } from '../../i18n/locales';
import * as styles from './LanguageSwitch.module.css';

/** Where the switch leads when the page is not there in that language: a post's list, else the home page. */
const nearest = (alternates: Alternates): string =>
  bareAddress(alternates)?.startsWith('/blog/') ? '/blog/' : '/';

/**
 * Links to this page under the other prefix (docs/specification/addresses.md, 'Language switch').
 * Plain anchors: the other language is another document, with its own `lang`.
 */
export const LanguageSwitch = ({ alternates }: { readonly alternates: Alternates }) => {
  const { t } = useTranslation('shell');
  const current = useLanguage();
  return (
    <nav aria-label={t('language.label')} className={styles.languages}>
      {languages.map((language) => (
        <a
          key={language}
          href={alternates[language] ?? withLanguage(language, nearest(alternates))}
          hrefLang={toLocale(language)}
          lang={toLocale(language)}
          // The visible letters lead the name: who says them aloud finds the link (WCAG 2.5.3).
          aria-label={`${language.toUpperCase()}, ${t(`language.${language}`)}`}
          aria-current={language === current ? 'true' : undefined}
          className={styles.choice}
          // The script of the first view remembers the choice, before and without React.
          data-language={language}
        >
          {language.toUpperCase()}
        </a>
      ))}
    </nav>
  );
};
