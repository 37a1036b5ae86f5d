import {
  closeSync,
  constants,
  copyFileSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { dirname, join, resolve, sep } from 'node:path';
import type { Backup } from '../database.ts';

/**
 * Copies a data folder to a new place, and says how much it was. The copy gets its name when it is whole and on the disk;
 * it can be used as a server's `--data` as it is.
 */
export function copied(from: string, wanted: string): Omit<Backup, 'milliseconds'> {
  const folder = resolve(wanted);
  if (existsSync(folder)) throw new Error(`there is something at ${folder} already`);
  if (`${folder}${sep}`.startsWith(`${dirname(resolve(from))}${sep}`))
    throw new Error('a backup inside the data folder would be lost with it');
  const unfinished = `${folder}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  const sum = copyTree(from, join(unfinished, 'database'));
  renameSync(unfinished, folder);
  sync(dirname(folder));
  return { folder, ...sum };
}

function copyTree(from: string, to: string): { files: number; bytes: number } {
  mkdirSync(to, { recursive: true, mode: 0o700 });
  let [files, bytes] = [0, 0];
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, copy] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) {
      const inside = copyTree(source, copy);
      files += inside.files;
      bytes += inside.bytes;
    } else if (entry.isFile() && entry.name !== 'postmaster.pid') {
      // Where the file system can, both share their blocks until one of them changes.
      copyFileSync(source, copy, constants.COPYFILE_FICLONE);
      sync(copy);
      files++;
      bytes += statSync(copy).size;
    }
  }
  sync(to);
  return { files, bytes };
}

function sync(path: string): void {
  const file = openSync(path, 'r');
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}
