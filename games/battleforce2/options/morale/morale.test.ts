import { rule } from '@ironfield/conformance/rule.ts';
import type { Roll } from '@ironfield/conformance/scripted.ts';
import { expect } from 'vitest';
import { RETREATED } from '../../state.ts';
import {
  battle,
  fighter,
  initiative,
  mapWith,
  mech,
  platoon,
  type Scene,
  suits,
  tank,
  toHit,
  unit,
} from '../../testing/scene.ts';
import type { Battle } from '../../testing/table.ts';
import { type Nerve, nerveOf, setNerve } from './nerve.ts';

const morale = (a: number, b: number): Roll => ['morale', a, b];

const scene = (changes: Partial<Scene> = {}) =>
  battle({
    options: { morale: true },
    south: [unit('Lance', '0509 N', mech('Ram', { damage: [9, 9, 9] }))],
    north: [unit('Pack', '0507 S', mech('Wolf'), mech('Cub'))],
    ...changes,
  });
const fighting = (changes: Partial<Scene> = {}) => {
  const table = scene(changes);
  table.phase('combat', 'south');
  return table;
};
const make = (table: Battle, name: string, nerve: Nerve, turn = 1) =>
  setNerve(
    table.state.units,
    table.unitIndex(name),
    nerve,
    turn,
    table.field.elementsOf[table.unitIndex(name)].length,
  );
const nerve = (table: Battle, name: string) => nerveOf(table.state.units, table.unitIndex(name));

/** The number after the loss of the first element. */
function numberFor(elements: Scene['north'][number]['elements'], before: Nerve = 'steady'): number {
  const table = scene({ north: [unit('Unit', '0507 S', ...elements)] });
  if (before !== 'steady') make(table, 'Unit', before);
  table.phase('combat', 'south');
  const [first] = elements;
  table.fire('Lance', 'Unit', [`Ram > ${first.sheet.name}`], toHit(6, 6), morale(6, 6));
  return table.events('morale').find(({ number }) => number)!.number!.total;
}

rule('BF2-MOR-01', 'The number is 8 and twice the best skill of those who are left', () => {
  const tanks = (...skills: readonly number[]) =>
    numberFor([tank('Gone', { skill: -4 }), ...skills.map((skill, i) => tank(`Tank ${i}`, { skill }))]);
  expect([tanks(0), tanks(-1), tanks(-2), tanks(1), tanks(1, -1)]).toEqual([8, 6, 4, 10, 6]);
});

rule(
  'BF2-MOR-01',
  "'Mechs have 1 less: 5 and 3 with skills −1 and −2; infantry and battle armor 1 more",
  () => {
    expect(numberFor([mech('Gone'), mech('Wolf', { skill: -1 })])).toBe(5);
    expect(numberFor([mech('Gone'), mech('Wolf', { skill: -2 })])).toBe(3);
    expect(numberFor([platoon('Gone'), platoon('Rifles')])).toBe(9);
    expect(numberFor([suits('Gone'), suits('Toad')])).toBe(9);
    expect(numberFor([mech('Gone'), mech('Wolf')], 'broken')).toBe(8);
  },
);

rule('BF2-MOR-01', 'Who fails is broken, who is broken already is routed', () => {
  const failed = (before: Nerve) => {
    const table = scene();
    if (before !== 'steady') make(table, 'Pack', before);
    table.phase('combat', 'south');
    table.fire('Lance', 'Pack', ['Ram > Cub'], toHit(6, 6), morale(3, 3));
    return nerve(table, 'Pack');
  };
  expect([failed('steady'), failed('broken')]).toEqual(['broken', 'routed']);
  const held = fighting();
  held.fire('Lance', 'Pack', ['Ram > Cub'], toHit(6, 6), morale(3, 4));
  expect(nerve(held, 'Pack')).toBe('steady');
});

