import { TextEncoder } from 'node:util';

import { configure } from '@testing-library/dom';
import '@testing-library/jest-dom';
import type * as JestAxe from 'jest-axe';

import limits from './limits.cjs';

// axe is half a megabyte of code, and most tests do not ask for it.
expect.extend({
  toHaveNoViolations(...args: Parameters<typeof JestAxe.toHaveNoViolations.toHaveNoViolations>) {
    const axe = jest.requireActual<typeof JestAxe>('jest-axe');
    return axe.toHaveNoViolations.toHaveNoViolations.apply(this, args);
  },
});

// jsdom has none, and react-dom's server needs it.
Object.assign(globalThis, { TextEncoder });

configure({ asyncUtilTimeout: limits.wait });
