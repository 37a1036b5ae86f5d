import { rule } from '@ironfield/conformance/rule.ts';
import type { Facing } from '@ironfield/hex/coordinates.ts';
import { expect, test } from 'vitest';
import type { OnFoot } from '../../state.ts';
import { harm } from '../../testing/march.ts';
import { mech, type Scene, scene } from '../../testing/scene.ts';
import { Mover } from './mover.ts';
import { borrowReach, groundReach, WALKING } from './reach.ts';

type Plan = Parameters<typeof scene>[0];

interface UnderWay {
  readonly mode: OnFoot;
  readonly mpLeft: number;
  readonly turned?: boolean;
}

/** The first 'Mech of a scene: it has chosen nothing yet, or is under way with so many MP left. */
function first(plan: Plan, underWay?: UnderWay) {
  const table = scene(plan);
  return { table, mover: moverOf(table, underWay) };
}

function moverOf(table: Scene, underWay?: UnderWay): Mover {
  if (underWay) Object.assign(table.unit('Fox'), underWay);
  return new Mover(table.field, table.state, 0, underWay !== undefined);
}

const numbers = ({ field }: Mover, cells: readonly number[]): string[] =>
  cells.map((cell) => field.board.number[cell]).sort();

const fox = (walk: number, slots = {}) => mech('Fox', { walk, slots });
const PLAIN = '. . . . .\n'.repeat(5);

rule('CBT-MOV-17', 'The very first hex of the map is a hex like any other', () => {
  const { mover } = first({ map: PLAIN, units: { Fox: { at: '0101 S' }, Bear: { at: '0505' } } });
  expect(mover.isUp).toBe(true);
  expect(mover.canDrop('walk')).toBe(true);
  expect(mover.costOf('walk', 0, 3)).toBe(-1);
  const other = first({ map: PLAIN, units: { Fox: { at: '0102 N', mech: fox(1) }, Bear: { at: '0101' } } });
  expect(numbers(other.mover, other.mover.ends('walk'))).toEqual(['0102', '0103']);
});

rule('CBT-MOV-17', 'Nobody goes through enemies, but under one that is in the air', () => {
  const { table, mover } = first({
    map: '.\n.\n.\n.',
    units: { Fox: { at: '0101 S' }, Bear: { at: '0102 S' }, Owl: {} },
  });
  expect(numbers(mover, mover.ends('walk'))).toEqual(['0101']);
  table.unit('Bear').onslaught = { kind: 'dfa', target: 0, from: 0, hexes: 1, order: 0 };
  const free = moverOf(table);
  expect(numbers(free, free.ends('walk'))).toEqual(['0101', '0102', '0103', '0104']);
});

rule('CBT-MOV-17', 'A friend is passed, but no move ends with it, nor a jump', () => {
  const { mover } = first({
    map: '.\n.\n.\n.',
    units: {
      Fox: { at: '0101 S', mech: fox(3, { CT: ['2 x Jump Jet'] }) },
      Cub: { at: '0102 S', side: 0 },
      Bear: {},
    },
  });
  expect(numbers(mover, mover.ends('walk'))).toEqual(['0101', '0103', '0104']);
  expect(mover.canEndIn('walk', 1)).toBe(false);
  expect(mover.canEndIn('walk', 2)).toBe(true);
  expect(numbers(mover, mover.landings())).toEqual(['0103']);
  expect([0, 1, 2, 3].map((cell) => mover.canLandIn(cell))).toEqual([false, false, true, false]);
  expect(mover.canLand).toBe(true);
});

rule('CBT-MOV-14', 'Jets carry into the next hex as well; nobody lands who cannot jump', () => {
  const jumper = mech('Fox', { slots: { CT: ['Jump Jet'] } });
  const near = { map: '.\n.\n.', units: { Fox: { at: '0101 S', mech: jumper }, Bear: { at: '0103' } } };
  const { table, mover } = first(near);
  expect(numbers(mover, mover.landings())).toEqual(['0102']);
  expect(mover.canLandIn(1)).toBe(true);
  table.unit('Fox').prone = true;
  const prone = moverOf(table);
  expect([prone.landings(), prone.canLand, prone.canLandIn(1)]).toEqual([[], false, false]);
});

rule('CBT-MOV-18', 'Who stands where another is has to leave, or cannot move at all', () => {
  const crowd = (map: string, facing: string) => {
    const { mover } = first({
      map,
      units: { Fox: { at: `0102 ${facing}`, mech: fox(1) }, Bear: { at: '0102' } },
    });
    return [mover.canMove('walk'), numbers(mover, mover.ends('walk'))];
  };
  expect(crowd('H\n.\nH', 'N')).toEqual([false, []]);
  expect(crowd('H\n.\n.', 'S')).toEqual([true, ['0103']]);
  expect(crowd('.\n.\n.', 'S')).toEqual([true, ['0101', '0103']]);
});

