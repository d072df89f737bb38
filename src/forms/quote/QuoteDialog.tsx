import { Dialog } from '../../ui/Dialog/Dialog';
import { useWords } from '../shared/useWords';
import { QuoteForm } from './QuoteForm';

/** What a button names to open it. */
export const quoteDialogId = 'free-quote';

/** The 'Get Your Free Quote' modal of a service page, 860 px wide at most (specification part 1, section 9). */
export const QuoteDialog = () => {
  const words = useWords('quote');
  return (
    <Dialog id={quoteDialogId} title={words('own.title')} closeLabel={words('own.close')} wide>
      <QuoteForm place="service" />
    </Dialog>
  );
};
