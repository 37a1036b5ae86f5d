import { rule } from '@ironfield/conformance/rule.ts';
import { explain, totalOf } from '@ironfield/kernel/explanation.ts';
import { expect } from 'vitest';
import type { Unit } from '../../cards/unit.ts';
import { ATV } from '../../data/cards/infantry.ts';
import { weaponOf } from '../../data/weapons.ts';
import type { RuleId } from '../../rule-index.ts';
import { squad, unit } from '../../testing/scene.ts';
import { attackModifiers, attackSkill, extraAttackDice, firingModifiers } from './attack-modifiers.ts';
import type { AttackFacts } from './facts.ts';

const facts = (code: string, change: Partial<AttackFacts> = {}): AttackFacts => ({
  weapon: weaponOf(code),
  band: 'M',
  obscurement: 0,
  isTagged: false,
  hasTraceableEmissions: false,
  isSnapFireFromStandBy: false,
  isDefective: false,
  ...change,
});
const modifier = (attacker: Unit, code: string, change: Partial<AttackFacts> = {}) =>
  totalOf<RuleId>((tally) => attackModifiers(tally, attacker, facts(code, change)));

rule('HGB-ATT-03', 'Range counts +2, +1, 0, -1, -2', () => {
  const at = (band: AttackFacts['band']) => modifier(unit(), 'LAC', { band });
  expect([at('PB'), at('S'), at('M'), at('L'), at('EX')]).toEqual([2, 1, 0, -1, -2]);
});

rule('HGB-ATT-03', 'Speed, Accuracy and Obscurement count, each with its reason', () => {
  const { total, lines } = explain<RuleId>((tally) =>
    attackModifiers(tally, unit({}, { speed: 'top' }), facts('ATM', { obscurement: 2, band: 'S' })),
  );
  expect(lines.map(({ value, reason }) => `${value} ${reason}`)).toEqual([
    '-3 Attack at Top Speed',
    '1 Accuracy',
    '1 Short range',
    '-2 Obscurement',
  ]);
  expect(total).toBe(-3);
});

rule(
  'HGB-IF-06',
  'Example a: a Stationary Grizzly places its HGM at Long range with +2 -1, and -1 for Accuracy',
  () => {
    const grizzly = unit({ attack: [2, 0, -3] }, { speed: 'stationary' });
    const placement = totalOf<RuleId>((tally) =>
      firingModifiers(tally, grizzly, facts('HGM', { band: 'L' })),
    );
    expect(placement).toBe(0);
    expect(6 + placement).toBeGreaterThan(4);
  },
);

rule('HGB-AE-03', 'Example a: a Stationary Visigoth at Medium range fires its HFG with +2', () => {
  expect(modifier(unit({}, { speed: 'stationary' }), 'HFG')).toBe(2);
});

rule('HGB-IF-04', 'A placement does not look at Obscurement from the firing Unit', () => {
  const hidden = facts('HGM', { obscurement: 5 });
  expect(totalOf<RuleId>((tally) => firingModifiers(tally, unit(), hidden))).toBe(-1);
  expect(modifier(unit(), 'HGM', { obscurement: 5 })).toBe(-6);
});

rule('HGB-ACT-05', 'Example a: who has evaded twice attacks at -2', () => {
  expect(modifier(unit({}, { evasions: 2 }), 'LAC')).toBe(-2);
});

rule(
  ['HGB-DMG-04', 'HGB-MOR-03', 'HGB-ACT-10', 'HGB-FLAW-02'],
  'Damage, morale, Snap Fire from Stand-By and defects count',
  () => {
    expect(modifier(unit({}, { damage: 3 }), 'LAC')).toBe(-2);
    expect(modifier(unit({}, { isDemoralized: true }), 'LAC')).toBe(-1);
    expect(modifier(unit(), 'LAC', { isSnapFireFromStandBy: true })).toBe(-1);
    expect(modifier(unit({ flaws: { defectiveFireControl: 2 } }), 'LAC', { isDefective: true })).toBe(-2);
  },
);

rule(
  ['HGB-WSR-08', 'HGB-IF-09', 'HGB-TD-02', 'HGB-FLAW-07'],
  'Guided weapons have +2 at tags and emissions, once',
  () => {
    expect(modifier(unit(), 'AGM')).toBe(1);
    expect(modifier(unit(), 'AGM', { isTagged: true })).toBe(3);
    expect(modifier(unit(), 'AGM', { hasTraceableEmissions: true })).toBe(3);
    expect(modifier(unit(), 'AGM', { isTagged: true, hasTraceableEmissions: true })).toBe(3);
    expect(modifier(unit(), 'LAC', { isTagged: true })).toBe(0);
  },
);

rule('HGB-WSR-13', 'Minimum Range weapons lose at Short range what the band gives', () => {
  expect(modifier(unit(), 'LGM', { band: 'S' })).toBe(-1);
});

