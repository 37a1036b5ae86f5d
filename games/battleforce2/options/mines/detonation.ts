import { sum } from '@ironfield/kernel/dice.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Seat } from '@ironfield/kernel/state.ts';
import type { Battlefield } from '../../battlefield.ts';
import { battlefieldOf } from '../../battlefields.ts';
import type { OptionFrames } from '../../extensions.ts';
import type { Battleforce2 } from '../../game-types.ts';
import { hitOn } from '../../phases/combat/hits.ts';
import { reconsider } from '../../phases/command/reactions.ts';
import { reachedBy } from '../../phases/reached.ts';
import type { March } from '../../points.ts';
import { surviving } from '../../rules/elements/condition.ts';
import { hovers, isTouched, seenTouchedBy } from '../../rules/movement/touched.ts';
import type { Frame, State } from '../../state.ts';
import { minesIn } from './minefields.ts';

declare module '../../extensions.ts' {
  interface OptionFrames {
    'mines/blast': { readonly owner: Seat; readonly hex: number; readonly dice: readonly number[] };
  }
  interface OptionEvents {
    /** For fields known only to their owner: told to the owner alone unless they go off. */
    mines: {
      readonly type: 'mines';
      readonly owner: Seat;
      readonly hex: number;
      readonly dice: readonly number[];
      readonly explodes: boolean;
    };
  }
}

const EXPLODES_ON = 7;
const MINE_DAMAGE = 1;

/** BF2-MINE-03, BF2-VEH-04: hovering units do not trigger it, even on a bridge. */
const isLight = (field: Battlefield, state: State, unit: number): boolean =>
  hovers(field, state, unit) || !isTouched(field, state, 'sets off mines', unit);

/**
 * BF2-MINE-03: friend or foe; landing counts as entering. The dice are thrown in secret, so that a field that does not go off
 * stays one; those that do everybody sees.
 */
export function enterMines(play: Play<Battleforce2>, { unit, hex, arrive, happens }: March): void {
  const { state } = play;
  if (isLight(battlefieldOf(state), state, unit)) return;
  for (const { owner, knownTo } of minesIn(state, hex)) {
    const dice = play.roll('mines', 2);
    const explodes = goesOff(dice);
    const told = { type: 'mines', owner, hex, dice, explodes } as const;
    if (!explodes) {
      play.emit(told, knownTo === 'all' ? undefined : [owner]);
      continue;
    }
    arrive();
    play.happen(told);
    happens({ step: 'mines/blast', owner, hex, dice });
  }
}

const goesOff = (dice: readonly number[]): boolean => sum(dice) >= EXPLODES_ON;

/** BF2-MINE-03: every element of every unit in the hex, unless luck helps (BF2-CMDX-11); BF2-CRIT-01: it may be critical. */
export function blast(
  play: Play<Battleforce2>,
  { owner, hex, dice: thrown }: OptionFrames['mines/blast'],
): void {
  const { state } = play;
  const concerns = () => seenTouchedBy(battlefieldOf(state), state, 'mines', hex);
  const dice = reconsider(play, { purpose: 'mines', dice: thrown, concerns });
  if (dice !== thrown) play.happen({ type: 'mines', owner, hex, dice, explodes: goesOff(dice) });
  if (goesOff(dice)) play.next(...reachedBy(play, 'mines', hex).flatMap((unit) => harm(state, unit)));
}

export const harm = (state: State, unit: number): Frame[] =>
  surviving(battlefieldOf(state), state, unit).map((element) => hitOn(element, null, MINE_DAMAGE));
