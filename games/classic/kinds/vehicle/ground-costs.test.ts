import { rule } from '@ironfield/conformance/rule.ts';
import { explain, totalOf } from '@ironfield/kernel/explanation.ts';
import { describe, expect, test } from 'vitest';
import type { RuleId } from '../../rule-index.ts';
import { immobilize, slow } from '../../rules/damage/motive.ts';
import { type Scene, scene } from '../../testing/scene.ts';
import { COMBINED, vehicle, vtol } from '../../testing/vehicles.ts';
import type { Motion } from '../../units/vehicle-file.ts';

const MOTIONS = ['tracked', 'wheeled', 'hover'] as const;
const SOUTH = 3;

const field = (motion: Motion, map: string): Scene =>
  scene({
    options: COMBINED,
    map,
    units: { Tank: { mech: vehicle('Tank', { motion }), at: '0101 S' }, Wolf: {} },
  });

/** MP onto a hex of this ground from beside the map, by way of moving; 0 where it is closed. */
function into(hex: string): number[] {
  return MOTIONS.map((motion) => {
    const { field: there } = field(motion, hex);
    const [cost] = there.kinds[0].stepsOn(there, 0).walkIn;
    const told = totalOf<RuleId>((tally) => there.kinds[0].entryCost(tally, there, 0, 0));
    if (cost > 0) expect(told).toBe(cost);
    return cost;
  });
}

/** Of a step from the upper hex into the lower one: forward and backward; 0 where there is none. */
function step(motion: Motion, map: string): readonly [number, number] {
  const { field: there } = field(motion, map);
  const { walk, run, back } = there.kinds[0].stepsOn(there, 0);
  expect(run).toEqual(walk);
  // Backward it faces the other way.
  return [walk[SOUTH], back[0]];
}

describe('What the ground costs', () => {
  rule('MT-PRE-22', 'Each ground by way of moving: on tracks, on wheels, on an air cushion', () => {
    const costs: Readonly<Record<string, readonly [number, number, number]>> = {
      '.': [1, 1, 1],
      p: [1, 1, 1],
      r: [2, 0, 2],
      l: [2, 0, 0],
      H: [0, 0, 0],
      U: [0, 0, 0],
      j: [0, 0, 0],
      J: [0, 0, 0],
      Q: [0, 0, 0],
      s: [1, 2, 1],
      t: [1, 1, 1],
      c: [1, 0, 1],
      m: [0, 0, 0],
      '~0': [1, 1, 1],
      '~1': [0, 0, 1],
      '~2': [0, 0, 1],
      '~9': [0, 0, 1],
      'B1/1': [2, 2, 2],
      'B2/1': [3, 3, 3],
      'B3/4': [4, 4, 4],
      'B4/9': [5, 5, 5],
    };
    expect(Object.fromEntries(Object.keys(costs).map((hex) => [hex, into(hex)]))).toEqual(costs);
  });

  rule('MT-PRE-22', 'Each condition on clear ground, which some close to wheels', () => {
    const costs: Readonly<Record<string, readonly [number, number, number]>> = {
      road: [1, 1, 1],
      rubble: [2, 0, 2],
      swamp: [2, 2, 1],
      mud: [2, 2, 1],
      'deep-mud': [2, 2, 1],
      'deep-snow': [2, 0, 1],
      geyser: [1, 1, 1],
      'erupting-geyser': [2, 0, 2],
      'magma-geyser': [1, 1, 1],
      'erupting-magma-geyser': [2, 0, 2],
      smoke: [1, 1, 1],
    };
    expect(Object.fromEntries(Object.keys(costs).map((name) => [name, into(`.+${name}`)]))).toEqual(costs);
  });

  rule(['MT-PRE-22', 'MT-PRE-04'], 'Over water a bridge or ice is as clear ground, and bears all', () => {
    expect([into('~2+bridge'), into('~1+ice'), into('~3+ice+deep-snow')]).toEqual([
      [1, 1, 1],
      [1, 1, 1],
      [2, 0, 1],
    ]);
  });

  rule('MT-PRE-22', 'Conditions add up, and each has its line', () => {
    const { field: there } = field('tracked', 'r+rubble+deep-snow');
    const { total, lines } = explain<RuleId>((tally) => there.kinds[0].entryCost(tally, there, 0, 0));
    expect([total, lines.map(({ value }) => value)]).toEqual([4, [2, 1, 1]]);
    // One that does not mind the snow reads nothing of it.
    const { field: other } = field('hover', '.+deep-snow');
    expect(explain<RuleId>((tally) => other.kinds[0].entryCost(tally, other, 0, 0)).lines).toHaveLength(1);
  });
});

