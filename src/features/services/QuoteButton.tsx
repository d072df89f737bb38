import { quote } from '../../../cms/src/forms/quote';
import { quoteDialogId } from '../../forms/quote/QuoteDialog';
import { useFormTranslation } from '../../forms/shared/useFormTranslation';
import type { Subject } from '../../../cms/src/forms/choices';
import { contactSubject } from '../../lib/contactSubject';
import { ButtonLink } from '../../ui/Button/ButtonLink';
import type { ButtonLook } from '../../ui/Button/buttonLook';
import { DialogButton } from '../../ui/Dialog/DialogButton';

interface QuoteButtonProps extends ButtonLook {
  readonly subject: Subject;
  /** In place of 'Request A Quote'. */
  readonly label?: string | null;
}

/**
 * 'Request A Quote': stores what the contact page's form is to be about. On the web page the quote opens in place,
 * in the page's `QuoteDialog`; elsewhere it leads to the contact page.
 */
export const QuoteButton = ({ subject, label, ...look }: QuoteButtonProps) => {
  const t = useFormTranslation(quote);
  const words = label ?? t('own.open');
  const choose = () => contactSubject.choose(subject);
  return subject === 'web' ? (
    <DialogButton {...look} dialog={quoteDialogId} arrow data-subject={subject} onClick={choose}>
      {words}
    </DialogButton>
  ) : (
    <ButtonLink {...look} to="/contact/" arrow data-subject={subject} onClick={choose}>
      {words}
    </ButtonLink>
  );
};
