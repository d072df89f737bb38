/** What a template is related by. */
export interface Relatable {
  readonly id: string;
  readonly categories: readonly { readonly id: string }[] | null;
  readonly tags: readonly { readonly id: string }[] | null;
}

/** How many related templates a page shows (docs/specification/cms-pages.md, 'Template page'). */
const most = 6;

const groupsOf = ({ categories, tags }: Relatable): string[] =>
  [...(categories ?? []), ...(tags ?? [])].map(({ id }) => id);

/**
 * For each template, by its id, the ids of those that share a category or a tag with it: in the order they come in, six at
 * most, without itself. It is decided once for all pages.
 */
export const relatedTemplates = (templates: readonly Relatable[]): ReadonlyMap<string, readonly string[]> => {
  const grouped = templates.map((template) => ({ id: template.id, groups: groupsOf(template) }));
  return new Map(
    grouped.map(({ id, groups }) => {
      const own = new Set(groups);
      const related: string[] = [];
      for (const other of grouped) {
        if (related.length === most) break;
        if (other.id !== id && other.groups.some((group) => own.has(group))) related.push(other.id);
      }
      return [id, related];
    }),
  );
};
