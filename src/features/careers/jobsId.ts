/** Where 'View Opening' leads. */
export const jobsId = 'jobs';
