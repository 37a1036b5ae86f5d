// The tables at the end of the book, row by row.

import { rule } from '@ironfield/conformance/rule.ts';
import type { Roll } from '@ironfield/conformance/scripted.ts';
import type { OptionValues } from '@ironfield/kernel/state.ts';
import { expect } from 'vitest';
import { ROLL_MODIFIERS, waterModifier } from '../data/piloting.ts';
import { CLUSTER_HITS, CRITICAL_HITS } from '../data/tables.ts';
import type { AttackSide } from '../events.ts';
import { options } from '../options.ts';
import type { HitRow } from '../points/damage.ts';
import { rules } from '../rule-index.ts';
import { duel } from '../testing/duel.ts';
import { march } from '../testing/march.ts';
import { scene } from '../testing/scene.ts';
import { vehicle } from '../testing/vehicles.ts';

interface Plan {
  readonly options?: OptionValues;
  readonly range?: number;
  readonly hexes?: readonly string[];
  readonly gun?: object;
  readonly mark?: object;
}

/** What a row adds to the number of a PPC four hexes away. */
const added = (plan: Plan): number => duel({ options: {}, ...plan }).toHit('PPC').total - 4;

rule('MT-L3TB-04', 'Movement and heat of the attacker', () => {
  const modes = ['still', 'walk', 'run', 'jump'].map((mode) => added({ gun: { mode } }));
  expect(modes).toEqual([0, 1, 2, 3]);
  const options = { 'expanded-heat-scale': true };
  const heats = [7, 8, 13, 17, 24, 32, 33, 40, 41, 47, 48].map((heat) => added({ options, gun: { heat } }));
  expect(heats).toEqual([0, 1, 2, 3, 4, 4, 5, 5, 6, 6, 7]);
});

rule('MT-L3TB-04', 'Range and woods', () => {
  const options = { 'extreme-range': true };
  const ranges = [3, 6, 7, 12, 13, 18, 19].map((range) => added({ options, range }));
  expect(ranges).toEqual([1, 0, 2, 2, 4, 4, 8]);
  const woods = [
    ['.', '.', 'l', '.', '.'],
    ['.', '.', 'H', '.', '.'],
    ['.', '.', '.', '.', 'l'],
    ['.', '.', '.', '.', 'H'],
  ].map((hexes) => added({ hexes }));
  expect(woods).toEqual([1, 2, 1, 2]);
});

rule('MT-L3TB-04', 'Movement and posture of the target', () => {
  const options = { 'expanded-tmm': true };
  const hexes = [0, 2, 3, 4, 5, 6, 7, 9, 10, 13, 14, 18, 19, 24, 25];
  expect(hexes.map((hexesMoved) => added({ options, mark: { hexesMoved } }))).toEqual([
    0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7,
  ]);
  expect(added({ mark: { mode: 'jump' } })).toBe(1);
  expect(added({ mark: { prone: true } })).toBe(1);
  expect(added({ mark: { shutDown: 1 } })).toBe(-4);
});

rule('MT-L3TB-05', 'Piloting Skill Rolls', () => {
  expect(ROLL_MODIFIERS).toMatchObject({
    shutdown: 3,
    actuator: 1,
    hip: 2,
    gyro: 3,
    legDestroyed: 5,
    kicked: 0,
    pushed: 0,
    charged: 2,
    stomped: 2,
    missedKick: 0,
    madeCharge: 2,
    madeDfa: 4,
  });
  expect([1, 2, 3, 4].map(waterModifier)).toEqual([-1, 0, 1, 1]);
});

rule('MT-L3TB-06', 'Columns of the missile table, and critical hits from 8 on', () => {
  expect(Object.keys(CLUSTER_HITS).map(Number)).toEqual([2, 3, 4, 5, 6, 9, 10, 12, 15, 20]);
  for (const [size, hits] of Object.entries(CLUSTER_HITS)) {
    expect(hits).toHaveLength(11);
    expect(hits.at(-1)).toBe(Number(size));
  }
  expect(CRITICAL_HITS).toEqual([0, 0, 0, 0, 0, 0, 1, 1, 2, 2, 3]);
});

