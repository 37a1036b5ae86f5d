import { rule } from '@ironfield/conformance/rule.ts';
import type { Pick } from '@ironfield/kernel/menu/menu.ts';
import { expect } from 'vitest';
import { rosterEntry } from '../../data/roster.ts';
import type { ElementRecord } from '../../state.ts';
import { battle, initiative, mapWith, mech, tank, toHit, unit } from '../../testing/scene.ts';

const SEA = mapWith(
  Object.fromEntries(
    Array.from({ length: 17 }, (_, row) => [`08${String(row + 1).padStart(2, '0')}`, '~']).concat([
      ['0710', '~'],
    ]),
  ),
);
const sub = (name: string, figures = {}) => tank(name, { mode: 's', ...figures });

function scene(enemy: ElementRecord, enemyAt: string, isSubmerged = true) {
  const table = battle({
    map: SEA,
    south: [unit('Boats', '0810 N', sub('Shark'))],
    north: [unit('Pack', enemyAt, enemy)],
  });
  table.unit('Boats').submerged = isSubmerged;
  table.phase('combat', 'south');
  return table;
}
const fights = (enemy: ElementRecord, enemyAt: string, isSubmerged = true) => {
  const table = scene(enemy, enemyAt, isSubmerged);
  const attacks = table.targets('Boats').length > 0;
  table.done();
  table.done();
  const isAttacked = table.asked === 'north combat/declare' && table.targets('Pack').length > 0;
  return [attacks, isAttacked];
};

rule('BF2-VEH-06', 'Surfaced, a submarine fights like a ship', () => {
  expect(fights(mech('Wolf'), '0806 S', false)).toEqual([true, true]);
  expect(fights(tank('Ship', { mode: 'n' }), '0806 S', false)).toEqual([true, true]);
});

rule('BF2-VEH-06', 'Submerged, it fights ships and ’Mechs in its own hex only, and nobody else', () => {
  expect(fights(mech('Wolf'), '0809 S')).toEqual([false, false]);
  expect(fights(mech('Wolf'), '0810 S')).toEqual([true, true]);
  expect(fights(tank('Ship', { mode: 'n' }), '0809 S')).toEqual([false, false]);
  expect(fights(tank('Ship', { mode: 'n' }), '0810 S')).toEqual([true, true]);
  expect(fights(tank('Hover', { mode: 'h' }), '0810 S')).toEqual([false, false]);
  expect(fights(tank('Copter', { mode: 'v' }), '0810 S')).toEqual([false, false]);
  expect(scene(mech('Wolf'), '0809 S').refusedFire('Boats', 'Pack', 'Shark > Wolf')).toBe('BF2-ATK-01');
});

rule('BF2-VEH-06', 'Submerged submarines fight each other at any range', () => {
  const table = scene(sub('Whale'), '0806 S');
  expect(table.targets('Boats')).toEqual([]);
  table.unit('Pack').submerged = true;
  expect(table.targets('Boats')).toEqual(['Pack']);
});

rule(['BF2-VEH-06', 'BF2-EQ-11'], 'Nobody fires indirectly at a submerged unit', () => {
  const table = battle({
    map: SEA,
    south: [
      unit('Fire', '0510 N', mech('Archer', { specials: ['if'] })),
      unit('Eyes', '0806 N', mech('Scout')),
    ],
    north: [unit('Boats', '0806 S', sub('Shark'))],
  });
  table.phase('combat', 'south');
  expect(table.targets('Fire')).toEqual(['Boats']);
  table.unit('Boats').submerged = true;
  expect([table.targets('Fire'), table.targets('Eyes')]).toEqual([[], ['Boats']]);
});

rule(
  ['BF2-VEH-06', 'BF2-SEQ-06'],
  'Its owner declares its depth at deployment and in every End Phase',
  () => {
    const table = battle({
      map: SEA,
      south: [unit('Boats', 'off the map', sub('Shark'))],
      north: [unit('Fleet', 'off the map', sub('Whale'))],
    });
    const twice = (purpose: string) =>
      [
        [purpose, 6, 6],
        [purpose, 1, 1],
      ] as const;
    table.begin(...twice('home-edges'));
    table.give({ type: 'home', edge: 'south' }, ...twice('deployment'));
    table.give({ type: 'set-up-first', first: true });
    const depth = table.firstField('deploy').follow!(0).find(({ name }) => name === 'submerged') as Pick;
    expect([true, false].map((isDown) => depth.describe!(isDown).label)).toEqual(['Submerged', 'Surfaced']);
    table.give({ type: 'deploy', unit: 0, to: '0817', facing: 0, submerged: true });
    expect(table.unit('Boats').submerged).toBe(true);
    table.give({ type: 'deploy', unit: 1, to: '0801', facing: 3, submerged: false }, ...initiative('south'));
    expect(table.unit('Fleet').submerged).toBe(false);
    table.give({ type: 'act-first', first: true });
    table.done();
    table.done();
    expect(table.asked).toBe('south end/submarine');
    table.give({ type: 'submerge', submerged: false });
    expect(table.events('submerged')).toEqual([{ type: 'submerged', unit: 0, submerged: false }]);
    expect(table.asked).toBe('north end/submarine');
    table.give({ type: 'submerge', submerged: true }, ...initiative('south'));
    expect([table.unit('Boats').submerged, table.unit('Fleet').submerged, table.state.turn]).toEqual([
      false,
      true,
      2,
    ]);
  },
);

