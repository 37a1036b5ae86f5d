import { rule } from '@ironfield/conformance/rule.ts';
import { expect } from 'vitest';
import { battle, mech, toHit, unit } from '../testing/scene.ts';

const duel = () => {
  const table = battle({
    reading: 0,
    south: [unit('Lance', '0809 N', mech('Ram', { damage: [3, 3, 3], ov: 2 }))],
    north: [unit('Pack', '0807 S', mech('Wolf', { armor: 9 }))],
  });
  table.phase('combat', 'south');
  return table;
};

rule('BF2-INFO-04', 'As it was read before, it was said with the declaration what to withhold', () => {
  const dealt = (attack: string) => {
    const table = duel();
    table.fire('Lance', 'Pack', [attack], toHit(6, 6));
    return table.events('damaged')[0].damage;
  };
  expect([dealt('Ram > Wolf +0 -0'), dealt('Ram > Wolf +0 -1'), dealt('Ram > Wolf +0 -4')]).toEqual([
    3, 2, 1,
  ]);
  expect(dealt('Ram > Wolf +2 -1')).toBe(4);
  expect(duel().refusedFire('Lance', 'Pack', 'Ram > Wolf +0 -5')).toBeUndefined();
});

rule('BF2-INFO-04', 'Then, too, nobody else heard of it', () => {
  const table = duel();
  table.fire('Lance', 'Pack', ['Ram > Wolf +1 -2'], toHit(1, 1));
  const [own] = table.seenBy(0);
  const [theirs] = table.seenBy(1);
  expect(own).toMatchObject({ type: 'declared', attacks: [{ overheat: 1, withhold: 2 }] });
  expect(theirs).toMatchObject({ type: 'declared', attacks: [{ overheat: 1, withhold: null }] });
});
