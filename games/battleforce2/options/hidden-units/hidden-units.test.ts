import { rule } from '@ironfield/conformance/rule.ts';
import type { Roll } from '@ironfield/conformance/scripted.ts';
import { viewFor } from '@ironfield/kernel/play/advance.ts';
import { imagined } from '@ironfield/kernel/play/imagining.ts';
import { describe, expect, test } from 'vitest';
import { invariants } from '../../checks/invariants.ts';
import { battleforce2 } from '../../game.ts';
import { whyNoAttacker } from '../../rules/attack/targeting.ts';
import {
  battle,
  critical,
  fighter,
  initiative,
  mapWith,
  mech,
  platoon,
  tank,
  toHit,
  unit,
} from '../../testing/scene.ts';
import { emergeForms, note, placeOf } from './hiding.ts';

interface Scene {
  readonly map?: Record<string, string>;
  readonly hunters?: ReturnType<typeof mech>[];
  readonly hidden?: ReturnType<typeof mech>;
  readonly at?: string;
  readonly facing?: 0 | 3;
  readonly second?: string;
}

/** South hunts from 0812; north hides in 0808, looking south. */
function scene({
  map = {},
  hunters = [mech('Ram')],
  hidden = mech('Wolf'),
  at = '0808',
  facing = 3,
  second = '',
}: Scene = {}) {
  const table = battle({
    options: { 'hidden-units': 2 },
    map: mapWith({ '0808': 'l', ...map }),
    south: [unit('Lance', '0812 N', ...hunters), unit('Herd', '0316 N', mech('Bull'))],
    north: [
      unit('Pack', 'off the map', hidden, mech('Cub')),
      unit('Pride', 'off the map', mech('Lion')),
      unit('Far', '0101 S', mech('Fox')),
    ],
  });
  const place = (hex: string) => ({ hex: table.cell(hex), facing });
  const places = [null, null, place(at), second === '' ? null : place(second), null];
  table.state.marks = { hidden: places };
  if (second === '') table.put(3, '0201 S');
  table.phase('movement', 'south');
  return table;
}

rule(
  'BF2-HID-01',
  "As many units as was agreed hide, 'Mechs in neither clear nor paved hexes, and nobody else sees where",
  () => {
    const table = battle({
      options: { 'hidden-units': 2 },
      map: mapWith({ '0808': 'l', '0703': 'l', '0903': '~', '0504': 'r' }),
      roads: ['0103 0202 0303 0402 0503 0504'],
      south: [unit('Lance', 'off the map', mech('Ram'))],
      north: [
        unit('Pack', 'off the map', mech('Wolf')),
        unit('Foot', 'off the map', platoon('Rifle')),
        unit('Fox', 'off the map', mech('Fox')),
      ],
    });
    const twice = (purpose: string): Roll[] => [
      [purpose, 6, 6],
      [purpose, 1, 1],
    ];
    table.begin(...twice('home-edges'));
    table.give({ type: 'home', edge: 'south' }, ...twice('deployment'));
    table.give({ type: 'set-up-first', first: false });
    const hide = (index: number, to: string, facing?: 3) =>
      ({ type: 'hide', unit: index, to, ...(facing !== undefined && { facing }) }) as const;
    expect(table.refusal(hide(1, '0803', 3)).rule).toBe('BF2-HID-01');
    expect(table.refusal(hide(1, '0504', 3)).rule).toBe('BF2-HID-01');
    expect(table.refusal(hide(2, '0903')).rule).toBe('BF2-HID-01');
    expect(table.refusal(hide(2, '0812')).rule).toBe('BF2-HID-01');
    table.give(hide(1, '0703', 3));
    expect(table.refusal(hide(2, '0703')).rule).toBe('BF2-HID-01');
    table.give(hide(2, '0803'));
    expect(table.possible).toEqual(['deploy']);
    expect(table.table(1).marks!.hidden).toEqual([
      null,
      { hex: table.cell('0703'), facing: 3 },
      { hex: table.cell('0803'), facing: 0 },
      null,
    ]);
    for (const viewer of [0, 'spectator'] as const)
      expect(table.table(viewer).marks!.hidden).toEqual([null, 'somewhere', 'somewhere', null]);
    table.give({ type: 'deploy', unit: 3, to: '0801', facing: 3 });
    table.give({ type: 'deploy', unit: 0, to: '0817', facing: 0 }, ...initiative('south'));
    expect([table.hexOf('Pack'), table.state.turn]).toEqual([undefined, 1]);
    const world = imagined(battleforce2, viewFor(battleforce2, table.state, 0), 'x');
    expect(placeOf(world, 1)!.hex).toBeGreaterThanOrEqual(0);
    expect(battleforce2.invariants(world)).toEqual([]);
  },
);

