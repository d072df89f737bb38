import { quote } from '../../../cms/src/forms/quote';
import { useFormTranslation } from '../../forms/shared/useFormTranslation';
import { contactSubject } from '../../lib/contactSubject';
import { ButtonLink } from '../../ui/Button/ButtonLink';
import { CallBand } from '../../ui/CallBand/CallBand';

/** Calls to hire somebody for oneself: 'Hire Now' makes the contact form be about dedicated staff. */
export const Hire = ({ hire }: { readonly hire: { readonly heading: string; readonly text: string } }) => {
  const t = useFormTranslation(quote);
  return (
    <CallBand tone="ink" {...hire}>
      <ButtonLink
        to="/contact/"
        tone="action"
        arrow
        data-subject="resource"
        onClick={() => contactSubject.choose('resource')}
      >
        {t('own.hire')}
      </ButtonLink>
    </CallBand>
  );
};
