import { loadSettings } from '../node-lib/envFile';
import { SettingsError } from '../node-lib/envReader';
import { withLock } from '../node-lib/lock';
import { buildLock, envFile, inRoot, root } from '../node-lib/root';
import { makeRelease } from '../release/makeRelease';
import { ReleaseRefused } from '../release/manifest';
import { readBuildSettings } from './buildSettings';
import { CmsUnavailable, readRevision } from './contentRevision';
import { prepareCache, sealCache } from './gatsbyCache';
import { runGatsby } from './runGatsby';
import { siteHashes } from './siteHashes';

const say = (line: string) => process.stdout.write(`${line}\n`);

/** Builds the site and makes the build the live release. */
async function build(env: Record<string, string>): Promise<void> {
  const settings = readBuildSettings(env, root);
  // Read before anything else, so that an edit during the build makes the release look outdated.
  const revision = await readRevision(settings.strapiUrl, settings.strapiToken);
  const { code, source } = siteHashes(root, env);
  const warm = prepareCache(root, code);
  say(`Building the site (revision ${revision}, ${warm ? 'with' : 'without'} the cache of the last build)`);
  const exit = await runGatsby(root, env);
  if (exit !== 0) throw new BuildFailed('The site build failed; the lines above say why.');

  const begun = Date.now();
  const release = await makeRelease({
    publicDir: inRoot('public'),
    manifestFile: inRoot('build', 'manifest.json'),
    releasesDir: settings.releasesDir,
    revision,
    source,
  });
  say(`Release ${release.id} is live (made in ${((Date.now() - begun) / 1000).toFixed(1)} s)`);
  // A build whose release is refused has not ended well: perhaps its cache is why.
  sealCache(root, code);
}

class BuildFailed extends Error {}

const expected = [SettingsError, CmsUnavailable, ReleaseRefused, BuildFailed];

withLock(
  buildLock,
  () => build(loadSettings(envFile, process.env)),
  (pid) => say(`Another build of this folder runs (process ${pid}); waiting for it`),
).then(
  () => process.exit(0),
  (error: unknown) => {
    const known = expected.some((kind) => error instanceof kind);
    const text = error instanceof Error ? ((known ? error.message : error.stack) ?? '') : String(error);
    process.stderr.write(`${text}\n`);
    process.exit(1);
  },
);
