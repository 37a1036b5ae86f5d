// The changes of plotted moves to the ground, known to those who plotted them until all moves are made (MT-BLIND-03).

import { type HexChanges, laterChanges } from '@ironfield/hex/board.ts';
import { isSame } from '@ironfield/kernel/json.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Viewer } from '@ironfield/kernel/state.ts';
import type { Battlefield } from '../../../battlefield.ts';
import type { Classic } from '../../../game-types.ts';
import { groupsOf, seatsOf } from '../../../knowledge.ts';
import { changeGround } from '../../../rules/ground/ground.ts';
import { kept } from '../../../rules/unit/marks.ts';
import type { Side, State } from '../../../state.ts';

declare module '../../../extensions.ts' {
  interface GameMarks {
    readonly plot?: Plot;
  }
  interface OptionEvents {
    'plot-begins': { readonly type: 'plot-begins'; readonly side: Side };
    /** `made` only for those whose plot it was. */
    'plot-ends': {
      readonly type: 'plot-ends';
      readonly side: Side;
      readonly made: HexChanges | null;
    };
    'plots-over': { readonly type: 'plots-over' };
  }
}

type Ground = State['ground'];

export interface Plot {
  /** The side that plots, on the ground of the state; null for none. */
  readonly side: Side | null;
  /** The ground before anybody plotted, and by side what its own moves have made of it; null before. */
  readonly before: Ground;
  readonly made: readonly [Ground, Ground];
}

const NOTHING: Plot['made'] = [null, null];

type Noted = Pick<State, 'marks' | 'ground'>;

export function notePlot(table: Noted, side: Side): void {
  const { before, made } = table.marks?.plot ?? { before: table.ground, made: NOTHING };
  table.marks = { ...table.marks, plot: { side, before, made } };
}

function noteMade(table: Noted, side: Side, ground: Ground): void {
  const plot = table.marks!.plot!;
  const made = plot.made.with(side, ground) as [Ground, Ground];
  table.marks = { ...table.marks, plot: { side: null, before: plot.before, made } };
}

/** Of a table of those who made it. */
export function seeMade(table: Noted, side: Side, ground: Ground): void {
  noteMade(table, side, ground);
  if (ground) table.ground = ground;
}

/** The ground is as it was before. */
export function forgetPlots(table: Noted): void {
  const { plot, ...marks } = table.marks ?? {};
  if (plot) table.ground = plot.before;
  table.marks = kept(marks);
}

/** A side begins to plot, on the ground as everybody knows it. */
export function beginPlot(play: Play<Classic>, field: Battlefield, side: Side): void {
  if (field.past.chaptersApart) return;
  notePlot(play.state, side);
  play.emit({ type: 'plot-begins', side });
}

/** Puts away the changes its moves have made to the ground, and tells nobody else. */
export function endPlot(play: Play<Classic>, { setup }: Battlefield): void {
  const { state } = play;
  const plot = state.marks?.plot;
  if (!plot || plot.side === null) return;
  const { side } = plot;
  const made = state.ground;
  noteMade(state, side, made);
  state.ground = plot.before;
  for (const viewers of groupsOf(setup)) {
    const [viewer] = viewers;
    const isOwn = viewer !== 'spectator' && setup.seats[viewer].side === side;
    play.emit({ type: 'plot-ends', side, made: isOwn ? made : null }, viewers);
  }
}

/** All moves are made: everybody learns what has become of the ground, and not by whom. */
export function executePlots(play: Play<Classic>): void {
  const { state } = play;
  const plot = state.marks?.plot;
  if (!plot) return;
  forgetPlots(state);
  play.emit({ type: 'plots-over' });
  const before: HexChanges = plot.before ?? {};
  const changed = plot.made.reduce<HexChanges>(
    (all, made) => laterChanges(all, changesSince(before, made ?? before)),
    {},
  );
  if (Object.keys(changed).length > 0) changeGround(play, changed, [...state.units.keys()]);
}

/** Mends the ground that a unit of that side had broken in these hexes: it has never been there. */
export function mendPlotted(
  play: Play<Classic>,
  { setup }: Battlefield,
  side: Side,
  hexes: readonly string[],
): void {
  const { state } = play;
  const plot = state.marks?.plot;
  const made = plot?.made[side];
  if (!made || !hexes.some((hex) => hex in made)) return;
  const left = { ...made };
  for (const hex of hexes) {
    const before = plot.before?.[hex];
    if (before) left[hex] = before;
    else delete left[hex];
  }
  noteMade(state, side, left);
  play.emit({ type: 'plot-ends', side, made: left }, seatsOf(setup, side));
}

const changesSince = (before: HexChanges, made: HexChanges): HexChanges =>
  Object.fromEntries(Object.entries(made).filter(([hex, now]) => !isSame(now ?? null, before[hex] ?? null)));

const sideOf = ({ setup }: Battlefield, viewer: Viewer): Side | null =>
  viewer === 'spectator' ? null : setup.seats[viewer].side;

/** The ground as somebody knows it. */
export function groundKnown(
  field: Battlefield,
  { ground, marks }: Pick<State, 'ground' | 'marks'>,
  viewer: Viewer,
): Ground {
  const plot = marks?.plot;
  if (!plot) return ground;
  const side = sideOf(field, viewer);
  if (side === plot.side) return ground;
  return (side === null ? null : plot.made[side]) ?? plot.before;
}

/** Nobody learns what the moves of others have done. */
export function plotKnown(marks: State['marks'], field: Battlefield, viewer: Viewer): State['marks'] {
  const plot = marks?.plot;
  if (!plot) return marks;
  const side = sideOf(field, viewer);
  const made = plot.made.map((ground, of) => (of === side ? ground : null)) as [Ground, Ground];
  return { ...marks, plot: { ...plot, made } };
}
