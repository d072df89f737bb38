/** What the forms of the admin ask below `/website`, and the answer to who asks for something else. */
import type { Core, UID } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';

import { isReadBySite } from '../bootstrap/siteReads';

/** Characters that the database keeps of an id or a slug. */
const LONGEST = 255;

/** The parameters of a question that say which entry it is about. */
export interface Question {
  type: UID.ContentType;
  /** Empty where none was named. */
  documentId: string;
  locale: string | undefined;
}

/** A text that a question has to have. */
export const askedText = (ctx: Context, name: string): string => {
  const value = ctx.query[name];
  if (typeof value === 'string' && value.trim() !== '' && value.length <= LONGEST) return value;
  throw new errors.ValidationError(`"${name}" is missing, or not one text of 1 to ${LONGEST} characters.`, {
    parameter: name,
  });
};

const oneOf = (ctx: Context, name: string, known: readonly string[]): string => {
  const value = askedText(ctx, name);
  if (known.includes(value)) return value;
  throw new errors.ValidationError(`"${name}" is none of these: ${known.join(', ')}.`, { parameter: name });
};

/**
 * Reads which entry a question is about. Types that the site does not show, and languages that it does not have, are refused
 * like any other wrong value.
 *
 * @param isAsked of the types that the site shows, those that may be asked about.
 */
export const questionOf = async (
  strapi: Core.Strapi,
  ctx: Context,
  isAsked: (uid: string) => boolean = () => true,
): Promise<Question> => {
  const types = Object.values(strapi.contentTypes).filter((type) => isReadBySite(type) && isAsked(type.uid));
  const type = oneOf(
    ctx,
    'type',
    types.map(({ uid }) => uid),
  ) as UID.ContentType;
  const locales: { code: string }[] = await strapi.plugin('i18n').service('locales').find();
  const codes = locales.map(({ code }) => code);
  return {
    type,
    documentId: ctx.query.documentId === undefined ? '' : askedText(ctx, 'documentId'),
    locale: ctx.query.locale === undefined ? undefined : oneOf(ctx, 'locale', codes),
  };
};

/** Refuses somebody who may not read entries of a type. */
export const refuseReader = (type: string): never => {
  throw new errors.ForbiddenError(`You may not read entries of the type "${type}".`);
};
