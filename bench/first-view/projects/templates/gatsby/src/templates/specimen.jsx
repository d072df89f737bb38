import { Parts } from '../Parts';
import { Specimen } from '../Specimen';

export { PostHead as Head } from '../PostHead';

export default function SpecimenPage({ pageContext: { post } }) {
  return <Parts of={post.body} first={<Specimen />} />;
}
