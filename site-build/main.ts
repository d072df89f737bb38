import { tellNews } from '../node-lib/buildNews';
import { loadSettings } from '../node-lib/envFile';
import { withLock } from '../node-lib/lock';
import { buildLock, envFile, inRoot, root } from '../node-lib/root';
import { readContent } from '../release/content';
import { makeRelease } from '../release/makeRelease';
import { currentId } from '../release/releases';
import { readBuildSettings } from './buildSettings';
import { readRevision } from './contentRevision';
import { failureOfBuild, lastWords } from './failures';
import { prepareCache, sealCache } from './gatsbyCache';
import { runGatsby } from './runGatsby';
import { siteHashes } from './siteHashes';
import { buildWithout, knownUnmakable } from './unmakable';

const say = (line: string) => process.stdout.write(`${line}\n`);

/** Builds the site and makes the build the live release. */
async function build(env: Record<string, string>): Promise<void> {
  const begun = new Date();
  const settings = readBuildSettings(env, root);
  // Read before anything else, so that an edit during the build makes the release look outdated.
  const revision = await readRevision(settings.strapiUrl, settings.strapiToken);
  const { code, source } = siteHashes(root, env);
  const contentFile = inRoot('build', 'content.json');
  await buildWithout(await knownUnmakable(settings.releasesDir, source), {
    say,
    content: () => readContent(contentFile),
    build: (without) => {
      const warm = prepareCache(root, code);
      say(
        `Building the site (revision ${revision}, ${warm ? 'with' : 'without'} the cache of the last build)`,
      );
      return runGatsby(root, { ...env, BUILD_WITHOUT: JSON.stringify(without) });
    },
  });

  await tellNews({ at: 'release', share: 0.85 });
  const releasing = Date.now();
  const { releasesDir } = settings;
  const release = await makeRelease({
    publicDir: inRoot('public'),
    manifestFile: inRoot('build', 'manifest.json'),
    contentFile,
    releasesDir,
    revision,
    source,
    begun,
  });
  const seconds = ((Date.now() - releasing) / 1000).toFixed(1);
  if ((await currentId(releasesDir)) === release.id)
    say(`Release ${release.id} is live (made in ${seconds} s)`);
  else say(`Release ${release.id} is made, and not live: somebody went back to an older one meanwhile`);
  // A build whose release is refused has not ended well: perhaps its cache is why.
  sealCache(root, code);
}

withLock(
  buildLock,
  () => build(loadSettings(envFile, process.env)),
  (pid) => say(`Another build of this folder runs (process ${pid}); waiting for it`),
).then(
  () => process.exit(0),
  async (error: unknown) => {
    process.stderr.write(`${lastWords(error)}\n`);
    await tellNews({ failed: failureOfBuild(error) });
    process.exit(1);
  },
);
