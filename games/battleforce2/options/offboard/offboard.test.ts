import { rule } from '@ironfield/conformance/rule.ts';
import type { Pick } from '@ironfield/kernel/menu/menu.ts';
import { latestReading } from '@ironfield/kernel/options/readings.ts';
import { scenarioSetup } from '@ironfield/kernel/play/setup.ts';
import { describe, expect } from 'vitest';
import { supportMp } from '../../data/support-tables.ts';
import { battleforce2 } from '../../game.ts';
import { readings } from '../../past/readings.ts';
import { isInPlay } from '../../rules/elements/places.ts';
import { ABOARD, RETREATED } from '../../state.ts';
import { battle, mapWith, mech, platoon, tank, toHit, unit } from '../../testing/scene.ts';
import type { Battle } from '../../testing/table.ts';
import { OFFBOARD_WHY_NOT } from './words.ts';

const options = { offboard: true };
const guns = unit('Guns', 'box 3', tank('Gun', { mp: 5, specials: ['artS'] }));
const enemy = unit('Enemy', '0801 S', mech('Wolf'));

const scene = (place: string, figures = {}, more: object = {}) =>
  battle({
    south: [unit('Lance', place, mech('Ram', { mp: 5, ...figures }))],
    north: [enemy],
    options,
    ...more,
  });

const supportOf = (table: Battle, name: string) => table.unit(name).marks?.support;

/** Moves the unit on the support map in a turn of its own. */
function moveTo(table: Battle, space: number, arrival: { to?: string; facing?: 0 } = {}): void {
  table.unit('Lance').moved = false;
  table.phase('movement', 'south');
  table.give({ type: 'support-move', unit: 0, space, ...arrival });
}

describe('The support map', () => {
  rule('BF2-OFF-01', 'Between neighbouring boxes are four spaces', () => {
    const table = scene('box 3', { mp: 16 });
    expect(supportOf(table, 'Lance')).toEqual({ half: 0, space: 15, box: 3 });
    moveTo(table, 10);
    expect(supportOf(table, 'Lance')).toEqual({ half: 0, space: 10, box: 2 });
  });

  rule('BF2-OFF-02', 'Support MP go by the MP of the unit', () => {
    const expected = [0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 4, 4, 4, 4, 5, 5];
    expect(expected.map((_, mp) => supportMp(mp))).toEqual(expected);
  });

  rule('BF2-OFF-02', 'They fall with the MP of the slowest element', () => {
    const table = scene('box 3', { mp: 5 });
    table.suffered('Ram', { leg: 1 });
    table.phase('movement', 'south');
    expect(table.refusal({ type: 'support-move', unit: 0, space: 13 })).toMatchObject({
      rule: 'BF2-OFF-03',
    });
    table.give({ type: 'support-move', unit: 0, space: 14 });
  });

  rule('BF2-OFF-03', 'A unit is in the box it last left until it reaches the next', () => {
    const table = scene('box 3', { mp: 5 });
    const seen = [13, 11, 9, 7, 5, 3, 1].map((space) => {
      moveTo(table, space);
      return supportOf(table, 'Lance')?.box;
    });
    expect(seen).toEqual([3, 3, 2, 2, 1, 1, 1]);
    moveTo(table, 0, { to: '0517', facing: 0 });
    expect(table.hexOf('Lance')).toBe('0517');
    // On the map it is in no box any more.
    expect(supportOf(table, 'Lance')).toBeUndefined();
  });

  rule('BF2-OFF-03', 'Going on outward again it is in the box that it comes back to', () => {
    const table = scene('box 3', { mp: 5 });
    moveTo(table, 13);
    moveTo(table, 15);
    expect(supportOf(table, 'Lance')).toEqual({ half: 0, space: 15, box: 3 });
    moveTo(table, 17);
    expect(supportOf(table, 'Lance')?.box).toBe(3);
  });

  rule('BF2-OFF-03', 'It moves once a turn, and no farther than its support MP', () => {
    const table = scene('box 3', { mp: 5 });
    table.phase('movement', 'south');
    expect(table.refusal({ type: 'support-move', unit: 0, space: 18 })).toMatchObject({
      rule: 'BF2-OFF-03',
      message: 'The unit has 2 support MP',
    });
    table.give({ type: 'support-move', unit: 0, space: 16 });
    expect(table.asked).not.toBe('south movement/move');
  });

  rule('BF2-HEAT-05', 'A shut-down element keeps it in its box', () => {
    const table = scene('box 3');
    table.suffered('Ram', { heat: 4, downSince: 1 });
    table.phase('movement', 'south');
    expect(table.refusal({ type: 'support-move', unit: 0, space: 14 })).toMatchObject({
      rule: 'BF2-HEAT-05',
    });
  });
});

