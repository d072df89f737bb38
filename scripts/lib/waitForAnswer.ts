import { setTimeout as wait } from 'node:timers/promises';

import type { Service } from './services';
import { StepFailed } from './stepFailed';

const interval = 250;

async function answers(url: string): Promise<boolean> {
  return fetch(url, { signal: AbortSignal.timeout(2_000) }).then(
    (response) => response.ok,
    () => false,
  );
}

/**
 * Waits until a started service answers its health check with a success.
 * @throws StepFailed when the service ends before, or does not answer in `seconds`
 */
export async function waitForAnswer(service: Service, url: string, seconds: number): Promise<void> {
  const limit = Date.now() + seconds * 1000;
  const { name } = service.program;
  while (!(await answers(url))) {
    if (service.stopping) return;
    if (service.hasEnded) {
      const code = await service.ended;
      throw new StepFailed(`${name} ended while starting (code ${code}).`, advice, service.logFile);
    }
    if (Date.now() > limit) {
      throw new StepFailed(`${name} did not answer at ${url} in ${seconds} s.`, advice, service.logFile);
    }
    await wait(interval);
  }
}

const advice = 'Mend what the log says, then try again.';