describe('Levels and directions', () => {
  rule('MT-PRE-22', 'A level costs 2 MP up or down, and no vehicle changes it backward', () => {
    for (const motion of MOTIONS) {
      expect(step(motion, '.\n.')).toEqual([1, 1]);
      expect(step(motion, '.\n.1')).toEqual([3, 0]);
      expect(step(motion, '.1\n.')).toEqual([3, 0]);
      expect(step(motion, '.\n.2')).toEqual([0, 0]);
      expect(step(motion, '.2\n.')).toEqual([0, 0]);
    }
  });

  rule('MT-PRE-22', 'Off closed ground there is no way but a road', () => {
    expect(step('tracked', 'H\n.')).toEqual([0, 0]);
    expect(step('wheeled', 'r\n.')).toEqual([0, 0]);
    expect(step('tracked', 'r\n.')).toEqual([1, 1]);
    expect(step('tracked', 'H+road\n.+road')).toEqual([1, 1]);
    expect(step('wheeled', '.+rubble\n.')).toEqual([0, 0]);
  });

  rule(
    'MT-PRE-10',
    'What floats goes level over water of any depth, and down to the ground beside it',
    () => {
      expect(step('hover', '~1\n~9')).toEqual([1, 1]);
      expect(step('hover', '.\n~4')).toEqual([1, 1]);
      expect(step('hover', '.1\n~4')).toEqual([3, 0]);
      expect(step('hover', '.2\n~4')).toEqual([0, 0]);
    },
  );

  test('At the edge of the map it knows which directions lead off it', () => {
    const { field: there } = field('tracked', '. .\n. .');
    const off = Array.from(there.kinds[0].stepsOn(there, 0).off);
    const directions = off.map((bits) => [0, 1, 2, 3, 4, 5].filter((direction) => bits & (1 << direction)));
    expect(directions).toEqual([
      [0, 1, 4, 5],
      [0, 1, 2],
      [3, 4, 5],
      [1, 2, 3, 4],
    ]);
  });
});

describe('What it can spend', () => {
  const points = (cruise: number, lost: number, isStopped = false) => {
    const s = scene({
      options: COMBINED,
      units: { Tank: { mech: vehicle('Tank', { cruise }), at: '0505 N' }, Wolf: {} },
    });
    for (let i = 0; i < lost; i++) slow(s.state.units[0]);
    if (isStopped) immobilize(s.state.units[0]);
    const { total, lines } = explain<RuleId>((tally) =>
      s.field.kinds[0].walkingPoints(tally, s.field, s.state, 0),
    );
    return [total, lines.map(({ value }) => value)];
  };

  rule('MT-PRE-23', 'Cruising MP less those lost, and never less than none', () => {
    expect([points(4, 0), points(4, 1), points(4, 4), points(4, 6)]).toEqual([
      [4, [4]],
      [3, [4, -1]],
      [0, [4, -4]],
      [0, [4, -4]],
    ]);
    expect(points(4, 0, true)[0]).toBe(0);
  });
});

describe('In the air', () => {
  const flying = (map: string, level: number) => {
    const { field: there } = scene({
      options: COMBINED,
      map,
      units: { Heli: { mech: vtol('Heli'), at: '0101 S' }, Wolf: {} },
    });
    return { there, steps: there.kinds[0].flight!.stepsAt(there, level) };
  };

  rule('MT-PRE-12', 'A hex is 1 MP, forward and backward, for whoever flies higher than all in it', () => {
    const costs = (hex: string, level: number) => {
      const { steps } = flying(`.\n${hex}`, level);
      return [steps.walk[SOUTH], steps.run[SOUTH], steps.back[0]];
    };
    expect([costs('.', 1), costs('.1', 2), costs('~3', 1), costs('l', 3), costs('U', 4)]).toEqual(
      Array(5).fill([1, 1, 1]),
    );
    expect([costs('.', 0), costs('.1', 1), costs('l', 2), costs('H', 2), costs('U', 3)]).toEqual(
      Array(5).fill([0, 0, 0]),
    );
  });

  rule('MT-PRE-12', 'It comes onto the map wherever it flies higher than what stands there', () => {
    const { steps } = flying('. l\n.3 .', 2);
    expect(Array.from(steps.walkIn)).toEqual([1, 0, 0, 1]);
    expect(steps.runIn).toEqual(steps.walkIn);
    expect(steps.off[0]).toBe(0b110011);
  });

  rule('MT-PRE-29', 'On the ground it goes nowhere, and stands only where it could land', () => {
    const { there } = flying('. l\n~1 p', 2);
    const { walk, run, back, walkIn } = there.kinds[0].stepsOn(there, 0);
    expect([walk, run, back].every((steps) => steps.every((cost) => cost === 0))).toBe(true);
    expect(Array.from(walkIn)).toEqual([1, 0, 0, 1]);
    expect(totalOf<RuleId>((tally) => there.kinds[0].entryCost(tally, there, 0, 1))).toBe(1);
  });
});
