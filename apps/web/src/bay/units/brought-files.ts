import type { BroughtFile } from './reading-messages.ts';

const UNIT_FILE = /\.(mtf|blk)$/i;

export interface Brought {
  readonly files: readonly BroughtFile[];
  /** Files of other kinds, which are not read. */
  readonly others: number;
}

function sorted(all: readonly BroughtFile[]): Brought {
  const files = all.filter(({ path }) => UNIT_FILE.test(path));
  return { files, others: all.length - files.length };
}

/** The choice made in a dialog: files, or a folder with everything in it. */
export const chosenFiles = (list: Iterable<File>): Brought =>
  sorted([...list].map((file) => ({ path: file.webkitRelativePath || file.name, file })));

/** Dropped files, with folders followed to their ends. Must be asked for at once: the browser forgets them. */
export async function droppedFiles({ items }: DataTransfer): Promise<Brought> {
  const entries = [...items].map((item) => item.webkitGetAsEntry?.() ?? item.getAsFile());
  const found = await Promise.all(entries.filter((entry) => entry !== null).map(within));
  return sorted(found.flat());
}

async function within(entry: FileSystemEntry | File): Promise<BroughtFile[]> {
  if (entry instanceof File) return [{ path: entry.name, file: entry }];
  const path = entry.fullPath.replace(/^\//, '');
  if (entry.isFile) {
    const file = await new Promise<File>((resolve, reject) =>
      (entry as FileSystemFileEntry).file(resolve, reject),
    );
    return [{ path, file }];
  }
  const reader = (entry as FileSystemDirectoryEntry).createReader();
  const all: FileSystemEntry[] = [];
  // A reader hands out a hundred at a time.
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    );
    if (some.length === 0) break;
    all.push(...some);
  }
  return (await Promise.all(all.map(within))).flat();
}
