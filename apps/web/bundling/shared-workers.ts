import { dirname, resolve } from 'node:path';
import type { Plugin } from 'vite';

const NEW_WORKER = /new URL\('(\.\/[\w-]+-worker\.ts)', import\.meta\.url\)/g;

/**
 * Builds workers together with the page: both load the same files, so that the rules travel once. Left alone, Vite builds
 * each worker with a copy of everything.
 */
export function sharedWorkers(): Plugin {
  return {
    name: 'ironfield-shared-workers',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { code: NEW_WORKER },
      handler(code, importer) {
        return code.replace(NEW_WORKER, (_, path: string) => {
          const worker = this.emitFile({ type: 'chunk', id: resolve(dirname(importer), path) });
          return `import.meta.ROLLUP_FILE_URL_${worker}`;
        });
      },
    },
  };
}
