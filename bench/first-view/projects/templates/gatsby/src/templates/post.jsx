import { Parts } from '../Parts';

export { PostHead as Head } from '../PostHead';

export default function PostPage({ pageContext: { post } }) {
  return <Parts of={post.body} />;
}
