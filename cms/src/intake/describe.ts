/** A submission as the team reads it: plain lines, in English, the values in the visitor's own words. */
import type { FormId } from './form/forms';
import type { Submission } from './store/types';

const TITLES: Record<FormId, string> = {
  contact: 'Contact message',
  subscribe: 'Newsletter subscription',
  career: 'Career application',
  order: 'Package order',
  quote: 'Free-quote request',
};

const LABELS: Record<string, string> = {
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
  message: 'Message',
  lang: 'Language',
};

const SUBJECTS: Record<string, string> = {
  web: 'Web Development',
  app: 'Mobile App Development',
  graphic: 'Graphic Design',
  marketing: 'Digital Marketing',
  resource: 'Dedicated Staff',
  other: 'Other',
};

/** The answers of the questionnaire by their index (specification part 1, section 3). */
const ANSWERS: Record<string, string[]> = {
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

const valueOf = ({ form }: Submission, field: string, value: string): string => {
  if (field === 'subject' && form !== 'order') {
    const subject = SUBJECTS[value] ?? value;
    return form === 'contact' ? `Need ${subject}` : subject;
  }
  return ANSWERS[field]?.[Number(value)] ?? value;
};

export interface Description {
  title: string;
  lines: { label: string; value: string }[];
}

/** Title and lines of a submission; the message comes last. */
export const describe = (submission: Submission): Description => {
  const { form, fields, files } = submission;
  const lines = Object.keys(LABELS)
    .filter((field) => fields[field])
    .map((field) => ({
      label: LABELS[field] ?? field,
      value: valueOf(submission, field, fields[field] ?? ''),
    }))
    .sort((a, b) => Number(a.label === 'Message') - Number(b.label === 'Message'));
  const attached = files.map(({ name, size }) => `${name} (${Math.ceil(size / 1024)} kB)`);
  const filesLine = attached.length > 0 ? [{ label: 'Files, in the CMS', value: attached.join(', ') }] : [];
  return { title: TITLES[form], lines: [...filesLine, ...lines] };
};
