// Paratroops come down at the end of the Movement Phase: where they meant to, or somewhere near (MT-SOPS-01, MT-PRE-34).

import { neighbour } from '@ironfield/hex/board.ts';
import type { Direction } from '@ironfield/hex/coordinates.ts';
import { sum } from '@ironfield/kernel/dice.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Battlefield } from '../../../../battlefield.ts';
import { battlefieldOf } from '../../../../battlefields.ts';
import type { Classic } from '../../../../game-types.ts';
import { arriveIn, mayMatter } from '../../../../phases/landing/arrival.ts';
import { hurt, perish } from '../../../../phases/weapon/close-attack.ts';
import { rolledBy } from '../../../../rules/crew/about-rolls.ts';
import { isOpenTo } from '../../../../rules/ground/steps-of.ts';
import { forgetJump, jumpsIn } from '../../../../rules/unit/dropping.ts';
import { kept } from '../../../../rules/unit/marks.ts';
import { roomAt } from '../../../../rules/unit/riding.ts';
import { isOfSquads } from '../../../../rules/unit/squads.ts';
import type { State, UnitState } from '../../../../state.ts';
import { type InfantryFile, squadsOf } from '../../../../units/infantry-file.ts';

declare module '../../../../extensions.ts' {
  interface TurnMarks {
    /** It has come down in this turn, and does nothing more. */
    readonly landed?: true;
  }
  interface OptionEvents {
    'drop-landed': {
      readonly type: 'drop-landed';
      readonly unit: number;
      readonly dice: readonly number[];
      /** Of a landing that went wrong: the die for the direction, and those for the hexes. */
      readonly scatter: readonly number[];
      /** -1 off the map. */
      readonly hex: number;
    };
  }
}

const NEEDED = 4;
const PURPOSES = { drop: 'drop', direction: 'scatter direction', distance: 'scatter distance' };

export const hasLanded = ({ thisTurn }: UnitState): boolean => thisTurn.marks?.landed === true;

export function landAll(play: Play<Classic>, field: Battlefield): void {
  const { state } = play;
  for (const { unit, turn, hex } of [...jumpsIn(state)])
    if (turn === state.turn && state.units[unit].loss === null) land(play, field, unit, hex);
}

function land(play: Play<Classic>, field: Battlefield, unit: number, planned: number): void {
  const dice = play.roll(PURPOSES.drop, 2, rolledBy(unit, NEEDED, unit));
  const margin = NEEDED - sum(dice);
  const scatter =
    margin <= 0 ? [] : [...play.roll(PURPOSES.direction, 1), ...play.roll(PURPOSES.distance, margin)];
  const hex = scatter.length === 0 ? planned : along(field, planned, scatter);
  const isSafe = hex >= 0 && isOpenTo(field, unit, hex);
  const cell = isSafe ? roomAt(field, play.state, unit, hex) : -1;
  play.happen({ type: 'drop-landed', unit, dice, scatter, hex: cell >= 0 ? cell : hex });
  if (cell < 0) {
    perish(play, field, unit, hex < 0 ? 'left-map' : field.depth[hex] > 0 ? 'sunk' : 'no-room');
    return;
  }
  if (margin > 0) hurt(play, field, unit, squadsIn(field, unit));
  if (play.state.units[unit].loss === null && mayMatter(battlefieldOf(play.state)))
    arriveIn(play, unit, { how: 'jump', from: -1, byRoad: false, lands: true });
}

function along({ board }: Battlefield, from: number, [direction, ...hexes]: readonly number[]): number {
  let cell = from;
  for (let step = 0; step < sum(hexes) && cell >= 0; step++)
    cell = neighbour(board, cell, (direction - 1) as Direction);
  return cell;
}

/** A trooper of each is lost where it goes wrong. */
function squadsIn(field: Battlefield, unit: number): number {
  const { motion } = field.setup.units[unit].unit as InfantryFile;
  return isOfSquads(field, unit) ? 1 : squadsOf(motion);
}

export function comeDown(table: Pick<State, 'units' | 'marks'>, unit: number, hex: number): void {
  const trooper = table.units[unit];
  const { drops: _, ...marks } = trooper.marks ?? {};
  trooper.marks = kept(marks);
  trooper.thisTurn.marks = { ...trooper.thisTurn.marks, landed: true };
  if (hex >= 0) trooper.hex = hex;
  forgetJump(table, unit);
}
