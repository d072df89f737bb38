import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

import type { Core, UID } from '@strapi/strapi';

type Values = Record<string, unknown>;

/** The sample entries of one content type: their values, by language where the type is localised. */
export interface TypeEntries {
  uid: UID.ContentType;
  entries: Values[];
}

/**
 * Reads the sample entries that need no code of their own, as those without pictures and relations:
 * `entries/<type>.json` has those of `api::<type>.<type>`. None where there is no such folder.
 */
export const readEntries = (folder: string): TypeEntries[] => {
  const place = path.join(folder, 'entries');
  if (!existsSync(place)) return [];
  const names = readdirSync(place).filter((name) => name.endsWith('.json'));
  return names.sort().map((name) => {
    const type = path.basename(name, '.json');
    const entries = JSON.parse(readFileSync(path.join(place, name), 'utf8')) as Values[];
    return { uid: `api::${type}.${type}` as UID.ContentType, entries };
  });
};

const isLocalised = (strapi: Core.Strapi, uid: UID.ContentType): boolean =>
  (strapi.contentType(uid).pluginOptions as { i18n?: { localized?: boolean } }).i18n?.localized === true;

/** Creates and publishes them, in the order of the files; an entry of several languages is one document. */
export const createEntries = async (strapi: Core.Strapi, types: readonly TypeEntries[]): Promise<void> => {
  for (const { uid, entries } of types) {
    const documents = strapi.documents(uid);
    for (const entry of entries) {
      if (!isLocalised(strapi, uid)) {
        await documents.create({ status: 'published', data: entry as never });
        continue;
      }
      let documentId: string | undefined;
      for (const [locale, values] of Object.entries(entry)) {
        const version = { locale, status: 'published' as const, data: values as never };
        const saved = documentId
          ? await documents.update({ ...version, documentId })
          : await documents.create(version);
        documentId = saved?.documentId;
      }
    }
  }
};
