import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';

import { paramsOf } from '../../content/callParams';
import type { PrivateFiles } from '../files/privateFiles';
import { removeSubmissions } from '../store/removeSubmissions';
import { DELIVERY, SUBMISSION } from '../store/types';

/** The types of the intake: nothing of them is content of the site. */
export const isIntake = (uid: string): boolean => uid === SUBMISSION || uid === DELIVERY;

const WRITES = ['create', 'update', 'clone', 'publish', 'unpublish', 'discardDraft'];

/**
 * Keeps what visitors sent as they sent it: staff read and delete submissions in the admin, they do not write them. A
 * deleted submission takes its deliveries and files along.
 */
export const keepReadOnly = (strapi: Core.Strapi, files: PrivateFiles): void => {
  strapi.documents.use(async (context, next) => {
    const { uid, action }: { uid: string; action: string } = context;
    if (!isIntake(uid)) return next();
    if (WRITES.includes(action)) throw new errors.ForbiddenError('What visitors sent is not edited.');
    const { documentId } = paramsOf(context);
    if (uid !== SUBMISSION || action !== 'delete') return next();
    const found = await strapi.db
      .query(SUBMISSION)
      .findOne({ where: { documentId }, populate: ['deliveries'] });
    const result = await next();
    // With the submission its relations are gone: afterwards nothing tells whose deliveries they were.
    const ids = (found?.deliveries ?? []).map(({ id }: { id: number }) => id);
    await strapi.db.query(DELIVERY).deleteMany({ where: { id: { $in: ids } } });
    if (found) await removeSubmissions(strapi, files, [found]);
    return result;
  });
};
