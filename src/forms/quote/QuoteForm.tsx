import { useEffect } from 'react';

import { quote } from '../../../cms/src/forms/quote';
import { useLanguage } from '../../i18n/LocalLink';
import { RadioGroupField } from '../../ui/form/RadioGroupField';
import { AttachedFiles } from '../shared/fields/AttachedFiles';
import { chooseSubject } from '../shared/fields/chooseSubject';
import { FormFields } from '../shared/fields/FormFields';
import { useWays } from '../shared/submission/useWays';
import { useFormTranslation } from '../shared/useFormTranslation';
import { VisitorForm } from '../shared/VisitorForm';

interface QuoteFormProps {
  /** The service pages' dialog has no captcha and begins in Vietnam; the contact page has one and begins in Australia. */
  readonly place: 'service' | 'contact';
}

/**
 * The free quote: a questionnaire for a website, one message box for the rest
 * (docs/specification/forms.md, 'Free quote').
 */
export const QuoteForm = ({ place }: QuoteFormProps) => {
  const language = useLanguage();
  const t = useFormTranslation(quote);
  const onPage = place === 'contact';
  const id = `quote-${place}`;
  useEffect(() => (onPage ? chooseSubject(id) : undefined), [onPage, id]);
  return (
    <VisitorForm
      definition={quote}
      {...{ language, t }}
      place={id}
      captcha={onPage ? quote.captcha : 'none'}
      hidden={{ place }}
      ways={useWays('sales')}
      label={t('label')}
    >
      {(fields) => (
        <FormFields
          form={quote}
          {...{ fields, t, language }}
          begins={{ place }}
          radios={RadioGroupField}
          files={AttachedFiles}
        />
      )}
    </VisitorForm>
  );
};
