// Fills the database of a stopped CMS with posts in both languages and templates, and ends. Started in cms/.
const { createStrapi } = require('@strapi/strapi');

const [POSTS = 0, TEMPLATES = 0] = process.argv.slice(2).map(Number);
const GROUPS = 40;

const pickFour = (list, index) => [0, 1, 2, 3].map((step) => list[(index + step * 7) % list.length]);

const publishWith = (strapi) => (uid, data, locale, documentId) => {
  const documents = strapi.documents(uid);
  const call = { data, locale, status: 'published' };
  return documentId ? documents.update({ ...call, documentId }) : documents.create(call);
};

const times = async (count, work) => {
  const made = [];
  for (let index = 0; index < count; index += 1) made.push(await work(index));
  return made;
};

const fill = async () => {
  const strapi = await createStrapi({ appDir: process.cwd(), distDir: process.env.CMS_DIST_DIR }).load();
  const publish = publishWith(strapi);
  const picture = await strapi.db.query('plugin::upload.file').findOne({ where: {} });
  const group = (uid, more) => async (index) => {
    const { documentId } = await publish(uid, { title: `Group ${index}`, ...more(index) }, 'en');
    await publish(uid, { title: `Nhóm ${index}`, ...more(index) }, 'vi', documentId);
    return documentId;
  };
  const none = () => ({});
  const slugs = (index) => ({ slug: `group-${index}` });
  const [tags, categories] = [
    await times(GROUPS, group('api::blog-tag.blog-tag', none)),
    await times(GROUPS, group('api::blog-category.blog-category', none)),
  ];
  const [templateTags, templateCategories] = [
    await times(GROUPS, group('api::collection-tag.collection-tag', slugs)),
    await times(GROUPS, group('api::collection-category.collection-category', slugs)),
  ];
  const content = '<p>Một đoạn văn của bài viết này, dài vừa phải.</p>\n'.repeat(120);
  await times(POSTS, async (index) => {
    const of = (language) => ({
      ...{ title: `Post ${index} ${language}`, slug: `post-${index}-${language}`, excerpt: 'x'.repeat(200) },
      ...{ content, defaultPublishedDate: new Date(1.7e12 + index * 1e6).toISOString() },
      ...{ tags: pickFour(tags, index), categories: pickFour(categories, index) },
      ...(picture ? { titleImage: picture.id } : {}),
    });
    const { documentId } = await publish('api::dicom-blog.dicom-blog', of('en'), 'en');
    await publish('api::dicom-blog.dicom-blog', of('vi'), 'vi', documentId);
  });
  await times(TEMPLATES, (index) =>
    publish('api::collection.collection', {
      ...{ title: `Template ${index}`, slug: `template-${index}`, basic_price: 1_000_000 + index },
      ...{ short_description: 'x'.repeat(300), description: content, thumbnail: picture?.id },
      tags: pickFour(templateTags, index),
      categories: pickFour(templateCategories, index),
      layouts: [0, 1, 2].map((number) => ({
        ...{ title: `Layout ${number}`, slug: `layout-${number}`, url_demo: 'https://demo.example/' },
        ...{ thumbnail: picture?.id, full_image: picture?.id },
      })),
    }),
  );
  // Every entry is written by now. Strapi's own end would fail on PostgreSQL, whose pool still makes a connection.
  process.exit(0);
};

fill().catch((error) => {
  process.stderr.write(`${error.stack}\n`);
  process.exit(1);
});
