import { distance } from '@ironfield/hex/board.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Seat } from '@ironfield/kernel/state.ts';
import type { Battlefield } from '../../battlefield.ts';
import { battlefieldOf } from '../../battlefields.ts';
import type { OptionFrames } from '../../extensions.ts';
import type { Battleforce2 } from '../../game-types.ts';
import { endOf, spendAlong, travel, travelOff, withdraw } from '../../phases/movement/movement.ts';
import type { Shuns } from '../../points.ts';
import { isVtol } from '../../rules/elements/condition.ts';
import { isOffBoard, isOnGround } from '../../rules/elements/places.ts';
import { flight, setOutOf } from '../../rules/movement/reach.ts';
import { opponentOf, type State } from '../../state.ts';
import { isRouted, nerveOf } from './nerve.ts';

declare module '../../extensions.ts' {
  interface OptionFrames {
    'morale/rout': { readonly seat: Seat };
    'morale/flee': { readonly unit: number };
  }
}

/**
 * BF2-MOR-02: at no point of its move a broken unit is nearer to an enemy on the ground than at its start; VTOLs are ground
 * units (BF2-VEH-07).
 */
export function keepsAway(
  before: Shuns | null,
  field: Battlefield,
  state: State,
  unit: number,
): Shuns | null {
  if (nerveOf(state.units, unit) !== 'broken') return before;
  const { hex: start } = state.units[unit];
  const isApart = field.past.readsRulesApart?.();
  const enemies = field.unitsOf[opponentOf(field.seatOf[unit])]
    .filter((enemy) => isOnGround(state, enemy) && !(isApart && isVtol(field, enemy)))
    .map((enemy) => state.units[enemy].hex);
  // A unit entering the map does so where no enemy stands, and goes no farther.
  if (start < 0) return (from, to) => before?.(from, to) === true || from >= 0 || enemies.includes(to);
  return (from, to) =>
    before?.(from, to) === true ||
    enemies.some((enemy) => distance(field.board, to, enemy) < distance(field.board, start, enemy));
}

/** BF2-MOR-03: routed units flee in the Movement Phase of their side, by themselves. */
export function rout(play: Play<Battleforce2>, { seat }: OptionFrames['morale/rout']): void {
  const { state } = play;
  const fleeing = battlefieldOf(state).unitsOf[seat].filter(
    (unit) => isOnGround(state, unit) && isRouted(state, unit) && !state.units[unit].moved,
  );
  for (const unit of battlefieldOf(state).unitsOf[seat])
    if (isOffBoard(state, unit) && isRouted(state, unit)) runAway(play, unit);
  play.next(...fleeing.map((unit) => ({ step: 'morale/flee', unit }) as const), { step: 'victory' });
}

/** A unit in a box is off the map already, and gone for good. */
function runAway(play: Play<Battleforce2>, unit: number): void {
  const field = battlefieldOf(play.state);
  if (field.past.readsRulesApart?.()) return;
  withdraw(play, unit);
}

/** BF2-MOR-03: off the map for good, if what happens on the way leaves it an MP for that. */
export function flee(play: Play<Battleforce2>, { unit }: OptionFrames['morale/flee']): void {
  const { state } = play;
  const field = battlefieldOf(state);
  const edge = state.homes[field.seatOf[unit]]!;
  const { path, leaves } = flight(field, state, unit, edge);
  const isForGood = !field.past.meetsAsBefore?.();
  if (leaves) travelOff(play, unit, edge, path, isForGood);
  else if (path.length > 1) {
    spendAlong(play, unit, path, setOutOf(field, state, unit));
    travel(play, { unit, way: 'ground' }, path, ...endOf(field, unit, path));
  }
}
