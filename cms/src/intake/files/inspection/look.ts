import type { FileType } from '../../../forms/limits';
import { checkDoc } from '../doc';
import { checkDocx } from '../docx';
import { checkPdf } from '../pdf';

const checks: Record<FileType, (bytes: Buffer) => void | Promise<void>> = {
  pdf: checkPdf,
  doc: checkDoc,
  docx: checkDocx,
};

/**
 * Looks into a file. It may take long and much memory: call it where that harms nobody.
 *
 * @returns undefined, or the reason in English for which it is refused.
 */
export const lookInto = async (extension: FileType, bytes: Buffer): Promise<string | undefined> => {
  try {
    await checks[extension](bytes);
    return undefined;
  } catch (error) {
    // A malformed file makes the readers run out of its bounds, or of their stack: that is a refusal as well.
    if (error instanceof RangeError) return 'it is malformed';
    return error instanceof Error ? error.message : 'it cannot be read';
  }
};