rule('BF2-HID-02', 'Nobody attacks a hidden unit, and it does not attack or move while it hides', () => {
  const table = scene({ map: { '0812': '.' } });
  table.put(0, '0810 N');
  table.move('Lance', '0810');
  table.done();
  expect([table.asked, table.targets('Lance')]).toEqual(['north movement/move', []]);
  expect(table.refusedMove('Pack', '0808')).toBe('BF2-SEQ-04');
});

rule('BF2-HID-02', 'To move or to attack it comes out of hiding', () => {
  const table = scene();
  table.done();
  expect(table.asked).toBe('north movement/move');
  table.give({ type: 'emerge', unit: 2 });
  expect([table.hexOf('Pack'), table.unit('Pack').facing]).toEqual(['0808', 3]);
  table.move('Pack', '0809', 'S');
  const fighter = scene();
  fighter.done();
  fighter.done();
  expect(fighter.asked).toBe('north combat/declare');
  fighter.give({ type: 'emerge', unit: 2 });
  expect(fighter.targets('Pack')).toEqual(['Lance']);
});

rule(
  'BF2-HID-02',
  'An enemy that ends its movement in an adjacent hex finds it, one that passes by does not',
  () => {
    const table = scene();
    table.move('Lance', '0809');
    expect(table.events('revealed')).toMatchObject([{ unit: 2, how: 'contact' }]);
    expect(table.asked).toBe('north hidden/surprise');
    const passing = scene({ hunters: [mech('Ram', { mp: 8 })], at: '0908', map: { '0908': 'l' } });
    passing.move('Lance', '0805');
    expect([passing.events('revealed'), passing.asked]).toEqual([[], 'south movement/move']);
  },
);

rule(
  ['BF2-HID-02', 'BF2-EQ-02'],
  'An enemy with an active probe that ends its movement within 4 hexes finds it, without a surprise',
  () => {
    const probe = (specials: string[], to: string, hidden = mech('Wolf')) => {
      const table = scene({ hunters: [mech('Ram', { specials })], hidden });
      table.move('Lance', to);
      return [table.events('revealed').map(({ how }) => how), table.asked];
    };
    expect(probe(['prb'], '0812')).toEqual([['probe'], 'south movement/move']);
    expect(probe(['prb'], '0813')).toEqual([[], 'south movement/move']);
    expect(probe([], '0812')).toEqual([[], 'south movement/move']);
    expect(probe(['prb'], '0812', mech('Wolf', { specials: ['ecm'] }))).toEqual([[], 'south movement/move']);
  },
);