rule('HGB-WSR-07', 'Artillery fires as at Medium range', () => {
  expect(modifier(unit(), 'LAG', { band: 'EX' })).toBe(-2);
});

rule('HGB-PERK-13', 'A Sniper System is 1 better at Long and Extreme range', () => {
  const at = (band: AttackFacts['band'], attacker = unit({ perks: { sniperSystem: true } }), code = 'LAC') =>
    modifier(attacker, code, { band });
  expect([at('PB'), at('S'), at('M'), at('L'), at('EX')]).toEqual([2, 1, 0, 0, -1]);
  expect(at('EX', unit(), 'INF-SR')).toBe(-1);
});

rule('HGB-PERK-01', 'Acrobatic Handling counts at Point Blank range', () => {
  const dancer = unit({ perks: { acrobatic: 2 } });
  expect([modifier(dancer, 'VB', { band: 'PB' }), modifier(dancer, 'LAC', { band: 'S' })]).toEqual([4, 1]);
});

rule(['HGB-INF-02', 'HGB-INF-03'], 'Infantry attacks at +1 from standing, and at -1 from moving ATVs', () => {
  const [onFoot] = squad().sheet.card.movement;
  const riders = (change: Partial<Unit>) => squad({ mode: 'G', ...change }, { movement: [onFoot, ATV] });
  expect(modifier(squad({ speed: 'stationary' }), 'INF-LMG')).toBe(1);
  expect(modifier(squad({ speed: 'combat' }), 'INF-LMG')).toBe(0);
  expect(modifier(riders({ speed: 'combat' }), 'INF-LMG')).toBe(-1);
  expect(modifier(riders({ speed: 'stationary' }), 'INF-LMG')).toBe(1);
});

rule(
  ['HGB-FLAW-06', 'HGB-NG-02'],
  'The blind attack unskilled; Warrior Monks have one more die in melee',
  () => {
    const blind = unit({ flaws: { sensorDependent: true } }, { auxHits: 1 });
    expect([attackSkill(unit()), attackSkill(blind)]).toEqual([2, 0]);
    const monk = unit({ perks: { warriorMonk: true } });
    expect([extraAttackDice(monk, weaponOf('STAFF')), extraAttackDice(monk, weaponOf('LAC'))]).toEqual([
      1, 0,
    ]);
    expect(extraAttackDice(unit(), weaponOf('VB'))).toBe(0);
  },
);

rule(
  [
    'HGB-DMG-04',
    'HGB-ACT-05',
    'HGB-MOR-03',
    'HGB-ACT-10',
    'HGB-PERK-01',
    'HGB-PERK-13',
    'HGB-WSR-13',
    'HGB-WSR-07',
  ],
  'An attack tells only what counts, with its rule',
  () => {
    const told = (attacker: Unit, code: string, change: Partial<AttackFacts> = {}) =>
      explain<RuleId>((tally) => attackModifiers(tally, attacker, facts(code, change))).lines.map(
        ({ value, rule: id }) => `${value} ${id}`,
      );
    expect(told(unit(), 'LAC')).toEqual(['0 HGB-ATT-03', '0 HGB-ATT-03']);
    const hurt = unit(
      { perks: { acrobatic: 1 }, flaws: { defectiveFireControl: 2 } },
      { damage: 2, evasions: 1, isDemoralized: true },
    );
    expect(told(hurt, 'LAC', { band: 'PB', isSnapFireFromStandBy: true, isDefective: true })).toEqual([
      '0 HGB-ATT-03',
      '2 HGB-ATT-03',
      '-1 HGB-DMG-04',
      '-1 HGB-ACT-05',
      '-1 HGB-MOR-03',
      '-1 HGB-ACT-10',
      '1 HGB-PERK-01',
      '-2 HGB-FLAW-02',
    ]);
    // Acrobatics help at Point Blank alone.
    expect(told(unit({ perks: { acrobatic: 1 } }), 'LAC', { band: 'S' })).toEqual([
      '0 HGB-ATT-03',
      '1 HGB-ATT-03',
    ]);
    expect(told(unit({ perks: { sniperSystem: true } }), 'LAC', { band: 'L' })).toEqual([
      '0 HGB-ATT-03',
      '0 HGB-PERK-13',
    ]);
    expect(told(squad(), 'INF-SR', { band: 'EX' }).at(-1)).toBe('-1 HGB-PERK-13');
    expect(told(unit(), 'LFM', { band: 'S' }).at(-1)).toBe('-1 HGB-WSR-13');
    expect(told(unit(), 'LFM', { band: 'M' })).toHaveLength(3);
    expect(told(unit(), 'LAG', { band: 'EX' }).at(-1)).toBe('0 HGB-WSR-07');
  },
);
