import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';

import type { Factory } from './middlewares';

/** What becomes of a connection whose other end has left, or sends too slowly. */
const LEFT = [
  'ECONNRESET',
  'EPIPE',
  'ECONNABORTED',
  'ERR_STREAM_PREMATURE_CLOSE',
  'ERR_HTTP_REQUEST_TIMEOUT',
];

/** Of Node's parser: what came is no HTTP, or ends in the middle of a body. */
const IS_OF_PARSER = /^HPE_/;

/** An error as Koa tells it. */
interface Fault {
  code?: unknown;
  status?: unknown;
  expose?: unknown;
  name?: unknown;
  message?: unknown;
}

/** Whether an error is what a sender is told of his own request, as `koa-send` does of a path that is none. */
const isTold = ({ expose, status }: Fault): boolean => expose === true && Number(status) < 500;

/** Answers it in Strapi's shape. @throws every other error. */
const tell =
  (ctx: Context) =>
  (error: unknown): void => {
    const fault: Fault = Object(error);
    if (!isTold(fault)) throw error;
    const { status, name, message } = fault;
    ctx.status = Number(status);
    ctx.body = { data: null, error: { status, name, message } };
  };

/**
 * Logs what goes wrong outside of Strapi's own answers, with its time as everything else. Koa would write stacks beside the
 * log. Of senders that break off, or send what is no request, nothing is said but the line of the request: that is no fault
 * of ours.
 */
export const logFaults = (strapi: Pick<Core.Strapi, 'server' | 'log' | 'get'>): void => {
  const { app } = strapi.server;
  // Strapi's plugin for uploads has one that is Koa's own.
  app.removeAllListeners('error');
  app.on('error', (error: unknown) => {
    const fault: Fault = Object(error);
    const code = String(fault.code);
    if (isTold(fault) || fault.status === 404 || LEFT.includes(code) || IS_OF_PARSER.test(code)) return;
    strapi.log.error(error);
  });
  // Strapi knows the errors of its own copy of `http-errors` alone, and writes stacks of all others.
  strapi.get('middlewares').extend('strapi::errors', (factory: Factory): Factory => (config, more) => {
    const answer = factory(config, more);
    return (ctx, next) => answer(ctx, () => next().catch(tell(ctx)));
  });
};
