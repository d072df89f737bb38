/** What cannot be read is the sender's fault: 400 and alike, never 500, and at once. */
import { connect } from 'node:net';
import { gzipSync } from 'node:zlib';

import { currentRun } from '../support/run';

interface Sent {
  method?: string;
  target?: string;
  headers?: Record<string, string>;
  body?: Buffer | string;
}

/** Sends bytes that no client would let through. @returns the status of the answer. */
const sendBytes = ({ method = 'GET', target = '/', headers = {}, body = '' }: Sent): Promise<number> =>
  new Promise((resolve, reject) => {
    const bytes = Buffer.from(body as Buffer);
    const lines = Object.entries({
      host: 'cms.example',
      connection: 'close',
      ...(bytes.length > 0 ? { 'content-length': String(bytes.length) } : {}),
      ...headers,
    }).map(([name, value]) => `${name}: ${value}\r\n`);
    const socket = connect(Number(new URL(currentRun().url).port), '127.0.0.1');
    let answer = '';
    socket.setEncoding('latin1');
    socket.on('data', (chunk: string) => (answer += chunk));
    socket.on('error', reject);
    socket.on('close', () => resolve(Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1])));
    socket.write(
      Buffer.concat([Buffer.from(`${method} ${target} HTTP/1.1\r\n${lines.join('')}\r\n`), bytes]),
    );
  });

const JSON_TYPE = { 'content-type': 'application/json' };
const MULTIPART = { 'content-type': 'multipart/form-data; boundary=b' };
const URLENCODED = { 'content-type': 'application/x-www-form-urlencoded' };
const FILE = '--b\r\nContent-Disposition: form-data; name="a"; filename="x"\r\n\r\nhello\r\n--b--\r\n';

const BODIES: [string, Record<string, string>, Buffer | string][] = [
  ['JSON that breaks off', JSON_TYPE, '{'],
  ['a text as JSON', JSON_TYPE, '"a"'],
  ['a number as JSON', JSON_TYPE, '1'],
  ['null as JSON', JSON_TYPE, 'null'],
  ['JSON that reaches for a prototype', JSON_TYPE, '{"__proto__":{}}'],
  ['a hundred thousand brackets', JSON_TYPE, '['.repeat(60_000)],
  ['NUL as JSON', JSON_TYPE, '\0'],
  ['bytes as JSON', JSON_TYPE, Buffer.from([0xff, 0xfe, 0xfd])],
  ['what is said to be packed, and is not', { ...JSON_TYPE, 'content-encoding': 'gzip' }, '{}'],
  ['what is said to be packed otherwise', { ...JSON_TYPE, 'content-encoding': 'br' }, '{}'],
  ['half of what is packed', { ...JSON_TYPE, 'content-encoding': 'gzip' }, gzipSync('{}').subarray(0, 12)],
  ['an unknown packing', { ...JSON_TYPE, 'content-encoding': 'x' }, '{}'],
  ['an unknown charset', { 'content-type': 'application/json; charset=x' }, '{}'],
  ['a broken escape', URLENCODED, '%'],
  ['many keys', URLENCODED, 'a[b]=1&'.repeat(9_000)],
  ['multipart without a boundary', { 'content-type': 'multipart/form-data' }, 'x'],
  ['multipart with an empty boundary', { 'content-type': 'multipart/form-data; boundary=' }, 'x'],
  ['multipart that is none', MULTIPART, 'x'],
  ['multipart that breaks off', MULTIPART, '--b'],
  ['multipart with nothing in it', MULTIPART, '--b--'],
  ['multipart with a file', MULTIPART, FILE],
  ['multipart packed unheard of', MULTIPART, `--b\r\nContent-Transfer-Encoding: base99${FILE.slice(3)}`],
  ['XML', { 'content-type': 'application/xml' }, '<x/>'],
  ['bytes of no kind', { 'content-type': 'application/octet-stream' }, 'x'],
  ['a body of no kind', {}, 'x'],
];

const ADDRESSES: [string, string][] = [
  ['PUT', '/api/dicom-blogs/abc?locale=en'],
  ['POST', '/api/dicom-blogs'],
  ['POST', '/api/auth/local'],
  ['POST', '/api/upload'],
  ['POST', '/api/nowhere'],
  ['POST', '/nowhere'],
  ['PATCH', '/api/captcha'],
  ['POST', '/admin/login'],
  ['POST', '/admin/reset-password'],
  ['POST', '/admin/access-token'],
  ['POST', '/upload'],
  ['POST', '/intake/deliveries/x/retry'],
  ['POST', '/content-manager/collection-types/api::submission.submission'],
];

it.each(BODIES)('%s is answered with 400 or alike at every address', async (_what, headers, body) => {
  for (const [method, target] of ADDRESSES) {
    const status = await sendBytes({ method, target, headers, body });
    expect({ method, target, isRefused: status >= 400 && status < 500 }).toEqual({
      method,
      target,
      isRefused: true,
    });
  }
});

it.each(['http://[/api', 'http://evil.example/api/dicom-blogs', '*', '//', '/%', '/api/%', '/api/%E0%A4%A'])(
  'the address %s is answered, and not as a fault of ours',
  async (target) => {
    for (const method of ['GET', 'HEAD', 'POST', 'PUT', 'OPTIONS'])
      expect([method, (await sendBytes({ method, target })) < 500]).toEqual([method, true]);
  },
);

describe('a log-in', () => {
  it.each([
    [{ email: 1, password: 1 }],
    [{ email: { $ne: 1 }, password: { $ne: 1 } }],
    [{ email: 'a\0@b.c', password: '\0' }],
    [{ email: '\ud800@b.c', password: '\ud800' }],
    [{ email: 'x'.repeat(60_000), password: 'x' }],
    [{ email: null }],
    [[]],
  ])('of %j is refused', async (body) => {
    const sent = { method: 'POST', target: '/admin/login', headers: JSON_TYPE, body: JSON.stringify(body) };
    // As many wrong ones in a row become too many.
    expect([400, 429]).toContain(await sendBytes(sent));
  });
});

it('a body that is larger than a stranger may send is 413, also one that is small while it is packed', async () => {
  const json = JSON.stringify({ email: 'x'.repeat(70_000) });
  const put = { method: 'POST', target: '/admin/login' };
  expect(await sendBytes({ ...put, headers: JSON_TYPE, body: json })).toBe(413);
  const packed = { ...JSON_TYPE, 'content-encoding': 'gzip' };
  expect(await sendBytes({ ...put, headers: packed, body: gzipSync(json) })).toBe(413);
  expect(await sendBytes({ ...put, headers: packed, body: gzipSync(Buffer.alloc(40_000_000)) })).toBe(413);
});
