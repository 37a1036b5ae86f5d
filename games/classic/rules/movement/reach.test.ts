import { rule } from '@ironfield/conformance/rule.ts';
import { cellOf } from '@ironfield/hex/board.ts';
import { readBoardFile } from '@ironfield/hex/board-file.ts';
import type { Facing } from '@ironfield/hex/coordinates.ts';
import { expect, test } from 'vitest';
import { type Ground, groundOf } from '../../battlefield.ts';
import { TERRAINS } from '../../data/terrain.ts';
import { stepsOn } from '../../kinds/mech/steps.ts';
import { drawnMap } from '../../testing/scene.ts';
import { nodesOf, Ways } from './move-path.ts';
import {
  borrowReach,
  cheapest,
  createGroundReach,
  entryReach,
  groundReach,
  RUNNING,
  WALKING,
} from './reach.ts';

function draw(map: string): Ground {
  const read = readBoardFile(drawnMap(map), { terrains: TERRAINS });
  if (!read.ok) throw new Error(read.errors[0].message);
  return groundOf(read.board);
}

const FRESH = { hexesMoved: 0, heading: 0 } as const;
const COMPASS = ['N', 'NE', 'SE', 'S', 'SW', 'NW'];

/** MP to a hex and facing. */
function costs(ground: Ground, from: string, mp: number, rules = WALKING) {
  const [hex, compass] = from.split(' ');
  const facing = COMPASS.indexOf(compass) as Facing;
  const start = cellOf(ground.board, hex);
  const reach = groundReach(ground, { steps: stepsOn(ground), start, facing, mp, rules });
  return (to: string): number => {
    const [end, turned] = to.split(' ');
    const cell = cellOf(ground.board, end);
    return turned ? reach.cost[cell * 6 + COMPASS.indexOf(turned)] : cheapest(reach, cell);
  };
}

const CROSSROADS = draw(`
  . ~1 H l  .
  . .  . .2 .
  . .  . .  .
  . .  . .  .`);

rule(['CBT-MOV-02', 'CBT-REC-12'], 'Clear, then heavy woods straight on: 4 MP', () => {
  expect(costs(CROSSROADS, '0303 N', 4)('0301 N')).toBe(4);
  expect(costs(CROSSROADS, '0303 N', 3)('0301')).toBe(-1);
});

rule(['CBT-MOV-02', 'CBT-REC-12'], 'Clear, turn, light woods: 4 MP', () => {
  expect(costs(CROSSROADS, '0303 N', 4)('0401 NE')).toBe(4);
});

rule(['CBT-MOV-02', 'CBT-REC-12'], 'Clear, turn, down into water of depth 1: 5 MP, too much for 4', () => {
  expect(costs(CROSSROADS, '0303 N', 5)('0201 NW')).toBe(5);
  expect(costs(CROSSROADS, '0303 N', 4)('0201')).toBe(-1);
});

rule(['CBT-MOV-02', 'CBT-REC-12'], 'Turn, then a clear hex two levels up: 4 MP', () => {
  expect(costs(CROSSROADS, '0303 N', 4)('0402 NE')).toBe(4);
});

rule(['CBT-MOV-02', 'CBT-REC-12'], 'The whole table of terrains', () => {
  // From an odd column straight to the south-east into the next one.
  const flat = draw('. r . l . H . ~0 . ~1@1 . ~2@2\n. . . . . . . . . . . .');
  const enter = (col: string, next: string) => costs(flat, `${col}01 SE`, 9)(`${next}01 SE`);
  expect(enter('01', '02')).toBe(2);
  expect(enter('03', '04')).toBe(2);
  expect(enter('05', '06')).toBe(3);
  expect(enter('07', '08')).toBe(1);
  expect(enter('09', '10')).toBe(2);
  expect(enter('11', '12')).toBe(4);
});

rule('CBT-MOV-03', 'Two levels at most, one MP each, counted along the bed of water', () => {
  const hills = draw('. .1 . .2 . .3 . ~1 . ~2 . ~3\n. . . . . . . . . . . .');
  const step = (col: string, next: string) => costs(hills, `${col}01 SE`, 12)(`${next}01 SE`);
  expect(step('01', '02')).toBe(2);
  expect(step('03', '04')).toBe(3);
  expect(step('07', '08')).toBe(3);
  expect(step('09', '10')).toBe(6);
  expect(costs(hills, '0501 SE', 12)('0601')).toBe(-1);
  expect(costs(hills, '1101 SE', 12)('1201')).toBe(-1);
});

rule('CBT-MOV-03', 'Nobody changes level going back, not even by one', () => {
  const steps = draw('. . .1\n. . .\n. . .');
  expect(costs(steps, '0101 S', 4)('0102 S')).toBe(1);
  expect(costs(steps, '0302 S', 2)('0301')).toBe(-1);
  const pools = draw('~1\n~1\n.');
  expect(costs(pools, '0102 S', 3)('0101 S')).toBe(2);
  expect(costs(pools, '0102 N', 3)('0103 N')).toBe(-1);
});

