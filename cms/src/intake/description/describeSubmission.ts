/** A submission as the team reads it: plain lines, in English, what was written in the visitor's own words. */
import { locales } from '../../forms/locales';
import { type Line, linesOf, messageText, staffString } from '../../forms/telling';
import type { Submission } from '../store/types';

const strings = locales.en;

export interface Description {
  title: string;
  lines: Line[];
}

/** The line that names the files; none where there are none. */
const filesLine = ({ form, files }: Submission): Line[] => {
  if (files.length === 0) return [];
  const names = files.map(({ name, size }) => `${name} (${Math.ceil(size / 1024)} kB)`);
  return [{ label: staffString(strings, form, 'fields.files.label') ?? 'files', value: names.join(', ') }];
};

/** Title and lines of a submission; the message comes last. */
export const describeSubmission = (submission: Submission): Description => ({
  title: staffString(strings, submission.form, 'title') ?? submission.form,
  lines: [...filesLine(submission), ...linesOf(strings, submission.form, submission.fields)],
});

/** A submission as a message for the team's chat. */
export const describeInChat = (submission: Submission): string => {
  return messageText(strings, submission.form, submission.fields, filesLine(submission));
};
