/** What the CMS says and logs of strangers whose requests are none, stop in the middle, or are broken off. */
import { type Socket, connect } from 'node:net';

import { type Cms, createEnvironment, removeEnvironment, startCms } from './support/cms';
import { currentRun } from './support/run';
import { waitFor } from './support/waitFor';

jest.setTimeout(300_000);

let cms: Cms;
beforeAll(async () => {
  cms = await startCms({ ...(await createEnvironment(currentRun().distDir)), CMS_SEED: 'false' });
});
afterAll(async () => {
  await cms.stop();
  removeEnvironment(cms.env);
});

const open = (text: string) => {
  const heard = { answer: '', isClosed: false };
  const socket = connect(Number(cms.env.CMS_PORT), '127.0.0.1', () => socket.write(text));
  socket.on('data', (bytes: Buffer) => (heard.answer += bytes.toString()));
  socket.on('error', () => {});
  socket.on('close', () => (heard.isClosed = true));
  return { socket, heard };
};

/** What is logged of one request until the line of it is there; `END` stands for a request after it, which was answered. */
const logOf = async (send: () => Promise<unknown>): Promise<string[]> => {
  const before = cms.output().length;
  await send();
  const end = `/end-${before}`;
  await fetch(`${cms.url}${end}`);
  await waitFor(() => cms.output().slice(before).includes(end));
  const lines = cms.output().slice(before).split('\n').filter(Boolean);
  return lines.filter((line) => !line.includes(end)).map((line) => line.replace(/^.*?\] \S+?: /, ''));
};

const SECONDS = / \(\d+ ms\)/;
const withoutTime = (lines: string[]): string[] => lines.map((line) => line.replace(SECONDS, ''));

it.each([
  ['/admin/%00', 400],
  ['/admin/%E0%A4%A', 400],
  ['/uploads/%E0%A4%A', 400],
  ['/uploads/%00', 400],
  ['/uploads/..%2f..%2fdata.db', 403],
  ['//evil.example/api', 400],
  ['/\\evil.example', 400],
])('the path %s is one line in the log', async (path, status) => {
  const answer: string[] = [];
  const lines = await logOf(async () => {
    const { heard } = open(`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
    await waitFor(() => heard.isClosed);
    answer.push(heard.answer);
  });
  expect(answer[0]).toMatch(new RegExp(`^HTTP/1.1 ${status} [^]*"error":\\{"status":${status},`));
  expect(withoutTime(lines)).toEqual([`GET ${path} ${status}`]);
});

const FORM = 'application/x-www-form-urlencoded';

describe.each<[string, string, string]>([
  ['a form', 'POST /api/free-quote-request', FORM],
  ['a form with files', 'POST /api/free-quote-request', 'multipart/form-data; boundary=b'],
  ['a log-in', 'POST /admin/login', 'application/json'],
  ['a view', 'PUT /api/dicom-blogs/x', 'application/json'],
])('%s that is broken off', (_what, target, type) => {
  it.each<[string, string, (socket: Socket) => unknown]>([
    ['by the end of its half', 'Content-Length: 5000\r\n\r\n{', (socket) => socket.end()],
    ['by a reset', 'Content-Length: 5000\r\n\r\n{', (socket) => socket.resetAndDestroy()],
    ['by chunks that are none', 'Transfer-Encoding: chunked\r\n\r\n0x5\r\nabcde', () => undefined],
  ])('%s is one line in the log', async (_how, rest, leave) => {
    const lines = await logOf(async () => {
      const before = cms.output().length;
      // Node answers it when it has begun to read.
      const expect100 = 'Expect: 100-continue\r\n';
      const { socket, heard } = open(
        `${target} HTTP/1.1\r\nHost: x\r\n${expect100}Content-Type: ${type}\r\n${rest}`,
      );
      await waitFor(() => heard.answer.startsWith('HTTP/1.1 100 '));
      leave(socket);
      await waitFor(() => heard.isClosed);
      await waitFor(() => cms.output().slice(before).includes(target));
    });
    expect(withoutTime(lines)).toEqual([expect.stringMatching(new RegExp(`^${target} 4\\d\\d$`))]);
  });
});

it('a form of a browser without JavaScript that stops coming gets a page, in its language', async () => {
  const answers: string[] = [];
  const lines = await logOf(async () => {
    const all = Array.from({ length: 10 }, () =>
      open(
        `POST /api/team-chat HTTP/1.1\r\nHost: x\r\nAccept: text/html\r\nAccept-Language: vi,en;q=0.5\r\n` +
          `Content-Type: ${FORM}\r\nContent-Length: 500\r\n\r\nform=contact`,
      ),
    );
    await waitFor(() => all.every(({ heard }) => heard.isClosed));
    answers.push(...all.map(({ heard }) => heard.answer));
  });
  for (const answer of answers) expect(answer).toMatch(/^HTTP\/1\.1 408 [^]*<html lang="vi">[^]*quá lâu/);
  expect(withoutTime(lines)).toEqual(Array.from({ length: 10 }, () => 'POST /api/team-chat 408'));
});