rule('CBT-MOV-04', 'Only ahead or straight back, forward and backward mixed at will in a walk', () => {
  const plain = draw(`${'. '.repeat(7)}\n`.repeat(7));
  const cost = costs(plain, '0404 N', 2);
  expect(cost('0403 N')).toBe(1);
  expect(cost('0405 N')).toBe(1);
  expect(cost('0504')).toBe(2);
  expect(costs(plain, '0404 N', 1)('0504')).toBe(-1);
  // Turned by one hexside, back, and there one is on the hex behind to the left: 2 MP where going there ahead needs 3.
  expect(cost('0305')).toBe(2);
});

rule(['CBT-MOV-04', 'CBT-MOV-08'], 'No step back while running', () => {
  const plain = draw(`${'. '.repeat(7)}\n`.repeat(7));
  expect(costs(plain, '0404 N', 3, RUNNING)('0405')).toBe(-1);
  expect(costs(plain, '0404 N', 4, RUNNING)('0405 S')).toBe(4);
});

rule(
  'CBT-MOV-05',
  'A hexside is 1 MP: a neighbour to the side costs 2, one behind it 3, about-turn 3',
  () => {
    const plain = draw(`${'. '.repeat(7)}\n`.repeat(7));
    const cost = costs(plain, '0404 NE', 9, RUNNING);
    expect(cost('0403 N')).toBe(2);
    expect(cost('0505 SE')).toBe(2);
    expect(cost('0405 S')).toBe(3);
    expect(['NE', 'SE', 'S', 'SW', 'NW', 'N'].map((facing) => cost(`0404 ${facing}`))).toEqual([
      0, 1, 2, 3, 2, 1,
    ]);
  },
);

rule(
  'CBT-MOV-08',
  'Nobody runs into water of depth 1 or more, but out of it, through it turning, and into depth 0',
  () => {
    const ford = draw('.\n~0\n~1\n~1\n.');
    expect(costs(ford, '0101 S', 9, RUNNING)('0102')).toBe(1);
    expect(costs(ford, '0101 S', 9, RUNNING)('0103')).toBe(-1);
    expect(costs(ford, '0104 S', 9, RUNNING)('0105 S')).toBe(2);
    expect(costs(ford, '0104 N', 9, RUNNING)('0105 S')).toBe(5);
    expect(costs(ford, '0104 N', 9, RUNNING)('0103')).toBe(-1);
    expect(costs(ford, '0103 N', 9, RUNNING)('0102 N')).toBe(2);
  },
);

rule('CBT-MOV-17', 'Blocked hexes are gone around', () => {
  const plain = draw(`${'. '.repeat(7)}\n`.repeat(7));
  const blocked = [cellOf(plain.board, '0403')];
  const start = cellOf(plain.board, '0404');
  const steps = stepsOn(plain);
  const reach = groundReach(plain, { steps, rules: RUNNING, mp: 7, blocked, start, facing: 0 });
  expect(cheapest(reach, cellOf(plain.board, '0403'))).toBe(-1);
  // Turn, step, turn back, and two steps: 0304, 0303, 0302 … or the same on the right.
  expect(cheapest(reach, cellOf(plain.board, '0402'))).toBe(6);
});

rule(
  'CBT-SCN-17',
  'From outside the first hex costs its terrain and is entered straight from the edge',
  () => {
    const edge = draw('. H .\n. . .\nl . .\n. . .');
    const steps = stepsOn(edge);
    const reach = entryReach(edge, { steps, rules: WALKING, mp: 2, edge: 'west' });
    const at = (hex: string) => Array.from(reach.cost.subarray(cellOf(edge.board, hex) * 6).subarray(0, 6));
    expect(at('0102')).toEqual([2, 1, 1, 2, -1, -1]);
    expect(at('0103')).toEqual([-1, 2, 2, -1, -1, -1]);
    expect(cheapest(reach, cellOf(edge.board, '0202'))).toBe(2);
    expect(cheapest(reach, cellOf(edge.board, '0201'))).toBe(-1);
    const north = entryReach(edge, { steps, rules: WALKING, mp: 1, edge: 'north' });
    // The corner hexside in the north-east of the last column belongs to the east; heavy woods cost too much.
    const facings = (hex: string) =>
      COMPASS.filter((_, facing) => north.cost[cellOf(edge.board, hex) * 6 + facing] >= 0);
    expect(facings('0301')).toEqual(['SE', 'S']);
    expect(facings('0201')).toEqual([]);
  },
);

test('Memory in which nothing was searched yet leads nowhere', () => {
  expect(createGroundReach(draw('. .'))).toMatchObject({ count: 0, sources: [], entering: false, search: 0 });
});

