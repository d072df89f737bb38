/** How the admin shows the site's content to editors. */
import { asAdmin } from '../support/admin';
import { type OwnCms, startOwnCms } from '../support/ownCms';
import { saveView, viewsOf } from '../support/views';

const POST = 'api::dicom-blog.dicom-blog';

let cms: OwnCms;

beforeAll(async () => {
  cms = await startOwnCms('editorviews');
});

afterAll(() => cms.stop());

it('a post has labels, descriptions and an order of its own, and is listed by date', async () => {
  const { settings, metadatas, layouts } = (await viewsOf(POST)).contentType;
  expect(layouts.edit[0]).toEqual([
    { name: 'title', size: 6 },
    { name: 'slug', size: 6 },
  ]);
  expect(metadatas.titleImage?.edit).toMatchObject({ label: 'Title picture' });
  expect(metadatas.titleImage?.edit.description).toContain('1600 × 900');
  expect(metadatas.user).toMatchObject({ edit: { mainField: 'firstName' }, list: { label: 'Author' } });
  expect(layouts.list).toEqual(['title', 'defaultPublishedDate', 'user']);
  expect(settings).toMatchObject({ defaultSortBy: 'defaultPublishedDate', defaultSortOrder: 'DESC' });
});

it('the lists are those of the site and its forms: visitors have no accounts, so there is none of users', async () => {
  const { data } = (
    await asAdmin<{ data: { uid: string; isDisplayed: boolean }[] }>('/content-manager/content-types')
  ).body;
  const shown = data.filter(({ isDisplayed }) => isDisplayed).map(({ uid }) => uid);
  expect(shown).toContain(POST);
  expect(shown.filter((uid) => !uid.startsWith('api::'))).toEqual([]);
});

it('a template is called by its title, and so are its layouts', async () => {
  const { contentType, components } = await viewsOf('api::collection.collection');
  expect(contentType.settings.mainField).toBe('title');
  const layout = components['collection.layout'];
  expect(layout?.settings.mainField).toBe('title');
  expect(layout?.metadatas.full_image?.edit.label).toBe('Picture of the whole page');
});

it('what editors choose for a form and a list themselves outlasts a restart', async () => {
  const { contentType: view } = await viewsOf(POST);
  if (view.metadatas.title) view.metadatas.title.edit.label = 'Our headline';
  const list = ['title', 'views'];
  expect(await saveView(POST, { ...view, layouts: { ...view.layouts, list } })).toBe(200);
  await cms.restart();
  const after = (await viewsOf(POST)).contentType;
  expect(after.layouts.list).toEqual(list);
  expect(after.metadatas.title?.edit.label).toBe('Our headline');
});
