/** The media library as an editor finds it at first. */
import { asAdmin } from './support/admin';

it('the pictures of the sample content lie in folders by subject', async () => {
  const { body } = await asAdmin<{ data: { name: string; files: { count: number } }[] }>(
    '/upload/folders?sort=name:asc',
  );
  // Strapi makes one more for what programs upload, as soon as one does.
  const folders = body.data.filter(({ name }) => name !== 'API Uploads');
  expect(folders.map(({ name }) => name)).toEqual(['Authors', 'Blog', 'Showcases', 'Templates']);
  expect(folders.map(({ files }) => files.count > 0)).toEqual([true, true, true, true]);
  const root = await asAdmin<{ results: object[] }>(
    '/upload/files?filters[folder][id][$null]=true&filters[name][$endsWith]=.webp',
  );
  expect(root.body.results).toEqual([]);
});
