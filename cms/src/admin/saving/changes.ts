/** What somebody wrote into a form, and what he did there that cannot be put back. */
export interface Changes {
  /** By the name of the field, as the form takes them; null for one that was emptied. */
  fields: Record<string, unknown>;
  /** Fields that have to be chosen anew. */
  lost: string[];
}

type Attributes = Readonly<Record<string, { type: string }>>;

const COMPONENTS = ['component', 'dynamiczone'];

const written = (value: unknown): string => JSON.stringify(value ?? null);

/** Parts of an entry go without their ids: another save may have given them others. Strapi adds those that it has read. */
const withoutId = (part: unknown): unknown => {
  if (Array.isArray(part)) return part.map(withoutId);
  if (typeof part !== 'object' || part === null) return part;
  const { id: _id, ...rest } = part as { id?: unknown };
  return rest;
};

/** The fields of a form that are not as they were read. Relations are told as steps from what was read, and are lost. */
export const changesOf = (values: object, initialValues: object, attributes: Attributes): Changes => {
  const changed = Object.entries(attributes).flatMap(([name, { type }]) => {
    const value: unknown = Reflect.get(values, name);
    const isAsRead = written(value) === written(Reflect.get(initialValues, name));
    return isAsRead || type === 'password' ? [] : [{ name, type, value: value ?? null }];
  });
  const fields = changed.filter(({ type }) => type !== 'relation');
  return {
    fields: Object.fromEntries(
      fields.map(({ name, type, value }) => [name, COMPONENTS.includes(type) ? withoutId(value) : value]),
    ),
    lost: changed.filter(({ type }) => type === 'relation').map(({ name }) => name),
  };
};

/** Later changes after earlier ones. */
export const together = (earlier: Changes | undefined, later: Changes): Changes => ({
  fields: { ...earlier?.fields, ...later.fields },
  lost: [...new Set([...(earlier?.lost ?? []), ...later.lost])],
});
