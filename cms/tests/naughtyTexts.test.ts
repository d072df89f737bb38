/** What visitors may write as they like is stored whatever it is, and staff can read it. */
import { asAdmin } from './support/admin';
import { FORM_NAMES, PDF, VALID, sendRaw, solveCaptcha } from './support/forms';
import { NAUGHTY } from './support/naughtyTexts';

const FREE = ['name', 'message'];

/** Each alone: a name that is refused would keep the message from being stored. */
const places = FORM_NAMES.flatMap((form) =>
  FREE.filter((field) => field in VALID[form]).map((field) => ({ form, field })),
);

it.each(places)(
  'the form $form answers each naughty text as $field with 200 or 400',
  async ({ form, field }) => {
    const files = form === 'career' ? [{ name: 'cv.pdf', bytes: PDF }] : [];
    const statuses = new Set<number>();
    for (const text of NAUGHTY) {
      const fields = { ...VALID[form], website: '', captcha: await solveCaptcha(form), [field]: text };
      statuses.add((await sendRaw(form, fields, { files })).status);
    }
    expect([...statuses].sort()).toEqual([200, 400]);
  },
);

it('what was stored of it can be read by staff, in the admin and as CSV', async () => {
  const list =
    '/content-manager/collection-types/api::submission.submission?page=1&pageSize=100&sort=createdAt:DESC';
  expect((await asAdmin(list)).status).toBe(200);
  expect((await asAdmin('/intake/submissions.csv')).status).toBe(200);
});
