const { basename } = require('node:path');

/** A font's address in tests: its file name. */
module.exports = {
  process: (_source, file) => ({
    code: `module.exports = { __esModule: true, default: '/static/${basename(file)}' };`,
  }),
};
