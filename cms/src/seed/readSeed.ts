import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

import { readEntries, type TypeEntries } from './entries';
import { type Figure, readFigures } from './figures';

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
  /** What is to be seen on the title picture. */
  alternativeText: string;
  /** WebP, with words in the language of the text. */
  picture: Buffer;
  /** What the text shows by the names of its files. */
  figures: Figure[];
}

export interface Author {
  key: string;
  firstName: string;
  picture: Buffer;
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

export interface Showcase {
  slug: string;
  type: 'Website' | 'Mobile App';
  title: string;
  sortDescription: string;
  description: string;
  clientName: string;
  finishAt: string;
  url: string;
  /** What is to be seen on its pictures: the thumbnail's first, then those of the carousel. */
  alternativeTexts: string[];
  /** As many, in WebP. */
  pictures: Buffer[];
}

interface Seo {
  metaTitle: string;
  metaDescription: string;
}

interface TemplateLayout {
  slug: string;
  title: string;
  url_demo: string;
  /** The photographs of its demo (scripts/shootTemplates.ts), in WebP. */
  photographs: { thumbnail: Buffer; full: Buffer };
}

export interface Template {
  slug: string;
  title: string;
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
  authors: Author[];
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
  const file = (name: string) => path.join(folder, key, name);
  const whole = (
    language: Language,
    text?: Omit<PostText, 'content' | 'picture' | 'figures'>,
  ): Post['texts'] => {
    if (!text) return {};
    const content = readFileSync(file(`${language}.html`), 'utf8');
    const picture = readFileSync(file(`picture-${language}.webp`));
    return { [language]: { ...text, content, picture, figures: readFigures(file(''), content) } };
  };
  return { ...facts, key, texts: { ...whole('en', en), ...whole('vi', vi) } };
};

const withPictures =
  (folder: string) =>
  (showcase: Showcase): Showcase => ({
    ...showcase,
    pictures: showcase.alternativeTexts.map((_text, index) =>
      readFileSync(path.join(folder, showcase.slug, `${index}.webp`)),
    ),
  });

const withPhotographs =
  (folder: string) =>
  (template: Template): Template => {
    const photograph = (name: string) => readFileSync(path.join(folder, template.slug, `${name}.webp`));
    return {
      ...template,
      layouts: template.layouts.map((layout) => ({
        ...layout,
        photographs: { thumbnail: photograph(layout.slug), full: photograph(`${layout.slug}-full`) },
      })),
    };
  };

/**
 * Reads the sample content of a folder: authors, posts, showcases and the catalogue of templates, with their pictures.
 *
 * @throws when a file is missing or is not JSON.
 */
export const readSeed = (folder: string): Seed => {
  const json = (name: string) => JSON.parse(readFileSync(path.join(folder, name), 'utf8'));
  const posts = path.join(folder, 'posts');
  const trades = readdirSync(path.join(folder, 'collections')).sort();
  return {
    authors: json('authors.json').map((author: Omit<Author, 'picture'>) => ({
      ...author,
      picture: readFileSync(path.join(folder, 'authors', `${author.key}.webp`)),
    })),
    blogCategories: json('blog-categories.json'),
    blogTags: json('blog-tags.json'),
    posts: readdirSync(posts)
      .filter((key) => existsSync(path.join(posts, key, 'post.json')))
      .sort()
      .map((key) => readPost(posts, key)),
    showcases: json('showcases.json').map(withPictures(path.join(folder, 'showcases'))),
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
