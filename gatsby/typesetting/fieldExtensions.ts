import type { Language } from '../../src/i18n/locales';
import { languageOf, typeset, typesetStrings } from './typeset';

type Resolve = (source: unknown, args: unknown, context: Context, info: unknown) => unknown;

export interface Context {
  readonly defaultFieldResolver: Resolve;
  readonly nodeModel: {
    readonly findRootNodeAncestor: (part: unknown, is: (node: unknown) => boolean) => unknown;
  };
}

/** As much of what Gatsby takes for a field extension as is needed here. */
export interface FieldExtension {
  readonly name: string;
  readonly description: string;
  readonly extend: (options: unknown, field: { readonly resolve?: Resolve }) => { readonly resolve: Resolve };
}

/** The language of a node, or of the node that a part of one stands in. */
export const languageOfPart = (source: unknown, { nodeModel }: Context): Language | undefined =>
  languageOf(source) ??
  languageOf(nodeModel.findRootNodeAncestor(source, (node) => languageOf(node) !== undefined));

const extension = (
  name: string,
  description: string,
  set: (value: unknown, language: Language | undefined) => unknown,
): FieldExtension => ({
  name,
  description,
  extend: (_options, { resolve }) => ({
    resolve: async (source, args, context, info) =>
      set(
        await (resolve ?? context.defaultFieldResolver)(source, args, context, info),
        languageOfPart(source, context),
      ),
  }),
});

/** What fields say in gatsby/schema/ whose words are set in lines of their own (docs/architecture.md, 'Typesetting'). */
export const fieldExtensions: readonly FieldExtension[] = [
  extension('typeset', 'A heading, a label or what a button says', typeset),
  extension('typesetStrings', 'Strings in JSON, some of which are labels', (data, language) =>
    typeof data === 'string' ? typesetStrings(data, language) : data,
  ),
];
