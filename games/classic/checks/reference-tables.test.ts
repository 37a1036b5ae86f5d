// The tables at the end of the book, row by row.

import { rule } from '@ironfield/conformance/rule.ts';
import type { OptionValues } from '@ironfield/kernel/state.ts';
import { expect } from 'vitest';
import { ROLL_MODIFIERS, waterModifier } from '../data/piloting.ts';
import { CLUSTER_HITS, CRITICAL_HITS } from '../data/tables.ts';
import { duel } from '../testing/duel.ts';
import { march } from '../testing/march.ts';

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
