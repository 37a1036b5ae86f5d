import { rule } from '@ironfield/conformance/rule.ts';
import { optionProblems, resolveOptions } from '@ironfield/kernel/options/options.ts';
import type { OptionValues } from '@ironfield/kernel/state.ts';
import { expect } from 'vitest';
import { ADVANCED_WEAPONS } from '../../data/advanced-weapons.ts';
import { options } from '../../options.ts';
import { rulesLevel } from './max-rules-level.ts';

const levelOf = (id: string) => rulesLevel(options.find((option) => option.id === id)!);

rule('MT-OPT-01', 'Level 1 is the box, Level 2 the Master Rules, Level 3 Maximum Tech', () => {
  const ids = [
    'night',
    'turn-limit',
    'master-rules',
    'indirect-fire',
    'clearing-woods',
    'bracing',
    'dueling',
  ];
  expect(ids.map(levelOf)).toEqual([1, 1, 2, 2, 2, 3, 3]);
  expect(new Set(ADVANCED_WEAPONS.map(({ level }) => level))).toEqual(new Set([2, 3]));
});

rule('MT-OPT-01', 'A Level 3 option may only be on where the game goes up to Level 3', () => {
  const problems = (level: number, values: OptionValues) =>
    optionProblems(options, { 'max-rules-level': level, ...values }).map(({ kind }) => kind);
  const all = [{ night: true }, { 'master-rules': true }, { 'called-shots': true }];
  const tried = [1, 2, 3].map((level) => all.map((values) => problems(level, values)));
  expect(tried).toEqual([
    [[], ['forbids'], ['forbids']],
    [[], [], ['forbids']],
    [[], [], []],
  ]);
  expect([problems(0, {}), problems(4, {})]).toEqual([['value'], ['value']]);
});

rule('MT-OPT-01', 'Options beyond its level are refused, and it is said why', () => {
  const result = resolveOptions(options, { 'max-rules-level': 1, bracing: true, 'taking-cover': true });
  expect(result.ok ? [] : result.error).toEqual([
    {
      message: 'Option "max-rules-level" at 1 leaves no room for option "taking-cover"',
      rule: 'MT-OPT-01',
    },
    { message: 'Option "max-rules-level" at 1 leaves no room for option "bracing"', rule: 'MT-OPT-01' },
  ]);
});
