/** A submission as the team reads it: plain lines, in English, the values in the visitor's own words. */
import { choiceNames } from './choiceNames';
import type { Submission } from '../store/types';
import { ANSWERS, LABELS, TITLES } from './labels';

const valueOf = ({ form }: Submission, field: string, value: string): string => {
  if (field === 'subject' && form !== 'order') {
    const subject = choiceNames.en.subject[value] ?? value;
    return form === 'contact' ? `Need ${subject}` : subject;
  }
  return ANSWERS[field]?.[Number(value)] ?? value;
};

export interface Description {
  title: string;
  lines: { label: string; value: string }[];
}

/** Title and lines of a submission; the message comes last. */
export const describeSubmission = (submission: Submission): Description => {
  const { form, fields, files } = submission;
  const lines = Object.entries(LABELS)
    .filter(([field]) => fields[field])
    .map(([field, label]) => ({ label, value: valueOf(submission, field, fields[field] ?? '') }));
  const attached = files.map(({ name, size }) => `${name} (${Math.ceil(size / 1024)} kB)`);
  const filesLine = attached.length > 0 ? [{ label: 'Files, in the CMS', value: attached.join(', ') }] : [];
  return { title: TITLES[form], lines: [...filesLine, ...lines] };
};
