import { sum } from '@ironfield/kernel/dice.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import { THROWS_OF_TWO_DICE } from '@ironfield/kernel/players/odds.ts';
import type { Battlefield } from '../../battlefield.ts';
import { bitOf, type Part } from '../../design.ts';
import type { AttackSide } from '../../events.ts';
import type { Classic } from '../../game-types.ts';
import type { Incoming, Struck } from '../../kind.ts';
import type { HitRow as Row } from '../../points/damage.ts';
import { rolledBy } from '../../rules/crew/about-rolls.ts';
import type { Body } from '../../state.ts';
import { PURPOSES } from '../../text/damage.ts';
import type { Motion } from '../../units/vehicle-file.ts';
import { HIT_LOCATIONS } from './data/hit-location.ts';
import { vehicleDesign } from './design.ts';
import { FRONT_TURRET, hasTwoTurrets, PART_OF, ROTOR, TURRET } from './parts.ts';

export const columnFor = (motion: Motion, side: AttackSide): readonly Row[] =>
  HIT_LOCATIONS[motion][side === 'front' || side === 'rear' ? 'ends' : 'sides'];

/** MT-PRE-23: without a turret the side attacked is struck instead, and nothing is locked. */
export function rollLocation(
  play: Play<Classic>,
  field: Battlefield,
  unit: number,
  { table, side, by, isBlow, lands, pierces }: Incoming,
): Struck {
  if (lands !== undefined) {
    play.emit({ type: 'location', unit, table, side, dice: [], location: lands, struck: true });
    return { part: lands, rear: false, critical: false, by, side, effect: null, pierces };
  }
  const { motion, structure, hasTurret } = vehicleDesign(field, unit);
  const dice = play.roll(PURPOSES.location, 2, rolledBy(by ?? unit, undefined, unit));
  const usual = columnFor(motion, side);
  const row = (field.plugged.hitColumn?.(usual, motion, side, field.kinds[unit].hasSixSides) ?? usual)[
    sum(dice) - 2
  ];
  const { body } = play.state.units[unit];
  const part = partIn(row, body.lost, side, hasTwoTurrets({ structure }));
  play.emit({ type: 'location', unit, table, side, dice, location: part, struck: true });
  // A part that is gone cannot be harmed.
  const isThere = part !== PART_OF[side] || !(row.isRotor || row.effect === 'turret-locked');
  // MT-VTOL-02: where weapons do next to nothing to a rotor a blow does what it does elsewhere.
  const most = part === ROTOR ? row.most : undefined;
  const effect = isBlow && part === ROTOR && most === undefined ? 'rotor-lost' : row.effect;
  const isCritical = row.isCritical === true && (isThere || !row.isRotor || row.staysCritical === true);
  return {
    part,
    rear: false,
    critical: isCritical,
    by,
    side,
    pierces,
    effect: isThere ? (effect ?? null) : null,
    ...(row.isMotive && { isMotive: true }),
    ...(row.isTurret && !hasTurret && { onTop: true }),
    ...(most !== undefined && !isBlow && { most }),
  };
}

/** Armour that a hit from this side meets on average, times 36. */
export function armorOn({ armor, structure, lost }: Body, side: AttackSide): number {
  let points = 0;
  // The rows with the turret are the same ones for everything on the ground.
  const hasTwo = hasTwoTurrets({ structure });
  const column = columnFor(armor.length === ROTOR + 1 ? 'vtol' : 'tracked', side);
  for (const [index, row] of column.entries())
    points += THROWS_OF_TWO_DICE[index] * armor[partIn(row, lost, side, hasTwo)];
  return points;
}

/** The part that a row of the table names for a vehicle that may have lost its turret or its rotor. */
export function partIn(
  { isTurret, isRear, isRotor, other }: Row,
  lost: number,
  side: AttackSide,
  hasTwo: boolean,
): Part {
  const turret = hasTwo && !isRear ? FRONT_TURRET : TURRET;
  const part = isTurret ? turret : isRotor ? ROTOR : PART_OF[other ?? side];
  return (lost & bitOf(part)) === 0 ? part : PART_OF[side];
}
