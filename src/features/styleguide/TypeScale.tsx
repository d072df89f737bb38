import { useTranslation } from 'gatsby-plugin-react-i18next';

import { Words } from '../../ui/Words/Words';
import * as styles from './TypeScale.module.css';

/** Capitals that carry two marks, and letters that reach below the line: nothing of them may be cut. */
const marks = 'Ẵ Ẫ Ỗ Ự Ỹ ỗ ặ ợ g';

const sizes = ['hero', 'page', 'section', 'row', 'card'] as const;

/** Every size of type, with the letters that need the most room. */
export const TypeScale = () => {
  const { t } = useTranslation('styleguide');
  return (
    <dl>
      {sizes.map((size) => (
        <div key={size} className={styles.step}>
          <dt>
            <Words text={t(`type.${size}`)} />
          </dt>
          <dd className={styles.display} data-size={size}>
            {t('type.sample')} <span lang="vi">{marks}</span>
          </dd>
        </div>
      ))}
      <div className={styles.step}>
        <dt>
          <Words text={t('type.lead')} />
        </dt>
        <dd className={styles.lead}>{t('type.leadSample')}</dd>
      </div>
      <div className={styles.step}>
        <dt>
          <Words text={t('type.text')} />
        </dt>
        <dd className={styles.text}>{t('type.textSample')}</dd>
      </div>
      <div className={styles.step}>
        <dt>
          <Words text={t('type.small')} />
        </dt>
        <dd className={styles.small}>{t('type.smallSample')}</dd>
      </div>
      <div className={styles.step}>
        <dt>
          <Words text={t('type.figures')} />
        </dt>
        <dd className={styles.figures}>
          5.900.000 VND
          <br />
          11.171.110 VND
        </dd>
      </div>
    </dl>
  );
};
