/** Who holds the places of large uploads by sending next to nothing keeps nobody out. */
import { type Socket, connect } from 'node:net';

import { VALID, solveCaptcha } from '../../tests/support/forms';
import { startIntakeServer } from '../../tests/support/intakeServer';
import { pdf, streamOf } from '../../tests/support/pdfs';
import { waitFor } from '../../tests/support/waitFor';
import { SUBMISSION } from './store/types';

let intake: Awaited<ReturnType<typeof startIntakeServer>>;
beforeAll(async () => {
  intake = await startIntakeServer({ TRUSTED_PROXIES: '127.0.0.1' });
});
afterAll(() => intake.stop());

/** Says that it brings a little more than a small body, and then brings nothing of it but the beginning. */
const drip = (address: string) => {
  const heard = { answer: '' };
  const socket: Socket = connect(Number(new URL(intake.url).port), '127.0.0.1');
  socket.on('data', (bytes) => (heard.answer += bytes.toString('latin1')));
  socket.on('error', () => {});
  socket.write(
    `POST /api/career-apply HTTP/1.1\r\nHost: x\r\nAccept: application/json\r\nX-Forwarded-For: ${address}\r\n` +
      'Content-Type: multipart/form-data; boundary=b\r\nContent-Length: 262200\r\n\r\n' +
      '--b\r\nContent-Disposition: form-data; name="file0"; filename="a.pdf"\r\n\r\n%PDF',
  );
  return { socket, heard };
};

const PDF = pdf('', undefined, [streamOf('', Buffer.alloc(900_000, 120))]);

/** An application with a file of 900 kB. */
const apply = async (address: string): Promise<number> => {
  const body = new FormData();
  const fields = { ...VALID.career, captcha: await solveCaptcha('career', intake.url), website: '' };
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  body.set('file0', new Blob([new Uint8Array(PDF)]), 'cv.pdf');
  const headers = { accept: 'application/json', 'x-forwarded-for': address };
  return (await fetch(`${intake.url}/api/career-apply`, { method: 'POST', headers, body })).status;
};

it('sixteen drippers of four addresses give way to an honest upload of 900 kB', async () => {
  const drippers = Array.from({ length: 16 }, (_, index) => drip(`198.51.100.${index % 4}`));
  await waitFor(() => intake.filesOnDisk().length === 16);
  expect(await apply('203.0.113.1')).toBe(200);
  expect(await apply('203.0.113.2')).toBe(200);
  expect(await intake.cms.rows(SUBMISSION)).toHaveLength(2);
  const refused = drippers.filter(({ heard }) => heard.answer.startsWith('HTTP/1.1 503'));
  expect(refused.map(({ heard }) => /retry-after: 10\r\n/i.test(heard.answer))).toEqual([true]);
  for (const { socket } of drippers) socket.destroy();
  await waitFor(() => intake.filesOnDisk().length === 2);
});
