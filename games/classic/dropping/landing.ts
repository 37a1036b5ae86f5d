// A dropping unit comes down at the end of the Movement Phase: where that was meant, or somewhere near (MT-PRE-34,
// MT-SOPS-01).

import { neighbour } from '@ironfield/hex/board.ts';
import type { Direction, Facing } from '@ironfield/hex/coordinates.ts';
import { sum } from '@ironfield/kernel/dice.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Battlefield } from '../battlefield.ts';
import { battlefieldOf } from '../battlefields.ts';
import type { OptionEvents } from '../extensions.ts';
import type { Classic } from '../game-types.ts';
import { arriveIn, mayMatter } from '../phases/landing/arrival.ts';
import { fallDown } from '../phases/landing/fall-down.ts';
import { hurt, perish } from '../phases/weapon/close-attack.ts';
import { rolledBy } from '../rules/crew/about-rolls.ts';
import { isOpenTo } from '../rules/ground/steps-of.ts';
import { totalPiloting } from '../rules/piloting/piloting.ts';
import { isLost } from '../rules/unit/condition.ts';
import { forgetJump, type Jump, jumpsIn } from '../rules/unit/dropping.ts';
import { kept } from '../rules/unit/marks.ts';
import { roomAt } from '../rules/unit/riding.ts';
import { isOfSquads } from '../rules/unit/squads.ts';
import { OFF_MAP, type State, type UnitState } from '../state.ts';
import { type InfantryFile, squadsOf } from '../units/infantry-file.ts';

declare module '../extensions.ts' {
  interface TurnMarks {
    /** It has come down in this turn, and does nothing more. */
    readonly landed?: true;
  }
  interface OptionEvents {
    'drop-landed': {
      readonly type: 'drop-landed';
      readonly unit: number;
      readonly number: number;
      readonly dice: readonly number[];
      readonly facing: Facing;
      /** Of a landing that went wrong: the die for the direction, and those for the hexes. */
      readonly scatter: readonly number[];
      /** -1 off the map. */
      readonly hex: number;
    };
  }
}

const NEEDED = 4;
/** A unit that misses by so much is never seen again. */
const ASTRAY = 5;
const PURPOSES = {
  drop: 'drop',
  direction: 'scatter direction',
  distance: 'scatter distance',
  hurt: 'damage of the drop',
};

export const hasLanded = ({ thisTurn }: UnitState): boolean => thisTurn.marks?.landed === true;

export function landAll(play: Play<Classic>, field: Battlefield): void {
  const { state } = play;
  for (const jump of [...jumpsIn(state)])
    if (jump.turn === state.turn && state.units[jump.unit].loss === null) land(play, field, jump);
}

/** A Piloting Skill Roll of a 'Mech in the air; all others need 4. */
function numberFor(field: Battlefield, { units }: State, unit: number): number {
  const { piloting } = field.kinds[unit];
  if (!piloting) return NEEDED;
  const { crew, body } = units[unit];
  return totalPiloting((tally) => {
    tally.add(crew.piloting, 'Piloting Skill', 'CBT-PSR-01');
    piloting.pilotingModifiers(tally, field, unit, body);
  });
}

function land(play: Play<Classic>, field: Battlefield, { unit, hex: planned, facing }: Jump): void {
  const number = numberFor(field, play.state, unit);
  const dice = play.roll(PURPOSES.drop, 2, rolledBy(unit, number, unit));
  const margin = number - sum(dice);
  const scatter =
    margin <= 0 || margin >= ASTRAY
      ? []
      : [...play.roll(PURPOSES.direction, 1), ...play.roll(PURPOSES.distance, margin)];
  const hex = margin >= ASTRAY ? OFF_MAP : scatter.length === 0 ? planned : along(field, planned, scatter);
  const isSafe = hex >= 0 && isOpenTo(field, unit, hex);
  const cell = isSafe ? roomAt(field, play.state, unit, hex) : -1;
  play.happen({ type: 'drop-landed', unit, number, dice, scatter, hex: cell >= 0 ? cell : hex, facing });
  if (cell < 0) {
    perish(play, field, unit, hex < 0 ? 'left-map' : field.depth[hex] > 0 ? 'sunk' : 'no-room');
    return;
  }
  if (margin > 0) suffer(play, field, unit, { margin, number });
  if (play.state.units[unit].loss === null && mayMatter(battlefieldOf(play.state)))
    arriveIn(play, unit, { how: 'jump', from: -1, byRoad: false, lands: true });
}

/** MT-SOPS-01: platoons lose a trooper of each squad; suits take a die for each point, and a 'Mech falls as many levels. */
function suffer(
  play: Play<Classic>,
  field: Battlefield,
  unit: number,
  { margin, number }: { readonly margin: number; readonly number: number },
): void {
  const { limbs, troopers } = field.kinds[unit];
  if (limbs) fallDown(play, field, unit, margin, number);
  else if (!troopers?.isArmored) hurt(play, field, unit, squadsIn(field, unit));
  else
    for (const part of field.designs[unit].structure.keys()) {
      if (isLost(play.state.units[unit].body, part)) continue;
      const points = sum(play.roll(PURPOSES.hurt, margin, rolledBy(unit, undefined, unit)));
      field.kinds[unit].strike(
        play,
        field,
        unit,
        { part, rear: false, critical: false, nature: 'blow' },
        points,
      );
    }
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

export function comeDown(
  table: Pick<State, 'units' | 'marks'>,
  { unit, hex, facing }: Pick<OptionEvents['drop-landed'], 'unit' | 'hex' | 'facing'>,
): void {
  const trooper = table.units[unit];
  const { drops: _, ...marks } = trooper.marks ?? {};
  trooper.marks = kept(marks);
  trooper.thisTurn.marks = { ...trooper.thisTurn.marks, landed: true };
  if (hex >= 0) Object.assign(trooper, { hex, facing });
  forgetJump(table, unit);
}
