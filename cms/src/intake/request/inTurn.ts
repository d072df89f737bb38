let last: Promise<unknown> = Promise.resolve();

/** Does a work when all that were given before are done: what is heavy in memory is done one at a time. */
export const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> => {
  const result = last.then(work);
  last = result.catch(() => {});
  return result;
};
