import { join } from 'node:path';

/** The compiled code of the process that looks into files. */
export const inspectorScript = join(__dirname, 'inspector.js');
