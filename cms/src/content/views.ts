/**
 * The view count of a post: one number for the whole document, kept equal on every row (drafts and published ones, all
 * languages). It is written here and nowhere else.
 */
import type { Core } from '@strapi/strapi';

import { paramsOf } from './callParams';
import { type Transaction, rowsOf } from './rows';

const POST = 'api::dicom-blog.dicom-blog';

export interface ViewedPost {
  documentId: string;
  /** The language that was read; without it, any. */
  locale?: string;
}

// Publishing replaces rows. Whoever counts or publishes takes the lock of the document's rows first, or PostgreSQL
// would let a view fall between the old row and the new one. SQLite has one writer and ignores the clause.
const lockDocument = async (strapi: Core.Strapi, trx: Transaction, documentId: string): Promise<void> => {
  await rowsOf(strapi, POST, trx).where({ document_id: documentId }).orderBy('id').forUpdate().select('id');
};

/**
 * Adds one view to a published post whose time has come, touching no other field, not even `updatedAt`.
 *
 * @returns the new count, or undefined when the post is not published (in that language).
 */
export const countView = async (
  strapi: Core.Strapi,
  { documentId, locale }: ViewedPost,
): Promise<number | undefined> =>
  strapi.db.transaction(async ({ trx }) => {
    await lockDocument(strapi, trx, documentId);
    const where = { document_id: documentId, ...(locale === undefined ? {} : { locale }) };
    const published = () =>
      rowsOf(strapi, POST, trx)
        .where(where)
        .whereNotNull('published_at')
        .where('default_published_date', '<=', new Date())
        .first('views');
    if (!(await published())) return undefined;
    await rowsOf(strapi, POST, trx)
      .where({ document_id: documentId })
      .update({ views: strapi.db.connection.raw('coalesce(views, 0) + 1') });
    return Number((await published())?.views);
  });

const WRITES = ['create', 'update', 'clone', 'publish', 'discardDraft'];

/**
 * Keeps editors' work off the count: a form that was opened before the last hundred views would overwrite them. A row
 * that such work creates (a language, a published version) takes over the count of its document.
 */
export const guardViews = (strapi: Core.Strapi): void => {
  strapi.documents.use(async (context, next) => {
    if (context.uid !== POST || !WRITES.includes(context.action)) return next();
    const params = paramsOf(context);
    if (params.data) delete params.data.views;
    if (context.action === 'clone') params.data = { ...params.data, views: 0 };
    const { documentId } = params;
    if (!documentId || context.action === 'clone') return next();

    return strapi.db.transaction(async ({ trx }) => {
      await lockDocument(strapi, trx, documentId);
      const result = await next();
      const ofDocument = () => rowsOf(strapi, POST, trx).where({ document_id: documentId });
      const views = Number((await ofDocument().max({ views: 'views' }).first())?.views ?? 0);
      await ofDocument().whereNot({ views }).update({ views });
      return result;
    });
  });
};
