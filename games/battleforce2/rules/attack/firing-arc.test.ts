import { rule } from '@ironfield/conformance/rule.ts';
import type { Roll } from '@ironfield/conformance/scripted.ts';
import { expect } from 'vitest';
import {
  axial,
  battle,
  critical,
  dropship,
  fighter,
  mech,
  type PlacedUnit,
  platoon,
  tank,
  toHit,
  unit,
} from '../../testing/scene.ts';
import { isHexInArc, strikesRear } from './firing-arc.ts';

const HEXES: [number, number][] = [
  [0, -1],
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, 2],
  [1, 1],
  [-1, 2],
  [2, 0],
  [2, -1],
  [-2, 1],
  [-1, 3],
  [0, 3],
  [1, 2],
  [-2, 3],
  [2, 1],
];

/** The hexes around 0709, in axial coordinates, that somebody there who looks north cannot attack. */
function blindSpots(from: PlacedUnit): string[] {
  return HEXES.filter(([q, r]) => {
    const table = battle({ south: [from], north: [unit('Pack', `${axial(q, r)} S`, mech('Wolf'))] });
    table.phase('combat', 'south');
    if (table.asked !== 'south combat/declare') throw new Error(table.asked);
    return table.targets(from.name).length === 0;
  }).map(([q, r]) => `${q},${r}`);
}

rule('BF2-ARC-01', 'Example 1: a ’Mech looking north is blind to the wedge behind it', () => {
  expect(blindSpots(unit('Lance', '0709 N', mech('Ram')))).toEqual(['0,1', '0,2', '-1,3', '0,3', '1,2']);
});

rule('BF2-ARC-02', 'Example 1: a vehicle is blind to everything behind its sides', () => {
  const blind = blindSpots(unit('Lance', '0709 N', tank('Ram')));
  expect(blind.slice(0, 3)).toEqual(['1,0', '0,1', '-1,1']);
  expect(blind).not.toContain('2,-1');
  expect(blind).not.toContain('-2,1');
});

rule('BF2-ARC-02', 'So are ships, VTOLs and artillery pieces', () => {
  for (const figures of [{ mode: 'n' }, { mode: 'v' }, { mode: 'w', class: 'AR' }] as const) {
    const table = battle({
      south: [unit('Lance', '0709 N', tank('Ram', figures))],
      north: [unit('Pack', '0101 S', mech('Wolf'))],
    });
    const isBlind = ([q, r]: readonly [number, number]) =>
      !isHexInArc(table.field, table.state, 0, table.cell(axial(q, r)));
    expect(HEXES.slice(0, 6).filter(isBlind), figures.mode).toEqual([
      [1, 0],
      [0, 1],
      [-1, 1],
    ]);
  }
});

rule('BF2-ARC-03', 'Infantry fires all around', () => {
  expect(blindSpots(unit('Company', '0709', platoon('Foot')))).toEqual([]);
});

rule('BF2-ARC-03', 'Whoever shares the hex is in every arc', () => {
  const table = battle({
    south: [unit('Lance', '0808 N', tank('Ram'))],
    north: [unit('Pack', '0808 S', mech('Wolf'))],
  });
  table.phase('combat', 'south');
  expect(table.targets('Lance')).toEqual(['Pack']);
  for (const facing of [0, 1, 2, 3, 4, 5] as const) {
    table.unit('Lance').facing = facing;
    expect(isHexInArc(table.field, table.state, 0, table.cell('0808'))).toBe(true);
  }
});

rule('BF2-HIT-02', 'Example 6: nobody attacks a unit directly behind it', () => {
  const table = battle({
    south: [unit('B', '0808 N', mech('Ram'))],
    north: [unit('C', '0809 N', mech('Wolf'))],
  });
  table.phase('combat', 'south');
  expect(table.targets('B')).toEqual([]);
  expect(table.refusedFire('B', 'C', 'Ram > Wolf')).toBe('BF2-ATK-01');
});

/** The damage that a hit from this hex does to a target in 0808 that looks north. */
function damageFrom(hex: string, target = mech('Wolf', { armor: 9 }), ...rolls: Roll[]) {
  const table = battle({
    south: [unit('Lance', `${hex} N`, platoon('Foot', { damage: [2, 2, 2] }))],
    north: [unit('Pack', '0808 N', target)],
  });
  table.phase('combat', 'south');
  table.fire('Lance', 'Pack', ['Foot > Wolf'], toHit(6, 6), ...rolls);
  return table.events('damaged')[0].damage;
}

rule(['BF2-DMG-02', 'BF2-DMG-01'], 'Only the hexside behind is the rear, and a corner is the front', () => {
  expect(['0807', '0908', '0909', '0809', '0709', '0708'].map((hex) => damageFrom(hex))).toEqual([
    2, 2, 2, 3, 2, 2,
  ]);
  expect(damageFrom('0812')).toBe(3);
  // 0910 lies exactly on the corner between south and southeast.
  expect(damageFrom('0910')).toBe(2);
  // In the same hex nobody has a rear, whichever way it looks.
  for (const facing of ['N', 'NE', 'SE', 'S', 'SW', 'NW'] as const) {
    const table = battle({
      south: [unit('Lance', '0808 N', platoon('Foot', { damage: [2, 2, 2] }))],
      north: [unit('Pack', `0808 ${facing}`, mech('Wolf'))],
    });
    expect(strikesRear(table.field, table.state, 0, 1)).toBe(false);
  }
  expect(damageFrom('0808')).toBe(2);
});

rule('BF2-DMG-02', 'Vehicles have a rear, infantry has none', () => {
  expect(damageFrom('0809', tank('Wolf', { structure: 9 }), critical(1, 1))).toBe(3);
  expect(damageFrom('0809', platoon('Wolf', { armor: 9 }))).toBe(2);
});

rule('BF2-DMG-02', 'Aerospace units on the ground have no rear either', () => {
  const hit = (craft: ReturnType<typeof mech>) => {
    const table = battle({
      options: { offboard: true, aerospace: true },
      south: [unit('Lance', '0810 N', mech('Ram', { damage: [2, 2, 2] }))],
      north: [unit('Port', '0808 N grounded', craft)],
    });
    table.phase('combat', 'south');
    table.fire('Lance', 'Port', [`Ram > ${craft.sheet.name}`], toHit(6, 6));
    return table.events('damaged')[0].damage;
  };
  expect(hit(dropship('Union', { specials: ['sph'] }))).toBe(2);
  expect(hit(dropship('Leopard'))).toBe(2);
  expect(hit(fighter('Corsair'))).toBe(2);
});
