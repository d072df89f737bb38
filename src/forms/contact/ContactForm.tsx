import { useTranslation } from 'gatsby-plugin-react-i18next';
import { useEffect } from 'react';

import { subjects } from '../../config/formLimits';
import { useLanguage } from '../../i18n/LocalLink';
import { SelectField } from '../../ui/form/SelectField';
import { TextAreaField } from '../../ui/form/TextAreaField';
import type { FormDefinition } from '../shared/definition';
import { PersonFields } from '../shared/fields/PersonFields';
import { chooseSubject } from '../shared/fields/chooseSubject';
import { useWays } from '../shared/submission/useWays';
import { useFormTranslation } from '../shared/useFormTranslation';
import { VisitorForm } from '../shared/VisitorForm';

const definition: FormDefinition = {
  id: 'contact',
  path: 'team-chat',
  captcha: 'visible',
  multipart: false,
  wake: 'near',
  rules: async () => (await import('./contactRules')).contactRules,
};

const preferred = ['au', 'vn'] as const;

interface ContactFormProps {
  /** Where it stands; each place has a draft of its own. */
  readonly place: 'contact-home' | 'contact-page' | 'contact-popup';
}

/** The contact form of the home page, the contact page and the popup: every field is required. */
export const ContactForm = ({ place }: ContactFormProps) => {
  const { t: shell } = useTranslation('shell');
  const language = useLanguage();
  const t = useFormTranslation('form:contact');
  const onPage = place === 'contact-page';
  useEffect(() => (onPage ? chooseSubject(place) : undefined), [onPage, place]);
  return (
    <VisitorForm {...{ definition, place, language, t }} ways={useWays('hello')} label={t('label')}>
      {(fields) => (
        <>
          <PersonFields
            {...{ fields, t, language, preferred }}
            country="au"
            // What is sent says 'aus' until a country is chosen (docs/specification/forms.md, 'Contact form').
            unchosen="aus"
            short={place === 'contact-popup'}
          />
          <SelectField
            {...fields.of('subject')}
            label={t('fields.subject')}
            placeholder={t('fields.choose')}
            options={subjects.map((value) => ({ value, label: shell(`message.subjects.${value}`) }))}
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
