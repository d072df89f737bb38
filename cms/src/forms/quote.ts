import { subjects } from './choices';
import type { Form } from './definition';
import { country, lang, person, question } from './fields';

/** The questions and the files are about a website. */
const aboutWeb = { field: 'subject', is: 'web' };

/** docs/specification/forms.md, 'Free quote' */
export const quote: Form = {
  id: 'quote',
  path: 'free-quote-request',
  sentAs: 'multipart',
  strings: { namespace: 'quote' },
  captcha: 'visible',
  noCaptcha: { field: 'place', is: 'service' },
  files: { optional: true, when: aboutWeb },
  recipient: 'sales',
  fields: {
    ...person(['au', 'us', 'de', 'vn']),
    // 'Anna' is a customer; in Vietnamese a name is written whole.
    name: { kind: 'name', min: { en: 1, vn: 6 } },
    companyName: { kind: 'line', optional: true, autocomplete: 'organization' },
    subject: { kind: 'choice', as: 'select', values: subjects, wide: true, restarts: 'captcha' },
    place: { kind: 'told', values: ['contact', 'service'], fallback: 'contact' },
    deadline: question(3, aboutWeb),
    contentPlan: question(3, aboutWeb),
    pageRequest: question(4, aboutWeb),
    featureRequest: question(5, aboutWeb),
    message: { kind: 'text', labelledBy: 'subject', errorWhenSent: true },
    ...country(
      { by: 'place', of: { contact: '+61', service: '+84' } },
      { by: 'place', of: { contact: 'au', service: 'vn' } },
    ),
    lang,
  },
};
