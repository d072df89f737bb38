import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A post as our release shows it. `content` is HTML, `date` ISO 8601, `lang` the first part of its address. */
export interface Post {
  readonly lang: string;
  readonly slug: string;
  readonly title: string;
  readonly excerpt: string;
  readonly date: string;
  readonly content: string;
}

/** The bytes around the content of a page, which every page of a framework gets as ours have them. */
export interface Frame {
  readonly before: string;
  readonly after: string;
}

interface PageData {
  readonly componentChunkName: string;
  readonly result: {
    readonly data: {
      readonly post?: {
        readonly title: string;
        readonly excerpt: string | null;
        readonly content: string | null;
        readonly defaultPublishedDate: string | null;
      };
    };
  };
}

const blog = (siteDir: string, lang: string): string => path.join(siteDir, 'page-data', lang, 'blog');

/** All posts of the release in `siteDir`, in both languages. */
export function readPosts(siteDir: string): Post[] {
  return ['en', 'vn'].flatMap((lang) =>
    readdirSync(blog(siteDir, lang)).flatMap((slug): Post[] => {
      const file = path.join(blog(siteDir, lang), slug, 'page-data.json');
      // Beside the posts lie the list and its further pages.
      if (!existsSync(file)) return [];
      const { post } = (JSON.parse(readFileSync(file, 'utf8')) as PageData).result.data;
      if (!post) return [];
      const { title, excerpt, content, defaultPublishedDate } = post;
      return [
        {
          ...{ lang, slug, title, excerpt: excerpt ?? '', content: content ?? '' },
          date: defaultPublishedDate ?? '2020-01-01T00:00:00.000Z',
        },
      ];
    }),
  );
}

/** What stands around the main part of one of our posts. */
export function readFrame(siteDir: string, { lang, slug }: Post): Frame {
  const html = readFileSync(path.join(siteDir, lang, 'blog', slug, 'index.html'), 'utf8');
  const [before = '', rest = ''] = html.split(/<main[^>]*>/);
  return { before, after: rest.slice(rest.indexOf('</main>') + '</main>'.length) };
}
