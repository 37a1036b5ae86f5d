import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { NoBrowserReporter } from './apps/web/testing/no-browser-reporter.ts';
import { RuleReporter } from './engine/conformance/proofs/rule-reporter.ts';
import { SlowestReporter } from './scripts/slowest-reporter.ts';
import { TestOrder } from './scripts/test-order.ts';

// Both are set by scripts/test.mjs.
const { IRONFIELD_QUICK: isQuick, IRONFIELD_TEST_REPORT: outputFile } = process.env;

/** Tests of the page's own code, which only a bundler can read. */
const PAGE = ['apps/web/src/**/*.test.ts', 'apps/web/questions/{asking,questions}*.test.ts'];
const exclude = ['**/node_modules/**', ...(isQuick ? ['**/*.slow.test.ts'] : [])];

export default defineConfig({
  test: {
    // The tests are pure functions over the same modules: load those once per worker, not once per file.
    pool: 'threads',
    // A slow or busy machine is no failure: these only end what hangs, so no test has a limit of its own.
    testTimeout: 3_600_000,
    hookTimeout: 3_600_000,
    expect: { poll: { timeout: 300_000 } },
    isolate: false,
    setupFiles: ['engine/conformance/bounded-work.ts', 'engine/conformance/to-total.ts'],
    // What has not changed since the last run is not compiled again.
    experimental: { fsModuleCache: true, fsModuleCachePath: '.ironfield/vitest' },
    maxWorkers: availableParallelism(),
    sequence: { sequencer: TestOrder },
    projects: [
      { extends: true, test: { name: 'page', include: PAGE, exclude } },
      {
        extends: true,
        test: {
          name: 'node',
          include: ['**/*.test.ts'],
          exclude: [...exclude, ...PAGE],
          // Node runs everything else as it is, and faster than through a bundler.
          experimental: { viteModuleRunner: false, nodeLoader: false },
        },
      },
    ],
    reporters: [
      'default',
      new RuleReporter(),
      new SlowestReporter(),
      new NoBrowserReporter(),
      outputFile ? ['json', { outputFile }] : {},
    ],
  },
});
