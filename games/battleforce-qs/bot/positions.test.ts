import type { Facing } from '@ironfield/hex/coordinates.ts';
import { expect, test } from 'vitest';
import { battle, mech, type PlacedUnit, unit } from '../testing/scene.ts';
import { bestFacing, outlookOf } from './positions.ts';

/** The facing that the bot would take with Flock where it stands. */
function facingAgainst(...north: readonly PlacedUnit[]): Facing {
  const table = battle({ south: [unit('Flock', '0809 N', mech('Ram'))], north });
  table.phase('movement', 'north');
  const outlook = outlookOf(table.field, table.state, 0, { caution: 0.5, eagerness: 0.3 });
  return bestFacing(outlook, table.cell('0809')).facing;
}

const wolf = (place: string) => unit(`Pack ${place}`, place, mech('Wolf'));

test.each([
  ['0802 S', 0],
  ['1406 S', 1],
  ['1413 S', 2],
  ['0817 S', 3],
  ['0213 S', 4],
  ['0206 S', 5],
])('An enemy in %s is looked at, although other facings are worth as much', (enemy, facing) => {
  expect(facingAgainst(wolf(enemy))).toBe(facing);
});

test('Of several enemies the nearest is looked at', () => {
  expect(facingAgainst(wolf('0101 S'), wolf('1517 S'), wolf('0817 N'))).toBe(3);
});

test('Nobody loses a target out of sight for somebody nearer whom there is nothing to gain from', () => {
  const sheep = mech('Sheep', { points: 0, damage: [0, 0, 0] });
  const facing = facingAgainst(unit('Bait', '0812 S', sheep), wolf('0805 S'));
  // Half turned to the one, and the other still inside the arc.
  expect([2, 4]).toContain(facing);
});
