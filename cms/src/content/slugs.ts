import type { Core, UID } from '@strapi/strapi';

import { freeSlug, slugFieldOf } from './freeSlug';
import { reservedSlugs } from './reservedSlugs';
import { isSlug, slugOf } from './slugOf';

/** What the admin asks for when it wants a slug: the fields of the form, and the document where it is saved already. */
interface Wanted {
  contentTypeUID: UID.CollectionType;
  field: string;
  data: Record<string, unknown>;
  locale?: string;
}

type Checked = Omit<Wanted, 'data'> & { value: string };

interface UidService {
  generateUIDField: (wanted: Wanted) => Promise<string>;
  checkUIDAvailability: (checked: Checked) => Promise<boolean>;
}

/** The slug that the title in a form or a call gives, before it is made unique. */
export const titleSlug = (strapi: Core.Strapi, uid: UID.ContentType, title: unknown): string =>
  typeof title === 'string' ? slugOf(title, strapi.contentType(uid).info.displayName) : '';

/**
 * Has the admin's forms get the slug of the title in the form. Without a title Strapi would answer the name of the type,
 * which then stayed: a new post was 'dicom-blog' for good. And it would take a document's own slug for another's.
 * What is no slug, or is the site's own, is not told to be available.
 */
export const makeSlugsOfTitles = (strapi: Core.Strapi): void => {
  const service: UidService = strapi.plugin('content-manager').service('uid');
  const { checkUIDAvailability } = service;
  service.generateUIDField = async ({ contentTypeUID, field, data, locale }) => {
    const made = titleSlug(strapi, contentTypeUID, data[slugFieldOf(strapi, contentTypeUID)?.title ?? '']);
    const documentId = typeof data.id === 'string' ? data.id : undefined;
    return made && freeSlug(strapi, contentTypeUID, field, made, { documentId, locale });
  };
  service.checkUIDAvailability = async (checked) =>
    isSlug(checked.value) &&
    !reservedSlugs(checked.contentTypeUID).includes(checked.value) &&
    checkUIDAvailability.call(service, checked);
};
