/** How the admin shows the site's content to editors. */
import { asAdmin } from '../support/admin';
import { type OwnCms, startOwnCms } from '../support/ownCms';

const POST = 'api::dicom-blog.dicom-blog';

let cms: OwnCms;

beforeAll(async () => {
  cms = await startOwnCms('editorviews');
});

afterAll(() => cms.stop());

interface Metadata {
  edit: Record<string, unknown>;
  list: Record<string, unknown>;
}

interface View {
  settings: Record<string, unknown>;
  metadatas: Record<string, Metadata>;
  layouts: { list: string[]; edit: { name: string; size: number }[][] };
}

interface Configuration {
  data: { contentType: View; components: Record<string, View> };
}

const address = (uid: string): string => `/content-manager/content-types/${uid}/configuration`;
const configuration = async (uid: string) => (await asAdmin<Configuration>(address(uid))).body.data;

it('a post has labels, descriptions and an order of its own, and is listed by date', async () => {
  const { settings, metadatas, layouts } = (await configuration(POST)).contentType;
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
  const { contentType, components } = await configuration('api::collection.collection');
  expect(contentType.settings.mainField).toBe('title');
  const layout = components['collection.layout'];
  expect(layout?.settings.mainField).toBe('title');
  expect(layout?.metadatas.full_image?.edit.label).toBe('Picture of the whole page');
});

/** What 'Configure the view' sends: Strapi does not take all of what it hands out. */
const savable = (metadatas: View['metadatas']): View['metadatas'] =>
  Object.fromEntries(
    Object.entries(metadatas).map(
      ([
        name,
        {
          edit,
          list: { mainField: _mainField, ...list },
        },
      ]) => [name, { edit, list }],
    ),
  );

it('what editors choose for a form and a list themselves outlasts a restart', async () => {
  const { settings, metadatas, layouts } = (await configuration(POST)).contentType;
  const own = savable(metadatas);
  if (own.title) own.title.edit.label = 'Our headline';
  const list = ['title', 'views'];
  const sent = { settings, metadatas: own, layouts: { ...layouts, list } };
  expect((await asAdmin(address(POST), 'PUT', sent)).status).toBe(200);
  await cms.restart();
  const after = (await configuration(POST)).contentType;
  expect(after.layouts.list).toEqual(list);
  expect(after.metadatas.title?.edit.label).toBe('Our headline');
});
