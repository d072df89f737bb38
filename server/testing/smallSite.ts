import type { FastifyInstance } from 'fastify';

import { Place } from '../../release/testing/place';
import { openSite } from './fixture';

/** Serves the small site for all tests of a file. */
export function serveSmallSite(env: Record<string, string> = {}): { app: () => FastifyInstance } {
  let place: Place;
  let open: Awaited<ReturnType<typeof openSite>>;
  beforeAll(async () => {
    place = await Place.create();
    await place.publish();
    open = await openSite(place, env);
  });
  afterAll(async () => {
    await open.close();
    await place.remove();
  });
  return { app: () => open.app };
}
