import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import type { Plugin } from 'vite';
import { serviceWorker, TAKE_OVER } from '../src/offline/service-worker.ts';

/** Writes `sw.js` beside what was built; see src/offline/service-worker.ts. */
export function offline(): Plugin {
  let folder = '';
  return {
    name: 'ironfield-offline',
    apply: 'build',
    configResolved({ root, build }) {
      folder = resolve(root, build.outDir);
    },
    closeBundle() {
      writeServiceWorker(folder);
    },
  };
}

/** For the files in a folder as they are now. */
export function writeServiceWorker(folder: string): void {
  const files = Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !/^\.|^sw\.js$|\.br$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name))
      .sort()
      .map((file) => [`/${relative(folder, file).replaceAll(sep, '/')}`, hashOf(readFileSync(file))]),
  );
  const [version, list] = [hashOf(JSON.stringify(files)).slice(0, 16), JSON.stringify(files, null, 1)];
  const call = `(${JSON.stringify(version)}, ${JSON.stringify(TAKE_OVER)}, ${list});`;
  writeFileSync(join(folder, 'sw.js'), `(${serviceWorker})${call}\n`);
}

function hashOf(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}
