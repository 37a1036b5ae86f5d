// Stands in for vitest where tests are run again and again in one process: it only collects them.
import { chai, expect } from 'vitest';

export { expect };

// Matchers of `expect.extend` ask vitest for the running test, and there is none: see `engine/conformance/to-total.ts`.
chai.Assertion.addMethod('toTotal', function toTotal(this: Chai.AssertionStatic, expected: number) {
  const { total } = (this as unknown as { readonly _obj: { readonly total: number } })._obj;
  new chai.Assertion(total).to.equal(expected);
});

type Body = (...given: unknown[]) => unknown;

export interface Collected {
  readonly name: string;
  readonly run: () => unknown;
}

export const collected: Collected[] = [];

function collect(name: string, ...rest: readonly unknown[]): void {
  const body = rest.find((part) => typeof part === 'function') as Body;
  collected.push({ name, run: () => body({ expect, task: { name, meta: {} } }) });
}

const none = () => {};

/** For each of some cases: arrays are spread, as vitest does. */
const each =
  (make: (name: string, body: Body) => void) => (cases: readonly unknown[]) => (name: string, body: Body) => {
    for (const [index, one] of cases.entries()) {
      make(`${name} #${index + 1}`, () => (Array.isArray(one) ? body(...one) : body(one)));
    }
  };

export const test = Object.assign(collect, {
  each: each(collect),
  skipIf: (isSkipped: boolean) => (isSkipped ? none : collect),
  runIf: (isRun: boolean) => (isRun ? collect : none),
});

const group = (_name: string, body: Body): void => void body();

export const describe = Object.assign(group, {
  each: each(group),
  skipIf: (isSkipped: boolean) => (isSkipped ? none : group),
});
