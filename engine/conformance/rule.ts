import { type TestFunction, test } from 'vitest';

declare module 'vitest' {
  interface TaskMeta {
    /** The ids of the rules this test proves. */
    rules?: readonly string[];
  }
}

/** A test that proves rules of the book: `rule('CBT-LOS-05', 'A level 2 hill blocks sight between level 1 units', () => ...)`. */
export function rule(ids: string | readonly string[], sentence: string, body: TestFunction): void {
  const rules = [ids].flat();
  test(`${rules.join(', ')}: ${sentence}`, { meta: { rules } }, body);
}
