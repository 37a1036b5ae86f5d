import { rule } from '@ironfield/conformance/rule.ts';
import { expect } from 'vitest';
import { GONE } from '../../state.ts';
import { type Scene, scene } from '../../testing/scene.ts';
import {
  isBlocked,
  isBlockedByHill,
  isBlockedByWater,
  targetCover,
  targetHillCover,
  unitSight,
  whyBlocked,
} from './line-of-sight.ts';

/** A map of 15 by 17 hexes, clear but for these, in the codes of `scene`. */
function mapWith(hexes: Readonly<Record<string, string>>): string {
  const two = (number: number) => String(number + 1).padStart(2, '0');
  const rows = Array.from({ length: 17 }, (_, row) =>
    Array.from({ length: 15 }, (_, col) => hexes[two(col) + two(row)] ?? '.').join(' '),
  );
  return rows.join('\n');
}

const sight = (table: Scene, from: string, to: string) =>
  unitSight(table.field, table.state, table.index(from), table.index(to));

/** The Jenner is in the air over 0507, about to come down on the Atlas in 0508; somebody watches from 0512. */
function onslaught(hexes: Readonly<Record<string, string>>, atlas = '0508 N'): Scene {
  const units = { Jenner: { at: '0507 S' }, Atlas: { at: atlas }, Watcher: { at: '0512 N' } };
  const table = scene({ map: mapWith(hexes), units });
  table.unit('Jenner').onslaught = { kind: 'dfa', target: 1, from: table.cell('0503'), hexes: 4, order: 0 };
  return table;
}

rule(
  'CBT-PHY-27',
  'A death from above is seen one level over the higher of its hex and that of its target',
  () => {
    const table = onslaught({ '0507': 'H', '0510': '.2', '0509': '.1' });
    // LOS level 3: the hill of level 2 does not reach it, and there is nothing under its feet.
    expect(isBlocked(sight(table, 'Watcher', 'Jenner'))).toBe(false);
    table.unit('Jenner').onslaught = null;
    expect(isBlocked(sight(table, 'Watcher', 'Jenner'))).toBe(true);
  },
);

rule('CBT-PHY-27', 'It stays there whatever becomes of its target before it lands', () => {
  const table = onslaught({ '0510': '.2', '0408': '.6' });
  const inTheAir = sight(table, 'Watcher', 'Jenner');
  expect(isBlocked(inTheAir)).toBe(false);
  table.unit('Atlas').hex = GONE;
  expect(sight(table, 'Watcher', 'Jenner')).toBe(inTheAir);
  // A higher hill hides one at level 0 + 1 + 2, though the target has been shoved up to level 6.
  const pushed = onslaught({ '0510': '.3', '0408': '.6' }, '0408 N');
  expect(isBlocked(sight(pushed, 'Watcher', 'Jenner'))).toBe(true);
});

rule('CBT-PHY-27', 'The higher of the two hexes counts, be it its own or that of the target', () => {
  // LOS level 2 + 1 + 2 over the one, and a hill of level 4 on the way.
  for (const hex of ['0507', '0508']) {
    const table = onslaught({ [hex]: '.2', '0510': '.4' });
    expect(isBlocked(sight(table, 'Watcher', 'Jenner')), hex).toBe(false);
  }
  expect(isBlocked(sight(onslaught({ '0510': '.4' }), 'Watcher', 'Jenner'))).toBe(true);
});

rule('CBT-PHY-27', 'Whoever looks up stands where it stands: a hill before it is in the way', () => {
  const table = onslaught({ '0511': '.2' });
  expect(isBlockedByHill(sight(table, 'Watcher', 'Jenner'))).toBe(true);
  expect(isBlockedByHill(sight(table, 'Jenner', 'Watcher'))).toBe(true);
  expect(isBlockedByHill(sight(onslaught({ '0511': '.1' }), 'Watcher', 'Jenner'))).toBe(false);
});

rule(['CBT-PHY-27', 'CBT-LOS-09'], 'Those under water neither see it nor are seen by it', () => {
  const table = onslaught({ '0512': '~2', '0507': '~2' });
  for (const there of [sight(table, 'Watcher', 'Jenner'), sight(table, 'Jenner', 'Watcher')]) {
    expect(isBlockedByWater(there)).toBe(true);
    expect(whyBlocked(there)).toMatchObject({ rule: 'CBT-LOS-09' });
  }
  // In the air over deep water it is not under water.
  const above = onslaught({ '0507': '~2' });
  expect(isBlocked(sight(above, 'Watcher', 'Jenner'))).toBe(false);
  expect(isBlocked(sight(above, 'Jenner', 'Watcher'))).toBe(false);
});

rule(
  ['CBT-PHY-27', 'CBT-LOS-09'],
  'Water of depth 1 covers those who stand in it, not one in the air',
  () => {
    const table = onslaught({ '0512': '~1', '0507': '~1' });
    expect(targetCover(sight(table, 'Jenner', 'Watcher'))).toBe(true);
    expect(targetHillCover(sight(table, 'Jenner', 'Watcher'))).toBe(false);
    expect(targetCover(sight(table, 'Watcher', 'Jenner'))).toBe(false);
    expect(targetCover(sight(onslaught({}), 'Jenner', 'Watcher'))).toBe(false);
  },
);

rule(
  'CBT-LOS-08',
  'A hill covers the target and is no water; who is under water is not hidden by hills',
  () => {
    const hill = scene({
      map: mapWith({ '0506': '.1' }),
      units: { Fox: { at: '0509' }, Bear: { at: '0505' } },
    });
    const there = sight(hill, 'Fox', 'Bear');
    expect([isBlockedByHill(there), isBlockedByWater(there), targetHillCover(there)]).toEqual([
      false,
      false,
      true,
    ]);
    const pond = scene({
      map: mapWith({ '0505': '~2' }),
      units: { Fox: { at: '0509' }, Bear: { at: '0505' } },
    });
    const under = sight(pond, 'Fox', 'Bear');
    expect([isBlockedByHill(under), isBlockedByWater(under), targetHillCover(under)]).toEqual([
      false,
      true,
      false,
    ]);
  },
);
