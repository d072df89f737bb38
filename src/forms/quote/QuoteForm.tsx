import { useTranslation } from 'gatsby-plugin-react-i18next';
import { useEffect, useState } from 'react';

import { subjects } from '../../config/formLimits';
import { useLanguage } from '../../i18n/LocalLink';
import { SelectField } from '../../ui/form/SelectField';
import { TextAreaField } from '../../ui/form/TextAreaField';
import { TextField } from '../../ui/form/TextField';
import { AttachedFiles } from '../shared/AttachedFiles';
import { chooseSubject } from '../shared/chooseSubject';
import type { FormDefinition } from '../shared/definition';
import { PersonFields } from '../shared/PersonFields';
import { useWays } from '../shared/useWays';
import { useWords } from '../shared/useWords';
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

/** The free quote: a questionnaire for a website, one message box for the rest (specification part 1, section 3). */
export const QuoteForm = ({ place }: QuoteFormProps) => {
  const { t } = useTranslation('shell');
  const language = useLanguage();
  const words = useWords('quote');
  const onPage = place === 'contact';
  const [subject, setSubject] = useState<string>('web');
  const id = `quote-${place}`;
  useEffect(() => (onPage ? chooseSubject(id) : undefined), [onPage, id]);
  const web = subject === 'web';
  return (
    <VisitorForm
      {...{ definition, language, words }}
      place={id}
      captcha={onPage ? 'visible' : 'none'}
      hidden={{ place }}
      ways={useWays('sales')}
      label={words('label')}
    >
      {(fields) => (
        <>
          <PersonFields
            {...{ fields, words, language, preferred }}
            country={onPage ? 'au' : 'vn'}
            phone="phone"
          />
          <TextField
            {...fields.of('companyName')}
            label={words('own.company')}
            note={words('fields.optional')}
            autoComplete="organization"
          />
          <div data-long>
            <SelectField
              {...fields.of('subject')}
              label={words('fields.subject')}
              options={subjects.map((value) => ({ value, label: t(`message.subjects.${value}`) }))}
              onChange={({ target }) => {
                setSubject(target.value);
                fields.restart();
              }}
              required
            />
          </div>
          {web && <Questionnaire fields={fields} words={words} />}
          <div data-long>
            <TextAreaField
              {...fields.of('message')}
              label={words(web ? 'own.moreWords' : 'fields.message')}
              required
            />
          </div>
          {web && <AttachedFiles {...{ fields, words, language }} label={words('own.files')} />}
        </>
      )}
    </VisitorForm>
  );
};
