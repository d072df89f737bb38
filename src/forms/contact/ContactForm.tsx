import { useTranslation } from 'gatsby-plugin-react-i18next';
import { useEffect } from 'react';

import { subjects } from '../../config/formLimits';
import { useLanguage } from '../../i18n/LocalLink';
import { SelectField } from '../../ui/form/SelectField';
import { TextAreaField } from '../../ui/form/TextAreaField';
import type { FormDefinition } from '../shared/definition';
import { PersonFields } from '../shared/PersonFields';
import { chooseSubject } from '../shared/chooseSubject';
import { useWays } from '../shared/useWays';
import { useWords } from '../shared/useWords';
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

/** The contact form of the home page, the contact page and the popup: every field is required (section 5). */
export const ContactForm = ({ place }: ContactFormProps) => {
  const { t } = useTranslation('shell');
  const language = useLanguage();
  const words = useWords('form:contact');
  const onPage = place === 'contact-page';
  useEffect(() => (onPage ? chooseSubject(place) : undefined), [onPage, place]);
  return (
    <VisitorForm {...{ definition, place, language, words }} ways={useWays('hello')} label={words('label')}>
      {(fields) => (
        <>
          <PersonFields
            {...{ fields, words, language, preferred }}
            country="au"
            // The original says 'aus' until a country is chosen (section 3).
            unchosen="aus"
            short={place === 'contact-popup'}
          />
          <SelectField
            {...fields.of('subject')}
            label={words('fields.subject')}
            placeholder={words('fields.choose')}
            options={subjects.map((value) => ({ value, label: t(`message.subjects.${value}`) }))}
            required
          />
          <div data-long>
            <TextAreaField {...fields.of('message')} label={words('fields.message')} required />
          </div>
        </>
      )}
    </VisitorForm>
  );
};
