import type { Proofs } from '@ironfield/conformance/proofs/proof.ts';
import { expect, test } from 'vitest';
import { gameNamed } from './choosing.ts';
import { filesDone, provenRules, ruleTable } from './rules.ts';
import { FakeTerminal } from './testing.ts';

const demo = gameNamed('demo');
const [first, second] = demo.rules;
const proofs: Proofs = {
  fresh: true,
  files: [],
  tests: [
    { rules: [first!.id], name: `${first!.id}: it works`, state: 'passed' },
    { rules: [second!.id], name: `${second!.id}: it does not`, state: 'failed' },
  ],
};

test('every rule is listed with its proof', () => {
  const list = provenRules(demo, proofs);
  expect(list).toHaveLength(demo.rules.length);
  expect(list[0]).toEqual({
    id: first!.id,
    game: 'demo',
    title: first!.title,
    option: null,
    status: 'proven',
    tests: [`${first!.id}: it works`],
  });
  expect(list[1]).toMatchObject({ status: 'open', tests: [`${second!.id}: it does not`] });
  expect(list.find(({ id }) => id === 'DEMO-NIGHT-01')).toMatchObject({ option: 'night' });
});

test('the table counts, and can be narrowed to what is open', () => {
  const { out } = new FakeTerminal();
  const list = provenRules(demo, proofs);
  const all = ruleTable(demo, list, false, out);
  expect(all).toContain(`${demo.rules.length} rules, 1 proven, ${demo.rules.length - 1} open`);
  expect(all).toMatch(new RegExp(`✓ +${first!.id} +1 test +${first!.title}`));
  expect(ruleTable(demo, list, true, out)).not.toContain(`  ${first!.id} `);
});

test('a run of the tests is followed by the files that it tells of', () => {
  const output = [
    ' RUN  v4.1.12',
    ' ✓ |node| games/demo/checks/book.test.ts (13 tests) 40ms',
    '   ✓ a test that took long 31ms',
    ' ❯ games/demo/view.test.ts (2 tests | 1 failed) 9ms',
    '   × it is hidden',
    ' FAIL  games/demo/view.test.ts > it is hidden',
    ' ↓ games/demo/oracle.test.ts (1 test | 1 skipped)',
  ].join('\n');
  expect(filesDone(output)).toBe(3);
});
