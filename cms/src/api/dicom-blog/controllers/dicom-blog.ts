import { factories } from '@strapi/strapi';
import { errors } from '@strapi/utils';

import { countView, type ViewedPost } from '../../../content/views';
import { readLocale } from '../../../visitorQuery/readQuery';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const hasOnly = (value: unknown, key: string): value is Record<string, unknown> =>
  isRecord(value) && Object.keys(value).length === 1 && key in value;

/** Whether a request body is exactly `{ data: { views: <whole number> } }`. */
const isViewUpdate = (body: unknown): boolean =>
  hasOnly(body, 'data') &&
  hasOnly(body.data, 'views') &&
  Number.isSafeInteger(body.data.views) &&
  Number(body.data.views) >= 0;

const readPost = (documentId: string, query: Record<string, unknown>): ViewedPost => {
  const { locale, ...unknown } = query;
  const [key] = Object.keys(unknown);
  if (key) throw new errors.ValidationError(`Invalid key ${key}`);
  // The CMS makes them of these characters alone, and some others end in the database.
  if (!/^[a-z0-9]+$/i.test(documentId)) throw new errors.NotFoundError();
  return { documentId, locale: locale === undefined ? undefined : readLocale(locale) };
};

export default factories.createCoreController('api::dicom-blog.dicom-blog', ({ strapi }) => ({
  /**
   * `PUT /dicom-blogs/{documentId}?locale=` with `{ data: { views } }` counts one view and answers
   * `{ data: { documentId, views }, meta: {} }` with the new count, whatever number was sent
   * (docs/specification/calls.md, 'View count'). 400 for any other body or parameter, 404 when the post is not
   * published in that language.
   */
  async countView(ctx) {
    const post = readPost(ctx.params.documentId, ctx.query);
    if (!isViewUpdate(ctx.request.body)) {
      throw new errors.ValidationError(
        'The body must be { data: { views: <whole number> } } and nothing else.',
      );
    }
    const views = await countView(strapi, post);
    if (views === undefined) throw new errors.NotFoundError();
    return { data: { documentId: post.documentId, views }, meta: {} };
  },
}));
