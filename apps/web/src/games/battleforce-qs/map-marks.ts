import type { Battlefield } from '@ironfield/battleforce-qs/battlefield.ts';
import type { Event } from '@ironfield/battleforce-qs/events.ts';
import { cellOf } from '@ironfield/hex/board.ts';
import type { MapLine } from '../../board/map-lines.tsx';
import type { Measured } from '../../board/ruler.ts';
import type { Highlight } from '../../coach/highlight.ts';
import type { MapMarks } from './battle-map.tsx';
import { marksOf, pathTo, plannedLines, shotsFrom } from './marks.ts';
import type { Plan, Table } from './plan.ts';
import type { Question } from './question.ts';

interface Moment {
  readonly field: Battlefield;
  readonly table: Table;
  readonly plan: Plan;
  readonly question: Question | null;
  readonly pointed: number;
  readonly measured: Measured | null;
  /** What the lesson or the coach speaks of. */
  readonly highlight: Highlight;
  /** What is being shown of what happened. */
  readonly events: readonly Event[];
}

/** Everything that is drawn over the terrain at a moment. */
export function mapMarks(moment: Moment): MapMarks {
  const { field, table, plan, question, pointed, measured, highlight, events } = moment;
  const shown = events.map((event) => marksOf(field, table, event));
  const reach = reachOf(field, plan, question);
  const planned = plan.to === null ? -1 : cellOf(field.board, plan.to);
  const isPlacing = question?.kind === 'placement' && plan.unit !== null;
  const ghost = isPlacing && planned >= 0 ? { unit: plan.unit!, cell: planned, facing: plan.facing } : null;
  const lines: MapLine[] = shown.flatMap(({ lines }) => lines ?? []);
  lines.push(...plannedLines(field, table, plan, question));
  if (ghost) lines.push(...shotsFrom(field, table, ghost.unit, ghost.cell, ghost.facing));
  if (measured) lines.push(measured.line);
  return {
    reach,
    path: shown.find(({ path }) => path)?.path ?? wayOf(moment, reach, planned),
    lines,
    ghost,
    counter: question?.kind === 'counter' ? planned : -1,
    pointed,
    inHand: plan.unit,
    ready: readyUnits(field, question),
    lit: shown.flatMap(({ units }) => units ?? []),
    shown: measured ? [] : shownCells(field, table, highlight),
    inTheWay: measured?.inTheWay ?? [],
  };
}

function shownCells({ board, unitOf }: Battlefield, table: Table, highlight: Highlight): number[] {
  const { hexes = [], units = [], elements = [] } = highlight;
  const places = [...units, ...elements.map((element) => unitOf[element]!)].map(
    (unit) => table.units[unit]!.hex,
  );
  return [...new Set([...hexes.map((hex) => cellOf(board, hex)), ...places])].filter((cell) => cell >= 0);
}

function reachOf({ board }: Battlefield, plan: Plan, question: Question | null): ReadonlySet<number> {
  if (question?.kind === 'counter') return cellsOf(question.hexes.keys());
  if (question?.kind !== 'placement' || plan.unit === null) return new Set();
  return cellsOf(question.units.get(plan.unit)?.hexes.keys() ?? []);

  function cellsOf(hexes: Iterable<string>): Set<number> {
    return new Set(Array.from(hexes, (hex) => cellOf(board, hex)));
  }
}

/** The way to the planned hex, or else to the one pointed at. */
function wayOf(
  { field, table, plan, question, pointed }: Moment,
  reach: ReadonlySet<number>,
  planned: number,
): readonly number[] {
  if (question?.kind !== 'placement' || question.type !== 'move' || plan.unit === null) return [];
  const to = planned >= 0 ? planned : pointed;
  return reach.has(to) ? pathTo(field, table, plan.unit, to) : [];
}

function readyUnits({ unitOf }: Battlefield, question: Question | null): ReadonlySet<number> {
  if (question?.kind === 'placement') return new Set(question.units.keys());
  if (question?.kind === 'attacks')
    return new Set(Array.from(question.attackers.keys(), (attacker) => unitOf[attacker]!));
  return new Set();
}
