import { rule } from '@ironfield/conformance/rule.ts';
import { expect } from 'vitest';
import { climbOnto } from '../../rules/unit/riding.ts';
import { melee } from '../../testing/melee.ts';
import { platoon } from '../../testing/platoons.ts';
import { mech } from '../../testing/scene.ts';
import { COMBINED, vehicle } from '../../testing/vehicles.ts';

const UNITS = {
  Wolf: { mech: mech('Wolf'), at: '0101 S', side: 0 },
  Tank: { mech: vehicle('Tank'), at: '0301 S', side: 0 },
  Troop: { mech: platoon('Troop', { antiMech: true }), at: '0501 S', side: 0 },
  Bear: { mech: mech('Bear'), at: '0117 N', side: 1 },
  Car: { mech: vehicle('Car'), at: '0317 N', side: 1 },
  Guard: { mech: platoon('Guard'), at: '0517 N', side: 1 },
} as const;
const OWN = [
  ['Wolf', 'Tank', 'Troop'],
  ['Bear', 'Car', 'Guard'],
] as const;

/** The sides in the order in which they move; nobody goes anywhere. */
function order(begins: (made: ReturnType<typeof melee>) => void = () => {}, left = OWN): number[] {
  const made = melee({ options: COMBINED, units: UNITS });
  begins(made);
  made.beginAt('movement', 0);
  const rest = left.map((names) => [...names]);
  const sides: number[] = [];
  while (made.asked.endsWith('movement/move')) {
    const { seat } = made;
    sides.push(seat);
    made.order({ type: 'still', unit: rest[seat]!.shift()! });
  }
  return sides;
}

rule('MT-PRE-32', "'Mechs, vehicles and platoons count one each when the sides take turns", () => {
  expect(order()).toEqual([0, 1, 0, 1, 0, 1]);
});

rule('MT-PRE-32', 'Whoever clings to another unit has no turn to move', () => {
  const sides = order(({ scene }) => climbOnto(scene.state.units[2], 3), [
    ['Wolf', 'Tank'],
    OWN[1],
  ] as unknown as typeof OWN);
  expect(sides.filter((side) => side === 0)).toHaveLength(2);
  expect(sides.filter((side) => side === 1)).toHaveLength(3);
});
