import { rule } from '@ironfield/conformance/rule.ts';
import '@ironfield/classic/game.ts';
import { kindOf } from '@ironfield/classic/kinds.ts';
import { EQUIPPED_MECHS } from '@ironfield/classic/mechs/equipped.ts';
import { expect, test } from 'vitest';
import { PUBLISHED_MECHS } from '../data/catalogue.ts';
import { verdictOn } from '../legality/verdict.ts';
import { builtOf } from './from-file.ts';

rule('MT-CONS-06', "Every 'Mech of our own with equipment may be built so, to the half ton", () => {
  const findings = EQUIPPED_MECHS.map((file) => [file.name, verdictOn(builtOf(file))]);
  expect(findings).toEqual(EQUIPPED_MECHS.map(({ name }) => [name, { verdict: 'legal', findings: [] }]));
});

test('All of them can be fielded, and none is named after a published one', () => {
  const published = new Set(PUBLISHED_MECHS.map(({ name }) => name.split(' ')[0]!.toLowerCase()));
  for (const file of EQUIPPED_MECHS) {
    expect([file.name, kindOf(file).designOf(file).ok]).toEqual([file.name, true]);
    expect(kindOf(file).fileSchema.safeParse(file).success).toBe(true);
    expect(published).not.toContain(file.name.toLowerCase());
  }
});
