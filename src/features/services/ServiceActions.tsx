import { QuoteDialog, quoteDialogId } from '../../forms/quote/QuoteDialog';
import { useFormTranslation } from '../../forms/shared/useFormTranslation';
import { contactSubject } from '../../lib/contactSubject';
import { ButtonLink } from '../../ui/Button/ButtonLink';
import { DialogButton } from '../../ui/Dialog/DialogButton';
import * as styles from './ServiceActions.module.css';
import { serviceSubject } from './serviceSubject';

/**
 * 'Request A Quote' and 'Hire Now' of a service: each stores what the contact page's form is to be about. On the web
 * page the quote opens in place, elsewhere it leads to the contact page.
 */
export const ServiceActions = ({ slug }: { readonly slug: string }) => {
  const t = useFormTranslation('quote');
  const subject = serviceSubject(slug);
  const open = t('own.open');
  return (
    <div className={styles.actions}>
      {subject === 'web' ? (
        <DialogButton
          dialog={quoteDialogId}
          tone="action"
          arrow
          onClick={() => contactSubject.choose(subject)}
        >
          {open}
        </DialogButton>
      ) : (
        <ButtonLink
          to="/contact/"
          tone="action"
          arrow
          data-subject={subject}
          onClick={() => contactSubject.choose(subject)}
        >
          {open}
        </ButtonLink>
      )}
      <ButtonLink
        to="/contact/"
        variant="outline"
        data-subject="resource"
        onClick={() => contactSubject.choose('resource')}
      >
        {t('own.hire')}
      </ButtonLink>
      {subject === 'web' && <QuoteDialog />}
    </div>
  );
};
