// npm run questions -- --help

import { resolve } from 'node:path';
import { createServer } from 'vite';
import { Mistake, type Wanted, wantedBy } from './arguments.ts';

/** The parts of the page are read as the browser's builder reads them. */
async function askPage(wanted: Wanted): Promise<number> {
  const builder = await createServer({
    root: resolve(import.meta.dirname, '..'),
    configFile: false,
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    const { longRun } = await builder.ssrLoadModule('/questions/long-run.ts');
    return await longRun(wanted);
  } finally {
    await builder.close();
  }
}

async function answerByHand(wanted: Wanted): Promise<number> {
  const { runByHand } = await import('./by-hand-run.ts');
  return runByHand(wanted.ids, wanted);
}

try {
  const wanted = wantedBy(process.argv.slice(2));
  if (wanted) process.exit(await (wanted.byHand ? answerByHand(wanted) : askPage(wanted)));
} catch (error) {
  if (!(error instanceof Mistake)) throw error;
  console.error(`${error.message}\nnpm run questions -- --help says what there is.`);
  process.exitCode = 2;
}
