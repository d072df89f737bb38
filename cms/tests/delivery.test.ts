/** Chat and mail: what arrives, when they are down, and that nobody can spoof them. */
import { asAdmin } from './support/admin';
import { startChat } from './support/chat';
import { FORM_NAMES, VALID, send, sendRaw } from './support/forms';
import { startMailbox } from './support/mailbox';
import { type OwnCms, startOwnCms } from './support/ownCms';
import { note, scale } from './support/scale';
import { deliveriesOf } from './support/submissions';
import { waitFor } from './support/waitFor';

jest.setTimeout(scale(300_000, 600_000));

let chat: Awaited<ReturnType<typeof startChat>>;
let mailbox: Awaited<ReturnType<typeof startMailbox>>;

let cms: OwnCms;

beforeAll(async () => {
  cms = await startOwnCms('delivery');
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

const stateOf = async (id: string | undefined, channel: string) =>
  (await deliveriesOf(id)).find((delivery) => delivery.channel === channel);

const arrived = (id: string | undefined, channel: string, state = 'sent') =>
  waitFor(async () => {
    const delivery = await stateOf(id, channel);
    return delivery?.state === state && delivery;
  });

/** A word that finds one submission again in chat and mail. */
const mark = (): string => `mark${Math.random().toString(36).slice(2)}`;

describe('what arrives', () => {
  it('is a chat message with name, country, dial code, phone, e-mail, subject and message', async () => {
    const word = mark();
    const { body } = await send('contact', { message: `First line\n${word}` });
    await arrived(body.id, 'chat');
    const message = chat.messages.find(({ text }) => text.includes(word));
    for (const part of [
      'Linh Tran',
      'vn',
      '+84',
      '0912345678',
      'linh@example.com',
      'Need Web Development',
      'First line\n',
    ])
      expect(message?.text).toContain(part);
    expect(message?.text).not.toContain('written by the browser');
  });

  it("is 'Subscribe Email: …' for a subscription", async () => {
    const { body } = await send('subscribe', { email: 'chat@example.com' });
    await arrived(body.id, 'chat');
    expect(chat.messages.map(({ text }) => text)).toContain('Subscribe Email: chat@example.com');
  });

  it.each(FORM_NAMES)(
    'is an e-mail to the team, and one to the visitor in their language: %s',
    async (form) => {
      const email = `${mark()}@example.com`;
      const { body } = await send(form, { email });
      await arrived(body.id, 'mail');
      await arrived(body.id, 'confirmation');
      const [team, visitor] = [
        mailbox.mails.find((mail) => mail.headers['reply-to'] === email),
        mailbox.mails.find((mail) => mail.to.includes(email)),
      ];
      const recipient = form === 'quote' || form === 'order' ? 'sales@saola.example' : 'hello@saola.example';
      expect(team?.to).toEqual([recipient]);
      expect(team?.text).toContain(email);
      expect(visitor?.to).toEqual([email]);
      expect(visitor?.from).toBe('website@saola.example');
      expect(visitor?.text).toMatch(VALID[form].lang === 'vn' ? /^Xin chào/ : /^Hello/);
    },
  );

  it('to the visitor repeats nothing that was written: nobody sends their words to a stranger through us', async () => {
    const email = `${mark()}@example.com`;
    const { body } = await send('contact', {
      email,
      name: 'Buy cheap pills',
      message: 'https://spam.example',
    });
    await arrived(body.id, 'confirmation');
    const visitor = mailbox.mails.find((mail) => mail.to.includes(email));
    expect(JSON.stringify(visitor)).not.toMatch(/pills|spam/);
  });
});

describe('nobody can spoof chat and mail', () => {
  const HOSTILE =
    '<!channel> <!here> <@U123> <https://evil.example|your bank> @here @channel @everyone & *bold*';

  it('mentions and links are shown as they were written', async () => {
    const word = mark();
    const { body } = await send('quote', {
      name: HOSTILE,
      companyName: HOSTILE,
      message: `${HOSTILE} ${word}`,
    });
    await arrived(body.id, 'chat');
    const text = chat.messages.find((message) => message.text.includes(word))?.text ?? '';
    expect(text).toContain('&lt;!channel&gt;');
    expect(text).not.toMatch(/[<>]|@(here|channel|everyone)/);
  });

  it('line breaks in a field make no header and no recipient', async () => {
    const word = mark();
    const name = `Linh\r\nBcc: victim@example.com\r\nSubject: ${word}`;
    const { body } = await send('order', { name, message: 'x\r\n.\r\nMAIL FROM:<evil@example.com>\r\n' });
    await arrived(body.id, 'mail');
    const mail = mailbox.mails.find(({ text }) => text.includes(word));
    expect(mail?.to).toEqual(['sales@saola.example']);
    expect(mail?.headers.bcc).toBeUndefined();
    expect(mail?.from).toBe('website@saola.example');
    expect(mailbox.mails.some(({ to }) => to.includes('victim@example.com'))).toBe(false);
    expect(mailbox.mails.some(({ from }) => from === 'evil@example.com')).toBe(false);
  });

  it('an e-mail is text, never HTML', async () => {
    const word = mark();
    const { body } = await send('quote', { message: `<script>alert(1)</script> ${word}` });
    await arrived(body.id, 'mail');
    const mail = mailbox.mails.find(({ text }) => text.includes(word));
    expect(mail?.headers['content-type']).toMatch(/^text\/plain/);
  });
});

describe('chat or mail down harms nobody', () => {
  it.each<[string, Parameters<typeof chat.react>[0]]>([
    ['answers 500', (response) => response.writeHead(500).end()],
    ['resets the connection', (response) => response.destroy()],
    ['asks to wait', (response) => response.writeHead(429, { 'retry-after': '2' }).end()],
  ])(
    'a chat that %s delays messages, keeps their order and is no trouble for visitors',
    async (_name, reaction) => {
      chat.react(reaction);
      const word = mark();
      const ids: (string | undefined)[] = [];
      for (const index of [1, 2, 3]) {
        const { status, body } = await send('contact', { message: `${word} ${index}` });
        expect(status).toBe(200);
        ids.push(body.id);
      }
      await waitFor(async () => (await stateOf(ids[0], 'chat'))?.lastError);
      chat.react();
      for (const id of ids) await arrived(id, 'chat');
      const texts = chat.messages.map(({ text }) => text).filter((text) => text.includes(word));
      expect(texts.map((text) => text.slice(-1))).toEqual(['1', '2', '3']);
    },
  );
});

describe('one poisoned message blocks nothing', () => {
  it('what the chat refuses is parked and shown to staff, the rest arrives, and a retry sends it anew', async () => {
    const word = mark();
    chat.react((response, { text }) => response.writeHead(text.includes(`${word} bad`) ? 400 : 200).end());
    const bad = await send('contact', { message: `${word} bad` });
    const good = await send('contact', { message: `${word} good` });
    await arrived(good.body.id, 'chat');
    const parked = await arrived(bad.body.id, 'chat', 'parked');
    expect(parked).toMatchObject({ attempts: 1, lastError: 'The chat answered 400.' });
    chat.react();
    expect((await asAdmin(`/intake/deliveries/${parked.documentId}/retry`, 'POST')).status).toBe(200);
    await arrived(bad.body.id, 'chat');
  });

  it('a recipient that does not exist parks the confirmation only', async () => {
    mailbox.refuse((recipient) => (recipient.startsWith('nobody') ? '550 no such user' : undefined));
    const { body } = await send('contact', { email: 'nobody@example.com' });
    await arrived(body.id, 'mail');
    expect(await arrived(body.id, 'confirmation', 'parked')).toMatchObject({
      lastError: 'The mail server answered 550.',
    });
  });

  it('a mailbox that is full for the moment is tried again', async () => {
    mailbox.refuse((recipient) => (recipient.startsWith('full') ? '452 try later' : undefined));
    const { body } = await send('contact', { email: 'full@example.com' });
    await waitFor(async () => (await stateOf(body.id, 'confirmation'))?.lastError);
    mailbox.refuse(() => undefined);
    await arrived(body.id, 'confirmation');
  });
});

// The last one: what it leaves in the queue is sent at one message a second.
describe('a chat that hangs', () => {
  it('lets no visitor wait: all have their answers while it hangs, 99 of 100 within 300 ms', async () => {
    const times: number[] = [];
    const before = chat.messages.length;
    chat.react(() => undefined);
    for (let index = 0; index < scale(40, 400); index += 1) {
      const begun = performance.now();
      const fields = { ...VALID.quote, place: 'service', website: '', message: `Hanging ${index}` };
      expect((await sendRaw('quote', fields)).status).toBe(200);
      times.push(performance.now() - begun);
    }
    expect(chat.messages).toHaveLength(before);
    chat.react();
    const p99 = times.sort((a, b) => a - b)[Math.ceil(times.length * 0.99) - 1] ?? Infinity;
    note(3, `p99 of ${times.length} answers while the chat hangs`, `${p99.toFixed(0)} ms`);
    // How long they took says something of the CMS only where nothing else runs.
    expect(p99).toBeLessThan(scale(Infinity, 300));
  });
});
