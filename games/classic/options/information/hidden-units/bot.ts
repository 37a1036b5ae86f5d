// Bots' hiding: some of their units lie in woods on the way to the enemy, until somebody has come within their reach.

import { cellOf, distance } from '@ironfield/hex/board.ts';
import type { Battlefield } from '../../../battlefield.ts';
import { declareFire, PLAIN } from '../../../bot/attacks/fire.ts';
import type { OptionFrames } from '../../../extensions.ts';
import type { Order, OrderOf } from '../../../orders.ts';
import { isClosed } from '../../../rules/ground/steps.ts';
import { isOpenTo } from '../../../rules/ground/steps-of.ts';
import { isBlocked, unitSight } from '../../../rules/sight/line-of-sight.ts';
import { isOnMap } from '../../../rules/unit/condition.ts';
import type { State } from '../../../state.ts';
import { ownHidden } from './finding.ts';
import { isHidden, mayHideIn } from './hiding.ts';

/** One in so many of a side. */
const SHARE = 3;
/** From the middle of the map: farther off nobody would come by. */
const ON_THE_WAY = 8;
/** Within so many hexes an enemy is worth waiting for. */
const REACH = 9;
/** Until this turn they wait for somebody to come. */
const PATIENCE = 6;
/** They give themselves away for shots that are likely to hit. */
const CHOOSY = { ...PLAIN, patience: 0.3 };
const READY = { ...PLAIN, patience: 0.05 };

export function betterPlace(order: Order, field: Battlefield, state: State, place: OrderOf<'place'>): Order {
  const asked = state.agenda.at(-1);
  if (asked?.step !== 'setup/place') return order;
  const side = field.unitsOf[field.sideOf[place.unit]];
  const hidden = side.filter((unit) => isHidden(state.units[unit])).length;
  if ((hidden + 1) * SHARE > side.length) return order;
  const { board } = field;
  const middle = Math.floor(board.height / 2) * board.width + Math.floor(board.width / 2);
  const { hexes } = field.setup.deployment[asked.index].zones[place.zone];
  const away = (hex: string) => distance(board, cellOf(board, hex), middle);
  const good = hexes.filter((hex) => {
    const cell = cellOf(board, hex);
    const isFree = !isClosed(field, cell) && state.units.every((unit) => unit.hex !== cell);
    const isGood =
      field.woods[cell] > 0 && mayHideIn(field, cell, place.unit) && isOpenTo(field, place.unit, cell);
    return isFree && isGood && away(hex) <= ON_THE_WAY;
  });
  if (good.length === 0) return order;
  return { ...place, type: 'hide', to: good.reduce((best, hex) => (away(hex) < away(best) ? hex : best)) };
}

/** Somebody whom it could fire at from where it is. */
const seesPrey = (field: Battlefield, state: State, unit: number): boolean =>
  field.enemiesOf[unit].some(
    (enemy) =>
      isOnMap(state.units[enemy]) &&
      distance(field.board, state.units[unit].hex, state.units[enemy].hex) <= REACH &&
      !isBlocked(unitSight(field, state, unit, enemy)),
  );

export function liesLow(order: Order | null, field: Battlefield, state: State, unit: number): Order | null {
  if (!isHidden(state.units[unit])) return order;
  if (state.phase === 'movement')
    return state.turn < PATIENCE || seesPrey(field, state, unit) ? { type: 'still', unit } : order;
  return declareFire(field, state, unit, CHOOSY).order;
}

export function answerShot(field: Battlefield, state: State, { unit }: OptionFrames['hidden/shot']): Order {
  const { order } = declareFire(field, state, unit, READY);
  return order.type === 'fire' ? order : { type: 'no-shot' };
}

/** For one turn after the other, until somebody is there. */
export function answerEmerge(
  field: Battlefield,
  state: State,
  { seat }: OptionFrames['hidden/emerge'],
): Order {
  const [unit] = ownHidden(field, state, seat);
  const { hidden } = state.units[unit].marks!;
  const isNear = field.enemiesOf[unit].some(
    (enemy) =>
      isOnMap(state.units[enemy]) && distance(field.board, hidden!.hex, state.units[enemy].hex) <= REACH,
  );
  return isNear || state.turn >= PATIENCE ? { type: 'come-out', unit } : { type: 'stay-hidden' };
}
