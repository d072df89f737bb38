/** The files of a submission, from the request to the disk. */
import { randomUUID } from 'node:crypto';
import { type IncomingMessage, request as httpRequest } from 'node:http';

import { docx } from '../../tests/support/documents';
import { type FormName, PDF, VALID, send, solveCaptcha } from '../../tests/support/forms';
import { failCommit } from '../../tests/support/failCommit';
import { startIntakeServer } from '../../tests/support/intakeServer';
import { waitFor as until } from '../../tests/support/waitFor';
import { forgetOld } from './retention';
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

describe('a database that breaks off at the COMMIT', () => {
  const BROKEN = new Error('Connection terminated unexpectedly');

  it('and has done it: the submission is accepted, and its files are there', async () => {
    failCommit(intake.cms.strapi, BROKEN, 'done');
    const { status, body } = await sendForm('career', {}, { key: randomUUID() });
    const [stored] = await submissions();
    expect([status, body.id]).toEqual([200, stored?.documentId]);
    for (const { key } of stored?.files as { key: string }[]) expect(intake.filesOnDisk()).toContain(key);
  });

  it('and may have done it: 503, and the files stay until it is known, a day later', async () => {
    failCommit(intake.cms.strapi, BROKEN, 'undone');
    const before = intake.filesOnDisk().length;
    expect((await sendForm('career')).status).toBe(503);
    expect(intake.filesOnDisk()).toHaveLength(before + 1);
    jest.restoreAllMocks();
    const tomorrow = Date.now() + 25 * 60 * 60 * 1000;
    jest.spyOn(Date, 'now').mockReturnValue(tomorrow);
    const days = { submissions: 365, applications: 180 };
    await forgetOld(intake.cms.strapi, intake.privateFiles, days, new Date(tomorrow));
    expect(intake.filesOnDisk()).toHaveLength(0);
  });

  it('and what fails before it leaves no files', async () => {
    jest.spyOn(intake.cms.strapi.db, 'transaction').mockRejectedValue(BROKEN);
    const before = intake.filesOnDisk();
    expect((await sendForm('career')).status).toBe(503);
    expect(intake.filesOnDisk()).toEqual(before);
  });
});

describe('a disk that is full', () => {
  const full = () =>
    jest.spyOn(intake.privateFiles, 'take').mockImplementation(async (content) => {
      for await (const _part of content);
      throw Object.assign(new Error('No room is left.'), { code: 'ENOSPC' });
    });

  it('is 503, nothing is stored, and staff can read why', async () => {
    full();
    const before = intake.filesOnDisk();
    const { status, headers, body } = await sendForm('career', { lang: 'en' });
    expect({ status, message: body.message }).toEqual({
      status: 503,
      message: 'We could not store your message. Please try again in a moment.',
    });
    expect(headers.get('retry-after')).toBe('5');
    expect(await submissions()).toEqual([]);
    expect(intake.filesOnDisk()).toEqual(before);
    expect(intake.cms.logged).toEqual([expect.objectContaining({ code: 'ENOSPC' })]);
  });

  it('takes nothing from a visitor without a script: everything he wrote is on the page', async () => {
    full();
    const sent = new FormData();
    // The file comes first: what stands behind it is shown as well.
    sent.set('file0', new Blob([new Uint8Array(PDF)]), 'cv.pdf');
    for (const [name, value] of Object.entries({ ...VALID.career, lang: 'vn' })) sent.set(name, value);
    const response = await fetch(`${intake.url}/api/career-apply`, {
      method: 'POST',
      headers: { accept: 'text/html' },
      body: sent,
    });
    const page = await response.text();
    expect(response.status).toBe(503);
    expect(page).toContain(VALID.career.message);
    expect(page).toContain(VALID.career.email);
  });

  it('asks nothing of a form without files', async () => {
    full();
    expect((await sendForm('order')).status).toBe(200);
    expect((await sendForm('quote', aboutWeb)).status).toBe(200);
  });
});

describe('uploads that are held', () => {
  const MB = 1_000_000;

  /** Begins an upload and never ends it. Resolves with the status of an answer, or stays open. */
  const hold = (bytes: number) => {
    const request = httpRequest(`${intake.url}/api/career-apply`, {
      method: 'POST',
      headers: {
        'content-type': 'multipart/form-data; boundary=b',
        'content-length': bytes,
        accept: 'application/json',
      },
    });
    request.on('error', () => {});
    request.write(
      `--b\r\nContent-Disposition: form-data; name="file0"; filename="a.pdf"\r\n\r\n${'x'.repeat(300_000)}`,
    );
    const answered = new Promise<IncomingMessage>((resolve) => request.on('response', resolve));
    return { answered, end: () => void request.destroy() };
  };

  it('take a quarter of the places of one address at most, and leave nothing on the disk when they break off', async () => {
    const before = intake.filesOnDisk().length;
    const held = [1, 2, 3, 4].map(() => hold(5 * MB));
    await until(() => intake.filesOnDisk().length === before + 4);
    const { statusCode, headers } = await hold(5 * MB).answered;
    expect([statusCode, headers['retry-after']]).toEqual([429, '10']);
    expect((await sendForm('career')).status).toBe(200);
    for (const upload of held) upload.end();
    await until(() => intake.filesOnDisk().length === before + 1);
    const again = hold(5 * MB);
    await until(() => intake.filesOnDisk().length === before + 2);
    again.end();
    await until(() => intake.filesOnDisk().length === before + 1);
    expect(await submissions()).toHaveLength(1);
  });
});
