import post from '../../post.json';
import { Parts } from '../Parts';
import { Specimen } from '../Specimen';

export default function SpecimenPage() {
  return <Parts of={post.body} first={<Specimen />} />;
}
