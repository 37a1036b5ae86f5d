import { rule } from '@ironfield/conformance/rule.ts';
import { totalOf } from '@ironfield/kernel/explanation.ts';
import { expect } from 'vitest';
import type { Damage, Unit } from '../../cards/unit.ts';
import type { Traits } from '../../cards/weapon.ts';
import { weaponOf } from '../../data/weapons.ts';
import type { RuleId } from '../../rule-index.ts';
import { card, squad, unit } from '../../testing/scene.ts';
import { armorAgainst } from './armor.ts';
import {
  accumulated,
  afterHit,
  burningNumber,
  countedMargin,
  damageLevel,
  haywireNumber,
  hullDownSpending,
  leavesWreck,
  softened,
  sturdySpending,
} from './damage.ts';

const hit = (target: Unit, level: Damage, traits: Traits = {}) =>
  afterHit(target, { level, traits, countersSpent: 0, boxesSpent: 0 });

rule('HGB-DMG-02', 'Once, twice and three times the Armor are Light, Heavy and Overkill', () => {
  expect([14, 15, 29, 30, 44, 45].map((damage) => damageLevel(damage, 15))).toEqual([0, 1, 1, 2, 2, 4]);
});

rule(
  ['HGB-DMG-02', 'HGB-DMG-03', 'HGB-WSR-05'],
  'Example a: 28 on a Light Gear with Armor 15 are Heavy, and Critical with it',
  () => {
    const gear = unit({ armor: 15 }, { damage: 1 });
    const armor = (traits: Traits) =>
      totalOf<RuleId>((tally) => armorAgainst(tally, gear, { from: ['F'], traits }));
    expect(armor({})).toBe(14);
    expect(damageLevel(28, 14)).toBe(2);
    expect(hit(gear, 2).damage).toBe(3);
    const piercing = { armorPiercing: true } as const;
    expect(armor(piercing)).toBe(7);
    expect(damageLevel(28, 7)).toBe(4);
    expect(damageLevel(28, 7, piercing)).toBe(2);
  },
);

rule('HGB-WSR-05', 'Armor Piercing hits leave an undamaged Fragile Unit at Heavy', () => {
  expect(hit(unit({ fragile: true }), damageLevel(99, 5, { armorPiercing: true })).damage).toBe(2);
});

rule('HGB-DMG-03', 'Example a: two Lights are a Heavy', () => {
  expect(hit(unit({}, { damage: 1 }), 1).damage).toBe(2);
});

rule('HGB-DMG-03', 'Results add up, and four points destroy', () => {
  const sum = (before: Damage, level: Damage) => accumulated(before, level, card());
  expect([sum(1, 2), sum(2, 2), sum(3, 1), sum(3, 0), sum(0, 3), sum(1, 3), sum(3, 2)]).toEqual([
    3, 4, 4, 3, 3, 4, 4,
  ]);
});

rule('HGB-DMG-09', 'Example a: a Fragile Unit with Heavy damage is destroyed by a Light', () => {
  expect(hit(unit({ fragile: true }, { damage: 2 }), 1).damage).toBe(4);
  expect(hit(unit({ fragile: true }), 3).damage).toBe(4);
  expect(hit(unit({ fragile: true }, { damage: 1 }), 1).damage).toBe(2);
});

rule(
  'HGB-ACT-07',
  'Example a: 50 on Armor 15 are Overkill; two counters make it Heavy, a Sturdy box Light',
  () => {
    const level = damageLevel(50, 15);
    expect(level).toBe(4);
    expect(hullDownSpending(level, 2)).toEqual({ least: 1, most: 2 });
    const heavy = softened(level, 2);
    expect(heavy).toBe(2);
    expect(sturdySpending(heavy, 1)).toEqual({ least: 1, most: 1 });
    expect(softened(heavy, 1)).toBe(1);
    expect(softened(level, 1)).toBe(3);
    expect(sturdySpending(level, 1)).toEqual({ least: 0, most: 0 });
    expect(hit(unit({ sturdy: 1 }), level).damage).toBe(4);
  },
);

