import { spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, statfsSync, statSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

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
    const file = openSync(this.filler, 'a');
    writeSync(file, Buffer.alloc(Math.max(0, this.room - megabytes * MEGABYTE)));
    closeSync(file);
  }

  /** Gives the room back, and waits until it is there: on a busy machine that is not when the file is gone. */
  async free(): Promise<void> {
    const before = this.room;
    const { size } = statSync(this.filler);
    rmSync(this.filler);
    // Somebody else may write meanwhile.
    while (this.room < before + size / 2) await wait(20);
  }

  private get room(): number {
    const { bavail, bsize } = statfsSync(this.folder);
    return bavail * bsize;
  }

  unmount(): void {
    run('umount', '--lazy', this.folder);
    rmSync(this.folder, { recursive: true });
  }
}

function run(program: string, ...words: readonly string[]): boolean {
  return spawnSync(program, words).status === 0;
}
