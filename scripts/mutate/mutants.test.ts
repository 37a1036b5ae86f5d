import { expect, test } from 'vitest';
import { functionBodies, mutantsOf, mutated } from './mutants.ts';

const changed = (source: string) => mutantsOf('a.ts', source).map((mutant) => mutated(source, mutant));

test('comparisons, arithmetic and logic are turned', () => {
  expect(changed('a < b;')).toEqual(['a <= b;']);
  expect(changed('a === b && c;')).toEqual(['a !== b && c;', 'a === b || c;']);
  expect(changed('x = a - b;')).toEqual([';', 'x = a + b;']);
  expect(changed('const t = a + `b`;')).toEqual([]);
});

test('conditions are decided beforehand, negations dropped, effects left out', () => {
  expect(changed('if (a) b();')).toEqual(['if (true) b();', 'if (false) b();', 'if (a) ;']);
  expect(changed('const x = !a;')).toEqual(['const x = (a);']);
  expect(changed('const x = a ? b : c;')).toEqual(['const x = (b);', 'const x = (c);']);
  expect(changed('a++;')).toEqual(['a--;', ';']);
});

test('literals are one off, and extremes swapped', () => {
  expect(changed('const x = [1, true];')).toEqual(['const x = [2, true];', 'const x = [1, false];']);
  expect(changed('const x = Math.min(a, b);')).toEqual(['const x = Math.max(a, b);']);
});

test('types, imports and names are left alone', () => {
  expect(changed("import { a } from './1.ts';\ntype T = 1 | 2;\nconst x: 3 = a as 4;")).toEqual([]);
});

test('a mutant knows its line and the function it is in', () => {
  const source = 'const top = 1;\nfunction f() {\n  return 2;\n}\n';
  expect(mutantsOf('a.ts', source)).toMatchObject([
    { line: 1, within: -1 },
    { line: 3, within: source.indexOf('function') },
  ]);
  expect(functionBodies('a.ts', source).map(({ start }) => start)).toEqual([source.indexOf('function')]);
});
