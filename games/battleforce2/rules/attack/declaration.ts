import { distance } from '@ironfield/hex/board.ts';
import type { Reason } from '@ironfield/kernel/refusal.ts';
import type { Seat } from '@ironfield/kernel/state.ts';
import type { Battlefield, OpenField } from '../../battlefield.ts';
import { COMMAND } from '../../data/commands.ts';
import { type Band, OUT_OF_RANGE } from '../../data/tables.ts';
import { opponentOf, type State } from '../../state.ts';
import { WHY_NOT } from '../../text.ts';
import { commandOn } from '../commands/commands.ts';
import { isOnMap, isVtol } from '../elements/condition.ts';
import { isInPlay, sharesHex } from '../elements/places.ts';
import { bearersOf, hasWorking } from '../elements/specials.ts';
import { gaitOf } from '../map/terrain-costs.ts';
import { damageValue, INDIRECT_BAND } from './damage.ts';
import { isLineJammed, noticedJammers } from './ecm.ts';
import { bandBetween } from './range.ts';
import { sees } from './sight.ts';
import { canFireIndirectly, firesIndirectly, whyNoAttacker, whyOutOfReach } from './targeting.ts';

const PROBE_RANGE = 4;

/** BF2-ATK-01: why one unit cannot attack another. */
export function whyNoTarget(field: Battlefield, state: State, unit: number, enemy: number): Reason | null {
  const why =
    whyOutOfReach(field, state, unit, enemy) ??
    (sees(field, state, unit, enemy) || canFireIndirectly(field, state, unit, enemy)
      ? null
      : WHY_NOT.noSight);
  const { plugged } = field;
  return plugged.whyNoTarget ? plugged.whyNoTarget(why, field, state, unit, enemy) : why;
}

/** The elements of a unit that can attack another unit; BF2-EQ-11: out of sight, those who fire indirectly. */
export function attackersOn(field: Battlefield, state: State, unit: number, enemy: number): number[] {
  if (whyNoTarget(field, state, unit, enemy)) return [];
  const band = bandBetween(field, state, unit, enemy) as Band;
  const isSeen = sees(field, state, unit, enemy);
  return field.elementsOf[unit].filter((element) => {
    if (whyNoAttacker(field, state, element)) return false;
    if (!isSeen)
      return (
        firesIndirectly(field, state, element) && damageValue(field, state, element, INDIRECT_BAND) !== null
      );
    return damageValue(field, state, element, band) !== null || canCharge(field, state, element, enemy);
  });
}

/** BF2-CMDX-04, BF2-CMDX-05: one ’Mech or ground vehicle in the hex of its target; from above, one that jumps. */
export function canCharge(field: Battlefield, state: State, element: number, enemy: number): boolean {
  const unit = field.unitOf[element];
  const command = commandOn(field, state, unit);
  if (command === null || COMMAND[command].charge === undefined) return false;
  if (!sharesHex(state, unit, enemy) || isVtol(field, enemy)) return false;
  const gait = gaitOf(field, element);
  if (command === 'Death from Above') return gait === 'mech' && field.records[element].sheet.mode === 'J';
  return gait === 'mech' || gait === 't' || gait === 'w' || gait === 'h';
}

export const targetsOf = (field: Battlefield, state: State, unit: number): number[] =>
  field.unitsOf[opponentOf(field.seatOf[unit])].filter(
    (enemy) => attackersOn(field, state, unit, enemy).length > 0,
  );

/** Units on the map that have not had their attacks. */
export const unitsToFire = ({ unitsOf }: OpenField, state: Pick<State, 'units'>, seat: Seat): number[] =>
  unitsOf[seat].filter((unit) => isInPlay(state, unit) && !state.units[unit].fired);

/** BF2-EQ-16: also those that were loaded this turn, which attack other units from the hex of their carrier. */
export const unitsToAttack = (field: OpenField, state: Pick<State, 'units'>, seat: Seat): number[] => [
  ...unitsToFire(field, state, seat),
  ...field.unitsOf[seat].filter((unit) => {
    const { carrier, moved, fired } = state.units[unit];
    return carrier !== null && moved && !fired;
  }),
];

/** True if any unit is near enough for anything. Only public knowledge decides whether a side is asked. */
export function isAnybodyNear(field: OpenField, state: Pick<State, 'units'>, seat: Seat): boolean {
  const enemies = field.unitsOf[opponentOf(seat)].filter((enemy) => isInPlay(state, enemy));
  return unitsToAttack(field, state, seat).some((unit) =>
    enemies.some((enemy) => bandBetween(field, state, unit, enemy) !== OUT_OF_RANGE),
  );
}

/** BF2-INFO-03: why an active probe cannot scan an enemy unit; only noticed ECM counts (BF2-EQ-08). */
export function whyNotScanned(
  field: Battlefield,
  state: State,
  element: number,
  enemy: number,
): Reason | null {
  const { board, unitOf, unitsOf, seatOf } = field;
  const seat = seatOf[unitOf[element]];
  const from = state.units[unitOf[element]].hex;
  if (!unitsOf[opponentOf(seat)].includes(enemy) || !isOnMap(state, enemy)) return WHY_NOT.targetGone;
  if (field.plugged.isUnidentified?.(state, enemy)) return WHY_NOT.notIdentified;
  const to = state.units[enemy].hex;
  if (distance(board, from, to) > PROBE_RANGE) return WHY_NOT.notInProbeRange;
  return isLineJammed(field, state, noticedJammers(field, state, seat), from, to)
    ? WHY_NOT.probeJammed
    : null;
}

export function scannableBy(field: Battlefield, state: State, element: number): number[] {
  const { unitOf, unitsOf, seatOf } = field;
  const unit = unitOf[element];
  if (!hasWorking(field, state, element, 'prb') || state.elements[element].scanned) return [];
  if (state.units[unit].fired) return [];
  return unitsOf[opponentOf(seatOf[unit])].filter((enemy) => !whyNotScanned(field, state, element, enemy));
}

/** All active probes of a side that can be used now. */
export const probesOf = (field: Battlefield, state: State, seat: Seat): number[] =>
  bearersOf(field, seat, 'prb').filter(
    (element) =>
      isOnMap(state, field.unitOf[element]) &&
      !state.elements[element].destroyed &&
      scannableBy(field, state, element).length > 0,
  );
