import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { inRoot } from '../../node-lib/root';

/** A website template of the sample content; categories and tags are slugs. */
export interface SampleTemplate {
  readonly title: string;
  readonly slug: string;
  readonly category: readonly string[];
  readonly tags: readonly string[];
  readonly createdAt: string;
}

const folder = inRoot('cms', 'seed', 'collections');

/** What the catalogue has of the sample content, the newest first. */
export const sampleTemplates = readdirSync(folder)
  .flatMap((file) => JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as SampleTemplate[])
  .sort((a, b) => b.createdAt.localeCompare(a.createdAt));

/** The titles of those of a category, from A to Z as a Vietnamese sorts. */
export const titlesOf = (category: string): string[] =>
  sampleTemplates
    .filter((template) => template.category.includes(category))
    .map(({ title }) => title)
    .sort((a, b) => a.localeCompare(b, 'vi'));

/** How many have a tag. */
export const tagged = (tag: string): number =>
  sampleTemplates.filter((template) => template.tags.includes(tag)).length;
