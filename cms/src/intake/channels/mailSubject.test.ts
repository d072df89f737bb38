/** The subject of the letter to the team: mail programs show a name in it as it was written. */
import { startMailbox } from '../../../tests/support/mailbox';
import { deliveryOf, submissionOf } from '../../../tests/support/rowsOfIntake';
import { createMailChannels } from './mail';

let mailbox: Awaited<ReturnType<typeof startMailbox>>;
beforeAll(async () => {
  mailbox = await startMailbox(0);
});
afterAll(() => mailbox.stop());

/** What a mail program shows of a header: encoded words, each of whole characters, and no blanks between two of them. */
const shown = (header: string): string =>
  header
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([bq])\?([^?\s]*)\?=/gi, (_all, encoding: string, text: string) => {
      const hex = text.replace(/_/g, ' ').replace(/=(..)/g, '%$1');
      return /b/i.test(encoding)
        ? new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(text, 'base64'))
        : decodeURIComponent(hex);
    });

/** The headers of the letter about a visitor of this name. */
const headersFor = async (name: string): Promise<Record<string, string>> => {
  const [channel] = createMailChannels({
    ...{ host: '127.0.0.1', port: mailbox.port, from: 'website@saola.example' },
    recipients: { office: 'hello@saola.example', sales: 'sales@saola.example' },
  });
  await channel?.send(submissionOf({ name }), deliveryOf(), new AbortController().signal);
  return mailbox.mails.at(-1)?.headers ?? {};
};

it.each([
  '=?utf-8?B?4oCudG5pb2o=?=',
  'An =?utf-8?Q?=41dmin?= ?=',
  '=?',
  '=?utf-8?B?DQpCY2M6IHhAZXZpbC5jbw==?= "An" <an@example.com>',
  'Nguyễn Văn An, Đặng Thị Ánh Tuyết và các bạn',
  '𝕏𝕐𝕏𝕐𝕏𝕐𝕏𝕐𝕏𝕐𝕏𝕐𝕏𝕐𝕏𝕐𝕏𝕐𝕏𝕐',
  '𝕏'.repeat(60),
  ' \\ "\'(An)" @',
])('shows %s', async (name) => {
  const headers = await headersFor(name);
  expect(shown(headers.subject ?? '')).toBe(`Contact message: ${name}`);
  expect(headers['reply-to']).toBe('linh@example.com');
  expect(headers).not.toHaveProperty('bcc');
  // With the name of the header in front 76 characters.
  for (const word of headers.subject?.match(/=\?\S+/g) ?? []) expect(word.length).toBeLessThanOrEqual(67);
});

it('shows sixty characters of a long name', async () => {
  const { subject = '' } = await headersFor(`${'x'.repeat(60)}y`);
  expect(shown(subject)).toBe(`Contact message: ${'x'.repeat(60)}…`);
});
