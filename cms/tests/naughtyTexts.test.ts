/** What visitors may write as they like is stored whatever it is, and staff can read it. */
import { asAdmin } from './support/admin';
import { FORM_NAMES, PDF, VALID, sendRaw, solveCaptcha } from './support/forms';
import { NAUGHTY } from './support/naughtyTexts';

const FREE = ['name', 'message'];

it.each(FORM_NAMES.filter((form) => FREE.every((field) => field in VALID[form])))(
  'the form %s answers each naughty text with 200 or 400, where any may stand',
  async (form) => {
    const files = form === 'career' ? [{ name: 'cv.pdf', bytes: PDF }] : [];
    const statuses = new Set<number>();
    for (const text of NAUGHTY) {
      const written = Object.fromEntries(FREE.map((field) => [field, text]));
      const captcha = await solveCaptcha(form);
      const { status } = await sendRaw(form, { ...VALID[form], website: '', captcha, ...written }, { files });
      statuses.add(status);
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
