import type { FormId } from '../../src/intake/form/forms';
import type { Delivery, Submission } from '../../src/intake/store/types';

const CONTACT = {
  name: 'Linh Tran',
  countryName: 'vn',
  countryCode: '+84',
  phone: '0912345678',
  email: 'linh@example.com',
  subject: 'web',
  message: 'First line\nSecond line',
  lang: 'en',
};

/** A submission as it is stored: a contact message, with some changes. */
export const submissionOf = (changes: Partial<Submission> = {}): Submission => ({
  id: 1,
  documentId: 'submission1',
  form: 'contact',
  lang: 'en',
  name: 'Linh Tran',
  email: 'linh@example.com',
  fields: CONTACT,
  files: [],
  createdAt: '2026-01-02T03:04:05.000Z',
  ...changes,
});

/** A submission of `form` with exactly these fields. */
export const filledIn = (form: FormId, fields: Record<string, string>): Submission =>
  submissionOf({ form, fields });

/** A delivery as it waits. */
export const deliveryOf = (changes: Partial<Delivery> = {}): Delivery => ({
  id: 1,
  documentId: 'delivery1',
  channel: 'chat',
  state: 'waiting',
  attempts: 0,
  firstAttemptAt: null,
  nextAttemptAt: null,
  lastError: null,
  submission: submissionOf(),
  ...changes,
});
