import { battlefieldOf } from '@ironfield/classic/battlefields.ts';
import type { Classic } from '@ironfield/classic/game-types.ts';
import { describe, expect, test } from 'vitest';
import type { Timeline } from '../../../replay/timeline.ts';
import type { Chart, GameStatistics } from '../../../result/statistics.ts';
import { played, saved } from './classic.fixture.ts';
import { accountIn, statisticsOf } from './statistics.ts';

const chart = ({ charts }: GameStatistics, id: string): Chart => charts.find((each) => each.id === id)!;
const figure = ({ figures }: GameStatistics, id: string) => figures.find((each) => each.id === id)!.values;
const rows = ({ tables }: GameStatistics, id: string) => tables.find((each) => each.id === id)!.rows;
const sum = (values: readonly number[]) => values.reduce((a, b) => a + b, 0);
const tableOf = (timeline: Timeline<Classic>) => timeline.at(timeline.last).view.table;
const events = (timeline: Timeline<Classic>) =>
  timeline.standing().flatMap((moment) => timeline.stepAt(moment).events);

/** Points gone from the record sheets of a side, as the table shows it at the end. */
function gone(timeline: Timeline<Classic>, side: number): number {
  const { unitsOf, designs } = battlefieldOf(timeline);
  const { units } = tableOf(timeline);
  return sum(
    unitsOf[side].map(
      (unit) =>
        sum([...designs[unit].armor, ...designs[unit].structure]) -
        sum([...units[unit].body.armor, ...units[unit].body.structure]),
    ),
  );
}

const battles: readonly (readonly [string, () => Timeline<Classic>])[] = [
  ['a skirmish of bots', () => played('skirmish', 'statistics')],
  ['a Trial by Fire of bots', () => played('trial-by-fire', 'statistics')],
  ['a saved skirmish', () => saved('skirmish')],
  ['a brawl at night', () => saved('brawl-at-night')],
  ['a chase with a takeback', () => saved('chase-taken-back')],
  ['a battle of three players, unfinished', () => saved('three-players-unfinished')],
  ['a battle that was given up', () => saved('trial-by-fire-conceded')],
];

describe.each(battles)('The statistics of %s', (_, battle) => {
  const timeline = battle();
  const statistics = statisticsOf(timeline);
  const account = accountIn(timeline);
  const field = battlefieldOf(timeline);
  const { units } = tableOf(timeline);

  test('account for every point that is gone from the record sheets', () => {
    for (const side of [0, 1]) {
      const own = account.harms.filter(({ unit }) => field.sideOf[unit] === side);
      expect(sum(own.map(({ points }) => points))).toBe(gone(timeline, side));
      const cells = rows(statistics, 'causes').map((row) => Number(row.cells[1 + side]));
      expect(cells.at(-1) ?? 0).toBe(gone(timeline, side));
      expect(sum(cells.slice(0, -1))).toBe(gone(timeline, side));
    }
  });

  test('lead armour and structure, heat and survivors to what is on the table', () => {
    for (const side of [0, 1]) {
      const own = field.unitsOf[side];
      const strength = chart(statistics, 'strength').series[side].values;
      expect(strength.at(-1)).toBe(
        sum(own.flatMap((unit) => [...units[unit].body.armor, ...units[unit].body.structure])),
      );
      const heat = sum(own.map((unit) => (units[unit].loss ? 0 : units[unit].heat)));
      expect(chart(statistics, 'heat')?.series[side].values.at(-1) ?? 0).toBe(heat);
      const alive = own.filter((unit) => [null, 'escaped'].includes(units[unit].loss)).length;
      expect(chart(statistics, 'survivors').series[side].values.at(-1)).toBe(alive);
      expect(figure(statistics, 'survivors')[side]).toBe(`${alive} of ${own.length}`);
    }
  });

  test("give the same reason as the table for every 'Mech that is out", () => {
    const byUnit = account.exits.map(({ unit, loss }) => [unit, loss]);
    const out = units.flatMap(({ loss }, unit) => (loss ? [[unit, loss]] : []));
    expect(byUnit.toSorted()).toEqual(out.toSorted());
    for (const { moment, unit } of account.exits) {
      expect(timeline.at(moment).view.table.units[unit].loss).not.toBeNull();
      expect(timeline.at(moment - 1).view.table.units[unit].loss).toBeNull();
    }
  });

  test('count the damage of a side once: by turn, in all, and by its own Mechs', () => {
    for (const side of [0, 1]) {
      const dealt = sum(chart(statistics, 'damage').series[side].values);
      expect(figure(statistics, 'damage')[side]).toBe(`${dealt}`);
      const mechs = rows(statistics, 'mechs').filter(({ seat }) => seat === side);
      expect(sum(mechs.map(({ cells }) => Number(cells[2])))).toBe(dealt);
    }
    const all = sum(events(timeline).map((event) => (event.type === 'damaged' ? event.damage : 0)));
    const marked = account.harms.filter(({ cause }) => cause !== 'location-lost');
    expect(sum(marked.map(({ points }) => points))).toBe(all);
  });

  test('measure luck as hits less the chances of all rolls', () => {
    const rolled = events(timeline).flatMap((event) =>
      event.type === 'weapon-attack' || event.type === 'physical-attack' ? [event] : [],
    );
    const ways = (number: number) =>
      [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].reduce(
        (n, at) => n + (at >= number ? 6 - Math.abs(7 - at) : 0),
        0,
      );
    for (const side of [0, 1]) {
      const own = rolled.filter(({ attack }) => field.sideOf[attack.attacker] === side);
      const hits = own.filter(({ hit }) => hit).length;
      const expected = sum(own.map(({ dice, attack }) => (dice.length > 0 ? ways(attack.number) / 36 : 0)));
      expect(chart(statistics, 'luck').series[side].values.at(-1)).toBeCloseTo(hits - expected);
      const kinds = rows(statistics, 'weapons').filter(({ seat }) => seat === side);
      expect(sum(kinds.map(({ cells }) => Number(cells[1])))).toBe(own.length);
      expect(sum(kinds.map(({ cells }) => Number(cells[2])))).toBe(hits);
    }
  });

  test('have one value for every x in every chart, and a summary in words', () => {
    for (const { xs, series, summary } of statistics.charts) {
      for (const { values } of series) expect(values).toHaveLength(xs.length);
      expect(summary).toMatch(/\.$/);
    }
  });
});
