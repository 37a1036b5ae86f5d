import { rule } from '@ironfield/conformance/rule.ts';
import type { Roll } from '@ironfield/conformance/scripted.ts';
import { expect, test } from 'vitest';
import { TERRAINS } from '../../data/terrain.ts';
import type { Order } from '../../orders.ts';
import { RETREATED } from '../../state.ts';
import {
  battle,
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
import { isSpared, light } from './burning.ts';

const fire = (a: number, b: number): Roll => ['fire', a, b];
const stray = (a: number, b: number): Roll => ['stray shot', a, b];
const clearing = (a: number, b: number): Roll => ['clearing', a, b];
const spread = (a: number, b: number): Roll => ['spread', a, b];
const burns = (a: number, b: number): Roll => ['burns', a, b];
const building = (a: number, b: number): Roll => ['building', a, b];

const scene = (changes: Partial<Scene> = {}) =>
  battle({
    options: { fire: true },
    map: mapWith({ '0507': 'H' }),
    south: [unit('Lance', '0509 N', mech('Ram', { damage: [4, 4, 4] }))],
    north: [unit('Pack', '1501 S', mech('Wolf'))],
    ...changes,
  });
/** A hex that has burned since the turn before. */
const burning = (table: Battle, ...hexes: readonly string[]) => {
  table.state.turn = 1;
  for (const hex of hexes) light(table.state, table.field.board, table.cell(hex), []);
  table.state.turn = 2;
};
const isBurning = (table: Battle, hex: string) => table.field.fires[table.cell(hex)] === 1;
const terrainOf = (table: Battle, hex: string) => TERRAINS[table.field.board.terrain[table.cell(hex)]];
const at = (to: string, aim = 'fire', attacker = 0): Order => ({
  type: 'attack-hex',
  unit: 0,
  aim,
  to,
  attacks: [{ attacker }],
});

test('A bot keeps out of fires, but for VTOLs', () => {
  const woods = Object.fromEntries(['0404', '0504', '0604'].map((hex) => [hex, 'l']));
  const goal = (elements: Scene['south'][number]['elements'], ...fires: readonly string[]) => {
    const table = scene({ map: mapWith(woods), south: [unit('Lance', '0506 N', ...elements)] });
    burning(table, ...fires);
    table.phase('movement', 'south');
    const { outlook } = table.field.plugged;
    return outlook!(0, table.field, table.state, 0, table.cell('0504'));
  };
  expect(goal([mech('Ram')])).toBe(0);
  expect(goal([mech('Ram')], '0504')).toBe(-5);
  expect(goal([mech('Ram')], '0404')).toBe(0);
  expect(goal([tank('Bird', { mode: 'v' })], '0504')).toBe(0);
});

rule('BF2-FIRE-09', 'Woods and a base burn on 10, a city on 11, a fortress on 12', () => {
  const lit = (code: string, a: number, b: number) => {
    const table = scene({ map: mapWith({ '0507': code }) });
    table.phase('combat', 'south');
    table.give(at('0507'), toHit(6, 6), fire(a, b));
    return isBurning(table, '0507');
  };
  expect([
    lit('l', 4, 5),
    lit('l', 5, 5),
    lit('H', 4, 5),
    lit('H', 5, 5),
    lit('b', 4, 5),
    lit('b', 5, 5),
  ]).toEqual([false, true, false, true, false, true]);
  expect([lit('c', 5, 5), lit('c', 5, 6), lit('f', 5, 6), lit('f', 6, 6)]).toEqual([
    false,
    true,
    false,
    true,
  ]);
});

rule(
  'BF2-FIRE-09',
  'The cover of buildings counts, that of woods does not; other terrain cannot burn',
  () => {
    const table = scene({ map: mapWith({ '0507': 'H', '0607': 'f', '0407': 'r' }) });
    table.phase('combat', 'south');
    expect(table.refusal(at('0407')).rule).toBe('BF2-FIRE-09');
    table.give(at('0607'), toHit(2, 1));
    expect(table.events('attacked-hex')[0]).toMatchObject({ hit: false, toHit: { total: 4 } });
    const woods = scene();
    woods.phase('combat', 'south');
    woods.give(at('0507'), toHit(1, 2), fire(1, 1));
    expect(woods.events('attacked-hex')[0]).toMatchObject({ hit: true, toHit: { total: 2 } });
  },
);

rule(
  'BF2-FIRE-09',
  'Infantry with flamers needs 2 less and no Damage Value of 2, other infantry may not try',
  () => {
    const table = scene({
      south: [
        unit(
          'Foot',
          '0507',
          platoon('Foot Flamer', { damage: [1, null, null] }),
          platoon('Foot Rifle', { damage: [3, 3, 3] }),
        ),
      ],
    });
    table.phase('combat', 'south');
    expect(table.refusal(at('0507', 'fire', 1)).rule).toBe('BF2-WOOD-01');
    table.give(at('0507'), toHit(6, 6), fire(4, 4));
    expect(isBurning(table, '0507')).toBe(true);
    const suit = scene({
      south: [unit('Suits', '0507', suits('Kage (Flamer)', { damage: [1, null, null] }))],
    });
    suit.phase('combat', 'south');
    suit.give(at('0507'), toHit(6, 6), fire(4, 3));
    expect(isBurning(suit, '0507')).toBe(false);
  },
);

rule('BF2-FIRE-09', 'A fire burns on until a coolant truck in or beside the hex puts it out', () => {
  const table = scene({
    south: [unit('Truck', '0508 N', tank('Truck', { specials: ['cool'] }), tank('Tank'))],
  });
  burning(table, '0507');
  table.phase('combat', 'south');
  expect(table.refusal({ type: 'extinguish', element: 1, to: '0507' }).rule).toBe('BF2-FIRE-09');
  table.give({ type: 'extinguish', element: 0, to: '0507' });
  expect(isBurning(table, '0507')).toBe(false);
  expect(table.element('Truck').attacked).toBe(true);
});

rule('BF2-FIRE-01', 'Woods that are hit to be cleared burn instead on 5 or less', () => {
  const options = { fire: true, 'clearing-woods': true };
  const burnt = scene({ options });
  burnt.phase('combat', 'south');
  burnt.give(at('0507', 'clear'), toHit(6, 6), fire(2, 3));
  expect([isBurning(burnt, '0507'), terrainOf(burnt, '0507')]).toEqual([true, 'heavy woods']);
  const cleared = scene({ options });
  cleared.phase('combat', 'south');
  cleared.give(at('0507', 'clear'), toHit(6, 6), fire(3, 3), clearing(5, 5));
  expect([isBurning(cleared, '0507'), terrainOf(cleared, '0507')]).toEqual([false, 'light woods']);
});

const inWoods = (changes: Partial<Scene> = {}) => {
  const table = scene({ north: [unit('Pack', '0507 S', mech('Wolf'))], ...changes });
  table.phase('combat', 'south');
  return table;
};

rule(
  'BF2-FIRE-02',
  'A miss at a unit in woods: fire on 2 or 3, perhaps a clearing on 11 or 12, else nothing',
  () => {
    const missed = (...rolls: readonly Roll[]) => {
      const table = inWoods();
      table.fire('Lance', 'Pack', ['Ram > Wolf'], toHit(1, 1), ...rolls);
      return [isBurning(table, '0507'), terrainOf(table, '0507')];
    };
    expect(missed(stray(1, 2))).toEqual([true, 'heavy woods']);
    expect(missed(stray(1, 3))).toEqual([false, 'heavy woods']);
    expect(missed(stray(5, 5))).toEqual([false, 'heavy woods']);
    expect(missed(stray(5, 6), clearing(5, 5))).toEqual([false, 'light woods']);
    expect(missed(stray(6, 6), clearing(5, 4))).toEqual([false, 'heavy woods']);
  },
);

rule('BF2-FIRE-02', 'Hits, weak attacks and units elsewhere start nothing', () => {
  const hit = inWoods();
  hit.fire('Lance', 'Pack', ['Ram > Wolf'], toHit(6, 6));
  const weak = inWoods({ south: [unit('Lance', '0509 N', mech('Ram', { damage: [1, 1, 1] }))] });
  weak.fire('Lance', 'Pack', ['Ram > Wolf'], toHit(1, 1));
  const city = inWoods({ map: mapWith({ '0507': 'c' }) });
  city.fire('Lance', 'Pack', ['Ram > Wolf'], toHit(1, 1));
  expect(city.events('fire-roll')).toEqual([]);
});

const ended = (table: Battle, ...rolls: readonly Roll[]) =>
  table.phase('end', 'south', ...rolls, ...initiative('south'));

rule('BF2-FIRE-03', 'In a burning hex 1 heat; 1 more for a way into or out of one', () => {
  const table = scene({ map: mapWith({ '0507': 'l' }) });
  burning(table, '0507');
  table.phase('movement', 'south');
  table.move('Lance', '0507');
  ended(table);
  expect(table.heat('Ram')).toBe(2);
  ended(table);
  expect(table.heat('Ram')).toBe(3);
});

rule('BF2-FIRE-03', 'Through a fire and out again is 1; over it in a jump is none', () => {
  const through = scene({ map: mapWith({ '0508': 'l' }), roads: ['0509 0508 0507'] });
  burning(through, '0508');
  through.phase('movement', 'south');
  through.move('Lance', '0507');
  ended(through);
  expect(through.heat('Ram')).toBe(1);
  const over = scene({
    map: mapWith({ '0508': 'l' }),
    south: [unit('Lance', '0509 N', mech('Ram', { mode: 'J' }))],
  });
  burning(over, '0508');
  over.phase('movement', 'south');
  over.move('Lance', '0507', 'N', 'jump');
  ended(over);
  expect(over.heat('Ram')).toBe(0);
});

rule('BF2-FIRE-03', 'Out of a fire is 1, however far it goes', () => {
  for (const to of ['0506', '0505', '0504']) {
    const table = scene({ south: [unit('Lance', '0507 N', mech('Ram'))] });
    burning(table, '0507');
    table.phase('movement', 'south');
    table.move('Lance', to);
    ended(table);
    expect(table.heat('Ram'), to).toBe(1);
  }
});

rule('BF2-FIRE-03', 'Vehicles do not heat up, nor does who has left the map', () => {
  const table = scene({
    south: [unit('Tanks', '0507 N', tank('Tank')), unit('Lance', '0609 N', mech('Ram'))],
  });
  burning(table, '0507');
  table.unit('Lance').thisTurn = { isScorched: true };
  table.unit('Lance').hex = RETREATED;
  ended(table);
  expect([table.heat('Tank'), table.heat('Ram')]).toEqual([0, 0]);
});

rule('BF2-FIRE-03', "At heat 4 the 'Mech shuts down", () => {
  const table = scene({ south: [unit('Lance', '0507 N', mech('Ram'))] });
  burning(table, '0507');
  table.suffered('Ram', { heat: 3 });
  ended(table);
  expect(table.element('Ram').condition).toMatchObject({ heat: 4, downSince: 2 });
});

rule(
  'BF2-FIRE-03',
  'Whoever stood there when it was lit suffers nothing this turn, who comes in does',
  () => {
    const table = scene({
      south: [unit('Lance', '0507 N', mech('Ram'))],
      north: [unit('Pack', '0505 S', mech('Wolf'))],
    });
    table.state.turn = 2;
    light(table.state, table.field.board, table.cell('0507'), [0]);
    ended(table);
    expect(table.heat('Ram')).toBe(0);
    const leaving = scene({
      south: [unit('Lance', '0507 N', mech('Ram'))],
      north: [unit('Pack', '0505 S', mech('Wolf', { mp: 9 }))],
    });
    leaving.state.turn = 2;
    light(leaving.state, leaving.field.board, leaving.cell('0507'), [0]);
    leaving.phase('movement', 'south');
    leaving.move('Lance', '0508');
    leaving.phase('movement', 'north');
    leaving.move('Pack', '0507');
    ended(leaving);
    expect([leaving.heat('Ram'), leaving.heat('Wolf')]).toEqual([0, 2]);
  },
);

rule(
  'BF2-FIRE-04',
  'Others roll for each burning hex they enter, and for ending in one: 8 or 1 damage each',
  () => {
    const table = scene({
      map: mapWith({ '0508': 'l' }),
      roads: ['0509 0508 0507'],
      south: [unit('Armor', '0509 N', tank('Tank', { mp: 5 }), tank('Truck', { mp: 5 }))],
    });
    burning(table, '0508');
    table.phase('movement', 'south');
    table.move('Armor', '0507', 'N', 'ground', burns(4, 3));
    expect([table.boxes('Tank'), table.boxes('Truck')]).toEqual(['0/2', '0/2']);
    expect(table.events('moved').map(({ path }) => path.length)).toEqual([2, 2]);
    expect([table.hexOf('Armor'), table.unit('Armor').entered]).toEqual(['0507', 2]);
    table.phase('turn', 'south', ...initiative('south'));
    table.give({ type: 'act-first', first: true });
    table.move('Armor', '0508', 'N', 'ground', burns(4, 4), burns(4, 3));
    expect(table.boxes('Tank')).toBe('0/1');
  },
);

rule('BF2-FIRE-04', 'Who stays in the fire rolls once; who stood there when it was lit not this turn', () => {
  const table = scene({ south: [unit('Foot', '0507', platoon('Rifles'))] });
  burning(table, '0507');
  table.phase('movement', 'south');
  table.done(burns(1, 1));
  expect(table.boxes('Rifles')).toBe('2/0');
  const spared = scene({ south: [unit('Foot', '0507', platoon('Rifles'))] });
  spared.state.turn = 2;
  light(spared.state, spared.field.board, spared.cell('0507'), [0]);
  spared.phase('movement', 'south');
  spared.done();
  expect(spared.events('burns')).toEqual([]);
});

rule('BF2-FIRE-04', 'VTOLs and those who jump over it are exempt', () => {
  const table = scene({
    map: mapWith({ '0508': 'l' }),
    south: [
      unit('Wing', '0509 N', tank('Copter', { mode: 'v' })),
      unit('Jump', '0609', platoon('Jumpers', { mode: 'J', mp: 3 })),
    ],
  });
  burning(table, '0508');
  table.phase('movement', 'south');
  table.move('Wing', '0508');
  table.move('Jump', '0507', 'N', 'jump');
  expect(table.events('burns')).toEqual([]);
});

rule(
  'BF2-FIRE-05',
  'A burning building collapses if two dice and 4 reach its strength, and the fire is out',
  () => {
    const map = mapWith({ '0507': 'c' });
    const options = { fire: true, buildings: true };
    const down = scene({ map, options });
    burning(down, '0507');
    ended(down, building(5, 5));
    expect([terrainOf(down, '0507'), isBurning(down, '0507')]).toEqual(['rubble', false]);
    const stands = scene({ map, options });
    burning(stands, '0507');
    ended(stands, building(5, 4));
    expect([terrainOf(stands, '0507'), isBurning(stands, '0507')]).toEqual(['city', true]);
  },
);

rule('BF2-FIRE-05', 'Woods that are cleared burn on', () => {
  const table = scene({ options: { fire: true, 'clearing-woods': true } });
  burning(table, '0507');
  table.phase('combat', 'south');
  table.give(at('0507', 'clear'), toHit(6, 6), clearing(6, 6));
  expect([terrainOf(table, '0507'), isBurning(table, '0507')]).toEqual(['light woods', true]);
});

rule('BF2-FIRE-06', 'One die says where the wind blows for the whole game', () => {
  const table = battle({
    options: { fire: true },
    south: [unit('Lance', 'off the map', mech('Ram'))],
    north: [unit('Pack', 'off the map', mech('Wolf'))],
  });
  table.begin(['home-edges', 6, 6], ['home-edges', 1, 1]);
  table.give({ type: 'home', edge: 'south' }, ['wind', 3], ['deployment', 6, 6], ['deployment', 1, 1]);
  expect(table.state.marks?.fire?.wind).toBe(2);
  expect(table.events('wind')[0].wind).toBe(2);
});

const grove = (codes: Record<string, string>) => {
  const table = scene({ map: mapWith({ '0507': 'l', ...codes }) });
  burning(table, '0507');
  return table;
};

rule('BF2-FIRE-07', 'Downwind on 9, to its sides on 11, over a gap on 12', () => {
  const caught = (hex: string, a: number, b: number, codes: Record<string, string> = { [hex]: 'l' }) => {
    const table = grove(codes);
    ended(table, spread(a, b));
    return isBurning(table, hex);
  };
  expect([caught('0506', 4, 4), caught('0506', 4, 5)]).toEqual([false, true]);
  expect([caught('0406', 5, 5), caught('0406', 5, 6)]).toEqual([false, true]);
  expect([caught('0606', 5, 5), caught('0606', 5, 6)]).toEqual([false, true]);
  expect([caught('0505', 5, 6), caught('0505', 6, 6)]).toEqual([false, true]);
});

rule(
  'BF2-FIRE-07',
  'Not upwind, not onto what cannot burn, and not from fires that were only just lit',
  () => {
    const table = grove({ '0508': 'l', '0407': 'l', '0607': 'l', '0506': 'r' });
    ended(table);
    const row = grove({ '0506': 'l', '0505': 'l' });
    ended(row, spread(6, 6), spread(1, 1));
    expect([isBurning(row, '0506'), isBurning(row, '0505')]).toEqual([true, false]);
  },
);

rule('BF2-FIRE-07', 'Each fire that can reach a hex rolls for it; over a burning hex nothing leaps', () => {
  const table = scene({ map: mapWith({ '0507': 'l', '0506': 'l', '0505': 'l' }) });
  burning(table, '0507', '0506');
  ended(table, spread(1, 1));
  expect(table.events('spread').map(({ from }) => table.field.board.number[from])).toEqual(['0506']);
});

rule('BF2-FIRE-08', 'Smoke fills the three hexes downwind: as heavy woods, but not in addition', () => {
  const number = (hex: string, codes: Record<string, string> = {}) => {
    const table = scene({
      map: mapWith({ '0508': 'l', ...codes }),
      south: [unit('Lance', '0611 N', mech('Ram'))],
      north: [unit('Pack', `${hex} S`, mech('Wolf'))],
    });
    burning(table, '0508');
    table.phase('combat', 'south');
    return table.number('Ram', 'Wolf').total;
  };
  expect(['0607', '0608'].map((hex) => number(hex))).toEqual([9, 7]);
  expect(number('0607', { '0607': 'l' })).toBe(9);
  expect(number('0607', { '0607': 'H' })).toBe(9);
});

rule('BF2-FIRE-08', 'A VTOL flies above smoke as it does above woods', () => {
  const number = (mode: 'v' | 't') => {
    const table = scene({
      map: mapWith({ '0508': 'l' }),
      south: [unit('Lance', '0611 N', mech('Ram'))],
      north: [unit('Pack', '0607 S', tank('Wolf', { mode }))],
    });
    burning(table, '0508');
    table.phase('combat', 'south');
    return table.number('Ram', 'Wolf').lines.some(({ rule }) => rule === 'BF2-FIRE-08');
  };
  expect([number('v'), number('t')]).toEqual([false, true]);
});

rule('BF2-FIRE-08', 'Nobody sees through smoke, and the hex of the fire itself has none', () => {
  const sees = (...fires: readonly string[]) => {
    const table = scene({
      map: mapWith({ '0508': 'b', '0409': 'b' }),
      north: [unit('Pack', '0505 S', mech('Wolf'))],
    });
    burning(table, ...fires);
    table.phase('combat', 'south');
    return table.targets('Lance').length > 0;
  };
  expect([sees(), sees('0508'), sees('0409')]).toEqual([true, false, true]);
});

rule('BF2-FIRE-05', 'Inferno burns where nothing else does, and spreads from there', () => {
  const table = scene({ map: mapWith({ '0506': 'l' }) });
  table.state.turn = 1;
  table.field.plugged.setFire!(table.play, table.cell('0507'));
  expect(isBurning(table, '0507')).toBe(true);
  table.state.turn = 2;
  ended(table, spread(6, 6));
  expect(isBurning(table, '0506')).toBe(true);
});

rule('BF2-FIRE-02', 'A miss with a Damage Value of 2 goes somewhere, one with 1 does not', () => {
  const missed = (value: number, ...rolls: readonly Roll[]) => {
    const table = scene({
      south: [unit('Lance', '0509 N', mech('Ram', { damage: [value, value, value] }))],
      north: [unit('Pack', '0507 S', mech('Wolf'))],
    });
    table.phase('combat', 'south');
    table.fire('Lance', 'Pack', ['Ram > Wolf'], toHit(1, 1), ...rolls);
    return table.events('fire-roll').length;
  };
  expect([missed(2, stray(3, 3)), missed(1)]).toEqual([1, 0]);
});

rule('BF2-FIRE-02', 'Where a miss has cleared the last woods the next one finds nothing', () => {
  const table = scene({
    map: mapWith({ '0507': 'l' }),
    south: [unit('Lance', '0509 N', mech('Ram', { damage: [9, 9, 9] }), mech('Ewe', { damage: [9, 9, 9] }))],
    north: [unit('Pack', '0507 S', mech('Wolf'))],
  });
  table.phase('combat', 'south');
  table.fire(
    'Lance',
    'Pack',
    ['Ram > Wolf', 'Ewe > Wolf'],
    toHit(1, 1),
    toHit(1, 1),
    stray(6, 6),
    clearing(6, 6),
  );
  expect(terrainOf(table, '0507')).toBe('rough');
});

rule('BF2-FIRE-09', 'A truck puts out fires in its hex or beside it, and only if there are any', () => {
  const truck = (hex: string, ...fires: readonly string[]) => {
    const table = scene({
      map: mapWith({ '0507': 'l' }),
      south: [unit('Trucks', `${hex} N`, tank('Truck', { specials: ['cool'] }))],
    });
    burning(table, ...fires);
    table.phase('combat', 'south');
    return table.possible.includes('extinguish');
  };
  expect([truck('0508', '0507'), truck('0509', '0507'), truck('0508')]).toEqual([true, false, false]);
});

rule('BF2-FIRE-03', 'Who stood in a hex when it was lit is spared, whatever else is lit this turn', () => {
  const table = scene({
    map: mapWith({ '0507': 'H', '0608': 'H' }),
    south: [unit('Lance', '0509 N', mech('Ram', { damage: [4, 4, 4] }), mech('Ewe', { damage: [4, 4, 4] }))],
    north: [unit('Pack', '0507 S', mech('Wolf'))],
  });
  table.phase('combat', 'south');
  table.give(at('0507'), toHit(6, 6), fire(6, 6));
  table.give(at('0608', 'fire', 1), toHit(6, 6), fire(6, 6));
  expect(isBurning(table, '0507') && isBurning(table, '0608')).toBe(true);
  const spared = (hex: string) => isSpared(table.state, 1, table.cell(hex));
  expect([spared('0507'), spared('0608')]).toEqual([true, false]);
});

rule('BF2-FIRE-07', 'At the edge of the map a fire has nowhere ahead to go', () => {
  const table = scene({ map: mapWith({ '0801': 'l', '0201': 'l' }) });
  burning(table, '0801');
  table.phase('combat', 'south');
  table.happens((play) => play.next({ step: 'fire/spread' }));
  expect(table.events('spread')).toEqual([]);
});

rule('BF2-FIRE-02', 'Misses go somewhere in woods, and nowhere in the open', () => {
  const missed = (to: string) => {
    const table = scene({
      map: mapWith({ '0507': 'l' }),
      north: [unit('Pack', `${to} S`, mech('Wolf'))],
    });
    table.phase('combat', 'south');
    table.fire('Lance', 'Pack', ['Ram > Wolf'], toHit(1, 1), ...(to === '0507' ? [stray(4, 4)] : []));
    return table.events('strays').map(({ damages }) => damages);
  };
  expect([missed('0507'), missed('0508')]).toEqual([[[4]], []]);
});

rule('BF2-FIRE-02', 'Who hits sends no shot astray, and misses go astray in hex 0101, too', () => {
  const fired = (hex: string, hits: boolean) => {
    const table = scene({
      map: mapWith({ '0507': 'l', '0101': 'l' }),
      south: [unit('Lance', hex === '0101' ? '0103 N' : '0509 N', mech('Ram', { damage: [2, 2, 2] }))],
      north: [unit('Pack', `${hex} S`, mech('Wolf', { armor: 9 }))],
    });
    table.phase('combat', 'south');
    table.fire(
      'Lance',
      'Pack',
      ['Ram > Wolf'],
      hits ? toHit(6, 6) : toHit(1, 1),
      ...(hits ? [] : [stray(4, 4)]),
    );
    return table.events('strays').length;
  };
  expect([fired('0507', true), fired('0507', false), fired('0101', false)]).toEqual([0, 1, 1]);
});

rule('BF2-FIRE-07', 'A fire spreads into hex 0101, too', () => {
  const table = scene({ map: mapWith({ '0102': 'l', '0101': 'l' }) });
  burning(table, '0102');
  ended(table, spread(6, 6));
  expect(isBurning(table, '0101')).toBe(true);
});

rule('BF2-FIRE-05', 'Without rules for buildings they burn and stand, and a fire is not lit twice', () => {
  const table = scene({ map: mapWith({ '0507': 'b' }) });
  burning(table, '0507');
  ended(table);
  expect(terrainOf(table, '0507')).toBe('base');
  table.happens((play) => table.field.plugged.setFire!(play, table.cell('0507')));
  expect(table.events('ignited')).toEqual([]);
});

rule(
  'BF2-FIRE-09',
  'A truck that may not attack puts out nothing; without a fire the menu has no word of it',
  () => {
    const truck = (...fires: readonly string[]) => {
      const table = scene({
        map: mapWith({ '0507': 'l' }),
        south: [
          unit('Trucks', '0508 N', tank('Truck', { specials: ['cool'] })),
          unit('Lance', '0510 N', mech('Ram')),
        ],
        north: [unit('Pack', '0505 S', mech('Wolf'))],
      });
      burning(table, ...fires);
      return table;
    };
    const held = truck('0507');
    held.unit('Trucks').mayNotAttack = true;
    held.phase('combat', 'south');
    const idle = truck();
    idle.phase('combat', 'south');
    expect([held, idle].map((table) => table.firstField('extinguish'))).toEqual([undefined, undefined]);
  },
);

rule('BF2-FIRE-04', 'Everybody sees who gets burned', () => {
  const table = scene({ south: [unit('Foot', '0507', platoon('Rifles'))], map: mapWith({ '0507': 'l' }) });
  burning(table, '0507');
  table.phase('movement', 'south');
  table.done(burns(4, 4));
  expect(table.events('burns')).toMatchObject([{ unit: 0, dice: [4, 4], escapes: true }]);
});

rule('BF2-FIRE-08', 'Smoke drifts into hex 0101, and off the map it is gone', () => {
  const table = scene({ map: mapWith({ '0102': 'b', '1501': 'b' }) });
  burning(table, '0102', '1501');
  expect(table.field.smoke[table.cell('0101')]).toBe(1);
  expect(table.field.smoke.reduce((all, each) => all + each, 0)).toBeGreaterThan(0);
});

rule(
  ['BF2-FIRE-04', 'BF2-HID-02'],
  'Whoever hides in a fire is burnt and found, but not in the turn it is lit',
  () => {
    const hidden = (litNow: boolean, reading = 7) => {
      const table = scene({
        reading,
        options: { fire: true, 'hidden-units': 1 },
        south: [unit('Lance', '0509 N', mech('Ram')), unit('Foot', 'off the map', platoon('Rifles'))],
      });
      burning(table, '0507');
      if (litNow) table.state.turn = 1;
      const place = { hex: table.cell('0507'), facing: 0 } as const;
      table.state.marks = { ...table.state.marks, hidden: [null, place, null] };
      table.phase('movement', 'south');
      table.done(...(litNow || reading < 7 ? [] : [burns(1, 1)]));
      return [table.hexOf('Foot'), table.boxes('Rifles')];
    };
    expect([hidden(false), hidden(true), hidden(false, 6)]).toEqual([
      ['0507', '2/0'],
      [undefined, '3/0'],
      [undefined, '3/0'],
    ]);
  },
);

rule(['BF2-FIRE-03', 'BF2-HID-02'], "A 'Mech that hides in a fire heats up and is found", () => {
  const table = scene({
    options: { fire: true, 'hidden-units': 1 },
    south: [unit('Lance', '0509 N', mech('Ram')), unit('Herd', 'off the map', mech('Bull'))],
  });
  burning(table, '0507');
  const place = { hex: table.cell('0507'), facing: 0 } as const;
  table.state.marks = { ...table.state.marks, hidden: [null, place, null] };
  table.phase('end', 'south', ...initiative('south'));
  expect([table.hexOf('Herd'), table.heat('Bull')]).toEqual(['0507', 1]);
});
