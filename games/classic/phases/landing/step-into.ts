import type { Tally } from '@ironfield/kernel/explanation.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Battlefield } from '../../battlefield.ts';
import type { Classic } from '../../game-types.ts';
import type { Arrival } from '../../points/movement.ts';
import type { RuleId } from '../../rule-index.ts';
import { isAloft } from '../../rules/ground/altitude.ts';
import { count, distanceOf } from '../../rules/piloting/skid.ts';
import { endMarks } from '../../rules/unit/mark-ends.ts';
import { arriveIn, mayMatter } from './arrival.ts';

/** One hex in a way that no leg of a move knows, for what it costs there. Says whether it can go on. */
export function stepInto(
  play: Play<Classic>,
  field: Battlefield,
  unit: number,
  {
    to,
    cost,
    coming = {},
    heading = 1,
  }: {
    readonly to: number;
    readonly cost: (tally: Tally<RuleId>) => void;
    readonly coming?: Pick<Arrival, 'drop' | 'falls' | 'isForced'>;
    readonly heading?: 1 | -1;
  },
): boolean {
  const mech = play.state.units[unit];
  const from = mech.hex;
  count(mech.thisTurn, heading);
  mech.hex = to;
  const { mode } = mech.thisTurn;
  const { facing } = mech;
  play.emit({
    type: 'moved',
    unit,
    mode,
    path: [from, to],
    facing,
    ...distanceOf(mech.thisTurn),
    mp: play.explain<RuleId>(cost),
  });
  endMarks(play, field, unit, 'goes');
  if (isAloft(mech)) field.plugged.flewFrom?.(field, mech, from);
  return (
    isAloft(mech) ||
    !mayMatter(field) ||
    arriveIn(play, unit, { how: 'foot', from, byRoad: false, ...coming })
  );
}
