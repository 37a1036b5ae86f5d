import { rule } from '@ironfield/conformance/rule.ts';
import { FULL_TURN } from '@ironfield/kernel/menu/menu.ts';
import { expect } from 'vitest';
import { INCH } from '../../data/tables.ts';
import { Battle, type Model, type Scenery } from '../../testing/table.ts';
import { baseRadius } from '../core/model.ts';
import { nearnessTo, sensorReach } from './detection-ranges.ts';
import { found } from './sighting.ts';

/** Both measure from the front: an observer that looks down and a target that looks up are as far apart as their fronts. */
function facing(apart: number, scene: string, target: Partial<Model> = {}, more: Partial<Scenery> = {}) {
  const bases = (2 * baseRadius('gear')) / INCH;
  const table = new Battle({
    scene: `48 x 120\n${scene}`,
    north: { Eye: { at: '20,5', facing: 180 } },
    south: { Target: { at: `20,${5 + apart + bases}`, facing: 0, ...target } },
    ...more,
  });
  const [eye, id] = [table.id('Eye'), table.id('Target')];
  return { state: table.state, eye, id, seen: found(table.state, eye, id) };
}

const totals = ({ state, id }: Pick<ReturnType<typeof facing>, 'state' | 'id'>) =>
  nearnessTo(state, id).map(({ width, explanation }) => [width, explanation.total]);

rule(
  ['HGB-DET-02', 'HGB-DET-03'],
  'what is drawn around a unit is where it is detected through anything',
  () => {
    const jungle = 'jungle 0,5.7 to 48,119 height 9';
    for (const aux of [{}, { stealth: 2 }]) {
      const card = { size: 6, aux };
      const [[width, size]] = totals(facing(1, jungle, { card }));
      expect([width, size]).toEqual([FULL_TURN, 'stealth' in aux ? 4 : 6]);
      expect(facing(size, jungle, { card }).seen.isAutoDetected).toBe(true);
      expect(facing(size + 0.1, jungle, { card }).seen.isAutoDetected).toBe(false);
    }
  },
);

rule('HGB-DET-03', 'behind cover on one side it is half on that side alone', () => {
  const there = facing(5, 'jungle 0,5.7 to 48,119 height 9', { card: { size: 6 }, body: { hullDown: 2 } });
  expect(totals(there)).toEqual([[FULL_TURN, 3]]);
  const unit = there.state.units[there.id];
  unit.shelter = 0;
  expect(totals(there)).toEqual([
    [FULL_TURN / 2, 3],
    [FULL_TURN / 2, 6],
  ]);
  // The half about its cover is drawn where that is, and the other half behind it.
  unit.shelter = FULL_TURN / 4;
  expect(nearnessTo(there.state, there.id).map(({ heading }) => heading)).toEqual([
    FULL_TURN / 4,
    (3 * FULL_TURN) / 4,
  ]);
  unit.shelter = 0;
  // The observer stands above it, where its cover is; then behind its back.
  expect(found(there.state, there.eye, there.id).isAutoDetected).toBe(false);
  unit.shelter = FULL_TURN / 2;
  expect(found(there.state, there.eye, there.id).isAutoDetected).toBe(true);
});

rule(['HGB-DET-01', 'HGB-SCEN-05'], 'in bad weather sensors reach as far as they see through it', () => {
  const reach = (more: Partial<Scenery>, apart = 1) => {
    const { state, eye, seen } = facing(apart, '', { card: { size: 5 } }, more);
    const { rating, far } = sensorReach(state, eye);
    return { rating: rating?.total, far, isDetected: seen.isDetected };
  };
  expect(reach({})).toMatchObject({ rating: 2, far: null });
  expect(reach({ weather: 'storm' })).toMatchObject({ rating: 2, far: 18_000 });
  expect(reach({ weather: 'storm', light: 'night' })).toMatchObject({ rating: 1, far: 12_000 });
  expect(reach({ weather: 'storm' }, 17.9).isDetected).toBe(true);
  expect(reach({ weather: 'storm' }, 18).isDetected).toBe(false);
  const blind = { north: { Eye: { at: '20,5', facing: 180, body: { auxHits: 1 } } } };
  expect(reach({ weather: 'storm', ...blind })).toMatchObject({ rating: undefined, far: 6000 });
  expect(reach({ weather: 'storm', ...blind }, 6).isDetected).toBe(false);
});
