/** What editors do in the admin, and what follows from it for the site. */
import { type Saved, asAdmin, contentManager } from './support/admin';
import { read, readAsBuild } from './support/api';
import { receiveHooks } from './support/hooks';
import { draftPost, postData, posts, revision, visiblePost, withPost } from './support/posts';
import { currentRun } from './support/run';
import { waitFor } from './support/waitFor';

describe('publishing', () => {
  it('shows a post to visitors when it is published, and no longer when it is unpublished or deleted', async () => {
    const { status, body } = await posts.create(postData('life-of-a-post'));
    expect(status).toBe(201);
    const { documentId } = body.data;
    expect(await visiblePost('life-of-a-post')).toBeUndefined();
    expect((await posts.publish(documentId, postData('life-of-a-post'))).status).toBe(200);
    expect((await visiblePost('life-of-a-post'))?.documentId).toBe(documentId);
    await posts.unpublish(documentId);
    expect(await visiblePost('life-of-a-post')).toBeUndefined();
    expect((await draftPost('life-of-a-post'))?.documentId).toBe(documentId);
    await posts.remove(documentId);
    expect(await draftPost('life-of-a-post')).toBeUndefined();
  });

  it('keeps the order of dates: a template that is published again is no newer', async () => {
    const uid = 'api::collection.collection';
    const { body } = await readAsBuild('collections?filters[slug][$eq]=bo-cau&status=draft');
    const documentId = body.data[0]?.documentId ?? '';
    const { status } = await contentManager(uid).publish(documentId, { basic_price: 5900000 });
    expect(status).toBe(200);
    const after = await read('collections?filters[slug][$eq]=bo-cau');
    expect(after.body.data[0]?.createdAt).toBe('2026-01-05T02:00:00.000Z');
  });

  it('attaches a tag to its published posts when it is published after them', () =>
    withPost('tagged', async (documentId) => {
      const tags = contentManager('api::blog-tag.blog-tag');
      const tag = (await tags.create({ title: 'Late tag' })).body.data;
      await posts.publish(
        documentId,
        postData('tagged', { tags: { connect: [{ documentId: tag.documentId, id: tag.id, locale: 'en' }] } }),
      );
      await tags.publish(tag.documentId, { title: 'Late tag' });
      const { body } = await read('dicom-blogs?filters[slug][$eq]=tagged&populate=tags');
      expect(body.data[0]?.tags).toMatchObject([{ title: 'Late tag' }]);
      await tags.remove(tag.documentId);
    }));
});

describe('what an editor must fill in', () => {
  const messages = (saved: Saved): string[] =>
    saved.error?.details.errors.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];

  it('is asked for at publishing, not for a draft', async () => {
    const { status, body } = await posts.create({ title: 'Unfinished' });
    expect(status).toBe(201);
    const answer = await posts.publish(body.data.documentId, { title: 'Unfinished' });
    expect(answer.status).toBe(400);
    const asked = messages(answer.body).map((message) => message.split(' ')[0]);
    expect(asked).toEqual(expect.arrayContaining(['excerpt:', 'content:']));
    await posts.remove(body.data.documentId);
  });

  it('is no date: a post without one has that of its publishing, and keeps it', async () => {
    const { defaultPublishedDate: _none, ...data } = postData('dated');
    const { documentId } = (await posts.create(data)).body.data;
    expect((await draftPost('dated'))?.defaultPublishedDate).toBeNull();
    const before = Date.now();
    const { status } = await posts.publish(documentId, { ...data, defaultPublishedDate: null });
    expect(status).toBe(200);
    const date = String((await visiblePost('dated'))?.defaultPublishedDate);
    expect(Date.parse(date)).toBeGreaterThanOrEqual(before - 1);
    expect(Date.parse(date)).toBeLessThanOrEqual(Date.now());
    expect((await draftPost('dated'))?.defaultPublishedDate).toBe(date);
    await posts.publish(documentId, data);
    expect((await visiblePost('dated'))?.defaultPublishedDate).toBe(date);
    await posts.remove(documentId);
  });

  it('includes the thumbnail of a template', async () => {
    const templates = contentManager('api::collection.collection');
    const data = { title: 'Không ảnh', slug: 'khong-anh', basic_price: 1 };
    const { documentId } = (await templates.create(data)).body.data;
    const answer = await templates.publish(documentId, data);
    expect(answer.status).toBe(400);
    expect(messages(answer.body).join()).toContain('thumbnail');
    await templates.remove(documentId);
  });

  it.each(['Not A Slug', 'UPPER', 'a--b', '-a'])(
    'is a slug of small letters, digits and single hyphens: not "%s"',
    async (slug) => {
      const { documentId } = (await posts.create(postData('fine'))).body.data;
      const answer = await posts.publish(documentId, postData(slug));
      expect(answer.status).toBe(400);
      expect(messages(answer.body).join()).toContain('slug');
      await posts.remove(documentId);
    },
  );
});

describe('the form of a post', () => {
  interface Configuration {
    data: {
      contentType: {
        layouts: { edit: { name: string }[][] };
        metadatas: Record<string, { edit: { editable: boolean } }>;
      };
    };
  }

  it('shows the view count without letting it be changed, and hides the folded title', async () => {
    const { body } = await asAdmin<Configuration>(
      '/content-manager/content-types/api::dicom-blog.dicom-blog/configuration',
    );
    const { layouts, metadatas } = body.data.contentType;
    const names = layouts.edit.flat().map(({ name }) => name);
    expect(names).toContain('views');
    expect(names).not.toContain('titleFolded');
    expect(metadatas.views?.edit.editable).toBe(false);
    expect(metadatas.title?.edit.editable).toBe(true);
  });
});

