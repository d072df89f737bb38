import type { CreateSchemaCustomizationArgs } from 'gatsby';
import { parse, type ObjectTypeDefinitionNode } from 'gatsby/graphql';

import { createSchemaCustomization } from '../gatsby/schema';

const declarations: string[] = [];
const createTypes = (declaration: string) => void declarations.push(declaration);
void createSchemaCustomization?.(
  { actions: { createTypes } } as unknown as CreateSchemaCustomizationArgs,
  { plugins: [] },
  () => undefined,
);

/** What gatsby/schema.ts declares, by the name of the type. */
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
}

/** Fields of a declared type; none when it is not declared. */
export const fieldsOf = (type: string): DeclaredField[] =>
  (declaredTypes.get(type)?.fields ?? []).map((field) => {
    const link = field.directives?.find(({ name }) => name.value === 'link')?.arguments?.[0]?.value;
    return {
      name: field.name.value,
      required: field.type.kind === 'NonNullType',
      from: link?.kind === 'StringValue' ? link.value : undefined,
    };
  });