describe('Leaving the support map', () => {
  rule('BF2-OFF-04', 'Past Box 8 a unit is gone for good, and withdrawn', () => {
    const table = battle({
      south: [unit('Lance', 'box 8', mech('Ram', { mp: 5 })), guns],
      north: [enemy],
      options,
    });
    table.phase('movement', 'south');
    expect(table.refusal({ type: 'support-move', unit: 0, space: 42 })).toBeDefined();
    table.give({ type: 'support-move', unit: 0, space: 41 });
    expect(table.unit('Lance')).toMatchObject({ hex: RETREATED, marks: {} });
    expect(table.element('Ram').destroyed).toBe(false);
  });

  rule('BF2-OFF-05', 'Whoever is aboard leaves the map with its carrier, and goes for good with it', () => {
    const table = battle({
      south: [
        unit('Trucks', '0117 N', tank('Truck', { mp: 5, specials: ['tran6'] })),
        unit('Company', '0217', platoon('Foot', { specials: ['car3'] })),
        guns,
      ],
      north: [enemy],
      options,
    });
    table.phase('movement', 'south');
    table.give({ type: 'load', unit: 0, passenger: 1 });
    table.phase('movement', 'south');
    table.unit('Trucks').moved = false;
    table.give({ type: 'exit', unit: 0, edge: 'south' });
    expect(table.unit('Company')).toMatchObject({ hex: ABOARD, carrier: 0 });
    expect(battleforce2.invariants(table.state)).toEqual([]);
    table.unit('Trucks').marks = { support: { half: 0, space: 40, box: 8 } };
    table.unit('Trucks').moved = false;
    table.phase('movement', 'south');
    table.give({ type: 'support-move', unit: 0, space: 41 });
    expect(table.unit('Company')).toMatchObject({ hex: RETREATED, carrier: null });
    expect(table.element('Foot').destroyed).toBe(false);
  });

  rule('BF2-OFF-04', 'At Box 0 it stands on the home edge, where it may, and its move is over', () => {
    const map = mapWith({ '0517': '~' });
    const table = battle({
      map,
      south: [unit('Lance', 'box 0', tank('Ram', { mp: 5 })), unit('Friend', '0617 N', mech('Ewe'))],
      north: [enemy],
      options,
    });
    table.unit('Lance').marks = { support: { half: 0, space: 2, box: 1 } };
    table.phase('movement', 'south');
    const onto = (to: string) => ({ type: 'support-move', unit: 0, space: 0, to, facing: 0 }) as const;
    for (const hex of ['0517', '0617', '0516', '0801'])
      expect(table.refusal(onto(hex)).rule).toBe('BF2-OFF-04');
    table.give(onto('0717'));
    expect(table.hexOf('Lance')).toBe('0717');
    expect(table.unit('Lance')).toMatchObject({ moved: true, entered: 1, marks: {} });
  });

  rule('BF2-OFF-04', 'On the other half of the support map it comes out on the enemy’s edge', () => {
    const table = scene('box 1 of north', { mp: 16 });
    moveTo(table, 0, { to: '0501', facing: 0 });
    expect(table.hexOf('Lance')).toBe('0501');
  });

  rule('BF2-OFF-04', 'Where no hex of the edge is free it waits in Box 0', () => {
    const map = mapWith(
      Object.fromEntries(Array.from({ length: 15 }, (_, i) => [`${String(i + 1).padStart(2, '0')}17`, '~'])),
    );
    const table = battle({
      map,
      south: [unit('Lance', 'box 1', tank('Ram', { mp: 16 }))],
      north: [enemy],
      options,
    });
    moveTo(table, 0);
    expect(supportOf(table, 'Lance')).toEqual({ half: 0, space: 0, box: 0 });
  });

  rule('BF2-OFF-04', 'From Box 0 it enters the map at the cost of the hexes, or goes outward', () => {
    const map = mapWith({ '0817': 'H', '0716': 'H', '0816': 'H', '0916': 'H' });
    const table = battle({
      map,
      south: [unit('Lance', 'box 0', mech('Ram', { mp: 4 }))],
      north: [enemy],
      options,
    });
    table.phase('movement', 'south');
    // Heavy woods cost 3, so that one clear hex can follow; beside it one may go four.
    expect(table.refusal({ type: 'enter', unit: 0, to: '0814', facing: 0 }).rule).toBe('BF2-OFF-04');
    table.give({ type: 'enter', unit: 0, to: '0514', facing: 0 });
    expect(table.hexOf('Lance')).toBe('0514');
    expect(table.unit('Lance')).toMatchObject({ entered: 4, moved: true });
    expect(table.events('moved')).toHaveLength(1);
    const edge = scene('box 0', { mp: 5 });
    edge.phase('movement', 'south');
    edge.give({ type: 'enter', unit: 0, to: '0517', facing: 0 });
    expect(edge.unit('Lance')).toMatchObject({ entered: 1, moved: true });
    expect([edge.events('entered').length, edge.events('moved').length]).toEqual([1, 0]);
    const other = scene('box 0', { mp: 5 });
    moveTo(other, 2);
    expect(supportOf(other, 'Lance')).toEqual({ half: 0, space: 2, box: 0 });
  });

  rule('BF2-OFF-04', 'VTOLs pay 1 MP for every hex, whatever grows there', () => {
    const table = battle({
      map: mapWith({ '0517': 'H', '0516': 'H' }),
      south: [unit('Birds', 'box 0', tank('Bird', { mode: 'v', mp: 2 }))],
      north: [enemy],
      options,
    });
    table.phase('movement', 'south');
    expect(table.refusal({ type: 'enter', unit: 0, to: '0515', facing: 0 }).rule).toBe('BF2-OFF-04');
    table.give({ type: 'enter', unit: 0, to: '0516', facing: 0 });
    expect(table.hexOf('Birds')).toBe('0516');
  });

  rule('BF2-OFF-04', 'One hex of the edge is enough', () => {
    const lake = Object.fromEntries(
      Array.from({ length: 15 }, (_, i) => [`${String(i + 1).padStart(2, '0')}17`, i === 4 ? '.' : '~']),
    );
    const table = battle({
      map: mapWith(lake),
      south: [unit('Tanks', 'box 0', tank('Tank', { mp: 1 }))],
      north: [enemy],
      options,
    });
    table.phase('movement', 'south');
    table.give({ type: 'enter', unit: 0, to: '0517', facing: 0 });
    expect(table.hexOf('Tanks')).toBe('0517');
  });

  rule('BF2-OFF-04', 'Only who begins in Box 0 enters so, and an enemy in a hex ends the move', () => {
    const table = battle({
      south: [unit('Lance', 'box 0', mech('Ram', { mp: 3 })), unit('Far', 'box 1', mech('Ewe'))],
      north: [unit('Enemy', '0817 S', mech('Wolf'))],
      options,
    });
    table.phase('movement', 'south');
    expect(table.refusal({ type: 'enter', unit: 1, to: '0517', facing: 0 }).rule).toBe('BF2-OFF-04');
    table.give({ type: 'enter', unit: 0, to: '0817', facing: 0 });
    expect(table.hexOf('Lance')).toBe('0817');
  });
});

