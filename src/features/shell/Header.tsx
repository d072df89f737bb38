import { useTranslation } from 'gatsby-plugin-react-i18next';

import { useServices } from '../../config/siteContent';
import type { Alternates } from '../../i18n/alternates';
import { LocalLink, useLanguage } from '../../i18n/LocalLink';
import { useVietnameseVisitor } from '../../i18n/useVietnameseVisitor';
import { ButtonLink } from '../../ui/Button/ButtonLink';
import { Wrap } from '../../ui/Wrap/Wrap';
import { Brand } from './Brand';
import { Label } from '../../ui/Words/Label';
import * as styles from './Header.module.css';
import { LanguageSwitch } from './LanguageSwitch';
import { Navigation } from './Navigation';
import { QuickContact } from './QuickContact';
import { sampleWebsites, topMenu } from './menu';

/**
 * Brand, top menu, language switch, quick contact and 'Request A Quote'. Menus are `<details>`: they work
 * before and without scripts. The narrow menu repeats the list, for a closed `<details>` cannot be forced open.
 */
export const Header = ({ alternates }: { readonly alternates: Alternates }) => {
  const { t } = useTranslation('shell');
  const samples = useLanguage() === 'vn' ? 'item' : undefined;
  const late = useVietnameseVisitor() && !samples;
  const services = useServices();
  const samplesLink = sampleWebsites(t);
  const actions = (
    <>
      <LanguageSwitch alternates={alternates} />
      <QuickContact />
      <ButtonLink to="/contact/" size="small" arrow>
        {t('requestQuote')}
      </ButtonLink>
    </>
  );
  return (
    <header className={styles.header}>
      <Wrap>
        <div className={styles.bar}>
          <Brand />
          <div className={styles.wide}>
            <Navigation label={t('mainNavigation')} items={topMenu(t, services, late ? 'late' : samples)} />
            {actions}
          </div>
          <details className={styles.narrow}>
            <summary className={styles.menuButton}>{t('menu')}</summary>
            <div className={styles.sheet}>
              <Navigation label={t('mainNavigation')} items={topMenu(t, services, samples)} />
              <div className={styles.actions}>{actions}</div>
              {/* The sheet may stand open when this comes: below everything else it moves nothing. */}
              {late && (
                <LocalLink to={samplesLink.path} className={styles.late}>
                  <Label>{samplesLink.text}</Label>
                </LocalLink>
              )}
            </div>
          </details>
        </div>
      </Wrap>
    </header>
  );
};
