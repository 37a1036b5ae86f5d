import { classic as game } from '@ironfield/classic/game.ts';
import { kindAt } from '@ironfield/hex/board.ts';
import { expect, test } from 'vitest';
import { type Brush, boardOfMap, mapOfBoard, painted } from './ground.ts';
import {
  added,
  balanceWords,
  drawAll,
  duelPlan,
  firstPlan,
  type Muster,
  matched,
  trainingOf,
  withForce,
  withMember,
  worthOf,
} from './plan.ts';

const muster = game.mustering as unknown as Muster;
const plan = firstPlan(muster, 'one');
const ELITE = muster.trainings.find(({ id }) => id === 'elite')!;

test('A plan begins with a fair battle of two lances', () => {
  expect(plan.forces.map(({ length }) => length)).toEqual([4, 4]);
  expect(balanceWords(muster, plan)).toBe('The sides are even.');
});

test('Drawing anew keeps how many they are and how well they are trained', () => {
  const elite = plan.forces[0].map((member) => ({ ...member, skills: ELITE.skills }));
  const drawn = drawAll(muster, withForce(plan, 0, elite.slice(0, 2)), {
    seed: 'two',
    options: {},
  });
  expect(drawn.forces.map(({ length }) => length)).toEqual([2, 4]);
  expect(drawn.forces.map((force) => trainingOf(muster, force))).toEqual(['elite', 'regular']);
});

test('A side can be drawn to match the other, which stays as it is', () => {
  const changed = matched(muster, withForce(plan, 0, plan.forces[0].slice(0, 2)), 1, {
    seed: 'three',
    options: {},
  });
  expect(changed.forces[0]).toEqual(plan.forces[0].slice(0, 2));
  const [own, other] = changed.forces.map((force) => worthOf(muster, force, 'value'));
  expect(other).toBeLessThanOrEqual(own);
  expect(new Set(changed.forces.flat().map(({ name }) => name)).size).toBe(6);
});

test('Options that bring more units are heard when forces are drawn', () => {
  const options = { 'combined-arms': true };
  const [own, other] = firstPlan(muster, 'one', options).forces.map((force) =>
    force.map(({ unit }) => (unit as { readonly kind?: string }).kind ?? 'mech').sort(),
  );
  expect(new Set(own)).toEqual(new Set(['battle-armor', 'infantry', 'mech', 'vehicle']));
  expect(other).toEqual(own);
});

test('A unit of one’s own meets one opponent of about its worth', () => {
  const { forces } = duelPlan(muster, muster.units[5], 'four');
  expect(forces.map(({ length }) => length)).toEqual([1, 1]);
  expect(forces[0][0].unit).toBe(muster.units[5]);
});

test('Whoever is added gets a name of their own and the skills of the others, up to sixteen', () => {
  let [force] = plan.forces;
  force = withMember(force, 3, { skills: ELITE.skills });
  for (let i = 0; i < 20; i++) force = added(muster, force, 0, muster.units[0]);
  expect(force).toHaveLength(16);
  expect(new Set(force.map(({ name }) => name)).size).toBe(16);
  expect(force[15].skills).toEqual(ELITE.skills);
  expect(trainingOf(muster, force)).toBe('');
});

test('Sides that are not even say which has more', () => {
  const lone = withForce(plan, 1, plan.forces[1].slice(0, 1));
  expect(balanceWords(muster, lone)).toMatch(/^Defender has \d+ % more\.$/);
});

test('A brush changes terrain or height of a hex, or of seven, and nothing else', () => {
  const { map } = muster.maps.ready[0];
  const board = boardOfMap(map, muster.maps);
  const changes = (after: typeof board) =>
    board.number.filter(
      (_, cell) => after.terrain[cell] !== board.terrain[cell] || after.level[cell] !== board.level[cell],
    );
  const middle = board.cells.get('0808')!;
  const water = painted(board, middle, { kind: 'terrain', terrain: 'water 1' }, false);
  expect(changes(water)).toEqual(['0808']);
  const hill = painted(board, middle, { kind: 'level', by: 1 }, true);
  expect(changes(hill)).toHaveLength(7);
  let peak = hill;
  for (let i = 0; i < 30; i++) peak = painted(peak, middle, { kind: 'level', by: 1 }, false);
  expect(peak.level[middle]).toBe(9);
  expect(boardOfMap(mapOfBoard(water, 'Ford'), muster.maps).terrain).toEqual(water.terrain);
  const road = painted(board, middle, { kind: 'feature', feature: 'road' }, true);
  expect(road.features.filter((bits) => bits !== 0)).toHaveLength(7);
  const kept = boardOfMap(mapOfBoard(road, 'Crossing'), muster.maps);
  expect(kept.features).toEqual(road.features);
  expect(
    painted(road, middle, { kind: 'feature', feature: 'road' }, true).features.every((bits) => bits === 0),
  ).toBe(true);
});

test('Rapids are laid on water alone, and go with it', () => {
  const { maps } = muster;
  const board = boardOfMap(maps.ready[0].map, maps);
  const middle = board.cells.get('0808')!;
  const rapids = { kind: 'feature', feature: 'rapids' } as const;
  const paint = (ground: typeof board, ...brushes: Brush[]) =>
    brushes.reduce((after, brush) => painted(after, middle, brush, false, maps.lies), ground);
  const clear = { kind: 'terrain', terrain: 'clear' } as const;
  const water = { kind: 'terrain', terrain: 'water 1' } as const;
  expect(kindAt(paint(board, clear, rapids), middle).features ?? []).toEqual([]);
  expect(kindAt(paint(board, water, rapids), middle).features).toEqual(['rapids']);
  expect(kindAt(paint(board, water, rapids, clear), middle).features ?? []).toEqual([]);
});
