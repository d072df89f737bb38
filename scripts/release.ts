import { loadSettings } from '../node-lib/envFile';
import { SettingsError } from '../node-lib/envReader';
import { envFile, root } from '../node-lib/root';
import { NoSuchRelease, rollBack } from '../release/rollback';
import { readBuildSettings } from '../site-build/buildSettings';
import { CmsUnavailable, readRevision } from '../site-build/contentRevision';
import { releaseLines } from './release/listing';

const say = (text: string) => process.stdout.write(`${text}\n`);

const usage = `npm run release -- list            the releases that are kept, and what changed in each
npm run release -- rollback <id>   makes one of them the live one, until the next publish`;

class Misused extends Error {}

async function release([command, id, ...rest]: string[]): Promise<void> {
  const { releasesDir, strapiUrl, strapiToken } = readBuildSettings(loadSettings(envFile, process.env), root);
  if (command === 'rollback' && id && rest.length === 0) {
    const revision = await readRevision(strapiUrl, strapiToken).catch((error: unknown) => {
      if (!(error instanceof CmsUnavailable)) throw error;
      return null;
    });
    await rollBack(releasesDir, id, revision);
  } else if (command !== 'list' || id) throw new Misused(usage);
  for (const line of await releaseLines(releasesDir)) say(line);
}

release(process.argv.slice(2)).catch((error: unknown) => {
  const known = [Misused, NoSuchRelease, SettingsError].some((kind) => error instanceof kind);
  process.stderr.write(`${known ? (error as Error).message : (error as Error).stack}\n`);
  process.exit(1);
});