rule(
  'BF2-MOR-01',
  'One check a unit and phase; none for whoever has lost nobody, or is routed, or gone',
  () => {
    const two = fighting({
      south: [
        unit('Lance', '0509 N', mech('Ram', { damage: [9, 9, 9] }), mech('Ewe', { damage: [9, 9, 9] })),
      ],
      north: [unit('Pack', '0507 S', mech('Wolf'), mech('Cub'), mech('Bear'))],
    });
    two.fire('Lance', 'Pack', ['Ram > Cub', 'Ewe > Bear'], toHit(6, 6), toHit(6, 6), morale(6, 6));
    const hurt = fighting({ south: [unit('Lance', '0509 N', mech('Ram'))] });
    hurt.fire('Lance', 'Pack', ['Ram > Cub'], toHit(6, 6));
    expect(hurt.events('morale')).toEqual([]);
    const routed = scene();
    make(routed, 'Pack', 'routed');
    routed.phase('combat', 'south');
    routed.fire('Lance', 'Pack', ['Ram > Cub'], toHit(6, 6));
    expect(routed.events('morale')).toEqual([]);
  },
);

rule(
  'BF2-MOR-01',
  'The units of the active side check first; the loss of an earlier phase is not counted again',
  () => {
    const table = scene({
      south: [unit('Lance', '0509 N', mech('Ram'), mech('Ewe')), unit('Far', '0117 N', mech('Ox'))],
    });
    table.element('Ewe').destroyed = true;
    table.element('Cub').destroyed = true;
    table.phase('movement', 'north');
    table.done(morale(6, 6), morale(6, 6));
    expect(table.events('morale').map((event) => event.unit)).toEqual([2, 2, 0, 0]);
    table.done();
    expect(table.events('morale')).toEqual([]);
  },
);

rule('BF2-MOR-01', 'Opponents do not learn the number', () => {
  const table = fighting();
  table.fire('Lance', 'Pack', ['Ram > Cub'], toHit(6, 6), morale(6, 6));
  const seen = (viewer: 0 | 1 | 'spectator') => table.seenBy(viewer).filter(({ type }) => type === 'morale');
  expect(seen(1)).toMatchObject([{ number: { total: 7 } }]);
  expect(seen(0)).toMatchObject([{ number: null }]);
  expect(seen('spectator')).toMatchObject([{ number: null }]);
});

const brokenLance = (state: Nerve = 'broken', changes: Partial<Scene> = {}) => {
  const table = scene({
    south: [unit('Lance', '0509 N', mech('Ram')), unit('Far', '0117 N', mech('Ox'))],
    ...changes,
  });
  make(table, 'Lance', state);
  table.phase('movement', 'south');
  return table;
};

rule('BF2-MOR-02', 'A broken unit goes nowhere nearer to any enemy than it was at its start', () => {
  const table = brokenLance('broken', { north: [unit('Pack', '0505 S', mech('Wolf'))] });
  const cells = Object.keys(table.reach('Lance'));
  expect(cells).toContain('0513');
  expect(cells).toContain('0509');
  expect(cells).not.toContain('0508');
  // As far from 0507 as it is.
  expect(cells).toContain('0609');
  expect(table.refusedMove('Lance', '0508')).toBe('BF2-MOVE-01');
});

rule('BF2-MOR-02', 'It can attack, with the base number that it had', () => {
  const table = brokenLance();
  table.done();
  expect(table.targets('Lance')).toEqual(['Pack']);
  expect(table.element('Ram').base).toBe(5);
});

rule('BF2-MOR-02', 'It neither uses commands nor passes them down', () => {
  const led = scene({
    options: { morale: true, commands: true },
    south: [{ ...unit('Lance', '0509 N', mech('Ram')), leads: ['Far'] }, unit('Far', '0117 N', mech('Ox'))],
  });
  led.counter('Lance', 'Careful Aim');
  led.phase('command', 'south');
  expect(led.possible).toContain('pass-down');
  make(led, 'Lance', 'broken');
  led.phase('command', 'south');
  expect(led.possible).not.toContain('pass-down');
  led.done();
  expect(led.possible).not.toContain('use');
});

rule('BF2-MOR-02', 'It does not spot', () => {
  const given = (state: Nerve) => {
    const table = scene({
      map: mapWith({ '0505': 'H' }),
      south: [unit('Fire', '0509 N', mech('Bow', { specials: ['if'] })), unit('Scout', '0705 N', mech('Ox'))],
      north: [unit('Pack', '0503 S', mech('Wolf'))],
    });
    make(table, 'Scout', state);
    table.phase('combat', 'south');
    return table.targets('Fire');
  };
  expect([given('steady'), given('broken')]).toEqual([['Pack'], []]);
});