rule(
  ['BF2-HID-03', 'BF2-MOVE-04'],
  'Whoever enters its hex along the ground stops at once; jumps and flights pass over it',
  () => {
    const walls = ['06', '07', '08', '09', '10', '11'].flatMap((row) => [
      [`07${row}`, 'H'],
      [`09${row}`, 'H'],
    ]);
    const walker = scene({ hunters: [mech('Ram', { mp: 8 })], map: Object.fromEntries(walls) });
    walker.move('Lance', '0806');
    const [moved] = walker.events('moved');
    expect([walker.hexOf('Lance'), walker.hexOf('Pack'), moved.path.at(-1)]).toEqual([
      '0808',
      '0808',
      walker.cell('0808'),
    ]);
    const jumper = scene({ hunters: [mech('Ram', { mp: 8, mode: 'J' })] });
    jumper.move('Lance', '0806', 'N', 'jump');
    expect([jumper.hexOf('Lance'), jumper.events('revealed')]).toEqual(['0806', []]);
    const flyer = scene({ hunters: [tank('Ram', { mp: 8, mode: 'v' }) as ReturnType<typeof mech>] });
    flyer.move('Lance', '0806');
    expect([flyer.hexOf('Lance'), flyer.events('revealed')]).toEqual(['0806', []]);
    const lander = scene({ hunters: [mech('Ram', { mp: 8, mode: 'J' })] });
    lander.move('Lance', '0808', 'N', 'jump');
    expect(lander.events('revealed')).toMatchObject([{ how: 'contact' }]);
  },
);

rule(
  'BF2-HID-04',
  'It may attack whoever found it at once, without terrain modifiers, and does nothing more this turn',
  () => {
    const table = scene({
      map: { '0809': 'H' },
      hunters: [mech('Ram', { mp: 6 })],
      hidden: mech('Wolf', { damage: [9, 9, 9] }),
    });
    table.move('Lance', '0809');
    expect(table.asked).toBe('north hidden/surprise');
    expect(table.number('Wolf', 'Ram')).toMatchObject({ total: 8 });
    expect(table.number('Wolf', 'Ram').lines.at(-1)).toMatchObject({ value: -2, rule: 'BF2-HID-04' });
    table.fire('Pack', 'Lance', ['Wolf > Ram', 'Cub > Ram'], toHit(4, 4), toHit(1, 1));
    expect(table.element('Ram').destroyed).toBe(true);
    expect(table.asked).toBe('south movement/move');
    table.done();
    expect(table.asked).toBe('north movement/move');
    expect(table.refusedMove('Pack', '0808')).toBe('BF2-SEQ-04');
  },
);

rule('BF2-HID-04', 'Pointblank in its hex, medium beside it, and only if its arc allows it', () => {
  const near = scene({ hunters: [mech('Ram', { mp: 8 })] });
  near.move('Lance', '0808');
  expect(near.number('Wolf', 'Ram').lines.find(({ rule: id }) => id === 'BF2-REC-04')!.value).toBe(0);
  const behind = scene({ facing: 0 });
  behind.move('Lance', '0809');
  expect(behind.targets('Pack')).toEqual([]);
  behind.done();
  expect(behind.asked).toBe('south movement/move');
});

rule(
  'BF2-HID-04',
  'Only the unit that found it can be attacked, and whoever holds back acts later as usual',
  () => {
    const table = scene();
    table.put(1, '0709 N');
    table.move('Lance', '0809');
    expect(table.targets('Pack')).toEqual(['Lance']);
    table.done();
    table.done();
    table.done();
    expect(table.asked).toBe('north movement/move');
    table.move('Pack', '0808', 'S');
  },
);

rule(
  'BF2-HID-04',
  'Several hidden units attack one after the other; if the mover is gone, the rest are only revealed',
  () => {
    const both = { map: { '0908': 'l' }, second: '0910' };
    const table = scene({ ...both, map: { '0910': 'l' }, hidden: mech('Wolf', { damage: [9, 9, 9] }) });
    table.move('Lance', '0809');
    expect(table.events('revealed').map((event) => event.unit)).toEqual([2, 3]);
    table.fire('Pack', 'Lance', ['Wolf > Ram'], toHit(6, 6));
    expect([table.unit('Lance').hex, table.hexOf('Pride')]).toEqual([-2, '0910']);
    expect(table.asked).toBe('south movement/move');
    const spared = scene({ ...both, map: { '0910': 'l' } });
    spared.move('Lance', '0809');
    spared.done();
    expect(spared.asked).toBe('north hidden/surprise');
    expect(spared.targets('Pride')).toEqual(['Lance']);
  },
);

