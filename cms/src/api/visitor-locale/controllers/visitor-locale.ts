import type { Context } from 'koa';

import { countryOf } from '../../../visitor/country';

export default () => ({
  /**
   * `GET /visitor-locale` answers `{ language: 'en' | 'vi', country: 'VN' | … | null }`: the language of the visitor's
   * browser, or that of the country where the browser names neither (docs/specification/calls.md, 'Visitor locale').
   */
  find: (ctx: Context) => {
    const country = countryOf(ctx.request.headers, ctx.request.ip);
    const asked = ctx.request.headers['accept-language'] && ctx.acceptsLanguages('en', 'vi');
    ctx.set('cache-control', 'private, no-store');
    ctx.body = { language: asked || (country === 'VN' ? 'vi' : 'en'), country };
  },
});
