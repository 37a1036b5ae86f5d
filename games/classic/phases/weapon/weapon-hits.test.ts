// Where shots land: behind cover, in missiles, aimed, and from the side that they come from.

import { rule } from '@ironfield/conformance/rule.ts';
import type { Roll } from '@ironfield/conformance/scripted.ts';
import { describe, expect } from 'vitest';
import { CLUSTER_HITS } from '../../data/tables.ts';
import { gunner } from '../../testing/duel.ts';
import { type Melee, melee } from '../../testing/melee.ts';
import { mech } from '../../testing/scene.ts';
import { location, toHit } from '../../testing/table.ts';
import { armorFacing, CT, LL, LT, RL } from '../../units/locations.ts';

const HIT = toHit(6, 6);
interface Plan {
  readonly hexes?: readonly string[];
  readonly gun?: object;
  readonly mark?: object;
  readonly facing?: string;
}

/** Gun in 0201 looks south at Mark in 0205, with these hexes from the one to the other. */
function range({ hexes = ['.', '.', '.', '.', '.'], gun = {}, mark = {}, facing = 'N' }: Plan = {}): Melee {
  return melee({
    map: hexes.map((hex) => `. ${hex} .`).join('\n'),
    units: {
      Gun: { mech: gunner, at: '0201 S', state: gun },
      Mark: { mech: mech('Mark', { armor: 40 }), at: `0205 ${facing}`, state: mark },
    },
  }).beginAt('weapon', 0);
}

/** Fires one weapon at Mark, and tells what each facing has lost. */
function shot(table: Melee, weapon: string, rolls: readonly Roll[], more: object = {}): number[] {
  const attack = { weapon: table.scene.weapon('Gun', weapon), target: 1, ...more };
  table.order({ type: 'fire', unit: 'Gun', twist: 0, target: 'Mark', attacks: [attack] }, ...rolls);
  const { armor } = table.scene.unit('Mark');
  return table.scene.design('Mark').armor.map((full, facing) => full - armor[facing]);
}

const only = (facing: number, points: number) =>
  Array.from({ length: 11 }, (_, i) => (i === facing ? points : 0));
const NOTHING = only(0, 0);

describe('Behind cover', () => {
  const BEHIND_HILL = ['.', '.', '.', '.1', '.'];
  const IN_WATER = ['.', '.', '.', '.', '~1'];

  rule(
    ['CBT-LOS-08', 'CBT-LOS-09'],
    'A shot that rolls a leg hits the hill or the water, and nothing else',
    () => {
      for (const hexes of [BEHIND_HILL, IN_WATER]) {
        const table = range({ hexes });
        expect(shot(table, 'PPC', [HIT, location(4, 5)])).toEqual(NOTHING);
        expect(table.scene.happened('location')).toMatchObject([{ location: LL, struck: false }]);
        expect(table.scene.unit('Mark').damage).toBe(0);
        expect(shot(range({ hexes }), 'PPC', [HIT, location(2, 3)])).toEqual(NOTHING);
        expect(shot(range({ hexes }), 'PPC', [HIT, location(4, 4)])).toEqual(only(LT, 10));
      }
    },
  );

  rule(
    ['CBT-LOS-08', 'CBT-LOS-09'],
    'In the open, on a hill of its own or in a puddle the leg is hit',
    () => {
      for (const hexes of [
        ['.', '.', '.', '.', '.'],
        ['.', '.', '.', '.', '.1'],
        ['.1', '.', '.', '.1', '.'],
        ['.', '.', '.1', '.', '.'],
        ['.', '.', '.', '.', '~0'],
        ['.', '.', '.', 'l', '.'],
      ]) {
        expect(shot(range({ hexes }), 'PPC', [HIT, location(4, 5)])).toEqual(only(LL, 10));
      }
    },
  );

  rule('CBT-LOS-08', 'Of a salvo only those groups are lost that roll a leg', () => {
    const rolls: Roll[] = [HIT, ['cluster hits', 6, 6], location(2, 3), location(3, 4)];
    expect(shot(range({ hexes: BEHIND_HILL }), 'LRM 10', rolls)).toEqual(only(CT, 5));
    const four: Roll[] = [HIT, ['cluster hits', 6, 6]];
    const srm = [location(4, 5), location(3, 4), location(2, 3), location(3, 4)];
    expect(shot(range({ hexes: IN_WATER }), 'SRM 4', [...four, ...srm])).toEqual(only(CT, 4));
  });

  rule(['CBT-WPN-08', 'CBT-LOS-08'], 'Cover saves the leg that is aimed at, and no other location', () => {
    const aimed = (aim: string, hexes: readonly string[]) => {
      const table = range({ hexes, mark: { shutDown: 1 } });
      return { lost: shot(table, 'Medium Laser', [HIT, ['aimed shot', 3, 4]], { aim }), table };
    };
    for (const hexes of [BEHIND_HILL, IN_WATER]) {
      const { lost, table } = aimed('LL', hexes);
      expect(lost).toEqual(NOTHING);
      expect(table.scene.happened('location')).toMatchObject([{ location: LL, struck: false }]);
      expect(aimed('LT', hexes).lost).toEqual(only(LT, 5));
    }
    expect(aimed('RL', ['.', '.', '.', '.', '.']).lost).toEqual(only(RL, 5));
  });
});

