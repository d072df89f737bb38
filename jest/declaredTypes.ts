import type { CreateSchemaCustomizationArgs } from 'gatsby';
import { parse, print, type ObjectTypeDefinitionNode, type TypeNode } from 'gatsby/graphql';

import { createSchemaCustomization } from '../gatsby/schema/schema';

const declarations: string[] = [];
const createTypes = (declaration: string) => void declarations.push(declaration);
void createSchemaCustomization?.(
  {
    actions: { createTypes, createFieldExtension: () => undefined },
  } as unknown as CreateSchemaCustomizationArgs,
  { plugins: [] },
  () => undefined,
);

/** What gatsby/schema/ declares, by the name of the type. */
export const declaredTypes: ReadonlyMap<string, ObjectTypeDefinitionNode> = new Map(
  declarations
    .flatMap((declaration) => parse(declaration).definitions)
    .flatMap((one) => (one.kind === 'ObjectTypeDefinition' ? [[one.name.value, one] as const] : [])),
);

export interface DeclaredField {
  readonly name: string;
  readonly required: boolean;
  /** Property of the node that the field is linked from. */
  readonly from: string | undefined;
  /** Whether it is one text, or a list of texts. */
  readonly text: boolean;
  /** Whether its Vietnamese compounds are joined. */
  readonly typeset: boolean;
}

/** Fields of a declared type; none when it is not declared. */
export const fieldsOf = (type: string): DeclaredField[] =>
  (declaredTypes.get(type)?.fields ?? []).map((field) => {
    const link = field.directives?.find(({ name }) => name.value === 'link')?.arguments?.[0]?.value;
    return {
      name: field.name.value,
      required: field.type.kind === 'NonNullType',
      from: link?.kind === 'StringValue' ? link.value : undefined,
      text: /^\[?String/.test(print(field.type)),
      typeset: field.directives?.some(({ name }) => name.value === 'typeset') === true,
    };
  });

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const scalars: Readonly<Record<string, string>> = { String: 'string', Int: 'number', Boolean: 'boolean' };

const problemsOfType = (type: TypeNode, value: unknown, at: string): string[] => {
  if (type.kind === 'NonNullType') {
    return value === undefined || value === null
      ? [`${at} is missing`]
      : problemsOfType(type.type, value, at);
  }
  if (value === undefined) return [];
  if (type.kind === 'ListType') {
    if (!Array.isArray(value)) return [`${at} is no list`];
    return value.flatMap((one: unknown, index) => problemsOfType(type.type, one, `${at}.${index}`));
  }
  const name = type.name.value;
  // A file stands in the content as its path.
  if (name === 'File') return typeof value === 'string' ? [] : [`${at} is no path`];
  if (scalars[name]) return typeof value === scalars[name] ? [] : [`${at} is no ${name}`];
  return problemsOf(name, value, at);
};

/** Fields that gatsby/contentNodes.ts adds, and what is linked by them: no file says them. */
const places = ['slug', 'language', 'facts'];

/** Where a value differs from the type declared in gatsby/schema/, as `path what`; nothing when it fits. */
export const problemsOf = (typeName: string, value: unknown, at = typeName): string[] => {
  const fields = declaredTypes.get(typeName)?.fields ?? [];
  if (!isRecord(value)) return [`${at} has no fields`];
  const known = fields.map(({ name }) => name.value);
  return [
    ...Object.keys(value).flatMap((key) => (known.includes(key) ? [] : [`${at}.${key} is not declared`])),
    ...fields
      .filter(({ name }) => !places.includes(name.value))
      .flatMap(({ name, type }) => problemsOfType(type, value[name.value], `${at}.${name.value}`)),
  ];
};
