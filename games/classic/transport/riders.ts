// Battle armour on the outside of its carrier: hits strike it first, weapons under it are silent, and a fall throws it off
// (MT-PRE-25).

import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Reason } from '@ironfield/kernel/refusal.ts';
import type { Battlefield } from '../battlefield.ts';
import type { Part, WeaponMount } from '../design.ts';
import type { Classic } from '../game-types.ts';
import type { RidingPlace, Struck } from '../kind.ts';
import { perish } from '../phases/weapon/close-attack.ts';
import { isLost } from '../rules/unit/condition.ts';
import { riderOn, roomAt } from '../rules/unit/riding.ts';
import type { State } from '../state.ts';
import { getOut } from './loading.ts';

/** Points of a fall that strike every trooper. */
const OF_A_FALL = 5;
const COVERED: Reason = { message: 'Battle armour rides in front of it', rule: 'MT-PRE-25' };

const NONE: readonly RidingPlace[] = [];

const placesOn = ({ kinds }: Pick<Battlefield, 'kinds'>, carrier: number): readonly RidingPlace[] =>
  kinds[carrier].ridingPlaces ?? NONE;

/** The trooper whom a hit on the carrier strikes; null where it strikes nobody. */
function struckOn(
  play: Play<Classic>,
  field: Battlefield,
  carrier: number,
  rider: number,
  { part, rear, by }: Struck,
): Struck | null {
  const places = placesOn(field, carrier);
  const place = places.findIndex((each) => each.part === part && each.rear === rear);
  if (place < 0) return null;
  const { body } = play.state.units[rider];
  if (field.plugged.ridersKeepPlaces?.(field, carrier)) {
    const isThere = place < body.structure.length && !isLost(body, place);
    return isThere ? { part: place, rear: false, critical: false, by } : null;
  }
  const from = { table: 'mech', side: 'front', covered: 0, by } as const;
  return field.kinds[rider].rollLocation(play, field, rider, from);
}

/** The rest of a hit for the carrier. */
export function strikeRider(
  points: number,
  play: Play<Classic>,
  field: Battlefield,
  carrier: number,
  hit: Struck,
): number {
  const rider = riderOn(play.state, carrier);
  const struck = rider < 0 || points <= 0 ? null : struckOn(play, field, carrier, rider, hit);
  if (!struck) return points;
  const { armor, structure } = play.state.units[rider].body;
  const taken = Math.min(points, armor[struck.part] + structure[struck.part]);
  field.kinds[rider].strike(play, field, rider, struck, points);
  return points - taken;
}

/** Is the weapon in a part on which somebody rides? */
export function whyCovered(
  why: Reason | null,
  field: Battlefield,
  state: State,
  unit: number,
  { location }: WeaponMount,
): Reason | null {
  if (why || riderOn(state, unit) < 0) return why;
  return placesOn(field, unit).some(({ part }) => part === location) ? COVERED : null;
}

/** Every trooper is hurt, and they stand where it falls or beside it; in water that is their end. */
export function throwRiders(play: Play<Classic>, field: Battlefield, carrier: number, points: number): void {
  const { state } = play;
  const rider = riderOn(state, carrier);
  if (rider < 0) return;
  const { hex } = state.units[carrier];
  const { body } = state.units[rider];
  for (const trooper of body.structure.keys())
    if (!isLost(body, trooper)) {
      const struck: Struck = { part: trooper, rear: false, critical: false, isMeasured: true };
      field.kinds[rider].strike(play, field, rider, struck, Math.min(points, OF_A_FALL));
    }
  if (state.units[rider].loss) return;
  const isWet = field.depth[hex] >= 1 && !field.designs[rider].dives;
  const cell = isWet ? -1 : roomAt(field, state, rider, hex);
  if (cell < 0) perish(play, field, rider, isWet ? 'sunk' : 'no-room');
  else getOut(play, field, rider, cell);
}

/** MT-INFY-06: whoever rides on a part that is lost is lost with it. */
export function loseRiders(play: Play<Classic>, field: Battlefield, carrier: number, lost: Part): void {
  const rider = riderOn(play.state, carrier);
  if (rider < 0 || !field.plugged.ridersKeepPlaces?.(field, carrier)) return;
  const { body } = play.state.units[rider];
  for (const [trooper, { part }] of placesOn(field, carrier).entries()) {
    if (part !== lost || trooper >= body.structure.length || isLost(body, trooper)) continue;
    const struck: Struck = { part: trooper, rear: false, critical: false, isFatal: true };
    field.kinds[rider].strike(play, field, rider, struck, 1);
  }
}
