import type { Core, UID } from '@strapi/strapi';
import { contentTypes, errors } from '@strapi/utils';

import { paramsOf } from './callParams';
import { editorLanguage } from './editorLanguage';
import { inLanguage } from './freeSlug';
import { READ_AT } from './readAt';

const english =
  'Somebody saved this in the meantime, perhaps you in another tab. Copy what you wrote, load the page anew, and put it in there.';

const vietnamese =
  'Trong lúc đó đã có người lưu mục này, có thể là bạn ở một thẻ khác. Hãy chép lại nội dung vừa viết, tải lại trang rồi dán vào.';

/**
 * Refuses to write over what somebody else saved since the form was read. The forms of the admin say when the entry was
 * saved that they show; who does not say so is not asked.
 */
export const refuseStaleSaves = (strapi: Core.Strapi): void => {
  const asked = new WeakSet<object>();
  strapi.documents.use(async (context, next) => {
    const { uid, action }: { uid: UID.ContentType; action: string } = context;
    const request = strapi.requestContext.get();
    const readAt = Date.parse(request?.get(READ_AT) ?? '');
    // The first save of a request is the editor's; what follows from it is the CMS's own.
    if (action !== 'update' || !request || Number.isNaN(readAt) || asked.has(request)) return next();
    asked.add(request);
    const { documentId, locale } = paramsOf(context);
    const stored: { updatedAt?: string | number | Date } | null = await strapi.db.query(uid).findOne({
      select: ['updatedAt'],
      where: {
        ...(await inLanguage(strapi, uid, locale)),
        ...(contentTypes.hasDraftAndPublish(strapi.contentType(uid)) ? { publishedAt: null } : {}),
        documentId,
      },
    });
    if (new Date(stored?.updatedAt ?? 0).getTime() > readAt)
      throw new errors.ApplicationError(editorLanguage(strapi) === 'vi' ? vietnamese : english);
    return next();
  });
};
