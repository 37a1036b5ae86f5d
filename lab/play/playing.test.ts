import { classic } from '@ironfield/classic/game.ts';
import type { AnyGame } from '@ironfield/kernel/play/game.ts';
import { verifyRecord } from '@ironfield/kernel/record/record.ts';
import { describe, expect, test } from 'vitest';
import { type Experiment, experimentOf } from '../experiment/plan.ts';
import { readExperiment } from '../experiment/schema.ts';
import { Table } from './playing.ts';

const game = classic as unknown as AnyGame;

const experiment = (more: object = {}): Experiment =>
  experimentOf(
    [game],
    readExperiment({
      question: 'Who wins?',
      game: 'classic',
      forces: ['AS7-D', 'COM-2D'],
      map: 'hills',
      players: ['recruit', 'recruit'],
      ...more,
    }),
  );
const tableOf = (more: object = {}) => new Table([game], experiment(more).plan);
const sides = (record: { setup: unknown }) =>
  (record.setup as { units: { side: number; unit: { model: string } }[] }).units.map(
    ({ side, unit }) => `${side} ${unit.model}`,
  );
const mapOf = (record: { setup: unknown }) => (record.setup as { map: unknown }).map;

describe('a pair of games', () => {
  const table = tableOf({ deals: 2 });
  const records = [0, 1, 2, 3, 4].map((one) => table.record(0, one, 'test'));

  test('is mirrored: the forces change sides on the same ground, with the same seed', () => {
    expect(sides(records[0])).toEqual(['0 AS7-D', '1 COM-2D']);
    expect(sides(records[1])).toEqual(['0 COM-2D', '1 AS7-D']);
    expect(mapOf(records[1])).toEqual(mapOf(records[0]));
    expect(records[1].seed).toBe(records[0].seed);
    expect(records[2].seed).not.toBe(records[0].seed);
  });

  test('has a map of its own until all deals were played', () => {
    expect(mapOf(records[2])).not.toEqual(mapOf(records[0]));
    expect(mapOf(records[4])).toEqual(mapOf(records[0]));
  });

  test('is scored for the first side wherever it sits', () => {
    for (const [one, record] of records.entries()) {
      const winner = record.outcome?.winners[0];
      const expected = winner === undefined ? 1 : winner === one % 2 ? 2 : 0;
      expect(table.play(0, one).score).toBe(expected);
    }
  });
});

test('all settings play the same deals with the same seeds, so that their games are pairs', () => {
  const table = tableOf({
    forces: ['random:1', 'random:1'],
    sweep: [{ name: 'G', skill: 'gunnery', values: [2, 3] }],
  });
  const [a, b] = [0, 1].map((setting) => table.record(setting, 6, 'test'));
  expect(sides(b)).toEqual(sides(a));
  expect(mapOf(b)).toEqual(mapOf(a));
  expect(b.seed).toBe(a.seed);
  expect(table.record(0, 8, 'test')).not.toMatchObject({
    setup: { units: (a.setup as object as { units: [] }).units },
  });
});

test('a game is the same whoever plays it, in whatever order, and its record verifies', () => {
  const [one, other] = [tableOf(), tableOf()];
  const lines = [0, 1, 2].map((number) => one.play(0, number));
  expect([2, 0, 1].map((number) => other.play(0, number)).sort((a, b) => a.game - b.game)).toEqual(lines);
  expect(new Set(lines.map(({ proof }) => proof)).size).toBe(3);
  const checked = verifyRecord(game, one.record(0, 1, 'test'));
  expect(checked.ok).toBe(true);
});

test('without mirror the first side keeps its seat', () => {
  const table = tableOf({ mirror: false });
  expect([0, 1].map((one) => sides(table.record(0, one, 'test'))[0])).toEqual(['0 AS7-D', '0 AS7-D']);
});

test('in a scenario the players change seats, and the forces stay', () => {
  const table = tableOf({ forces: undefined, map: undefined, players: ['recruit', 'random'] });
  const [a, b] = [0, 1].map((one) => table.record(0, one, 'test'));
  expect(a.setup).toEqual(b.setup);
  expect(table.play(0, 0).score).toBe(2);
  expect(table.play(0, 1).score).toBe(2);
});

describe('a game of classic is measured', () => {
  const table = tableOf({ forces: ['AS7-D', 'HBK-4G'] });
  const lines = Array.from({ length: 8 }, (_, one) => table.play(0, one));

  test('from the side of each force', () => {
    for (const { sides, score, lead } of lines) {
      if (score === 1) continue;
      const [winner, loser] = score === 2 ? [0, 1] : [1, 0];
      expect(sides![loser].losses).toHaveLength(1);
      expect(sides![winner].losses).toHaveLength(0);
      expect(score === 2 ? lead![0] : -lead![1]).toBeGreaterThan(0);
    }
    const weapons = lines.flatMap(({ sides }) => Object.keys(sides![1].damage));
    expect(weapons).not.toContain('LRM 20');
    expect(lines.flatMap(({ sides }) => Object.keys(sides![0].damage))).toContain('AC/20');
  });

  test('and no count can be more than there is', () => {
    for (const { sides, turns } of lines) {
      for (const { shots, hits, unitTurns, hotTurns } of sides!) {
        expect(hits).toBeLessThanOrEqual(shots);
        expect(unitTurns).toBeLessThanOrEqual(turns);
        expect(hotTurns).toBeLessThanOrEqual(unitTurns);
      }
    }
  });
});
