/** What becomes of a letter where the mail server is at fault. */
import { type Fault, startFaultySmtp } from '../../../tests/support/faultySmtp';
import { deliveryOf, submissionOf } from '../../../tests/support/rowsOfIntake';
import { createMailChannels } from './mail';

let smtp: Awaited<ReturnType<typeof startFaultySmtp>>;
beforeAll(async () => {
  smtp = await startFaultySmtp();
});
afterAll(() => smtp.stop());

/** Sends a confirmation by a mail server with this fault. */
const sendTo = (fault: Fault, signal = new AbortController().signal) => {
  smtp.fault(fault);
  const channels = createMailChannels({
    ...{ host: '127.0.0.1', port: smtp.port, from: 'website@saola.example' },
    recipients: { office: 'hello@saola.example', sales: 'sales@saola.example' },
  });
  return channels.find(({ name }) => name === 'confirmation')?.send(submissionOf(), deliveryOf(), signal);
};

describe('a mail server that', () => {
  it.each<[Fault, string, string]>([
    ['greets with 554', 'unavailable', 'The mail server takes nothing: it answered 554.'],
    ['refuses the sender', 'unavailable', 'The mail server takes nothing: it answered 550.'],
    ['delays every recipient', 'delayed', 'The mail server answered 450.'],
    [
      'drops the connection before it took the mail',
      'unanswered',
      'The mail server did not say whether it took the e-mail.',
    ],
    [
      'takes the mail and drops the connection before it says so',
      'unanswered',
      'The mail server did not say whether it took the e-mail.',
    ],
  ])('%s: %s', async (fault, kind, why) => {
    expect(await sendTo(fault)).toEqual({ kind, why });
  });

  it('drops the connection after it took the mail: sent', async () => {
    expect(await sendTo('drops the connection after it took the mail')).toEqual({ kind: 'sent' });
  });

  it.each<Fault>(['hangs', 'drips'])('%s is left when the delivery is given up', async (fault) => {
    const ending = new AbortController();
    const outcome = sendTo(fault, ending.signal);
    setImmediate(() => ending.abort());
    expect(await outcome).toEqual({ kind: 'unavailable', why: 'The mail server cannot be reached.' });
  });

  it('was given up is not even connected to', async () => {
    const before = smtp.taken.length;
    expect(await sendTo('none', AbortSignal.abort())).toMatchObject({ kind: 'unavailable' });
    expect(smtp.taken).toHaveLength(before);
  });
});
