/** Who may call what, applied at every start: nothing that was granted by hand survives it. */
import { VISITOR_QUESTIONS } from './visitorQuestions';

const find = (...types: string[]): string[] => types.map((type) => `api::${type}.${type}.find`);

/**
 * What the site calls (docs/specification/calls.md): its reads, the one view update, the visitor's language, the
 * forms.
 */
const PUBLIC_CALLS = [
  ...Object.keys(VISITOR_QUESTIONS).map((uid) => `${uid}.find`),
  'api::dicom-blog.dicom-blog.countView',
  ...find('visitor-locale'),
  ...[
    ...['teamChat', 'careerApply', 'developWebRequest', 'freeQuoteRequest', 'sendEmailSequentially'],
    'captcha',
  ].map((action) => `api::intake.intake.${action}`),
];

/** Shown inside the entries above. Their own addresses answer no visitor: they have no questions. */
const PUBLIC_INSIDE_OTHERS = find('author', 'option-group', 'option');

export const PUBLIC_ACTIONS = [...PUBLIC_CALLS, ...PUBLIC_INSIDE_OTHERS];
