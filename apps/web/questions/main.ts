// What the page is made of is read as the browser's builder reads it.

import { resolve } from 'node:path';
import { createServer } from 'vite';

const words = process.argv.slice(2);
if (words.includes('--by-hand')) {
  const { runByHand } = await import('./by-hand-run.ts');
  process.exit(await runByHand(words.filter((word) => word !== '--by-hand')));
}

const root = resolve(import.meta.dirname, '..');
const builder = await createServer({
  root,
  configFile: false,
  appType: 'custom',
  logLevel: 'error',
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  optimizeDeps: { noDiscovery: true },
});
try {
  await builder.ssrLoadModule('/questions/long-run.ts');
} finally {
  await builder.close();
}
