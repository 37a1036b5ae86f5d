import { sum } from '@ironfield/kernel/dice.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import { THROWS_OF_TWO_DICE } from '@ironfield/kernel/players/odds.ts';
import type { Battlefield } from '../../../battlefield.ts';
import { bitOf } from '../../../design.ts';
import type { AttackSide, PlainSide } from '../../../events.ts';
import type { Classic } from '../../../game-types.ts';
import type { Incoming, Struck } from '../../../kind.ts';
import { rolledBy } from '../../../rules/crew/about-rolls.ts';
import type { Body } from '../../../state.ts';
import { PURPOSES } from '../../../text/damage.ts';
import { HIT_LOCATIONS, SWARM_FROM_BEHIND } from '../data/hit-locations.ts';

/** CBT-HIT-02 to CBT-HIT-05; a throw of 2 is critical (CBT-HIT-03). */
export function rollLocation(
  play: Play<Classic>,
  field: Battlefield,
  unit: number,
  { table, side, covered, criticals, by, counts, pierces }: Incoming,
): Struck | null {
  const column = HIT_LOCATIONS[table][side as PlainSide];
  const full = column.length > 6;
  const about = rolledBy(by ?? unit, undefined, unit);
  let dice = play.roll(PURPOSES.location, full ? 2 : 1, about);
  const critical = full && sum(dice) === 2;
  if (critical && field.plugged.floatsCriticals?.()) {
    const location = column[0];
    play.emit({ type: 'location', unit, table, side, dice, location, struck: true, isThrownAgain: true });
    dice = play.roll(PURPOSES.location, 2, about);
  }
  const location = column[full ? sum(dice) - 2 : dice[0] - 1];
  const struck = (covered & bitOf(location)) === 0;
  if (play.listening) play.emit({ type: 'location', unit, table, side, dice, location, struck });
  if (!struck) return null;
  const rear = table === 'swarm' ? SWARM_FROM_BEHIND.includes(sum(dice)) : side === 'rear';
  // MT-PRE-15: whoever clings to it always threatens the inside.
  return { part: location, rear, critical: critical || table === 'swarm', criticals, by, counts, pierces };
}

/** Armour of the front that a shot from this side meets on average, times 36. */
export function armorOn({ armor }: Body, side: AttackSide): number {
  let sum = 0;
  for (const [i, location] of HIT_LOCATIONS.mech[side as PlainSide].entries())
    sum += THROWS_OF_TWO_DICE[i] * armor[location];
  return sum;
}
