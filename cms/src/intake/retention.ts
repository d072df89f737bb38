import type { Core } from '@strapi/strapi';

import { isPlausible } from './clockJump';
import type { PrivateFiles } from './files/privateFiles';
import { forms } from './form/forms';
import { removeSubmissions } from './store/removeSubmissions';
import { PROOFS } from './store/tables';
import { SUBMISSION, type Submission } from './store/types';

const DAY_MS = 24 * 60 * 60 * 1000;
const AT_ONCE = 100;

/** Days for which things are kept. */
export interface Retention {
  submissions: number;
  /** Applications, which hold the most about a person. */
  applications: number;
}

const olderThan = (strapi: Core.Strapi, where: object, before: Date): Promise<Submission[]> =>
  strapi.db.query(SUBMISSION).findMany({
    where: { ...where, createdAt: { $lt: before.toISOString() } },
    orderBy: { id: 'asc' },
    limit: AT_ONCE,
  });

const FORMS_WITH_FILES = Object.values(forms)
  .filter(({ files }) => files !== 'none')
  .map(({ id }) => id);

/** Files that no submission knows: the CMS was stopped between writing them and storing it. */
const removeOrphans = async (strapi: Core.Strapi, files: PrivateFiles): Promise<void> => {
  const keys = await files.olderThan(DAY_MS);
  if (keys.length === 0) return;
  const withFiles: Submission[] = await strapi.db
    .query(SUBMISSION)
    .findMany({ where: { form: { $in: FORMS_WITH_FILES } } });
  const known = new Set(withFiles.flatMap(({ files: kept }) => kept ?? []).map(({ key }) => key));
  await files.remove(keys.filter((key) => !known.has(key)).map((key) => ({ key })));
};

/** Deletes what is older than the settings allow, with its files, and what nobody needs any more. */
export const forgetOld = async (
  strapi: Core.Strapi,
  files: PrivateFiles,
  retention: Retention,
  now: Date,
): Promise<void> => {
  const daysAgo = (days: number): Date => new Date(now.getTime() - days * DAY_MS);
  const rules: [object, Date][] = [
    [{ form: 'career' }, daysAgo(Math.min(retention.applications, retention.submissions))],
    [{}, daysAgo(retention.submissions)],
  ];
  for (const [where, before] of rules) {
    let old = await olderThan(strapi, where, before);
    while (old.length > 0) {
      await removeSubmissions(strapi, files, old);
      old = await olderThan(strapi, where, before);
    }
  }
  await strapi.db.getConnection(PROOFS).where('expires_at', '<', now.getTime()).delete();
  await removeOrphans(strapi, files);
};

/**
 * Deletes what is too old, unless the time of day has jumped: a clock that is a year ahead would make everything too old.
 * What is to be forgotten then is forgotten a day later, when somebody has had the time to set the clock.
 */
export const forgetOldToday = async (
  strapi: Core.Strapi,
  files: PrivateFiles,
  retention: Retention,
  now: Date,
): Promise<void> => {
  if (await isPlausible(strapi.store({ type: 'app', name: 'intake', key: 'clock' }), now))
    return forgetOld(strapi, files, retention, now);
  strapi.log.warn(
    `The clock has jumped, to ${now.toISOString()}. If that is not the time, set it: what is too old is deleted in a day.`,
  );
};
