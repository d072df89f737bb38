/** The media library takes pictures that can be shown, and refuses all others before they are stored. */
import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

import { asAdmin } from '../support/admin';
import { call, readAsBuild } from '../support/api';
import { pdf } from '../support/documents';
import { gifOfFrames, KINDS, picture, pngOfSize } from '../support/pictures';
import { currentRun } from '../support/run';

interface StoredFile {
  id: number;
  name: string;
  url: string;
  mime: string;
  width: number | null;
  height: number | null;
  alternativeText: string | null;
}

interface Refused {
  error: { message: string };
}

const ENDINGS = { jpeg: '.jpg', png: '.png', webp: '.webp', gif: '.gif', avif: '.avif' };
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';

const formOf = (files: [name: string, bytes: Buffer | string, type?: string][]): FormData => {
  const form = new FormData();
  for (const [name, bytes, type = 'image/png'] of files)
    form.append('files', new File([new Uint8Array(Buffer.from(bytes as Buffer))], name, { type }));
  return form;
};

const upload = (name: string, bytes: Buffer | string, type?: string) =>
  asAdmin<StoredFile[] & Refused>('/upload', 'POST', formOf([[name, bytes, type]]));

const replace = (id: number, name: string, bytes: Buffer | string, type?: string) =>
  asAdmin<StoredFile & Refused>(`/upload?id=${id}`, 'POST', formOf([[name, bytes, type]]));

const uploadsDir = (): string => path.join(currentRun().env.CMS_PUBLIC_DIR ?? '', 'uploads');

/** What is stored: the entries of the media library and the files themselves. */
const stored = async () => ({
  entries: (await readAsBuild<StoredFile[]>('upload/files')).body.length,
  files: readdirSync(uploadsDir()).length,
});

const removeFile = (id: number) => asAdmin(`/upload/files/${id}`, 'DELETE');

const withPicture = async (work: (file: StoredFile) => Promise<void>): Promise<void> => {
  const [file] = (await upload('good.png', await picture('png'))).body;
  if (!file) throw new Error('A good picture was refused.');
  try {
    await work(file);
  } finally {
    await removeFile(file.id);
  }
};

/** Half of a picture, as an upload that broke off leaves it. */
const half = async (kind: (typeof KINDS)[number]): Promise<Buffer> => {
  const bytes = await picture(kind);
  return bytes.subarray(0, bytes.length / 2);
};

describe('a good picture', () => {
  it.each(KINDS)('is taken: %s', async (kind) => {
    const { status, body } = await upload(`good${ENDINGS[kind]}`, await picture(kind), `image/${kind}`);
    expect(status).toBe(201);
    expect(body[0]).toMatchObject({ mime: `image/${kind}`, width: 300, height: 200 });
    expect(existsSync(path.join(uploadsDir(), path.basename(body[0]?.url ?? '')))).toBe(true);
    await removeFile(body[0]?.id ?? 0);
  });

  it('may say its kind in capitals, or leave it to its bytes', async () => {
    for (const name of ['LOUD.PNG', 'nothing']) {
      const { status, body } = await upload(name, await picture('png'));
      expect(status).toBe(201);
      await removeFile(body[0]?.id ?? 0);
    }
  });
});

it('takes documents as before', async () => {
  const { status, body } = await upload('terms.pdf', pdf(), 'application/pdf');
  expect(status).toBe(201);
  await removeFile(body[0]?.id ?? 0);
  expect((await upload('page.html', '<p>x</p>', 'text/html')).status).toBe(400);
});

