import { cellOf, laterChanges } from '@ironfield/hex/board.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Seat } from '@ironfield/kernel/state.ts';
import type { OpenField } from '../../battlefield.ts';
import { battlefieldOf } from '../../battlefields.ts';
import { TERRAINS } from '../../data/terrain.ts';
import type { OptionEvents, OptionFrames } from '../../extensions.ts';
import type { Battleforce2 } from '../../game-types.ts';
import { endMarks } from '../../marks.ts';
import type { OrderOf } from '../../orders.ts';
import { announce } from '../../phases/announcing.ts';
import { destroy } from '../../phases/combat/hits.ts';
import { comeDown } from '../../phases/coming-down.ts';
import { withdraw } from '../../phases/movement/movement.ts';
import { endIfDecided } from '../../phases/victory.ts';
import type { Flight } from '../../places.ts';
import { surviving } from '../../rules/elements/condition.ts';
import { inBox } from '../../rules/map/support-map.ts';
import { OFF_MAP, type State, type UnitState } from '../../state.ts';
import { flightOf, mustMove, runwayFrom, zoneCalled } from './flying.ts';

/** BF2-AERO-02 */
export function fly(play: Play<Battleforce2>, seat: Seat, order: OrderOf<'fly'>): void {
  const { unit, to, hex, facing = 0 } = order;
  const { state } = play;
  const zone = zoneCalled(to, seat);
  if ('away' in zone) {
    withdraw(play, unit);
    return;
  }
  const { hex: from } = state.units[unit];
  const place = 'box' in zone ? inBox(zone.half, zone.box) : null;
  const cell = place ? OFF_MAP : cellOf(battlefieldOf(state).board, hex!);
  play.happen({ type: 'flew', unit, place, hex: cell, facing });
  const { plugged, past } = battlefieldOf(state);
  if (from >= 0 && place?.half === seat && !past.meetsAsBefore?.()) plugged.unitLeft?.(play, unit);
}

export function moveInAir(unit: UnitState, { place, hex, facing }: OptionEvents['flew']): void {
  unit.marks = { ...unit.marks, support: place };
  Object.assign(unit, { hex, facing, moved: true });
}

const change = (unit: UnitState, flight: Partial<Flight>): void => {
  unit.marks = { ...unit.marks, flight: { ...unit.marks!.flight!, ...flight } };
};

/** BF2-AERO-06: it stops in the last hex of the runway, with whatever waits there; woods below a spheroid are gone. */
export function land(play: Play<Battleforce2>, order: OrderOf<'land'>): void {
  const { unit, from, facing = play.state.units[order.unit].facing } = order;
  const { state } = play;
  const field = battlefieldOf(state);
  const runway =
    from === undefined ? null : runwayFrom(field, state, unit, cellOf(field.board, from), facing)!;
  const hex = runway ? runway[runway.length - 1] : state.units[unit].hex;
  play.happen({ type: 'touched-down', unit, hex, facing, path: runway ?? [] });
  forbidAttacks(play, unit);
  announceAll(play, unit);
  if (hex >= 0 && !field.past.movesAsBefore?.()) comeDown(play, unit);
}

export function touchDown(
  table: Pick<State, 'units' | 'ground'>,
  { unit, hex, facing, path }: OptionEvents['touched-down'],
  field: OpenField,
): void {
  const { board } = field;
  const ship = table.units[unit];
  if (path.length > 0) endMarks(field, ship, 'comes onto the map');
  change(ship, { airborne: false, revving: false });
  Object.assign(ship, { hex, facing, moved: true });
  if (TERRAINS[board.terrain[hex]] === 'light woods')
    table.ground = laterChanges(table.ground ?? {}, { [board.number[hex]]: { terrain: 'rough' } });
}

function forbidAttacks(play: Play<Battleforce2>, unit: number): void {
  play.happen({ type: 'price', unit, move: play.state.units[unit].mayNotMove, attack: true });
}

function announceAll(play: Play<Battleforce2>, unit: number): void {
  for (const element of surviving(battlefieldOf(play.state), play.state, unit)) announce(play, element);
}

/** BF2-AERO-08: a whole Movement Phase. */
export function rev(play: Play<Battleforce2>, unit: number): void {
  play.happen({ type: 'revved', unit, revving: true });
}

export function revUp(unit: UnitState, { revving }: OptionEvents['revved']): void {
  change(unit, { revving });
  unit.moved = true;
}

/** A unit that taxies must rev up again. */
export function stopRevving(play: Play<Battleforce2>, unit: number): void {
  const { entered } = play.state.units[unit];
  if (!flightOf(play.state, unit)?.revving || entered === 0) return;
  play.happen({ type: 'revved', unit, revving: false });
}

/** BF2-AERO-08: in place, or at the end of the runway ahead; who begins in a box has to fly on. */
export function launch(play: Play<Battleforce2>, unit: number): void {
  const { state } = play;
  const field = battlefieldOf(state);
  const { hex, facing, marks } = state.units[unit];
  const isInPlace = marks!.support || marks!.flight!.spheroid;
  const runway = isInPlace ? null : runwayFrom(field, state, unit, hex, facing)!;
  play.happen({ type: 'launched', unit, hex: runway ? runway[runway.length - 1] : hex });
  if (isInPlace) forbidAttacks(play, unit);
  announceAll(play, unit);
}

export function rise(unit: UnitState, { hex }: OptionEvents['launched']): void {
  const isInBox = !!unit.marks!.support;
  change(unit, { airborne: true, revving: false });
  unit.thisTurn = { ...unit.thisTurn, launched: !isInBox };
  Object.assign(unit, { hex, moved: unit.marks!.flight!.spheroid });
}

/** BF2-AERO-05 */
export function stall(play: Play<Battleforce2>, { seat }: OptionFrames['aerospace/stall']): void {
  const { state } = play;
  const field = battlefieldOf(state);
  for (const unit of field.unitsOf[seat].filter((each) => mustMove(state, each))) {
    play.emit({ type: 'stalled', unit });
    for (const element of surviving(field, state, unit)) destroy(play, element);
  }
  endIfDecided(play);
}
