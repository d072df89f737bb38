import { type FSWatcher, watch } from 'node:fs';
import { mkdir } from 'node:fs/promises';

import { currentId, readInfo } from '../../release/releases';
import type { Log } from '../log';
import { loadRelease, type Release } from './release';

const pollInterval = 2000;

/** The release that is live now. It follows the `current` link by itself. */
export class LiveSite {
  private release: Release | null = null;
  private loading: Promise<void> | null = null;
  private watcher: FSWatcher | null = null;
  private timer: NodeJS.Timeout | null = null;
  private failed = '';

  constructor(
    private readonly releasesDir: string,
    private readonly log: Log,
  ) {}

  /** The live release, or null before the first one. */
  get current(): Release | null {
    return this.release;
  }

  /** Loads the live release and starts to follow the link. */
  async open(): Promise<void> {
    await mkdir(this.releasesDir, { recursive: true });
    await this.reload();
    this.watcher = watch(this.releasesDir, (_event, name) => {
      if (name === 'current') void this.reload();
    });
    this.watcher.on('error', () => this.watcher?.close());
    // Network file systems tell no changes: look every now and then as well.
    this.timer = setInterval(() => void this.reload(), pollInterval);
    this.timer.unref();
  }

  close(): void {
    this.watcher?.close();
    if (this.timer) clearInterval(this.timer);
  }

  /** Brings the index up to date with the link; a release that cannot be read leaves the old one in place. */
  async reload(): Promise<void> {
    while (this.loading) await this.loading;
    this.loading = this.load().finally(() => {
      this.loading = null;
    });
    return this.loading;
  }

  private async load(): Promise<void> {
    const id = await currentId(this.releasesDir);
    if (id === null) return;
    if (id === this.release?.info.id) return this.readAgain(this.release);
    try {
      this.release = await loadRelease(this.releasesDir, id);
      this.failed = '';
      this.log.info({ release: id }, 'release is live');
    } catch (error) {
      if (this.failed !== id)
        this.log.error({ release: id, reason: String(error) }, 'release cannot be read');
      this.failed = id;
    }
  }

  /** A build that showed the same lets the live release stand for another revision, or another source. */
  private async readAgain(release: Release): Promise<void> {
    const info = await readInfo(this.releasesDir, release.info.id);
    if (!info || (info.revision === release.info.revision && info.source === release.info.source)) return;
    release.info = info;
  }
}
