import { useTranslation } from 'gatsby-plugin-react-i18next';

import { ButtonLink } from '../../ui/Button/ButtonLink';
import { CallBand } from '../../ui/CallBand/CallBand';

/** The end of the list and of each showcase: the way to a project of one's own. */
export const ShowcaseCall = () => {
  const { t } = useTranslation(['site', 'shell']);
  return (
    <CallBand tone="ink" heading={t('site:showcases.call')} text={t('site:portfolio.ask')}>
      <ButtonLink to="/contact/" tone="action" arrow>
        {t('shell:requestQuote')}
      </ButtonLink>
    </CallBand>
  );
};