describe('Entering it', () => {
  rule('BF2-OFF-05', 'Off its own home edge a unit is in Box 0 of its own half', () => {
    const table = scene('0817 N', { mp: 3 });
    table.phase('movement', 'south');
    table.give({ type: 'exit', unit: 0, edge: 'south' });
    expect(supportOf(table, 'Lance')).toEqual({ half: 0, space: 0, box: 0 });
    expect(table.state.outcome).toBeNull();
  });

  rule('BF2-OFF-05', 'Off the enemy’s home edge it is in Box 0 of the enemy’s half', () => {
    const table = scene('0501 N', { mp: 3 });
    table.phase('movement', 'south');
    table.give({ type: 'exit', unit: 0, edge: 'north' });
    expect(supportOf(table, 'Lance')).toEqual({ half: 1, space: 0, box: 0 });
    expect(table.unit('Lance').moved).toBe(true);
  });

  rule('BF2-OFF-05', 'Over any other edge it is lost, and leaving the map costs 1 MP', () => {
    const table = scene('0110 N', { mp: 1 });
    table.phase('movement', 'south');
    expect(table.exits('Lance')).toEqual(['west']);
    table.give({ type: 'exit', unit: 0, edge: 'west' });
    expect(table.element('Ram').destroyed).toBe(true);
  });

  rule('BF2-OFF-05', 'Without the switch a unit that goes home is gone', () => {
    const table = battle({
      south: [unit('Lance', '0817 N', mech('Ram')), unit('Friend', '0517 N', mech('Ewe'))],
      north: [enemy],
    });
    table.phase('movement', 'south');
    table.give({ type: 'exit', unit: 0, edge: 'south' });
    expect(table.unit('Lance').hex).toBe(RETREATED);
  });
});

