import { createHash } from 'node:crypto';

import type { Context } from 'koa';

import type { Lang } from '../form/messages';
import { Html, html } from './html';

const STYLE = `*{box-sizing:border-box}body{margin:0;background:#fbfaf7;color:#12161c;font:1.0625rem/1.6 system-ui,sans-serif}
main{max-width:40rem;margin:0 auto;padding:2.5rem 1.25rem 4rem}h1{font-size:1.75rem;line-height:1.25;margin:0 0 1rem}
label,legend{display:block;font-weight:600;padding:0}input,select,textarea{display:block;width:100%;font:inherit;color:inherit;background:#fff;border:1px solid #5c6169;border-radius:.375rem;padding:.625rem .75rem;min-height:2.75rem}
input[type=radio]{display:inline-block;width:1.25rem;min-height:1.25rem;height:1.25rem;margin:0 .5rem 0 0;vertical-align:text-bottom}fieldset{border:0;margin:0;padding:0}fieldset label{font-weight:400;padding:.375rem 0}
.field{margin:0 0 1.25rem}.error{color:#c2361f;margin:.25rem 0 0}[aria-invalid]{border-color:#c2361f;border-width:2px}
.note{border-left:4px solid #c2361f;background:#fff;padding:.75rem 1rem;margin:0 0 1.5rem}.trap{position:absolute;left:-200vw}
button{font:inherit;font-weight:600;color:#fff;background:#12161c;border:0;border-radius:.375rem;padding:.75rem 1.5rem;min-height:2.75rem;cursor:pointer}
a{color:#12161c}:focus-visible{outline:3px solid #12161c;outline-offset:2px}`;

const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');

/** One piece: the hash counts every space in it, and a formatter puts some. */
const STYLE_ELEMENT = new Html(`<style>${STYLE}</style>`);

const POLICY = `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

const LANGUAGE: Record<Lang, string> = { en: 'en', vn: 'vi' };

/** Answers with a small page that needs nothing but itself, and lets nothing else in. */
export const sendPage = (ctx: Context, lang: Lang, title: string, main: Html): void => {
  ctx.set('content-security-policy', POLICY);
  ctx.set('x-content-type-options', 'nosniff');
  ctx.set('cache-control', 'no-store');
  ctx.set('referrer-policy', 'no-referrer');
  ctx.type = 'text/html; charset=utf-8';
  ctx.body = html`<!doctype html>
    <html lang="${LANGUAGE[lang]}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        ${STYLE_ELEMENT}
      </head>
      <body>
        <main>${main}</main>
      </body>
    </html> `.text;
};
