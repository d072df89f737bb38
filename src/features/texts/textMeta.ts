import { required } from '../../lib/required';

/** Title and description for the head of a text page. @throws when the text or its description is missing. */
export const textMeta = (text: Queries.PageTextFragment | null): { title: string; description: string } => {
  const { title, description } = required(text, 'a text in content/').frontmatter;
  return { title, description: required(description, `a description of '${title}'`) };
};
