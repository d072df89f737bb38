import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A folder for one test. */
export class TemporaryFolder {
  readonly root = mkdtempSync(path.join(tmpdir(), 'saola-scripts-'));

  file(...parts: string[]): string {
    return path.join(this.root, ...parts);
  }

  write(name: string, content: string): string {
    const file = this.file(name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
    return file;
  }

  remove(): void {
    rmSync(this.root, { recursive: true, force: true });
  }
}
