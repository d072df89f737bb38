/** Notices are read by the build and by visitors, once they are published. */
import { contentManager } from './support/admin';
import { read, readAsBuild } from './support/api';

const notices = contentManager('api::notice.notice');
const titles = async (reader: typeof read) =>
  (await reader('notices?locale=en')).body.data.map(({ title }) => title);

it('reach the site and visitors when an editor publishes them, and not before', async () => {
  const { body } = await notices.create({ title: 'Closed for Tet' });
  const { documentId } = body.data;
  expect(await titles(read)).toEqual([]);
  await notices.publish(documentId, { title: 'Closed for Tet' });
  expect(await titles(read)).toEqual(['Closed for Tet']);
  expect(await titles(readAsBuild)).toEqual(['Closed for Tet']);
  await notices.remove(documentId);
});
