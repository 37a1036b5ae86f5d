import { rule } from '@ironfield/conformance/rule.ts';
import { expect } from 'vitest';
import type { ElementRecord } from '../../state.ts';
import { battle, mapWith, mech, tank, toHit, unit } from '../../testing/scene.ts';

interface Scene {
  readonly map?: Record<string, string>;
  readonly firer?: ElementRecord;
  readonly scout?: ElementRecord;
  readonly target?: ElementRecord;
  readonly scoutAt?: string;
  readonly from?: string;
}

const archer = mech('Archer', { specials: ['if'], damage: [3, 3, 2], ov: 2 });

/** A wall of hills hides the target in 0805 from the firer in 0810; the scout stands before it. */
function scene({
  map = {},
  firer = archer,
  scout = mech('Scout'),
  target = mech('Wolf'),
  scoutAt = '0807 N',
  from = '0810 N',
}: Scene = {}) {
  const wall = { '0708': '5', '0808': '5', '0908': '5', '0608': '5', '1008': '5' };
  const table = battle({
    map: mapWith({ ...wall, ...map }),
    south: [unit('Fire', from, firer, mech('Ram')), unit('Eyes', scoutAt, scout, mech('Ewe'))],
    north: [unit('Pack', '0805 N', target, mech('Cub'))],
  });
  table.phase('combat', 'south');
  return table;
}
const lines = (table: ReturnType<typeof scene>) =>
  table.number('Archer', 'Wolf', 'Scout').lines.map(({ value, reason }) => `${value} ${reason}`);

rule(
  ['BF2-EQ-11', 'BF2-LOS-04'],
  'Out of sight only elements with indirect fire attack, with a spotter of another unit',
  () => {
    const table = scene();
    expect(table.targets('Fire')).toEqual(['Pack']);
    expect(table.attackers('Fire', 'Pack')).toEqual(['Archer']);
    expect(table.spotters('Fire', 'Pack')).toEqual(['Scout', 'Ewe']);
    expect(
      table.refusal({ type: 'fire', unit: 0, target: 2, spotter: table.elementIndex('Ram'), attacks: [] })
        .rule,
    ).toBe('BF2-EQ-11');
    const plain = scene({ firer: mech('Archer') });
    expect(plain.targets('Fire')).toEqual([]);
    expect(plain.refusedFire('Fire', 'Pack', 'Archer > Wolf')).toBe('BF2-ATK-01');
  },
);

rule('BF2-EQ-11', 'Whoever sees its target attacks it directly, and needs nobody', () => {
  const table = scene({ from: '0806 N' });
  expect(table.spotters('Fire', 'Pack')).toEqual([]);
  expect(table.attackers('Fire', 'Pack')).toEqual(['Archer', 'Ram']);
});

rule('BF2-EQ-11', 'The number: base, range of the firer, 1, and the modifiers of both', () => {
  expect(lines(scene())).toEqual(['5 Base number of the target', '4 Long range', '1 Indirect fire']);
  const hard = scene({
    firer: mech('Archer', { specials: ['if'], skill: -1 }),
    scout: mech('Scout', { skill: 2 }),
    map: { '0807': '~', '0805': 'l', '0810': '~' },
    target: mech('Wolf', { mode: 'J' }),
  });
  hard.suffered('Scout', { heat: 1, arm: 2 });
  hard.suffered('Archer', { heat: 2, arm: 1 });
  expect(lines(hard)).toEqual([
    '5 Base number of the target',
    '1 Target can jump',
    '1 Target in light woods',
    '4 Long range',
    '-1 Skill of the attacker',
    '1 Attacker in water',
    '2 Heat level',
    '1 Arm actuator or turret hits',
    '1 Indirect fire',
    '2 Skill of the spotter',
    '1 Spotter in water',
    '1 Heat level of the spotter',
    '2 Arm actuator or turret hits of the spotter',
  ]);
});

rule('BF2-EQ-11', 'Commands over firer and spotter count', () => {
  const table = battle({
    map: mapWith({ '0708': '5', '0808': '5', '0908': '5' }),
    options: { commands: true },
    commands: [
      ['Careful Aim', 'Stand and Shoot', ...CALM],
      [...CALM, 'Ambush', 'Ambush'],
    ],
    south: [unit('Fire', '0810 N', archer), unit('Eyes', '0807 N', mech('Scout'))],
    north: [unit('Pack', '0805 N', mech('Wolf'))],
  });
  table.phase('combat', 'south');
  const before = table.number('Archer', 'Wolf', 'Scout').total;
  table.counter('Eyes', 'Careful Aim', true);
  const aimed = table.number('Archer', 'Wolf', 'Scout').total;
  table.counter('Fire', 'Stand and Shoot', true);
  expect([before - aimed, aimed - table.number('Archer', 'Wolf', 'Scout').total]).toEqual([1, 2]);
});
const CALM = Array.from({ length: 8 }, () => 'Hello, HQ?' as const);

