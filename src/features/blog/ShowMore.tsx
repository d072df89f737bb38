import { useTranslation } from 'gatsby-plugin-react-i18next';

import { Label } from '../../ui/Words/Label';
import * as styles from './ShowMore.module.css';

interface ShowMoreProps {
  readonly more: () => void;
  readonly loading: boolean;
}

/** Asks for the next posts; while they come it keeps the focus, which a disabled button would lose. */
export const ShowMore = ({ more, loading }: ShowMoreProps) => {
  const { t } = useTranslation('blog');
  return (
    <p className={styles.more}>
      <button type="button" className={styles.button} aria-disabled={loading} onClick={more}>
        <Label>{loading ? t('loadingMore') : t('showMore')}</Label>
      </button>
    </p>
  );
};
