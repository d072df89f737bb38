import { createTransport } from 'nodemailer';

import type { Channel } from '../delivery/channel';
import type { Outcome } from '../delivery/retry';
import { lineText } from '../../forms/telling';
import { describeSubmission } from '../description/describeSubmission';
import { forms } from '../form/forms';
import type { Delivery, Submission } from '../store/types';
import { confirmationText } from './confirmationText';
import { headerText } from './headerText';
import { mailOutcome } from './mailOutcome';
import { type MailSettings, type Progress, transportOptions } from './mailTransport';

export type { MailSettings };

interface Letter {
  to: string;
  replyTo?: string;
  subject: string;
  text: string;
}

/** Characters of a name in the subject. */
const SHORT = 60;

/** Something short for the subject, cut between characters: no line break survives the cleaning. */
const short = (text: string): string => {
  const characters = [...text];
  return characters.length > SHORT ? `${characters.slice(0, SHORT).join('')}…` : text;
};

const teamLetter = (submission: Submission, { recipients }: MailSettings): Letter => {
  const { title, lines } = describeSubmission(submission);
  return {
    to: recipients[forms[submission.form].recipient],
    replyTo: submission.email,
    subject: submission.name ? `${title}: ${short(submission.name)}` : title,
    // Text only: nothing that a visitor wrote is ever HTML.
    text: lines.map(lineText).join('\n'),
  };
};

const confirmationLetter = ({ form, lang, email, fields }: Submission): Letter => ({
  to: email,
  ...confirmationText(form, lang, fields),
});

/** The same message has the same id, should it be sent twice: mail programs show it once. */
const messageId = ({ documentId }: Delivery, from: string): string =>
  `<${documentId}@${
    from
      .split('@')
      .pop()
      ?.replace(/[^A-Za-z0-9.-]/g, '') ?? 'localhost'
  }>`;

const createSender =
  (settings: MailSettings) =>
  async (
    { to, replyTo, subject, text }: Letter,
    delivery: Delivery,
    signal: AbortSignal,
  ): Promise<Outcome> => {
    const progress: Progress = { isWhole: false };
    try {
      await createTransport(transportOptions(settings, progress, signal)).sendMail({
        from: settings.from,
        // As objects: a comma in an address makes no second recipient.
        to: { name: '', address: to },
        ...(replyTo ? { replyTo: { name: '', address: replyTo } } : {}),
        text,
        messageId: messageId(delivery, settings.from),
        headers: {
          'Auto-Submitted': 'auto-generated',
          Subject: { prepared: true, value: headerText(subject) },
        },
      });
      return { kind: 'sent' };
    } catch (error) {
      const isOurs = Object.values(settings.recipients).includes(to);
      return mailOutcome(error, { isWhole: progress.isWhole, isOurs });
    }
  };

/** E-mail to the team, and the confirmation to the visitor. */
export const createMailChannels = (settings: MailSettings): Channel[] => {
  const send = createSender(settings);
  return [
    {
      name: 'mail',
      pace: 0,
      send: (submission, delivery, signal) => send(teamLetter(submission, settings), delivery, signal),
    },
    {
      name: 'confirmation',
      pace: 0,
      send: (submission, delivery, signal) => send(confirmationLetter(submission), delivery, signal),
    },
  ];
};
