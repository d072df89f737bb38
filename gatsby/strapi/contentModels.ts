import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

import { RICH_TEXT } from '../../cms/src/richText/name';

/** As much of an attribute of Strapi's schema.json as is needed here. */
export interface Attribute {
  readonly type: string;
  /** The name of a field of our own, where the type is `customField`. */
  readonly customField?: string;
  readonly required?: boolean;
  readonly private?: boolean;
  readonly repeatable?: boolean;
  readonly multiple?: boolean;
  readonly component?: string;
  readonly target?: string;
  readonly relation?: string;
  readonly mappedBy?: string;
}

interface Schema {
  readonly kind?: 'collectionType' | 'singleType';
  readonly info: {
    readonly displayName: string;
    readonly singularName?: string;
    readonly pluralName?: string;
  };
  readonly options?: { readonly draftAndPublish?: boolean };
  readonly pluginOptions?: {
    readonly i18n?: { readonly localized?: boolean };
    readonly site?: { readonly read?: boolean };
  };
  readonly attributes: Readonly<Record<string, Attribute>>;
}

/** A content type or component of the CMS, as the site may read it. */
export interface ContentModel {
  /** `api::showcase.showcase`, or `shared.seo` of a component. */
  readonly uid: string;
  readonly kind: 'collectionType' | 'singleType' | 'component';
  readonly displayName: string;
  readonly singularName: string;
  readonly pluralName: string;
  readonly localised: boolean;
  readonly draftAndPublish: boolean;
  /** Without what is private, what belongs to the other side of a relation, and relations to what may not be read. */
  readonly attributes: Readonly<Record<string, Attribute>>;
}

const filesBelow = (folder: string, pattern: RegExp): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => pattern.test(name))
    .sort()
    .map((name) => join(folder, name));

/** A rich text with an editor of our own is a rich text. */
const withoutEditors = (attributes: Schema['attributes']): Schema['attributes'] =>
  Object.fromEntries(
    Object.entries(attributes).map(([name, attribute]) => [
      name,
      attribute.customField === RICH_TEXT ? { ...attribute, type: 'richtext' } : attribute,
    ]),
  );

const readSchema = (file: string): Schema => {
  const schema = JSON.parse(readFileSync(file, 'utf8')) as Schema;
  return { ...schema, attributes: withoutEditors(schema.attributes) };
};

/** The content types that say `"pluginOptions": { "site": { "read": true } }`, and no other: submissions stay in the CMS. */
const readContentTypes = (folder: string): ContentModel[] =>
  filesBelow(join(folder, 'api'), /(^|\/)schema\.json$/)
    .map(readSchema)
    .filter(({ pluginOptions }) => pluginOptions?.site?.read === true)
    .map(({ info, kind = 'collectionType', options, pluginOptions, attributes }) => ({
      uid: `api::${info.singularName}.${info.singularName}`,
      kind,
      displayName: info.displayName,
      singularName: info.singularName ?? '',
      pluralName: info.pluralName ?? '',
      localised: pluginOptions?.i18n?.localized === true,
      draftAndPublish: options?.draftAndPublish === true,
      attributes,
    }));

const readComponents = (folder: string): ContentModel[] =>
  filesBelow(join(folder, 'components'), /\.json$/).map((file) => {
    const { info, attributes } = readSchema(file);
    return {
      uid: `${basename(dirname(file))}.${basename(file, '.json')}`,
      kind: 'component',
      displayName: info.displayName,
      singularName: '',
      pluralName: '',
      localised: false,
      draftAndPublish: false,
      attributes,
    };
  });

const withReadable = (model: ContentModel, readable: ReadonlySet<string>): ContentModel => ({
  ...model,
  attributes: Object.fromEntries(
    Object.entries(model.attributes).filter(
      ([, { private: hidden, type, mappedBy, target = '' }]) =>
        !hidden && (type !== 'relation' || (!mappedBy && readable.has(target))),
    ),
  ),
});

/** The components in use, also those inside of others. */
const usedBy = (types: readonly ContentModel[], components: readonly ContentModel[]): ContentModel[] => {
  const used = new Set<ContentModel>();
  const collect = ({ attributes }: ContentModel): void => {
    for (const { component } of Object.values(attributes)) {
      const found = components.find(({ uid }) => uid === component);
      if (!found || used.has(found)) continue;
      used.add(found);
      collect(found);
    }
  };
  types.forEach(collect);
  return [...used];
};

/**
 * What of the CMS the site reads, from the CMS's own schemas: every content type that allows it, and the components
 * in these. Types, permissions, requests and the cleaning of rich text are all derived from this list.
 *
 * @param folder the CMS's sources, with `api/` and `components/`.
 */
export const readContentModels = (folder = 'cms/src'): readonly ContentModel[] => {
  const types = readContentTypes(folder);
  const readable = new Set(types.map(({ uid }) => uid));
  return [...types, ...usedBy(types, readComponents(folder))].map((model) => withReadable(model, readable));
};
