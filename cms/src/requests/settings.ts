import type { createReader } from '../settingsReader';

/** The limits of visitors and of log-ins; `.env.example` explains them. */
export const readRequestLimits = ({ whole }: ReturnType<typeof createReader>) => ({
  /** Reads of an address in a minute. */
  reads: whole('READ_LIMIT', 120, 1_000_000),
  /** Views of an address in a minute. */
  views: whole('VIEW_LIMIT', 60, 1_000_000),
  /** Wrong log-ins of one account in an hour, from addresses it was never right from. */
  logins: whole('LOGIN_LIMIT', 20, 1_000_000),
});