rule(
  'BF2-HID-04',
  'Damage is done at once, critical hits too, and whoever pays a price has no surprise',
  () => {
    const table = scene({ hunters: [mech('Ram', { armor: 0, structure: 5 }), mech('Ewe')] });
    table.move('Lance', '0809');
    table.fire('Pack', 'Lance', ['Wolf > Ram'], toHit(6, 6), critical(4, 5));
    expect([table.boxes('Ram'), table.element('Ram').base]).toEqual(['0/3', 5]);
    const paying = scene();
    paying.unit('Pack').mayNotAttack = true;
    paying.move('Lance', '0809');
    expect(paying.targets('Pack')).toEqual([]);
  },
);

rule(['BF2-HID-02', 'BF2-STACK-01'], 'Its own side keeps its hex free', () => {
  const table = scene({ map: { '0202': 'l' }, at: '0202' });
  table.done();
  expect(table.reach('Far')).not.toHaveProperty('0202');
  expect(table.reach('Far')).toHaveProperty('0102');
});

rule('BF2-HID-02', 'A side that has only hidden units left is not beaten', () => {
  const table = scene();
  table.put(4, 'off the map');
  table.unit('Far').hex = -2;
  table.element('Fox').destroyed = true;
  table.unit('Pride').hex = -2;
  table.element('Lion').destroyed = true;
  table.move('Lance', '0812');
  expect(table.state.outcome).toBeNull();
});

describe('a bot', () => {
  const hiding = (place: 'map' | 'box', enemyAt: string, turn: number, phase: 'movement' | 'combat') => {
    const table = battle({
      options: { 'hidden-units': 2, offboard: true },
      south: [unit('Lance', 'off the map', mech('Ram')), unit('Guard', '0117 N', mech('Dog'))],
      north: [unit('Pack', `${enemyAt} S`, mech('Wolf'))],
    });
    note(table.state, 0, place === 'box' ? { box: 2 } : { hex: table.cell('0810'), facing: 0 });
    table.state.turn = turn;
    table.phase(phase, 'south');
    return table.advice().type === 'emerge';
  };

  test('comes out to attack whoever is near', () => {
    expect(hiding('map', '0806', 1, 'combat')).toBe(true);
    expect(hiding('map', '0805', 1, 'combat')).toBe(false);
  });

  test('comes out to move when nobody has come for long', () => {
    expect(hiding('map', '0801', 6, 'movement')).toBe(false);
    expect(hiding('map', '0801', 7, 'movement')).toBe(true);
    expect(hiding('map', '0806', 7, 'movement')).toBe(false);
  });

  test('comes out of a box in the second turn', () => {
    expect(hiding('box', '0801', 1, 'movement')).toBe(false);
    expect(hiding('box', '0801', 2, 'movement')).toBe(true);
  });

  test('hides every other unit where it may hide', () => {
    const table = battle({
      options: { 'hidden-units': 2 },
      map: mapWith({ '0812': 'l' }),
      south: [unit('Lance', 'off the map', mech('Ram'))],
      north: [unit('Pack', 'off the map', mech('Wolf'))],
    });
    table.begin(['home-edges', 6, 6], ['home-edges', 1, 1]);
    table.give({ type: 'home', edge: 'south' }, ['deployment', 6, 6], ['deployment', 1, 1]);
    table.give({ type: 'set-up-first', first: true });
    const orders = Array.from({ length: 30 }, (_, i) => table.advice('regular', `seed ${i}`));
    const hidden = orders.filter(({ type }) => type === 'hide');
    expect(hidden.length).toBeGreaterThan(5);
    expect(hidden.length).toBeLessThan(25);
    expect(hidden[0]).toMatchObject({ unit: 0, to: '0812' });
  });
});

