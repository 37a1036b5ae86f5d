import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { NoBrowserReporter } from './apps/web/no-browser-reporter.ts';
import { RuleReporter } from './engine/conformance/rule-reporter.ts';
import { SlowFirst } from './scripts/slow-first.ts';
import { SlowestReporter } from './scripts/slowest-reporter.ts';

// Both are set by scripts/test.mjs.
const { IRONFIELD_QUICK: isQuick, IRONFIELD_TEST_REPORT: outputFile } = process.env;

export default defineConfig({
  test: {
    include: ['**/*.test.ts'],
    exclude: ['**/node_modules/**', ...(isQuick ? ['**/*.slow.test.ts'] : [])],
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
    sequence: { sequencer: SlowFirst },
    reporters: [
      'default',
      new RuleReporter(),
      new SlowestReporter(),
      new NoBrowserReporter(),
      outputFile ? ['json', { outputFile }] : {},
    ],
  },
});
