/** The order and the width of the fields in each form, and the columns of each list. */

/** A field and the columns it takes, of the twelve in a row. */
type Place = [name: string, size: number];

export interface FormView {
  rows: readonly (readonly Place[])[];
  /** None for a component, which has no list. */
  list?: readonly string[];
  /** What an entry is called where another one points to it. */
  mainField: string;
  sort?: readonly [field: string, order: 'ASC' | 'DESC'];
}

const whole = (name: string): Place[] => [[name, 12]];
const halves = (one: string, other: string): Place[] => [
  [one, 6],
  [other, 6],
];

const named = (list: string[]): FormView => ({
  rows: [[['title', 6]]],
  list: ['title', ...list],
  mainField: 'title',
  sort: ['title', 'ASC'],
});
const withAddress = (list: string[]): FormView => ({ ...named(list), rows: [halves('title', 'slug')] });

export const FORM_VIEWS: Readonly<Record<string, FormView>> = {
  'api::dicom-blog.dicom-blog': {
    rows: [
      halves('title', 'slug'),
      whole('excerpt'),
      whole('content'),
      halves('titleImage', 'titleImageAlternativeText'),
      halves('user', 'defaultPublishedDate'),
      halves('categories', 'tags'),
      [['views', 6]],
    ],
    list: ['title', 'defaultPublishedDate', 'user'],
    mainField: 'title',
    sort: ['defaultPublishedDate', 'DESC'],
  },
  'api::blog-category.blog-category': named(['dicomBlogs']),
  'api::blog-tag.blog-tag': named(['dicomBlogs']),
  'api::author.author': {
    rows: [halves('firstName', 'avatar')],
    list: ['avatar', 'firstName'],
    mainField: 'firstName',
    sort: ['firstName', 'ASC'],
  },
  'api::showcase.showcase': {
    rows: [
      halves('title', 'slug'),
      halves('type', 'clientName'),
      halves('finishAt', 'url'),
      whole('sortDescription'),
      whole('description'),
      halves('thumbnail', 'images'),
    ],
    list: ['thumbnail', 'title', 'type', 'clientName', 'finishAt'],
    mainField: 'title',
    sort: ['finishAt', 'DESC'],
  },
  'api::collection.collection': {
    rows: [
      halves('title', 'slug'),
      halves('basic_price', 'thumbnail'),
      whole('short_description'),
      whole('description'),
      whole('layouts'),
      halves('categories', 'tags'),
      whole('seo'),
    ],
    list: ['thumbnail', 'title', 'basic_price', 'categories', 'updatedAt'],
    mainField: 'title',
    sort: ['updatedAt', 'DESC'],
  },
  'api::collection-category.collection-category': withAddress(['slug', 'collections']),
  'api::collection-tag.collection-tag': withAddress(['slug', 'collections']),
  'api::collection-page.collection-page': {
    rows: [whole('heading'), whole('text'), whole('group_options'), whole('seo')],
    mainField: 'heading',
  },
  'api::option-group.option-group': {
    ...named(['options']),
    rows: [halves('title', 'options')],
  },
  'api::option.option': {
    rows: [halves('title', 'basic_price'), [['allow_quantity', 6]], whole('description')],
    list: ['title', 'basic_price', 'allow_quantity'],
    mainField: 'title',
    sort: ['title', 'ASC'],
  },
  'collection.layout': {
    rows: [halves('title', 'slug'), whole('url_demo'), halves('thumbnail', 'full_image')],
    mainField: 'title',
  },
  'shared.seo': {
    rows: [whole('metaTitle'), whole('metaDescription'), [['metaImage', 6]]],
    mainField: 'metaTitle',
  },
};
