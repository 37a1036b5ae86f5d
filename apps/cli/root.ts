import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The root of the repository, found upward from this file: the first folder that holds games. */
export function repositoryRoot(): string | null {
  let folder = import.meta.dirname;
  while (!existsSync(join(folder, 'games')) || !existsSync(join(folder, 'engine'))) {
    const parent = dirname(folder);
    if (parent === folder) return null;
    folder = parent;
  }
  return folder;
}
