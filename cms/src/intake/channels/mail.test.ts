/** The e-mails to the team and to visitors: what they hold, how they are sent, and what becomes of them. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import nodemailer, { type Transporter } from 'nodemailer';

import { startMailbox } from '../../../tests/support/mailbox';
import { deliveryOf, submissionOf } from '../../../tests/support/rowsOfIntake';
import type { Delivery, Submission } from '../store/types';
import { type MailSettings, createMailChannels } from './mail';

let mailbox: Awaited<ReturnType<typeof startMailbox>>;
beforeAll(async () => {
  mailbox = await startMailbox(0);
});
afterAll(() => mailbox.stop());
afterEach(() => {
  mailbox.refuse(() => undefined);
  jest.restoreAllMocks();
});

const settings = (changes: Partial<MailSettings> = {}): MailSettings => ({
  host: '127.0.0.1',
  port: mailbox.port,
  from: 'website@saola.example',
  recipients: { office: 'hello@saola.example', sales: 'sales@saola.example' },
  ...changes,
});

const send = (
  channel: 'mail' | 'confirmation',
  changes: Partial<Submission> = {},
  delivery: Delivery = deliveryOf(),
  of: MailSettings = settings(),
) =>
  createMailChannels(of)
    .find(({ name }) => name === channel)
    ?.send(submissionOf(changes), delivery, new AbortController().signal);

/** The letter that arrives. */
const letter = async (...sending: Parameters<typeof send>) => {
  expect(await send(...sending)).toEqual({ kind: 'sent' });
  const mail = mailbox.mails.at(-1);
  if (!mail) throw new Error('No mail arrived.');
  return mail;
};

describe('the letter to the team', () => {
  it('has the fields as lines, and is answered to the visitor', async () => {
    const mail = await letter('mail');
    expect(mail.to).toEqual(['hello@saola.example']);
    expect(mail.from).toBe('website@saola.example');
    expect(mail.headers).toMatchObject({
      from: 'website@saola.example',
      'reply-to': 'linh@example.com',
      subject: 'Contact message: Linh Tran',
    });
    expect(mail.text.split('\n').slice(0, 2)).toEqual(['Name: Linh Tran', 'Country: vn']);
    expect(mail.text).toMatch(/\nMessage: First line\n {4}Second line$/);
  });

  it.each([
    ['contact', 'hello@saola.example'],
    ['subscribe', 'hello@saola.example'],
    ['career', 'hello@saola.example'],
    ['order', 'sales@saola.example'],
    ['quote', 'sales@saola.example'],
  ] as const)('of the form %s goes to %s', async (form, recipient) => {
    expect((await letter('mail', { form })).to).toEqual([recipient]);
  });

  it('has a subject of its own where there is no name, and a short one where the name is long', async () => {
    expect((await letter('mail', { form: 'subscribe', name: null })).headers.subject).toBe(
      'Newsletter subscription',
    );
    expect((await letter('mail', { name: 'x'.repeat(60) })).headers.subject).toBe(
      `Contact message: ${'x'.repeat(60)}`,
    );
  });
});

describe('the letter to the visitor', () => {
  it('is the confirmation in their language, and has nobody else to be answered to', async () => {
    const mail = await letter('confirmation', { lang: 'vn' });
    expect(mail.to).toEqual(['linh@example.com']);
    expect(mail.text).toMatch(/^Xin chào,\n/);
    expect(mail.headers).not.toHaveProperty('reply-to');
  });

  it('goes to one recipient, also when the address has a comma in it', async () => {
    await send('confirmation', { email: 'a@example.com,b@example.com' });
    expect(mailbox.mails.flatMap(({ to }) => to)).not.toContain('b@example.com');
  });
});

describe.each(['mail', 'confirmation'] as const)('every letter (%s)', (channel) => {
  it('says that a program sent it: no absence notice answers it', async () => {
    expect((await letter(channel)).headers['auto-submitted']).toBe('auto-generated');
  });

  it('has the same id when the same delivery is sent twice, and another one for another delivery', async () => {
    const first = await letter(channel);
    const again = await letter(channel);
    const other = await letter(channel, {}, deliveryOf({ documentId: 'delivery2' }));
    expect(first.headers['message-id']).toBe('<delivery1@saola.example>');
    expect(again.headers['message-id']).toBe(first.headers['message-id']);
    expect(other.headers['message-id']).toBe('<delivery2@saola.example>');
  });

  it('is sent as soon as it is there', () => {
    expect(createMailChannels(settings()).find(({ name }) => name === channel)?.pace).toBe(0);
  });
});

