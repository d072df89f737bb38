/** How the admin shows submissions and deliveries, and what it offers to do with them. */
import { asAdmin } from '../support/admin';
import { type OwnCms, startOwnCms } from '../support/ownCms';

const SUBMISSION = 'api::submission.submission';
const DELIVERY = 'api::delivery.delivery';

let cms: OwnCms;

beforeAll(async () => {
  cms = await startOwnCms('staff');
});

afterAll(() => cms.stop());

interface Metadata {
  edit: Record<string, unknown>;
  list: Record<string, unknown>;
}

interface View {
  settings: Record<string, unknown>;
  metadatas: Record<string, Metadata>;
  layouts: { list: string[]; edit: { name: string }[][] };
}

const address = (uid: string): string => `/content-manager/content-types/${uid}/configuration`;

const viewOf = async (uid: string): Promise<View> => {
  const { body } = await asAdmin<{ data: { contentType: View } }>(address(uid));
  return body.data.contentType;
};

it('submissions are listed by form, person and delivery, the newest first, and show what was written', async () => {
  const { settings, layouts } = await viewOf(SUBMISSION);
  expect(settings).toMatchObject({
    defaultSortBy: 'createdAt',
    defaultSortOrder: 'DESC',
    mainField: 'email',
  });
  expect(layouts.list).toEqual(['form', 'name', 'email', 'lang', 'createdAt', 'deliveries']);
  expect(layouts.edit.flat().map(({ name }) => name)).toEqual(['fields']);
});

it('deliveries are listed with their state and what went wrong', async () => {
  const { layouts, metadatas } = await viewOf(DELIVERY);
  expect(metadatas).toMatchObject({ submission: { edit: { mainField: 'email' } } });
  expect(layouts.list).toEqual(['channel', 'state', 'attempts', 'lastError', 'submission']);
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

it('what staff choose for the list themselves outlasts a restart', async () => {
  const { settings, metadatas, layouts } = await viewOf(SUBMISSION);
  const list = ['email', 'createdAt'];
  const { status } = await asAdmin(address(SUBMISSION), 'PUT', {
    settings,
    metadatas: savable(metadatas),
    layouts: { ...layouts, list },
  });
  expect(status).toBe(200);
  await cms.restart();
  expect((await viewOf(SUBMISSION)).layouts.list).toEqual(list);
});

it('nobody is given the right to create, change or publish what visitors sent', async () => {
  const { body } = await asAdmin<{ data: { action: string; subject: string | null }[] }>(
    '/admin/users/me/permissions',
  );
  const rights = body.data
    .filter(({ subject }) => subject === SUBMISSION || subject === DELIVERY)
    .map(({ action, subject }) => `${subject} ${action.split('.').pop()}`);
  expect(rights.sort()).toEqual([DELIVERY, SUBMISSION].flatMap((uid) => [`${uid} delete`, `${uid} read`]));
});
