/** The worst content: what the CMS takes, and how it refuses the rest. That the site can be built of it: e2e/publish/. */
import type { Saved } from './support/admin';
import { read } from './support/api';
import { posts, visiblePost } from './support/posts';
import { REFUSED, WORST } from './support/worstContent';

const messages = (saved: Saved): Record<string, string> =>
  Object.fromEntries(
    saved.error?.details.errors.map(({ path, message }) => [path.join('.'), message] as const) ?? [],
  );

describe('the worst post', () => {
  it.each(WORST)('is published: $slug', async ({ slug, locale, data }) => {
    const created = await posts.create(data, locale);
    expect([created.status, messages(created.body)]).toEqual([201, {}]);
    const { documentId } = created.body.data;
    try {
      const published = await posts.publish(documentId, data, locale);
      expect([published.status, messages(published.body)]).toEqual([200, {}]);
      const shown = await visiblePost(slug, locale);
      expect(shown?.documentId).toBe(documentId);
      // As JSON writes what no page may hold.
      expect(JSON.stringify(shown)).not.toMatch(/\\u00(0[0-8bcef]|1[0-9a-f])|\\ud[89a-f]/);
      expect(shown?.content).not.toMatch(/<(script|iframe|style|object)\b|<\w[^>]*\son\w+=/i);
    } finally {
      await posts.remove(documentId);
    }
  });

  it('does not keep visitors from reading and searching the others', async () => {
    const made = [];
    for (const { data, locale } of WORST) {
      const { documentId } = (await posts.create(data, locale)).body.data;
      made.push(documentId);
      await posts.publish(documentId, data, locale);
    }
    const answers = await Promise.all(
      [
        'dicom-blogs?pagination[pageSize]=100&populate=*',
        'dicom-blogs?filters[title][$containsi]=same%20title',
        'dicom-blogs?filters[title][$containsi]=%F0%9F%A6%8C',
      ].map((path) => read(path)),
    );
    for (const documentId of made) await posts.remove(documentId);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(answers[1]?.body.data).toHaveLength(2);
  });
});

it.each(REFUSED)('a post with $what is refused at its field, with what to do', async ({ data, field }) => {
  const created = await posts.create(data);
  const { documentId } = created.body.data ?? {};
  const refused = created.status === 400 ? created : await posts.publish(documentId, data);
  if (documentId) await posts.remove(documentId);
  expect(refused.status).toBe(400);
  const said = messages(refused.body)[field] ?? '';
  expect(said).toMatch(/\w{3,} .*[.:]/);
  expect(said.length).toBeLessThan(400);
});