describe('what others imagine', () => {
  const guesses = (elements: Parameters<typeof unit>[2][], map: Record<string, string>) => {
    const table = battle({
      options: { 'hidden-units': 3 },
      map: mapWith(map),
      south: [unit('Guard', '0117 N', mech('Dog'))],
      north: elements.map((element, i) => unit(`Unit ${i}`, 'off the map', element)),
    });
    for (const i of elements.keys()) note(table.state, i + 1, { hex: table.cell('0808'), facing: 0 });
    return Array.from({ length: 8 }, (_, i) => {
      const view = viewFor(battleforce2, table.state, 0);
      const { marks } = imagined(battleforce2, view, `guess ${i}`);
      return marks!.hidden!.flatMap((place) =>
        place && place !== 'somewhere' && 'hex' in place ? [table.field.board.number[place.hex]] : [],
      );
    });
  };

  test("'Mechs hide under cover on their own half, each in a hex of its own", () => {
    const woods = { '0503': 'l', '0604': 'l', '0515': 'l', '0616': 'l' };
    for (const guess of guesses([mech('Wolf'), mech('Cub')], woods))
      expect([...guess].sort()).toEqual(['0503', '0604']);
  });

  test('Vehicles in the open, ships on water', () => {
    const covered = Object.fromEntries(
      Array.from({ length: 8 }, (_, row) =>
        Array.from({ length: 15 }, (__, col) => [
          `${String(col + 1).padStart(2, '0')}${String(row + 1).padStart(2, '0')}`,
          col === 4 && row === 2 ? '.' : col === 5 && row === 2 ? '~' : 'H',
        ]),
      ).flat(),
    );
    for (const guess of guesses([tank('Tank'), tank('Boat', { mode: 'n' })], covered))
      expect(guess).toEqual(['0503', '0603']);
  });
});

rule('BF2-HID-04', 'Terrain counts for everybody who attacks without surprise', () => {
  const table = scene({ map: { '0810': 'H' }, second: '' });
  table.put(2, '0810 S');
  note(table.state, 2, null);
  table.phase('combat', 'south');
  expect(table.number('Ram', 'Wolf')).toTotal(5 + 2 + 2);
});

rule('BF2-HID-02', 'One active probe is enough for a unit', () => {
  const table = scene({ hunters: [mech('Ram', { specials: ['prb'] }), mech('Ewe')] });
  table.move('Lance', '0811');
  expect(table.events('revealed')).toMatchObject([{ unit: 2 }]);
});

test('who hides is not on the map, and not off it either', () => {
  const table = scene();
  expect(invariants(table.state)).toEqual([]);
  table.put(2, '0303 N');
  expect(invariants(table.state)[0]).toMatch('hides, and is on the map');
  table.unit('Pack').hex = -1;
  note(table.state, 2, { hex: 9999, facing: 0 });
  expect(invariants(table.state)[0]).toMatch('hides off the map');
});

