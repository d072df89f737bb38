import { useEffect, useRef } from 'react';

import { packages, type WebPackage } from '../../config/packages';
import { useLanguage } from '../../i18n/LocalLink';
import { SelectField } from '../../ui/form/SelectField';
import { TextAreaField } from '../../ui/form/TextAreaField';
import type { FormDefinition } from '../shared/definition';
import { readValues, writeValues } from '../shared/fields/formElement';
import { PersonFields } from '../shared/fields/PersonFields';
import { useWays } from '../shared/submission/useWays';
import { useFormTranslation } from '../shared/useFormTranslation';
import { VisitorForm } from '../shared/VisitorForm';

const definition: FormDefinition = {
  id: 'order',
  path: 'develop-web-request',
  captcha: 'visible',
  multipart: true,
  wake: 'near',
  rules: async () => (await import('./orderRules')).orderRules,
};

const preferred = ['vn', 'au'] as const;

interface OrderFormProps {
  readonly chosen: WebPackage;
  readonly onChoose: (chosen: WebPackage) => void;
}

/** Orders one of the three web packages; the package may still be changed in the form. */
export const OrderForm = ({ chosen, onChoose }: OrderFormProps) => {
  const language = useLanguage();
  const t = useFormTranslation('order');
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
    <VisitorForm {...{ definition, language, t }} place="order" ways={useWays('sales')} label={t('label')}>
      {(fields) => (
        <>
          <PersonFields {...{ fields, t, language, preferred }} country="vn" />
          <SelectField
            {...fields.of('subject')}
            label={t('own.package')}
            options={packages.map((value) => ({ value, label: value }))}
            onChange={({ target }) => {
              const next = packages.find((one) => one === target.value);
              if (next) onChoose(next);
            }}
            required
          />
          <div data-long>
            <TextAreaField {...fields.of('message')} label={t('fields.message')} required />
          </div>
        </>
      )}
    </VisitorForm>
  );
};
