/** The types of the intake as the admin reads them. */
import type { Delivery, Submission } from '../../intake/store/types';

export const SUBMISSION = 'api::submission.submission';
export const DELIVERY = 'api::delivery.delivery';

export const isIntake = (model: string): boolean => model === SUBMISSION || model === DELIVERY;

export type StaffFile = Pick<Submission['files'][number], 'name' | 'size'>;

/** A delivery as the content manager lists it. */
export type StaffDelivery = Pick<
  Delivery,
  'documentId' | 'channel' | 'state' | 'attempts' | 'nextAttemptAt' | 'lastError'
> & {
  sentAt: string | null;
  submission?: { documentId: string } | null;
};
