import path from 'node:path';

import type { Core, UID } from '@strapi/strapi';

import { createContent } from '../seed/createContent';
import { settings } from '../settings';

/** Raised when the sample content gets a new shape. Databases that hold an older one keep it: it is theirs by then. */
const VERSION = 1;

const CONTENT: UID.ContentType[] = [
  'api::dicom-blog.dicom-blog',
  'api::showcase.showcase',
  'api::collection.collection',
];

const hasContent = async (strapi: Core.Strapi): Promise<boolean> => {
  const counts = await Promise.all(CONTENT.map((uid) => strapi.db.query(uid).count()));
  return counts.some((count) => count > 0);
};

/**
 * Fills an empty CMS with the sample content, once in the life of a database: not when CMS_SEED is not 'true', not when
 * it was done before (whatever editors deleted since), not when there is content of somebody's own.
 */
export const seedOnce = async (strapi: Core.Strapi): Promise<void> => {
  if (!settings.seed) return;
  const version = strapi.store({ type: 'app', name: 'seed', key: 'version' });
  if ((await version.get({})) || (await hasContent(strapi))) return;
  const started = Date.now();
  await createContent(strapi, path.resolve(settings.seedDir), () => version.set({ value: VERSION }));
  strapi.log.info(`Sample content: done in ${Math.round((Date.now() - started) / 1000)} s.`);
};
