import { type Battlefield, battlefieldOf } from '@ironfield/battleforce-qs/battlefield.ts';
import type { BattleforceQs } from '@ironfield/battleforce-qs/game-types.ts';
import type { RuleId } from '@ironfield/battleforce-qs/rule-index.ts';
import { victoryPoints } from '@ironfield/battleforce-qs/rules/victory-points.ts';
import { imagine } from '@ironfield/battleforce-qs/view.ts';
import { totalOf } from '@ironfield/kernel/explanation.ts';
import type { View } from '@ironfield/kernel/game.ts';
import type { Seat } from '@ironfield/kernel/state.ts';
import type { Timeline } from '../replay/timeline.ts';
import { luckOf, type Shot, shotsOf } from './battleforce-qs-shots.ts';
import { elementsTable, shotTables } from './battleforce-qs-tables.ts';
import {
  type Chart,
  cumulative,
  type Extractor,
  type KeyFigure,
  percent,
  type Series,
  signed,
} from './statistics.ts';

const SEATS: readonly Seat[] = [0, 1];

/** BattleForce Quick-Start in numbers. */
export const battleforceQsStatistics: Extractor<BattleforceQs> = (timeline) => {
  const field = battlefieldOf(timeline.setup);
  const sides = timeline.setup.forces.map(({ name }) => name);
  const shots = shotsOf(timeline);
  const turns = turnsOf(timeline);
  const heat = heatChart(field, sides, turns);
  const hasHeat = heat.series.some(({ values }) => values.some((value) => value > 0));
  return {
    sides,
    figures: figures(field, shots, turns),
    charts: [
      damageChart(sides, shots, turns),
      luckChart(sides, shots),
      survivorsChart(field, sides, turns),
      ...(hasHeat ? [heat] : []),
      ...(timeline.setup.scenario === 'veteran' ? [pointsChart(sides, turns)] : []),
    ],
    tables: [...shotTables(field, shots), elementsTable(field, shots, turns.at(-1)!.view.table)],
  };
};

/** How things stood at the end of a turn; turn 0 is the set-up. */
interface Turn {
  readonly turn: number;
  readonly view: View<BattleforceQs>;
}

/** What the End Phase did shows once the next turn has begun; nothing else has changed by then. */
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
const total = (values: readonly number[]) => values.reduce((a, b) => a + b, 0);

