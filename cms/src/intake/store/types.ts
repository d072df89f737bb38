/** The content types of the intake, as rows. */
import type { FormId, Values } from '../form/forms';
import type { Lang } from '../form/messages';
import type { StoredFile } from '../files/privateFiles';

export const SUBMISSION = 'api::submission.submission';
export const DELIVERY = 'api::delivery.delivery';

export type ChannelName = 'chat' | 'mail' | 'confirmation';

export interface Submission {
  id: number;
  documentId: string;
  form: FormId;
  lang: Lang;
  name: string | null;
  email: string;
  fields: Values;
  files: StoredFile[];
  createdAt: string;
}

export interface Delivery {
  id: number;
  documentId: string;
  channel: ChannelName;
  state: 'waiting' | 'sent' | 'parked';
  attempts: number;
  /** Attempts that failed because of this message alone. Rows of an older database have none. */
  failures?: number | null;
  /** Attempts after which it may have arrived, also those that nobody knows the outcome of: the process ended. */
  unanswered?: number | null;
  firstAttemptAt: string | null;
  nextAttemptAt: string | null;
  lastError: string | null;
  submission: Submission | null;
}
