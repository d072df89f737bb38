import { type Extension, extensionOf } from '../form/checkFiles';
import { checkDoc } from './doc';
import { checkDocx } from './docx';
import { checkPdf } from './pdf';

const checks: Record<Extension, (bytes: Buffer) => void | Promise<void>> = {
  pdf: checkPdf,
  doc: checkDoc,
  docx: checkDocx,
};

/** What a browser should be told that a file is, by its ending. */
export const MEDIA_TYPES: Record<Extension, string> = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};

/**
 * Looks into a file: whether it is what its ending says, whole, and without anything that acts.
 *
 * @returns undefined, or the reason in English for which it is refused.
 */
export const refuseFile = async (name: string, bytes: Buffer): Promise<string | undefined> => {
  const extension = extensionOf(name);
  if (!extension) return 'it has another ending';
  try {
    await checks[extension](bytes);
    return undefined;
  } catch (error) {
    // A malformed file makes the readers run out of its bounds: that is a refusal as well.
    return error instanceof Error ? error.message : 'it cannot be read';
  }
};
