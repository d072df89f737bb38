/**
 * Texts as they are saved, whoever saves them: the admin, a program with a token, the seed. A rich text is stored as HTML
 * that a page may show as it stands, a plain one without what no page may hold.
 */
import type { Core, UID } from '@strapi/strapi';
import { errors } from '@strapi/utils';

import { labelOf } from '../editorForms/labelOf';
import { toRichText } from '../richText/clean';
import { type Excess, TooMuchText } from '../richText/limits';
import { paramsOf } from './callParams';
import { editorLanguage } from './editorLanguage';
import { longestPlain, plainText } from './plainTexts';
import { excessRefusal, lengthRefusal } from './richTextRefusals';

/** As much of an attribute as tells where rich texts are. */
interface Attribute {
  type: string;
  component?: string;
  maxLength?: number;
}

type Attributes = Readonly<Record<string, Attribute | undefined>>;
type Values = Record<string, unknown>;

/** Asked with the name of a component. */
export type AttributesOf = (component: string) => Attributes;

/** A text that is too much, and where it stands: names of fields, and the places in lists. */
export interface Refused {
  readonly excess: Excess | 'longLine';
  readonly path: readonly string[];
  readonly value: string;
  /** Characters that it may have, where that is the field's own. */
  readonly most?: number;
}

const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The entry with its texts, also those of its components, as they are stored; and what cannot be. */
export const withRichTexts = (
  attributes: Attributes,
  entry: Values,
  attributesOf: AttributesOf,
): { entry: Values; refused: Refused[] } => {
  const refused: Refused[] = [];
  const clean = (value: string, path: readonly string[]): string => {
    try {
      return toRichText(value).html;
    } catch (error) {
      if (!(error instanceof TooMuchText)) throw error;
      refused.push({ excess: error.excess, path, value });
      return value;
    }
  };
  const plain = (value: string, type: string, most: number, path: readonly string[]): string => {
    const text = plainText(type, value);
    if (text.length > most) refused.push({ excess: 'longLine', path, value: text, most });
    return text;
  };
  const part = (value: unknown, component: string | undefined, path: readonly string[]): unknown => {
    if (Array.isArray(value)) return value.map((one, index) => part(one, component, [...path, `${index}`]));
    if (!isValues(value)) return value;
    const named = component ?? value.__component;
    return typeof named === 'string' ? fields(attributesOf(named), value, path) : value;
  };
  const fields = (those: Attributes, values: Values, path: readonly string[]): Values =>
    Object.fromEntries(
      Object.entries(values).map(([name, value]) => {
        const { type = '', component, maxLength } = those[name] ?? {};
        if (type === 'richtext' && typeof value === 'string') return [name, clean(value, [...path, name])];
        const most = longestPlain(type);
        if (most !== undefined && typeof value === 'string')
          return [name, plain(value, type, maxLength ?? most, [...path, name])];
        const isPart = type === 'component' || type === 'dynamiczone';
        return [name, isPart ? part(value, component, [...path, name]) : value];
      }),
    );
  return { entry: fields(attributes, entry, []), refused };
};

const refuse = (strapi: Core.Strapi, uid: string, refused: readonly Refused[]): never => {
  const language = editorLanguage(strapi);
  const details = refused.map(({ excess, path, value, most = 0 }) => {
    const field = labelOf(uid, path.at(-1) ?? '', language);
    const message =
      excess === 'longLine'
        ? lengthRefusal(field, value.length, most, language)
        : excessRefusal(excess, field, value, language);
    return { path, message, name: 'ValidationError' };
  });
  throw new errors.ValidationError(details.map(({ message }) => message).join(' '), { errors: details });
};

/** Has every text stored clean, a rich one as HTML, and refuses with 400 what is too much to read. */
export const cleanRichTexts = (strapi: Core.Strapi): void => {
  const attributesOf: AttributesOf = (component) =>
    strapi.components[component as UID.Component]?.attributes ?? {};
  strapi.documents.use((context, next) => {
    const { uid }: { uid: UID.ContentType } = context;
    const params = paramsOf(context);
    if (!params.data) return next();
    const { entry, refused } = withRichTexts(strapi.contentType(uid).attributes, params.data, attributesOf);
    if (refused.length > 0) refuse(strapi, uid, refused);
    params.data = entry;
    return next();
  });
};
