import { useTranslation } from 'gatsby-plugin-react-i18next';

import { Dropdown } from '../../ui/Dropdown/Dropdown';
import * as styles from './Dropdowns.module.css';

/** A dropdown at each edge. */
export const Dropdowns = () => {
  const { t } = useTranslation('styleguide');
  const links = (
    <ul role="list" className={styles.links}>
      <li>
        <a href="#dropdown">{t('dropdownSample.call')}</a>
      </li>
      <li>
        <a href="#dropdown">{t('dropdownSample.write')}</a>
      </li>
      <li>
        <a href="#dropdown">{t('dropdownSample.find')}</a>
      </li>
    </ul>
  );
  return (
    <div className={styles.row}>
      <Dropdown label={t('dropdownSample.start')}>{links}</Dropdown>
      <Dropdown label={t('dropdownSample.end')} align="end">
        {links}
      </Dropdown>
    </div>
  );
};
