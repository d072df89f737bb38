import { contextOf, documentWithHead } from '../../../jest/fixtures';
import { siteSettings } from '../../../jest/content';
import { env } from '../../config/env';
import { PostData } from './PostData';

const pageContext = contextOf('vn', '/', { alternates: { vn: '/vn/blog/mot-canh-cua/' } });
const headOf = (more: object = {}) =>
  documentWithHead(
    <PostData
      pageContext={pageContext}
      title={'Một cánh\u00a0cửa'}
      date="2024-01-05T02:00:00.000Z"
      author="Linh"
      image="/static/door.jpg"
      above={{ home: 'Trang\u00a0chủ', blog: 'Blog' }}
      {...more}
    />,
  );
const scriptOf = (more?: object) =>
  headOf(more).querySelector('script[type="application/ld+json"]')?.textContent ?? '';
const graphOf = (more?: object) => (JSON.parse(scriptOf(more)) as { '@graph': object[] })['@graph'];

describe('what a post tells who reads pages by schema.org', () => {
  it('is what it is called, when and by whom it was written, its language and its picture', () => {
    expect(graphOf()[0]).toEqual({
      '@type': 'BlogPosting',
      headline: 'Một cánh cửa',
      url: `${env.siteUrl}/vn/blog/mot-canh-cua/`,
      inLanguage: 'vi',
      datePublished: '2024-01-05T02:00:00.000Z',
      image: `${env.siteUrl}/static/door.jpg`,
      author: { '@type': 'Person', name: 'Linh' },
    });
  });

  it('is the way to it', () => {
    expect(graphOf()[1]).toEqual({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Trang chủ', item: `${env.siteUrl}/vn/` },
        { '@type': 'ListItem', position: 2, name: 'Blog', item: `${env.siteUrl}/vn/blog/` },
        {
          ...{ '@type': 'ListItem', position: 3 },
          ...{ name: 'Một cánh cửa', item: `${env.siteUrl}/vn/blog/mot-canh-cua/` },
        },
      ],
    });
  });

  it('names the brand where it has no author, and nothing that is not known', () => {
    const [post] = graphOf({ author: null, date: null, image: undefined });
    expect(post).toMatchObject({ author: { '@type': 'Organization', name: siteSettings.name } });
    expect(post).not.toHaveProperty('image');
    expect(post).not.toHaveProperty('datePublished');
  });

  it.each(['</script><script>alert(1)</script>', '<!--<script>', '&lt;/script&gt; & "x" \\ '])(
    'ends no script, whatever the title is: %s',
    (title) => {
      expect(scriptOf({ title })).not.toMatch(/[<&]/);
      expect(graphOf({ title })[0]).toMatchObject({ headline: title });
    },
  );
});