describe('Combat on it', () => {
  const meeting = (place = 'box 2') =>
    battle({
      south: [unit('Lance', 'box 2', mech('Ram', { damage: [5, 2, 1] }))],
      north: [
        unit('Enemy', `${place} of south`, mech('Wolf', { mp: 4 })),
        unit('Rest', '0801 S', mech('Cub')),
      ],
      options,
    });

  rule('BF2-OFF-06', 'Enemies in one box fight at medium range, and nothing else counts', () => {
    const table = meeting();
    table.phase('combat', 'south');
    expect(table.number('Ram', 'Wolf').lines.map(({ value, reason }) => [value, reason])).toEqual([
      [5, 'Base number of the target'],
      [2, 'Medium range'],
    ]);
    table.fire('Lance', 'Enemy', ['Ram > Wolf'], toHit(3, 4));
    expect(table.boxes('Wolf')).toBe('1/3');
  });

  rule('BF2-OFF-06', 'Those in another box, or on the map, are out of range', () => {
    for (const place of ['box 1', 'box 3']) {
      const table = meeting(place);
      table.phase('combat', 'south');
      expect(table.asked).not.toBe('south combat/declare');
    }
    const table = battle({
      south: [unit('Lance', 'box 0', mech('Ram')), unit('Friend', '0101 S', mech('Ewe'))],
      north: [
        unit('Enemy', '0817 S', mech('Wolf')),
        unit('Off', 'box 0', mech('Cub')),
        unit('Near', '0103 N', mech('Fox')),
      ],
      options,
    });
    table.phase('combat', 'south');
    expect(table.targets('Lance')).toEqual([]);
    expect(table.targets('Friend')).toEqual(['Near']);
    expect(table.refusedFire('Lance', 'Enemy', 'Ram > Wolf')).toBe('BF2-ATK-01');
  });

  rule('BF2-OFF-06', 'The same box of the other half is another box', () => {
    const table = battle({
      south: [unit('Lance', 'box 2', mech('Ram'))],
      north: [unit('Enemy', 'box 2', mech('Wolf'))],
      options,
    });
    table.phase('combat', 'south');
    expect(table.asked).not.toBe('south combat/declare');
  });

  rule('BF2-OFF-06', 'There is no limit to stacking there', () => {
    const table = battle({
      south: [unit('Lance', 'box 2', mech('Ram')), unit('Other', 'box 2', platoon('Foot'))],
      north: [enemy],
      options,
    });
    table.phase('movement', 'south');
    table.done();
    expect(supportOf(table, 'Other')).toEqual(supportOf(table, 'Lance'));
  });
});

