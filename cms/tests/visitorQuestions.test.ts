/** Visitors may ask what the site asks. Every other question is refused before it costs anything. */
import { VISITOR_QUESTIONS, type Part } from '../src/visitorQuestions';
import { type Entry, read, readAsBuild } from './support/api';
import { pathOf, timed } from './support/questions';

const refused = async (path: string): Promise<string> => {
  const { status, body } = await timed(path);
  expect({ path, status }).toEqual({ path, status: 400 });
  return body.error?.message ?? '';
};

/** Posts, their tags, the posts of those, and so on. */
const thereAndBack = (levels: number): string[] =>
  Array.from({ length: levels }, (_, level) => (level % 2 === 0 ? 'tags' : 'dicomBlogs'));

const LEVELS = [2, 3, 4, 5, 6, 7, 8];

describe('a relation that leads back', () => {
  it.each(LEVELS)('is not followed in %i levels of brackets', async (levels) => {
    const brackets = thereAndBack(levels).map((name) => `[${name}]`);
    await refused(`dicom-blogs?populate${brackets.join('[populate]')}=true`);
    await refused(`dicom-blogs?populate${brackets.join('[populate]')}[populate]=*`);
  });

  it.each(LEVELS)('is not followed in %i levels of dots', async (levels) => {
    await refused(`dicom-blogs?populate=${thereAndBack(levels).join('.')}`);
    await refused(`dicom-blogs?populate[0]=${thereAndBack(levels).join('.')}`);
  });

  it.each(LEVELS)('is not followed in %i levels of a filter or a sort', async (levels) => {
    const names = thereAndBack(levels);
    await refused(`dicom-blogs?filters[${names.join('][')}][title][$eq]=x`);
    await refused(`dicom-blogs?sort=${names.join('.')}.title`);
  });

  it('does not keep others from their answers', async () => {
    const deep = 'dicom-blogs?populate[tags][populate][dicomBlogs][populate][tags][populate]=dicomBlogs';
    const [others, ...deepOnes] = await Promise.all(
      [`blog-tags?populate=*`, ...Array.from({ length: 20 }, () => deep)].map(timed),
    );
    expect(others?.status).toBe(200);
    expect(deepOnes.every(({ status }) => status === 400)).toBe(true);
  });
});

describe('a question that is not listed is refused with a message', () => {
  it.each([
    ...['__proto__=1', 'toString=1', 'filters[constructor][x]=a', 'populate[toString]=true'],
    'populate[tags][populate]=*',
    'populate[tags][populate]=true',
    'populate[tags][populate][dicomBlogs]=true',
    'populate[tags][populate][0]=dicomBlogs',
    'populate[categories][populate][dicomBlogs][populate]=*',
    'populate[titleImage][populate]=related',
    'populate[0][tags]=true',
    'populate[tags][0]=title',
    'populate[tags][sort]=title',
    'populate[tags][filters][title]=x',
    'populate[tags][count]=true',
    'populate[tags][limit]=1000',
    'populate[tags][on]=x',
    'populate[tags]=',
    'populate[tags]=false',
    'populate[tags]',
    'populate=',
    'populate',
    'populate=tags.',
    'populate=.tags',
    'populate=tags,,user',
    'populate=toString',
    'populate[]=tags&populate[]=nothing',
    `populate=${'tags,'.repeat(100)}tags`,
    'fields=nothing',
    'fields=',
    'fields',
    'fields[a]=title',
    'fields[0][a]=title',
    'fields=titleFolded',
    'sort=views',
    'sort=title',
    'sort',
    'sort=publishedAt:up',
    'sort=publishedAt:asc:desc',
    'sort[publishedAt]=asc',
    'sort[0][publishedAt]=asc',
    'filters',
    'filters=1',
    'filters[0]=1',
    'filters[slug]',
    'filters[slug][0]=a',
    'filters[slug][$in][0][a]=b',
    `filters[slug][$in][]=${Array(51).fill('a').join('&filters[slug][$in][]=')}`,
    'filters[slug][$ne]=a',
    'filters[title][$in][0]=a',
    'filters[slug][$eq][a]=b',
    'filters[slug][$eq][0]=b',
    'filters[slug][$startsWith]=a',
    'filters[content][$containsi]=a',
    'filters[title][$containsi]=%00',
    `filters[title][$containsi]=${'x'.repeat(201)}`,
    'filters[$not][slug]=a',
    'filters[$or]=1',
    'filters[$or][0]=1',
    'filters[$or][a][slug]=1',
    'filters[$or][0][$or][0][$or][0][slug]=1',
    'filters[tags]=1',
    'filters[tags][$eq]=1',
    'filters[tags][title][$eq][$eq]=1',
    'filters[tags][dicomBlogs][slug]=1',
    'pagination=1',
    'pagination[page]=0',
    'pagination[page]=-1',
    'pagination[page]=1.5',
    'pagination[page]=NaN',
    'pagination[page]=99999999999999999999',
    'pagination[pageSize]=0',
    'pagination[start]=99999999999999999999',
    'pagination[limit]=-1',
    'pagination[start]=0&pagination[page]=1',
    'pagination[withCount]=true',
    'locale=',
    'locale',
    'locale[]=en',
    'locale=en&locale=vi',
    'locale=../x',
    'locale=*',
    'locale=%2A',
    'locale=all',
    'locale[0]=*',
    '_q=a',
    'hasPublishedVersion=true',
    'a[b]=c',
    '%E0%A4%A',
  ])('GET /dicom-blogs?%s', async (query) => {
    expect(await refused(`dicom-blogs?${query}`)).toMatch(/^Invalid parameter .+\. Expected .+\.$/);
  });

  it.each([
    'collections?filters[categories][id][$in][0]=abc',
    'collections?filters[categories][id][$in][0]=99999999999999999999',
    'blog-tags?filters[dicomBlogs][id][$notNull]=maybe',
    'showcases?sort=title',
    'collection-page?filters[heading]=a',
  ])('GET /%s', async (path) => {
    await refused(path);
  });

  it('that of all languages at once, which the build may ask', async () => {
    for (const type of ['dicom-blogs', 'blog-tags', 'collections', 'showcases'])
      await refused(`${type}?locale=*`);
    const { status, body } = await readAsBuild('dicom-blogs?locale=*&fields=locale');
    expect(status).toBe(200);
    expect(new Set(body.data.map(({ locale }) => locale))).toEqual(new Set(['en', 'vi']));
  });

  it('which says what may be asked', async () => {
    expect(await refused('blog-tags?populate=posts')).toBe(
      'Invalid parameter populate "posts". Expected one of dicomBlogs.',
    );
    expect(await refused('showcases?filters[slug][$ne]=a')).toBe(
      'Invalid parameter filters[slug][$ne]. Expected one of $eq.',
    );
  });
});