test('32 results can be borrowed at a time; then the one that was lent first is lent again', () => {
  const ground = draw('. .');
  const lent = Array.from({ length: 32 }, () => borrowReach(ground));
  expect(new Set(lent).size).toBe(32);
  expect(borrowReach(ground)).toBe(lent[0]);
  expect(borrowReach(ground)).toBe(lent[1]);
  expect(borrowReach(draw('. .'))).not.toBe(lent[2]);
});

test('A road of any length is searched, up to 127 MP', () => {
  const road = draw('.\n'.repeat(140));
  const steps = stepsOn(road);
  for (const mp of [14, 15, 16, 17, 40, 126, 127]) {
    const reach = groundReach(road, { steps, rules: RUNNING, mp, start: 0, facing: 3 });
    expect(cheapest(reach, mp)).toBe(mp);
    expect(cheapest(reach, mp + 1)).toBe(-1);
  }
  expect(() => groundReach(road, { steps, rules: RUNNING, mp: 128, start: 0, facing: 3 })).toThrow('127');
});

function wayTo(
  ground: Ground,
  from: string,
  to: string,
  moved: ConstructorParameters<typeof Ways>[2] = FRESH,
) {
  const [hex, compass] = from.split(' ');
  const [end, turned] = to.split(' ');
  const facing = COMPASS.indexOf(compass) as Facing;
  const start = cellOf(ground.board, hex);
  const reach = groundReach(ground, { steps: stepsOn(ground), rules: WALKING, mp: 9, start, facing });
  const way = new Ways(ground, reach, moved).to(cellOf(ground.board, end) * 6 + COMPASS.indexOf(turned));
  const hexes = nodesOf(way).map((node) => ground.board.number[Math.floor(node / 6)]);
  return { ...way, through: [...new Set(hexes)].join(' ') };
}

rule('CBT-MOV-02', 'Of two ways that cost the same the one without a Piloting Skill Roll is taken', () => {
  const around = (ahead: string, aside: string) =>
    draw(`
      . . . .      .       . .
      . . . .      .       . .
      . . . ${ahead} .       . .
      . . . .      ${aside} . .
      . . . .      .       . .`);
  const dry = wayTo(around('~1@1', 'r'), '0404 N', '0503 N');
  expect(dry).toMatchObject({ rolls: 0, hexes: 2, through: '0404 0504 0503' });
  const mirrored = wayTo(around('r', '~1@1'), '0404 N', '0503 N');
  expect(mirrored).toMatchObject({ rolls: 0, hexes: 2, through: '0404 0403 0503' });
  expect(wayTo(around('~1@1', 'H'), '0404 N', '0503 N')).toMatchObject({ rolls: 1 });
});

test('Of ways that are alike in all of that, one that turns early is taken', () => {
  const plain = draw(`${'. '.repeat(7)}\n`.repeat(7));
  expect(wayTo(plain, '0404 N', '0503 N')).toMatchObject({ hexes: 2, through: '0404 0504 0503' });
  expect(wayTo(plain, '0404 N', '0303 N')).toMatchObject({ hexes: 2, through: '0404 0304 0303' });
  expect(() => wayTo(plain, '0404 N', '0409 N')).toThrow();
});

rule('CBT-MOV-19', 'Three hexes back and two ahead count as two', () => {
  const plain = draw(`${'. '.repeat(7)}\n`.repeat(7));
  const back = wayTo(plain, '0403 N', '0406 N');
  expect(back).toMatchObject({ hexes: 3, heading: -1 });
  const moved = { hexesMoved: back.hexes, heading: back.heading };
  expect(wayTo(plain, '0406 N', '0404 N', moved)).toMatchObject({ hexes: 2, heading: 1 });
  expect(wayTo(plain, '0406 N', '0407 N', moved)).toMatchObject({ hexes: 4, heading: -1 });
  expect(wayTo(plain, '0406 N', '0406 S', moved)).toMatchObject({ hexes: 3, heading: -1 });
});

rule('MT-PRE-11', 'A quad steps sideways without turning, ahead and backward, for 1 MP more', () => {
  const ground = draw(`
    . . . . .
    . . l . .
    . . . . .1
    . . . . .
    . . . . .`);
  const quad = { ...WALKING, sideways: true };
  const at = costs(ground, '0303 N', 5, quad);
  // Ahead to the right and left, behind to the right and left.
  expect(['0402 N', '0202 N', '0403 N', '0203 N'].map(at)).toEqual([2, 2, 2, 2]);
  expect(at('0403 NE')).toBe(3);
  expect(costs(ground, '0303 N', 5)('0402 N')).toBe(3);
  expect(costs(ground, '0303 N', 5, { ...RUNNING, sideways: true })('0403 N')).toBe(4);
  // Terrain counts as ever: into the woods from the side, and no level backward.
  expect(costs(ground, '0202 N', 5, quad)('0302 N')).toBe(3);
  expect(costs(ground, '0402 N', 2, quad)('0503 N')).toBe(-1);
});
