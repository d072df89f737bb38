import { factories, type UID } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context, Next } from 'koa';

import { limitReads } from '../requests/visitorLimits';
import { VISITOR_QUESTIONS } from '../visitorQuestions';
import { checkNames, readQuery } from './readQuery';

/**
 * Lets what carries a valid token pass, and visitors with a listed question. It stands behind Strapi's own check of who
 * is asking: an Authorization header alone proves nothing, Strapi takes one that it cannot read for a visitor.
 */
const questionsOnly =
  (uid: string) =>
  (ctx: Context, next: Next): Promise<unknown> => {
    if (ctx.state.auth?.credentials) return next();
    const questions = VISITOR_QUESTIONS[uid];
    // Visitors see such a type inside others only, which Strapi grants with the permission of its list.
    if (!questions) throw new errors.ForbiddenError();
    checkNames(ctx.querystring);
    ctx.query = readQuery(ctx.query, questions) as typeof ctx.query;
    return next();
  };

/** The two reads of a type: its list (or the one entry of a single type), and one entry for who carries a token. */
export const createReadRouter = (uid: UID.ContentType) =>
  factories.createCoreRouter(uid, {
    only: ['find', 'findOne'],
    config: {
      find: { middlewares: [limitReads, questionsOnly(uid)] },
    },
  });
