// Illumination rounds: they burn in the air, and drift with the wind (MT-ARTY-12).

import { distance, neighbour } from '@ironfield/hex/board.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Battlefield } from '../../battlefield.ts';
import type { Classic } from '../../game-types.ts';
import type { HexMark } from '../../knowledge.ts';
import { drifts } from '../../rules/ground/smoke.ts';
import { DRIFT, windOf } from '../../rules/weather/wind.ts';
import type { State } from '../../state.ts';

declare module '../../extensions.ts' {
  interface GameMarks {
    readonly flares?: readonly Flare[];
  }
  interface OptionEvents {
    /** One bursts. */
    flare: { readonly type: 'flare' } & Flare;
    /** Those that still burn, where they are now. */
    'flares-drift': { readonly type: 'flares-drift'; readonly flares: readonly Flare[] };
  }
}

export interface Flare {
  readonly hex: number;
  readonly radius: number;
  /** The turn in which it burst. */
  readonly since: number;
}

/** MT-ARTY-12: turns, that of the burst among them. */
const BURNS = 12;

type Table = Pick<State, 'marks'>;

export const flaresIn = ({ marks }: Table): readonly Flare[] => marks?.flares ?? [];

export function setFlares(table: Table & { marks: State['marks'] }, flares: readonly Flare[]): void {
  const { flares: _, ...others } = table.marks ?? {};
  const marks = flares.length > 0 ? { ...others, flares } : others;
  table.marks = Object.keys(marks).length > 0 ? marks : null;
}

export function light(play: Play<Classic>, hex: number, radius: number): void {
  const { state } = play;
  const flare: Flare = { hex, radius, since: state.turn };
  setFlares(state, [...flaresIn(state), flare]);
  play.emit({ type: 'flare', ...flare });
}

/** Several do no more than one. */
export const isUnderFlare = (
  { board }: Battlefield,
  state: Pick<State, 'marks' | 'units'>,
  unit: number,
): boolean => {
  const { hex: at } = state.units[unit];
  return flaresIn(state).some(({ hex, radius }) => at >= 0 && distance(board, hex, at) <= radius);
};

/** In the End Phase: from the turn after the burst it drifts as smoke does (MT-SMOKE-05). */
export function burnOn(play: Play<Classic>, field: Battlefield): void {
  const { state } = play;
  const before = flaresIn(state);
  if (before.length === 0) return;
  const flares = before.flatMap((flare) => {
    if (state.turn - flare.since + 1 >= BURNS) return [];
    const hex = flare.since < state.turn ? carried(field, state, flare.hex) : flare.hex;
    return hex < 0 ? [] : [{ ...flare, hex }];
  });
  const isSame = flares.length === before.length && flares.every(({ hex }, at) => hex === before[at].hex);
  if (isSame) return;
  setFlares(state, flares);
  play.emit({ type: 'flares-drift', flares });
}

function carried(field: Battlefield, state: State, hex: number): number {
  if (!drifts(field)) return hex;
  const { direction, strength } = windOf(state);
  let to = hex;
  for (let step = 0; step < DRIFT[strength] && to >= 0; step++) to = neighbour(field.board, to, direction);
  return to;
}

export const flareMarks = (
  marks: readonly HexMark[],
  _field: Battlefield,
  table: Pick<State, 'marks'>,
): readonly HexMark[] => [
  ...marks,
  ...flaresIn(table).map(({ hex, radius, since }) => ({
    hex,
    kind: 'light' as const,
    label: '',
    words: `an illumination round burns here to the end of turn ${since + BURNS - 1}, and lights ${radius} hexes around`,
  })),
];
