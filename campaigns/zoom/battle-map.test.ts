import { groundsOf } from '@ironfield/battleforce2/battlefield.ts';
import { TERRAINS } from '@ironfield/battleforce2/data/terrain.ts';
import { depthFrom } from '@ironfield/battleforce2/rules/map/map-edges.ts';
import { rule } from '@ironfield/conformance/rule.ts';
import { cellOf } from '@ironfield/hex/board.ts';
import { randomFrom } from '@ironfield/kernel/random.ts';
import type { ZoomedSettlement } from '@ironfield/planetary/rules/zoom.ts';
import type { Land } from '@ironfield/planetary/state.ts';
import { expect, test } from 'vitest';
import { battleGround } from './battle-map.ts';

const on = (
  land: Land,
  seed: string,
  more: { hasWater?: boolean; settlement?: ZoomedSettlement; units?: number; skill?: number } = {},
) => {
  const { hasWater = false, settlement = null, units = 8, skill = 0 } = more;
  const made = battleGround(
    { ground: { land, shape: 'ordinary' }, hasWater, settlement },
    units,
    skill,
    randomFrom(seed),
  );
  return { ...made, board: groundsOf(made.map).asPrinted.board };
};

/** The mean share of each terrain, of ten maps of two sheets, in percent. */
function shares(land: Land): Record<string, number> {
  const counts = new Map<string, number>();
  let hexes = 0;
  for (let seed = 0; seed < 10; seed++) {
    const { board } = on(land, `${seed}`, { units: 20 });
    hexes += board.terrain.length;
    for (const terrain of board.terrain)
      counts.set(TERRAINS[terrain]!, (counts.get(TERRAINS[terrain]!) ?? 0) + 1);
  }
  return Object.fromEntries([...counts].map(([name, count]) => [name, (100 * count) / hexes]));
}

rule(['PA-ZOOM-04', 'BF2-INTEG-03'], 'The terrain of the hex decides how much of the map is what', () => {
  const wanted: Readonly<Record<Land, Readonly<Record<string, number>>>> = {
    plains: { 'light woods': 15, rough: 5 },
    woods: { 'light woods': 35, 'heavy woods': 10, rough: 5 },
    mountains: { 'light woods': 25, 'heavy woods': 5, rough: 30 },
    desert: { rough: 20 },
    arctic: { rough: 10, water: 5 },
  };
  for (const [land, parts] of Object.entries(wanted)) {
    const found = shares(land as Land);
    const rest = Object.keys(found).filter((name) => name !== 'clear' && !(name in parts));
    expect(rest, land).toEqual([]);
    for (const [name, share] of Object.entries(parts)) {
      expect(Math.abs((found[name] ?? 0) - share), `${land}: ${name} ${found[name]}`).toBeLessThan(3);
    }
  }
});

rule('PA-ZOOM-04', 'Mountains rise to level 4 over half of the map, a desert to 2', () => {
  const levels = (land: Land) => Array.from(on(land, 'high', { units: 20 }).board.level);
  const mountains = levels('mountains');
  expect(Math.max(...mountains)).toBe(4);
  const high = mountains.filter((level) => level > 0).length / mountains.length;
  expect(high).toBeGreaterThan(0.4);
  expect(Math.max(...levels('desert'))).toBe(2);
});

rule('PA-ZOOM-04', 'One sheet for ten units, in a row; 13 units need two', () => {
  expect([1, 10, 13, 21].map((units) => on('plains', 'row', { units }).map.width)).toEqual([15, 15, 31, 47]);
  expect(on('plains', 'row', { units: 21 }).map.height).toBe(17);
});

rule('PA-ZOOM-04', 'By a coast one edge that is nobody’s home is water three hexes deep', () => {
  const edges = new Set<string>();
  for (let seed = 0; seed < 8; seed++) {
    const { board, homes } = on('plains', `${seed}`, { hasWater: true });
    const isWet = (cell: number) => board.terrain[cell] === TERRAINS.indexOf('water');
    const wet = Array.from(board.terrain.keys()).filter(isWet);
    const edge = (['west', 'east'] as const).find((each) =>
      wet.every((cell) => depthFrom({ board } as never, each, cell) < 3),
    )!;
    edges.add(edge);
    expect(wet).toHaveLength(3 * 17);
    expect([...homes!].sort()).toEqual(['north', 'south']);
  }
  expect([...edges].sort()).toEqual(['east', 'west']);
});

const settled = (kind: ZoomedSettlement['kind'], side = 1): ZoomedSettlement => ({
  counter: 5,
  kind,
  type: kind,
  side,
  quality: 'veteran',
});

rule(
  ['PA-ZOOM-05', 'BF2-INTEG-03'],
  'A base is 3 counters of buildings, a city 6, a fortress 4, all within 6 hexes of their home edge',
  () => {
    for (const [kind, count] of [
      ['base', 3],
      ['city', 6],
      ['fortress', 4],
    ] as const) {
      for (const seed of ['a', 'b', 'c']) {
        const { board, homes, buildings } = on('woods', seed, {
          settlement: settled(kind),
          hasWater: seed === 'c',
        });
        const built = Array.from(board.terrain.keys()).filter(
          (cell) => board.terrain[cell] === TERRAINS.indexOf(kind),
        );
        expect(built.map((cell) => board.number[cell]!).sort()).toEqual([...buildings].sort());
        expect(built).toHaveLength(count);
        for (const cell of built) expect(depthFrom({ board } as never, homes![1]!, cell)).toBeLessThan(6);
      }
    }
  },
);

rule('PA-ZOOM-05', 'Every counter of a fortress shoots 2/2/2, one of a base, and none of a city', () => {
  const guns = (kind: ZoomedSettlement['kind']) => {
    const { board, emplacements } = on('desert', 'guns', { settlement: settled(kind), skill: -1 });
    for (const { hex, ...gun } of emplacements) {
      expect(gun).toEqual({ owner: 1, damage: [2, 2, 2], skill: -1 });
      expect(TERRAINS[board.terrain[cellOf(board, hex)]!]).toBe(kind);
    }
    return emplacements.length;
  };
  expect([guns('fortress'), guns('base'), guns('city')]).toEqual([4, 1, 0]);
});

test('The same seed gives the same ground', () => {
  expect(on('woods', 'one', { settlement: settled('city') })).toEqual(
    on('woods', 'one', { settlement: settled('city') }),
  );
});
