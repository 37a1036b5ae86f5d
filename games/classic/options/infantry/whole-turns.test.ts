// Rules that are easily built in the wrong order, played through the phases as at the table.

import { rule } from '@ironfield/conformance/rule.ts';
import type { Roll } from '@ironfield/conformance/scripted.ts';
import { expect } from 'vitest';
import { swarmerOf } from '../../rules/unit/riding.ts';
import { melee } from '../../testing/melee.ts';
import { platoon } from '../../testing/platoons.ts';
import { mech } from '../../testing/scene.ts';
import { location, toHit } from '../../testing/table.ts';
import { COMBINED, vehicle } from '../../testing/vehicles.ts';
import type { InfantryFile } from '../../units/infantry-file.ts';
import type { UnitFile } from '../../units/unit-file.ts';

const ALL = {
  ...COMBINED,
  'infantry-heavy-armor': true,
  'infantry-weapon-damage': true,
  'infantry-dig-in': true,
  'swarm-vehicles': true,
};

const AMMO = ['Ammo Machine Gun', 'Ammo LRM 10', 'Ammo AC/5'];

/** A weapon of a 'Mech fired at a platoon three hexes off, in order: what is left of it. */
function shotAt(
  item: string,
  troop: Partial<InfantryFile>,
  rolls: readonly Roll[],
  { hex = '.', options = {}, state = {} }: { hex?: string; options?: object; state?: object } = {},
): readonly [troopers: number, boxes: number] {
  const made = melee({
    options: { ...COMBINED, 'infantry-heavy-armor': true, ...options },
    map: `. . . .\n. . . .\n. . . .\n${hex} . . .`,
    units: {
      Wolf: { mech: mech('Wolf', { slots: { RT: [item], LT: AMMO } }), at: '0101 S', side: 0 },
      Troop: { mech: platoon('Troop', troop), at: '0104 N', side: 1, state },
    },
  }).beginAt('weapon', 0);
  const attacks = [{ weapon: made.scene.weapon('Wolf', item.replace(/^\d+ x /, '')), target: 1 }];
  made.order({ type: 'fire', unit: 'Wolf', twist: 0, target: 'Troop', attacks });
  made.order({ type: 'hold', unit: 'Troop', twist: 0 }, toHit(6, 6), ...rolls);
  const { structure, armor } = made.scene.unit('Troop');
  return [structure[0], structure[0] + armor[0]];
}

rule(
  'MT-PRE-27',
  'Dice of a machine gun first, then the open ground doubles them, then boxes are crossed off',
  () => {
    const sweeps: Roll = ['machine gun at infantry', 3, 4];
    expect(shotAt('Machine Gun', {}, [sweeps])).toEqual([14, 14]);
    expect(shotAt('Machine Gun', {}, [sweeps], { hex: 'l' })).toEqual([21, 21]);
    // 7 doubled are 14 boxes: 7 troopers. Doubled after the boxes they would be 6 or 8.
    expect(shotAt('Machine Gun', { heavyArmor: true }, [sweeps])).toEqual([21, 42]);
    expect(shotAt('Machine Gun', { heavyArmor: true }, [sweeps], { hex: 'l' })).toEqual([25, 49]);
  },
);

rule('MT-PRE-27', 'Each group of missiles is doubled by itself', () => {
  const salvo: Roll = ['cluster hits', 3, 4];
  expect(shotAt('2 x LRM 10', {}, [salvo])).toEqual([16, 16]);
  expect(shotAt('2 x LRM 10', { heavyArmor: true }, [salvo])).toEqual([22, 44]);
  expect(shotAt('2 x LRM 10', {}, [salvo], { hex: 'H' })).toEqual([22, 22]);
});

rule('MT-PRE-27', 'Nothing is doubled for those who are dug in, and what kills one kills one', () => {
  const state = { marks: { trench: { facing: 0, isDone: true } } };
  const dug = { options: { 'infantry-dig-in': true }, state };
  expect(shotAt('4 x AC/5', {}, [], dug)).toEqual([23, 23]);
  expect(shotAt('4 x AC/5', {}, [])).toEqual([18, 18]);
  const single = { options: { 'infantry-weapon-damage': true } };
  expect(shotAt('Medium Laser', {}, [], single)).toEqual([27, 27]);
  expect(shotAt('Medium Laser', { heavyArmor: true }, [], single)).toEqual([27, 54]);
  expect(shotAt('3 x PPC', {}, [], { ...single, hex: 'l' })).toEqual([26, 26]);
});

rule('MT-INFY-03', 'What is compared with 10 are the points that the weapon does to this target', () => {
  const options = { 'infantry-weapon-damage': true, 'altered-energy-damage': true };
  // At short range it does a point more: the medium laser 6, and the large one 9.
  expect(shotAt('2 x Large Laser', {}, [], { options })[0]).toBe(27);
  expect(shotAt('3 x PPC', {}, [], { options })[0]).toBe(26);
});

/** Trained infantry in the hex of somebody, who stands there and does nothing. */
function boarding(target: UnitFile) {
  const made = melee({
    options: ALL,
    map: '. . .\n. . .',
    units: {
      Troop: { mech: platoon('Troop', { arms: 'srm', antiMech: true, troopers: 22 }), at: '0101 N', side: 0 },
      Foe: { mech: target, at: '0101 N', side: 1 },
    },
  });
  return made;
}

rule(['MT-PRE-15', 'MT-SOPS-02'], 'A swarm boards first, and hurts in the next turn', () => {
  for (const target of [mech('Foe', { armor: 20 }), vehicle('Foe', { armor: 20 })]) {
    const made = boarding(target).beginAt('weapon', 0);
    const whole = made.damage('Foe');
    const attacks = [{ weapon: 2, target: 1 }];
    made.order({ type: 'fire', unit: 'Troop', twist: 0, target: 'Foe', attacks });
    made.order({ type: 'hold', unit: 'Foe', twist: 0 }, toHit(6, 6));
    expect([swarmerOf(made.scene.state, 1), made.scene.unit('Troop').hex]).toEqual([0, -1]);
    expect(made.damage('Foe'), 'in the turn in which it gets there').toBe(whole);
    made.scene.state.weaponAttacks = [];
    made.beginAt('weapon', 0);
    expect(made.orders.toSorted()).toEqual(['hold', 'let-go', 'tear-at']);
    const isMech = !('kind' in target);
    const group = (isFirst: boolean): Roll[] => [
      location(3, 4),
      ...(isMech || isFirst ? [['critical hit', 1, 1] as const] : []),
    ];
    made.order({ type: 'tear-at', unit: 'Troop' }, ...group(true), ...group(false), ...group(false));
    expect(made.damage('Foe') - whole, 'in the next turn').toBe(11);
    expect(swarmerOf(made.scene.state, 1)).toBe(0);
  }
});
