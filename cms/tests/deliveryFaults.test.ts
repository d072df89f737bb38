/** Receivers that take nothing: staff see it, nothing is lost or parked, and a stop does not wait for them. */
import { asAdmin } from './support/admin';
import { startChat } from './support/chat';
import { send } from './support/forms';
import { startMailbox } from './support/mailbox';
import { type OwnCms, startOwnCms } from './support/ownCms';
import { scale } from './support/scale';
import { deliveriesOf } from './support/submissions';
import { waitFor } from './support/waitFor';

jest.setTimeout(scale(300_000, 600_000));

let chat: Awaited<ReturnType<typeof startChat>>;
let mailbox: Awaited<ReturnType<typeof startMailbox>>;
let cms: OwnCms;

beforeAll(async () => {
  cms = await startOwnCms('deliveryFaults');
  chat = await startChat();
  mailbox = await startMailbox();
});

afterAll(async () => {
  await chat.stop();
  await mailbox.stop();
  await cms.stop();
});

afterEach(() => {
  chat.react();
  mailbox.refuse(() => undefined);
});

const stateOf = async (id: string | undefined, name: string) =>
  (await deliveriesOf(id)).find((delivery) => delivery.channel === name);

const arrived = (id: string | undefined, name: string) =>
  waitFor(async () => (await stateOf(id, name))?.state === 'sent');

interface Channels {
  data: { channel: string; paused: { why: string } | null; waiting: number; parked: number }[];
}

const channel = async (name: string) =>
  (await asAdmin<Channels>('/intake/channels')).body.data.find((each) => each.channel === name);

describe('a receiver that takes nothing pauses its channel', () => {
  it.each<[string, () => void, string, string]>([
    [
      'a chat without its webhook',
      () => chat.react((response) => response.writeHead(404).end()),
      'chat',
      'The chat answered 404.',
    ],
    [
      'a mail server that closes to every recipient',
      () => mailbox.refuse(() => '421 closing'),
      'confirmation',
      'The mail server takes nothing: it answered 421.',
    ],
  ])('%s: staff see it, nothing is parked, and it goes on by itself', async (_what, refuse, name, why) => {
    refuse();
    const { body } = await send('contact');
    const paused = await waitFor(async () => {
      const found = await channel(name);
      return found?.paused ? { ...found } : undefined;
    });
    expect(paused).toMatchObject({ paused: { why } });
    chat.react();
    mailbox.refuse(() => undefined);
    await arrived(body.id, name);
    expect(await channel(name)).toMatchObject({ paused: null, parked: paused.parked });
  });

  it('staff may end the pause by sending all again', async () => {
    chat.react((response) => response.writeHead(429, { 'retry-after': '3600' }).end());
    const { body } = await send('contact');
    await waitFor(async () => (await channel('chat'))?.paused);
    chat.react();
    expect((await asAdmin('/intake/deliveries/retry', 'POST')).status).toBe(200);
    await arrived(body.id, 'chat');
  });
});

it('a CMS stops within 15 seconds while chat and mail server hang, and sends what waited when it is back', async () => {
  chat.react(() => undefined);
  // A line that says that another one follows.
  mailbox.refuse(() => '250-wait');
  const { body } = await send('contact');
  await waitFor(async () => (await stateOf(body.id, 'chat'))?.attempts);
  const begun = performance.now();
  await cms.restart();
  // With the time that a start takes on a busy machine: it used to hang for as long as the receivers do.
  expect(performance.now() - begun).toBeLessThan(60_000);
  chat.react();
  mailbox.refuse(() => undefined);
  for (const name of ['chat', 'mail', 'confirmation']) await arrived(body.id, name);
});
