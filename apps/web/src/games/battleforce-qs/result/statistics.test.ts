import { readFileSync } from 'node:fs';
import { battleforceQs } from '@ironfield/battleforce-qs/game.ts';
import type { BattleforceQs } from '@ironfield/battleforce-qs/game-types.ts';
import type { GameRecord } from '@ironfield/kernel/record/record.ts';
import { describe, expect, test } from 'vitest';
import { type Timeline, timelineOf } from '../../../replay/timeline.ts';
import type { Chart, GameStatistics } from '../../../result/statistics.ts';
import { luckOf } from '../../../result/to-hit-rolls.ts';
import { shotsOf } from './shots.ts';
import { statisticsOf } from './statistics.ts';

const saves = new URL('../../../../../../games/battleforce-qs/saves/', import.meta.url);

function game(name: string): Timeline<BattleforceQs> {
  const record = JSON.parse(readFileSync(new URL(`0.1.0-${name}.json`, saves), 'utf8')) as GameRecord;
  const timeline = timelineOf(battleforceQs, record);
  if (!timeline.ok) throw new Error(timeline.error[0].message);
  return timeline.value;
}

const chart = ({ charts }: GameStatistics, id: string): Chart => charts.find((each) => each.id === id)!;
const figure = ({ figures }: GameStatistics, id: string) => figures.find((each) => each.id === id)!.values;
const sum = (values: readonly number[]) => values.reduce((a, b) => a + b, 0);

describe('the statistics of a finished game', () => {
  const timeline = game('green');
  const statistics = statisticsOf(timeline);
  const { table } = timeline.at(timeline.last).view;

  test('count as damage exactly the circles that are gone from the sheets', () => {
    const dealt = sum(chart(statistics, 'damage').series.map(({ values }) => sum(values)));
    const printed = sum(
      table.setup.forces.flatMap((f) => f.units.flatMap((u) => u.elements)).map((e) => e.armor + e.structure),
    );
    expect(dealt).toBe(printed - sum(table.elements.map(({ armor, structure }) => armor + structure)));
    expect(sum(figure(statistics, 'damage').map(Number))).toBe(dealt);
  });

  test('follow the survivors from full strength to what is on the table', () => {
    const { xs, series } = chart(statistics, 'survivors');
    expect(xs[0]).toBe(0);
    expect(xs.at(-1)).toBe(table.turn);
    const [south, north] = series.map(({ values }) => values);
    expect([south[0], north[0]]).toEqual([12, 10]);
    const alive = (from: number, to: number) =>
      table.elements.slice(from, to).filter(({ effects }) => !effects.destroyed).length;
    expect([south.at(-1), north.at(-1)]).toEqual([alive(0, 12), alive(12, 22)]);
    for (const { values } of series) expect(values).toEqual(values.toSorted((a, b) => b - a));
  });

  test('measure luck as hits less the chances of all rolls', () => {
    const shots = shotsOf(timeline);
    const own = shots.filter(({ seat }) => seat === 1);
    const { series, xs, xTicks } = chart(statistics, 'luck');
    expect(xs).toHaveLength(shots.length + 1);
    expect(series[1].values.at(-1)).toBeCloseTo(
      own.filter(({ isHit }) => isHit).length - sum(own.map(({ chance }) => chance)),
    );
    expect(xTicks!.map(({ label }) => Number(label))).toEqual([...new Set(shots.map(({ turn }) => turn))]);
  });

  test('call a hit on 12 lucky and a missed 3 unlucky', () => {
    const shot = shotsOf(timeline)[0];
    expect(luckOf({ ...shot, isHit: true, chance: 1 / 36 })).toBeCloseTo(35 / 36);
    expect(luckOf({ ...shot, isHit: false, chance: 35 / 36 })).toBeCloseTo(-35 / 36);
  });

  test('list the best shots by their odds and lead to their moment', () => {
    const best = statistics.tables.find(({ id }) => id === 'best')!;
    const chances = best.rows.map(({ cells }) => Number.parseInt(cells[3], 10));
    expect(chances).toEqual(chances.toSorted((a, b) => a - b));
    for (const { moment } of best.rows) {
      expect(timeline.at(moment!).events.some(({ type }) => type === 'attacked')).toBe(true);
    }
  });

  test('say which turn a shot belongs to, although the order that ends a turn begins the next', () => {
    for (const { turn, moment } of shotsOf(timeline)) {
      expect(turn).toBe(timeline.at(moment - 1).view.table.turn);
    }
  });

  test('have one value for every x in every chart, and a summary in words', () => {
    for (const { xs, series, summary } of statistics.charts) {
      for (const { values } of series) expect(values).toHaveLength(xs.length);
      expect(summary).toMatch(/\.$/);
    }
  });
});

describe('the statistics of other games', () => {
  test('follow the victory points of the Veteran scenario to the recorded result', () => {
    const timeline = game('veteran');
    const points = chart(statisticsOf(timeline), 'points');
    const { outcome } = timeline.at(timeline.last).view;
    expect(points.series.map(({ values }) => values.at(-1))).toEqual(outcome!.points);
    expect(points.series.map(({ values }) => values[0])).toEqual([0, 0]);
  });

  test('leave victory points out where the scenario has none', () => {
    expect(chart(statisticsOf(game('green')), 'points')).toBeUndefined();
  });

  test('leave out what was taken back', () => {
    const timeline = game('green-taken-back');
    const { table } = timeline.at(timeline.last).view;
    const printed = sum(
      table.setup.forces.flatMap((f) => f.units.flatMap((u) => u.elements)).map((e) => e.armor + e.structure),
    );
    const dealt = sum(chart(statisticsOf(timeline), 'damage').series.map(({ values }) => sum(values)));
    expect(dealt).toBe(printed - sum(table.elements.map(({ armor, structure }) => armor + structure)));
  });

  test('exist for a game that is still running, and for one that has hardly begun', () => {
    expect(chart(statisticsOf(game('veteran-deployed-unfinished')), 'points')).toBeDefined();
    const conceded = statisticsOf(game('green-conceded'));
    expect(figure(conceded, 'survivors')).toHaveLength(2);
  });
});
