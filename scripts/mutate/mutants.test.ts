import { expect, test } from 'vitest';
import { mutantsOf, mutated, switched } from './mutants.ts';

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

test('a mutant knows its line', () => {
  const source = 'const top = 1;\nfunction f() {\n  return 2;\n}\n';
  expect(mutantsOf('a.ts', source)).toMatchObject([{ line: 1 }, { line: 3 }]);
});

test('all changes of a file stand in one source, each behind a switch', () => {
  const source = `
    const list = [1, 2, 3];
    let calls = 0;
    const touch = (by: number): number => (calls += by);
    if (list.some((value): boolean => value > 2 && !(value === 5))) touch(2);
    else touch(7);
    for (let i = 0; i < 2; i++) calls -= i;
    return [calls, calls > 1 ? -calls : list.length, { 1: calls }, Math.max(calls, 3)];`;
  const body = `function run(isOn) {${source}}`;
  const mutants = mutantsOf('a.ts', body);
  const plain = (text: string) => text.replaceAll(/: (number|boolean)/g, '');
  const run = (text: string, on?: object): unknown => {
    const program = new Function('isOn', `${plain(text)}; return run(isOn);`);
    return program((index: number) => mutants[index] === on);
  };
  const all = switched('a.ts', body, (change) => {
    return `isOn(${mutants.findIndex((mutant) => (['start', 'end', 'text'] as const).every((key) => mutant[key] === change[key]))})`;
  });
  expect(run(all)).toEqual(run(body));
  expect(mutants.length).toBeGreaterThan(25);
  const isEndless = (text: string) => text.includes('i--');
  for (const mutant of mutants) {
    const text = mutated(body, mutant);
    if (!isEndless(text)) expect(run(all, mutant)).toEqual(run(text));
  }
});
