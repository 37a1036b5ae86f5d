import { type Battlefield, battlefieldOf } from '@ironfield/battleforce-qs/battlefield.ts';
import type { BattleforceQs } from '@ironfield/battleforce-qs/game-types.ts';
import type { RuleId } from '@ironfield/battleforce-qs/rule-index.ts';
import { victoryPoints } from '@ironfield/battleforce-qs/rules/attack/victory-points.ts';
import { imagine } from '@ironfield/battleforce-qs/view.ts';
import { totalOf } from '@ironfield/kernel/explanation.ts';
import type { View } from '@ironfield/kernel/play/game.ts';
import type { Seat } from '@ironfield/kernel/state.ts';
import type { Timeline } from '../../../replay/timeline.ts';
import { damageChart, dwindlingChart, heatCharts, seriesOf, total } from '../../../result/side-charts.ts';
import type { Chart, Extractor, KeyFigure, StatisticsTable } from '../../../result/statistics.ts';
import { hitShare, luckChart, luckFigures, rollTables } from '../../../result/to-hit-rolls.ts';
import { unitsTable } from '../../../result/units-table.ts';
import { type Shot, shotsOf } from './shots.ts';

const LEFT = { id: 'survivors', title: 'Elements left', yLabel: 'Elements' };

/** BattleForce Quick-Start in numbers. */
export const statisticsOf: Extractor<BattleforceQs> = (timeline) => {
  const field = battlefieldOf(timeline.setup);
  const sides = timeline.setup.forces.map(({ name }) => name);
  const shots = shotsOf(timeline);
  const turns = turnsOf(timeline);
  const numbers = turns.map(({ turn }) => turn);
  const at = (turn: number) => turns[numbers.indexOf(turn)];
  const dealt = (seat: Seat, turn: number) =>
    total(bySeat(shots, seat).map((shot) => (shot.turn === turn ? shot.damage : 0)));
  return {
    sides,
    rolls: shots,
    figures: figures(field, sides, shots, turns),
    charts: [
      damageChart(sides, numbers, dealt),
      luckChart(sides, shots),
      dwindlingChart(LEFT, sides, numbers, (seat, turn) => survivors(field, at(turn), seat)),
      ...heatCharts('Elements', sides, numbers, (seat, turn) => heatIn(field, at(turn), seat)),
      ...(timeline.setup.scenario === 'veteran' ? [pointsChart(sides, turns)] : []),
    ],
    tables: [...rollTables(shots), elementsTable(field, shots, turns.at(-1)!.view.table)],
  };
};

/** The state at the end of a turn; turn 0 is the set-up. */
interface Turn {
  readonly turn: number;
  readonly view: View<BattleforceQs>;
}

/** The results of the End Phase show once the next turn has begun; nothing else has changed by then. */
function turnsOf(timeline: Timeline<BattleforceQs>): readonly Turn[] {
  const standing = timeline.standing();
  const turns: Turn[] = [];
  for (const moment of standing) {
    for (const event of timeline.stepAt(moment).events) {
      if (event.type === 'turn') turns.push({ turn: event.turn - 1, view: timeline.at(moment).view });
    }
  }
  const last = timeline.at(standing[standing.length - 1]);
  return [...turns, { turn: last.turn, view: last.view }];
}

function elementsOf({ unitsOf, elementsOf }: Battlefield, seat: Seat): number[] {
  return unitsOf[seat].flatMap((unit) => elementsOf[unit]);
}

function survivors(field: Battlefield, { view }: Turn, seat: Seat): number {
  return elementsOf(field, seat).filter((element) => !view.table.elements[element].effects.destroyed).length;
}

const bySeat = (shots: readonly Shot[], seat: Seat) => shots.filter((shot) => shot.seat === seat);

function figures(
  field: Battlefield,
  sides: readonly string[],
  shots: readonly Shot[],
  turns: readonly Turn[],
): KeyFigure[] {
  const each = (value: (own: readonly Shot[], seat: Seat) => string) =>
    sides.map((_, seat) => value(bySeat(shots, seat), seat));
  return [
    {
      id: 'damage',
      label: 'Damage dealt',
      values: each((own) => `${total(own.map(({ damage }) => damage))}`),
    },
    {
      id: 'survivors',
      label: 'Elements left',
      values: each(
        (_, seat) => `${survivors(field, turns.at(-1)!, seat)} of ${elementsOf(field, seat).length}`,
      ),
    },
    { id: 'hits', label: 'Hits', values: each(hitShare) },
    ...luckFigures(sides, shots),
    {
      id: 'criticals',
      label: 'Critical hits',
      values: each((own) => `${total(own.map((s) => s.criticals))}`),
    },
    {
      id: 'overheat',
      label: 'Overheated for',
      values: each((own) => `${total(own.map((shot) => shot.overheat))} damage`),
    },
  ];
}

function heatIn(field: Battlefield, { view: { table } }: Turn, seat: Seat): number {
  return total(
    elementsOf(field, seat).map((e) => (table.elements[e].effects.destroyed ? 0 : table.elements[e].heat)),
  );
}

/** BFQ-SCN-09 */
function pointsChart(sides: readonly string[], turns: readonly Turn[]): Chart {
  const points = ({ view }: Turn, seat: Seat) =>
    totalOf<RuleId>((tally) => victoryPoints(tally, imagine(view, ''), seat));
  const series = seriesOf(sides, (seat) => turns.map((turn) => points(turn, seat)));
  return {
    id: 'points',
    title: 'Victory points',
    summary: `Victory points at the end: ${series.map(({ label, values }) => `${label} ${values.at(-1)}`).join(', ')}.`,
    kind: 'line',
    xLabel: 'Turn',
    yLabel: 'Points',
    xs: turns.map(({ turn }) => turn),
    series,
  };
}

const HEADS = { id: 'elements', title: 'Elements', name: 'Element', of: 'Unit', left: 'Circles left' };

/** The deeds and losses of every Element. */
function elementsTable(
  { sheets, seatOf, unitOf, unitSheets }: Battlefield,
  shots: readonly Shot[],
  { elements }: BattleforceQs['Table'],
): StatisticsTable {
  return unitsTable(
    HEADS,
    sheets.map((sheet, element) => {
      const { armor, structure, effects } = elements[element];
      return {
        side: seatOf[unitOf[element]],
        name: sheet.name,
        of: unitSheets[unitOf[element]].name,
        rolls: shots.filter(({ attacker }) => attacker === element),
        left: effects.destroyed ? 'destroyed' : `${armor + structure} of ${sheet.armor + sheet.structure}`,
      };
    }),
  );
}
