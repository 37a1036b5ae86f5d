import { readFileSync } from 'node:fs';
import { openFieldOf } from '@ironfield/battleforce2/battlefields.ts';
import { battleforce2 } from '@ironfield/battleforce2/game.ts';
import type { Battleforce2 } from '@ironfield/battleforce2/game-types.ts';
import type { GameRecord } from '@ironfield/kernel/record/record.ts';
import { describe, expect, test } from 'vitest';
import { type Timeline, timelineOf } from '../../../replay/timeline.ts';
import type { Chart, GameStatistics } from '../../../result/statistics.ts';
import { readMark } from '../replay-marks.ts';
import { statisticsOf } from './statistics.ts';

const saves = new URL('../../../../../../games/battleforce2/saves/', import.meta.url);

function game(name: string): Timeline<Battleforce2> {
  const record = JSON.parse(readFileSync(new URL(`0.2.0-${name}.json`, saves), 'utf8')) as GameRecord;
  const timeline = timelineOf(battleforce2, record, 'spectator', readMark);
  if (!timeline.ok) throw new Error(timeline.error[0].message);
  return timeline.value;
}

const chart = ({ charts }: GameStatistics, id: string): Chart => charts.find((each) => each.id === id)!;
const figure = ({ figures }: GameStatistics, id: string) => figures.find((each) => each.id === id)!.values;
const sum = (values: readonly number[]) => values.reduce((a, b) => a + b, 0);

describe.each(['border-raid', 'militia'])('The statistics of a finished %s', (name) => {
  const timeline = game(name);
  const statistics = statisticsOf(timeline);
  const { table } = timeline.at(timeline.last).view;
  const happened = timeline.standing().flatMap((moment) => timeline.stepAt(moment).events);
  const of = <Type extends Battleforce2['Event']['type']>(type: Type) =>
    happened.filter((event): event is Extract<Battleforce2['Event'], { type: Type }> => event.type === type);

  test('count all damage, by the side that dealt it', () => {
    const dealt = chart(statistics, 'damage').series.map(({ values }) => sum(values));
    for (const seat of [0, 1])
      expect(dealt[seat]).toBe(sum(of('damaged').map((event) => (event.seat === seat ? 0 : event.damage))));
    expect(sum(dealt)).toBeGreaterThan(0);
    expect(figure(statistics, 'damage')).toEqual(dealt.map(String));
  });

  test('follow the survivors from full strength to what is on the table', () => {
    const field = openFieldOf(table);
    const { xs, series } = chart(statistics, 'survivors');
    expect([xs[0], xs.at(-1)]).toEqual([0, table.turn]);
    for (const { seat, values } of series) {
      const own = field.unitsOf[seat].flatMap((unit) => field.elementsOf[unit]);
      expect(values[0]).toBe(own.length);
      expect(values.at(-1)).toBe(own.filter((element) => !table.elements[element].destroyed).length);
      expect(values).toEqual(values.toSorted((a, b) => b - a));
    }
  });

  test('give each element its attacks, hits, damage and kills', () => {
    const { rows } = statistics.tables[0]!;
    expect(rows).toHaveLength(table.elements.length);
    const hits = rows.map(({ cells }) => cells[3]!.split(' of ').map(Number));
    expect(sum(hits.map(([hit]) => hit!))).toBe(of('attacked').filter(({ hit }) => hit).length);
    expect(sum(hits.map(([, all]) => all!))).toBe(of('attacked').length);
    const shown = sum(rows.map(({ cells }) => Number(cells[2])));
    expect(shown).toBe(sum(of('damaged').map(({ damage }) => damage)));
    expect(sum(rows.map(({ cells }) => Number(cells[4])))).toBeLessThanOrEqual(of('destroyed').length);
  });

  test('stand beside marks for turns, losses and the end', () => {
    const kinds = timeline.marks.map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'turn')).toHaveLength(table.turn);
    expect(kinds.filter((kind) => kind === 'destroyed')).toHaveLength(of('destroyed').length);
    expect(kinds.at(-1)).toBe('end');
  });
});
