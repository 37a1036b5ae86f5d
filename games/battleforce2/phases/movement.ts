import { cellOf } from '@ironfield/hex/board.ts';
import type { Decision } from '@ironfield/kernel/game.ts';
import type { Play } from '@ironfield/kernel/play.ts';
import type { Seat } from '@ironfield/kernel/state.ts';
import type { Battlefield, OpenField } from '../battlefield.ts';
import { battlefieldOf } from '../battlefields.ts';
import type { Battleforce2 } from '../game-types.ts';
import type { OrderOf } from '../orders.ts';
import { collapsed, drowns, endsOnBridge } from '../rules/bridges.ts';
import { isOnMap } from '../rules/condition.ts';
import { reachable, wayTo } from '../rules/reach.ts';
import { carriesAnybody, overloaded, passengersOf } from '../rules/transport.ts';
import { DESTROYED, type Frames, RETREATED, type State } from '../state.ts';
import { LABELS, PROMPTS } from '../text.ts';
import { destroy } from './hits.ts';
import { hookUp, unhook } from './hook-up.ts';
import { ExitPick, MoverPick } from './movement-picks.ts';
import { supportForms, unloadingPick } from './support-picks.ts';
import { load, unload } from './transport.ts';
import { beginPhase } from './turn.ts';
import { endIfDecided } from './victory.ts';

/** BF2-SEQ-04, BF2-EQ-07: coolant flows no longer than until now. */
export function movement(play: Play<Battleforce2>, { seat }: Frames['movement']): void {
  beginPhase(play, 'movement', seat);
  const { unitsOf, elementsOf } = battlefieldOf(play.state);
  for (const element of unitsOf[seat].flatMap((unit) => elementsOf[unit])) {
    if (play.state.elements[element].cools !== null) unhook(play, element);
  }
  play.next({ step: 'movement/side', seat });
}

const unitsToMove = ({ unitsOf }: OpenField, state: State, seat: Seat): number[] =>
  unitsOf[seat].filter((unit) => isOnMap(state, unit) && !state.units[unit].moved);

/** Asked until all units have moved and nobody is carried: whether one of them can is nobody else's business. */
export function movementSide(play: Play<Battleforce2>, { seat }: Frames['movement/side']): void {
  const { state } = play;
  const field = battlefieldOf(state);
  if (unitsToMove(field, state, seat).length > 0 || carriesAnybody(field, state, seat))
    play.next({ step: 'movement/move', seat });
}

type MovementOrder = 'move' | 'exit' | 'load' | 'unload' | 'cool' | 'done';

export const move: Decision<Battleforce2, Frames['movement/move'], MovementOrder> = {
  menu(state, { seat }) {
    const field = battlefieldOf(state);
    const units = unitsToMove(field, state, seat);
    const carriers = overloaded(field, state, seat);
    if (carriers.length > 0)
      return {
        prompt: PROMPTS.putDown,
        rule: 'BF2-EQ-16',
        orders: [{ type: 'unload', label: LABELS.unload, fields: [unloadingPick(field, state, carriers)] }],
      };
    return {
      prompt: PROMPTS.move,
      rule: 'BF2-SEQ-04',
      orders: [
        { type: 'move', label: LABELS.move, fields: [new MoverPick(field, state, seat, units)] },
        { type: 'exit', label: LABELS.exit, fields: [new ExitPick(field, state, seat, units)] },
        ...supportForms(field, state, seat),
        { type: 'done', label: LABELS.done, fields: [] },
      ],
    };
  },

  apply(play, { seat }, order) {
    if (order.type === 'done') return;
    const field = battlefieldOf(play.state);
    switch (order.type) {
      case 'move':
        moveUnit(play, field, order);
        break;
      case 'exit':
        exit(play, field, order);
        break;
      case 'load':
        load(play, order);
        break;
      case 'unload':
        unload(play, order);
        break;
      case 'cool':
        hookUp(play, order);
    }
    if (!endIfDecided(play)) play.next({ step: 'movement/side', seat });
  },
};

function moveUnit(
  play: Play<Battleforce2>,
  field: Battlefield,
  { unit: index, way, to, facing }: OrderOf<'move'>,
): void {
  const { state } = play;
  const unit = state.units[index];
  const hex = cellOf(field.board, to);
  const path = wayTo(reachable(field, state, index, way), unit.hex, hex);
  const onBridge = endsOnBridge(field, state, index, way, path);
  Object.assign(unit, {
    hex,
    facing: facing ?? unit.facing,
    moved: true,
    entered: path.length - 1,
    onBridge,
    flyingHigh: way === 'high',
  });
  play.emit({ type: 'moved', unit: index, way, path, facing: unit.facing, onBridge });
  if (way === 'bridge') breakBridge(play, field, hex);
}

/** BF2-MAP-05: the hex is water from now on; whoever was on the bridge and cannot be there is lost. */
function breakBridge(play: Play<Battleforce2>, field: Battlefield, hex: number): void {
  const { state } = play;
  const fallen = state.units.flatMap((unit, index) => (unit.hex === hex && unit.onBridge ? [index] : []));
  state.ground = collapsed(field, state.ground, hex);
  for (const unit of fallen) state.units[unit].onBridge = false;
  play.emit({ type: 'bridge-fell', hex });
  for (const unit of fallen) {
    for (const element of field.elementsOf[unit]) {
      if (!state.elements[element].destroyed && drowns(field, element)) destroy(play, element);
    }
  }
}

/** BF2-VIC-04: over the home edge it is safe, over any other it is lost. */
function exit(play: Play<Battleforce2>, field: Battlefield, { unit, edge }: OrderOf<'exit'>): void {
  const { state } = play;
  const fate = edge === state.homes[field.seatOf[unit]] ? 'retreated' : 'destroyed';
  leave(state, field, unit, fate);
  play.emit({ type: 'exited', unit, edge, fate });
}

/** With everybody that it carries. */
export function leave(
  {
    units,
    elements,
  }: { readonly units: State['units']; readonly elements: readonly { destroyed: boolean }[] },
  { elementsOf }: OpenField,
  unit: number,
  fate: 'retreated' | 'destroyed',
): void {
  for (const leaving of [unit, ...passengersOf({ units }, unit)]) {
    Object.assign(units[leaving], { hex: fate === 'retreated' ? RETREATED : DESTROYED, carrier: null });
    if (fate === 'destroyed') for (const element of elementsOf[leaving]) elements[element].destroyed = true;
  }
}
