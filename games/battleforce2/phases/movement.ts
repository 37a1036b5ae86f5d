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
import { DESTROYED, type Frames, RETREATED, type State } from '../state.ts';
import { LABELS, PROMPTS } from '../text.ts';
import { destroy } from './hits.ts';
import { ExitPick, MoverPick } from './movement-picks.ts';
import { beginPhase } from './turn.ts';
import { endIfDecided } from './victory.ts';

/** BF2-SEQ-04 */
export function movement(play: Play<Battleforce2>, { seat }: Frames['movement']): void {
  beginPhase(play, 'movement', seat);
  play.next({ step: 'movement/side', seat });
}

const unitsToMove = ({ unitsOf }: OpenField, state: State, seat: Seat): number[] =>
  unitsOf[seat].filter((unit) => isOnMap(state, unit) && !state.units[unit].moved);

/** Asked until all units have moved: whether one of them can is nobody else's business. */
export function movementSide(play: Play<Battleforce2>, { seat }: Frames['movement/side']): void {
  const { state } = play;
  if (unitsToMove(battlefieldOf(state), state, seat).length > 0) play.next({ step: 'movement/move', seat });
}

export const move: Decision<Battleforce2, Frames['movement/move'], 'move' | 'exit' | 'done'> = {
  menu(state, { seat }) {
    const field = battlefieldOf(state);
    const units = unitsToMove(field, state, seat);
    return {
      prompt: PROMPTS.move,
      rule: 'BF2-SEQ-04',
      orders: [
        { type: 'move', label: LABELS.move, fields: [new MoverPick(field, state, seat, units)] },
        { type: 'exit', label: LABELS.exit, fields: [new ExitPick(field, state, seat, units)] },
        { type: 'done', label: LABELS.done, fields: [] },
      ],
    };
  },

  apply(play, { seat }, order) {
    if (order.type === 'done') return;
    const field = battlefieldOf(play.state);
    if (order.type === 'move') moveUnit(play, field, order);
    else exit(play, field, order);
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

export function leave(
  {
    units,
    elements,
  }: { readonly units: State['units']; readonly elements: readonly { destroyed: boolean }[] },
  { elementsOf }: OpenField,
  unit: number,
  fate: 'retreated' | 'destroyed',
): void {
  units[unit].hex = fate === 'retreated' ? RETREATED : DESTROYED;
  if (fate === 'destroyed') for (const element of elementsOf[unit]) elements[element].destroyed = true;
}
