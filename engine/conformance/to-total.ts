import type { Explanation } from '@ironfield/kernel/explanation.ts';
import { expect } from 'vitest';

declare module 'vitest' {
  // biome-ignore lint/suspicious/noExplicitAny: as vitest declares it
  interface Matchers<T = any> {
    /** Expects an explained number to come to this total; if it does not, every line of it is shown. */
    toTotal(total: number): T;
  }
}

const lineOf = ({ kind, value, reason, rule }: Explanation['lines'][number]): string =>
  `  ${kind === 'set' ? '=' : value < 0 ? '−' : '+'}${Math.abs(value)}  ${reason} (${rule})`;

expect.extend({
  toTotal({ total, lines }: Explanation, expected: number) {
    if (!Array.isArray(lines)) throw new TypeError('toTotal takes a number with its explanation');
    return {
      pass: Object.is(total, expected),
      message: () =>
        [
          `The number is ${total}; the test says ${this.isNot ? 'anything else' : expected}.`,
          ...lines.map(lineOf),
        ].join('\n'),
      actual: total,
      expected,
    };
  },
});
