import { asAdmin } from './admin';
import type { Entry } from './api';

export interface StoredSubmission extends Entry {
  form: string;
  lang: string;
  name: string | null;
  email: string;
  fields: Record<string, string>;
  files: { key: string; name: string; size: number }[];
}

export interface StoredDelivery extends Entry {
  channel: string;
  state: string;
  attempts: number;
  lastError: string | null;
  submission?: { documentId: string } | null;
}

const SUBMISSIONS = '/content-manager/collection-types/api::submission.submission';
const DELIVERIES = '/content-manager/collection-types/api::delivery.delivery';

/** A submission as staff see it in the admin, or undefined. */
export const findSubmission = async (
  documentId: string | undefined,
): Promise<StoredSubmission | undefined> => {
  const { status, body } = await asAdmin<{ data: StoredSubmission }>(`${SUBMISSIONS}/${documentId}`);
  return status === 200 ? body.data : undefined;
};

/** The submission that came last. */
export const newestSubmission = async (): Promise<StoredSubmission | undefined> => {
  const { body } = await asAdmin<{ results: StoredSubmission[] }>(`${SUBMISSIONS}?sort=id:DESC&pageSize=1`);
  return body.results[0];
};

/** The number of submissions. */
export const countSubmissions = async (): Promise<number> => {
  const { body } = await asAdmin<{ pagination: { total: number } }>(`${SUBMISSIONS}?pageSize=1`);
  return body.pagination.total;
};

/** The deliveries of a submission, in their order. */
export const deliveriesOf = async (documentId: string | undefined): Promise<StoredDelivery[]> => {
  const filter = `filters[$and][0][submission][documentId][$eq]=${documentId}`;
  const { body } = await asAdmin<{ results: StoredDelivery[] }>(
    `${DELIVERIES}?${filter}&sort=id:ASC&pageSize=50`,
  );
  return body.results;
};
