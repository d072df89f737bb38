import { createHash, timingSafeEqual } from 'node:crypto';

import type { FastifyInstance } from 'fastify';

import { NoSuchRelease } from '../../release/rollback';
import type { Publishing } from '../rebuild/publishing';
import { sendText } from './sendAnswer';

/** What the CMS calls: each address with its method. All of them ask for the secret. */
export const hookMethods: Readonly<Record<string, 'GET' | 'POST'>> = {
  '/hooks/rebuild': 'POST',
  '/hooks/rebuild-now': 'POST',
  '/hooks/rollback': 'POST',
  '/hooks/state': 'GET',
};

const bodyLimit = 1_048_576;

/** Compares in constant time; hashing first makes the lengths equal. */
function isSame(given: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}

function releaseIn(body: unknown): string {
  try {
    const { release } = Object(JSON.parse(String(body))) as { release?: unknown };
    return typeof release === 'string' ? release : '';
  } catch {
    return '';
  }
}

/**
 * What the CMS may ask of the server, with `Authorization: Bearer <secret>`:
 *
 * - `POST /hooks/rebuild`: something was published. 202. The body is read up to 1 MB and not looked at.
 * - `POST /hooks/rebuild-now`: somebody wants the newest content live, also after a rollback. 202.
 * - `POST /hooks/rollback` with `{"release": "<id>"}`: 200 when that one is live, 404 when it is not kept.
 * - `GET /hooks/state`: how the site stands (`SiteState`).
 */
export async function addHooks(app: FastifyInstance, secret: string, publishing: Publishing): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit }, (_request, body, done) => {
      done(null, body);
    });
    scope.addHook('onRequest', async (request, reply) => {
      reply.header('cache-control', 'no-store');
      if (isSame(request.headers.authorization ?? '', `Bearer ${secret}`)) return;
      request.log.warn('hook refused: wrong or missing secret');
      return sendText(
        reply.header('www-authenticate', 'Bearer'),
        401,
        'The rebuild secret is wrong or missing.',
      );
    });
    scope.post('/hooks/rebuild', { bodyLimit }, async (_request, reply) => {
      publishing.published();
      return reply.code(202).send({ accepted: true });
    });
    scope.post('/hooks/rebuild-now', { bodyLimit }, async (_request, reply) => {
      await publishing.rebuildNow();
      return reply.code(202).send({ accepted: true });
    });
    scope.post('/hooks/rollback', { bodyLimit }, async (request, reply) => {
      try {
        await publishing.goBack(releaseIn(request.body));
        return { live: publishing.liveId };
      } catch (error) {
        if (!(error instanceof NoSuchRelease)) throw error;
        return reply.code(404).send({ error: error.message });
      }
    });
    scope.get('/hooks/state', () => publishing.state());
  });
}
