import { useEffect } from 'react';

import { contact } from '../../../cms/src/forms/contact';
import { useLanguage } from '../../i18n/LocalLink';
import { chooseSubject } from '../shared/fields/chooseSubject';
import { FormFields } from '../shared/fields/FormFields';
import { useWays } from '../shared/submission/useWays';
import { useFormTranslation } from '../shared/useFormTranslation';
import { VisitorForm } from '../shared/VisitorForm';

interface ContactFormProps {
  /** Where it stands; each place has a draft of its own. */
  readonly place: 'contact-home' | 'contact-page' | 'contact-popup';
}

/** The contact form of the home page, the contact page and the popup: every field is required. */
export const ContactForm = ({ place }: ContactFormProps) => {
  const language = useLanguage();
  const t = useFormTranslation(contact);
  const onPage = place === 'contact-page';
  useEffect(() => (onPage ? chooseSubject(place) : undefined), [onPage, place]);
  return (
    <VisitorForm definition={contact} {...{ place, language, t }} ways={useWays('hello')} label={t('label')}>
      {(fields) => (
        <FormFields form={contact} {...{ fields, t, language }} short={place === 'contact-popup'} />
      )}
    </VisitorForm>
  );
};