describe('Set-up', () => {
  const deploying = () => {
    const table = battle({
      south: [unit('Guns', 'off', tank('Gun', { specials: ['artS'] })), unit('Lance', 'off', mech('Ram'))],
      north: [unit('Enemy', 'off', mech('Wolf'))],
      options,
    });
    table.begin(['home-edges', 6, 6], ['home-edges', 1, 1]);
    table.give({ type: 'home', edge: 'south' }, ['deployment', 6, 6], ['deployment', 1, 1]);
    table.give({ type: 'set-up-first', first: true });
    return table;
  };

  rule('BF2-OFF-07', 'Artillery may begin in any box of its half', () => {
    const table = deploying();
    expect(table.asked).toBe('south setup/deploy');
    table.give({ type: 'deploy-off-board', unit: 0, box: 8 });
    expect(supportOf(table, 'Guns')).toEqual({ half: 0, space: 40, box: 8 });
    table.give({ type: 'deploy', unit: 1, to: '0817', facing: 0 });
    expect(table.asked).toBe('north setup/deploy');
  });

  rule('BF2-OFF-07', 'Others begin on the map', () => {
    const table = deploying();
    expect(table.refusal({ type: 'deploy-off-board', unit: 1, box: 1 }).rule).toBe('BF2-OFF-07');
    table.give({ type: 'deploy', unit: 0, to: '0817', facing: 0 });
    expect(table.hexOf('Guns')).toBe('0817');
  });

  rule('BF2-VIC-01', 'A side whose last unit waits off the map goes on', () => {
    const table = scene('box 3');
    table.phase('movement', 'south');
    table.done();
    expect(table.state.outcome).toBeNull();
  });
});

rule('BF2-OPT-01', 'Chapters are switches; artillery and aerospace need the support map', () => {
  const needed = battleforce2.options.filter(({ requires }) => requires?.includes('offboard'));
  expect(needed.map(({ id }) => id)).toEqual(['artillery', 'aerospace']);
  expect(scenarioSetup(battleforce2, 'border-raid', { artillery: true })).toMatchObject({
    ok: false,
    error: [{ message: 'Option "artillery" needs option "offboard"' }],
  });
  expect(scenarioSetup(battleforce2, 'border-raid', { artillery: true, offboard: true }).ok).toBe(true);
});

describe('Small things', () => {
  rule('BF2-OFF-07', 'Who is deployed in a box may move in the first turn', () => {
    const table = battle({
      south: [unit('Battery', 'off', tank('Gun', { specials: ['artS'] }))],
      north: [unit('Enemy', 'off', mech('Wolf'))],
      options,
    });
    table.begin(['home-edges', 6, 6], ['home-edges', 1, 1]);
    table.give({ type: 'home', edge: 'south' }, ['deployment', 6, 6], ['deployment', 1, 1]);
    table.give({ type: 'set-up-first', first: true });
    table.give({ type: 'deploy-off-board', unit: 0, box: 3 });
    expect(table.unit('Battery').moved).toBe(false);
  });

  rule('BF2-OFF-04', 'Infantry has no facing to choose', () => {
    const table = battle({
      south: [unit('Foot', 'box 0', platoon('Rifles'))],
      north: [enemy],
      options,
    });
    table.unit('Foot').marks = { support: { half: 0, space: 1, box: 1 } };
    table.phase('movement', 'south');
    table.give({ type: 'support-move', unit: 0, space: 0, to: '0517' });
    expect(table.unit('Foot').facing).toBe(0);
  });

  rule('BF2-OFF-04', 'Who is in Box 0 already and stays there comes nowhere', () => {
    const table = scene('box 0', { mp: 5 });
    table.phase('movement', 'south');
    table.give({ type: 'support-move', unit: 0, space: 0 });
    expect(supportOf(table, 'Lance')).toEqual({ half: 0, space: 0, box: 0 });
  });

  rule('BF2-OFF-04', 'From the enemy’s edge one gets to hex 0101', () => {
    const table = battle({
      south: [unit('Lance', 'box 0 of north', mech('Ram', { mp: 2 }))],
      north: [unit('Enemy', '1501 S', mech('Wolf'))],
      options,
    });
    table.phase('movement', 'south');
    table.give({ type: 'enter', unit: 0, to: '0101', facing: 0 });
    expect(table.hexOf('Lance')).toBe('0101');
  });
});

