import { rule } from '@ironfield/conformance/rule.ts';
import type { Roll } from '@ironfield/conformance/scripted.ts';
import { expect } from 'vitest';
import { BASEMENTS } from '../../data/tables.ts';
import { mech } from '../../testing.ts';
import { melee } from '../../testing-melee.ts';
import { falls, piloting } from '../../testing-table.ts';

/** The Movement Phase of a turn with a tremor of strength 1. */
function tremor(map: string, ...rolls: readonly Roll[]) {
  const made = melee({
    map,
    units: {
      Wolf: { mech: mech('Wolf', { armor: 40 }), at: '0101 N' },
      Bear: { at: '0301 N', state: { prone: true } },
    },
    options: { 'weather-earthquake': 1 },
  });
  made.scene.state.turn = 3;
  return made.beginAt('movement', 0, ...rolls);
}

const fissure = (a: number, b: number): Roll => ['fissure', a, b];
const level = (made: ReturnType<typeof tremor>): number => made.scene.field.board.level[0];

rule(
  ['MT-WX-06', 'MT-PRE-08'],
  'A 2 opens a fissure as deep as the table of basements says, for good',
  () => {
    expect(BASEMENTS).toEqual([2, 1, 1, 0, 0, 0, 0, 0, 1, 1, 2]);
    const hits = (groups: number) => falls(1, ...Array.from({ length: groups }, () => [3, 4] as const));
    // 50 tons: 5 points for the fall itself and for each level.
    const deep = tremor('.1 . .', piloting(1, 1), fissure(6, 6), ...hits(3));
    expect([deep.damage('Wolf'), level(deep)]).toEqual([15, -1]);
    const one = tremor('.1 . .', piloting(1, 1), fissure(1, 2), ...hits(2));
    expect([one.damage('Wolf'), level(one)]).toEqual([10, 0]);
    const none = tremor('.1 . .', piloting(1, 1), fissure(3, 4), ...hits(1));
    expect([none.damage('Wolf'), level(none)]).toEqual([5, 1]);
  },
);

rule('MT-WX-06', 'None opens under water; the log says what became of the ground', () => {
  const wet = tremor('~1 . .', piloting(1, 1), fissure(6, 6), ...falls(1, [3, 4]));
  expect(level(wet)).toBe(0);
  expect(wet.scene.said('fissure')).toEqual(['The ground under Wolf holds (12).']);
  const hits = falls(1, [3, 4], [3, 4]);
  const one = tremor('. . .', piloting(1, 1), fissure(1, 2), ...hits);
  expect(one.scene.said('fissure')).toEqual(['The ground opens under Wolf: one level (3).']);
  const two = tremor('. . .', piloting(1, 1), fissure(1, 1), ...falls(1, [3, 4], [3, 4], [3, 4]));
  expect(two.scene.said('fissure')).toEqual(['The ground opens under Wolf: two levels (2).']);
});

rule('MT-WX-06', 'No other roll opens one', () => {
  const made = tremor('. . .', piloting(1, 2), ...falls(1, [3, 4]));
  expect([made.scene.happened('fissure'), level(made)]).toEqual([[], 0]);
});
