/** How Strapi makes its middlewares; `strapi.get('middlewares').extend` puts something around one. */
import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';

export type Handler = (ctx: Context, next: Next) => Promise<unknown>;

export type Factory = (config: object, strapi: { strapi: Core.Strapi }) => Handler;
