import { sum } from '@ironfield/kernel/dice.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import { THROWS_OF_TWO_DICE } from '@ironfield/kernel/players/odds.ts';
import type { Battlefield } from '../../battlefield.ts';
import type { Part } from '../../design.ts';
import type { AttackSide } from '../../events.ts';
import type { Classic } from '../../game-types.ts';
import type { Incoming, Struck } from '../../kind.ts';
import { rolledBy } from '../../rules/crew/about-rolls.ts';
import { isLost } from '../../rules/unit/condition.ts';
import type { Body } from '../../state.ts';
import { PURPOSES } from '../../text/damage.ts';
import type { Motion } from '../../units/vehicle-file.ts';
import { HIT_LOCATIONS, type Row } from './data/hit-location.ts';
import { vehicleDesign } from './design.ts';
import { PART_OF, TURRET } from './parts.ts';

export const columnFor = (motion: Motion, side: AttackSide): readonly Row[] =>
  HIT_LOCATIONS[motion][side === 'front' || side === 'rear' ? 'ends' : 'sides'];

/** MT-PRE-23: without a turret the side attacked is struck instead, and nothing is locked. */
export function rollLocation(
  play: Play<Classic>,
  field: Battlefield,
  unit: number,
  { table, side, by }: Incoming,
): Struck {
  const { motion, hasTurret } = vehicleDesign(field, unit);
  const dice = play.roll(PURPOSES.location, 2, rolledBy(by ?? unit, undefined, unit));
  const { isTurret, isCritical = false, effect } = columnFor(motion, side)[sum(dice) - 2];
  const part = isTurret && hasTurret ? TURRET : PART_OF[side];
  play.emit({ type: 'location', unit, table, side, dice, location: part, struck: true });
  const happens = effect === 'turret-locked' && !hasTurret ? null : (effect ?? null);
  return { part, rear: false, critical: isCritical, by, effect: happens };
}

/** Armour that a hit from this side meets on average, times 36. */
export function armorOn({ armor, lost }: Body, side: AttackSide): number {
  let points = 0;
  // The rows with the turret are the same ones for every motion.
  for (const [row, { isTurret }] of columnFor('tracked', side).entries())
    points += THROWS_OF_TWO_DICE[row] * armor[partOf(isTurret, lost, side)];
  return points;
}

const partOf = (isTurret: true | undefined, lost: number, side: AttackSide): Part =>
  isTurret && !isLost({ hits: [], lost }, TURRET) ? TURRET : PART_OF[side];
