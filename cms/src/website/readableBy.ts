/** What somebody who is logged in to the admin may do and read. */
import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';

/** What may be asked of a type by whoever is logged in: conditions that go with the question. */
export type Readable = (uid: string) => Promise<object | undefined>;

interface Ability {
  can: (action: string, subject: string) => boolean;
}

interface PermissionChecker {
  sanitizedQuery: { read: (query: object) => Promise<{ filters?: object }> };
}

const abilityOf = (ctx: Context): Ability => (ctx.state as { userAbility: Ability }).userAbility;

/** Whether he may do this with entries of a type. */
export const mayDo = (ctx: Context, name: 'read' | 'update' | 'publish', uid: string): boolean =>
  abilityOf(ctx).can(`plugin::content-manager.explorer.${name}`, uid);

/** Whoever may read only his own entries hears of his own only. */
export const readableBy =
  (strapi: Core.Strapi, ctx: Context): Readable =>
  async (uid) => {
    if (!mayDo(ctx, 'read', uid)) return undefined;
    const checker: PermissionChecker = strapi
      .plugin('content-manager')
      .service('permission-checker')
      .create({ userAbility: abilityOf(ctx), model: uid });
    return (await checker.sanitizedQuery.read({})).filters ?? {};
  };
