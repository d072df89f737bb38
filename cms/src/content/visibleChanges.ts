import type { Core } from '@strapi/strapi';
import { contentTypes } from '@strapi/utils';

import { isIntake } from '../intake/staff/readOnly';
import { paramsOf } from './callParams';
import type { ChangedDocument } from './changedDocuments';
import { raiseRevision } from './revision';
import { POST, hasLive } from './scheduled';

const WRITES = ['create', 'update', 'clone', 'delete', 'publish', 'unpublish'];

/** The parts of a document-service call and of its answer that tell whether a visitor could see the change. */
interface Write {
  action: string;
  hasDrafts: boolean;
  status?: unknown;
  entries: { publishedAt?: unknown }[];
}

const entriesOf = (outcome: unknown): Write['entries'] =>
  typeof outcome === 'object' && outcome !== null && 'entries' in outcome && Array.isArray(outcome.entries)
    ? outcome.entries
    : [];

const isVisible = ({ action, hasDrafts, status, entries }: Write): boolean => {
  if (!hasDrafts) return true;
  if (action === 'publish' || action === 'unpublish') return entries.length > 0;
  if (action === 'delete') return entries.some(({ publishedAt }) => publishedAt !== null);
  // 'create', 'update' and 'clone' write drafts, unless they are asked to publish at once.
  return status === 'published';
};

const documentsOf = (type: string, documentId: unknown): ChangedDocument[] | null =>
  typeof documentId === 'string' ? [{ type, documentId }] : null;

/**
 * Raises the content revision with every change of the site's content that a visitor could see: publish, unpublish,
 * the deletion of something published, any save of a type without drafts, a changed or deleted picture. Saving a draft,
 * counting a view and what is done to a post of the future do not raise it.
 */
export const watchVisibleChanges = (strapi: Core.Strapi): void => {
  strapi.documents.use(async (context, next) => {
    const { uid, action } = context;
    if (!uid.startsWith('api::') || isIntake(uid) || !WRITES.includes(action)) return next();
    return strapi.db.transaction(async () => {
      const { status, documentId } = paramsOf(context);
      const isLive = async (id: unknown) => uid !== POST || hasLive(strapi, id);
      const wasLive = documentId !== undefined && (await isLive(documentId));
      const outcome = await next();
      const hasDrafts = contentTypes.hasDraftAndPublish(strapi.contentType(uid));
      // A copy has an id of its own; the call names that of its model.
      const made: unknown = Reflect.get(Object(outcome), 'documentId');
      const id = action === 'clone' ? made : (documentId ?? made);
      if (!isVisible({ action, hasDrafts, status, entries: entriesOf(outcome) })) return outcome;
      if (wasLive || (await isLive(id))) await raiseRevision(strapi, documentsOf(uid, id));
      return outcome;
    });
  });

  // A new picture is seen by nobody until an entry with it is published.
  for (const event of ['media.update', 'media.delete'])
    strapi.eventHub.on(event, () => raiseRevision(strapi, null));
};
