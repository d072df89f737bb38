import type { Form } from './definition';

/** A file of strings, by its keys. */
export interface Tree {
  readonly [key: string]: string | Tree;
}

export type Values = Readonly<Record<string, string | number>>;

const inContext = (key: string, context?: string): string[] => (context ? [`${key}_${context}`, key] : [key]);

/**
 * Where a form's string may stand, as `<namespace>:<key>`, best first: among its own, then among those that all forms
 * share; an error last among those of any field.
 *
 * @param context `label` in the context `web` is `label_web` where there is one
 */
export const stringKeys = (
  { strings: { namespace, below } }: Form,
  key: string,
  context?: string,
): string[] => {
  const own = `${namespace}:${below ? `${below}.` : ''}`;
  const [, code] = /^errors\.\w+\.(\w+)$/.exec(key) ?? [];
  return [
    ...inContext(`${own}${key}`, context),
    ...inContext(`form:${key}`, context),
    ...(code ? [`form:errors.any.${code}`] : []),
  ];
};

/** The string at a key, its parts divided by dots; undefined where there is none. */
export const stringAt = (tree: Tree | undefined, key: string): string | undefined => {
  const found = key
    .split('.')
    .reduce<string | Tree | undefined>(
      (branch, part) =>
        typeof branch === 'object' && Object.hasOwn(branch, part) ? branch[part] : undefined,
      tree,
    );
  return typeof found === 'string' ? found : undefined;
};

/** The files of strings of a language, by namespace. */
export type Strings = Readonly<Record<string, Tree>>;

/** The first of several strings that is there, by keys like those of `stringKeys`. */
export const firstString = (strings: Strings, keys: readonly string[]): string | undefined =>
  keys
    .map((each) => {
      const [namespace = '', key = ''] = each.split(':');
      return stringAt(strings[namespace], key);
    })
    .find((text) => text !== undefined);

/** Puts values in the place of `{{name}}`. */
export const filledIn = (text: string, values: Values): string =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));
