import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';

export const collections = {
  posts: defineCollection({
    // Both languages of a post have one slug.
    loader: glob({ pattern: '**/*.json', base: './posts', generateId: ({ entry }) => entry }),
  }),
};
