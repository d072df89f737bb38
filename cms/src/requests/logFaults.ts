import type { Core } from '@strapi/strapi';

/** What becomes of a connection whose other end has left. */
const LEFT = ['ECONNRESET', 'EPIPE', 'ECONNABORTED', 'ERR_STREAM_PREMATURE_CLOSE'];

/** An error as Koa tells it. */
interface Fault {
  code?: unknown;
  status?: unknown;
  expose?: unknown;
}

/**
 * Logs what goes wrong outside of Strapi's own answers, with its time as everything else. Koa would write stacks beside the
 * log. Of senders that break off nothing is said: that is no fault of ours.
 */
export const logFaults = (strapi: Pick<Core.Strapi, 'server' | 'log'>): void => {
  strapi.server.app.on('error', (error: unknown) => {
    const { code, status, expose }: Fault = Object(error);
    if (expose || status === 404 || LEFT.includes(String(code))) return;
    strapi.log.error(error);
  });
};
