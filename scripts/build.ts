import { SettingsError } from '../server/envReader';
import { CmsUnavailable, readRevision } from '../server/rebuild/contentRevision';
import { withLock } from '../server/release/lock';
import { makeRelease } from '../server/release/makeRelease';
import { ReleaseRefused } from '../server/release/manifest';
import { readBuildSettings } from './site-build/buildSettings';
import { prepareCache, sealCache } from './site-build/gatsbyCache';
import { runGatsby } from './site-build/runGatsby';
import { siteHashes } from './site-build/siteHashes';
import { loadSettings } from './env/envFile';
import { buildLock, envFile, inRoot, root } from './lib/root';

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
  sealCache(root, code);

  const begun = Date.now();
  const release = await makeRelease({
    publicDir: inRoot('public'),
    manifestFile: inRoot('build', 'manifest.json'),
    releasesDir: settings.releasesDir,
    revision,
    source,
  });
  say(`Release ${release.id} is live (made in ${((Date.now() - begun) / 1000).toFixed(1)} s)`);
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
