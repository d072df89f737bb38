import { useTranslation } from 'gatsby-plugin-react-i18next';

import { useLanguage } from '../../i18n/LocalLink';
import { bannerDocument } from '../../lib/bannerPath';
import type { Banner } from './banner';
import * as styles from './EmbedCode.module.css';

/** The frame that a publisher writes into its page, and below it the script that a banner asks the page for. */
export const EmbedCode = ({ banner }: { readonly banner: Banner }) => {
  const { t } = useTranslation('banners');
  const { slug, width, height, host } = banner;
  const source = `${slug}/${bannerDocument(useLanguage())}\n  ?clickTag=https%3A%2F%2Fyour.page`;
  const attribute = (name: string, value: string | number) => (
    <>
      <span className={styles.name}>{name}</span>
      {`="${value}"`}
    </>
  );
  return (
    <pre role="region" tabIndex={0} className={styles.code} aria-label={t('code')}>
      <code>
        {'<'}
        <span className={styles.tag}>iframe</span> {attribute('src', source)}
        {'\n  '}
        {attribute('width', width)} {attribute('height', height)}
        {'></'}
        <span className={styles.tag}>iframe</span>
        {'>'}
        {host && (
          <>
            {'\n<'}
            <span className={styles.tag}>script</span>
            {'\n  '}
            {attribute('src', `${slug}/${host}`)}
            {'></'}
            <span className={styles.tag}>script</span>
            {'>'}
          </>
        )}
      </code>
    </pre>
  );
};
