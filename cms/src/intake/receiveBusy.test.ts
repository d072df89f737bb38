/** Many files at once: nobody waits for one address alone, and who cannot wait is told to come back. */
import { VALID, send } from '../../tests/support/forms';
import { startIntakeServer } from '../../tests/support/intakeServer';
import { waitFor } from '../../tests/support/waitFor';
import { INSPECTORS } from './files/inspect';
import { SUBMISSION } from './store/types';

let intake: Awaited<ReturnType<typeof startIntakeServer>>;
beforeAll(async () => {
  // Every address is one of ours, so that the tests say who sends.
  intake = await startIntakeServer({ TRUSTED_PROXIES: '127.0.0.1' });
});
afterEach(() => intake.cms.clear());
afterAll(() => intake.stop());

/** Works of these addresses that last until the returned function is called. */
const occupy = (addresses: string[]): (() => Promise<void>) => {
  let end = (): void => undefined;
  const over = new Promise<void>((resolve) => {
    end = resolve;
  });
  const works = addresses.map((address) => intake.inspections.take(address, () => over));
  return async () => {
    end();
    await Promise.all(works);
  };
};

const others = (count: number) => Array.from({ length: count }, (_, index) => `198.51.100.${index}`);
const submissions = () => intake.cms.rows(SUBMISSION);

it('an application is taken while files of one address last, and another file of that address waits', async () => {
  const free = occupy(['203.0.113.9', '203.0.113.9', '203.0.113.9']);
  expect((await send('career', {}, { url: intake.url })).status).toBe(200);
  await free();
});

it.each([
  ['en', 'We could not store your message. Please try again in a moment.'],
  ['vn', undefined],
])(
  'beyond ten addresses that wait it is 503, in the language %s, and nothing is kept',
  async (lang, message) => {
    const before = intake.filesOnDisk();
    const free = occupy(others(10));
    const { status, headers, body } = await send('career', { lang }, { url: intake.url });
    expect({ status, after: headers.get('retry-after') }).toEqual({ status: 503, after: '10' });
    expect(body.message).toEqual(message ?? expect.stringMatching(/[àáạăâđêôơư]/));
    expect(await submissions()).toEqual([]);
    expect(intake.filesOnDisk()).toEqual(before);
    await free();
    expect((await send('career', { lang }, { url: intake.url })).status).toBe(200);
  },
);

it('a form without files waits for nobody', async () => {
  const free = occupy(others(10));
  expect((await send('contact', VALID.contact, { url: intake.url })).status).toBe(200);
  await free();
});

it('who waits is answered when it is his turn', async () => {
  const free = occupy(others(INSPECTORS));
  const answer = send('career', {}, { url: intake.url });
  await waitFor(() => intake.filesOnDisk().some((name) => name.endsWith('.part')));
  await free();
  expect((await answer).status).toBe(200);
});