describe('Coming onto the map', () => {
  const boxed = { support: { half: 0, space: 0, box: 0 } } as const;
  /** Water all along the southern edge but for 0517: a tank comes in there. */
  const ford = (codes: Record<string, string> = {}) =>
    mapWith({
      ...Object.fromEntries(
        Array.from({ length: 15 }, (_, i) => [`${String(i + 1).padStart(2, '0')}17`, i === 4 ? '.' : '~']),
      ),
      ...codes,
    });
  const entering = (south: ReturnType<typeof unit>, more: object = {}) => {
    const table = battle({ map: ford(), south: [south], north: [enemy], options, ...more });
    table.unit(south.name).marks = boxed;
    table.phase('movement', 'south');
    return table;
  };
  const entries = (table: Battle) => (table.firstField('enter').follow!(0)[0] as Pick).values;
  const column = (figures = {}) => unit('Column', 'off', tank('Drum', { mp: 2, ...figures }));

  rule('BF2-OFF-04', 'From Box 0 along the ground, as far as its MP go', () => {
    expect(entries(entering(column()))).toEqual(['0416', '0516', '0616', '0517']);
    const woods = entering(unit('Lance', 'off', mech('Ram', { mp: 2 })), { map: ford({ '0517': 'l' }) });
    expect(entries(woods)).toContain('0517');
    expect(entries(woods)).not.toContain('0516');
  });

  rule(['BF2-STACK-01', 'BF2-OFF-04'], 'From Box 0 past a friend, but not to where it stands', () => {
    const table = battle({
      map: ford(),
      south: [column({ mp: 3 }), unit('Friend', '0516 N', mech('Ewe'))],
      north: [enemy],
      options,
    });
    table.unit('Column').marks = boxed;
    table.phase('movement', 'south');
    expect(entries(table)).toEqual(expect.arrayContaining(['0515', '0517']));
    expect(entries(table)).not.toContain('0516');
  });

  rule('BF2-MOVE-02', 'A single hex of the edge is always possible, but not without MP', () => {
    const slow = entering(unit('Lance', 'off', mech('Ram', { mp: 1 })), { map: ford({ '0517': 'H' }) });
    expect(entries(slow)).toContain('0517');
    const down = entering(column({ mp: 0 }));
    expect(down.values('enter', 'unit')).toEqual([]);
  });

  rule('BF2-STACK-02', 'An enemy at the edge ends the way, but not for those who fly over it', () => {
    const guarded = { north: [unit('Enemy', '0517 S', mech('Wolf'))] };
    expect(entries(entering(column(), guarded))).toEqual(['0517']);
    const birds = entering(column({ mode: 'v' }), guarded);
    expect(entries(birds)).toEqual(expect.arrayContaining(['0516', '0117', '0116']));
  });

  rule('BF2-OFF-04', 'Hex 0101 is reached like any other, and the first of two ways is as good', () => {
    const table = battle({
      south: [column({ mp: 3 })],
      north: [unit('Enemy', '1517 S', mech('Wolf'))],
      options,
    });
    table.state.homes = ['north', 'south'];
    table.unit('Column').marks = boxed;
    table.phase('movement', 'south');
    expect(entries(table)).toEqual(expect.arrayContaining(['0101', '0103']));
    table.give({ type: 'enter', unit: 0, to: '0103', facing: 3 });
    expect(
      table
        .events('moved')
        .at(-1)!
        .path.map((cell) => table.field.board.number[cell]),
    ).toEqual(['0101', '0102', '0103']);
  });

  rule('BF2-HEAT-05', 'One element that is shut down keeps its unit where it is', () => {
    const pair = unit('Pair', 'off', mech('Ram'), mech('Ewe'));
    const table = battle({ south: [pair], north: [enemy], options });
    table.unit('Pair').marks = boxed;
    table.suffered('Ewe', { heat: 4, downSince: 1 });
    table.phase('movement', 'south');
    expect(table.refusal({ type: 'enter', unit: 0, to: '0517', facing: 0 }).rule).toBe('BF2-HEAT-05');
    expect(table.refusal({ type: 'support-move', unit: 0, space: 1 }).rule).toBe('BF2-HEAT-05');
    expect([table.values('enter', 'unit'), table.values('support-move', 'unit')]).toEqual([[], []]);
  });

  rule('BF2-OFF-04', 'Why a unit does not come in', () => {
    const table = battle({
      south: [
        unit('Lance', 'box 0', mech('Ram')),
        unit('Far', 'box 3', mech('Ewe')),
        unit('There', '0817 N', mech('Ox')),
      ],
      north: [enemy],
      options,
    });
    table.phase('movement', 'south');
    const enter = (index: number) =>
      table.refusal({ type: 'enter', unit: index, to: '0517', facing: 0 }).message;
    expect(enter(1)).toBe(OFFBOARD_WHY_NOT.notAtEdge.message);
    expect(table.refusal({ type: 'support-move', unit: 2, space: 1 }).message).toBe(
      OFFBOARD_WHY_NOT.notThere.message,
    );
  });

  rule('BF2-OFF-04', 'Infantry comes in without a facing', () => {
    const table = entering(unit('Foot', 'off', platoon('Rifles')), { map: mapWith({}) });
    expect(table.refusal({ type: 'enter', unit: 0, to: '0517', facing: 0 })).toBeDefined();
    table.give({ type: 'enter', unit: 0, to: '0517' });
    expect(table.unit('Foot')).toMatchObject({ facing: 0 });
    expect(table.hexOf('Foot')).toBe('0517');
  });
});

