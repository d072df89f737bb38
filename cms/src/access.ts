/** Who may call what, applied at every start: nothing that was granted by hand survives it. */

const find = (...types: string[]): string[] => types.map((type) => `api::${type}.${type}.find`);

/** The reads of the specification (part 2, section 7), the one view update, the visitor's language, and the forms. */
const PUBLIC_CALLS = [
  ...find('dicom-blog', 'blog-category', 'blog-tag', 'showcase'),
  ...find('collection', 'collection-category', 'collection-tag', 'collection-page'),
  'api::dicom-blog.dicom-blog.countView',
  ...find('visitor-locale'),
  ...['teamChat', 'careerApply', 'developWebRequest', 'freeQuoteRequest', 'captcha'].map(
    (action) => `api::intake.intake.${action}`,
  ),
];

/** Shown inside the entries above. Their own addresses are closed by the policy `with-credentials`. */
const PUBLIC_INSIDE_OTHERS = find('author', 'option-group', 'option');

export const PUBLIC_ACTIONS = [...PUBLIC_CALLS, ...PUBLIC_INSIDE_OTHERS];

const READABLE = [...PUBLIC_ACTIONS.filter((action) => action.endsWith('.find'))];

/** What the site build and the site server need. `collection-page` is a single type and has no `findOne`. */
export const BUILD_ACTIONS = [
  ...READABLE,
  ...READABLE.filter((action) => !action.includes('collection-page')).map((action) => `${action}One`),
  'api::content-revision.content-revision.find',
  'plugin::content-type-builder.components.getComponents',
  'plugin::content-type-builder.content-types.getContentTypes',
  'plugin::upload.content-api.find',
];
