import { rule } from '@ironfield/conformance/rule.ts';
import { expect } from 'vitest';
import { deployed } from '../../cards/unit.ts';
import { cardOf } from '../../data/cards.ts';
import { squad, unit } from '../../testing/scene.ts';
import { isAirdroppable, mayRetaliate, winnerOf } from './round.ts';

rule(['HGB-ROUND-02', 'HGB-SETUP-03'], 'The higher roll wins, and draws are rolled again', () => {
  expect([winnerOf([5, 3]), winnerOf([0, 3]), winnerOf([4, 4])]).toEqual([0, 1, null]);
});

rule('HGB-PHYS-04', 'A fumbled blow may be answered, a fumbled ram or answer may not', () => {
  const fumble = { isFumble: true, isRam: false, isRetaliation: false };
  expect(mayRetaliate(unit(), fumble)).toBe(true);
  expect(mayRetaliate(unit(), { ...fumble, isFumble: false })).toBe(false);
  expect(mayRetaliate(unit(), { ...fumble, isRam: true })).toBe(false);
  expect(mayRetaliate(unit(), { ...fumble, isRetaliation: true })).toBe(false);
  expect(mayRetaliate(unit({}, { damage: 4 }), fumble)).toBe(false);
});

rule('HGB-PERK-03', 'A group drops from the air if all of it can', () => {
  const para = squad({}, { perks: { airdroppable: true } });
  expect([isAirdroppable([para, para]), isAirdroppable([para, squad()]), isAirdroppable([])]).toEqual([
    true,
    false,
    false,
  ]);
});

rule(
  'HGB-CARD-03',
  'A Unit is deployed whole, Stationary, in the mode of its choice, with everything off',
  () => {
    const sheet = { name: 'Hunter', card: cardOf('hunter'), skills: { att: 2, def: 2, ew: 1, ld: 0 } };
    expect(deployed(sheet, 'G')).toMatchObject({
      mode: 'G',
      speed: 'stationary',
      damage: 0,
      sturdy: 1,
      hullDown: null,
    });
    expect(deployed(sheet)).toMatchObject({ mode: 'W', ecm: { isOn: false }, eccm: { isOn: false } });
  },
);
