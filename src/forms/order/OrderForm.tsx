import { useEffect, useRef } from 'react';

import { packages, type WebPackage } from '../../../cms/src/forms/choices';
import { spokenIn } from '../../../cms/src/forms/definition';
import { order } from '../../../cms/src/forms/order';
import { useLanguage } from '../../i18n/LocalLink';
import { readValues, writeValues } from '../shared/fields/formElement';
import { FormFields } from '../shared/fields/FormFields';
import { useWays } from '../shared/submission/useWays';
import { useVietnameseFormTranslation } from '../shared/useVietnameseFormTranslation';
import { VisitorForm } from '../shared/VisitorForm';

interface OrderFormProps {
  readonly chosen: WebPackage;
  readonly onChoose: (chosen: WebPackage) => void;
}

/** Orders one of the three web packages; the package may still be changed in the form. */
export const OrderForm = ({ chosen, onChoose }: OrderFormProps) => {
  const language = spokenIn(order, useLanguage());
  const t = useVietnameseFormTranslation(order);
  const begun = useRef(false);
  useEffect(() => {
    const form = document.getElementById('order-form');
    if (!(form instanceof HTMLFormElement)) return;
    if (begun.current) return writeValues(form, { subject: chosen });
    begun.current = true;
    // What was chosen before React was there (src/first-view/choices.ts).
    const { subject } = readValues(form, ['subject']);
    const before = packages.find((one) => one === subject);
    if (before) onChoose(before);
  }, [chosen, onChoose]);
  return (
    <VisitorForm
      definition={order}
      {...{ language, t }}
      place="order"
      ways={useWays('sales', language)}
      label={t('label')}
    >
      {(fields) => (
        <FormFields
          form={order}
          {...{ fields, t, language }}
          onChoose={(name, value) => {
            const next = packages.find((one) => name === 'subject' && one === value);
            if (next) onChoose(next);
          }}
        />
      )}
    </VisitorForm>
  );
};
