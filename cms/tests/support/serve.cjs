// Starts the compiled CMS without its admin pages, which take most of a minute to build and which no test opens.
const path = require('node:path');

const { createStrapi } = require('@strapi/strapi');

const appDir = path.resolve(__dirname, '../..');
process.chdir(appDir);
// Ends with the tests, also when they are killed.
process.stdin.resume().once('end', () => process.kill(process.pid, 'SIGTERM'));
createStrapi({ appDir, distDir: process.env.CMS_DIST_DIR })
  .start()
  .then((strapi) => {
    // A test that the processor leaves for longer than the usual 5 s finds its connection as it was.
    strapi.server.httpServer.keepAliveTimeout = 600_000;
  });
