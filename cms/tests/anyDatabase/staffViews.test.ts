/** How the admin shows submissions and deliveries, and what it offers to do with them. */
import { asAdmin } from '../support/admin';
import { type OwnCms, startOwnCms } from '../support/ownCms';
import { saveView, viewsOf } from '../support/views';

const SUBMISSION = 'api::submission.submission';
const DELIVERY = 'api::delivery.delivery';

let cms: OwnCms;

beforeAll(async () => {
  cms = await startOwnCms('staff');
});

afterAll(() => cms.stop());

it('submissions are listed by form, person and delivery, the newest first, and show what was written', async () => {
  const { settings, layouts } = (await viewsOf(SUBMISSION)).contentType;
  expect(settings).toMatchObject({
    defaultSortBy: 'createdAt',
    defaultSortOrder: 'DESC',
    mainField: 'email',
  });
  expect(layouts.list).toEqual(['form', 'name', 'email', 'lang', 'createdAt', 'deliveries']);
  expect(layouts.edit.flat().map(({ name }) => name)).toEqual(['fields']);
});

it('deliveries are listed with their state and what went wrong', async () => {
  const { layouts, metadatas } = (await viewsOf(DELIVERY)).contentType;
  expect(metadatas).toMatchObject({ submission: { edit: { mainField: 'email' } } });
  expect(layouts.list).toEqual(['channel', 'state', 'attempts', 'lastError', 'submission']);
});

it('what staff choose for the list themselves outlasts a restart', async () => {
  const { contentType: view } = await viewsOf(SUBMISSION);
  const list = ['email', 'createdAt'];
  expect(await saveView(SUBMISSION, { ...view, layouts: { ...view.layouts, list } })).toBe(200);
  await cms.restart();
  expect((await viewsOf(SUBMISSION)).contentType.layouts.list).toEqual(list);
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
