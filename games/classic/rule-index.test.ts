import { rule } from '@ironfield/conformance/rule.ts';
import { describe, expect, test } from 'vitest';
import { GROUNDS } from './data/terrain.ts';
import { kindOf } from './kinds.ts';
import { STOCK_MECHS } from './mechs/mechs.ts';
import { options } from './options.ts';
import { type RuleId, rules } from './rule-index.ts';
import { designOf } from './units/design.ts';
import { mechFileSchema } from './units/unit-file.ts';

describe('the rule index', () => {
  test('says of every rule in a line or two what it is about, and where the book has it', () => {
    for (const { id, title, section, summary } of rules) {
      expect(title, id).not.toBe('');
      expect(section, id).toMatch(/, (pp?\. \d+(-\d+)?|not in the book)$/);
      expect(summary.length, id).toBeGreaterThan(10);
      expect(summary.length, id).toBeLessThan(221);
      expect(summary, id).toMatch(/[.]$/);
    }
    expect(rules).toHaveLength(344);
  });

  test('no two rules say the same', () => {
    expect(new Set(rules.map(({ summary }) => summary)).size).toBe(rules.length);
  });

  test('what options bring along says so, too, and names the option', () => {
    for (const { id, rules: own = [] } of options)
      for (const { id: rule, section, summary, option } of own) {
        expect(option, rule).toBe(id);
        expect(section, rule).toMatch(rule.startsWith('HOUSE-') ? /^House rules$/ : /^Maximum Tech, /);
        expect(summary.length, rule).toBeLessThan(221);
        expect(summary, rule).toMatch(/[.]$/);
      }
  });

  test('ids are literal types', () => {
    const known: RuleId = 'CBT-LOS-05';
    // @ts-expect-error there is no such rule
    const unknown: RuleId = 'CBT-LOS-99';
    const ids: readonly string[] = rules.map(({ id }) => id);
    expect(ids).toContain(known);
    expect(ids).not.toContain(unknown);
  });

  test('what options cite is there, and options that rules name exist', () => {
    const all = options.flatMap((option) => option.rules ?? []);
    const ids: ReadonlySet<string> = new Set([...rules, ...all].map(({ id }) => id));
    const names = new Set(options.map(({ id }) => id));
    for (const option of options) expect(ids.has(option.rule)).toBe(true);
    for (const { id, option } of [...rules, ...all])
      if (option !== undefined) expect(names.has(option), id).toBe(true);
  });
});

rule('CBT-CNV-01', 'There are BattleMechs of the year 3025, and nothing else', () => {
  const atlas = STOCK_MECHS['AS7-D'];
  expect(mechFileSchema.safeParse({ ...atlas, frame: 'tank' }).success).toBe(false);
  const carrying = (item: string) => {
    const mech = structuredClone(atlas);
    mech.slots.LT[11] = item;
    return mech;
  };
  for (const item of ['ER PPC', 'Gauss Rifle', 'Medium Pulse Laser', 'Ammo Gauss Rifle', 'Laser Heat Sink'])
    expect(kindOf(atlas).gearOf!(carrying(item)), item).not.toEqual([]);
  for (const item of ['Blue Shield', 'Plasma Rifle', 'Ammo Plasma Rifle']) {
    expect(designOf(carrying(item))).toEqual({
      ok: false,
      error: [`"${item}" in LT: not in the introductory rules`],
    });
  }
  const introductory = GROUNDS.filter(({ rule }) => rule === undefined).map(({ name }) => name);
  expect(introductory.filter((name) => !name.startsWith('water'))).toEqual([
    'clear',
    'rough',
    'light woods',
    'heavy woods',
  ]);
});
