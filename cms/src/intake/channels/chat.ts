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

/** The chat cannot read this message, or it is too long. Everything else is said of the webhook, not of the message. */
const REFUSALS = [400, 413];

const outcomeOf = (status: number, header: string | null): Outcome => {
  if (status >= 200 && status < 300) return { kind: 'sent' };
  const why = `The chat answered ${status}.`;
  if (REFUSALS.includes(status)) return { kind: 'refused', why };
  return {
    kind: 'unavailable',
    why,
    retryAfter: retryAfter(header) ?? (status === 429 ? 5_000 : undefined),
  };
};

/** The team's chat: an incoming webhook of Slack's shape. Its address is a secret and stays out of every message. */
export const createChat = (webhookUrl: string): Channel => ({
  name: 'chat',
  pace: PACE,
  send: async (submission, _delivery, signal) => {
    // No markup, no links, no unfurled ones, no names made into mentions.
    const text = chatText(submission);
    const options = {
      mrkdwn: false,
      link_names: false,
      parse: 'none',
      unfurl_links: false,
      unfurl_media: false,
    };
    const ending = new AbortController();
    const giveUp = (): void => ending.abort();
    signal.addEventListener('abort', giveUp);
    if (signal.aborted) giveUp();
    // Node may collect AbortSignal.timeout() within AbortSignal.any() before it fires.
    const timer = setTimeout(giveUp, WAITS_MS);
    try {
      const response = await fetch(webhookUrl, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ text, username: USERNAME, icon_emoji: ICON, ...options }),
        redirect: 'manual',
        signal: ending.signal,
      });
      // What it says beside the status may come slowly, and is not read.
      void response.body?.cancel().catch(() => {});
      return outcomeOf(response.status, response.headers.get('retry-after'));
    } catch {
      // The error may name the address.
      return { kind: 'unavailable', why: 'The chat cannot be reached.' };
    } finally {
      clearTimeout(timer);
      signal.removeEventListener('abort', giveUp);
    }
  },
});
