import { useRef, useState } from 'react';

import { spokenIn } from '../../../cms/src/forms/definition';
import { purchase } from '../../../cms/src/forms/purchase';
import { useLanguage } from '../../i18n/LocalLink';
import type { Purchase, Values } from '../shared/definition';
import { AttachedFiles } from '../shared/fields/AttachedFiles';
import { FormFields } from '../shared/fields/FormFields';
import type { OutcomeKind } from '../shared/submission/Outcome';
import { useWays } from '../shared/submission/useWays';
import { useVietnameseFormTranslation } from '../shared/useVietnameseFormTranslation';
import { formIdOf, VisitorForm } from '../shared/VisitorForm';
import * as styles from './PurchaseForm.module.css';
import { PurchaseSummary, type Look } from './PurchaseSummary';

/** Where the draft of the form is kept, and what its ids begin with. */
export const purchasePlace = 'purchase';

/** Its id: the fields of the options stand on the page and belong to it, so that it has them without a script too. */
export const purchaseForm = formIdOf(purchasePlace);

interface PurchaseFormProps extends Purchase {
  readonly look: Look;
  /** The request has arrived: the page then clears what was chosen. */
  readonly onSent: () => void;
}

/** What a browser sends without a script, besides the options that are chosen. */
const nativeFields = ({ template }: Purchase): Values => ({
  template: template.documentId,
  ...(template.layout ? { layout: template.layout } : {}),
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
