import { renderToStaticMarkup } from 'react-dom/server';

import { pageOf, site } from './graphFixture';
import { siteMeta } from './siteMeta';

/** The metas of a page, by their names. */
const metasOf = (...args: Parameters<typeof pageOf>): Readonly<Record<string, string>> => {
  const page = pageOf(...args);
  const html = renderToStaticMarkup(<>{page && siteMeta(page, site)}</>);
  const found = new DOMParser().parseFromString(html, 'text/html').querySelectorAll('meta');
  return Object.fromEntries(
    [...found].map((meta) => [meta.name || (meta.getAttribute('property') ?? ''), meta.content]),
  );
};

describe('the head of every page', () => {
  it.each(['en', 'vn'] as const)('names the agency, its account and what it does (%s)', (language) => {
    expect(metasOf('pages-about-us', { language })).toEqual({
      keywords: site.keywords[language],
      author: site.name,
      publisher: site.name,
      'og:site_name': site.name,
      'twitter:card': 'summary_large_image',
      'twitter:creator': site.twitter,
      robots: 'index,follow,max-image-preview:large',
    });
  });

  it('lets nobody find a page that is not to be found, which says so itself', () => {
    expect(metasOf('pages-404', { context: { noindex: true } })).not.toHaveProperty('robots');
  });

  it('names the author of a post, and its categories and tags', () => {
    const post = {
      ...{ title: 'A', user: { firstName: 'Linh' } },
      ...{ categories: [{ title: 'Thiết\u00a0kế' }], tags: [{ title: 'C++' }] },
    };
    expect(metasOf('templates-blog-post', { data: { post } })).toMatchObject({
      author: 'Linh',
      publisher: site.name,
      keywords: 'Thiết kế, C++',
    });
    const bare = { title: 'A', user: null, categories: null, tags: null };
    expect(metasOf('templates-blog-post', { data: { post: bare } })).toMatchObject({
      author: site.name,
      keywords: site.keywords.en,
    });
  });

  it('names the categories of a template', () => {
    const collection = { title: 'A', categories: [{ title: 'Spa' }, { title: 'Làm đẹp' }] };
    expect(metasOf('templates-collection', { data: { collection } }).keywords).toBe('Spa, Làm đẹp');
  });
});