rule('HGB-ACT-07', 'A Critical that a counter has made of Overkill passes by Sturdy boxes', () => {
  expect(sturdySpending(3, 2)).toEqual({ least: 0, most: 0 });
  expect(hullDownSpending(1, 2)).toEqual({ least: 1, most: 1 });
  expect(hullDownSpending(0, 2)).toEqual({ least: 0, most: 0 });
});

rule('HGB-DMG-08', 'A box absorbs a Light or makes a Heavy Light; two cancel a Heavy', () => {
  expect(sturdySpending(1, 3)).toEqual({ least: 1, most: 1 });
  expect(sturdySpending(2, 3)).toEqual({ least: 1, most: 2 });
  expect([softened(1, 1), softened(2, 1), softened(2, 2)]).toEqual([0, 1, 0]);
  const after = afterHit(unit({ sturdy: 2 }, { hullDown: 2 }), {
    level: 0,
    traits: {},
    countersSpent: 1,
    boxesSpent: 1,
  });
  expect(after).toMatchObject({ sturdy: 1, hullDown: 1, damage: 0, auxHits: 0 });
});

rule(['HGB-WSR-06', 'HGB-DMG-01'], 'Armor Crushing takes the same again for what comes through', () => {
  const crushing = { armorCrushing: true } as const;
  expect(hit(unit(), 1, crushing).armorLost).toBe(1);
  expect(hit(unit(), 2, crushing).armorLost).toBe(2);
  expect(hit(unit({}, { armorLost: 1, damage: 1 }), 1, crushing).armorLost).toBe(2);
  expect(hit(unit(), 2).armorLost).toBe(0);
});

rule(
  'HGB-DMG-05',
  'A Unit destroyed by accumulation leaves a wreck, by a single Overkill none, infantry never',
  () => {
    const wrecked = (before: Damage, level: Damage) =>
      leavesWreck(hit(unit({}, { damage: before }), level), level);
    expect([wrecked(3, 1), wrecked(0, 4), wrecked(2, 4), wrecked(1, 1)]).toEqual([true, false, false, false]);
    expect(leavesWreck(squad({ damage: 4 }), 1)).toBe(false);
  },
);

rule(
  ['HGB-WSR-03', 'HGB-INF-09', 'HGB-OPT-04', 'HGB-DMG-01'],
  'Margins of Anti-Infantry weapons count 6 at most against others',
  () => {
    const { traits } = weaponOf('LMG');
    expect(countedMargin(9, { traits, atInfantry: false })).toBe(6);
    expect(countedMargin(9, { traits, atInfantry: true })).toBe(9);
    expect(countedMargin(9, { traits: {}, atInfantry: false })).toBe(9);
    expect(countedMargin(9, { traits: {}, atInfantry: false, cap: 7 })).toBe(7);
  },
);

rule(['HGB-WSR-09', 'HGB-FLAW-10'], 'Haywire does another Light on 4, on 2 to the vulnerable', () => {
  expect(haywireNumber(card())).toBe(4);
  expect(haywireNumber(card({ flaws: { vulnerableToHaywire: true } }))).toBe(2);
});

rule(
  ['HGB-WSR-16', 'HGB-PERK-08'],
  'A target burns on 5, on 6 with one action of help, with two it is out',
  () => {
    const number = (actionsSpent: number, isBurning = false, perks = {}) =>
      burningNumber(card({ perks }), { actionsSpent, isBurning });
    expect([number(0), number(1), number(2), number(0, true)]).toEqual([5, 6, null, 5]);
    expect([number(0, false, { fireResistant: true }), number(0, true, { fireResistant: true })]).toEqual([
      5,
      null,
    ]);
  },
);

rule(
  ['HGB-DMG-06', 'HGB-ACT-07'],
  'Scratched paint changes nothing, and nobody gets counters by being hit',
  () => {
    const critical = unit({}, { damage: 3, auxHits: 1 });
    expect(hit(critical, 0)).toEqual(critical);
  },
);
