import type { CreatePagesArgs } from 'gatsby';

import { alternatesOfPath } from '../../src/i18n/alternates';
import { languages } from '../../src/i18n/locales';
import { createLocalizedPage } from '../localizedPage';
import { query } from './query';

interface Texts {
  readonly allMarkdownRemark: {
    readonly nodes: readonly { readonly fields: { readonly room: string; readonly slug: string } }[];
  };
}

/** Rooms under content/ whose every entry is a page: where it stands and which template shows it. */
const rooms = {
  services: { base: '/services/', template: 'service' },
} as const;

/** One location page under two addresses (docs/specification/pages.md, 'Location pages'). */
const places = ['Melbourne', 'Sydney'];

export const createContentPages = async (args: CreatePagesArgs): Promise<void> => {
  const { allMarkdownRemark } = await query<Texts>(
    args,
    `{ allMarkdownRemark(filter: { fields: { language: { eq: "en" } } }) { nodes { fields { room slug } } } }`,
  );
  for (const language of languages) {
    for (const [room, { base, template }] of Object.entries(rooms)) {
      for (const { fields } of allMarkdownRemark.nodes.filter((text) => text.fields.room === room)) {
        // Media banners has its own template and its own addresses.
        if (fields.slug === 'media-banners') continue;
        createLocalizedPage(args, {
          template,
          language,
          alternates: alternatesOfPath(`${base}${fields.slug}/`),
          context: { slug: fields.slug },
        });
      }
    }
    for (const place of places) {
      createLocalizedPage(args, {
        template: 'location',
        language,
        alternates: alternatesOfPath(`/software-development-${place.toLowerCase()}/`),
        context: { place },
      });
    }
  }
};
