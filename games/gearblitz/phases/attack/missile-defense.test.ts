import { rule } from '@ironfield/conformance/rule.ts';
import { expect } from 'vitest';
import type { Mount } from '../../cards/card.ts';
import { Battle, gun } from '../../testing/table.ts';

/** Somebody with missiles, a target, and a friend of its group with an Anti-Missile System. */
const volley = (weapon: Mount, group = 'Group'): Battle =>
  new Battle({
    north: { Archer: { at: '20,10', facing: 180, card: { weapons: [weapon] } } },
    south: {
      Deer: { at: '20,20', facing: 0, card: { actions: 0 } },
      Shield: { at: '30,30', facing: 0, group, card: { actions: 0, aux: { ams: 2 } } },
    },
  });

rule('HGB-AUX-01', 'a system of the group that is better than the attack stops it', () => {
  const table = volley(gun('ATM'));
  table.activate('Archer');
  // Accuracy +1, Short range +1.
  table.attack('Deer', ['attack', 3], ['missile defense', 4, 1]);
  expect(table.events('missile-defense')).toMatchObject([{ total: 6, against: 5, rof: null }]);
  expect(table.events('defended')).toEqual([]);
});

rule(['HGB-AUX-01', 'HGB-TEST-02'], 'a tie does not stop it; the target defends as always', () => {
  const table = volley(gun('ATM'));
  table.activate('Archer');
  table.attack('Deer', ['attack', 4], ['missile defense', 4, 1], ['defense', 6]);
  expect(table.events('missile-defense')).toMatchObject([{ total: 6, against: 6, rof: 0 }]);
  expect(table.events('defended')).toMatchObject([{ against: 6 }]);
});

rule('HGB-AUX-01', 'against a burst it takes points off the Rate of Fire, where the defender wants', () => {
  const table = volley(gun('MRP', { rof: 4 }));
  table.activate('Archer');
  // Accuracy -1, Medium range 0: 5 - 1.
  const order = table.attackOrder('Deer', { rof: 4, concentrated: 2 });
  table.give(order, ['attack', 5], ['missile defense', 3, 3]);
  expect(table.asked).toBe('South: missile-defense');
  table.give({ type: 'less-damage', points: 1 }, ['defense', 2]);
  expect(table.events('missile-defense')).toEqual([]);
  expect(table.events('struck')).toMatchObject([{ multiplier: { total: 19 } }]);
  const none = volley(gun('MRP', { rof: 4 }));
  none.activate('Archer');
  none.give(none.attackOrder('Deer', { rof: 2, concentrated: 2 }), ['attack', 2], ['missile defense', 6, 6]);
  expect(none.events('missile-defense')).toMatchObject([{ rof: null }]);
});

rule('HGB-AUX-01', 'other groups, other weapons and broken systems do not count', () => {
  const other = volley(gun('ATM'), 'Others');
  other.activate('Archer');
  other.attack('Deer', ['attack', 3], ['defense', 6]);
  const shells = volley(gun('MBZK'));
  shells.activate('Archer');
  shells.attack('Deer', ['attack', 3], ['defense', 6]);
  const broken = volley(gun('ATM'));
  broken.unit('Shield').body = { ...broken.unit('Shield').body, auxHits: 1 };
  broken.activate('Archer');
  broken.attack('Deer', ['attack', 3], ['defense', 6]);
  expect(broken.events('defended')).toMatchObject([{ unit: broken.id('Deer') }]);
});

rule(['HGB-AUX-01', 'HGB-IF-06'], 'mortars are shot at with their bare dice in mind', () => {
  const table = new Battle({
    north: {
      Gun: { at: '20,10', facing: 180, card: { weapons: [gun('LFM')] }, body: { speed: 'stationary' } },
      Eye: { at: '34,20', facing: 270 },
    },
    south: { Deer: { at: '20,35', facing: 0, card: { actions: 0, aux: { ams: 1 } } } },
  });
  table.activate('Eye');
  table.give({ type: 'observe', target: table.id('Deer'), relay: 'all' });
  table.activate('Gun');
  table.give({ type: 'bombard', mount: 0, call: 0, rof: 0, concentrated: 0 });
  const there = { type: 'cardinal', at: { x: 0, y: 0 } } as const;
  table.give(there, ['placement', 5], ['missile defense', 5, 5]);
  expect(table.events('missile-defense')).toMatchObject([{ total: 6, against: 5, rof: null }]);
  expect(table.events('defended')).toEqual([]);
});

rule('HGB-AUX-01', 'what the area has not of the points that are lost comes off the damage', () => {
  const table = volley(gun('MRP', { rof: 4 }));
  table.activate('Archer');
  const order = table.attackOrder('Deer', { rof: 4, concentrated: 2 });
  // 3 of the 4 points are lost, and only 2 are in the area.
  table.give(order, ['attack', 5], ['missile defense', 5, 3]);
  expect(table.refusal({ type: 'less-damage', points: 0 })).not.toBe('');
  table.give({ type: 'less-damage', points: 1 }, ['defense', 2]);
  expect(table.events('struck')).toMatchObject([{ multiplier: { total: 19 } }]);
});
