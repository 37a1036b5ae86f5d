import { distance } from '@ironfield/hex/board.ts';
import type { Play } from '@ironfield/kernel/play.ts';
import type { Seat } from '@ironfield/kernel/state.ts';
import type { Battlefield } from '../../battlefield.ts';
import { battlefieldOf } from '../../battlefields.ts';
import type { OptionFrames } from '../../extensions.ts';
import type { Battleforce2 } from '../../game-types.ts';
import { exit, travel } from '../../phases/movement.ts';
import { endIfDecided } from '../../phases/victory.ts';
import type { Shuns } from '../../points.ts';
import { isOnMap, isVtol } from '../../rules/condition.ts';
import { isOnGround } from '../../rules/places.ts';
import { flight } from '../../rules/reach.ts';
import { opponentOf, type State } from '../../state.ts';
import { isRouted, nerveOf } from './nerve.ts';

declare module '../../extensions.ts' {
  interface OptionFrames {
    'morale/rout': { readonly seat: Seat };
  }
}

/** BF2-MOR-02: at no point of its move a broken unit is nearer to an enemy on the ground than at its start. */
export function keepsAway(
  before: Shuns | null,
  field: Battlefield,
  state: State,
  unit: number,
): Shuns | null {
  if (nerveOf(state.units, unit) !== 'broken') return before;
  const { hex: start } = state.units[unit];
  const enemies = field.unitsOf[opponentOf(field.seatOf[unit])]
    .filter((enemy) => isOnGround(state, enemy) && !isVtol(field, enemy))
    .map((enemy) => state.units[enemy].hex);
  return (from, to) =>
    before?.(from, to) === true ||
    enemies.some((enemy) => distance(field.board, to, enemy) < distance(field.board, start, enemy));
}

/** BF2-MOR-03: routed units flee in the Movement Phase of their side, by themselves. */
export function rout(play: Play<Battleforce2>, { seat }: OptionFrames['morale/rout']): void {
  const { state } = play;
  const field = battlefieldOf(state);
  const edge = state.homes[seat]!;
  for (const unit of field.unitsOf[seat]) {
    if (!isOnGround(state, unit) || !isRouted(state, unit) || state.units[unit].moved) continue;
    const { path, leaves } = flight(battlefieldOf(state), state, unit, edge);
    if (path.length > 1) travel(play, { unit, way: 'ground' }, path);
    if (leaves && isOnMap(state, unit)) exit(play, field, { unit, edge });
  }
  endIfDecided(play);
}
