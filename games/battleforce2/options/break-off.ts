import type { Outcome, Seat } from '@ironfield/kernel/state.ts';
import type { Battlefield } from '../battlefield.ts';
import type { Option } from '../option.ts';
import { pointsIn } from '../rules/victory/victory.ts';
import { SEATS, type State } from '../state.ts';

const ALL = 100;

/** The share of its elements that a side has lost, in percent. */
function lossesOf({ unitsOf, elementsOf }: Battlefield, { elements }: State, seat: Seat): number {
  const own = unitsOf[seat].flatMap((unit) => elementsOf[unit]);
  return (ALL * own.filter((element) => elements[element].destroyed).length) / own.length;
}

/** Whoever has lost more; nobody if both have lost as much. */
function brokenOff(field: Battlefield, state: State, limit: number): Outcome | null {
  const losses = SEATS.map((seat) => lossesOf(field, state, seat));
  if (losses.every((share) => share < limit)) return null;
  const winners = SEATS.filter((seat) => losses[seat] < losses[1 - seat]);
  const reason = winners.length > 0 ? 'The other side breaks off' : 'Both sides break off';
  return { winners, reason, rule: 'BF2-VIC-01', points: pointsIn(state) };
}

/** For battles in which a force is to live on; the book leaves it to the players. */
export const breakOff: Option<number> = {
  id: 'break-off',
  title: 'Breaking off',
  summary:
    'In an End Phase a side that has lost this share of its elements breaks off, and the other side has won.',
  group: 'Scenario',
  rule: 'BF2-VIC-01',
  base: ALL,
  allowed: [10, ALL],
  plug: (limit) => ({
    stage: {
      outcome: (usual, field, state) =>
        usual ?? (state.phase === 'end' && limit < ALL ? brokenOff(field, state, limit) : null),
    },
  }),
};
