import type { StringId } from '../strings/en';

export interface ErrorText {
  id: StringId;
  code?: string;
}

const KNOWN: Record<string, StringId> = {
  'The address is none for an e-mail.': 'error.address',
  'The mail server cannot be reached.': 'error.mailDown',
  'The chat cannot be reached.': 'error.chatDown',
  'The mail server did not say whether it took the e-mail.': 'error.mailSilent',
  'No answer came in time.': 'error.silent',
  'The submission was deleted.': 'error.deleted',
  'The message could not be made.': 'error.own',
};

const LOG_IN = ['530', '534', '535'];

const ofMail = (code: string): StringId => {
  // An older version noted it like this.
  if (LOG_IN.includes(code)) return 'error.mailLogIn';
  return code.startsWith('5') ? 'error.mailRefused' : 'error.mailLater';
};

const ofChat = (code: string): StringId => {
  if (code === '408' || code === '429') return 'error.chatBusy';
  if (code === '400' || code === '413') return 'error.chatRefused';
  return code.startsWith('5') ? 'error.chatFault' : 'error.chatClosed';
};

/** What the channels note when something goes wrong, as the text for it; undefined for what they never said. */
export const errorText = (error: string): ErrorText | undefined => {
  const id = KNOWN[error];
  if (id) return { id };
  const [, refusal] = /^The mail server takes nothing: it answered (\d+)\.$/.exec(error) ?? [];
  if (refusal)
    return { id: LOG_IN.includes(refusal) ? 'error.mailLogIn' : 'error.mailClosed', code: refusal };
  const [, sender, code] = /^The (mail server|chat) answered (\d+)\.$/.exec(error) ?? [];
  if (!code) return undefined;
  return { id: sender === 'chat' ? ofChat(code) : ofMail(code), code };
};