rule('BF2-OFF-05', 'Whoever leaves over a home edge is in Box 0 behind it, and no longer in a hex', () => {
  const table = battle({
    map: mapWith({ '0517': '~' }),
    bridges: ['0517'],
    south: [unit('Lance', '0517 S', mech('Ram'))],
    north: [enemy],
    options,
  });
  table.unit('Lance').onBridge = true;
  table.phase('movement', 'south');
  table.give({ type: 'exit', unit: 0, edge: 'south' });
  expect(table.unit('Lance')).toMatchObject({
    hex: -1,
    onBridge: false,
    moved: true,
    marks: { support: { box: 0 } },
  });
});

rule('BF2-OFF-07', 'One piece of artillery is enough to begin in a box, in any from 0 to 8', () => {
  const table = battle({
    south: [unit('Guns', 'off', tank('Gun', { specials: ['artS'] }), tank('Truck'))],
    north: [unit('Enemy', 'off', mech('Wolf'))],
    options,
  });
  table.begin(['home-edges', 6, 6], ['home-edges', 1, 1]);
  table.give({ type: 'home', edge: 'south' }, ['deployment', 6, 6], ['deployment', 1, 1]);
  table.give({ type: 'set-up-first', first: true });
  expect(table.refusal({ type: 'deploy-off-board', unit: 0, box: 9 })).toBeDefined();
  table.give({ type: 'deploy-off-board', unit: 0, box: 0 });
  expect(supportOf(table, 'Guns')).toMatchObject({ box: 0 });
  expect(table.unit('Guns').moved).toBe(false);
});

rule('BF2-OFF-06', 'Whoever is lost in a box is in no box any more, as it was read before, too', () => {
  for (const reading of [latestReading({ readings }), 7, 6, 0]) {
    const table = battle({
      reading,
      options: { offboard: true, artillery: true },
      south: [unit('Battery', 'box 1', tank('Sniper')), unit('Lance', '0810 N', mech('Ram'))],
      north: [unit('Raid', 'box 1 of south', mech('Wolf', { damage: [9, 9, 9] }))],
    });
    table.phase('combat', 'north');
    table.fire('Raid', 'Battery', ['Wolf > Sniper'], toHit(6, 6));
    expect(table.element('Sniper').destroyed).toBe(true);
    expect([0, 2].map((index) => isInPlay(table.state, index))).toEqual([false, true]);
  }
});

rule(['BF2-OFF-04', 'BF2-HEAT-05'], 'A unit with a shut-down element does not come onto the map', () => {
  const enters = (heat: number) => {
    const table = battle({
      options: { offboard: true },
      south: [unit('Lance', 'box 0', mech('Ram'), mech('Ewe')), unit('Herd', '0117 N', mech('Bull'))],
      north: [unit('Pack', '0801 S', mech('Wolf'))],
    });
    if (heat > 0) table.suffered('Ewe', { heat, downSince: 1 });
    table.phase('movement', 'south');
    return table.possible.includes('enter');
  };
  expect([enters(0), enters(4)]).toEqual([true, false]);
});

rule(['BF2-OFF-04', 'BF2-VEH-07'], 'Who flies comes in over any terrain for 1 MP', () => {
  const table = battle({
    options: { offboard: true },
    map: mapWith({ '0517': 'H', '0516': 'H' }),
    south: [unit('Hawks', 'box 0', tank('Hawk', { mode: 'v', mp: 2 })), unit('Herd', '0117 N', mech('Bull'))],
    north: [unit('Pack', '0801 S', mech('Wolf'))],
  });
  table.phase('movement', 'south');
  table.give({ type: 'enter', unit: 0, to: '0516', facing: 0 });
  expect(table.hexOf('Hawks')).toBe('0516');
});
