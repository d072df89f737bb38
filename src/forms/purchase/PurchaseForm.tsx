import { useRef, useState } from 'react';

import { spokenIn } from '../../../cms/src/forms/definition';
import { purchase } from '../../../cms/src/forms/purchase';
import { wantedLines } from '../../../cms/src/forms/optionPrices';
import { useLanguage } from '../../i18n/LocalLink';
import type { Purchase, Values } from '../shared/definition';
import { AttachedFiles } from '../shared/fields/AttachedFiles';
import { FormFields } from '../shared/fields/FormFields';
import type { OutcomeKind } from '../shared/submission/Outcome';
import { useWays } from '../shared/submission/useWays';
import { useVietnameseFormTranslation } from '../shared/useVietnameseFormTranslation';
import { VisitorForm } from '../shared/VisitorForm';
import * as styles from './PurchaseForm.module.css';
import { PurchaseSummary, type Look } from './PurchaseSummary';

/** Where the draft of the form is kept, and what its ids begin with. */
export const purchasePlace = 'purchase';

interface PurchaseFormProps extends Purchase {
  readonly look: Look;
  /** The request has arrived: the page then clears what was chosen. */
  readonly onSent: () => void;
}

/** What a browser sends without a script: the template, and the options that were chosen. */
const nativeFields = ({ template, options, wanted }: Purchase): Values => ({
  template: template.documentId,
  ...(template.layout ? { layout: template.layout } : {}),
  options: wantedLines(options, wanted)
    .map(({ option, quantity }) => `${option.documentId}:${quantity}`)
    .join(' '),
});

/**
 * Asks to buy a template with its options (docs/specification/cms-pages.md, 'Purchase form'): what is bought, and who wants
 * it. What became of it is said above the fields, at the head, where the dialog scrolls to.
 */
export const PurchaseForm = ({ onSent, look, ...about }: PurchaseFormProps) => {
  const t = useVietnameseFormTranslation(purchase);
  const language = spokenIn(purchase, useLanguage());
  const root = useRef<HTMLDivElement>(null);
  const [outcomeIn, setOutcomeIn] = useState<Element | null>(null);

  const onOutcome = (kind: OutcomeKind) => {
    const dialog = root.current?.closest('dialog');
    if (dialog) dialog.scrollTop = 0;
    if (kind === 'sent') onSent();
  };

  return (
    <div ref={root} className={styles.purchase}>
      <PurchaseSummary {...about} look={look} id={`${purchasePlace}-purchase`} />
      <div className={styles.form}>
        <div ref={setOutcomeIn} className={styles.outcome} />
        <VisitorForm
          definition={purchase}
          place={purchasePlace}
          {...{ language, t, outcomeIn, onOutcome }}
          purchase={about}
          hidden={nativeFields(about)}
          ways={useWays('sales', language)}
          label={t('label')}
          sendingLabel={t('own.sending')}
        >
          {(fields) => <FormFields form={purchase} {...{ fields, t, language }} files={AttachedFiles} />}
        </VisitorForm>
      </div>
    </div>
  );
};
