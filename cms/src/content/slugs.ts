import type { Core, UID } from '@strapi/strapi';

import { slugOf } from './slugOf';

/** What the admin asks for when it wants a slug: the fields of the form, and the document where it is saved already. */
interface Wanted {
  contentTypeUID: UID.CollectionType;
  field: string;
  data: Record<string, unknown>;
  locale?: string;
}

type Attributes = Record<string, { type: string; targetField?: string } | undefined>;

interface UidService {
  generateUIDField: (wanted: Wanted) => Promise<string>;
  findUniqueUID: (wanted: Omit<Wanted, 'data'> & { value: string }) => Promise<string>;
}

/**
 * Has the admin's forms get the slug of the title in the form. Without a title Strapi would answer the name of the type,
 * which then stayed: a new post was 'dicom-blog' for good. And it would take a document's own slug for another's.
 */
export const makeSlugsOfTitles = (strapi: Core.Strapi): void => {
  const service: UidService = strapi.plugin('content-manager').service('uid');
  service.generateUIDField = async ({ contentTypeUID, field, data, locale }) => {
    const attributes: Attributes = strapi.contentType(contentTypeUID).attributes;
    const value = slugOf(String(data[attributes[field]?.targetField ?? ''] ?? ''));
    if (value === '') return '';
    const own =
      typeof data.id === 'string' && data.id !== ''
        ? await strapi.documents(contentTypeUID).findOne({ documentId: data.id, locale, status: 'draft' })
        : null;
    return own && Reflect.get(own, field) === value
      ? value
      : service.findUniqueUID({ contentTypeUID, field, value, locale });
  };
};
