import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The sources of the games: a state means something only together with the sources that made it. */
export const GAME_SOURCES = ['engine', 'games', 'mechbay', 'campaigns', 'package-lock.json'];
/** The sources of the browser client. */
export const BROWSER_CLIENT_SOURCES = [...GAME_SOURCES, 'lab', 'apps/client', 'apps/web'];

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Names and contents of source files and folders: a number of a version is forgotten, this is not. */
export function fingerprint(sources: readonly string[], root = ROOT): string {
  const hash = createHash('sha256');
  for (const file of sources.flatMap((source) => filesAt(root, source))) {
    hash.update(`${file}\0`).update(readFileSync(join(root, file)));
  }
  return hash.digest('hex');
}

function filesAt(root: string, path: string): string[] {
  if (!statSync(join(root, path)).isDirectory()) return [path];
  return readdirSync(join(root, path), { withFileTypes: true })
    .filter((entry) => !/^(node_modules|dist|saves)$|\.test\.tsx?$/.test(entry.name))
    .map((entry) => ({ path: `${path}/${entry.name}`, isFolder: entry.isDirectory() }))
    .sort((a, b) => (a.path < b.path ? -1 : 1))
    .flatMap((entry) => (entry.isFolder ? filesAt(root, entry.path) : [entry.path]));
}

let ofGames: string | null = null;

/** Computed once: sources are not read again while the process lives. */
export function gamesFingerprint(): string {
  ofGames ??= fingerprint(GAME_SOURCES).slice(0, 16);
  return ofGames;
}
