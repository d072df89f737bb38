import { tellNews } from '../node-lib/buildNews';
import { inRoot, root } from '../node-lib/root';
import { BuildMemory } from '../release/builtFiles';
import { readContent } from '../release/content';
import { makeRelease, type Released } from '../release/makeRelease';
import { readBuildSettings } from './buildSettings';
import { readRevision } from './contentRevision';
import { holdCache, prepareCache, sealCache, takeUpCache } from './gatsbyCache';
import { type BuildEnd, GatsbyProcess } from './gatsbyProcess';
import { mostHeld } from './heldMemory';
import { siteHashes } from './siteHashes';
import { buildWithout, knownUnmakable } from './unmakable';

const say = (line: string) => process.stdout.write(`${line}\n`);

/** A process of Gatsby that has published so often ends: what it forgot to forget goes with it. */
const publishesMost = 200;

const contentFile = inRoot('build', 'content.json');

/** What a process of Gatsby was started with, and how often it has published since. */
interface Held {
  readonly startedWith: string;
  readonly mark: string;
  readonly memoryMost: number;
  publishes: number;
}

/** Builds the site and makes each build the live release. Gatsby stays from one build to the next, as long as it may. */
export class SiteBuild {
  private held: Held | null = null;
  private readonly memory = new BuildMemory();

  constructor(private readonly gatsby = new GatsbyProcess()) {}

  /**
   * Builds once, with these settings.
   *
   * @throws SettingsError, CmsUnavailable, GatsbyFailed or ReleaseRefused; the live release is untouched then
   */
  async build(env: Record<string, string>): Promise<void> {
    const begun = new Date();
    const settings = readBuildSettings(env, root);
    const { releasesDir, strapiUrl, strapiToken } = settings;
    // Read before anything else, so that an edit during the build makes the release look outdated.
    const revision = await readRevision(strapiUrl, strapiToken);
    const { code, source } = siteHashes(root, env);
    const startedWith = JSON.stringify([source, env]);
    // What Gatsby held after a whole build, in MB.
    let built: number | undefined;
    await buildWithout(await knownUnmakable(releasesDir, source), {
      say,
      content: () => readContent(contentFile),
      build: async (without) => {
        const end = await this.publish(revision, startedWith, without);
        if (end) return this.failureOf(end);
        const warm = prepareCache(root, code);
        say(
          `Building the site (revision ${revision}, ${warm ? 'with' : 'without'} the cache of the last build)`,
        );
        this.held = null;
        const whole = await this.gatsby.build(env, without);
        if ('done' in whole) built = whole.done.memory;
        return this.failureOf(whole);
      },
    });

    await tellNews({ at: 'release', share: 0.85 });
    const releasing = Date.now();
    const released = await makeRelease({
      ...{ publicDir: inRoot('public'), manifestFile: inRoot('build', 'manifest.json'), contentFile },
      ...{ releasesDir, revision, source, begun, memory: this.memory },
    }).catch((error: unknown) => {
      // Perhaps what Gatsby has in its memory is why it is refused.
      this.end();
      throw error;
    });
    say(lineOf(released, (Date.now() - releasing) / 1000));
    // A build whose release is refused has not ended well: perhaps its cache is why.
    if (built !== undefined) this.keep(code, startedWith, built);
  }

  /** Ends the process that stays. */
  end(): void {
    this.gatsby.end();
    this.held = null;
  }

  /** Has Gatsby publish, if it stays and may; null when a whole build is needed. */
  private async publish(
    revision: number,
    startedWith: string,
    without: Parameters<GatsbyProcess['publish']>[0],
  ): Promise<BuildEnd | null> {
    const { held, gatsby } = this;
    const why = held && this.whyNot(held, startedWith);
    if (why) say(`The whole site is built: ${why}`);
    if (!held || why) {
      this.end();
      return null;
    }
    say(`Publishing (revision ${revision})`);
    const end = await gatsby.publish(without);
    if ('done' in end) {
      held.publishes += 1;
      const { rendered, memory } = end.done;
      say(`Wrote ${rendered} pages (${memory} MB of memory)`);
      if (memory > held.memoryMost || held.publishes >= publishesMost) {
        say(`The program ends, as it holds ${memory} MB after ${held.publishes} publishes`);
        this.end();
      }
      return end;
    }
    // What nobody foresaw may come of what the process remembers: a whole build knows better.
    if (end.failure.kind !== 'unknown') return end;
    say('Publishing failed; building the whole site instead');
    return null;
  }

  /** Why the process that was kept may not publish. */
  private whyNot({ startedWith, mark }: Held, now: string): string | null {
    if (!this.gatsby.stays) return 'the program has ended';
    if (startedWith !== now) return 'code, settings or files of content have changed';
    return takeUpCache(root, mark) ? null : 'the cache was changed by another build';
  }

  private failureOf(end: BuildEnd) {
    return 'failure' in end ? end.failure : null;
  }

  private keep(code: string, startedWith: string, built: number): void {
    sealCache(root, code);
    if (!this.gatsby.stays) return;
    this.held = { startedWith, mark: holdCache(root), memoryMost: mostHeld(built), publishes: 0 };
  }
}

function lineOf({ info, outcome }: Released, seconds: number): string {
  if (outcome === 'same') return `Release ${info.id} stays live: it shows the same (${seconds.toFixed(1)} s)`;
  if (outcome === 'live') return `Release ${info.id} is live (made in ${seconds.toFixed(1)} s)`;
  return `Release ${info.id} is made, and not live: somebody went back to an older one meanwhile`;
}