describe('slugs', () => {
  it('are unique within a language', () =>
    withPost('taken', async () => {
      const { documentId } = (await posts.create(postData('not-taken'))).body.data;
      const answer = await posts.publish(documentId, postData('taken'));
      expect(answer.status).toBe(400);
      expect(answer.body.error?.message).toContain('has the address “taken” already');
      await posts.remove(documentId);
    }));

  it('may be the same in the other language, and are a post’s own in each', () =>
    withPost('shared', async (documentId) => {
      const saved = await posts.save(documentId, postData('shared', { title: 'Chung' }), 'vi');
      expect(saved.status).toBe(200);
      expect((await posts.publish(documentId, postData('shared', { title: 'Chung' }), 'vi')).status).toBe(
        200,
      );
      expect((await visiblePost('shared', 'vi'))?.title).toBe('Chung');
      expect((await visiblePost('shared', 'en'))?.title).toBe('Post shared');
    }));

  it('of two layouts of a template must differ', async () => {
    const templates = contentManager('api::collection.collection');
    const { body } = await readAsBuild(
      'collections?filters[slug][$eq]=an-yen&status=draft&populate[thumbnail]=true',
    );
    const picture = (body.data[0]?.thumbnail as { id: number }).id;
    const layout = { title: 'Một', slug: 'mot', thumbnail: picture, full_image: picture };
    const data = {
      title: 'Hai lần',
      slug: 'hai-lan',
      basic_price: 1,
      thumbnail: picture,
      layouts: [layout, { ...layout, title: 'Hai' }],
    };
    const { documentId } = (await templates.create(data)).body.data;
    const refused = await templates.publish(documentId, data);
    expect(refused.status).toBe(400);
    expect(refused.body.error?.message).toBe(
      'Two layouts have the slug "mot". Each needs a slug of its own.',
    );
    await templates.remove(documentId);
  });
});

describe('the content revision', () => {
  it('rises with publish, unpublish and the deletion of a published post, not with a draft', async () => {
    const start = await revision();
    const { documentId } = (await posts.create(postData('revised'))).body.data;
    await posts.save(documentId, postData('revised', { excerpt: 'Another.' }));
    expect(await revision()).toBe(start);
    await posts.publish(documentId, postData('revised'));
    expect(await revision()).toBe(start + 1);
    await posts.save(documentId, postData('revised', { excerpt: 'A third.' }));
    expect(await revision()).toBe(start + 1);
    await posts.unpublish(documentId);
    expect(await revision()).toBe(start + 2);
    await posts.publish(documentId, postData('revised'));
    await posts.remove(documentId);
    expect(await revision()).toBe(start + 4);
  });

  it('does not rise with the deletion of a draft', async () => {
    const { documentId } = (await posts.create(postData('never-shown'))).body.data;
    const before = await revision();
    await posts.remove(documentId);
    expect(await revision()).toBe(before);
  });

  it('rises with every save of a type without drafts', async () => {
    const authors = contentManager('api::author.author');
    const before = await revision();
    const { documentId } = (await authors.create({ firstName: 'An' })).body.data;
    await authors.save(documentId, { firstName: 'Bình' });
    await authors.remove(documentId);
    expect(await revision()).toBe(before + 3);
  });

  it('rises with a changed picture', async () => {
    const { body } = await asAdmin<{ results: { id: number }[] }>('/upload/files?pageSize=1');
    const before = await revision();
    const form = new FormData();
    form.set('fileInfo', JSON.stringify({ alternativeText: 'Other words' }));
    const { status } = await asAdmin(`/upload?id=${body.results[0]?.id}`, 'POST', form);
    expect(status).toBe(200);
    // Strapi says that a picture has changed after it has answered.
    await waitFor(async () => (await revision()) === before + 1);
  });

  it('counts each of several publishes at once', async () => {
    const slugs = ['at-once-1', 'at-once-2', 'at-once-3', 'at-once-4', 'at-once-5'];
    const created = await Promise.all(slugs.map((slug) => posts.create(postData(slug))));
    const ids = created.map(({ body }) => body.data.documentId);
    const before = await revision();
    const answers = await Promise.all(
      ids.map((id, index) => posts.publish(id, postData(slugs[index] ?? ''))),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(await revision()).toBe(before + 5);
    await Promise.all(ids.map((id) => posts.remove(id)));
  });

  it('rises also when nobody takes the call of the rebuild hook', async () => {
    const before = await revision();
    await withPost('unheard', async () => expect(await revision()).toBe(before + 1));
  });
});

describe('the rebuild hook', () => {
  it('is called once per publish, with its secret, and not for drafts and views', async () => {
    const hooks = await receiveHooks();
    try {
      await withPost('hooked', async () => {
        const call = await hooks.next();
        expect(call.authorization).toBe(`Bearer ${currentRun().env.REBUILD_HOOK_SECRET}`);
        expect(call.body).toMatchObject({ event: 'content.changed' });
      });
      await hooks.next();
      expect(hooks.count()).toBe(2);
    } finally {
      await hooks.stop();
    }
  });
});
