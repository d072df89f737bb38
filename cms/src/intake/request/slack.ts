import type { RawFields } from '../form/checkFields';
import { limitFields } from './mostFields';
import { Refusal } from './refusal';

const isRecord = (value: unknown): value is RawFields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const MESSAGE_TEXTS = ['text', 'username', 'icon_emoji'];

/** Codes for what a message should not have. Channels, blocks or attachments are nothing a visitor chooses. */
const surplus = (message: RawFields): Record<string, string> =>
  Object.fromEntries(
    Object.entries(message).flatMap(([key, value]) => {
      if (key === 'metadata') return isRecord(value) ? [] : [[key, 'type']];
      if (!MESSAGE_TEXTS.includes(key)) return [[key, 'unknown']];
      return typeof value === 'string' ? [] : [[key, 'type']];
    }),
  );

/**
 * Takes a Slack-shaped message apart (docs/specification/calls.md, 'Chat messages'). Its `text` is not used: what is
 * sent on is written from the checked fields.
 *
 * @returns the form that `metadata.event_type` names, and its fields.
 * @throws Refusal 400 when it is not of that shape, 413 when it has too many fields.
 */
export const readSlackMessage = (message: unknown): { form: unknown; fields: RawFields } => {
  if (!isRecord(message)) throw new Refusal(400);
  limitFields(Object.keys(message).length);
  const errors = surplus(message);
  if (Object.keys(errors).length > 0) throw new Refusal(400, errors);
  const metadata = message.metadata;
  if (!isRecord(metadata) || !isRecord(metadata.event_payload))
    throw new Refusal(400, { metadata: 'required' });
  limitFields(Object.keys(metadata.event_payload).length);
  return { form: metadata.event_type, fields: metadata.event_payload };
};
