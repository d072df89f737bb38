import type { FileType } from '../../forms/limits';
import { extensionOf } from '../form/checkFiles';
import { Inspector } from './inspection/bounded';
import { inspectorScript } from './inspection/inspectorScript';

/** What a browser should be told that a file is, by its ending. */
export const MEDIA_TYPES: Record<FileType, string> = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};

const BOUNDS = { script: inspectorScript, work: 5_000, deadline: 20_000, memory: 256, files: 200 };

/** Two, so that a file that takes long holds up the others only when there are two of its kind. */
const inspectors = [new Inspector(BOUNDS), new Inspector(BOUNDS)];

/** How many files are looked into at once. */
export const INSPECTORS = inspectors.length;

/**
 * Looks into a file: whether it is what its ending says, whole, and without anything that acts. It is done in another
 * process, which reads it from the disk by itself, and given up after five seconds of
 * work.
 *
 * @param place where the file lies.
 * @returns undefined, or the reason in English for which it is refused.
 * @throws Error when no process can be started, the file cannot be read, or the machine has no time for it.
 */
export const refuseFile = async (name: string, place: string): Promise<string | undefined> => {
  const extension = extensionOf(name);
  if (!extension) return 'it has another ending';
  const [free] = [...inspectors].sort((a, b) => a.waiting - b.waiting);
  return free?.inspect({ extension, place });
};