rule('CBT-MOV-11', 'The prone turn on the spot, also where they have fallen upon somebody', () => {
  const { mover } = first({
    map: PLAIN,
    units: { Fox: { at: '0303 N', state: { prone: true } }, Bear: { at: '0303' } },
  });
  expect(mover.canMove('walk')).toBe(true);
  expect(numbers(mover, mover.ends('walk'))).toEqual(['0303']);
  expect([0, 1, 2, 3, 4, 5].map((facing) => mover.costOf('walk', mover.mech.hex, facing))).toEqual([
    -1, 1, 2, 3, 2, 1,
  ]);
  expect(mover.mayGoOn(1)).toBe(true);
  expect(mover.mayGoOn(0)).toBe(false);
  expect(mover.canEndIn('walk', 0)).toBe(false);
});

rule(
  'CBT-MOV-11',
  'Without a gyro they turn by one hexside, once a turn; on their feet they would go on',
  () => {
    const table = scene({
      map: PLAIN,
      units: { Fox: { at: '0303 N', state: { prone: true } }, Bear: { at: '0101' } },
    });
    harm(table, 'Fox', 'CT', 'gyro');
    harm(table, 'Fox', 'CT', 'gyro');
    const mover = moverOf(table);
    const turns = (of: Mover) =>
      [0, 1, 2, 3, 4, 5].filter((facing) => of.costOf('walk', of.mech.hex, facing) > 0);
    expect([mover.canMove('walk'), turns(mover)]).toEqual([true, [1, 5]]);
    expect(mover.mayGoOn(3)).toBe(false);
    const underWay = moverOf(table, { mode: 'walk', mpLeft: 3 });
    expect([underWay.canMove('walk'), turns(underWay)]).toEqual([true, [1, 5]]);
    const turned = moverOf(table, { mode: 'walk', mpLeft: 3, turned: true });
    expect([turned.canMove('walk'), turns(turned), turned.ends('walk')]).toEqual([false, [], []]);
    table.unit('Fox').prone = false;
    const upright = moverOf(table, { mode: 'walk', mpLeft: 3 });
    expect(upright.mayGoOn(3)).toBe(true);
    expect([upright.canMove('walk'), turns(upright)]).toEqual([true, [1, 2, 3, 4, 5]]);
  },
);

rule('CBT-MOV-13', 'On one leg all MP are gone after a try to stand up, else 2 of them', () => {
  const plan: Plan = { units: { Fox: { at: '0303 N', state: { prone: true } }, Bear: { at: '0101' } } };
  const left = (lostLeg: boolean, mpLeft: number) => {
    const table = scene(plan);
    if (lostLeg) harm(table, 'Fox', 'LL');
    return moverOf(table, { mode: 'run', mpLeft }).leftAfterStanding('run');
  };
  expect([left(false, 5), left(false, 2), left(true, 5)]).toEqual([3, 0, 0]);
});

rule('CBT-MOV-13', 'Nobody stands up off the map, standing, shut down, or walking with 1 MP', () => {
  const can = (state: object, walk = 4, on = true) => {
    const { mover } = first({
      units: { Fox: { ...(on && { at: '0303 N' }), mech: fox(walk), state }, Bear: { at: '0101' } },
    });
    return (['walk', 'run'] as const).map((mode) => mover.canStand(mode));
  };
  expect(can({ prone: true })).toEqual([true, true]);
  expect(can({ prone: false })).toEqual([false, false]);
  expect(can({ prone: true, shutDown: 1 })).toEqual([false, false]);
  expect(can({ prone: true }, 4, false)).toEqual([false, false]);
  expect(can({ prone: true }, 1)).toEqual([false, true]);
});

const minimum = (
  map: string,
  walk: number,
  state: object = {},
  underWay?: { mode: OnFoot; mpLeft: number },
) => {
  const { mover } = first(
    { map, units: { Fox: { at: '0102 N', mech: fox(walk), state }, Bear: { at: '0103' } } },
    underWay,
  );
  return mover.minimumHexes[0] ?? -1;
};

rule(
  'CBT-MOV-10',
  'The minimum move is for those who cannot pay for the hex ahead, walking or running',
  () => {
    expect(minimum('H\n.\n.', 1)).toBe(0);
    // 2 MP running are not enough for heavy woods, 3 are.
    expect(minimum('H\n.\n.', 2)).toBe(-1);
    expect(minimum('H\n.\n.', 0)).toBe(-1);
    // Into water nobody runs; 2 MP walking are just enough, or more than enough.
    expect(minimum('~1@1\n.1\n.', 1)).toBe(0);
    expect(minimum('~1@1\n.\n.', 2)).toBe(-1);
    expect(minimum('~1@1\n.\n.', 3)).toBe(-1);
  },
);

