/**
 * Rejects after so many milliseconds. What is waited for races against it, so that nothing is waited for without an
 * end; it keeps no program alive.
 */
export function tooLate(timeoutMs: number, message: string): Promise<never> {
  return new Promise((_resolve, reject) => {
    setTimeout(() => reject(new Error(message)), timeoutMs).unref();
  });
}
