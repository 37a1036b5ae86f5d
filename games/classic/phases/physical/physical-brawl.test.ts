// Several attacks of one phase that get in each other's way.

import { rule } from '@ironfield/conformance/rule.ts';
import { expect, test } from 'vitest';
import { melee } from '../../testing/melee.ts';
import { mech } from '../../testing/scene.ts';
import { fallFacing, injury, location, piloting, toHit } from '../../testing/table.ts';

const stout = (name: string, tons = 50) => mech(name, { tons, armor: 60 });
const legs = (count: number) => Array.from({ length: count }, () => location(4, 5));

rule(
  ['CBT-PHY-24', 'CBT-DSP-05', 'CBT-DSP-06'],
  'Who stands behind the target of a charge may step aside before the target arrives',
  () => {
    const table = melee({
      units: {
        Ram: { mech: stout('Ram'), at: '0505 N' },
        Wolf: { mech: stout('Wolf'), at: '0504 N' },
        Cub: { mech: stout('Cub'), at: '0503 NE', state: { mode: 'walk', mpLeft: 1 } },
      },
    }).onslaught('Ram', 'charge', 'Wolf', { hexes: 1 });
    table.begin(0, toHit(6, 6), ...legs(1), ...legs(1));
    expect(table.asked).toBe('1 displace/step-aside');
    table.order({ type: 'step-aside', way: 'forward' }, piloting(6, 6), piloting(6, 6), piloting(6, 6));
    expect(['Ram', 'Wolf', 'Cub'].map((name) => table.hexOf(name))).toEqual(['0504', '0503', '0602']);
    expect(table.rolls('Cub')).toEqual([]);
  },
);

rule(
  ['CBT-PHY-24', 'CBT-DSP-02'],
  'Where the last of a row cannot be shoved on, the charge moves nobody',
  () => {
    const table = melee({
      map: `
      . .3 .
      . . .
      . . .
      . . .`,
      units: {
        Ram: { mech: stout('Ram'), at: '0204 N' },
        Wolf: { mech: stout('Wolf'), at: '0203 N' },
        Cub: { mech: stout('Cub'), at: '0202 N' },
      },
    }).onslaught('Ram', 'charge', 'Wolf', { hexes: 1 });
    table.begin(0, toHit(6, 6), ...legs(1), ...legs(1), piloting(6, 6), piloting(6, 6), piloting(6, 6));
    expect(['Ram', 'Wolf', 'Cub'].map((name) => table.hexOf(name))).toEqual(['0204', '0203', '0202']);
    expect([table.rolls('Wolf'), table.rolls('Cub')]).toEqual([['charged 2'], ['domino 0']]);
  },
);

rule(['CBT-PHY-16', 'CBT-DSP-04'], 'A push onto the head of one who stands two levels below', () => {
  const table = melee({
    map: `
      . . .
      . . .
      . .2 .
      . .2 .`,
    units: {
      Ram: { mech: stout('Ram'), at: '0204 N' },
      Wolf: { mech: stout('Wolf', 55), at: '0203 N' },
      Cub: { mech: stout('Cub'), at: '0202 N' },
    },
  }).begin(0);
  table.order(
    { type: 'push', unit: 'Ram', target: 'Wolf' },
    toHit(6, 6),
    ['accidental fall', 6, 6],
    location(2), // 6 points on Cub, of the 55 tons of Wolf
    location(2),
    ...legs(4), // 6 x 3 on Wolf's back
    injury(6, 6),
    piloting(6, 6), // Cub, who was landed on
  );
  expect(['Ram', 'Wolf', 'Cub'].map((name) => table.hexOf(name))).toEqual(['0203', '0202', '0201']);
  expect([table.damage('Wolf'), table.damage('Cub')]).toEqual([18, 6]);
  expect(table.scene.unit('Wolf').prone).toBe(true);
});

