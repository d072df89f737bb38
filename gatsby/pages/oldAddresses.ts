import type { CreatePagesArgs } from 'gatsby';

import { withLanguage } from '../../src/i18n/alternates';
import { languages, toLocale, type Language } from '../../src/i18n/locales';
import type { OldSlug } from '../strapi/oldSlugs';
import { query } from './query';

interface Entry {
  readonly documentId: string;
  readonly slug: string;
}

interface Entries {
  readonly allOldSlug: { readonly nodes: readonly OldSlug[] };
  readonly allStrapiDicomBlog: { readonly nodes: readonly (Entry & { readonly locale: string })[] };
  readonly allStrapiShowcase: { readonly nodes: readonly Entry[] };
  readonly allStrapiCollection: {
    readonly nodes: readonly (Entry & { readonly layouts: readonly { readonly slug: string }[] | null })[];
  };
}

/** A kind of page with a slug from the CMS: where it stands, and its entries as they are shown now. */
interface Kind {
  readonly type: string;
  readonly folder: string;
  readonly entriesIn: (language: Language) => readonly Entry[];
  /** What stands below an entry's own address. */
  readonly partsOf?: (entry: Entry) => readonly string[];
}

const kindsOf = (entries: Entries): Kind[] => [
  {
    type: 'dicom-blog',
    folder: '/blog/',
    entriesIn: (language) =>
      entries.allStrapiDicomBlog.nodes.filter(({ locale }) => locale === toLocale(language)),
  },
  {
    type: 'showcase',
    folder: '/showcases-web/',
    entriesIn: () => entries.allStrapiShowcase.nodes,
  },
  {
    type: 'collection',
    folder: '/collection/',
    entriesIn: () => entries.allStrapiCollection.nodes,
    partsOf: ({ documentId }) =>
      entries.allStrapiCollection.nodes
        .find((one) => one.documentId === documentId)
        ?.layouts?.map(({ slug }) => `${slug}/`) ?? [],
  },
];

/**
 * Leads old addresses of entries for good to where the entries are now, each straight to the last one. An address that
 * another entry has now shows that one; those of entries that are not published are not found, as those of entries that
 * never were: they may come back.
 */
export const createOldAddresses = async (args: CreatePagesArgs): Promise<void> => {
  const entries = await query<Entries>(
    args,
    `{
      allOldSlug { nodes { type documentId locale slug } }
      allStrapiDicomBlog { nodes { documentId locale slug } }
      allStrapiShowcase { nodes { documentId slug } }
      allStrapiCollection { nodes { documentId slug layouts { slug } } }
    }`,
  );
  const lead = (fromPath: string, toPath: string): void =>
    args.actions.createRedirect({ fromPath, toPath, statusCode: 301, ignoreCase: false });

  for (const { type, folder, entriesIn, partsOf } of kindsOf(entries))
    for (const language of languages) {
      const shown = entriesIn(language);
      const taken = new Set(shown.map(({ slug }) => slug));
      const addressOf = (slug: string) => withLanguage(language, `${folder}${slug}/`);
      for (const old of entries.allOldSlug.nodes) {
        if (old.type !== type || taken.has(old.slug)) continue;
        if (old.locale !== '' && old.locale !== toLocale(language)) continue;
        const entry = shown.find(({ documentId }) => documentId === old.documentId);
        if (!entry) continue;
        const [from, to] = [addressOf(old.slug), addressOf(entry.slug)];
        lead(from, to);
        if (!partsOf) continue;
        for (const part of partsOf(entry)) lead(`${from}${part}`, `${to}${part}`);
        // A layout that is gone: the first one, as below the present address.
        lead(`${from}*`, to);
      }
    }
};
