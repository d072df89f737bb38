import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';

import { isFormId } from '../../../intake/form/forms';
import { addressOf, altcha, limits } from '../../../intake/services';
import { receive } from '../../../intake/receive';
import { wakeWorker } from '../../../intake/start';

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const take =
    (path: string) =>
    async (ctx: Context): Promise<void> => {
      if (await receive(strapi, ctx, path)) wakeWorker();
    };

  return {
    teamChat: take('/team-chat'),
    careerApply: take('/career-apply'),
    developWebRequest: take('/develop-web-request'),
    freeQuoteRequest: take('/free-quote-request'),
    sendEmailSequentially: take('/send-email-sequentially'),

    /** `GET /captcha?form=…` answers a challenge for that form; 404 where a service of others is the captcha. */
    captcha: async (ctx: Context): Promise<void> => {
      const { form } = ctx.query;
      ctx.set('cache-control', 'no-store');
      const wait = limits.ofChallenges.hit(addressOf(ctx).counted);
      if (wait !== undefined) {
        ctx.status = 429;
        ctx.set('retry-after', String(wait));
        ctx.body = { status: 429, message: 'Too many requests.' };
        return;
      }
      if (!altcha || !isFormId(form)) {
        ctx.status = altcha ? 400 : 404;
        ctx.body = { status: ctx.status, message: 'There is no such captcha.' };
        return;
      }
      ctx.body = await altcha.challenge(form);
    },
  };
};
