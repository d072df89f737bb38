/** What a form of the admin asks below `/website`: wrong questions are told what is wrong with them. */
import { asAdmin, contentManager } from './support/admin';
import { postData, posts, withPost } from './support/posts';

const POST = 'api::dicom-blog.dicom-blog';
const AUTHOR = 'api::author.author';

const usesOf = async (type: string, documentId: string): Promise<number> =>
  (await asAdmin<{ data: { count: number } }>(`/website/uses?type=${type}&documentId=${documentId}`)).body
    .data.count;

it('a published post is in use by nothing, in two languages too, and its author by the post', async () => {
  const authors = contentManager(AUTHOR);
  const made = await authors.create({ firstName: 'Ngọc', email: 'ngoc@saola.example' });
  const user = { connect: [{ documentId: made.body.data.documentId }] };
  await withPost('uses-nothing', async (documentId) => {
    expect(await usesOf(POST, documentId)).toBe(0);
    await posts.publish(documentId, postData('khong-dung', { user }), 'vi');
    expect(await usesOf(POST, documentId)).toBe(0);
    expect(await usesOf(AUTHOR, made.body.data.documentId)).toBe(1);
  });
  await authors.remove(made.body.data.documentId);
});

const wrong: readonly [string, string, string][] = [
  ['taken', 'type=nothing&slug=a', 'type'],
  ['uses', 'type=nothing&documentId=a', 'type'],
  ['address', 'type=nothing&documentId=a', 'type'],
  ['uses', 'documentId=a', 'type'],
  ['uses', 'type=admin::user&documentId=a', 'type'],
  ['taken', 'type=plugin::upload.file&slug=a', 'type'],
  ['taken', 'type=api::submission.submission&slug=a', 'type'],
  ['address', `type=${AUTHOR}&documentId=a`, 'type'],
  ['taken', `type=${POST}&type=${POST}&slug=a`, 'type'],
  ['taken', `type=${POST}`, 'slug'],
  ['taken', `type=${POST}&slug=`, 'slug'],
  ['taken', `type=${POST}&slug[]=a`, 'slug'],
  ['taken', `type=${POST}&slug=${'a'.repeat(256)}`, 'slug'],
  ['taken', `type=${POST}&slug=a&documentId=`, 'documentId'],
  ['uses', `type=${POST}`, 'documentId'],
  ['uses', `type=${POST}&documentId=`, 'documentId'],
  ['uses', `type=${POST}&documentId=a&documentId=b`, 'documentId'],
  ['address', `type=${POST}&documentId=${'a'.repeat(256)}`, 'documentId'],
  ['address', `type=${POST}&documentId=a&locale=xx`, 'locale'],
  ['address', `type=${POST}&documentId=a&locale=`, 'locale'],
  ['taken', `type=${POST}&slug=a&locale[]=en`, 'locale'],
];

it.each(wrong)(
  'GET /website/%s?%s is refused, and told that it is the %s',
  async (path, query, parameter) => {
    const { status, body } = await asAdmin<{ error: { message: string; details: object } }>(
      `/website/${path}?${query}`,
    );
    expect([status, body.error.details]).toEqual([400, { parameter }]);
    expect(body.error.message).toContain(`"${parameter}" is `);
  },
);

it('a wrong type or language is told which there are', async () => {
  const messageOf = async (query: string): Promise<string> =>
    (await asAdmin<{ error: { message: string } }>(`/website/address?${query}`)).body.error.message;
  expect(await messageOf('type=x&documentId=a')).toContain(POST);
  expect(await messageOf(`type=${POST}&documentId=a&locale=xx`)).toBe('"locale" is none of these: en, vi.');
});
