import { TextEncoder } from 'node:util';

import '@testing-library/jest-dom';
import { toHaveNoViolations } from 'jest-axe';

expect.extend(toHaveNoViolations);

// jsdom has none, and react-dom's server needs it.
Object.assign(globalThis, { TextEncoder });
