import type { Outcome } from '../delivery/retry';

const LOG_IN = [530, 534, 535];

/** The server closes, whatever it was asked. */
const CLOSING = 421;

/**
 * What an enhanced status (RFC 3463) says of a refusal for good: 1 is the address, 2 the mailbox, 6 the content. The rest
 * (system, network, protocol, policy) may be our settings, as 'relay denied' is.
 */
const OF_THE_MESSAGE = ['0', '1', '2', '6'];

interface Failure {
  /** Where in the conversation the answer came. */
  command?: unknown;
  /** nodemailer's name for what went wrong. */
  code?: unknown;
  responseCode?: unknown;
  response?: unknown;
}

const isFinal = ({ command, code, response }: Failure): boolean => {
  // 5xx before the content is not about the content.
  if (command !== 'RCPT TO' && code !== 'EMESSAGE') return false;
  const [, subject] = /^\d{3}[ -]\d\.(\d+)\.\d+/.exec(String(response)) ?? [];
  return subject === undefined || OF_THE_MESSAGE.includes(subject);
};

/**
 * What became of a letter that was not taken. Only an answer about the recipient or the content is the letter's own; the
 * log-in, the sender and everything before them are of all letters.
 *
 * @param error of nodemailer.
 * @param isWhole whether the letter was handed over to its last byte.
 * @param isOurs whether the recipient is a mailbox of the settings: its refusal is no fault of the letter.
 */
export const mailOutcome = (
  error: unknown,
  { isWhole, isOurs }: { isWhole: boolean; isOurs: boolean },
): Outcome => {
  const failure = Object(error) as Failure;
  const { command, code, responseCode: status } = failure;
  if (command === 'API' && code === 'EENVELOPE')
    return { kind: 'refused', why: 'The address is none for an e-mail.' };
  const isAboutIt = (command === 'RCPT TO' || command === 'DATA') && typeof status === 'number';
  if (isWhole && !isAboutIt)
    return { kind: 'unanswered', why: 'The mail server did not say whether it took the e-mail.' };
  if (typeof status !== 'number') return { kind: 'unavailable', why: 'The mail server cannot be reached.' };
  if (!isAboutIt || status === CLOSING || LOG_IN.includes(status))
    return { kind: 'unavailable', why: `The mail server takes nothing: it answered ${status}.` };
  const isRefused = status >= 500 && status < 600 && isFinal(failure) && !(isOurs && command === 'RCPT TO');
  return { kind: isRefused ? 'refused' : 'delayed', why: `The mail server answered ${status}.` };
};
