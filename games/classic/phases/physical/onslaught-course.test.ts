// Charges and deaths from above from the move in which they are declared to where they end, through all that can come
// between.

import { rule } from '@ironfield/conformance/rule.ts';
import { expect } from 'vitest';
import { isBlocked, unitSight } from '../../rules/sight/line-of-sight.ts';
import { type Melee, melee } from '../../testing/melee.ts';
import { mech } from '../../testing/scene.ts';
import { fallFacing, falls, injury, location, piloting, toHit } from '../../testing/table.ts';

const JETS = { LT: ['3 x Jump Jet'], RT: ['2 x Jump Jet'] };
const wolf = mech('Wolf', { armor: 60, slots: JETS });
const bear = mech('Bear', { armor: 60, slots: { RT: ['10 x AC/20', 'Ammo AC/20'] } });

/** Wolf looks north at Bear, who looks back; Bear has moved, and it is Wolf's turn. */
const duel = (at = '0508 N') =>
  melee({ units: { Wolf: { mech: wolf, at }, Bear: { mech: bear, at: '0504 S' } } })
    .beginAt('movement', 1)
    .order({ type: 'still', unit: 'Bear' });

/** Wolf runs up to Bear and charges. */
const charging = () =>
  duel()
    .order({ type: 'move', unit: 'Wolf', mode: 'run', to: '0505', facing: 'N', more: true })
    .order({ type: 'charge', unit: 'Wolf', mode: 'run', target: 'Bear' });

const leaping = (from = '0505') => duel().order({ type: 'dfa', unit: 'Wolf', target: 'Bear', from });

/** Bear fires its cannon at Wolf; `then` are the dice up to the next question. */
const cannonade = (table: Melee, ...then: Parameters<Melee['order']>[1][]) =>
  table.order(
    {
      type: 'fire',
      unit: 'Bear',
      twist: 0,
      target: 'Wolf',
      attacks: [{ weapon: table.scene.weapon('Bear', 'AC/20'), target: table.scene.index('Wolf') }],
    },
    ...then,
  );

rule(
  ['CBT-PHY-22', 'CBT-PSR-06'],
  'A charger that 20 points bring down before it strikes lies where it was, and misses',
  () => {
    const table = charging();
    expect(table.asked).toBe('1 weapon/declare');
    cannonade(table, toHit(6, 6), location(4, 5), piloting(1, 1), ...falls(3, [4, 5]));
    table.pass('Bear');
    expect(table.asked).toBe('over');
    expect(table.scene.happened('physical-attack')).toMatchObject([{ dice: [], hit: false }]);
    expect([table.hexOf('Wolf'), table.hexOf('Bear')]).toEqual(['0505', '0504']);
    expect(table.scene.unit('Wolf')).toMatchObject({ prone: true, onslaught: null, mode: 'run' });
    expect(table.damage('Bear')).toBe(0);
  },
);

rule(
  ['CBT-PHY-20', 'CBT-PHY-23', 'CBT-PHY-24'],
  'A charger that keeps its feet strikes with the hexes that it moved, and has fired nothing',
  () => {
    const table = charging();
    cannonade(table, toHit(6, 6), location(4, 5), piloting(6, 6));
    expect(table.asked).toBe('1 physical/declare');
    const groups = Array.from({ length: 3 }, () => location(4, 5));
    table.pass('Bear', toHit(6, 6), ...groups, location(4, 5), piloting(6, 6), piloting(6, 6));
    expect(table.damage('Bear')).toBe(15);
    expect([table.hexOf('Wolf'), table.hexOf('Bear')]).toEqual(['0504', '0503']);
  },
);

rule(
  ['CBT-PHY-29', 'CBT-PHY-33', 'CBT-SEQ-07'],
  'One who loses control in the air falls once, when it comes down',
  () => {
    const table = leaping();
    cannonade(table, toHit(6, 6), location(4, 5), piloting(1, 1));
    expect(table.scene.happened('fell')).toEqual([]);
    expect(table.asked).toBe('1 physical/make-way');
    table.order({ type: 'go', to: '0404' }, location(4, 5), location(4, 5), location(4, 5), injury(6, 6));
    expect(table.asked).toBe('over');
    expect(table.scene.happened('fell')).toHaveLength(1);
    expect(table.scene.unit('Wolf')).toMatchObject({ prone: true, onslaught: null, heatBuilt: 4 });
    expect([table.hexOf('Wolf'), table.hexOf('Bear')]).toEqual(['0504', '0404']);
  },
);

rule(['CBT-PHY-25', 'CBT-PHY-05'], 'A target that is shoved away meanwhile is missed', () => {
  const map = `
    . . . .
    . . . .
    . ~1@1 . .
    . . . .
    . . . .
    . . . .`;
  const table = melee({
    map,
    units: {
      Wolf: { mech: wolf, at: '0206 N' },
      Cub: { at: '0406 N', side: 0 },
      Bear: { mech: bear, at: '0203 N' },
      Fox: { mech: mech('Fox', { walk: 3 }), at: '0103 SE' },
    },
  }).beginAt('movement', 1);
  table.order({ type: 'still', unit: 'Bear' });
  table.order({ type: 'dfa', unit: 'Wolf', target: 'Bear', from: '0204' });
  // Fox would go through the water that Bear stands in, falls there, and cannot get up with 1 MP left.
  table.order(
    { type: 'move', unit: 'Fox', mode: 'walk', to: '0304', facing: 'SE', more: false },
    piloting(1, 1),
    fallFacing(1),
    location(4, 5),
    injury(6, 6),
  );
  expect(table.asked).toBe('1 movement/continue');
  table.order({ type: 'stop', unit: 'Fox' }, piloting(6, 6)).order({ type: 'still', unit: 'Cub' });
  expect([table.hexOf('Fox'), table.hexOf('Bear'), table.hexOf('Wolf')]).toEqual(['0203', '0304', '0204']);
  const { field, state } = table.scene;
  expect(isBlocked(unitSight(field, state, table.scene.index('Bear'), table.scene.index('Wolf')))).toBe(
    false,
  );
  while (table.asked.endsWith('weapon/declare')) {
    table.order({ type: 'hold', unit: table.choices('hold')[0], twist: 0 });
  }
  // Whoever is in the hex now makes way, and Wolf falls on its back: 15 points, halved by the water.
  expect(table.asked).toBe('1 physical/make-way');
  expect(table.scene.happened('physical-attack')).toMatchObject([{ dice: [], hit: false }]);
  table.order({ type: 'go', to: '0103' }, location(4, 5), location(4, 5), injury(6, 6));
  expect([table.hexOf('Fox'), table.hexOf('Wolf'), table.asked]).toEqual(['0103', '0203', 'over']);
});
