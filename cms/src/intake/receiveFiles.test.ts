/** The files of a submission, from the request to the disk. */
import { randomUUID } from 'node:crypto';

import { docx } from '../../tests/support/documents';
import { type FormName, PDF, send, solveCaptcha } from '../../tests/support/forms';
import { startIntakeServer } from '../../tests/support/intakeServer';
import { SUBMISSION } from './store/types';

let intake: Awaited<ReturnType<typeof startIntakeServer>>;
beforeAll(async () => {
  intake = await startIntakeServer();
});
afterEach(async () => {
  jest.restoreAllMocks();
  await intake.cms.clear();
  intake.news.length = 0;
});
afterAll(() => intake.stop());

/** Sends a valid form with some changes. */
const sendForm = (form: FormName, changes = {}, more: Partial<Parameters<typeof send>[2]> = {}) =>
  send(form, changes, { ...more, url: intake.url });

const submissions = () => intake.cms.rows(SUBMISSION);

const aboutWeb = { subject: 'web', deadline: '0', contentPlan: '0', pageRequest: '0', featureRequest: '0' };

describe('a valid submission', () => {
  it('is stored with its files, which lie on the disk', async () => {
    const files = [
      { name: 'C:\\docs\\CV của tôi.pdf', bytes: PDF },
      { name: 'letter.docx', bytes: docx() },
    ];
    const before = intake.filesOnDisk();
    await sendForm('career', {}, { files });
    const [stored] = await submissions();
    const kept = stored?.files as { key: string; name: string; size: number }[];
    expect(kept.map(({ name, size }) => ({ name, size }))).toEqual([
      { name: 'CV của tôi.pdf', size: PDF.length },
      { name: 'letter.docx', size: docx().length },
    ]);
    expect(
      intake
        .filesOnDisk()
        .filter((name) => !before.includes(name))
        .sort(),
    ).toEqual(kept.map(({ key }) => key).sort());
  });

  it('about something else than a website leaves out the files that came along, whatever they are', async () => {
    const before = intake.filesOnDisk();
    const files = [{ name: 'malware.exe', bytes: Buffer.from('MZ') }];
    const app = await sendForm('quote', { subject: 'app' }, { files });
    const web = await sendForm('quote', aboutWeb, { files });
    expect([app.status, web.status, web.body.errors]).toEqual([200, 400, { files: 'type' }]);
    expect((await submissions()).map((stored) => stored.files)).toEqual([[]]);
    expect(intake.filesOnDisk()).toEqual(before);
  });

  it('keeps the files of a quote for a website', async () => {
    await sendForm('quote', aboutWeb, { files: [{ name: 'plan.pdf', bytes: PDF }] });
    const [stored] = await submissions();
    expect(stored?.files).toEqual([expect.objectContaining({ name: 'plan.pdf', size: PDF.length })]);
  });
});

describe('files that belong to nothing in the end', () => {
  it('are removed when the captcha turns out to be used', async () => {
    const captcha = await solveCaptcha('career', intake.url);
    await sendForm('career', { captcha });
    const before = intake.filesOnDisk();
    expect((await sendForm('career', { captcha, message: 'Another.' })).body.errors).toEqual({
      captcha: 'invalid',
    });
    expect(intake.filesOnDisk()).toEqual(before);
  });

  it('are removed when another request with the same key was quicker', async () => {
    const key = randomUUID();
    const before = intake.filesOnDisk().length;
    const captcha = await solveCaptcha('career', intake.url);
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => sendForm('career', { captcha }, { key })),
    );
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(intake.filesOnDisk()).toHaveLength(before + 1);
  });
});
