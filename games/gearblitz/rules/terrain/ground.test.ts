import { rule } from '@ironfield/conformance/rule.ts';
import { drawnScene } from '@ironfield/table/scenes/scene-drawing.ts';
import { expect } from 'vitest';
import type { Mode } from '../../cards/card.ts';
import type { Unit } from '../../cards/unit.ts';
import { squad, unit } from '../../testing/scene.ts';
import { groundCost, isAreaTerrain, isWater, levelOn, pieceCost, stepCost, whiteSandOn } from './ground.ts';

/** Pieces of these kinds; what follows a kind is its height. */
const pieces = (...lines: readonly string[]) =>
  drawnScene(['48 x 48', ...lines.map((line) => line.replace(/^(\S+)/, '$1 0,0 to 9,9'))].join('\n')).pieces;
const piece = (line: string) => pieces(line)[0];
/** Kinds of two words cannot be drawn. */
const called = (kind: string) => ({ ...piece('rough'), kind });

const ALL = [{ mode: 'W' }, { mode: 'G' }, { mode: 'H' }, { mode: 'R' }].map(({ mode }) => ({
  mode: mode as Mode,
  combat: 4,
  top: 8,
  defense: [0, 0, 0] as const,
}));
const on = (mode: Mode, change: Partial<Unit> = {}) => unit({ movement: ALL }, { mode, ...change });

rule(['HGB-TERR-10', 'HGB-BLDG-04', 'HGB-INF-04'], 'what is no terrain of its own counts as another', () => {
  const cost = (kind: string) => [pieceCost(on('W'), called(kind)), pieceCost(on('G'), called(kind))];
  for (const kind of ['hill', 'road', 'bushes']) expect(cost(kind)).toEqual([1, 1]);
  for (const kind of ['trench', 'rubble']) expect(cost(kind)).toEqual([1, 2]);
  expect(cost('damaged building')).toEqual([2, 4]);
  for (const kind of ['building', 'bunker', 'soft structure', 'rocks', 'wreck']) {
    expect(cost(kind)).toEqual([null, null]);
  }
  for (const kind of ['building', 'bunker', 'soft structure'])
    expect(pieceCost(squad(), called(kind))).toBe(2);
  expect([pieceCost(squad(), called('wreck')), pieceCost(squad(), called('rocks'))]).toEqual([1, null]);
});

rule(
  ['HGB-TERR-10', 'HGB-TERR-08'],
  'the highest cost of all pieces counts, and a road leads through them',
  () => {
    expect(groundCost(on('W'), [])).toBe(1);
    expect(groundCost(on('W'), pieces('sand', 'jungle', 'rough'))).toBe(3);
    expect(groundCost(on('W'), pieces('sand', 'rocks height 1'))).toBe(null);
    expect(groundCost(on('W'), pieces('jungle', 'water', 'road'))).toBe(1);
    // On a roof that is ground one is above the house.
    expect(groundCost(on('G'), pieces('building height 2 ground'))).toBe(1);
  },
);

rule('HGB-MOVE-10', 'what is lower than it flies costs nothing more, and bars nobody', () => {
  const woods = piece('woodland height 2');
  const hopper = (altitude: number) => pieceCost(on('R', { altitude }), woods);
  expect([hopper(2000), hopper(2001)]).toEqual([null, 1]);
});

rule(
  ['HGB-TERR-02', 'HGB-TERR-08', 'HGB-TERR-09'],
  'under a road water has a bridge, and sand does no harm',
  () => {
    expect([isWater(pieces('water')), isWater(pieces('water', 'road')), isWater(pieces('swamp'))]).toEqual([
      true,
      false,
      false,
    ]);
    expect(whiteSandOn(pieces('whiteSand', 'whiteSandRough'))).toBe('whiteSandRough');
    expect(whiteSandOn(pieces('whiteSand', 'whiteSandDeposit', 'whiteSandRough'))).toBe('whiteSandDeposit');
    expect(whiteSandOn(pieces('whiteSand'))).toBe('whiteSand');
    expect([whiteSandOn(pieces('sand')), whiteSandOn(pieces('whiteSand', 'road'))]).toEqual([null, null]);
    expect(
      ['woodland', 'water', 'building', 'road', 'hill'].map((kind) => isAreaTerrain(called(kind))),
    ).toEqual([true, true, false, false, false]);
  },
);

rule(
  ['HGB-TERR-04', 'HGB-TERR-05', 'HGB-TERR-02'],
  'levels cost MP, two are a cliff, and shores are slow',
  () => {
    const hill = (height: number) => pieces(`hill height ${height} ground`);
    expect([levelOn([]), levelOn(hill(1.9)), levelOn(hill(2))]).toEqual([0, 1, 2]);
    const step = (mode: Mode, from: number, to: number) => stepCost(on(mode), hill(from), hill(to));
    expect([step('W', 0, 1), step('G', 0, 1), step('H', 0, 1), step('H', 1, 0), step('W', 1, 0)]).toEqual([
      2, 3, 2, 1, 0,
    ]);
    expect([step('W', 0, 2), step('W', 3, 1), step('W', 0.9, 1.9)]).toEqual([null, null, 2]);
    const ashore = (speed: Unit['speed'], mode: Mode) => [
      stepCost(on(mode, { speed }), pieces('water'), []),
      stepCost(on(mode, { speed }), [], pieces('water')),
    ];
    expect([ashore('top', 'W'), ashore('combat', 'W'), ashore('top', 'H')]).toEqual([
      [null, null],
      [0, 0],
      [0, 0],
    ]);
    expect(stepCost(on('W', { speed: 'top' }), pieces('water'), pieces('water'))).toBe(0);
    const fly = (altitude: number) => stepCost(on('R', { altitude }), [], hill(2));
    expect([fly(2000), fly(2001)]).toEqual([null, 0]);
  },
);