rule(
  'BF2-EQ-11',
  'Damage is that of long range whatever the distance, with overheat, from the firer’s hex',
  () => {
    const near = scene({ from: '0809 N' });
    expect(near.number('Archer', 'Wolf', 'Scout').lines[1].value).toBe(2);
    near.indirect('Fire', 'Pack', 'Scout', ['Archer > Wolf +1'], toHit(6, 6));
    // Long range 2, overheat 1, and 1 for the rear, which looks south.
    expect(near.events('damaged')).toMatchObject([{ damage: 4 }]);
    expect(near.heat('Archer')).toBe(1);
    const none = scene({ firer: mech('Archer', { specials: ['if'], damage: [3, 3, null] }) });
    expect(none.targets('Fire')).toEqual([]);
  },
);

rule('BF2-EQ-11', 'The firer needs the target in its arc and within 8 hexes', () => {
  expect(scene({ from: '0810 S' }).targets('Fire')).toEqual([]);
  expect(scene({ from: '0813 N' }).targets('Fire')).toEqual(['Pack']);
  expect(scene({ from: '0814 N' }).targets('Fire')).toEqual([]);
});

rule('BF2-EQ-11', 'A spotter must be able to attack the target itself', () => {
  const spotters = (given: Scene) => scene(given).spotters('Fire', 'Pack');
  expect(spotters({ scoutAt: '0807 S' })).toEqual([]);
  expect(spotters({ scout: mech('Scout', { damage: [1, null, null] }) })).toEqual(['Ewe']);
  expect(spotters({ scoutAt: '0811 N' })).toEqual([]);
  const down = scene();
  down.suffered('Scout', { heat: 4, downSince: 1 });
  expect(down.spotters('Fire', 'Pack')).toEqual(['Ewe']);
  const price = scene();
  price.unit('Eyes').mayNotAttack = true;
  expect(price.targets('Fire')).toEqual([]);
  const moved = scene({ scout: mech('Scout', { specials: ['mof'] }) });
  moved.unit('Eyes').entered = 1;
  expect(moved.spotters('Fire', 'Pack')).toEqual(['Ewe']);
});

rule('BF2-EQ-11', 'A spotter does not attack this turn, and whoever has attacked does not spot', () => {
  const table = scene();
  table.indirect('Fire', 'Pack', 'Scout', ['Archer > Wolf'], toHit(1, 1));
  expect(table.attackers('Eyes', 'Pack')).toEqual(['Ewe']);
  expect(table.refusedFire('Eyes', 'Pack', 'Scout > Wolf')).toBe('BF2-EQ-11');
  table.fire('Eyes', 'Pack', ['Ewe > Wolf'], toHit(1, 1));
  table.nextTurn('south');
  expect(table.element('Scout').spots).toBeNull();
  const other = scene();
  other.fire('Eyes', 'Pack', ['Scout > Wolf'], toHit(1, 1));
  expect(other.spotters('Fire', 'Pack')).toEqual(['Ewe']);
});

rule('BF2-EQ-11', 'One spotter serves any number of attacks on its target, but no other target', () => {
  const table = battle({
    map: mapWith({ '0708': '5', '0808': '5', '0908': '5', '0608': '5', '1008': '5' }),
    south: [
      unit('Fire', '0810 N', archer),
      unit('Guns', '0710 N', mech('Gun', { specials: ['if'] })),
      unit('Eyes', '0807 N', mech('Scout')),
    ],
    north: [unit('Pack', '0805 N', mech('Wolf')), unit('Pride', '0905 N', mech('Lion'))],
  });
  table.phase('combat', 'south');
  table.indirect('Fire', 'Pack', 'Scout', ['Archer > Wolf'], toHit(1, 1));
  expect([table.spotters('Guns', 'Pack'), table.targets('Guns')]).toEqual([['Scout'], ['Pack']]);
  table.indirect('Guns', 'Pack', 'Scout', ['Gun > Wolf'], toHit(1, 1));
  expect(table.events('declared')).toMatchObject([{ spotter: table.elementIndex('Scout') }]);
});

rule('BF2-EQ-03', 'Without rules for artillery it fires indirectly', () => {
  for (const code of ['art', 'artL', 'artS', 'artT', 'artA'])
    expect(scene({ firer: tank('Archer', { specials: [code] }) }).attackers('Fire', 'Pack')).toEqual([
      'Archer',
    ]);
});
