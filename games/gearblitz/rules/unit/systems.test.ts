import { rule } from '@ironfield/conformance/rule.ts';
import { expect } from 'vitest';
import { WEAPONS, weaponOf } from '../../data/weapons.ts';
import { unit } from '../../testing/scene.ts';
import {
  actionsOf,
  CHARGES_DAMAGE,
  escapeThreshold,
  isStoppable,
  mayLoad,
  rofAfterMissileDefense,
  SEARCHLIGHT,
  SMOKE,
  SYSTEM_SKILL,
  squadsPerAction,
  transportThreshold,
} from './systems.ts';

rule('HGB-AUX-01', 'An Anti-Missile System stops rockets, missiles and mortars, nothing else', () => {
  expect(['LRP', 'ATM', 'HGM', 'INF-LM', 'INF-RL'].every((code) => isStoppable(weaponOf(code)))).toBe(true);
  expect(['LAC', 'HBZK', 'LPZF', 'HGL', 'INF-GR'].some((code) => isStoppable(weaponOf(code)))).toBe(false);
  expect([...WEAPONS.values()].filter(isStoppable)).toHaveLength(20);
  expect(SYSTEM_SKILL).toBe(2);
});

rule('HGB-AUX-01', 'It takes its margin off a Rate of Fire, and stops what would fall below 0', () => {
  expect([rofAfterMissileDefense(0, 0), rofAfterMissileDefense(0, 1)]).toEqual([0, null]);
  expect([1, 2, 3, 4].map((margin) => rofAfterMissileDefense(3, margin))).toEqual([2, 1, 0, null]);
});

rule('HGB-AUX-02', 'Anti-Personnel Charges do x4', () => {
  expect(CHARGES_DAMAGE).toBe(4);
});

rule(['HGB-ACT-01', 'HGB-AUX-03'], 'A Unit has the actions of its card, and one more on autopilot', () => {
  const tank = unit({ actions: 2, aux: { autopilot: true } });
  expect([
    actionsOf(tank),
    actionsOf({ ...tank, isOnAutopilot: true }),
    actionsOf({ ...tank, isOnAutopilot: true, auxHits: 1 }),
  ]).toEqual([2, 3, 2]);
});

rule(['HGB-AUX-08', 'HGB-AUX-09'], 'Searchlights reach 24 inches; smoke of 3 inches lasts six rounds', () => {
  expect([SEARCHLIGHT, SMOKE]).toEqual([
    { range: 24, arc: 'F' },
    { radius: 3, reach: 3, rounds: 6 },
  ]);
});

rule('HGB-PERK-17', 'The worse a transport is hit, the easier those inside are', () => {
  expect(([0, 1, 2, 3] as const).map(transportThreshold)).toEqual([null, 5, 3, 1]);
});

rule(
  ['HGB-PERK-16', 'HGB-PERK-10', 'HGB-INF-05'],
  'A standing transport near the ground takes one squad an action, two by Large Doors',
  () => {
    const apc = unit({ perks: { transport: 2 } }, { speed: 'stationary' });
    expect([mayLoad(apc, 0), mayLoad(apc, 1000), mayLoad(apc, 1001)]).toEqual([true, true, false]);
    expect([mayLoad({ ...apc, speed: 'combat' }, 0), mayLoad(unit({}, { speed: 'stationary' }), 0)]).toEqual([
      false,
      false,
    ]);
    const wide = unit({ perks: { transport: 2, largeDoors: true } });
    expect([squadsPerAction(apc), squadsPerAction(wide)]).toEqual([1, 2]);
    expect([escapeThreshold(apc), escapeThreshold(wide)]).toEqual([6, 4]);
  },
);
