import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const SKIPPED = new Set(['node_modules', 'dist', '.git', '.ironfield']);

/** Every file of the project, by its path from the root. */
export function projectFiles(root: string, folder = ''): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (SKIPPED.has(entry.name)) return [];
    return entry.isDirectory() ? projectFiles(root, path) : [path];
  });
}
