import { TextEncoder } from 'node:util';

import { configure } from '@testing-library/dom';
import '@testing-library/jest-dom';
import { toHaveNoViolations } from 'jest-axe';

expect.extend(toHaveNoViolations);

// jsdom has none, and react-dom's server needs it.
Object.assign(globalThis, { TextEncoder });

// What is waited for is a condition. These limits end a test that hangs, and not one whose machine is busy.
configure({ asyncUtilTimeout: 20_000 });
jest.setTimeout(60_000);