rule(['BF2-VEH-06', 'BF2-SEQ-06'], 'So does the owner of the only one on the map', () => {
  const table = scene(mech('Wolf'), '0801 S');
  table.phase('end', 'south');
  expect(table.asked).toBe('south end/submarine');
  table.give({ type: 'submerge', submerged: false }, ...initiative('south'));
  expect([table.unit('Boats').submerged, table.state.turn]).toEqual([false, 2]);
});

rule('BF2-VEH-06', 'Only water carries it, at 1 MP a hex', () => {
  const table = scene(mech('Wolf'), '0801 S');
  table.phase('movement', 'south');
  expect(table.reach('Boats')).toMatchObject({ '0806': 4, '0710': 1 });
  expect(table.reach('Boats')).not.toHaveProperty('0910');
});

rule(['BF2-TRO-06', 'BF2-VEH-06'], 'A Neptune has only its laser submerged, and missiles surfaced', () => {
  const neptune = (id: string, isSubmerged: boolean) => {
    const { sheet } = rosterEntry(id)!;
    const table = battle({
      map: SEA,
      south: [unit('Boats', '0810 N', { sheet, skill: 0 })],
      north: [unit('Pack', '0810 S', mech('Wolf', { armor: 9 }))],
    });
    table.unit('Boats').submerged = isSubmerged;
    table.phase('combat', 'south');
    if (table.targets('Boats').length === 0) return null;
    table.fire('Boats', 'Pack', [`${sheet.name} > Wolf`], toHit(6, 6));
    return table.events('damaged')[0].damage;
  };
  const ids = ['submarine', 'lrm-variant', 'srm-variant'].map((each) => `veh-neptune-${each}-underwater`);
  expect(ids.map((id) => neptune(id, true))).toEqual([1, null, null]);
  expect(ids.map((id) => neptune(id, false))).toEqual([2, 2, 5]);
  expect(ids.map((id) => rosterEntry(id)!.sheet.surfaced)).toEqual([
    { damage: [2, 3, 1], specials: ['if'] },
    { damage: [2, 4, 2], specials: ['if'] },
    { damage: [5, 5, 1], specials: ['if'] },
  ]);
});

rule(['BF2-TRO-06', 'BF2-EQ-11'], 'Surfaced, a Neptune fires indirectly', () => {
  const { sheet } = rosterEntry('veh-neptune-submarine-underwater')!;
  const targets = (map: string) => {
    const table = battle({
      map,
      south: [unit('Boats', '0812 N', { sheet, skill: 0 }), unit('Eyes', '0807 N', mech('Scout'))],
      north: [unit('Pack', '0806 S', mech('Wolf'))],
    });
    table.phase('combat', 'south');
    return [table.targets('Boats'), table.spotters('Boats', 'Pack')];
  };
  expect(targets(SEA)).toEqual([['Pack'], []]);
  expect(targets(mapWith({ '0809': '5' }))).toEqual([['Pack'], ['Scout']]);
});

rule(['BF2-VEH-06', 'BF2-EQ-11'], 'Nobody fires indirectly under water', () => {
  const water = ['0810', '0806', '0706'].map((hex) => [hex, '~']);
  const ridge = ['0808', '0708', '0908'].map((hex) => [hex, '5']);
  const targets = (isSubmerged: boolean) => {
    const table = battle({
      map: mapWith(Object.fromEntries([...water, ...ridge])),
      south: [
        unit('Bows', '0810 N', sub('Bow', { specials: ['if'] })),
        unit('Eyes', '0706 NE', sub('Scout')),
      ],
      north: [unit('Boats', '0806 S', sub('Shark'))],
    });
    for (const name of ['Bows', 'Eyes', 'Boats']) table.unit(name).submerged = isSubmerged;
    table.phase('combat', 'south');
    return [table.targets('Bows'), table.targets('Eyes')];
  };
  expect(targets(false)).toEqual([['Boats'], ['Boats']]);
  expect(targets(true)).toEqual([[], ['Boats']]);
});

rule('BF2-VEH-06', 'Who stays at its depth tells nobody anything', () => {
  const table = scene(mech('Wolf'), '0801 S');
  const { submerged } = table.unit('Boats');
  table.phase('end', 'south');
  table.give({ type: 'submerge', submerged }, ...initiative('south'));
  expect([table.events('submerged'), table.unit('Boats').submerged]).toEqual([[], submerged]);
});
