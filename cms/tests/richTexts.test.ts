/** Rich texts as they are stored, whoever saves them, and those of a database that is older than their cleaning. */
import { contentManager } from './support/admin';
import { call, readAsBuild } from './support/api';
import { type OwnCms, startOwnCms } from './support/ownCms';
import { postData, posts, revision } from './support/posts';
import { withTables } from './support/rows';

const MARKDOWN = '# Doors\n\nTwo **doors** and <script>a()</script> a [key](https://a.example/).';
const HTML = '<h2>Doors</h2>\n<p>Two <strong>doors</strong> and  a <a href="https://a.example/">key</a>.</p>';

/** Has the database refuse the change of a published post, which comes after that of a draft. */
const REFUSE_LAST = {
  sqlite: `CREATE TRIGGER refuse BEFORE UPDATE ON dicom_blogs WHEN OLD.slug = 'old-too' AND NEW.content LIKE '<h2>%'
    BEGIN SELECT RAISE(ABORT, 'refused'); END`,
  postgres: `ALTER TABLE dicom_blogs ADD CONSTRAINT refuse CHECK (slug <> 'old-too' OR content NOT LIKE '<h2>%') NOT VALID`,
};
const ALLOW_LAST = {
  sqlite: 'DROP TRIGGER refuse',
  postgres: 'ALTER TABLE dicom_blogs DROP CONSTRAINT refuse',
};

let cms: OwnCms;

beforeAll(async () => {
  cms = await startOwnCms('richTexts');
});
afterAll(() => cms.stop());

const contents = async (slug: string, locale = 'en') =>
  Promise.all(
    ['draft', 'published'].map(async (status) => {
      const query = `dicom-blogs?filters[slug][$eq]=${slug}&locale=${locale}&status=${status}`;
      return (await readAsBuild(query)).body.data[0];
    }),
  );

describe('a rich text that is saved', () => {
  it('in the admin is stored as clean HTML, and answered so', async () => {
    const { body } = await posts.create(postData('saved', { content: MARKDOWN }));
    expect(body.data.content).toBe(HTML);
    await posts.publish(body.data.documentId, postData('saved', { content: `${MARKDOWN}\n` }));
    expect((await contents('saved')).map((post) => post?.content)).toEqual([HTML, HTML]);
  });

  it('in a type without drafts is clean as well', async () => {
    const options = contentManager('api::option.option');
    const { body } = await options.create({
      title: 'Doors',
      description: '<b>a</b><iframe></iframe>',
      basic_price: 1,
      allow_quantity: false,
    });
    expect(body.data.description).toBe('<p><strong>a</strong></p>');
  });

  it('is refused at its field where it is too much, with what to do', async () => {
    const { status, body } = await posts.create(
      postData('endless', { content: `<p>${'a'.repeat(300_000)}</p>` }),
    );
    expect(status).toBe(400);
    expect(body.error?.details.errors).toEqual([
      expect.objectContaining({
        path: ['content'],
        message: expect.stringContaining('300,007 characters') as unknown,
      }),
    ]);
  });
});

describe('rich texts of an older database', () => {
  const makeOld = (content: (row: string) => string, slug: string) =>
    withTables(async (tables) => {
      await tables('dicom_blogs')
        .where({ slug })
        .update({ content: content(slug) });
      await tables('strapi_core_store_settings')
        .where({ key: 'app_richText_version' })
        .update({ value: '0' });
    });

  it('are made into HTML at a start, drafts and published ones, without a new date, and the site is told once', async () => {
    await posts.create(postData('old'));
    const { body } = await posts.create(postData('old-too'));
    await posts.publish(body.data.documentId, postData('old-too'));
    await posts.save(body.data.documentId, postData('cu', { title: 'Cũ' }), 'vi');
    const dates = (await contents('old-too')).map((post) => post?.updatedAt);
    for (const slug of ['old', 'old-too', 'cu']) await makeOld(() => MARKDOWN, slug);
    const before = await revision();
    await cms.restart();
    expect((await contents('old'))[0]?.content).toBe(HTML);
    expect((await contents('cu', 'vi'))[0]?.content).toBe(HTML);
    const after = await contents('old-too');
    expect(after.map((post) => post?.content)).toEqual([HTML, HTML]);
    expect(after.map((post) => post?.updatedAt)).toEqual(dates);
    // What was shown of it is what is shown: the site read Markdown itself.
    expect(await revision()).toBe(before);
    await cms.restart();
    expect((await contents('old-too')).map((post) => post?.content)).toEqual([HTML, HTML]);
  });

  it('raise the revision where a visitor sees a difference', async () => {
    await makeOld(() => '<p>a <img src="/uploads/a.png" alt="b"></p>', 'old-too');
    const before = await revision();
    await cms.restart();
    expect((await contents('old-too'))[1]?.content).toBe(
      '<p>a</p><figure><img src="/uploads/a.png" alt="b" /></figure>',
    );
    expect(await revision()).toBe(before + 1);
  });

  it('stay as they are where only a draft is another one, for the site', async () => {
    await makeOld(() => '<p>a <img src="/uploads/a.png" alt="b"></p>', 'old');
    const before = await revision();
    await cms.restart();
    expect(await revision()).toBe(before);
  });

  it('are made into HTML all together or not at all: what breaks off in the middle changes nothing', async () => {
    await makeOld(() => MARKDOWN, 'old');
    await makeOld(() => MARKDOWN, 'old-too');
    const isPostgres = cms.env.DATABASE_CLIENT === 'postgres';
    await withTables((tables) => tables.raw(isPostgres ? REFUSE_LAST.postgres : REFUSE_LAST.sqlite));
    await expect(cms.restart()).rejects.toThrow('did not start');
    const stored = await withTables((tables) =>
      tables('dicom_blogs').where({ slug: 'old' }).select('content'),
    );
    expect(stored).toEqual([{ content: MARKDOWN }]);
    await withTables((tables) => tables.raw(isPostgres ? ALLOW_LAST.postgres : ALLOW_LAST.sqlite));
    await cms.restart();
    expect((await contents('old'))[0]?.content).toBe(HTML);
    expect((await contents('old-too')).map((post) => post?.content)).toEqual([HTML, HTML]);
  });

  it('stay as they are where one is too much, which stops no start', async () => {
    const endless = '<div>'.repeat(20_000);
    await makeOld(() => endless, 'old');
    await cms.restart();
    expect((await contents('old'))[0]?.content).toBe(endless);
    expect((await call('/api/dicom-blogs')).status).toBe(200);
  });
});
