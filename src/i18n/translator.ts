import { filledIn, stringAt, type Tree, type Values } from '../../cms/src/forms/strings';

/** What every query asks of a locale file: `locales: allLocale(…) { edges { node { ns data language } } }`. */
export interface LocaleData {
  readonly edges: readonly { readonly node: { readonly ns: string; readonly data: string } }[];
}

const treeOf = (locales: LocaleData, namespace: string): Tree | undefined => {
  const node = locales.edges.find((edge) => edge.node.ns === namespace)?.node;
  return node && (JSON.parse(node.data) as Tree);
};

/** A string of a query's answer by `<namespace>:<key>`; undefined where there is none. */
export const finder =
  (locales: LocaleData) =>
  (key: string, values: Values = {}): string | undefined => {
    const [namespace = '', path = ''] = key.split(':');
    const text = stringAt(treeOf(locales, namespace), path);
    return text === undefined ? undefined : filledIn(text, values);
  };

/**
 * A `t` for places outside the i18n context: `Head` (where the plugin's `t` prints keys, upstream issue
 * microapps/gatsby-plugin-react-i18next#150).
 * `{{name}}` is replaced by `values.name`.
 *
 * @throws when the namespace or the key is not there: a build must not print a key.
 */
export const translator =
  (locales: LocaleData, namespace: string) =>
  (key: string, values: Values = {}): string => {
    const tree = treeOf(locales, namespace);
    if (!tree) throw new Error(`No namespace '${namespace}'`);
    const text = stringAt(tree, key);
    if (text === undefined) throw new Error(`No string '${key}'`);
    return filledIn(text, values);
  };
