type Text = Queries.PageTextFragment;

/** The location page's text for one place: `{place}` stands for its name (specification part 1, section 2). */
export const withPlace = (text: Text, place: string): Text => {
  const named = (value: string | null): string | null => value?.replaceAll('{place}', place) ?? null;
  const { frontmatter, html } = text;
  return {
    html: named(html),
    frontmatter: {
      ...frontmatter,
      title: frontmatter.title.replaceAll('{place}', place),
      heading: named(frontmatter.heading),
      description: named(frontmatter.description),
    },
  };
};
