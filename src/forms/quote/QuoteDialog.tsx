import { quote } from '../../../cms/src/forms/quote';
import { Dialog } from '../../ui/Dialog/Dialog';
import { useFormTranslation } from '../shared/useFormTranslation';
import { QuoteForm } from './QuoteForm';

/** What a button names to open it. */
export const quoteDialogId = 'free-quote';

/** The 'Get Your Free Quote' modal of a service page, 860 px wide at most. */
export const QuoteDialog = () => {
  const t = useFormTranslation(quote);
  return (
    <Dialog id={quoteDialogId} title={t('own.title')} closeLabel={t('own.close')} wide>
      <QuoteForm place="service" />
    </Dialog>
  );
};
