import { createHash, timingSafeEqual } from 'node:crypto';

import type { FastifyInstance } from 'fastify';

import { sendText } from './sendAnswer';

export const hookPath = '/hooks/rebuild';

const bodyLimit = 1_048_576;

/** Compares in constant time; hashing first makes the lengths equal. */
function isSame(given: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}

/**
 * `POST /hooks/rebuild` with `Authorization: Bearer <secret>`: 202, and `onRequest` is called. The body says
 * what changed in the CMS; it is read up to 1 MB and not looked at.
 */
export async function rebuildHook(app: FastifyInstance, secret: string, onHook: () => void): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit }, (_request, _body, done) => {
      done(null, null);
    });
    scope.addHook('onRequest', async (request, reply) => {
      if (isSame(request.headers.authorization ?? '', `Bearer ${secret}`)) return;
      request.log.warn('rebuild hook refused: wrong or missing secret');
      return sendText(
        reply.header('www-authenticate', 'Bearer'),
        401,
        'The rebuild secret is wrong or missing.',
      );
    });
    scope.post(hookPath, { bodyLimit }, async (_request, reply) => {
      onHook();
      return reply.code(202).header('cache-control', 'no-store').send({ accepted: true });
    });
  });
}
