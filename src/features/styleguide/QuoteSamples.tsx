import { useTranslation } from 'gatsby-plugin-react-i18next';

import { Panel } from '../../ui/Panel/Panel';
import { Quote } from '../../ui/Quote/Quote';
import { Quotes } from '../../ui/Quote/Quotes';
import { Example } from './Example';

const kinds = ['first', 'second', 'third'] as const;

/** Quotes one after the other, and one alone. */
export const QuoteSamples = () => {
  const { t } = useTranslation('styleguide');
  const quotes = kinds.map((kind) => ({
    text: t(`quote.${kind}`),
    name: t(`quote.${kind}Name`),
    role: t(`quote.${kind}Role`),
  }));
  return (
    <>
      <Example label={t('strip.one')}>
        <Quotes
          label={t('quote.label')}
          previous={t('strip.previous')}
          next={t('strip.next')}
          quotes={quotes}
        />
      </Example>
      <Example label={t('quote.alone')}>
        <Panel tone="sand">
          <Quote text={t('quote.second')} name={t('quote.secondName')} role={t('quote.secondRole')} />
        </Panel>
      </Example>
    </>
  );
};
