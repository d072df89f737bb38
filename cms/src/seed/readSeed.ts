import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

import { readEntries, type TypeEntries } from './entries';

export type Language = 'en' | 'vi';

export interface Title {
  key: string;
  en: string;
  vi: string;
}

interface PostText {
  title: string;
  slug: string;
  excerpt: string;
  /** HTML. */
  content: string;
}

export interface Post {
  key: string;
  author: string;
  categories: string[];
  tags: string[];
  /** ISO date and time, shown as the date of the post. */
  date: string;
  views: number;
  draft: boolean;
  /** A language left out is a post that does not exist in it. */
  texts: Partial<Record<Language, PostText>>;
}

interface Showcase {
  slug: string;
  type: 'Website' | 'Mobile App';
  title: string;
  sortDescription: string;
  description: string;
  clientName: string;
  finishAt: string;
  url: string;
  /** How many pictures its carousel has. */
  images: number;
}

interface Seo {
  metaTitle: string;
  metaDescription: string;
}

/** The photographs of a layout that has a demo (scripts/shootTemplates.ts), in WebP. */
export interface Photographs {
  thumbnail: Buffer;
  full: Buffer;
}

interface TemplateLayout {
  slug: string;
  title: string;
  url_demo?: string;
  /** Without them its pictures are drawn. */
  photographs?: Photographs;
}

export interface Template {
  slug: string;
  title: string;
  trade: string;
  category: string[];
  tags: string[];
  /** VND. */
  basic_price: number;
  short_description: string;
  description: string;
  createdAt: string;
  seo: Seo;
  layouts: TemplateLayout[];
}

interface OptionGroup {
  title: string;
  options: { title: string; description: string; basic_price: number; allow_quantity: boolean }[];
}

export interface Seed {
  authors: { key: string; firstName: string }[];
  blogCategories: Title[];
  blogTags: Title[];
  posts: Post[];
  showcases: Showcase[];
  templateCategories: { slug: string; title: string }[];
  templateTags: { slug: string; title: string }[];
  templates: Template[];
  optionGroups: OptionGroup[];
  cataloguePage: { heading: string; text: string; seo: Seo };
  /** Of all types that need no code of their own. */
  entries: TypeEntries[];
}

const readPost = (folder: string, key: string): Post => {
  const { en, vi, ...facts } = JSON.parse(readFileSync(path.join(folder, key, 'post.json'), 'utf8'));
  const withContent = (language: Language, text?: Omit<PostText, 'content'>): Post['texts'] =>
    text
      ? { [language]: { ...text, content: readFileSync(path.join(folder, key, `${language}.html`), 'utf8') } }
      : {};
  return { ...facts, key, texts: { ...withContent('en', en), ...withContent('vi', vi) } };
};

const readPhotographs = (folder: string, template: string, layout: string): Photographs | undefined => {
  const [thumbnail, full] = [`${layout}.webp`, `${layout}-full.webp`].map((name) =>
    path.join(folder, template, name),
  );
  return thumbnail && full && existsSync(thumbnail)
    ? { thumbnail: readFileSync(thumbnail), full: readFileSync(full) }
    : undefined;
};

const withPhotographs =
  (folder: string) =>
  (template: Template): Template => ({
    ...template,
    layouts: template.layouts.map((layout) => ({
      ...layout,
      photographs: readPhotographs(folder, template.slug, layout.slug),
    })),
  });

/**
 * Reads the sample content of a folder: authors, posts, showcases and the catalogue of templates.
 *
 * @throws when a file is missing or is not JSON.
 */
export const readSeed = (folder: string): Seed => {
  const json = (name: string) => JSON.parse(readFileSync(path.join(folder, name), 'utf8'));
  const posts = path.join(folder, 'posts');
  const trades = readdirSync(path.join(folder, 'collections')).sort();
  return {
    authors: json('authors.json'),
    blogCategories: json('blog-categories.json'),
    blogTags: json('blog-tags.json'),
    posts: readdirSync(posts)
      .filter((key) => existsSync(path.join(posts, key, 'post.json')))
      .sort()
      .map((key) => readPost(posts, key)),
    showcases: json('showcases.json'),
    templateCategories: json('collection-categories.json'),
    templateTags: json('collection-tags.json'),
    templates: trades
      .flatMap((file): Template[] => json(path.join('collections', file)))
      .map(withPhotographs(path.join(folder, 'templates'))),
    optionGroups: json('option-groups.json'),
    cataloguePage: json('collection-page.json'),
    entries: readEntries(folder),
  };
};
