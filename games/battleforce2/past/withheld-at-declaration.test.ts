import { rule } from '@ironfield/conformance/rule.ts';
import type { Each, Pick } from '@ironfield/kernel/menu/menu.ts';
import { expect } from 'vitest';
import { battle, mech, platoon, toHit, unit } from '../testing/scene.ts';

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

rule('BF2-INFO-04', 'Then, too, a single point was dealt, and whoever was gone did not count', () => {
  const names = (damage: number, isGone = false) => {
    const table = battle({
      reading: 0,
      south: [unit('Lance', '0809 N', mech('Ram', { damage: [damage, damage, damage] }))],
      north: [unit('Pack', '0807 N', platoon('Rifles'), mech('Wolf', { armor: 9 }))],
    });
    if (isGone) Object.assign(table.element('Rifles'), { destroyed: true });
    table.phase('combat', 'south');
    const list = (table.firstField('fire').follow!(0)[0] as Pick).follow!(1)[0] as Each;
    return list.fields(0).flatMap((field) => (field.kind === 'whole' ? [field.name, field.max] : []));
  };
  expect([names(1), names(2), names(3)]).toEqual([[], ['withhold', 1], ['withhold', 2]]);
  // From behind a ’Mech suffers 1 more.
  expect(names(1, true)).toEqual(['withhold', 1]);
});