rule(
  'BF2-MOR-03',
  'A routed unit flees towards its home edge with all its MP, when its side has moved',
  () => {
    const table = brokenLance('routed');
    expect(table.values('move', 'unit')).toEqual([1]);
    table.done();
    expect(table.hexOf('Lance')).toBe('0513');
    expect(table.targets('Lance')).toEqual([]);
  },
);

rule('BF2-MOR-03', 'It leaves the map over the edge that it reaches, and has retreated', () => {
  const table = brokenLance('routed', {
    south: [unit('Lance', '0514 N', mech('Ram')), unit('Far', '0117 N', mech('Ox'))],
  });
  table.done();
  expect(table.events('exited')).toMatchObject([{ unit: 0, edge: 'south', fate: 'retreated' }]);
});

rule(['BF2-MOR-03', 'BF2-FIRE-04'], 'Who dies on the way does not leave the map', () => {
  const table = battle({
    options: { morale: true, fire: true },
    south: [
      unit('Foot', '0516 N', platoon('Rifles', { armor: 1, mp: 3 })),
      unit('Far', '0117 N', mech('Ox')),
    ],
    north: [unit('Pack', '0507 S', mech('Wolf'))],
  });
  table.state.turn = 2;
  table.state.ground = { '0517': { terrain: 'clear', features: ['fire 0'] } };
  table.state.marks = { ...table.state.marks, fire: { wind: 0, lit: { turn: 0, units: {} } } };
  make(table, 'Foot', 'routed');
  table.phase('movement', 'south');
  table.done(['burns', 1, 1]);
  expect(table.events('unit-destroyed')).toMatchObject([{ unit: 0 }]);
  expect(table.events('exited')).toEqual([]);
});

rule('BF2-MOR-03', 'How far it goes tells how far it can', () => {
  const table = brokenLance('routed');
  table.done();
  expect(table.events('moved')).toMatchObject([{ unit: 0, reveals: [0] }]);
});

rule('BF2-MOR-03', 'Who stands on the edge already goes off it', () => {
  const table = brokenLance('routed', {
    south: [unit('Lance', '0517 N', mech('Ram')), unit('Far', '0117 N', mech('Ox'))],
  });
  table.done();
  expect(table.events('exited')).toMatchObject([{ unit: 0, fate: 'retreated' }]);
});

rule('BF2-MOR-03', 'With 1 MP too few it stops on the edge; friends and enemies are in the way', () => {
  const edge = brokenLance('routed', {
    south: [unit('Lance', '0513 N', mech('Ram')), unit('Far', '0117 N', mech('Ox'))],
  });
  edge.done();
  expect(edge.hexOf('Lance')).toBe('0517');
  const friend = brokenLance('routed', {
    south: [unit('Lance', '0513 N', mech('Ram')), unit('Far', '0517 N', mech('Ox'))],
  });
  friend.done();
  expect(friend.hexOf('Lance')).not.toBe('0517');
  expect(friend.events('moved')).toHaveLength(1);
  const enemy = brokenLance('routed', { north: [unit('Pack', '0510 S', mech('Wolf'))] });
  enemy.done();
  expect(enemy.events('moved')[0].path).not.toContain(enemy.cell('0510'));
});

rule('BF2-MOR-03', 'If it cannot move it stays, and it makes no attacks on hexes either', () => {
  const table = brokenLance('routed', {
    south: [unit('Lance', '0509 N', mech('Ram', { mp: 0 })), unit('Far', '0117 N', mech('Ox'))],
  });
  table.done();
  expect([table.hexOf('Lance'), table.events('moved')]).toEqual(['0509', []]);
  const slow = brokenLance('routed', {
    south: [unit('Lance', '0509 N', mech('Ram', { mp: 1 })), unit('Far', '0117 N', mech('Ox'))],
  });
  slow.done();
  expect(slow.hexOf('Lance')).toBe('0510');
});

