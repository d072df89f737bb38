import { compileCms } from './compile';

// The types of the CMS are checked by compiling it: the tests then run what came of it.
compileCms();
