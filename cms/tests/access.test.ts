/** The content API is an allow-list: what is not listed is refused, to visitors and to the build token. */
import { call, read, readAsBuild } from './support/api';
import { draftPost } from './support/posts';
import { currentRun } from './support/run';

const READS = [
  'dicom-blogs',
  'blog-categories',
  'blog-tags',
  'showcases',
  'collections',
  'collection-categories',
  'collection-tags',
];

const INSIDE_OTHERS = ['authors', 'option-groups', 'options'];

describe('the reads of the site', () => {
  it.each([...READS, 'collection-page'])('GET /%s is open', async (path) => {
    expect((await read(path)).status).toBe(200);
  });
});

describe('everything else is closed to visitors', () => {
  const closed: [string, string][] = [
    ...READS.flatMap((path): [string, string][] => [
      ['GET', `${path}/somedocument`],
      ['POST', path],
      ['DELETE', `${path}/somedocument`],
    ]),
    ...READS.filter((path) => path !== 'dicom-blogs').map((path): [string, string] => [
      'PUT',
      `${path}/somedocument`,
    ]),
    ...INSIDE_OTHERS.flatMap((path): [string, string][] => [
      ['GET', path],
      ['GET', `${path}/somedocument`],
      ['POST', path],
      ['PUT', `${path}/somedocument`],
      ['DELETE', `${path}/somedocument`],
    ]),
    ['PUT', 'collection-page'],
    ['DELETE', 'collection-page'],
    ['GET', 'content-revision'],
    ['GET', 'content-changes'],
    ['GET', 'old-slugs'],
    ['GET', 'upload/files'],
    ['GET', 'upload/files/1'],
    ['POST', 'upload'],
    ['DELETE', 'upload/files/1'],
    ['GET', 'users'],
    ['GET', 'users/me'],
    ['GET', 'users/1'],
    ['POST', 'users'],
    ['GET', 'users-permissions/roles'],
    ['POST', 'auth/local'],
    ['POST', 'auth/local/register'],
    ['POST', 'auth/forgot-password'],
    ['POST', 'auth/reset-password'],
    ['POST', 'auth/send-email-confirmation'],
    ['GET', 'auth/email-confirmation?confirmation=x'],
    ['GET', 'connect/github'],
    ['POST', 'auth/refresh'],
    ['GET', 'content-type-builder/content-types'],
    ['GET', 'content-type-builder/components'],
    ['GET', 'i18n/locales'],
    ['POST', 'email'],
    ['GET', 'openapi.json'],
  ];

  it.each(closed)('%s /%s', async (method, path) => {
    const { status } = await call(`/api/${path}`, {
      method,
      json: method === 'GET' ? undefined : { data: { title: 'x' } },
    });
    expect([401, 403, 404, 405]).toContain(status);
  });

  it.each(['read-something', 'x'.repeat(300)])('a wrong token is 401, not a visitor', async (token) => {
    expect((await call('/api/dicom-blogs', { token })).status).toBe(401);
    expect((await call('/api/dicom-blogs?status=draft', { token })).status).toBe(401);
  });

  it.each([
    '/admin/users',
    '/admin/api-tokens',
    '/content-manager/collection-types/api::dicom-blog.dicom-blog',
    '/upload/files',
  ])('GET %s asks for a log-in', async (path) => {
    expect((await call(path)).status).toBe(401);
  });
});

describe('parameters', () => {
  it.each([
    'dicom-blogs?unknown=1',
    'dicom-blogs?filters[nothing][$eq]=1',
    'dicom-blogs?filters[title][$nothing]=1',
    'dicom-blogs?populate=nothing',
    'dicom-blogs?populate[categories][populate]=nothing',
    'dicom-blogs?fields=nothing',
    'dicom-blogs?sort=nothing',
    'collections?sort[0]=title:sideways',
    'collection-page?nothing=1',
  ])('that are unknown are refused: GET /%s answers 400', async (path) => {
    expect((await read(path)).status).toBe(400);
  });

  it('cannot raise a page above one hundred entries', async () => {
    expect((await read('dicom-blogs?pagination[pageSize]=100000')).body.meta.pagination.pageSize).toBe(100);
    expect(
      (await read('collections?pagination[start]=0&pagination[limit]=100000')).body.meta.pagination.limit,
    ).toBe(100);
  });

  it('give an empty list, not an error, for a language that does not exist', async () => {
    const { status, body } = await read('dicom-blogs?locale=fr');
    expect(status).toBe(200);
    expect(body.data).toEqual([]);
  });
});

it('answers the browser that asks for the icon of the admin', async () => {
  expect((await call('/favicon.ico')).status).toBe(200);
});

describe('other origins', () => {
  const allowed = (answer: { headers: Headers }) => answer.headers.get('access-control-allow-origin');

  it('are allowed when they are in the list, without credentials', async () => {
    const answer = await call('/api/dicom-blogs', { origin: 'http://localhost:9000' });
    expect(allowed(answer)).toBe('http://localhost:9000');
    expect(answer.headers.get('access-control-allow-credentials')).toBeNull();
  });

  it('may count a view from the browser', async () => {
    const response = await fetch(`${currentRun().url}/api/dicom-blogs/somedocument?locale=en`, {
      method: 'OPTIONS',
      headers: {
        origin: 'http://localhost:9000',
        'access-control-request-method': 'PUT',
        'access-control-request-headers': 'content-type',
      },
    });
    expect(response.status).toBe(204);
    expect(response.headers.get('access-control-allow-methods')).toContain('PUT');
    expect(response.headers.get('access-control-allow-headers')?.toLowerCase()).toContain('content-type');
  });

  it.each(['https://evil.example', 'http://localhost:9001', 'http://localhost:9000.evil.example', 'null'])(
    'are refused when they are not: %s',
    async (origin) => {
      expect(allowed(await call('/api/dicom-blogs', { origin }))).not.toBe(origin);
      expect(allowed(await call('/api/dicom-blogs', { origin }))).not.toBe('*');
    },
  );
});

describe('the build token', () => {
  it.each([
    ...READS,
    ...INSIDE_OTHERS,
    'collection-page',
    'content-revision',
    'content-changes',
    'old-slugs',
  ])('reads GET /%s', async (path) => {
    expect((await readAsBuild(path)).status).toBe(200);
  });

  it('reads one entry and drafts', async () => {
    const draft = await draftPost('zebra-secret-plans');
    expect(draft?.title).toBe('Zebra secret plans');
    expect((await readAsBuild(`dicom-blogs/${draft?.documentId}?status=draft`)).status).toBe(200);
  });

  it.each([
    ['POST', 'dicom-blogs'],
    ['PUT', 'dicom-blogs/somedocument'],
    ['DELETE', 'dicom-blogs/somedocument'],
    ['POST', 'upload'],
    ['GET', 'upload/files'],
    ['GET', 'content-type-builder/content-types'],
    ['GET', 'content-type-builder/components'],
    ['GET', 'users'],
  ])('can do nothing else: %s /%s', async (method, path) => {
    const token = currentRun().env.STRAPI_TOKEN;
    const { status } = await call(`/api/${path}`, {
      method,
      token,
      json: method === 'GET' ? undefined : { data: { views: 1 } },
    });
    expect([403, 405]).toContain(status);
  });
});
