import { expect } from '@playwright/test';

import { cmsUrl, setting } from './stack';

interface Mail {
  readonly to: readonly { readonly address: string }[];
  readonly from: readonly { readonly address: string }[];
  readonly replyTo?: readonly { readonly address: string }[];
  readonly subject: string;
  readonly text: string;
}

interface ChatMessage {
  readonly text: string;
  readonly username: string;
}

/** A submission as staff see it. */
export interface Stored {
  readonly documentId: string;
  readonly form: string;
  readonly lang: string;
  readonly name: string | null;
  readonly email: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly files: readonly { readonly name: string; readonly size: number }[] | null;
}

const json = async <Content>(address: string, init?: RequestInit): Promise<Content> => {
  const answer = await fetch(address, init);
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return (await answer.json()) as Content;
};

/** The submissions of a visitor, who is known by an address that no other journey uses. */
export const storedOf = async (email: string): Promise<readonly Stored[]> => {
  const { results } = await json<{ results: readonly Stored[] }>(
    `${cmsUrl}/content-manager/collection-types/api::submission.submission?filters[$and][0][email][$eq]=${encodeURIComponent(email)}`,
    { headers: { authorization: `Bearer ${process.env.E2E_ADMIN_TOKEN}` } },
  );
  return results;
};

/** Waits for the one submission of a visitor. */
export const stored = async (email: string): Promise<Stored> => {
  await expect.poll(async () => (await storedOf(email)).length).toBe(1);
  const [one] = await storedOf(email);
  if (!one) throw new Error('It was there a moment ago');
  return one;
};

/** Waits for the chat message that names a visitor. One message a second is sent. */
export const chatMessage = async (email: string): Promise<ChatMessage> => {
  const find = async () =>
    (await json<readonly ChatMessage[]>(setting('TEAM_CHAT_WEBHOOK_URL'))).filter(({ text }) =>
      text.includes(email),
    );
  await expect.poll(async () => (await find()).length).toBe(1);
  return (await find())[0] as ChatMessage;
};

/** Waits for the mail to an address that names a visitor in its text or its recipient. */
export const mailTo = async (recipient: string, email: string): Promise<Mail> => {
  const find = async () =>
    (await json<readonly Mail[]>(`http://127.0.0.1:${setting('INBOX_PORT')}/email`)).filter(
      ({ to, text }) =>
        to.some(({ address }) => address === recipient) && (recipient === email || text.includes(email)),
    );
  await expect.poll(async () => (await find()).length).toBe(1);
  return (await find())[0] as Mail;
};