it('a sender with a name makes no broken id', async () => {
  const named = settings({ from: 'Saola <website@saola.example>' });
  const mail = await letter('mail', {}, deliveryOf(), named);
  expect(mail.headers['message-id']).toBe('<delivery1@saola.example>');
});

describe('what becomes of a letter', () => {
  const refused = (answer: string) => {
    mailbox.refuse(() => answer);
    return send('confirmation');
  };

  it.each([550, 552, 500])('answered with %i: refused for good', async (code) => {
    expect(await refused(`${code} no`)).toEqual({
      kind: 'refused',
      why: `The mail server answered ${code}.`,
    });
  });

  it.each(['550 5.1.1 no such user', '552 5.2.2 full', '550 5.0.0 no'])(
    '%s: refused for good',
    async (answer) => {
      expect((await refused(answer))?.kind).toBe('refused');
    },
  );

  it.each(['450 4.1.2 unknown domain', '451 later', '550 5.7.1 relay denied', '550 5.4.1 access denied'])(
    '%s: later, it says nothing of other recipients and may be our settings',
    async (answer) => {
      const why = `The mail server answered ${answer.slice(0, 3)}.`;
      expect(await refused(answer)).toEqual({ kind: 'delayed', why });
    },
  );

  it.each([421, 530, 534, 535])('answered with %i: the mail server takes nothing from us', async (code) => {
    expect(await refused(`${code} no`)).toEqual({
      kind: 'unavailable',
      why: `The mail server takes nothing: it answered ${code}.`,
    });
  });

  it.each(['', 'no SMTP at all', '<html>'])("answered with '%s': the mail server is none", async (answer) => {
    expect(await refused(answer)).toEqual({
      kind: 'unavailable',
      why: 'The mail server cannot be reached.',
    });
  });

  it("to the team's own mailbox is never refused for good: it stands in the settings", async () => {
    mailbox.refuse(() => '550 no such user');
    expect(await send('mail')).toEqual({ kind: 'delayed', why: 'The mail server answered 550.' });
  });

  it('to an address that is none for an envelope: refused for good', async () => {
    expect(await send('confirmation', { email: '' })).toEqual({
      kind: 'refused',
      why: 'The address is none for an e-mail.',
    });
  });

  it('without a mail server: it may pass', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    server.close();
    await once(server, 'close');
    expect(await send('mail', {}, deliveryOf(), settings({ port }))).toEqual({
      kind: 'unavailable',
      why: 'The mail server cannot be reached.',
    });
  });
});

describe('the connection to the mail server', () => {
  /** What nodemailer is told, and the transport it made of it. */
  const connection = async (changes: Partial<MailSettings>) => {
    const create = jest.spyOn(nodemailer, 'createTransport');
    await send('mail', {}, deliveryOf(), settings(changes));
    const transport = create.mock.results[0]?.value as Transporter;
    return { options: create.mock.calls[0]?.[0] as object, transport };
  };

  it('is encrypted from the start on port 465', async () => {
    expect((await connection({ port: 465, user: 'u', password: 'p' })).options).toMatchObject({
      secure: true,
      requireTLS: false,
      auth: { user: 'u', pass: 'p' },
    });
  });

  it('never carries a log-in in the clear', async () => {
    const { options } = await connection({ port: 587, user: 'u' });
    expect(options).toMatchObject({ secure: false, requireTLS: true, auth: { user: 'u', pass: '' } });
    expect(options).not.toHaveProperty('ignoreTLS');
  });

  it('is plain where there is no log-in, as to the bundled inbox', async () => {
    const { options } = await connection({});
    expect(options).toMatchObject({ secure: false, ignoreTLS: true });
    expect(options).not.toHaveProperty('auth');
  });

  it('is given up after ten seconds', async () => {
    expect((await connection({})).options).toMatchObject({
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 10_000,
    });
  });

  it.each([
    ['the name of a file', { path: __filename }],
    ['an address to fetch', { path: 'http://127.0.0.1:1/' }],
  ])('takes nothing in a letter for %s', async (_what, text) => {
    const { transport } = await connection({});
    await expect(
      transport.sendMail({ from: 'a@saola.example', to: 'b@saola.example', text }),
    ).rejects.toThrow(/access rejected/i);
  });
});