describe('a picture that cannot be shown is refused, and nothing of it stored', () => {
  const refusedOnes: [string, string, () => Promise<Buffer | string> | Buffer | string, RegExp][] = [
    [
      'random bytes',
      'noise.png',
      () => randomBytes(3_000),
      /damaged, incomplete or something else.+save it anew/,
    ],
    ['an empty beginning', 'short.png', () => Buffer.from([0x89, 0x50]), /cannot be read/],
    ['HTML', 'page.png', () => '<!doctype html><script>alert(1)</script>'.repeat(9), /cannot be read/],
    [
      'a right beginning and noise',
      'head.png',
      () => Buffer.concat([pngOfSize(9, 9).subarray(0, 33), randomBytes(500)]),
      /cannot be read/,
    ],
    ...KINDS.map((kind): (typeof refusedOnes)[number] => [
      `half a ${kind}`,
      `half${ENDINGS[kind]}`,
      () => half(kind),
      /cannot be read/,
    ]),
    [
      'a JPEG',
      'photo.png',
      () => picture('jpeg'),
      /is a JPEG picture, but.+Rename it so that it ends in \.jpg/,
    ],
    ['a PNG', 'photo.pdf', () => picture('png'), /is a PNG picture/],
    [
      '50,000 × 50,000 pixels in a few bytes',
      'bomb.png',
      () => pngOfSize(50_000, 50_000),
      /too large: 50000 × 50000 pixels.+50,000,000/,
    ],
    [
      'an animation of 60 frames of 1,000 × 1,000 pixels',
      'bomb.gif',
      () => gifOfFrames(1_000, 1_000, 60),
      /too large: 1000 × 1000 pixels/,
    ],
    ['a ribbon', 'ribbon.png', () => pngOfSize(20_000, 2), /too large.+16,383 on a side/],
    ['an SVG', 'logo.svg', () => SVG, /kind that is not taken.+SVG.+PNG or WebP/],
    ['an SVG', 'logo.png', () => SVG, /cannot be read/],
    ['a bitmap', 'old.bmp', () => `BM${'x'.repeat(200)}`, /kind that is not taken/],
  ];

  it.each(refusedOnes)('%s named %s', async (_what, name, bytes, message) => {
    const before = await stored();
    const type = name.endsWith('.svg') ? 'image/svg+xml' : name.endsWith('.bmp') ? 'image/bmp' : undefined;
    const { status, body } = await upload(name, await bytes(), type);
    expect(status).toBe(400);
    expect(body.error.message).toMatch(message);
    expect(body.error.message).toContain(name);
    expect(await stored()).toEqual(before);
  });

  it('also beside a good one', async () => {
    const before = await stored();
    const form = formOf([
      ['good.png', await picture('png')],
      ['noise.png', randomBytes(3_000)],
    ]);
    expect((await asAdmin('/upload', 'POST', form)).status).toBe(400);
    expect(await stored()).toEqual(before);
  });

  it('also through the call for a single file', async () => {
    const before = await stored();
    const answer = await asAdmin('/upload/files', 'POST', formOf([['noise.png', randomBytes(3_000)]]));
    expect(answer.status).toBe(400);
    expect(await stored()).toEqual(before);
  });

  it('also through the content API, with a token that may do everything', async () => {
    const { body } = await asAdmin<{ data: { id: number; accessKey: string } }>('/admin/api-tokens', 'POST', {
      name: 'uploads',
      description: '',
      type: 'full-access',
      lifespan: null,
      permissions: null,
    });
    const send = async (bytes: Buffer) =>
      call<StoredFile[] & Refused>('/api/upload', {
        method: 'POST',
        token: body.data.accessKey,
        json: formOf([['api.png', bytes]]),
      });
    const refused = await send(randomBytes(3_000));
    expect(refused.status).toBe(400);
    expect(refused.body.error.message).toContain('cannot be read');
    const taken = await send(await picture('png'));
    expect(taken.status).toBe(201);
    await removeFile(taken.body[0]?.id ?? 0);
    await asAdmin(`/admin/api-tokens/${body.data.id}`, 'DELETE');
  });

  it('in Vietnamese to an editor whose admin speaks it', async () => {
    const speak = (preferedLanguage: string) => asAdmin('/admin/users/me', 'PUT', { preferedLanguage });
    await speak('vi');
    const { body } = await upload('noise.png', randomBytes(3_000));
    await speak('en');
    expect(body.error.message).toMatch(/^Không đọc được ảnh “noise\.png”/);
  });
});

describe('a stored picture', () => {
  it('can be replaced by another of its kind', () =>
    withPicture(async ({ id, url }) => {
      const { status, body } = await replace(id, 'other.png', await picture('png', 40, 30));
      expect(status).toBe(200);
      expect(body).toMatchObject({ url, width: 40, height: 30 });
    }));

  it.each<[string, () => Promise<Buffer> | Buffer, string, RegExp]>([
    ['noise.png', () => randomBytes(3_000), 'image/png', /cannot be read/],
    ['photo.jpg', () => picture('jpeg'), 'image/jpeg', /cannot take the place.+says PNG/],
    ['terms.pdf', () => pdf(), 'application/pdf', /cannot take the place/],
    ['bomb.png', () => pngOfSize(50_000, 50_000), 'image/png', /too large/],
  ])('keeps its bytes when %s would replace it', (name, bytes, type, message) =>
    withPicture(async ({ id, url }) => {
      const bytesNow = async () => (await fetch(`${currentRun().url}${url}`)).arrayBuffer();
      const before = await bytesNow();
      const { status, body } = await replace(id, name, await bytes(), type);
      expect(status).toBe(400);
      expect(body.error.message).toMatch(message);
      expect(await bytesNow()).toEqual(before);
    }),
  );

  it('can have its texts changed, which changes no address', () =>
    withPicture(async ({ id, url }) => {
      const form = new FormData();
      form.set('fileInfo', JSON.stringify({ name: 'page.html', alternativeText: 'Words' }));
      const { status, body } = await asAdmin<StoredFile>(`/upload?id=${id}`, 'POST', form);
      expect(status).toBe(200);
      expect(body).toMatchObject({ alternativeText: 'Words', url, mime: 'image/png' });
    }));
});
