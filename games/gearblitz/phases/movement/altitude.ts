import type { OrderForm } from '@ironfield/kernel/menu/menu.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import { groundOf } from '@ironfield/table/scenes/scene.ts';
import { piecesAt } from '@ironfield/table/scenes/scene-index.ts';
import { INCH } from '../../data/tables.ts';
import type { GearBlitz } from '../../game-types.ts';
import type { Order } from '../../orders.ts';
import { movementLeft, moverOf } from '../../rules/movement/legs.ts';
import { barrierTo } from '../../rules/terrain/room.ts';
import { auxRating } from '../../rules/unit/condition.ts';
import { charged } from '../../rules/unit/movement.ts';
import { unitOf } from '../../state/roster.ts';
import type { State } from '../../state.ts';
import { TEXT } from '../../text/menus.ts';
import { leaveCover } from '../actions/hull-down.ts';

export type InTheAir = 'rise' | 'sink' | 'jets';

const groundUnder = (state: State, id: number): number =>
  groundOf(piecesAt(state.scene, state.units[id].at!));

/** HGB-MOVE-10: nothing flies higher, in inches. */
const CEILING = 20;

/** HGB-MOVE-10, HGB-AUX-05: up and down for 1 MP an inch, and off the ground on jets. */
export function altitudeForms(state: State, id: number): OrderForm<InTheAir>[] {
  const { isStopped, jets } = state.units[id].activation!;
  if (isStopped || state.units[id].body.climb) return [];
  const unit = moverOf(state, id);
  if (unit.mode !== 'R') {
    const rating = auxRating(unit, 'jumpJets');
    const isReady = jets === null && state.units[id].actions > 0;
    return isReady ? inchesForm('jets', rating) : [];
  }
  const most = Math.floor(movementLeft(state, id) / INCH);
  const height = Math.ceil((unit.altitude - groundUnder(state, id)) / INCH);
  return [
    ...inchesForm('rise', Math.min(most, CEILING - Math.ceil(unit.altitude / INCH))),
    ...inchesForm('sink', deepest(state, id, Math.min(most, height))),
  ];
}

function inchesForm(type: InTheAir, max: number): OrderForm<InTheAir>[] {
  if (max < 1) return [];
  const describe = (by: number) => ({ label: TEXT.inches(by * INCH) });
  return [
    {
      type,
      label: TEXT[type],
      fields: [{ kind: 'whole', name: 'by', label: TEXT.inchesUp, min: 1, max, describe }],
    },
  ];
}

/** The altitude after climbing or descending by inches; 0 on the ground. */
function altitudeAfter(state: State, id: number, by: number): number {
  const ground = groundUnder(state, id);
  const { altitude } = unitOf(state, id);
  const after = (altitude || ground) + by * INCH;
  return after > ground ? after : 0;
}

/** HGB-MOVE-10: down to terrain it may not enter, and no further. */
function deepest(state: State, id: number, most: number): number {
  for (let by = 1; by <= most; by++) {
    const there = { ...moverOf(state, id), altitude: altitudeAfter(state, id, -by) };
    if (barrierTo(state.scene, there, state.units[id].at!)) return by - 1;
  }
  return most;
}

/** HGB-MOVE-10, HGB-AUX-05: landing on jets completes a jump. */
export function changeAltitude(
  play: Play<GearBlitz>,
  id: number,
  order: Extract<Order, { type: InTheAir }>,
): void {
  const { state } = play;
  const unit = state.units[id];
  const isUp = order.type !== 'sink';
  if (order.type === 'jets') {
    unit.actions--;
    unit.activation = { ...unit.activation!, jets: auxRating(unitOf(state, id), 'jumpJets') * INCH };
  }
  const altitude = altitudeAfter(state, id, isUp ? order.by : -order.by);
  const paid = charged(unit.activation!, order.by * INCH);
  unit.body = { ...unit.body, altitude };
  unit.activation = {
    ...paid,
    path: paid.path + order.by * INCH,
    jets: altitude === 0 ? null : paid.jets,
    road: 0,
  };
  const { actions, body, activation } = unit;
  play.emit({
    type: 'altitude',
    unit: id,
    isUp,
    cost: play.explain((tally) => tally.add(order.by * INCH, TEXT[order.type], 'HGB-MOVE-10')),
    now: { actions, body, activation },
  });
  leaveCover(play, id, 'flies');
}

/** HGB-AUX-05: a unit still in the air when its activation ends falls. */
export function fallFromJets(play: Play<GearBlitz>, id: number): void {
  const { at, body, activation } = play.state.units[id];
  if (activation!.jets === null) return;
  const levels = Math.floor((body.altitude - groundUnder(play.state, id)) / INCH);
  play.next({ step: 'fall', unit: id, why: 'fall', levels, to: at! });
}
