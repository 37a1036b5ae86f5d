import { spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const MEGABYTE = 2 ** 20;

/** A disk of 192 MB that can be filled. Not everybody may mount one. */
export class SmallDisk {
  readonly folder: string;
  private readonly filler: string;

  private constructor(folder: string) {
    this.folder = folder;
    this.filler = join(folder, 'filler');
  }

  /** `null` where none can be mounted. */
  static mounted(): SmallDisk | null {
    const folder = mkdtempSync(join(tmpdir(), 'ironfield-small-disk-'));
    if (run('mount', '-t', 'tmpfs', '-o', 'size=192m', 'tmpfs', folder)) return new SmallDisk(folder);
    rmSync(folder, { recursive: true });
    return null;
  }

  fillBut(megabytes: number): void {
    const { bavail, bsize } = statfsSync(this.folder);
    const file = openSync(this.filler, 'a');
    writeSync(file, Buffer.alloc(Math.max(0, bavail * bsize - megabytes * MEGABYTE)));
    closeSync(file);
  }

  free(): void {
    rmSync(this.filler, { force: true });
  }

  unmount(): void {
    run('umount', '--lazy', this.folder);
    rmSync(this.folder, { recursive: true });
  }
}

function run(program: string, ...words: readonly string[]): boolean {
  return spawnSync(program, words).status === 0;
}
