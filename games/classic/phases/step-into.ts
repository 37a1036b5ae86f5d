import type { Tally } from '@ironfield/kernel/explanation.ts';
import type { Play } from '@ironfield/kernel/play.ts';
import type { Battlefield } from '../battlefield.ts';
import type { Classic } from '../game-types.ts';
import type { RuleId } from '../rule-index.ts';
import { arriveIn, mayMatter } from './arrival.ts';
import { count } from './movement-legs.ts';

/** One hex ahead in a way that no leg of a move knows, for what it costs there. Says whether it can go on. */
export function stepInto(
  play: Play<Classic>,
  field: Battlefield,
  unit: number,
  to: number,
  cost: (tally: Tally<RuleId>) => void,
): boolean {
  const mech = play.state.units[unit];
  const from = mech.hex;
  count(mech, 1);
  mech.hex = to;
  const { mode, hexesMoved, heading } = mech.thisTurn;
  const { facing } = mech;
  play.emit({
    type: 'moved',
    unit,
    mode,
    path: [from, to],
    facing,
    hexesMoved,
    heading,
    mp: play.explain<RuleId>(cost),
  });
  return !mayMatter(field) || arriveIn(play, unit, { how: 'foot', from, byRoad: false });
}
