/** What every query asks of a locale file: `locales: allLocale(…) { edges { node { ns data language } } }`. */
export interface LocaleData {
  readonly edges: readonly { readonly node: { readonly ns: string; readonly data: string } }[];
}

type Values = Readonly<Record<string, string | number>>;

const lookUp = (tree: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (branch, key) => (typeof branch === 'object' && branch !== null ? Reflect.get(branch, key) : undefined),
      tree,
    );

/**
 * A `t` for places outside the i18n context: `Head` (where the plugin's `t` prints keys, upstream issue
 * microapps/gatsby-plugin-react-i18next#150) and slices, which have no page context.
 * `{{name}}` is replaced by `values.name`.
 *
 * @throws when the namespace or the key is not there: a build must not print a key.
 */
export const translator =
  (locales: LocaleData, namespace: string) =>
  (key: string, values: Values = {}): string => {
    const node = locales.edges.find((edge) => edge.node.ns === namespace)?.node;
    if (!node) throw new Error(`The query does not ask for the namespace '${namespace}'`);
    const text = lookUp(JSON.parse(node.data), key);
    if (typeof text !== 'string') throw new Error(`No string '${key}' in the namespace '${namespace}'`);
    return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));
  };
