import { fetchPosts, type PostRequest } from './content';
import { pageAnswer, postAnswer, stubFetch } from './contentFixtures';

const request: PostRequest = {
  locale: 'vi',
  filter: { relation: 'categories', title: 'Kỹ thuật & C++' },
  start: 12,
  limit: 12,
};

// A call that nobody answers would wait on, into the next test file.
let page = new AbortController();
afterEach(() => {
  page.abort();
  page = new AbortController();
});

const ask = () => {
  const calls = stubFetch();
  const answer = fetchPosts(request, page.signal);
  answer.catch(() => undefined);
  return { call: calls[0], answer };
};

const log = jest.spyOn(console, 'error').mockImplementation();

describe('the posts of a category or tag', () => {
  it('are asked for by locale, fields, relations, order and title', () => {
    const query = Object.fromEntries(ask().call?.query ?? []);
    expect(String(jest.mocked(fetch).mock.calls[0]?.[0])).toMatch(
      /^http:\/\/localhost:1337\/api\/dicom-blogs\?/,
    );
    expect(query).toEqual({
      locale: 'vi',
      'fields[0]': 'title',
      'fields[1]': 'slug',
      'fields[2]': 'excerpt',
      'fields[3]': 'defaultPublishedDate',
      'fields[4]': 'publishedAt',
      'fields[5]': 'views',
      'populate[categories][fields][0]': 'title',
      'populate[tags][fields][0]': 'title',
      'populate[titleImage][fields][0]': 'url',
      'populate[titleImage][fields][1]': 'width',
      'populate[titleImage][fields][2]': 'height',
      'populate[titleImage][fields][3]': 'formats',
      'populate[user][fields][0]': 'firstName',
      'populate[user][populate][avatar][fields][0]': 'url',
      'populate[user][populate][avatar][fields][1]': 'formats',
      'sort[0]': 'defaultPublishedDate:desc',
      'sort[1]': 'publishedAt:desc',
      'filters[categories][title][$eq]': 'Kỹ thuật & C++',
      'pagination[start]': '12',
      'pagination[limit]': '12',
    });
  });

  it('come with their total and with pictures absolute to the content host', async () => {
    const { call, answer } = ask();
    call?.answer(pageAnswer(['a'], 30));
    const { posts, total } = await answer;
    expect(total).toBe(30);
    expect(posts[0]).toMatchObject({
      slug: 'a',
      categories: [{ title: 'Design' }, { title: 'Engineering' }],
      user: {
        firstName: 'Linh',
        avatar: { formats: { xxsmall: { url: 'http://localhost:1337/uploads/xxsmall_linh.webp' } } },
      },
      titleImage: { formats: { medium: { url: 'http://localhost:1337/uploads/medium_a.webp', width: 750 } } },
    });
  });

  it('keep the address of a picture in a file store', async () => {
    const { call, answer } = ask();
    const titleImage = { url: 'https://files.example/a.webp', width: 80, height: 45, formats: null };
    call?.answer({ data: [postAnswer('a', { titleImage })], meta: { pagination: { total: 1 } } });
    expect((await answer).posts[0]?.titleImage?.url).toBe('https://files.example/a.webp');
  });

  it('may lack picture, author, excerpt, views, dates and categories', async () => {
    const { call, answer } = ask();
    const bare = { slug: 'a', title: 'A', user: null, titleImage: null };
    call?.answer({ data: [bare], meta: { pagination: { total: 1 } } });
    expect((await answer).posts).toEqual([
      {
        ...bare,
        excerpt: null,
        views: null,
        defaultPublishedDate: null,
        publishedAt: null,
        categories: null,
      },
    ]);
  });

  it.each([
    ['no title', postAnswer('a', { title: undefined }), "'data[0].title' of the answer should be a text"],
    ['a date nobody can read', postAnswer('a', { publishedAt: 'soon' }), "'data[0].publishedAt'"],
    ['a picture without an address', postAnswer('a', { titleImage: {} }), "'data[0].titleImage.url'"],
  ])('are refused and logged with %s', async (_, post, message) => {
    const { call, answer } = ask();
    call?.answer({ data: [post], meta: { pagination: { total: 1 } } });
    await expect(answer).rejects.toThrow(message);
    expect(log).toHaveBeenLastCalledWith(expect.stringContaining(message));
  });
});
