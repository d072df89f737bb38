import { namesFacts, withFacts, type NamedFacts } from '../src/lib/withFacts';
import { languageOfPart, type Context, type FieldExtension } from './typesetting/fieldExtensions';

/** How Gatsby finds a node for a resolver. */
interface Nodes {
  readonly findOne: (query: { readonly type: string; readonly query: object }) => Promise<unknown>;
}

/** Content/site.yml as Gatsby has it: a query that names one of its facts is asked again when they change. */
const siteFacts = { type: 'SiteSettings', query: {} };

const nodesOf = ({ nodeModel }: Context): Nodes => nodeModel as Context['nodeModel'] & Nodes;

/**
 * What a field says in gatsby/schema/ whose text may name what content/site.yml says of the agency, as
 * `{fact.answerHours}`: it is written once, and no two pages say different things of it.
 */
export const factsExtension: FieldExtension = {
  name: 'withFacts',
  description: 'A text, or a list of texts, that may name facts of content/site.yml',
  extend: (_options, { resolve }) => ({
    resolve: async (source, args, context, info) => {
      const value = await (resolve ?? context.defaultFieldResolver)(source, args, context, info);
      const texts: readonly unknown[] = Array.isArray(value) ? value : [value];
      const language = languageOfPart(source, context);
      if (!language || !texts.some((text) => typeof text === 'string' && namesFacts(text))) return value;
      const site = (await nodesOf(context).findOne(siteFacts)) as NamedFacts;
      const said = texts.map((text) => (typeof text === 'string' ? withFacts(text, site, language) : text));
      return Array.isArray(value) ? said : said[0];
    },
  }),
};