describe('Aimed', () => {
  rule('CBT-WPN-08', 'The named location is hit on 6, 7 and 8; on a 5 and on a 9 the dice decide', () => {
    const at = (a: number, b: number, ...more: Roll[]) =>
      shot(range({ mark: { shutDown: 1 } }), 'PPC', [HIT, ['aimed shot', a, b], ...more], { aim: 'LT' });
    expect(at(3, 3)).toEqual(only(LT, 10));
    expect(at(3, 4)).toEqual(only(LT, 10));
    expect(at(4, 4)).toEqual(only(LT, 10));
    expect(at(2, 3, location(3, 4))).toEqual(only(CT, 10));
    expect(at(4, 5, location(3, 4))).toEqual(only(CT, 10));
  });

  rule('CBT-WPN-08', 'From behind it is the rear of the torso, and never a critical hit by itself', () => {
    const aimed: Roll[] = [HIT, ['aimed shot', 3, 4]];
    const behind = range({ mark: { knockedOut: 1 }, facing: 'S' });
    expect(shot(behind, 'PPC', aimed, { aim: 'CT' })).toEqual(only(armorFacing(CT, true), 10));
    expect(behind.scene.happened('critical-roll')).toEqual([]);
  });

  rule('CBT-WPN-08', 'Nobody aims with missiles, at what is gone, or without wanting to', () => {
    const mark = { shutDown: 1 };
    const fire = (table: Melee, weapon: string, aim: string) =>
      table.refusal({
        type: 'fire',
        unit: 'Gun',
        twist: 0,
        target: 'Mark',
        attacks: [{ weapon: table.scene.weapon('Gun', weapon), target: 1, aim }],
      }).path;
    expect(fire(range({ mark }), 'LRM 10', 'CT')).toBe('attacks.0.aim');
    expect(fire(range({ mark: { ...mark, lost: 1 << LL } }), 'PPC', 'LL')).toBe('attacks.0.aim');
    expect(fire(range(), 'PPC', 'LL')).toBe('attacks.0.aim');
    expect(shot(range({ mark }), 'PPC', [HIT, location(3, 4)], { aim: 'none' })).toEqual(only(CT, 10));
  });
});

/** Rows of the book: 2D6, then the hits of launchers with 2, 3, 4, 5, 6, 9, 10, 12, 15 and 20 missiles. */
const TABLE = `
   2   1 1 1 1 2 3  3  4  5  6
   3   1 1 2 2 2 3  3  4  5  6
   4   1 1 2 2 3 4  4  5  6  9
   5   1 2 2 3 3 5  6  8  9 12
   6   1 2 2 3 4 5  6  8  9 12
   7   1 2 3 3 4 5  6  8  9 12
   8   2 2 3 3 4 5  6  8  9 12
   9   2 2 3 4 5 7  8 10 12 16
  10   2 3 3 4 5 7  8 10 12 16
  11   2 3 4 5 6 9 10 12 15 20
  12   2 3 4 5 6 9 10 12 15 20`;

rule(['CBT-WPN-06', 'CBT-REC-08'], 'The Cluster Hits Table, entry by entry', () => {
  const sizes = [2, 3, 4, 5, 6, 9, 10, 12, 15, 20];
  const rows = TABLE.trim()
    .split('\n')
    .map((row) => row.trim().split(/\s+/).map(Number));
  expect(Object.keys(CLUSTER_HITS).map(Number)).toEqual(sizes);
  expect(rows.map(([roll]) => [roll, ...sizes.map((size) => CLUSTER_HITS[size][roll - 2])])).toEqual(rows);
});

rule('CBT-WPN-06', 'The roll tells how many missiles hit, each worth its points', () => {
  const rolls: Roll[] = [HIT, ['cluster hits', 1, 1], location(3, 4)];
  const table = range();
  expect(shot(table, 'LRM 10', rolls)).toEqual(only(CT, 3));
  expect(table.scene.happened('cluster')).toMatchObject([{ unit: 1, missiles: 3 }]);
  const most: Roll[] = [HIT, ['cluster hits', 4, 5], location(3, 4), location(4, 4)];
  const both = shot(range(), 'LRM 10', most);
  expect([both[CT], both[LT]]).toEqual([5, 3]);
});

rule('CBT-WPN-07', 'The last group of a salvo may be a single missile', () => {
  // Six of ten missiles: a group of five and one more.
  const rolls: Roll[] = [HIT, ['cluster hits', 2, 3], location(3, 4), location(3, 4)];
  expect(shot(range(), 'LRM 10', rolls)).toEqual(only(CT, 6));
});
