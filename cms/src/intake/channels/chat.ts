import type { Channel } from '../delivery/channel';
import type { Outcome } from '../delivery/retry';
import { describeInChat } from '../description/describeSubmission';
import type { Submission } from '../store/types';
import { slackText } from './slackText';

const WAITS_MS = 10_000;

/** Slack takes one message a second. */
const PACE = 1_000;

const USERNAME = 'Website';
const ICON = ':envelope_with_arrow:';

/** The text of a chat message (docs/specification/calls.md, 'Chat messages'). */
export const chatText = (submission: Submission): string => slackText(describeInChat(submission));

/** `Retry-After` in milliseconds, an hour at most; undefined when there is none that can be read. */
const retryAfter = (header: string | null): number | undefined => {
  if (!header) return undefined;
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - Date.now()) / 1000;
  return Number.isFinite(seconds) ? Math.min(Math.max(seconds, 1), 3600) * 1000 : undefined;
};

const outcomeOf = async (response: Response): Promise<Outcome> => {
  const { status, headers } = response;
  await response.body?.cancel();
  if (response.ok) return { kind: 'sent' };
  const why = `The chat answered ${status}.`;
  const mayPass = status >= 500 || status === 408 || status === 429;
  return mayPass
    ? {
        kind: 'failed',
        why,
        retryAfter: retryAfter(headers.get('retry-after')) ?? (status === 429 ? 5_000 : undefined),
      }
    : { kind: 'refused', why };
};

/** The team's chat: an incoming webhook of Slack's shape. Its address is a secret and stays out of every message. */
export const createChat = (webhookUrl: string): Channel => ({
  name: 'chat',
  pace: PACE,
  send: async (submission) => {
    // No markup, no unfurled links, no names made into mentions.
    const text = chatText(submission);
    const options = { mrkdwn: false, link_names: false, unfurl_links: false, unfurl_media: false };
    try {
      const response = await fetch(webhookUrl, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ text, username: USERNAME, icon_emoji: ICON, ...options }),
        redirect: 'error',
        signal: AbortSignal.timeout(WAITS_MS),
      });
      return await outcomeOf(response);
    } catch {
      // The error may name the address.
      return { kind: 'failed', why: 'The chat cannot be reached.' };
    }
  },
});
