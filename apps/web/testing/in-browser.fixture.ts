import { describe } from 'vitest';
import { browserHere } from './browser.fixture.ts';

declare module 'vitest' {
  interface TaskMeta {
    /** Left out for want of a browser; the run says so. */
    lacksBrowser?: boolean;
  }
}

const { path } = await browserHere();

/** Tests that need a real browser. */
export function describeInBrowser(name: string, tests: () => void): void {
  const lacksBrowser = path === undefined;
  describe.skipIf(lacksBrowser)(name, { meta: { lacksBrowser } }, tests);
}
