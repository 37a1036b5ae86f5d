// Fires of inferno fuel (MT-WPN-53): they burn for some turns wherever they are, and go on only where there is something
// to burn.

import type { Play } from '@ironfield/kernel/play/play.ts';
import { type Battlefield, kindsAt } from '../../battlefield.ts';
import type { Classic } from '../../game-types.ts';
import type { State } from '../../state.ts';
import { changeGround, hexWith } from './ground.ts';

declare module '../../extensions.ts' {
  interface GameMarks {
    /** By hex: the last turn in which inferno fuel burns there. */
    readonly infernos?: Readonly<Record<number, number>>;
  }
  interface OptionEvents {
    'inferno-fires': {
      readonly type: 'inferno-fires';
      readonly fires: Readonly<Record<number, number>>;
    };
  }
}

/** Turns, that in which it is lit among them. */
const BURNS = 3;

type Table = { marks: State['marks'] };
type Fires = Readonly<Record<number, number>>;

const firesIn = ({ marks }: Pick<State, 'marks'>): Fires => marks?.infernos ?? {};

export const isInferno = (table: Pick<State, 'marks'>, cell: number): boolean =>
  firesIn(table)[cell] !== undefined;

function setInfernos(table: Table, fires: Fires): void {
  const { infernos: _, ...others } = table.marks ?? {};
  const marks = Object.keys(fires).length > 0 ? { ...others, infernos: fires } : others;
  table.marks = Object.keys(marks).length > 0 ? marks : null;
}

/** These hexes catch fire; where inferno fuel burns already it burns on from now. */
export function lightInfernos(play: Play<Classic>, { board }: Battlefield, cells: readonly number[]): void {
  const { state } = play;
  const until = state.turn + BURNS - 1;
  const lit = Object.fromEntries(cells.map((cell) => [cell, Math.max(until, firesIn(state)[cell] ?? 0)]));
  play.happen({ type: 'inferno-fires', fires: { ...firesIn(state), ...lit } });
  changeGround(play, Object.assign({}, ...cells.map((cell) => hexWith(board, cell, { add: ['fire'] }))));
}

const burnsOn = ({ board }: Battlefield, cell: number): boolean =>
  kindsAt(board, cell).some(({ woods = 0, building }) => woods > 0 || building !== undefined);

/** In the End Phase: what is burnt out goes out, or is an ordinary fire from now on. */
export function burnOut(play: Play<Classic>, field: Battlefield): void {
  const { state } = play;
  const over = Object.entries(firesIn(state)).flatMap(([cell, until]) =>
    until <= state.turn ? [Number(cell)] : [],
  );
  if (over.length === 0) return;
  const fires = Object.fromEntries(
    Object.entries(firesIn(state)).filter(([cell]) => !over.includes(Number(cell))),
  );
  play.happen({ type: 'inferno-fires', fires });
  const dead = over.filter((cell) => !burnsOn(field, cell));
  if (dead.length > 0)
    changeGround(
      play,
      Object.assign({}, ...dead.map((cell) => hexWith(field.board, cell, { take: ['fire'] }))),
    );
}

export const INFERNOS_TOLD = {
  changes: {
    'inferno-fires': (table: Table, { fires }: { readonly fires: Fires }) => setInfernos(table, fires),
  },
  sentences: { 'inferno-fires': () => null },
} as const;
