import { subjects, type Subject } from '../../../cms/src/forms/choices';
import { required } from '../../lib/required';

/** The subject that a service's facts name. @throws when the contact form knows no such subject */
export const subjectOf = ({ slug, subject }: { readonly slug: string; readonly subject: string }): Subject =>
  required(
    subjects.find((one) => one === subject),
    `the subject '${subject}' of content/services/${slug}`,
  );