rule(['BF2-MOR-01', 'BF2-VIC-04'], 'Who has left the map with losses is not checked any more', () => {
  const table = scene();
  Object.assign(table.element('Cub'), { destroyed: true });
  table.suffered('Cub', { structure: 0 });
  table.unit('Pack').marks = { morale: { nerve: 'steady', since: 0, strength: 2 } };
  table.unit('Pack').hex = RETREATED;
  table.phase('combat', 'south');
  expect(table.log.filter(({ type }) => type === 'morale')).toEqual([]);
});

rule('BF2-MOR-02', 'A broken unit in the first hex of the map moves as anywhere else', () => {
  const table = brokenLance('broken', {
    south: [unit('Lance', '0101 N', mech('Ram')), unit('Far', '0117 N', mech('Ox'))],
    north: [unit('Pack', '0104 S', mech('Wolf'))],
  });
  expect(Object.keys(table.reach('Lance')).length).toBeGreaterThan(1);
});

const ended = (table: Battle, turn: number, ...rolls: readonly Roll[]) => {
  table.state.turn = turn;
  table.phase('end', 'south', ...rolls, ...initiative('south'));
};

rule(
  'BF2-MOR-04',
  'From the turn after it broke on, a unit recovers with 8 and twice its best skill, no more',
  () => {
    const table = scene({ north: [unit('Pack', '0507 S', mech('Wolf', { skill: -1 }), mech('Cub'))] });
    make(table, 'Pack', 'broken', 2);
    ended(table, 2);
    expect(nerve(table, 'Pack')).toBe('broken');
    ended(table, 3, morale(2, 3));
    expect(nerve(table, 'Pack')).toBe('broken');
    ended(table, 4, morale(3, 3));
    expect(nerve(table, 'Pack')).toBe('steady');
    ended(table, 5);
  },
);

rule(['BF2-MOR-04', 'BF2-MOR-01'], 'What it is and that it is broken count for losses alone', () => {
  const recovers = (a: number, b: number, ...elements: readonly ReturnType<typeof mech>[]) => {
    const table = scene({ north: [unit('Pack', '0507 S', ...elements)] });
    make(table, 'Pack', 'broken', 2);
    ended(table, 3, morale(a, b));
    return nerve(table, 'Pack');
  };
  expect([recovers(4, 3, tank('Drum')), recovers(4, 4, tank('Drum'))]).toEqual(['broken', 'steady']);
  expect([recovers(4, 3, platoon('Foot')), recovers(4, 4, platoon('Foot'))]).toEqual(['broken', 'steady']);
});

rule('BF2-MOR-04', 'A routed unit never recovers', () => {
  const table = scene();
  make(table, 'Pack', 'routed', 1);
  ended(table, 3);
  expect(nerve(table, 'Pack')).toBe('routed');
});

rule('BF2-MOR-01', 'Losses are checked before and after the Combat Phase, and after no other', () => {
  const table = scene();
  const steps = table.field.plugged.phases!(
    [
      { step: 'movement', seat: 0 },
      { step: 'combat', seat: 0 },
    ],
    table.field,
    0,
    1,
  ).map(({ step }) => step);
  expect(steps).toEqual(['movement', 'morale/rout', 'morale/check', 'combat', 'morale/check']);
});

rule('BF2-MOR-02', 'It keeps away from each enemy on the ground, and may stay as near as it is', () => {
  const reach = (north: Scene['north'], options = {}) => {
    const table = brokenLance('broken', { north, options: { morale: true, ...options } });
    return Object.keys(table.reach('Lance'));
  };
  const two = reach([unit('Pack', '0504 S', mech('Wolf')), unit('Den', '0514 S', mech('Cub'))]);
  expect(two).toContain('0509');
  expect(two).not.toContain('0508');
  expect(two).not.toContain('0510');
  const birds = reach([
    unit('Birds', '0504 S', tank('Bird', { mode: 'v' })),
    unit('Pack', '1517 S', mech('Wolf')),
  ]);
  expect(birds).not.toContain('0508');
  const aircraft = reach([unit('Air', '0504 S', fighter('Corsair')), unit('Pack', '1517 S', mech('Wolf'))], {
    offboard: true,
    aerospace: true,
  });
  expect(aircraft).toContain('0508');
});
