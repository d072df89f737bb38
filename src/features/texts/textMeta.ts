import { required } from '../../lib/required';

/** Title and description for the head of a text page. @throws when the text or its description is missing. */
export const textMeta = (text: Queries.PageTextFragment | null): { title: string; description: string } => {
  const { title, description } = required(text, 'the text of this page under content/').frontmatter;
  return { title, description: required(description, `the description of '${title}'`) };
};
