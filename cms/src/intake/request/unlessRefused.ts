/**
 * Waits for one thing after another, each until one of some promises is refused. Not with `Promise.race`: each race would leave
 * what came of it with the promises that are open still, a body's every piece until the request is over.
 *
 * @throws what the first of them is refused with
 */
export const unlessRefused = (...ends: readonly Promise<never>[]) => {
  let refusal: { readonly reason: unknown } | undefined;
  let stop: (reason: unknown) => void = () => undefined;
  for (const end of ends)
    end.catch((reason: unknown) => {
      refusal ??= { reason };
      stop(refusal.reason);
    });
  return <Result>(work: () => PromiseLike<Result>): Promise<Result> =>
    new Promise<Result>((resolve, reject) => {
      if (refusal) return reject(refusal.reason);
      stop = reject;
      work().then(resolve, reject);
    });
};
