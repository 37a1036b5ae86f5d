// Clouds of chaff (MT-WPN-21): they drift and disperse as light smoke does, and hide nobody.

import { neighbour } from '@ironfield/hex/board.ts';
import { lineCells } from '@ironfield/hex/board-line.ts';
import { sum } from '@ironfield/kernel/dice.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Battlefield } from '../../../battlefield.ts';
import type { Classic } from '../../../game-types.ts';
import type { HexMark } from '../../../knowledge.ts';
import { DRIFT, windOf } from '../../../rules/weather/wind.ts';
import type { State } from '../../../state.ts';

declare module '../../../extensions.ts' {
  interface GameMarks {
    /** The hexes of each cloud of chaff. */
    readonly chaff?: readonly (readonly number[])[];
  }
  interface OptionEvents {
    /** Where it is now. */
    chaff: { readonly type: 'chaff'; readonly clouds: readonly (readonly number[])[] };
  }
}

/** MT-SMOKE-06: by strength of the wind. */
const DISPERSES = [0, 0, 1, 3];
const GONE_ON = 11;
const PURPOSE = 'dissipation of chaff';

type Table = Pick<State, 'marks'>;
type Clouds = readonly (readonly number[])[];

const cloudsIn = ({ marks }: Table): Clouds => marks?.chaff ?? [];

export const isInChaff = (table: Table, cell: number): boolean =>
  cloudsIn(table).some((cells) => cells.includes(cell));

/** MT-WPN-21: in the target's hex, or in one that the line goes through; not in that of who fires. */
export function goesThroughChaff({ board }: Battlefield, table: Table, from: number, to: number): boolean {
  if (cloudsIn(table).length === 0 || from < 0 || to < 0) return false;
  const { cell, length } = lineCells(board, from, to);
  return cell.subarray(0, length).some((each) => each !== from && isInChaff(table, each));
}

export function setChaff(table: { marks: State['marks'] }, clouds: Clouds): void {
  const { chaff: _, ...others } = table.marks ?? {};
  const marks = clouds.length > 0 ? { ...others, chaff: clouds } : others;
  table.marks = Object.keys(marks).length > 0 ? marks : null;
}

const become = (play: Play<Classic>, clouds: Clouds): void => play.happen({ type: 'chaff', clouds });

export const scatterChaff = (play: Play<Classic>, cells: readonly number[]): void =>
  become(play, [...cloudsIn(play.state), cells]);

/** In the End Phase it drifts first; then each cloud rolls. */
export function driftOn(play: Play<Classic>, { board }: Battlefield): void {
  const before = cloudsIn(play.state);
  if (before.length === 0) return;
  const { direction, strength } = windOf(play.state);
  const carried = (cell: number): number => {
    let to = cell;
    for (let step = 0; step < DRIFT[strength] && to >= 0; step++) to = neighbour(board, to, direction);
    return to;
  };
  const moved = before
    .map((cells) => cells.map(carried).filter((cell) => cell >= 0))
    .filter((cells) => cells.length > 0);
  become(
    play,
    moved.filter(() => sum(play.roll(PURPOSE, 2)) + DISPERSES[strength] < GONE_ON),
  );
}

export const chaffMarks = (
  marks: readonly HexMark[],
  _field: Battlefield,
  table: Table,
): readonly HexMark[] => [
  ...marks,
  ...[...new Set(cloudsIn(table).flat())].map((hex) => ({
    hex,
    kind: 'chaff' as const,
    label: 'C',
    words: 'chaff: weapon attacks into it or through it are at +1, and electronics are jammed',
  })),
];
