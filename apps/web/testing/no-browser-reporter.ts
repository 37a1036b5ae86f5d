import type { Reporter, TestModule } from 'vitest/node';
import type {} from './in-browser.fixture.ts';

/** Vitest reporter that says aloud when tests were left out for want of a browser; in CI that is a failure. */
export class NoBrowserReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests('skipped')]);
    const count = tests.filter((test) => test.meta().lacksBrowser).length;
    if (count === 0) return;
    const advice = 'install Chrome, Chromium or Edge, or set IRONFIELD_BROWSER to the path of one';
    const isCi = process.env.CI === 'true';
    if (isCi) process.exitCode = 1;
    const verdict = isCi ? 'FAILED' : 'SKIPPED';
    process.stderr.write(`${verdict}: there is no browser for ${count} browser tests; ${advice}.\n`);
  }
}
