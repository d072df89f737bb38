/** The fields of every form and their rules (docs/specification/forms.md). */
import { object, string } from 'yup';

import { fields } from './fields';

const SUBJECTS = ['web', 'app', 'graphic', 'marketing', 'resource', 'other'];

const POSITIONS = [
  'junior_qc_engineer',
  'business_development_executive',
  'front_end_developer',
  'developer_intern',
  'graphic_designer_intern',
  'qc_intern',
  'other',
];

/** The Vietnamese names of the packages, and the English ones of the same three. */
export const PACKAGES = ['gói CƠ BẢN', 'gói TIÊU CHUẨN', 'gói TUỲ BIẾN', 'Personal', 'Advance', 'Ultimate'];

/** The questions about a website, each with the number of its answers, which count from 0. */
export const QUESTIONNAIRE = { deadline: 3, contentPlan: 3, pageRequest: 4, featureRequest: 5 };

const lang = () => fields.choiceOr(['en', 'vn'], 'en');

/** A question is asked when the subject is 'web'. For other subjects what came with it is left out. */
const question = (answers: number) => {
  const values = Array.from({ length: answers }, (_, index) => String(index));
  return string().when('subject', {
    is: 'web',
    then: () => fields.choice(values),
    otherwise: () => string().strip(),
  });
};

const country = (code: string, name: string) => ({
  countryCode: fields.countryCode(code),
  countryName: fields.countryName(name),
});

/** The country that a quote has without a choice follows from the place of its form. */
const quoteCountry = (
  field: (fallback: string) => ReturnType<typeof fields.countryCode>,
  service: string,
  contact: string,
) =>
  string().when('place', {
    is: 'service',
    then: () => field(service),
    otherwise: () => field(contact),
  });

export const schemas = {
  contact: object({
    name: fields.name(),
    email: fields.email(),
    phone: fields.phone(),
    subject: fields.choice(SUBJECTS),
    message: fields.message(),
    ...country('+61', 'aus'),
    lang: lang(),
  }),
  subscribe: object({ email: fields.email(), lang: lang() }),
  career: object({
    name: fields.name(),
    phone: fields.phone(),
    email: fields.email(),
    position: fields.choice(POSITIONS),
    message: fields.message(),
    ...country('+84', 'vn'),
    lang: lang(),
  }),
  order: object({
    name: fields.name(),
    email: fields.email(),
    phone: fields.phone(),
    subject: fields.choice(PACKAGES),
    message: fields.message(),
    ...country('+84', 'vn'),
    lang: lang(),
  }),
  quote: object({
    place: fields.choiceOr(['contact', 'service'], 'contact'),
    name: fields.name(),
    email: fields.email(),
    phone: fields.phone(),
    companyName: fields.optionalLine(),
    subject: fields.choice(SUBJECTS),
    deadline: question(QUESTIONNAIRE.deadline),
    contentPlan: question(QUESTIONNAIRE.contentPlan),
    pageRequest: question(QUESTIONNAIRE.pageRequest),
    featureRequest: question(QUESTIONNAIRE.featureRequest),
    message: fields.message(),
    countryCode: quoteCountry(fields.countryCode, '+84', '+61'),
    countryName: quoteCountry(fields.countryName, 'vn', 'au'),
    lang: lang(),
  }),
};
