/** How a submission is told in English: in the chat, in e-mails to the team, and in the admin. */
import type { FormId } from '../form/forms';

export const TITLES: Record<FormId, string> = {
  contact: 'Contact message',
  subscribe: 'Newsletter subscription',
  career: 'Career application',
  order: 'Package order',
  quote: 'Free-quote request',
};

/** The fields in the order in which they are told; the message comes last. */
export const LABELS: Record<string, string> = {
  name: 'Name',
  countryName: 'Country Name',
  countryCode: 'Country Code',
  phone: 'Phone',
  email: 'Email',
  companyName: 'Company',
  subject: 'Subject',
  position: 'Position',
  place: 'Sent from',
  deadline: 'Deadline',
  contentPlan: 'Content',
  pageRequest: 'Pages',
  featureRequest: 'Features',
  lang: 'Language',
  message: 'Message',
};

/** The answers of the questionnaire by their index (docs/specification/forms.md, 'Free quote'). */
export const ANSWERS: Record<string, string[]> = {
  deadline: ['within a month', 'one to two months', 'over two months'],
  contentPlan: ['all content supplied', 'some text and images', 'none'],
  pageRequest: ['one page', 'up to 5', 'up to 10', 'not sure'],
  featureRequest: [
    'show business info, products and services',
    'online shop with cart and checkout',
    'showcase of work',
    'blog',
    'other',
  ],
};
