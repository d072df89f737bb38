import { rmSync } from 'node:fs';

import { factsFile } from './pages';

export default (): void => {
  const file = factsFile();
  if (file) rmSync(file, { force: true });
};
