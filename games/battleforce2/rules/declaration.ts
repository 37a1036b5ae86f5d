import { distance } from '@ironfield/hex/board.ts';
import type { Reason } from '@ironfield/kernel/refusal.ts';
import type { Seat } from '@ironfield/kernel/state.ts';
import type { Battlefield, OpenField } from '../battlefield.ts';
import { COMMAND } from '../data/commands.ts';
import { type Band, OUT_OF_RANGE } from '../data/tables.ts';
import { opponentOf, type State } from '../state.ts';
import { WHY_NOT } from '../text.ts';
import { commandOn } from './commands.ts';
import { isOnMap, isShutDown, isVtol, surviving } from './condition.ts';
import { damageValue } from './damage.ts';
import { isInArc } from './firing-arc.ts';
import { isInPlay, sharesHex } from './places.ts';
import { sees } from './sight.ts';
import { gaitOf } from './terrain-costs.ts';
import { bandBetween } from './to-hit.ts';

const PROBE_RANGE = 4;

/** BF2-ATK-01: why an element cannot attack at all this turn. */
export function whyNoAttacker(field: Battlefield, state: State, element: number): Reason | null {
  const why = whyNoAttackerAtAll(field, state, element);
  const { plugged } = field;
  return plugged.whyNoAttacker ? plugged.whyNoAttacker(why, field, state, element) : why;
}

function whyNoAttackerAtAll({ records, unitOf }: Battlefield, state: State, element: number): Reason | null {
  const { destroyed, attacked } = state.elements[element];
  if (destroyed) return WHY_NOT.attackerDestroyed;
  if (attacked) return WHY_NOT.hasAttacked;
  if (isShutDown(state.elements[element])) return WHY_NOT.attackerShutDown;
  if (state.units[unitOf[element]].mayNotAttack) return WHY_NOT.paysPrice;
  if (records[element].sheet.specials.includes('mof') && state.units[unitOf[element]].entered > 0)
    return WHY_NOT.movedOrFires;
  return null;
}

/** BF2-ATK-01: why one unit cannot attack another, by what everybody sees. */
export function whyNoTarget(field: OpenField, state: State, unit: number, enemy: number): Reason | null {
  const why = whyOutOfSight(field, state, unit, enemy);
  const { plugged } = field;
  return plugged.whyNoTarget ? plugged.whyNoTarget(why, field, state, unit, enemy) : why;
}

function whyOutOfSight(field: OpenField, state: State, unit: number, enemy: number): Reason | null {
  if (field.seatOf[enemy] === undefined || !isInPlay(state, enemy)) return WHY_NOT.targetGone;
  if (field.seatOf[unit] === field.seatOf[enemy]) return WHY_NOT.ownUnit;
  if (bandBetween(field, state, unit, enemy) === OUT_OF_RANGE) return WHY_NOT.outOfRange;
  if (!sees(field, state, unit, enemy)) return WHY_NOT.noSight;
  if (!isInArc(field, state, unit, enemy)) return WHY_NOT.outOfArc;
  return null;
}

/** The elements of a unit that can attack another unit. */
export function attackersOn(field: Battlefield, state: State, unit: number, enemy: number): number[] {
  if (whyNoTarget(field, state, unit, enemy)) return [];
  const band = bandBetween(field, state, unit, enemy) as Band;
  return field.elementsOf[unit].filter(
    (element) =>
      !whyNoAttacker(field, state, element) &&
      (damageValue(field, state, element, band) !== null || canCharge(field, state, element, enemy)),
  );
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

/** Units that have not had their attacks. */
export const unitsToFire = ({ unitsOf }: OpenField, state: Pick<State, 'units'>, seat: Seat): number[] =>
  unitsOf[seat].filter((unit) => isInPlay(state, unit) && !state.units[unit].fired);

/** Is anybody near enough for anything? Only what everybody knows decides whether a side is asked. */
export function isAnybodyNear(field: OpenField, state: Pick<State, 'units'>, seat: Seat): boolean {
  const enemies = field.unitsOf[opponentOf(seat)].filter((enemy) => isInPlay(state, enemy));
  return unitsToFire(field, state, seat).some((unit) =>
    enemies.some((enemy) => bandBetween(field, state, unit, enemy) !== OUT_OF_RANGE),
  );
}

/** BF2-INFO-03: the enemy units that an active probe can look at. */
export function scannableBy(field: Battlefield, state: State, element: number): number[] {
  const { board, records, unitOf, unitsOf, seatOf } = field;
  const unit = unitOf[element];
  const { destroyed, scanned } = state.elements[element];
  if (destroyed || scanned || isShutDown(state.elements[element])) return [];
  if (!records[element].sheet.specials.includes('prb') || state.units[unit].fired) return [];
  return unitsOf[opponentOf(seatOf[unit])].filter(
    (enemy) =>
      isOnMap(state, enemy) && distance(board, state.units[unit].hex, state.units[enemy].hex) <= PROBE_RANGE,
  );
}

/** All active probes of a side that can be used now. */
export const probesOf = (field: Battlefield, state: State, seat: Seat): number[] =>
  field.unitsOf[seat]
    .filter((unit) => isOnMap(state, unit))
    .flatMap((unit) => surviving(field, state, unit))
    .filter((element) => scannableBy(field, state, element).length > 0);