describe('conditions through relations', () => {
  const orOf = (conditions: string[], group = '$or'): string =>
    conditions.map((condition, index) => `filters[${group}][${index}]${condition}`).join('&');
  const tagIds = Array.from({ length: 30 }, (_, index) => `[tags][id][$eq]=${index + 1}`);

  it('may list many alternatives, which are looked up as one', async () => {
    const all = await read('collections?populate=tags');
    const ids = all.body.data.flatMap(({ tags }) => (tags as Entry[]).map(({ id }) => id));
    const found = await timed(`collections?${orOf(ids.map((id) => `[tags][id]=${id}`))}`);
    expect(found.body.meta.pagination.total).toBe(
      all.body.data.filter(({ tags }) => (tags as Entry[]).length > 0).length,
    );
    expect((await timed(`collections?${orOf(tagIds)}`)).status).toBe(200);
  });

  it('may not repeat one relation in other ways, nor be endless', async () => {
    await refused(`collections?${orOf(tagIds, '$and')}`);
    await refused(
      `collections?${orOf(tagIds.map((id, index) => `[$and][0]${id}&filters[$or][${index}][$and][1][uuid][$ne]=a`))}`,
    );
    await refused('collections?filters[tags][slug]=a&filters[$or][0][tags][id]=1');
    await refused(`collections?${orOf([...tagIds, ...tagIds])}`);
    const searches = Array.from({ length: 51 }, (_, index) => `[title][$containsi]=${index}`);
    await refused(`collections?${orOf(searches)}`);
    await refused(
      `collections?${[0, 1].map((outer) => orOf(searches.slice(0, 30), `$and][${outer}][$or`)).join('&')}`,
    );
  });
});

describe('the questions that are listed', () => {
  const populated = ({ parts = {} }: Part, before = ''): string[] =>
    Object.entries(parts).flatMap(([name, part]) => [
      `${before}${name}`,
      ...populated(part, `${before}${name}.`),
    ]);

  it.each(Object.entries(VISITOR_QUESTIONS))('of %s are all answered', async (uid, questions) => {
    const { fields, filters, sorts } = questions;
    const values: Record<string, string> = { $notNull: 'true' };
    const conditions = Object.entries(filters).flatMap(([path, operators]) =>
      operators.map((one) => `filters[${path.replace('.', '][')}][${one}]=${values[one] ?? '1'}`),
    );
    const queries = [
      `fields=${fields.join()}`,
      'populate=*',
      ...populated(questions).map((path) => `populate=${path}`),
      ...sorts.map((sort) => `sort=${sort}:desc`),
      ...conditions,
    ];
    for (const query of queries) {
      expect({ query, status: (await timed(`${pathOf(uid)}?${query}`)).status }).toEqual({
        query,
        status: 200,
      });
    }
  });

  it.each([
    // What the blog's page asks when a visitor follows a category.
    'dicom-blogs?locale=vi&fields[0]=title&fields[1]=slug&fields[2]=excerpt&fields[3]=defaultPublishedDate&fields[4]=publishedAt&fields[5]=views&populate[categories][fields][0]=title&populate[tags][fields][0]=title&populate[titleImage][fields][0]=url&populate[titleImage][fields][1]=width&populate[titleImage][fields][2]=height&populate[titleImage][fields][3]=formats&populate[user][fields][0]=firstName&sort[0]=defaultPublishedDate%3Adesc&sort[1]=publishedAt%3Adesc&filters[categories][title][$eq]=K%E1%BB%B9%20thu%E1%BA%ADt%20%26%20C%2B%2B&pagination[start]=12&pagination[limit]=12',
    'dicom-blogs?populate[user][populate][avatar][fields]=formats&populate[titleImage][populate]=*',
    'collections?populate=layouts.thumbnail,layouts.full_image,seo.metaImage',
    'collections?filters[title][$containsi]=&sort=title:ASC',
  ])('may be combined: GET /%s', async (path) => {
    expect((await timed(path)).status).toBe(200);
  });

  it('give of a related entry its listed fields alone', async () => {
    const { body } = await read('blog-tags?populate=*');
    const [post] = body.data.flatMap(({ dicomBlogs }) => dicomBlogs as Entry[]);
    expect(Object.keys(post ?? {}).sort()).toEqual(['documentId', 'id', 'slug', 'title']);
  });

  it('do not bind the token of the build', async () => {
    const deep = 'dicom-blogs?populate[tags][populate][dicomBlogs][fields]=slug&filters[slug][$startsWith]=a';
    expect((await readAsBuild(deep)).status).toBe(200);
  });
});
