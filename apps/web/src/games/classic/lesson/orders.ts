// The orders that the lesson may show its pupil.

import { battlefieldOf } from '@ironfield/classic/battlefields.ts';
import { declareFire } from '@ironfield/classic/bot/attacks/fire.ts';
import type { Classic } from '@ironfield/classic/game-types.ts';
import type { Order } from '@ironfield/classic/orders.ts';
import type { RuleId } from '@ironfield/classic/rule-index.ts';
import { weaponToHit, whyNotFire } from '@ironfield/classic/rules/fire/to-hit.ts';
import { Mover } from '@ironfield/classic/rules/movement/mover.ts';
import { whyNoBlow } from '@ironfield/classic/rules/physical/physical-to-hit.ts';
import { canAct } from '@ironfield/classic/rules/unit/condition.ts';
import type { OnFoot } from '@ironfield/classic/state.ts';
import { AUTOMATIC_MISS, type State } from '@ironfield/classic/state.ts';
import { LEGS, LOCATION_CODES } from '@ironfield/classic/units/locations.ts';
import { imagine } from '@ironfield/classic/view.ts';
import { hexsidesAt } from '@ironfield/hex/bearing.ts';
import { distance } from '@ironfield/hex/board.ts';
import { lineOn } from '@ironfield/hex/board-line.ts';
import { DIRECTIONS, type Facing } from '@ironfield/hex/coordinates.ts';
import { explain } from '@ironfield/kernel/explanation.ts';
import type { Example } from '../../../coach/common-steps.ts';
import type { LessonMoment } from '../../../coach/lesson.ts';
import { TRAINING_SETUP } from './training-setup.ts';

export type Moment = LessonMoment<Classic>;

export const LESSON_FIELD = battlefieldOf({ setup: TRAINING_SETUP });
/** The pupil's 'Mech, and the other. */
export const OWN = 0;
export const FOE = 1;
const MODES: readonly OnFoot[] = ['walk', 'run'];

export const stateOf = ({ view }: Moment): State => imagine(view, '');

interface Place {
  readonly mode: OnFoot;
  readonly cell: number;
  readonly facing: Facing;
}

/** Everywhere it can get on foot, as it would look at the enemy from there if the points suffice. */
function places(state: State): Place[] {
  const foe = state.units[FOE].hex;
  const mech = state.units[OWN];
  if (mech.hex < 0 || foe < 0 || mech.prone || !canAct(mech)) return [];
  const { board } = LESSON_FIELD;
  const mover = new Mover(LESSON_FIELD, state, OWN, false);
  return MODES.flatMap((mode) =>
    Array.from({ length: board.size }, (_, cell) => cell)
      .filter((cell) => cell !== foe && mover.canEndIn(mode, cell))
      .flatMap((cell) => {
        const ahead = hexsidesAt(lineOn(board, cell, foe).bearing);
        const facing = ahead.find((direction) => mover.costOf(mode, cell, direction) >= 0);
        return facing === undefined ? [] : [{ mode, cell, facing }];
      }),
  );
}

const moveTo = ({ mode, cell, facing }: Place): Order => ({
  type: 'move',
  unit: OWN,
  mode,
  to: LESSON_FIELD.board.number[cell],
  facing,
  more: false,
});

/** Woods within a walk, the nearest to the enemy first. */
function woods(state: State): Place[] {
  const { board, woods } = LESSON_FIELD;
  const foe = state.units[FOE].hex;
  return places(state)
    .filter(({ mode, cell }) => mode === 'walk' && woods[cell] > 0)
    .toSorted((a, b) => distance(board, a.cell, foe) - distance(board, b.cell, foe) || a.cell - b.cell);
}

export const woodsInReach = (moment: Moment): readonly string[] =>
  woods(stateOf(moment)).map(({ cell }) => LESSON_FIELD.board.number[cell]);

export function intoWoods(moment: Moment): Order | null {
  const [best] = woods(stateOf(moment));
  return best ? moveTo(best) : closer(moment);
}

/** Beside the enemy and facing it, or as near as it gets; at a walk rather than at a run. */
export function closer(moment: Moment): Order | null {
  const { board } = LESSON_FIELD;
  const state = stateOf(moment);
  const foe = state.units[FOE].hex;
  const value = ({ mode, cell }: Place) =>
    -2 * distance(board, cell, foe) -
    (mode === 'run' ? 1 : 0) -
    Math.abs(LESSON_FIELD.bed[cell] - LESSON_FIELD.bed[foe]);
  const best = places(state).toSorted((a, b) => value(b) - value(a) || a.cell - b.cell)[0];
  return best ? moveTo(best) : null;
}

/** The kick that is possible, if one is. */
export function kick(moment: Moment): Order | null {
  const state = stateOf(moment);
  const limb = LEGS.find(
    (leg) => !whyNoBlow(LESSON_FIELD, state, { kind: 'kick', attacker: OWN, target: FOE, limb: leg }),
  );
  return limb === undefined
    ? null
    : { type: 'kick', unit: OWN, leg: LOCATION_CODES[limb] as 'LL' | 'RL', target: FOE };
}

/** Everything that bears, whatever the heat. */
export function everything(moment: Moment): Order {
  const marksman = { patience: 0.05, cool: false, concentrates: false, punches: false };
  return declareFire(LESSON_FIELD, stateOf(moment), OWN, marksman).order;
}

/** Up again, looking at the enemy; at a walk if that is enough. */
export function standUp(moment: Moment): Order | null {
  const { board } = LESSON_FIELD;
  const state = stateOf(moment);
  const { hex, prone } = state.units[OWN];
  if (!prone) return null;
  const mover = new Mover(LESSON_FIELD, state, OWN, false);
  const mode = MODES.find((each) => mover.canStand(each));
  const foe = state.units[FOE].hex;
  if (mode === undefined || foe < 0) return null;
  const facing = foe === hex ? DIRECTIONS[0] : hexsidesAt(lineOn(board, hex, foe).bearing)[0];
  return { type: 'stand', unit: OWN, mode, facing, more: false };
}

export const goDown = (moment: Moment): Order | null =>
  new Mover(LESSON_FIELD, stateOf(moment), OWN, false).canDrop('walk')
    ? { type: 'drop', unit: OWN, mode: 'walk', more: false }
    : null;

/** A shot that could be made, with the reasons for its number. */
export function exampleNumber(moment: Moment): Example | null {
  const state = stateOf(moment);
  const stance = { unit: OWN, twist: 0, prop: null } as const;
  for (const [weapon, { label }] of LESSON_FIELD.designs[OWN].weapons.entries()) {
    if (whyNotFire(LESSON_FIELD, state, stance, weapon, FOE)) continue;
    const shot = { attacker: OWN, weapon, target: FOE, twist: 0, secondary: 0, aim: -1 } as const;
    const explanation = explain<RuleId>((tally) => weaponToHit(tally, LESSON_FIELD, state, shot));
    if (explanation.total < AUTOMATIC_MISS)
      return { attacker: label, target: 'the Hunchback', units: [OWN, FOE], explanation };
  }
  return null;
}