function figures(field: Battlefield, shots: readonly Shot[], turns: readonly Turn[]): KeyFigure[] {
  const each = (value: (own: readonly Shot[], seat: Seat) => string) =>
    SEATS.map((seat) => value(bySeat(shots, seat), seat));
  const expected = (own: readonly Shot[]) => total(own.map(({ chance }) => chance));
  const hits = (own: readonly Shot[]) => own.filter(({ isHit }) => isHit).length;
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
    {
      id: 'hits',
      label: 'Hits',
      values: each((own) =>
        own.length ? `${hits(own)} of ${own.length} · ${percent(hits(own) / own.length)}` : '–',
      ),
    },
    {
      id: 'expected',
      label: 'Hits expected',
      values: each((own) => (own.length ? expected(own).toFixed(1) : '–')),
      note: 'What the to-hit numbers promised: the sum of the chances of all attacks.',
    },
    {
      id: 'luck',
      label: 'Luck',
      values: each((own) => (own.length ? signed(total(own.map(luckOf))) : '–')),
      note: 'Hits rolled less hits expected.',
    },
    {
      id: 'dice',
      label: 'Average to-hit roll',
      values: each((own) =>
        own.length ? (total(own.map(({ rolled }) => rolled)) / own.length).toFixed(2) : '–',
      ),
      note: 'Two fair dice average 7.',
    },
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

function series(sides: readonly string[], values: (seat: Seat) => readonly number[]): Series[] {
  return SEATS.map((seat) => ({ seat, label: sides[seat], values: values(seat) }));
}

function damageChart(sides: readonly string[], shots: readonly Shot[], turns: readonly Turn[]): Chart {
  const xs = turns.map(({ turn }) => turn).filter((turn) => turn > 0);
  const lines = series(sides, (seat) =>
    xs.map((turn) => total(bySeat(shots, seat).map((shot) => (shot.turn === turn ? shot.damage : 0)))),
  );
  return {
    id: 'damage',
    title: 'Damage by turn',
    summary: `${lines.map(({ label, values }) => `${label} dealt ${total(values)} damage`).join(', ')}${bestTurn(lines, xs)}.`,
    kind: 'bars',
    xLabel: 'Turn',
    yLabel: 'Damage',
    xs,
    series: lines,
  };
}

function bestTurn(lines: readonly Series[], xs: readonly number[]): string {
  const peaks = lines.map(({ label, values }) => ({ label, most: Math.max(0, ...values), values }));
  const peak = peaks.reduce((a, b) => (b.most > a.most ? b : a));
  return peak.most > 0
    ? `; the hardest blow was ${peak.label} in turn ${xs[peak.values.indexOf(peak.most)]} with ${peak.most}`
    : '';
}

/** Both lines over all rolls of the game, so that one sees when fortune turned. */
function luckChart(sides: readonly string[], shots: readonly Shot[]): Chart {
  const lines = series(sides, (seat) => [
    0,
    ...cumulative(shots.map((shot) => (shot.seat === seat ? luckOf(shot) : 0))),
  ]);
  const ends = lines.map(({ label, values }) => `${label} ${signed(values.at(-1)!)}`);
  return {
    id: 'luck',
    title: 'Luck',
    summary: `Hits above or below what the odds promised, after ${shots.length} attacks: ${ends.join(', ')}.`,
    kind: 'line',
    xLabel: 'Turn',
    yLabel: 'Hits above expectation',
    xs: Array.from({ length: shots.length + 1 }, (_, i) => i),
    xTicks: firstOfEachTurn(shots),
    series: lines,
  };
}

function firstOfEachTurn(shots: readonly Shot[]): { x: number; label: string }[] {
  return shots.flatMap(({ turn }, i) => (turn === shots[i - 1]?.turn ? [] : [{ x: i, label: `${turn}` }]));
}

function survivorsChart(field: Battlefield, sides: readonly string[], turns: readonly Turn[]): Chart {
  const lines = series(sides, (seat) => turns.map((turn) => survivors(field, turn, seat)));
  return {
    id: 'survivors',
    title: 'Elements left',
    summary: `${lines.map(({ label, values }) => `${label} went from ${values[0]} to ${values.at(-1)}`).join(', ')}.`,
    kind: 'steps',
    xLabel: 'Turn',
    yLabel: 'Elements',
    xs: turns.map(({ turn }) => turn),
    series: lines,
  };
}

function heatChart(field: Battlefield, sides: readonly string[], turns: readonly Turn[]): Chart {
  const heatIn = ({ view: { table } }: Turn, seat: Seat) =>
    total(
      elementsOf(field, seat).map((e) => (table.elements[e].effects.destroyed ? 0 : table.elements[e].heat)),
    );
  const lines = series(sides, (seat) => turns.map((turn) => heatIn(turn, seat)));
  return {
    id: 'heat',
    title: 'Heat',
    summary: `Heat of all Elements together at the end of each turn; at most ${lines.map(({ label, values }) => `${Math.max(...values)} for ${label}`).join(' and ')}.`,
    kind: 'steps',
    xLabel: 'Turn',
    yLabel: 'Heat',
    xs: turns.map(({ turn }) => turn),
    series: lines,
  };
}

/** BFQ-SCN-09 */
function pointsChart(sides: readonly string[], turns: readonly Turn[]): Chart {
  const points = ({ view }: Turn, seat: Seat) =>
    totalOf<RuleId>((tally) => victoryPoints(tally, imagine(view, ''), seat));
  const lines = series(sides, (seat) => turns.map((turn) => points(turn, seat)));
  return {
    id: 'points',
    title: 'Victory points',
    summary: `${lines.map(({ label, values }) => `${label} has ${values.at(-1)}`).join(', ')} victory points.`,
    kind: 'line',
    xLabel: 'Turn',
    yLabel: 'Points',
    xs: turns.map(({ turn }) => turn),
    series: lines,
  };
}
