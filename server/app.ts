import { createServer } from 'node:http';

import fastifyStatic from '@fastify/static';
import Fastify, {
  LogController,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';

import { boundConnections, type ConnectionBounds, OF_SITE } from '../cms/src/connections/boundConnections';
import { isDecodable } from './http/address';
import { clientAddress } from './http/clientAddress';
import { countryOf } from './http/country';
import { addHooks, hookMethods } from './http/hooks';
import { resolve } from './http/resolve';
import { baseHeaders } from './http/securityHeaders';
import { isOnDisk, sendAnswer, sendText } from './http/sendAnswer';
import type { Publishing } from './rebuild/publishing';
import type { Settings } from './settings';
import type { LiveSite } from './site/liveSite';

/** What the HTTP side needs from the rest of the server. */
export interface AppParts {
  settings: Settings;
  site: LiveSite;
  publishing: Publishing;
}

const healthPath = '/_health';

function pathOf(request: FastifyRequest): string {
  return request.raw.url?.split('?')[0] ?? '';
}

async function refuseOtherMethods(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  const hookMethod = hookMethods[pathOf(request)];
  const allowed = hookMethod ? [hookMethod] : ['GET', 'HEAD'];
  if (allowed.includes(request.method)) return undefined;
  return sendText(reply.header('allow', allowed.join(', ')), 405, `${request.method} is not possible here.`);
}

function sendError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const status = error.statusCode ?? 500;
  if (status >= 500) request.log.error({ path: pathOf(request), reason: error.message }, 'request failed');
  reply.removeHeader('content-encoding');
  const range = (error as { headers?: Record<string, string> }).headers?.['Content-Range'];
  if (range) reply.header('content-range', range);
  return sendText(reply, status, status >= 500 ? 'Something went wrong on our side.' : error.message);
}

/**
 * A Fastify whose every answer, also to a malformed request, carries the security headers.
 *
 * @param bounds of its connections.
 */
export function newApp(
  settings: Settings,
  logger: boolean,
  bounds: ConnectionBounds = OF_SITE,
): FastifyInstance {
  const headers = baseHeaders(settings);
  const app = Fastify({
    logger,
    serverFactory: (handler, { keepAliveTimeout }) => {
      const server = createServer({ keepAliveTimeout: Number(keepAliveTimeout) }, handler);
      boundConnections(server, bounds);
      return server;
    },
    // The router refuses what it cannot decode. The site has an answer to that as well, and reads the address as it came.
    rewriteUrl: ({ url = '/' }) => (isDecodable(url) ? url : '/'),
    logController: new LogController({ disableRequestLogging: true }),
    frameworkErrors: (error, request, reply) => {
      reply.headers(headers);
      return sendError(error, request, reply);
    },
  });
  app.addHook('onRequest', async (_request, reply) => void reply.headers(headers));
  app.addHook('onRequest', refuseOtherMethods);
  app.setErrorHandler<FastifyError>(sendError);
  app.setNotFoundHandler((_request, reply) => sendText(reply, 404, 'Not found.'));
  return app;
}

/** Adds the health check, what the CMS calls, and the site itself. */
export async function addRoutes(app: FastifyInstance, parts: AppParts): Promise<void> {
  const { settings, site, publishing } = parts;
  await app.register(fastifyStatic, {
    serve: false,
    root: settings.releasesDir,
    contentType: false,
    cacheControl: false,
    index: false,
  });
  app.get(healthPath, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return publishing.health();
  });
  await addHooks(app, settings.hookSecret, publishing);

  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    handler: async (request, reply) => {
      const target = request.originalUrl;
      const { headers, ip } = request;
      const forwarded = String(headers['x-forwarded-for'] ?? '');
      const address = () => clientAddress(ip ?? '', forwarded, settings.trustedProxies);
      const visitor = { headers, country: () => countryOf(headers, address()) };
      const answer = () => (site.current ? resolve(site.current, target, visitor) : null);
      let found = answer();
      if (!found) return sendText(reply.header('retry-after', '10'), 503, 'The site is being built.');
      if (!(await isOnDisk(found))) {
        await site.reload();
        found = answer() ?? found;
      }
      return sendAnswer(request, reply, settings, found);
    },
  });
}
