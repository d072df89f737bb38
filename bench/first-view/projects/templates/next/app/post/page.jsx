import post from '../../post.json';
import { Parts } from '../Parts';

export default function PostPage() {
  return <Parts of={post.body} />;
}