rule(
  'CBT-MOV-10',
  'It is no way up a cliff, off the map, into others, for the prone, or after other moves',
  () => {
    expect(minimum('.3\n.\n.', 1)).toBe(-1);
    expect(minimum('H\n.\n.', 1, { prone: true })).toBe(-1);
    expect(minimum('H\n.\n.', 1, { mpOwed: 1 })).toBe(-1);
    expect(minimum('H\n.\n.', 1, {}, { mode: 'walk', mpLeft: 1 })).toBe(-1);
    expect(minimum('H\n.\n.', 1, { hex: 0 })).toBe(-1);
    const { mover } = first({
      map: 'H\n.',
      units: { Fox: { at: '0102 N', mech: fox(1) }, Bear: { at: '0101' } },
    });
    expect(mover.minimumHexes).toEqual([]);
  },
);

rule('CBT-SCN-17', 'Who enters does so over an edge, and is then on the map like everybody', () => {
  const plan = (at?: string): Plan => ({
    map: '. H .\n. ~1 .\n. . .',
    units: {
      Fox: { ...(at && { at }), mech: fox(1), enters: { edge: 'east', turn: 1 } },
      Bear: { at: '0303' },
    },
  });
  const outside = first(plan()).mover;
  expect(numbers(outside, outside.ends('walk'))).toEqual(['0301', '0302']);
  expect(outside.canMove('walk')).toBe(true);
  expect(outside.isUp).toBe(false);
  const inside = first(plan('0101 S')).mover;
  expect(numbers(inside, inside.ends('walk'))).toEqual(['0101', '0102']);
});

rule(
  'CBT-SCN-17',
  'With all hexes of the edge taken or too dear it cannot enter, with one free it can',
  () => {
    const enters = (map: string) =>
      first({
        map,
        units: { Fox: { mech: fox(1), enters: { edge: 'west', turn: 1 } }, Bear: { at: '0101' } },
      }).mover.canMove('walk');
    expect(enters('. .\nH .')).toBe(false);
    expect(enters('. .\n. .')).toBe(true);
  },
);

rule('CBT-SCN-16', 'It leaves from where it can still pay 1 MP for the hexside that it faces', () => {
  const exits = (at: string, walk: number, map = '. . . . . . .\n'.repeat(7)) => {
    const { mover } = first({ map, units: { Fox: { at, mech: fox(walk) }, Bear: {} } });
    return numbers(mover, mover.exits('walk'));
  };
  // From the middle of seven by seven hexes an edge is three hexes and a hexside away: 4 MP.
  for (const facing of ['N', 'S']) {
    expect(exits(`0404 ${facing}`, 3)).toEqual([]);
    expect(exits(`0404 ${facing}`, 4)).toEqual([facing === 'N' ? '0401' : '0407']);
  }
  expect(['0304 NE', '0504 NE', '0504 SE', '0304 NW', '0304 SW'].map((from) => exits(from, 3))).toEqual([
    [],
    ['0703'],
    ['0705'],
    ['0103'],
    ['0105'],
  ]);
  expect(['0504 NE', '0304 NW'].map((from) => exits(from, 2))).toEqual([[], []]);
  expect(['0402 N', '0406 S', '0204 SW', '0604 NE'].map((from) => exits(from, 2))).toEqual([
    ['0401'],
    ['0407'],
    ['0105'],
    ['0704'],
  ]);
  expect(exits('0402 N', 1)).toEqual([]);
  expect(exits('0401 N', 1)).toEqual(['0401']);
  expect(exits('0401 S', 3)).toEqual([]);
  expect(exits('0101 NW', 1)).toEqual(['0101']);
});

test('Who asks again after many other searches gets the same answer', () => {
  const { table, mover } = first({ map: PLAIN, units: { Fox: { at: '0303 N' }, Bear: {} } });
  const before = Array.from(mover.reach('walk').cost);
  const way = mover.ways('walk').to(2 * 6);
  const steps = mover.steps;
  for (let start = 0; start < 40; start++) {
    const search = { steps, rules: WALKING, mp: 2, start: start % 25, facing: 0 as Facing };
    groundReach(table.field, search, borrowReach(table.field));
  }
  expect(mover.ways('walk').to(2 * 6)).toEqual(way);
  expect(mover.ends('walk')).toEqual(moverOf(table).ends('walk'));
  expect(Array.from(mover.reach('walk').cost)).toEqual(before);
});
