import { useTranslation } from 'gatsby-plugin-react-i18next';
import { useEffect, useState } from 'react';

import { subjects } from '../../config/formLimits';
import { useLanguage } from '../../i18n/LocalLink';
import { SelectField } from '../../ui/form/SelectField';
import { TextAreaField } from '../../ui/form/TextAreaField';
import { TextField } from '../../ui/form/TextField';
import { AttachedFiles } from '../shared/fields/AttachedFiles';
import { chooseSubject } from '../shared/fields/chooseSubject';
import type { FormDefinition } from '../shared/definition';
import { PersonFields } from '../shared/fields/PersonFields';
import { useWays } from '../shared/submission/useWays';
import { useFormTranslation } from '../shared/useFormTranslation';
import { VisitorForm } from '../shared/VisitorForm';
import { Questionnaire } from './Questionnaire';

const definition: FormDefinition = {
  id: 'quote',
  path: 'free-quote-request',
  captcha: 'visible',
  multipart: true,
  wake: 'near',
  rules: async () => (await import('./quoteRules')).quoteRules,
};

const preferred = ['au', 'us', 'de', 'vn'] as const;

interface QuoteFormProps {
  /** The service pages' dialog has no captcha and begins in Vietnam; the contact page has one and begins in Australia. */
  readonly place: 'service' | 'contact';
}

/**
 * The free quote: a questionnaire for a website, one message box for the rest
 * (docs/specification/forms.md, 'Free quote').
 */
export const QuoteForm = ({ place }: QuoteFormProps) => {
  const { t: shell } = useTranslation('shell');
  const language = useLanguage();
  const t = useFormTranslation('quote');
  const onPage = place === 'contact';
  const [subject, setSubject] = useState<string>('web');
  const id = `quote-${place}`;
  useEffect(() => (onPage ? chooseSubject(id) : undefined), [onPage, id]);
  const web = subject === 'web';
  return (
    <VisitorForm
      {...{ definition, language, t }}
      place={id}
      captcha={onPage ? 'visible' : 'none'}
      hidden={{ place }}
      ways={useWays('sales')}
      label={t('label')}
    >
      {(fields) => (
        <>
          <PersonFields
            {...{ fields, t, language, preferred }}
            country={onPage ? 'au' : 'vn'}
            phone="phone"
          />
          <TextField
            {...fields.of('companyName')}
            label={t('own.company')}
            note={t('fields.optional')}
            autoComplete="organization"
          />
          <div data-long>
            <SelectField
              {...fields.of('subject')}
              label={t('fields.subject')}
              options={subjects.map((value) => ({ value, label: shell(`message.subjects.${value}`) }))}
              onChange={({ target }) => {
                setSubject(target.value);
                fields.restart('captcha');
              }}
              required
            />
          </div>
          {web && <Questionnaire fields={fields} t={t} />}
          <div data-long>
            <TextAreaField
              {...fields.of('message')}
              label={t(web ? 'own.moreWords' : 'fields.message')}
              required
            />
          </div>
          {web && <AttachedFiles {...{ fields, t, language }} label={t('own.files')} />}
        </>
      )}
    </VisitorForm>
  );
};
