import { RichText } from '../../ui/RichText/RichText';
import { Title } from '../../ui/Title/Title';

/** A text page without a breadcrumb: the home page, to which every breadcrumb leads. */
export const Intro = ({ text }: { readonly text: Queries.PageTextFragment }) => (
  <>
    <Title text={text.frontmatter.heading ?? text.frontmatter.title} />
    <RichText html={text.html} />
  </>
);
