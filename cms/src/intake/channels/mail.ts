import { createTransport } from 'nodemailer';

import type { Channel } from '../delivery/channel';
import type { Outcome } from '../delivery/retry';
import { describeSubmission } from '../description/describeSubmission';
import { forms } from '../form/forms';
import type { Delivery, Submission } from '../store/types';
import { confirmationText } from './confirmationText';

export interface MailSettings {
  host: string;
  port: number;
  user?: string;
  password?: string;
  from: string;
  recipients: { office: string; sales: string };
}

interface Letter {
  to: string;
  replyTo?: string;
  subject: string;
  text: string;
}

const WAITS_MS = 10_000;

const numberOf = (error: unknown, key: string): number | undefined => {
  const value = typeof error === 'object' && error !== null ? Reflect.get(error, key) : undefined;
  return typeof value === 'number' ? value : undefined;
};

/**
 * 5xx is a refusal for good, unless it is the log-in that fails: then the settings are wrong, not the letter. Without an
 * answer of the server, only an address that cannot be written on the envelope is the letter's fault.
 */
const outcomeOf = (error: unknown): Outcome => {
  const code = numberOf(error, 'responseCode');
  if (code === undefined) {
    if (Reflect.get(Object(error), 'code') === 'EENVELOPE')
      return { kind: 'refused', why: 'The address is none for an e-mail.' };
    return { kind: 'failed', why: 'The mail server cannot be reached.' };
  }
  const isLogin = code === 530 || code === 534 || code === 535;
  const why = `The mail server answered ${code}.`;
  return { kind: code >= 500 && !isLogin ? 'refused' : 'failed', why };
};

/** Something short for the subject: no line break survives the cleaning, and nodemailer encodes the rest. */
const short = (text: string): string => (text.length > 60 ? `${text.slice(0, 60)}…` : text);

const teamLetter = (submission: Submission, { recipients }: MailSettings): Letter => {
  const { title, lines } = describeSubmission(submission);
  return {
    to: recipients[forms[submission.form].recipient],
    replyTo: submission.email,
    subject: submission.name ? `${title}: ${short(submission.name)}` : title,
    // Text only: nothing that a visitor wrote is ever HTML.
    text: lines.map(({ label, value }) => `${label}: ${value}`).join('\n'),
  };
};

const confirmationLetter = ({ form, lang, email }: Submission): Letter => ({
  to: email,
  ...confirmationText(form, lang),
});

const createSender = (settings: MailSettings) => {
  const { host, port, user, password, from } = settings;
  const transport = createTransport({
    host,
    port,
    secure: port === 465,
    // The bundled inbox has no certificate. Where there is a log-in, it is never sent in the clear.
    ...(user ? { auth: { user, pass: password ?? '' }, requireTLS: port !== 465 } : { ignoreTLS: true }),
    connectionTimeout: WAITS_MS,
    greetingTimeout: WAITS_MS,
    socketTimeout: WAITS_MS,
    // What a visitor wrote is never read as the name of a file or an address to fetch.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async ({ to, replyTo, subject, text }: Letter, { documentId }: Delivery): Promise<Outcome> => {
    try {
      await transport.sendMail({
        from,
        // As objects: a comma in an address makes no second recipient.
        to: { name: '', address: to },
        ...(replyTo ? { replyTo: { name: '', address: replyTo } } : {}),
        subject,
        text,
        // The same message, should it be sent twice: mail programs show it once.
        messageId: `<${documentId}@${
          from
            .split('@')
            .pop()
            ?.replace(/[^A-Za-z0-9.-]/g, '') ?? 'localhost'
        }>`,
        headers: { 'Auto-Submitted': 'auto-generated' },
      });
      return { kind: 'sent' };
    } catch (error) {
      return outcomeOf(error);
    }
  };
};

/** E-mail to the team, and the confirmation to the visitor. */
export const createMailChannels = (settings: MailSettings): Channel[] => {
  const send = createSender(settings);
  return [
    {
      name: 'mail',
      pace: 0,
      send: (submission, delivery) => send(teamLetter(submission, settings), delivery),
    },
    {
      name: 'confirmation',
      pace: 0,
      send: (submission, delivery) => send(confirmationLetter(submission), delivery),
    },
  ];
};
