import { sum } from '@ironfield/kernel/dice.ts';
import type { Play } from '@ironfield/kernel/play.ts';
import type { Battlefield } from '../battlefield.ts';
import { HIT_LOCATIONS } from '../data/hit-locations.ts';
import type { AttackSide, HitTable } from '../events.ts';
import type { Classic } from '../game-types.ts';
import { PURPOSES } from '../text/damage.ts';
import { isLeg, type Location } from '../units/locations.ts';

/** Where a hit lands. */
export interface Struck {
  readonly location: Location;
  readonly rear: boolean;
  /** CBT-HIT-03: a throw of 2 threatens the inside whatever the armour. */
  readonly critical: boolean;
}

/**
 * CBT-HIT-02 to CBT-HIT-05. `covered`: the legs are behind cover, and a hit that would have struck one is lost, told
 * by `null` (CBT-LOS-08).
 */
export function rollLocation(
  play: Play<Classic>,
  _field: Battlefield,
  unit: number,
  table: HitTable,
  side: AttackSide,
  covered: boolean,
): Struck | null {
  const full = table === 'mech';
  const dice = play.roll(PURPOSES.location, full ? 2 : 1);
  const row = full ? sum(dice) - 2 : dice[0] - 1;
  const location = HIT_LOCATIONS[table][side][row];
  const struck = !(covered && isLeg(location));
  if (play.listening) play.emit({ type: 'location', unit, table, side, dice, location, struck });
  return struck ? { location, rear: side === 'rear', critical: full && row === 0 } : null;
}
