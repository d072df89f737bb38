import { useState } from 'react';

import { purchase } from '../../../cms/src/forms/purchase';
import { draft } from '../../lib/draft';
import { Dialog } from '../../ui/Dialog/Dialog';
import type { Purchase } from '../shared/definition';
import { useVietnameseFormTranslation } from '../shared/useVietnameseFormTranslation';
import { PurchaseForm, purchasePlace } from './PurchaseForm';
import type { Look } from './PurchaseSummary';

interface PurchaseDialogProps extends Purchase {
  /** What the button that opens it names. */
  readonly dialog: string;
  /** The request has arrived: the page then clears what was chosen. */
  readonly onSent: () => void;
  readonly onClose?: () => void;
  readonly look?: Look;
}

/** 'Mua trang web', in Vietnamese on every page. Closing it, by whatever way, begins the form anew. */
export const PurchaseDialog = ({ dialog, onSent, onClose, look = {}, ...about }: PurchaseDialogProps) => {
  const t = useVietnameseFormTranslation(purchase);
  const [opening, setOpening] = useState(0);
  const close = () => {
    draft.clear(purchasePlace);
    setOpening((count) => count + 1);
    onClose?.();
  };
  return (
    <div lang="vi">
      <Dialog id={dialog} title={t('own.title')} closeLabel={t('own.close')} wide="split" onClose={close}>
        <PurchaseForm key={opening} {...about} {...{ look, onSent }} />
      </Dialog>
    </div>
  );
};
