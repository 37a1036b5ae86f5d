import { describe } from 'vitest';
import { browserHere } from './browser.fixture.ts';

declare module 'vitest' {
  interface TaskMeta {
    /** Where there is no browser, these tests are left out, and the run says so. */
    needsBrowser?: true;
  }
}

const { path } = await browserHere();

/** Tests that need a real browser. */
export function describeInBrowser(name: string, tests: () => void): void {
  describe.skipIf(path === undefined)(name, { meta: { needsBrowser: true } }, tests);
}