rule('MT-PRE-22', 'A step along a road costs 1 and its levels, and ignores what grows there', () => {
  const row = (...hexes: string[]) => [...hexes, '.'].map((hex) => `. ${hex} .`).join('\n');
  const units = { Wolf: { at: '0202 N' }, Bear: { at: '0301 N' } };
  const mp = (...hexes: string[]) => march({ map: row(...hexes), units }).mpTo('Wolf', 'walk', '0201').total;
  expect([mp('p', 'p'), mp('H+road', 'p'), mp('H1+road', '.+road'), mp('H', 'p')]).toEqual([1, 1, 2, 3]);
});

rule('MT-L3TB-07', 'Where ground vehicles are hit, and what it does to their motive systems', () => {
  const made = scene({
    options: {
      'combined-arms': true,
      'vehicle-motive-damage': true,
      'vehicle-hit-location': true,
      'vehicle-critical-hits': true,
    },
    units: { Tank: { mech: vehicle('Tank'), at: '0505 N' }, Wolf: { at: '0510 N' } },
  });
  const { field } = made;
  const row = ({ isTurret, other, isCritical, isMotive }: HitRow): string =>
    `${isTurret ? 'turret' : (other ?? 'side')}${isCritical ? ' critical' : ''}${isMotive ? ' motive' : ''}`;
  const column = (side: AttackSide) => field.plugged.hitColumn!([], 'tracked', side).map(row);
  const printed = (five: string, nine: string) => [
    'side critical',
    'side motive',
    'side',
    five,
    'side',
    'side',
    'side',
    nine,
    'turret',
    'turret',
    'turret critical',
  ];
  expect(column('front')).toEqual(printed('right', 'left'));
  expect(column('rear')).toEqual(printed('left', 'right'));
  expect(column('left')).toEqual(printed('front', 'rear'));
  const dice = [
    [1, 6],
    [2, 6],
    [3, 6],
    [4, 6],
    [5, 6],
    [6, 6],
  ] as const;
  made.rolling(
    dice.map((pair): Roll => ['motive damage', ...pair]),
    () => {
      for (const _ of dice) field.plugged.motiveDamage!(made.play, field, 0, 0);
    },
  );
  expect(made.happened('motive-roll').map(({ result }) => result)).toEqual([
    'none',
    'harder',
    'harder',
    'slowed',
    'slowed',
    'immobilized',
  ]);
});

rule('MT-PRE-21', 'Each topic has its rule, and beside it what only adds to that', () => {
  const known: ReadonlySet<string> = new Set(
    [...rules, ...options.flatMap((option) => option.rules ?? [])].map(({ id }) => id),
  );
  const topics: Readonly<Record<string, readonly string[]>> = {
    'hidden units': ['MT-PRE-17', 'MT-BASE-03'],
    minefields: ['MT-PRE-16', 'MT-BASE-05'],
    fire: ['MT-PRE-06', 'MT-BASE-07'],
    vehicles: ['MT-PRE-10', 'MT-PRE-22', 'MT-PRE-23'],
    buildings: ['MT-BASE-04', 'MT-BASE-19', 'MT-BASE-20', 'MT-BASE-21', 'MT-BASE-22'],
    artillery: ['MT-BASE-01', 'MT-BASE-02', 'MT-BASE-24', 'MT-BASE-25'],
    'infantry at close quarters': ['MT-PRE-15', 'MT-PRE-28', 'MT-SOPS-02', 'MT-SOPS-03'],
    VTOLs: ['MT-PRE-12', 'MT-PRE-29'],
    'stacking, transport and the order of moves': ['MT-PRE-24', 'MT-PRE-25', 'MT-PRE-32'],
  };
  for (const [topic, ids] of Object.entries(topics))
    expect([topic, ids.filter((id) => !known.has(id))]).toEqual([topic, []]);
});
