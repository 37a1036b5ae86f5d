import { sum } from '@ironfield/kernel/dice.ts';
import type { Play } from '@ironfield/kernel/play.ts';
import type { Seat } from '@ironfield/kernel/state.ts';
import type { Battlefield } from '../../battlefield.ts';
import { battlefieldOf } from '../../battlefields.ts';
import type { Battleforce2 } from '../../game-types.ts';
import { dealHit } from '../../phases/hits.ts';
import type { March } from '../../points.ts';
import { isOnMap, isVtol, surviving } from '../../rules/condition.ts';
import { gaitOf } from '../../rules/terrain-costs.ts';
import type { State } from '../../state.ts';
import { type Minefield, minesIn, withMine } from './minefields.ts';

declare module '../../extensions.ts' {
  interface OptionEvents {
    /** Of fields that only their owner knows, told to the owner alone unless they go off. */
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

/** BF2-MINE-03: whoever hovers or flies does not trigger it. */
const isLight = (field: Battlefield, state: State, unit: number): boolean =>
  isVtol(field, unit) || surviving(field, state, unit).every((element) => gaitOf(field, element) === 'h');

/** BF2-MINE-03: friend or foe; landing counts as entering. */
export function enterMines(play: Play<Battleforce2>, { unit, hex, arrive }: March): void {
  const { state } = play;
  const field = battlefieldOf(state);
  if (isLight(field, state, unit)) return;
  for (const mine of minesIn(state, hex)) {
    if (isOnMap(state, unit)) trigger(play, mine, arrive);
  }
}

function trigger(play: Play<Battleforce2>, mine: Minefield, arrive: () => void): void {
  const { owner, hex, knownTo } = mine;
  const dice = play.roll('mines', 2);
  const explodes = sum(dice) >= EXPLODES_ON;
  const told = { type: 'mines', owner, hex, dice, explodes } as const;
  if (!explodes) {
    play.emit(told, knownTo === 'all' ? undefined : [owner]);
    return;
  }
  arrive();
  play.state.marks = withMine(play.state.marks, { ...mine, knownTo: 'all' });
  play.emit(told);
  blast(play, hex);
}

/** BF2-MINE-03: every element of every unit in the hex; BF2-CRIT-01: mines may hit critically. */
function blast(play: Play<Battleforce2>, hex: number): void {
  const { state } = play;
  for (const [unit, each] of state.units.entries()) if (each.hex === hex) harm(play, unit);
}

export function harm(play: Play<Battleforce2>, unit: number): void {
  const { state } = play;
  for (const element of surviving(battlefieldOf(state), state, unit)) dealHit(play, element, MINE_DAMAGE);
}
