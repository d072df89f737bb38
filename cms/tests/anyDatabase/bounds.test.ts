/** What a visitor may take of the CMS: reads, views, uploads; and whose address counts. */
import { readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { from, repeat, statuses } from '../support/addresses';
import { call, readAsBuild } from '../support/api';
import { PDF, VALID, sendRaw, solveCaptcha } from '../support/forms';
import { type OwnCms, startOwnCms } from '../support/ownCms';
import { waitFor } from '../support/waitFor';

let cms: OwnCms;
let scratch: string;
beforeAll(async () => {
  scratch = await mkdtemp(path.join(tmpdir(), 'saola-scratch-'));
  cms = await startOwnCms('limits', {
    ...{ READ_LIMIT: '20', VIEW_LIMIT: '5', INTAKE_UPLOADS: '8' },
    ...{ TRUSTED_PROXIES: '127.0.0.1', TMPDIR: scratch },
  });
});
afterAll(async () => {
  await cms.stop();
  await rm(scratch, { recursive: true, force: true });
});

describe('reads', () => {
  it('of one address are as many in a minute as is set, then 429 with Retry-After, whatever it writes in front', async () => {
    const read = (index: number) => from(`198.51.100.${index}, 203.0.113.1`, '/api/blog-tags');
    expect(await statuses(20, read)).toEqual(repeat(20, 200));
    const refused = await read(0);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(60);
    expect((await from('203.0.113.1', '/api/visitor-locale')).status).toBe(429);
    expect((await from('203.0.113.2', '/api/blog-tags')).status).toBe(200);
  });

  it('of a household with new addresses count as one', async () => {
    const found = await statuses(21, (index) => from(`2001:db8:1:${index}::1`, '/api/showcases'));
    expect(found).toEqual([...repeat(20, 200), 429]);
  });

  it('that are refused count as well', async () => {
    const found = await statuses(21, () => from('203.0.113.3', '/api/blog-tags?populate=x'));
    expect(found).toEqual([...repeat(20, 400), 429]);
  });

  it('with the token of the build are not counted', async () => {
    expect(await statuses(60, () => readAsBuild('blog-tags'))).toEqual(repeat(60, 200));
  });
});

it('views of one address are as many in a minute as is set, and those of others go on', async () => {
  const view = (address: string) => () =>
    from(address, '/api/dicom-blogs/nowhere?locale=en', 'PUT', { data: { views: 1 } });
  expect(await statuses(7, view('203.0.113.4'))).toEqual([...repeat(5, 404), 429, 429]);
  expect(await statuses(1, view('203.0.113.5'))).toEqual([404]);
  expect((await from('203.0.113.4', '/api/blog-tags')).status).toBe(200);
});

it('a visitor is known by one address everywhere: his country is that of what our proxy saw', async () => {
  const { country } = (await (await from('14.160.0.1', '/api/visitor-locale')).json()) as { country: string };
  expect(country).toBe('VN');
  const forged = await (await from('14.160.0.1, 8.8.8.8', '/api/visitor-locale')).json();
  expect(forged).toMatchObject({ country: 'US' });
});

/** Begins to send a body of `bytes` bytes, and goes on as long as it is let to. */
const begin = (target: string, headers: Record<string, string | number>, bytes: number) => {
  const sent: ClientRequest = request(`${cms.env.CMS_PUBLIC_URL}${target}`, { method: 'POST', headers });
  sent.on('error', () => {});
  let status: number | undefined;
  sent.on('response', (response: IncomingMessage) => {
    status = response.statusCode;
    response.resume();
  });
  sent.write('--b\r\nContent-Disposition: form-data; name="file0"; filename="a.pdf"\r\n\r\n');
  sent.write(Buffer.alloc(bytes, 120));
  return { status: () => status, end: () => void sent.destroy() };
};

const MULTIPART = { 'content-type': 'multipart/form-data; boundary=b', accept: 'application/json' };

describe('bodies', () => {
  it.each([
    ['/nowhere', 405],
    ['/api/nowhere', 405],
    ['/upload', 401],
    ['/api/upload', 403],
    ['/admin/login', 400],
    ['/content-manager/collection-types/api::submission.submission', 401],
  ])('with files sent to %s by a stranger are not read: %i', async (target, expected) => {
    const sent = begin(
      target,
      { ...MULTIPART, 'content-length': 120_000_000, 'x-forwarded-for': '203.0.113.8' },
      4_000_000,
    );
    expect(await waitFor(sent.status)).toBe(expected);
    expect(readdirSync(scratch)).toEqual([]);
    sent.end();
  });

  it('that stop coming are 408 after half a minute, whoever would read them', async () => {
    const targets = ['/admin/login', '/admin/forgot-password', '/nowhere', '/upload', '/api/nowhere'];
    const held = targets.map((target) => {
      const address = { 'x-forwarded-for': '203.0.113.10' };
      const sent = request(`${cms.env.CMS_PUBLIC_URL}${target}`, {
        method: 'POST',
        headers: { ...address, 'content-type': 'application/json', 'content-length': 60_000 },
      });
      const end = { status: 0, isClosed: false };
      sent.on('response', (response: IncomingMessage) => {
        end.status = response.statusCode ?? 0;
        response.resume();
      });
      sent.on('error', () => {});
      sent.on('close', () => (end.isClosed = true));
      sent.on('socket', (socket) => socket.on('close', () => (end.isClosed = true)));
      sent.write('{');
      return end;
    });
    const isOver = () => held.every(({ isClosed }) => isClosed);
    await waitFor(isOver, 50_000);
    // Those of unknown addresses are not read, and answered at once.
    expect(held.map(({ status }) => status)).toEqual([408, 408, 405, 408, 405]);
  }, 60_000);

  it.each(['/api/develop-web-request', '/api/team-chat', '/api/career-apply'])(
    'that are too large for %s are refused before they are read',
    async (target) => {
      const headers = { ...MULTIPART, 'content-length': 40_000_000, 'x-forwarded-for': '203.0.113.9' };
      const sent = begin(target, headers, 1_000);
      expect(await waitFor(sent.status)).toBe(413);
      sent.end();
    },
  );

  it('of staff may be large', async () => {
    const { CMS_ADMIN_EMAIL: email, CMS_ADMIN_PASSWORD: password } = cms.env;
    const answer = await from('203.0.113.6', '/admin/login', 'POST', { email, password });
    const { data } = (await answer.json()) as { data: { token: string } };
    // A text may have 300,000 characters with its elements.
    const content = 'x'.repeat(299_000);
    const saved = await call<{ data: { documentId: string } }>(
      '/content-manager/collection-types/api::dicom-blog.dicom-blog',
      { method: 'POST', token: data.token, json: { title: 'Long', content } },
    );
    expect(saved.status).toBe(201);
    const expired = await call('/content-manager/collection-types/api::dicom-blog.dicom-blog', {
      method: 'POST',
      token: 'expired.token.here',
      json: { title: 'Long', content },
    });
    expect(expired.status).toBe(401);
  });
});

describe('held uploads', () => {
  const filesOnDisk = (): string[] => {
    try {
      return readdirSync(cms.env.INTAKE_FILES_DIR ?? '');
    } catch {
      return [];
    }
  };

  it('of two hundred addresses take eight places; the others hear 503, and messages go through meanwhile', async () => {
    const held = Array.from({ length: 200 }, (_, index) =>
      begin(
        '/api/career-apply',
        { ...MULTIPART, 'content-length': 9_000_000, 'x-forwarded-for': `198.18.${index}.1` },
        200_000,
      ),
    );
    await waitFor(() => held.filter(({ status }) => status() === 503).length === 192);
    expect(held.filter(({ status }) => status() === undefined)).toHaveLength(8);
    expect(filesOnDisk().length).toBeLessThanOrEqual(8);
    const captcha = await solveCaptcha('quote');
    const quote = await sendRaw('quote', { ...VALID.quote, captcha, website: '' });
    expect(quote.status).toBe(200);
    const career = await sendRaw(
      'career',
      { ...VALID.career, captcha: await solveCaptcha('career'), website: '' },
      { files: [{ name: 'cv.pdf', bytes: PDF }] },
    );
    expect(career.status).toBe(200);
    for (const upload of held) upload.end();
    await waitFor(() => filesOnDisk().length === 1);
    expect(filesOnDisk()[0]).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('are gone after the process was killed', async () => {
    const before = filesOnDisk().length;
    const upload = begin('/api/career-apply', { ...MULTIPART, 'content-length': 9_000_000 }, 500_000);
    await waitFor(() => filesOnDisk().length === before + 1);
    await cms.kill();
    upload.end();
    expect(filesOnDisk()).toHaveLength(before);
  });
});
