/** The page 'Website' of the admin: what it shows and what its buttons do, below `/website`, for who is logged in. */
import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';

import { isReadBySite } from '../bootstrap/siteReads';
import { editorLanguage } from '../content/editorLanguage';
import { readRevision } from '../content/revision';
import { linksTo } from './entries';
import { rememberGoneBack, whoWentBackTo } from './goneBack';
import { addressOf, goesLiveAt, publishedOf } from './liveAddress';
import { hasPages } from './pageFolders';
import { askedText, questionOf } from './question';
import { siteServer, SiteServerError } from './siteServer';
import type { SiteState } from './siteState';
import { mayDo, readableBy } from './readableBy';
import { takenAddress } from './takenAddress';
import { uses } from './uses';
import { waitingEntries } from './waiting';
import type { LiveState, WebsiteState } from './websiteState';

export const websiteRoutes = (strapi: Core.Strapi) => {
  const types = Object.values(strapi.contentTypes).filter(isReadBySite);
  const { linked, fieldLabel } = linksTo(strapi);

  /** Whether somebody may do this with any entry that the site shows. */
  const may = (ctx: Context, name: 'read' | 'update' | 'publish'): boolean =>
    types.some(({ uid }) => mayDo(ctx, name, uid));

  const shown = async (site: SiteState): Promise<NonNullable<WebsiteState['site']>> => {
    const { live, wentBackAt, work, progress, failure, releases } = site;
    const language = editorLanguage(strapi);
    return {
      ...{ wentBackAt, work, progress, failure },
      live: live && { id: live.id, since: live.since },
      wentBackBy: live && wentBackAt ? await whoWentBackTo(strapi, live.id) : null,
      leftOut: (live?.leftOut ?? []).map((one) => ({
        ...linked(one),
        fieldLabel: one.field ? fieldLabel(one.type, one.field, language) : '',
      })),
      releases: releases.map(({ changes, ...release }) => ({
        ...release,
        changes: changes && { ...changes, entries: changes.entries.map(linked) },
      })),
    };
  };

  /** Null where the site server does not answer. */
  const siteState = (): Promise<SiteState | null> =>
    siteServer.state().catch((error: unknown) => {
      if (error instanceof SiteServerError) return null;
      throw error;
    });

  /** `GET /website/state` */
  const state = async (ctx: Context): Promise<void> => {
    const site = await siteState();
    const { published, scheduled, drafts } = waitingEntries(strapi, readableBy(strapi, ctx));
    const live = site?.live;
    const isCurrent = live?.revision === (await readRevision(strapi));
    const data: WebsiteState = {
      site: site && (await shown(site)),
      isCurrent,
      published: isCurrent || !live ? [] : await published(live.contentFrom),
      scheduled: await scheduled(),
      drafts: await drafts(),
      mayRebuild: may(ctx, 'update'),
      mayGoBack: may(ctx, 'publish'),
    };
    ctx.set('cache-control', 'private, no-store');
    ctx.body = { data };
  };

  /** `GET /website/address?type=…&documentId=…&locale=…`: where visitors see an entry. */
  const address = async (ctx: Context): Promise<void> => {
    const { type, locale } = await questionOf(strapi, ctx, hasPages);
    const documentId = askedText(ctx, 'documentId');
    const conditions = await readableBy(strapi, ctx)(type);
    const entry = conditions && (await publishedOf(strapi, type, documentId, locale, conditions));
    ctx.set('cache-control', 'private, no-store');
    const now = new Date();
    const site = entry ? await siteState() : null;
    const data: LiveState = {
      address: addressOf(type, entry, locale ?? editorLanguage(strapi), now) ?? null,
      goesLive: goesLiveAt(entry, now) ?? null,
      isOld: Boolean(site?.wentBackAt),
    };
    ctx.body = { data };
  };

  const done = async (ctx: Context, work: Promise<unknown>): Promise<void> => {
    try {
      await work;
      ctx.body = { data: {} };
    } catch (error) {
      if (!(error instanceof SiteServerError)) throw error;
      ctx.throw(error.status === 404 ? 404 : 502);
    }
  };

  /** `POST /website/rebuild` builds the newest content. */
  const rebuild = (ctx: Context): Promise<void> => done(ctx, siteServer.rebuild());

  /** `POST /website/rollback` with `{ release }`: 404 when that one is not kept any more. */
  const rollback = (ctx: Context): Promise<void> => {
    const { release } = Object(ctx.request.body) as { release?: unknown };
    if (typeof release !== 'string' || release === '')
      return ctx.throw(400, '"release" has to be the id of a release.');
    const member = ctx.state.user as object;
    const go = async () => {
      await siteServer.goBack(release);
      await rememberGoneBack(strapi, release, member);
    };
    return done(ctx, go());
  };

  const route = (
    method: 'GET' | 'POST',
    path: string,
    needs: 'read' | 'update' | 'publish',
    handler: (ctx: Context) => Promise<void>,
  ) => ({
    ...{ method, path, info: { type: 'admin' } },
    config: { policies: ['admin::isAuthenticatedAdmin'] },
    handler: (ctx: Context) =>
      may(ctx, needs) ? handler(ctx) : ctx.throw(403, `You may not ${needs} any entry of the website.`),
  });

  return [
    route('GET', '/state', 'read', state),
    route('GET', '/address', 'read', address),
    route('GET', '/taken', 'read', (ctx) => takenAddress(strapi, ctx)),
    route('GET', '/uses', 'read', (ctx) => uses(strapi, ctx)),
    route('POST', '/rebuild', 'update', rebuild),
    route('POST', '/rollback', 'publish', rollback),
  ];
};

/** Adds the routes. */
export const registerWebsite = (strapi: Core.Strapi): void => {
  strapi.server.routes({ type: 'admin', prefix: '/website', routes: websiteRoutes(strapi) });
};
