import { rule } from '@ironfield/conformance/rule.ts';
import { totalOf } from '@ironfield/kernel/explanation.ts';
import { describe, expect } from 'vitest';
import type { RuleId } from '../../rule-index.ts';
import { Mover } from '../../rules/movement/mover.ts';
import { inTheWayOf, mayEnter } from '../../rules/unit/stacking.ts';
import { type Scene, scene } from '../../testing/scene.ts';
import { COMBINED, vehicle } from '../../testing/vehicles.ts';
import type { Motion } from '../../units/vehicle-file.ts';

const OPTIONS = {
  ...COMBINED,
  'expanded-terrain-table': true,
  'terrain-sand': true,
  'terrain-tundra': true,
  'bog-down': true,
  'condition-mud': true,
};

/** MP for the step from the upper hex into the lower one; 0 where there is none. */
function step(motion: Motion, map: string, options = COMBINED as object): number {
  const s = scene({
    options: { ...options } as Record<string, boolean>,
    map,
    units: { Tank: { mech: vehicle('Tank', { motion }), at: '0101 S' }, Wolf: { at: '0103 N' } },
  });
  const { walk } = s.field.kinds[0].stepsOn(s.field, 0);
  const cost = walk[s.cell('0101') * 6 + 3];
  const told = totalOf<RuleId>((tally) =>
    s.field.kinds[0].stepCost(tally, s.field, 0, s.cell('0101'), s.cell('0102')),
  );
  if (cost > 0) expect(told).toBe(cost);
  return cost;
}

const MOTIONS = ['tracked', 'wheeled', 'hover'] as const;
const costs = (hex: string, from = '.', options?: object) =>
  MOTIONS.map((motion) => step(motion, `${from}\n${hex}\n.`, options));

describe('What the ground costs vehicles', () => {
  rule('MT-PRE-22', 'By way of moving: tracked, wheeled, hover', () => {
    expect(costs('.')).toEqual([1, 1, 1]);
    expect(costs('r')).toEqual([2, 0, 2]);
    expect(costs('l')).toEqual([2, 0, 0]);
    expect(costs('H')).toEqual([0, 0, 0]);
    expect(costs('~0')).toEqual([1, 1, 1]);
    expect(costs('~1')).toEqual([0, 0, 1]);
    expect(costs('~3')).toEqual([0, 0, 1]);
    expect(costs('p')).toEqual([1, 1, 1]);
  });

  rule('MT-PRE-22', 'Rubble, swamp and a bridge', () => {
    expect(costs('.+rubble')).toEqual([2, 0, 2]);
    expect(costs('.+swamp')).toEqual([2, 2, 1]);
    expect(costs('~1+bridge')).toEqual([1, 1, 1]);
  });

  rule('MT-PRE-22', 'Sand costs wheels alone', () => {
    expect(costs('s', '.', OPTIONS)).toEqual([1, 2, 1]);
    expect(costs('t', '.', OPTIONS)).toEqual([1, 1, 1]);
    expect(costs('.+mud', '.', OPTIONS)).toEqual([2, 2, 1]);
  });

  rule('MT-PRE-22', 'A level is 2 MP, and more than one is too steep', () => {
    expect(costs('.1')).toEqual([3, 3, 3]);
    expect(costs('.', '.1')).toEqual([3, 3, 3]);
    expect(costs('.2')).toEqual([0, 0, 0]);
    // The bed does not matter to one that floats.
    expect(costs('~3', '.')).toEqual([0, 0, 1]);
  });

  rule('MT-PRE-22', 'Along a road woods are open and cost 1, and levels cost as ever', () => {
    expect(costs('H+road', '.+road')).toEqual([1, 1, 1]);
    expect(costs('H1+road', '.+road')).toEqual([3, 3, 3]);
    expect(costs('H+road', '.')).toEqual([0, 0, 0]);
    // Out of closed ground only along the road.
    expect(costs('.', 'H+road')).toEqual([0, 0, 0]);
  });

  rule('MT-PRE-22', 'A road through water goes down to its bed; one that floats stays on the surface', () => {
    expect(costs('~1+road', '.+road')).toEqual([3, 3, 1]);
    expect(costs('~2+road', '.+road')).toEqual([0, 0, 1]);
  });
});

describe('Sharing hexes', () => {
  const crowd = () =>
    scene({
      options: COMBINED,
      units: {
        Wolf: { at: '0505 N', side: 0 },
        Tank: { mech: vehicle('Tank'), at: '0506 N', side: 0 },
        Truck: { mech: vehicle('Truck'), at: '0507 N', side: 0 },
        Bear: { at: '0510 N', side: 1 },
        Skiff: { mech: vehicle('Skiff', { motion: 'hover' }), at: '0509 N', side: 1 },
      },
    });
  const ends = (s: Scene, name: string, hex: string) =>
    new Mover(s.field, s.state, s.index(name), false).canEndIn('walk', s.cell(hex));

  rule('MT-PRE-24', "Example: own 'Mech and own vehicle in a hex: no third of the side, but an enemy", () => {
    const s = crowd();
    s.put('Tank', '0505 N');
    expect(mayEnter(s.field, s.state, s.index('Truck'), s.cell('0505'))).toBe(false);
    expect(mayEnter(s.field, s.state, s.index('Skiff'), s.cell('0505'))).toBe(true);
    expect(mayEnter(s.field, s.state, s.index('Bear'), s.cell('0505'))).toBe(false);
    expect(inTheWayOf(s.field, s.state, s.index('Bear'), s.cell('0505'))).toBe(s.index('Wolf'));
  });

  rule('MT-PRE-24', "A 'Mech ends its move with a vehicle, never with another 'Mech", () => {
    const s = crowd();
    expect(ends(s, 'Tank', '0505')).toBe(true);
    s.put('Bear', '0506 N');
    s.put('Tank', '0511 N');
    expect(ends(s, 'Wolf', '0506')).toBe(false);
  });

  rule('MT-PRE-24', 'A move ends where enemies are; whoever begins there may leave', () => {
    const s = scene({
      options: COMBINED,
      map: '. \n. \n. \n. \n. \n',
      units: {
        Tank: { mech: vehicle('Tank', { cruise: 4 }), at: '0104 N', side: 0 },
        Skiff: { mech: vehicle('Skiff'), at: '0103 N', side: 1 },
      },
    });
    expect(['0103', '0102'].map((hex) => ends(s, 'Tank', hex))).toEqual([true, false]);
    s.put('Tank', '0103 N');
    expect(['0102', '0101'].map((hex) => ends(s, 'Tank', hex))).toEqual([true, true]);
    // One that has come there in this turn stays.
    s.unit('Tank').hexesMoved = 1;
    s.unit('Tank').mode = 'walk';
    s.unit('Tank').mpLeft = 3;
    expect(new Mover(s.field, s.state, 0, true).canEndIn('walk', s.cell('0102'))).toBe(false);
  });
});