test('aircraft are imagined in Boxes 1 to 8, and nobody where somebody stands', () => {
  const table = battle({
    options: { 'hidden-units': 3, offboard: true, aerospace: true },
    map: mapWith({ '0503': 'l', '0605': 'l' }),
    south: [unit('Guard', '0117 N', mech('Dog'))],
    north: [
      unit('Air', 'box 3', fighter('Corsair')),
      unit('Pack', 'off the map', mech('Wolf')),
      unit('Pride', '0503 S', mech('Lion')),
    ],
  });
  note(table.state, 1, { box: 3 });
  note(table.state, 2, { hex: table.cell('0605'), facing: 0 });
  const guesses = Array.from({ length: 60 }, (_, i) => {
    const view = viewFor(battleforce2, table.state, 0);
    return imagined(battleforce2, view, `guess ${i}`).marks!.hidden!;
  });
  const boxes = new Set(guesses.map(([, air]) => (air as { box: number }).box));
  expect([...boxes].sort()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  expect(new Set(guesses.map(([, , pack]) => (pack as { hex: number }).hex))).toEqual(
    new Set([table.cell('0605')]),
  );
});

rule('BF2-HID-04', 'Who has surprised somebody does not attack again this turn, not even with others', () => {
  const table = scene();
  table.move('Lance', '0809');
  table.fire('Pack', 'Lance', ['Wolf > Ram'], toHit(1, 1));
  expect(placeOf(table.state, 2)).toBeNull();
  table.phase('combat', 'north');
  const why = (name: string) => whyNoAttacker(table.field, table.state, table.elementIndex(name))?.rule;
  expect([why('Cub'), why('Lion')]).toEqual(['BF2-HID-04', undefined]);
});

rule('BF2-HID-04', 'Who lets the moment pass attacks later as usual, and terrain counts', () => {
  const table = scene({ map: { '0809': 'H' }, hunters: [mech('Ram', { mp: 6 })] });
  table.move('Lance', '0809');
  table.done();
  table.phase('combat', 'north');
  expect(table.number('Wolf', 'Ram')).toTotal(6 + 2 + 2);
});

rule('BF2-HID-02', 'A side of which all but one hidden unit has moved is asked for that', () => {
  const table = scene();
  for (const name of ['Pride', 'Far']) table.unit(name).moved = true;
  table.phase('movement', 'north');
  expect(table.asked).toBe('north movement/move');
  expect(table.possible).toContain('emerge');
});

rule('BF2-HID-02', 'A side that has nothing else left may still come out of hiding', () => {
  const table = scene();
  const done = { type: 'done', label: 'Done', fields: [] } as const;
  const offered = (seat: number, forms: Parameters<typeof emergeForms>[0]) =>
    emergeForms(forms, table.field, table.state, seat).map(({ type }) => type);
  expect(offered(1, [done])).toEqual(['emerge', 'done']);
  expect(offered(1, [])).toEqual([]);
  expect(offered(0, [done])).toEqual(['done']);
});

rule('BF2-EQ-08', 'ECM in the open, or hidden elsewhere, keeps a probe from finding a hidden unit', () => {
  const found = (specials: { readonly far?: string[]; readonly second?: string[] }) => {
    const table = battle({
      options: { 'hidden-units': 2 },
      map: mapWith({ '0808': 'l', '0810': 'l' }),
      south: [
        unit('Lance', '0812 N', mech('Ram', { specials: ['prb'] })),
        unit('Herd', '0316 N', mech('Bull')),
      ],
      north: [
        unit('Pack', 'off the map', mech('Wolf')),
        unit('Pride', 'off the map', mech('Lion', { specials: specials.second ?? [] })),
        unit('Far', '0909 S', mech('Fox', { specials: specials.far ?? [] })),
      ],
    });
    const place = (hex: string) => ({ hex: table.cell(hex), facing: 3 as const });
    table.state.marks = { hidden: [null, null, place('0808'), place('0810'), null] };
    table.phase('movement', 'south');
    table.move('Lance', '0812');
    return table.events('revealed').map((each) => each.unit);
  };
  expect([found({}), found({ far: ['ecm'] }), found({ second: ['ecm'] })]).toEqual([[2, 3], [3], []]);
});

test('a bot comes out for one that is near, wherever others are', () => {
  const table = battle({
    options: { 'hidden-units': 2 },
    south: [unit('Lance', 'off the map', mech('Ram')), unit('Guard', '0117 N', mech('Dog'))],
    north: [unit('Pack', '0806 S', mech('Wolf')), unit('Far', '0101 S', mech('Fox'))],
  });
  note(table.state, 0, { hex: table.cell('0810'), facing: 0 });
  table.phase('combat', 'south');
  expect(table.advice().type).toBe('emerge');
});

rule('BF2-HID-04', 'A surprise attack on anybody but whoever has come near is refused', () => {
  const table = scene();
  table.put(1, '0811 N');
  table.move('Lance', '0809');
  expect(table.asked).toBe('north hidden/surprise');
  expect(table.refusedFire('Pack', 'Herd', 'Wolf > Bull')).toBe('BF2-HID-04');
});
