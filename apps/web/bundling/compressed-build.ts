import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { Plugin } from 'vite';

/** The purpose of a client that is only tried, and need not travel. */
export const TRIAL = 'trial';

/** Writes a `.br` beside each file of some size, as small as can be, which takes longer than anybody would wait. */
export function compressed(): Plugin {
  let folder = '';
  return {
    name: 'ironfield-compressed',
    apply: (_, { command, mode }) => command === 'build' && mode !== TRIAL,
    configResolved({ root, build }) {
      folder = resolve(root, build.outDir, build.assetsDir);
    },
    async closeBundle() {
      const files = readdirSync(folder).filter((name) => /\.(js|css)$/.test(name));
      await Promise.all(files.map((name) => compress(join(folder, name))));
    },
  };
}

async function compress(file: string): Promise<void> {
  writeFileSync(`${file}.br`, await promisify(brotliCompress)(readFileSync(file)));
}
