import { gearblitz } from '@ironfield/gearblitz/game.ts';
import type { GearBlitz } from '@ironfield/gearblitz/game-types.ts';
import { rosterOf } from '@ironfield/gearblitz/state/roster.ts';
import { menuFor, viewFor, waitingFor } from '@ironfield/kernel/play/advance.ts';
import { orderFrom } from '@ironfield/kernel/play/player.ts';
import { randomFrom } from '@ironfield/kernel/random.ts';
import { History } from '@ironfield/kernel/record/history.ts';
import { recordOf } from '@ironfield/kernel/record/record.ts';
import { describe, expect, test } from 'vitest';
import { type Timeline, timelineOf } from '../../../replay/timeline.ts';
import type { GameStatistics } from '../../../result/statistics.ts';
import { TRAINING_SETUP } from '../lesson/training-setup.ts';
import { readMark } from '../marks.ts';
import { statisticsOf } from './statistics.ts';

/** Two recruits on the training ground, to the end. */
function played(): Timeline<GearBlitz> {
  const history = new History(gearblitz, TRAINING_SETUP, 'statistics');
  const bot = gearblitz.bot('recruit');
  const random = randomFrom('statistics');
  while (!history.state.outcome) {
    const { state } = history;
    const [seat] = waitingFor(state);
    const order = orderFrom(
      bot,
      () => viewFor(gearblitz, state, seat),
      menuFor(gearblitz, state, seat)!,
      random,
    );
    history.add({ kind: 'order', seat, order });
  }
  const timeline = timelineOf(gearblitz, recordOf(history, 'test'), 'spectator', readMark);
  if (!timeline.ok) throw new Error(timeline.error[0].message);
  return timeline.value;
}

const figure = ({ figures }: GameStatistics, id: string) => figures.find((each) => each.id === id)!.values;
const sum = (values: readonly number[]) => values.reduce((a, b) => a + b, 0);

describe('The statistics of a finished battle', () => {
  const timeline = played();
  const statistics = statisticsOf(timeline);
  const { table } = timeline.at(timeline.last).view;
  const { units } = rosterOf(timeline.setup);
  const happened = timeline.standing().flatMap((moment) => timeline.stepAt(moment).events);

  test('count every level of damage once, by the side that dealt it', () => {
    const dealt = statistics.charts[0].series.map(({ values }) => sum(values));
    const all = happened.filter((event) => event.type === 'damaged');
    expect(sum(dealt)).toBeGreaterThan(0);
    for (const seat of [0, 1])
      expect(dealt[seat]).toBe(sum(all.map(({ unit, result }) => (units[unit].seat === seat ? 0 : result))));
    expect(figure(statistics, 'damage')).toEqual(dealt.map(String));
    expect(sum(statistics.tables[1].rows.map(({ cells }) => Number(cells[2])))).toBe(sum(dealt));
  });

  test('count each base of infantry that is lost', () => {
    const thinned = {
      type: 'thinned',
      unit: units.findIndex(({ seat }) => seat === 1),
      lost: 2,
    } as GearBlitz['Event'];
    const more: Timeline<GearBlitz> = Object.create(timeline, {
      stepAt: {
        value: (index: number) => {
          const step = timeline.stepAt(index);
          return index === timeline.last ? { ...step, events: [...step.events, thinned] } : step;
        },
      },
    });
    const before = Number(figure(statistics, 'damage')[0]);
    expect(figure(statisticsOf(more), 'damage')[0]).toBe(String(before + 2));
  });

  test('follow the survivors from full strength to what is on the table', () => {
    for (const { seat, values } of statistics.charts[1].series) {
      const own = units.filter((unit) => unit.seat === seat);
      expect(values[0]).toBe(own.length);
      expect(values.at(-1)).toBe(own.filter(({ id }) => table.units[id].body.damage < 4).length);
    }
  });

  test('give each unit its shots, and both sides their Victory Points', () => {
    const [made, { rows }] = statistics.tables;
    expect(rows).toHaveLength(units.length);
    const shots = rows.map(({ cells }) => Number(cells[3].split(' of ')[1]));
    expect(sum(shots)).toBe(happened.filter(({ type }) => type === 'fired' || type === 'placed').length);
    const { points } = timeline.at(timeline.last).view.outcome as unknown as { points: number[] };
    expect(figure(statistics, 'points')).toEqual(points.map((each) => String(each).replace('-', '−')));
    for (const seat of [0, 1]) {
      const parts = made.rows.filter((row) => row.seat === seat).map(({ cells }) => cells[1]);
      expect(sum(parts.map((part) => Number(part.replace('−', '-'))))).toBe(points[seat]);
    }
  });
});