rule(
  ['CBT-PHY-32', 'CBT-DSP-05'],
  'A death from above throws its target into the next, and that one on',
  () => {
    const table = melee({
      units: {
        Jenner: { mech: stout('Jenner', 35), at: '0505 N' },
        Wolf: { mech: stout('Wolf'), at: '0504 N' },
        Cub: { mech: stout('Cub'), at: '0503 N' },
      },
    }).onslaught('Jenner', 'dfa', 'Wolf');
    const hurt = [location(2), location(2), location(2), location(1), location(4)];
    table.begin(0, toHit(6, 6), ...hurt, piloting(6, 6), piloting(6, 6), piloting(6, 6));
    expect(['Jenner', 'Wolf', 'Cub'].map((name) => table.hexOf(name))).toEqual(['0504', '0503', '0502']);
    expect([table.rolls('Wolf'), table.rolls('Cub')]).toEqual([['stomped 2'], ['domino 0']]);
  },
);

rule('CBT-PHY-05', 'Charges are resolved in the order in which they were declared', () => {
  const table = melee({
    units: {
      Ram: { mech: stout('Ram'), at: '0305 N' },
      Ewe: { mech: stout('Ewe'), at: '0905 N', side: 0 },
      Wolf: { mech: stout('Wolf'), at: '0304 N' },
      Cub: { mech: stout('Cub'), at: '0904 N' },
    },
  });
  table.onslaught('Ewe', 'charge', 'Cub').onslaught('Ram', 'charge', 'Wolf');
  table.begin(0, toHit(1, 1)).order({ type: 'go', to: '0804' }, toHit(1, 1));
  const attackers = table.scene.happened('physical-attack').map(({ attack }) => attack.attacker);
  expect(attackers).toEqual([1, 0]);
});

test('a wreck that still stands goes where its player says, and everything it began is carried out', () => {
  const table = melee({
    units: {
      Ram: { mech: mech('Ram', { armor: { HD: 0 } }), at: '0505 N' },
      Ewe: { mech: stout('Ewe'), at: '1010 N', side: 0 },
      Wolf: { mech: stout('Wolf'), at: '0504 S' },
    },
  }).onslaught('Ram', 'charge', 'Wolf');
  table.begin(1).order(
    { type: 'punch', unit: 'Wolf', arms: 'LA', left: 'Ram' },
    toHit(6, 6),
    location(6),
    ['critical hit', 1, 1],
    toHit(1, 1), // the charge of a 'Mech without a head
  );
  expect(table.scene.unit('Ram').loss).toBe('pilot');
  expect(table.asked).toBe('0 physical/sidestep');
  table.order({ type: 'go', to: '0404' });
  expect(table.scene.unit('Ram').hex).toBe(-2);
});

rule('CBT-PSR-03', 'Everything that has befallen a unit in the phase adds up to one number', () => {
  const table = melee({
    units: {
      Ram: { mech: stout('Ram', 100), at: '0505 N' },
      Ewe: { mech: stout('Ewe'), at: '0404 NE', side: 0 },
      Wolf: { mech: stout('Wolf'), at: '0504 S' },
    },
  }).begin(0);
  // Kicked for 20 and pushed: three rolls at 5 + 1, of which the second fails.
  table.order({ type: 'kick', unit: 'Ram', leg: 'LL', target: 'Wolf' });
  table.order({ type: 'push', unit: 'Ewe', target: 'Wolf' });
  table.pass(
    'Wolf',
    toHit(6, 6),
    location(1),
    toHit(6, 6),
    piloting(3, 3),
    piloting(3, 2),
    fallFacing(1),
    ...legs(1),
    injury(6, 6),
  );
  const rolls = table.scene
    .happened('piloting-roll')
    .map(({ reason, number }) => `${reason} ${number.total}`);
  expect(rolls).toEqual(['damage 6', 'kicked 6', 'injury 6']);
  expect(table.hexOf('Wolf')).toBe('0603');
});
