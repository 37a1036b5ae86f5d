import { rule } from '@ironfield/conformance/rule.ts';
import type { Roll } from '@ironfield/conformance/scripted.ts';
import type { Pick } from '@ironfield/kernel/menu/menu.ts';
import { setupFor } from '@ironfield/kernel/play/setup.ts';
import { describe, expect, test } from 'vitest';
import { openFieldOf } from '../../battlefields.ts';
import { battleforce2 } from '../../game.ts';
import type { Order } from '../../orders.ts';
import { setupSchema } from '../../setup.ts';
import { backOf } from '../../state/counter-faces.ts';
import {
  battle,
  critical,
  mapWith,
  mech,
  platoon,
  type Scene,
  setupOf,
  suits,
  tank,
  toHit,
  unit,
} from '../../testing/scene.ts';
import type { Battle } from '../../testing/table.ts';
import { CONCEALED_WHY_NOT } from './words.ts';

const TEN_JUMPS = Array.from({ length: 10 }, () => 'Death from Above' as const);

const SCAN = (a: number, b: number): Roll => ['identify', a, b];

const scene = (changes: Partial<Scene> = {}): Battle => {
  const table = battle({
    south: [
      unit('Lance', '0509 N', mech('Ram'), mech('Ewe', { mode: 'J' })),
      unit('Guard', '1509 N', mech('Dog')),
    ],
    north: [unit('Pack', '0503 S', mech('Wolf', { mp: 6 }), mech('Cub'))],
    ...changes,
    options: { 'concealed-identity': true, ...changes.options },
  });
  // Nobody has placed ECM counters.
  for (const { marks } of table.state.units) if (marks?.back) Object.assign(marks, { back: 'type' });
  return table;
};

const shownTo = (table: Battle, viewer: 0 | 1 | 'spectator', name: string) =>
  openFieldOf(table.table(viewer)).unitSetups[table.unitIndex(name)];

const backOn = (table: Battle, name: string) => table.unit(name).marks?.back ?? null;

describe('face-down', () => {
  rule(['BF2-CONC-01', 'BF2-CMDX-05'], 'A Death from Above in vain tells that nobody there jumps', () => {
    const used = (mode: 'J' | '') => {
      const table = scene({
        options: { commands: true },
        south: [unit('Lance', '0509 N', mech('Ram', { mode }))],
        commands: [TEN_JUMPS, TEN_JUMPS],
      });
      table.counter('Lance', 'Death from Above');
      table.phase('command', 'south');
      table.done();
      table.use('Lance');
      return table.events('counter-removed');
    };
    expect(used('')).toMatchObject([{ unit: 0, reveals: [0] }]);
    expect(used('J')).toEqual([]);
  });

  rule(
    ['BF2-CONC-01', 'BF2-UNIT-06'],
    'The other side sees the letter of a unit and how many elements it has',
    () => {
      const table = scene();
      expect(shownTo(table, 0, 'Pack')).toEqual({
        id: 'M1',
        name: 'Unidentified',
        elements: [
          { type: 'mech', chassis: 'Unknown' },
          { type: 'mech', chassis: 'Unknown' },
        ],
      });
      expect(shownTo(table, 'spectator', 'Lance').id).toBe('M1');
      expect(shownTo(table, 'spectator', 'Guard').id).toBe('M2');
      expect(shownTo(table, 1, 'Pack')).toMatchObject({
        id: 'MM1',
        name: 'Pack',
        elements: [{ chassis: 'Wolf' }, {}],
      });
    },
  );

  rule('BF2-UNIT-06', 'The back of a counter shows the general type', () => {
    const table = scene({
      south: [unit('Foot', '0509 N', platoon('Rifles')), unit('Suits', '0609 N', suits('Elementals'))],
      north: [
        unit('Tanks', '0503 S', tank('Vedette')),
        unit('Copters', '0603 S', tank('Bird', { mode: 'v' })),
      ],
    });
    expect(['Foot', 'Suits'].map((name) => shownTo(table, 1, name).id)).toEqual(['I1', 'I2']);
    expect(['Tanks', 'Copters'].map((name) => shownTo(table, 0, name).id)).toEqual(['G1', 'V2']);
    expect(shownTo(table, 1, 'Suits').elements).toEqual([{ type: 'infantry', chassis: 'Unknown' }]);
    expect(shownTo(table, 0, 'Tanks').elements).toEqual([{ type: 'vehicle', chassis: 'Unknown' }]);
    expect(backOf('F', 4, 1, 'type')).toMatchObject({ id: 'F5', elements: [{ type: 'aerospaceFighter' }] });
    expect(backOf('D', 0, 1, 'nothing')).toMatchObject({ id: 'D1', elements: [{ type: 'dropship' }] });
  });

  rule(
    ['BF2-CONC-01', 'BF2-UNIT-06'],
    'A setup keeps the fronts of counters with the secrets of their side',
    () => {
      const setup = setupOf({
        south: [unit('Lance', 'off', mech('Ram'))],
        north: [unit('Pack', 'off', mech('Wolf'))],
        options: { 'concealed-identity': true },
      });
      expect(JSON.stringify(setupFor(setup, 'spectator'))).not.toMatch(/Ram|Lance|MM1/);
      expect(setup.sides[0].units[0]).toMatchObject({ id: 'U1', name: 'Unidentified' });
      expect(setupFor(setup, 0).secrets[0]).toMatchObject({
        units: [{ counter: { id: 'MM1', name: 'Lance' } }],
      });
    },
  );

  rule(['BF2-CONC-01', 'BF2-VEH-06'], 'A submarine, which may submerge, lies face-up', () => {
    const table = scene({
      map: mapWith({ '0503': '~' }),
      north: [unit('Shark', '0503 S', tank('Neptune', { mode: 's' })), unit('Pack', '0703 S', mech('Wolf'))],
    });
    expect([backOn(table, 'Shark'), backOn(table, 'Pack')]).toEqual([null, 'type']);
    expect(shownTo(table, 0, 'Shark')).toMatchObject({ name: 'Shark', elements: [{ chassis: 'Neptune' }] });
    table.phase('combat', 'south');
    expect(table.table(0).elements[table.elementIndex('Neptune')].base).toBeGreaterThan(0);
  });

  rule('BF2-CONC-01', 'Nobody hears the numbers of a unit that is not identified', () => {
    const table = scene();
    table.phase('movement', 'south');
    const wolf = table.elementIndex('Wolf');
    expect(table.table(0).elements[wolf]).toMatchObject({ base: 0, jumps: false, condition: null });
    expect(table.table(1).elements[wolf]).toMatchObject({ base: 6 });
  });

  rule('BF2-CONC-01', 'When they change, only its owner is told', () => {
    const table = scene({ north: [unit('Pack', '0503 S', mech('Wolf', { mp: 5 }))] });
    table.suffered('Wolf', { armor: 0 });
    table.phase('combat', 'south');
    table.fire('Lance', 'Pack', ['Ram > Wolf'], toHit(6, 6), critical(4, 5));
    expect(table.element('Wolf')).toMatchObject({ base: 5, condition: { leg: 1 } });
    const told = (viewer: 0 | 1) => table.seenBy(viewer).filter(({ type }) => type === 'announced');
    expect(told(1)).toMatchObject([{ element: 3, base: 5 }]);
    expect(told(0)).toEqual([]);
    expect(table.table(0).elements[3].base).toBe(0);
  });

  rule('BF2-CONC-01', 'It moves as it likes, with as many MP as it likes', () => {
    const table = scene();
    table.phase('movement', 'north');
    expect(table.mp('Pack')).toBe(4);
    table.move('Pack', '0504', 'S');
    expect(table.hexOf('Pack')).toBe('0504');
    expect(backOn(table, 'Pack')).toBe('type');
    expect(table.seenBy(0)[0]).toMatchObject({ type: 'moved', reveals: [2] });
  });

  test('A setup is refused whose counters show more than their back', () => {
    const setup = setupOf({
      south: [unit('Lance', 'off', mech('Ram'))],
      north: [unit('Pack', 'off', mech('Wolf'))],
      options: { 'concealed-identity': true },
    });
    expect(setupSchema.safeParse(setup).success).toBe(true);
    const [south, north] = setup.sides;
    const shows = (change: object) => ({
      ...setup,
      sides: [{ ...south, units: [{ ...south.units[0], ...change }] }, north],
    });
    const problem = (value: unknown) => setupSchema.safeParse(value).error?.issues[0].message;
    expect(problem(shows({ id: 'M1' }))).toMatch(/BF2-UNIT-06/);
    expect(problem(shows({ name: 'Lance' }))).toMatch(/BF2-UNIT-06/);
    expect(problem(shows({ elements: [{ type: 'mech', chassis: 'Ram' }] }))).toMatch(/BF2-UNIT-06/);
    expect(problem({ ...setup, options: {} })).toMatch(/concealed-identity.*BF2-CONC-01/);
  });
});

describe('identification', () => {
  rule('BF2-CONC-02', 'By attacking, before anybody rolls, and for the rest of the game', () => {
    const table = scene();
    table.phase('combat', 'south');
    table.fire('Lance', 'Pack', ['Ewe > Cub'], toHit(1, 1));
    expect(table.news.slice(0, 2)).toMatchObject([
      {
        type: 'identified',
        cover: 'M1',
        shown: { id: 'MM1', name: 'Lance', elements: [{ chassis: 'Ram' }, { chassis: 'Ewe' }] },
        announced: [
          { base: 5, jumps: false },
          { base: 5, jumps: true },
        ],
      },
      { type: 'declared' },
    ]);
    expect(shownTo(table, 1, 'Lance')).toMatchObject({ id: 'MM1', name: 'Lance' });
    expect(table.table(1).elements[table.elementIndex('Ewe')]).toMatchObject({ base: 5, jumps: true });
    expect(backOn(table, 'Pack')).toBe('type');
    expect(battleforce2.describe(table.news[0], table.table(1))).toBe(
      'M1 is identified as MM1 Lance: Ram, Ewe.',
    );
    table.phase('movement', 'south');
    table.move('Lance', '0510');
    expect(backOn(table, 'Lance')).toBeNull();
    expect(table.seenBy(1)[0]).not.toHaveProperty('reveals');
  });

  rule('BF2-CONC-02', 'By attacking a hex', () => {
    const table = scene({ options: { 'clearing-woods': true }, map: mapWith({ '0507': 'l' }) });
    table.phase('combat', 'south');
    table.give(
      { type: 'attack-hex', unit: 0, aim: 'clear', to: '0507', attacks: [{ attacker: 0 }] },
      toHit(1, 1),
    );
    expect(backOn(table, 'Lance')).toBeNull();
  });

  rule('BF2-CONC-02', 'By an enemy in the same hex, both of them', () => {
    const table = scene({
      north: [unit('Pack', '0507 S', mech('Wolf')), unit('Den', '0107 S', mech('Bear'))],
    });
    table.phase('movement', 'south');
    table.move('Lance', '0507');
    expect(table.events('identified').map(({ unit: each }) => each)).toEqual([0, 2]);
    expect([backOn(table, 'Guard'), backOn(table, 'Den')]).toEqual(['type', 'type']);
  });

  rule('BF2-CONC-02', 'Not by somebody beside it', () => {
    const table = scene({ north: [unit('Pack', '0507 S', mech('Wolf'))] });
    table.phase('movement', 'south');
    table.move('Lance', '0508');
    expect([backOn(table, 'Lance'), backOn(table, 'Pack')]).toEqual(['type', 'type']);
  });
});

const identify = (of: number, target: number): Order => ({ type: 'identify', unit: of, target });

describe('scanning', () => {
  rule('BF2-CONC-04', 'On 8 or more the unit is identified', () => {
    const table = scene();
    table.phase('combat', 'south');
    table.give(identify(0, 2), SCAN(4, 4));
    expect(backOn(table, 'Pack')).toBeNull();
    expect(table.events('looked')).toMatchObject([
      { succeeds: true, number: { total: 8 } },
      { number: null },
    ]);
    const low = scene();
    low.phase('combat', 'south');
    low.give(identify(0, 2), SCAN(4, 3));
    expect(backOn(low, 'Pack')).toBe('type');
  });

  rule('BF2-CONC-04', 'Within 8 hexes, whatever is between them', () => {
    const wall = Object.fromEntries(['0406', '0506', '0606'].map((hex) => [hex, '9']));
    const table = scene({ map: mapWith(wall), north: [unit('Pack', '0501 S', mech('Wolf'))] });
    table.phase('combat', 'south');
    expect(table.targets('Lance')).toEqual([]);
    expect(table.values('identify', 'unit')).toEqual([0]);
    expect(table.refusal(identify(1, 2)).rule).toBe('BF2-CONC-04');
    const far = scene({
      south: [unit('Lance', '0510 N', mech('Ram')), unit('Guard', '0504 N', mech('Dog'))],
      north: [unit('Pack', '0501 S', mech('Wolf'))],
    });
    far.phase('combat', 'south');
    expect(far.values('identify', 'unit')).toEqual([1]);
  });

  rule('BF2-CONC-04', 'Once a unit and turn, before its attacks, which it does not use up', () => {
    const table = scene();
    table.phase('combat', 'south');
    table.give(identify(0, 2), SCAN(1, 1));
    expect(table.possible).not.toContain('identify');
    table.fire('Lance', 'Pack', ['Ram > Wolf'], toHit(1, 1));
    table.nextTurn('south');
    table.done();
    expect(table.possible).toContain('identify');
    table.fire('Lance', 'Pack', ['Ram > Wolf'], toHit(1, 1));
    expect(table.asked).not.toBe('south combat/declare');
  });

  rule('BF2-CONC-04', 'Who has an active probe needs 2 less', () => {
    const table = scene({
      south: [unit('Lance', '0509 N', mech('Ram'), mech('Nose', { specials: ['prb'] }))],
    });
    table.phase('combat', 'south');
    table.give(identify(0, 1), SCAN(3, 3));
    expect(table.events('looked')[0]).toMatchObject({ succeeds: true, number: { total: 6 } });
  });

  const ecm = (name: string) => mech(name, { specials: ['ecm'] });

  rule(
    'BF2-CONC-04',
    'ECM in or beside the hex of the target makes it 2 harder, and is noticed if it matters',
    () => {
      const table = scene({
        north: [unit('Pack', '0503 S', mech('Wolf')), unit('Den', '0603 S', ecm('Fog'))],
      });
      table.phase('combat', 'south');
      expect(table.firstField('identify').follow!(0)[0]).toMatchObject({ name: 'target' });
      table.give(identify(0, 2), SCAN(5, 4));
      expect(backOn(table, 'Pack')).toBe('type');
      expect(table.events('ecm')).toMatchObject([{ element: 4, works: true }]);
      expect(table.events('looked')[0]).toMatchObject({ number: { total: 10 } });
      const lucky = scene({ north: [unit('Pack', '0503 S', ecm('Fog'))] });
      lucky.phase('combat', 'south');
      lucky.give(identify(0, 2), SCAN(5, 5));
      expect(backOn(lucky, 'Pack')).toBeNull();
      expect(lucky.events('ecm')).toEqual([]);
      expect(lucky.events('looked')[0]).toMatchObject({ number: { total: 8 } });
    },
  );

  rule(
    'BF2-CONC-04',
    'So does ECM beside the scanner, and in a hex on the line, but not beside the line',
    () => {
      const number = (place: string) => {
        const table = scene({
          north: [unit('Pack', '0503 S', mech('Wolf')), unit('Den', place, ecm('Fog'))],
        });
        table.phase('combat', 'south');
        table.give(identify(0, 2), SCAN(5, 4));
        return backOn(table, 'Pack') === null ? 8 : 10;
      };
      expect(['0508 S', '0609 S', '0506 S'].map(number)).toEqual([10, 10, 10]);
      expect(['0606 S', '0711 S', '0501 S'].map(number)).toEqual([8, 8, 8]);
    },
  );

  rule('BF2-CONC-04', 'Example: a probe against a jammed target needs 8 again', () => {
    const table = scene({
      south: [unit('Lance', '0509 N', mech('Nose', { specials: ['prb'] }))],
      north: [unit('Pack', '0503 S', ecm('Fog'))],
    });
    Object.assign(table.element('Fog'), { jams: true });
    table.phase('combat', 'south');
    table.give(identify(0, 1), SCAN(4, 4));
    expect(table.events('looked')[0]).toMatchObject({ succeeds: true, number: { total: 8 } });
    const low = scene({
      south: [unit('Lance', '0509 N', mech('Nose', { specials: ['prb'] }))],
      north: [unit('Pack', '0503 S', ecm('Fog'))],
    });
    low.phase('combat', 'south');
    low.give(identify(0, 1), SCAN(4, 3));
    expect(backOn(low, 'Pack')).toBe('type');
  });

  rule('BF2-CONC-04', 'ECM that is shut down jams nobody', () => {
    const table = scene({ north: [unit('Pack', '0503 S', mech('Wolf'), ecm('Fog'))] });
    table.suffered('Fog', { heat: 4, downSince: 1 });
    table.phase('combat', 'south');
    table.give(identify(0, 2), SCAN(4, 4));
    expect(backOn(table, 'Pack')).toBeNull();
  });

  rule('BF2-INFO-03', 'A probe reads the sheets of those alone who are identified', () => {
    const table = scene({ south: [unit('Lance', '0506 N', mech('Nose', { specials: ['prb'] }))] });
    table.phase('combat', 'south');
    expect(table.possible).not.toContain('scan');
    table.give(identify(0, 1), SCAN(6, 6));
    table.give({ type: 'scan', element: 0, target: 1 });
    expect(table.events('shown')).toHaveLength(2);
  });
});

describe('ECM counters', () => {
  const ecmScene = () =>
    battle({
      south: [
        unit('Fog', 'off', mech('Raven', { specials: ['ecm'] })),
        unit('Lance', 'off', mech('Ram')),
        unit('Foot', 'off', platoon('Rifles')),
        unit('Copters', 'off', tank('Nightshade', { mode: 'v', specials: ['ecm'] })),
      ],
      north: [unit('Pack', 'off', mech('Wolf'))],
      options: { 'concealed-identity': true },
    });
  const asked = () => {
    const table = ecmScene();
    table.begin(['home-edges', 6, 6], ['home-edges', 1, 1]);
    table.give({ type: 'home', edge: 'south' });
    return table;
  };

  rule('BF2-CONC-03', 'Each side places them before the game, on units on the ground with ECM', () => {
    const table = asked();
    expect(table.asked).toBe('south concealed/jam');
    expect(shownTo(table, 1, 'Lance').id).toBe('U2');
    expect(shownTo(table, 1, 'Foot').id).toBe('I3');
    expect(table.refusal({ type: 'place-ecm', units: [{ unit: 1 }] }).rule).toBe('BF2-CONC-03');
    expect(table.refusal({ type: 'place-ecm', units: [{ unit: 3 }] }).rule).toBe('BF2-CONC-03');
    table.give({ type: 'place-ecm', units: [{ unit: 0 }] });
    expect(table.asked).toBe('north concealed/jam');
    expect(['Fog', 'Lance', 'Foot', 'Copters'].map((name) => shownTo(table, 1, name).id)).toEqual([
      'U1',
      'M2',
      'I3',
      'V4',
    ]);
  });

  rule('BF2-CONC-03', 'Without one a unit with ECM shows its type like all others', () => {
    const table = asked();
    table.give({ type: 'place-ecm', units: [] });
    expect(shownTo(table, 1, 'Fog').id).toBe('M1');
  });

  const jammed = () => {
    const table = scene({ north: [unit('Fog', '0503 S', mech('Raven', { specials: ['ecm'] }))] });
    Object.assign(table.unit('Fog').marks!, { back: 'nothing' });
    table.phase('combat', 'south');
    return table;
  };

  rule(
    ['BF2-CONC-03', 'BF2-CONC-04'],
    'A scan takes away the counter and no more; another one identifies',
    () => {
      const table = jammed();
      const target = table.firstField('identify').follow!(0)[0] as { describe(of: number): object };
      expect(target.describe(2)).toMatchObject({ label: 'U1 Unidentified', explanation: { total: 10 } });
      table.give(identify(0, 2), SCAN(5, 5));
      expect(backOn(table, 'Fog')).toBe('type');
      expect(table.events('typed')).toMatchObject([{ shown: { id: 'M1' } }]);
      expect(table.events('identified')).toEqual([]);
      table.nextTurn('south');
      table.done();
      table.give(identify(0, 2), SCAN(5, 5));
      expect(backOn(table, 'Fog')).toBeNull();
    },
  );

  rule('BF2-CONC-03', 'An attack takes it away with all the rest', () => {
    const table = jammed();
    table.done();
    table.phase('combat', 'north');
    table.fire('Fog', 'Lance', ['Raven > Ram'], toHit(1, 1));
    expect(backOn(table, 'Fog')).toBeNull();
  });
});

describe('attacks on the unidentified', () => {
  rule('BF2-CONC-05', 'Targets are picked by their place, without a number', () => {
    const table = scene();
    table.phase('combat', 'south');
    expect(table.described('Ram', 'Wolf')).toEqual({ label: '1 Unknown', piece: 2 });
    expect(table.described('Ram', 'Cub')).toEqual({ label: '2 Unknown', piece: 2 });
  });

  rule('BF2-CONC-05', 'Those that are destroyed are known, and no targets', () => {
    const table = scene();
    Object.assign(table.element('Wolf'), { destroyed: true });
    table.suffered('Wolf', { structure: 0 });
    table.phase('combat', 'south');
    expect(table.refusedFire('Lance', 'Pack', 'Ram > Wolf')).toBe('BF2-DECL-01');
    table.fire('Lance', 'Pack', ['Ram > Cub'], toHit(1, 1));
  });

  rule('BF2-CONC-05', 'The attack itself needs what it always needs', () => {
    const table = scene();
    table.phase('combat', 'south');
    table.fire('Lance', 'Pack', ['Ram > Wolf'], toHit(6, 4));
    // 6 for its MP, 4 for long range.
    expect(table.events('attacked')).toMatchObject([{ hit: true, toHit: { total: 10 } }]);
    expect(backOn(table, 'Pack')).toBe('type');
  });
});

describe('off the board', () => {
  const boxed = () =>
    scene({
      south: [unit('Lance', 'box 1', mech('Ram')), unit('Guard', '1509 N', mech('Dog'))],
      north: [unit('Pack', 'box 1 of south', mech('Wolf')), unit('Den', 'box 2 of south', mech('Bear'))],
      options: { offboard: true },
    });

  rule('BF2-CONC-06', 'Nobody is identified by sharing a box', () => {
    const table = boxed();
    table.phase('movement', 'south');
    table.done();
    expect([backOn(table, 'Lance'), backOn(table, 'Pack')]).toEqual(['type', 'type']);
  });

  rule('BF2-CONC-06', 'It takes a scan of somebody in the same box, or an attack', () => {
    const table = boxed();
    table.phase('combat', 'south');
    expect(table.values('identify', 'unit')).toEqual([0]);
    expect(table.refusal(identify(0, 3)).rule).toBe('BF2-CONC-04');
    table.give(identify(0, 2), SCAN(4, 4));
    expect(backOn(table, 'Pack')).toBeNull();
    table.fire('Lance', 'Pack', ['Ram > Wolf'], toHit(1, 1));
    expect(backOn(table, 'Lance')).toBeNull();
  });

  rule(['BF2-CONC-04', 'BF2-CONC-06'], 'There, ECM in the same box makes it harder', () => {
    const table = scene({
      south: [unit('Lance', 'box 1', mech('Ram'))],
      north: [
        unit('Pack', 'box 1 of south', mech('Wolf')),
        unit('Fog', 'box 1 of south', mech('Raven', { specials: ['ecm'] })),
      ],
      options: { offboard: true },
    });
    table.phase('combat', 'south');
    table.give(identify(0, 1), SCAN(5, 4));
    expect(backOn(table, 'Pack')).toBe('type');
  });
});

describe('Bots', () => {
  test('A bot hides what it can under ECM counters', () => {
    const table = battle({
      south: [
        unit('Fogs', 'off', mech('Fog', { specials: ['ecm'] }), mech('Ram')),
        unit('Lance', 'off', mech('Ewe')),
      ],
      north: [unit('Pack', 'off', mech('Wolf'))],
      options: { 'concealed-identity': true },
    });
    table.begin(['home-edges', 6, 6], ['home-edges', 1, 1]);
    table.give({ type: 'home', edge: 'south' });
    expect(table.asked).toBe('south concealed/jam');
    const seeds = ['a', 'b', 'c', 'd'];
    for (const seed of seeds)
      expect(table.advice('regular', seed)).toEqual({ type: 'place-ecm', units: [{ unit: 0 }] });
  });

  test('It looks at the first that it can before it attacks, and then attacks', () => {
    const table = scene({
      north: [unit('Pack', '0503 S', mech('Wolf')), unit('Den', '0603 S', mech('Fox'))],
    });
    table.phase('combat', 'south');
    for (const seed of ['a', 'b', 'c', 'd'])
      expect(table.advice('regular', seed)).toEqual({ type: 'identify', unit: 0, target: 2 });
    table.give(table.advice(), SCAN(1, 2));
    expect(table.advice().type).toBe('fire');
  });
});

describe('scans at the corners', () => {
  rule('BF2-CONC-04', 'From hex 0101 and into it', () => {
    const table = scene({
      south: [unit('Lance', '0101 S', mech('Ram'))],
      north: [unit('Pack', '0105 S', mech('Wolf')), unit('Den', '0801 S', mech('Fox'))],
    });
    table.phase('combat', 'south');
    expect((table.firstField('identify').follow!(0)[0] as Pick).values).toEqual([1, 2]);
    table.phase('combat', 'north');
    expect((table.firstField('identify').follow!(1)[0] as Pick).values).toEqual([0]);
  });

  rule(
    'BF2-CONC-04',
    'Two hexes behind whoever looks ECM does nothing, on the line between them it does',
    () => {
      const needed = (place: string) => {
        const table = scene({
          south: [unit('Lance', '0509 N', mech('Ram'))],
          north: [
            unit('Pack', '0503 S', mech('Wolf')),
            unit('Den', place, mech('Fog', { specials: ['ecm'] }), mech('Kit')),
          ],
        });
        table.phase('combat', 'south');
        table.give({ type: 'identify', unit: 0, target: 1 }, SCAN(4, 4));
        return table.events('looked')[0].succeeds;
      };
      expect(['0511 N', '0506 N', '0507 N', '0505 N', '0510 N', '0706 N'].map(needed)).toEqual([
        true,
        false,
        false,
        false,
        false,
        true,
      ]);
    },
  );

  rule(
    'BF2-EQ-08',
    'ECM is noticed where the roll would have done without it, and counts on the menu then',
    () => {
      const table = scene({
        south: [unit('Lance', '0509 N', mech('Ram')), unit('Guard', '0409 N', mech('Dog'))],
        north: [unit('Pack', '0503 S', mech('Wolf'), mech('Fog', { specials: ['ecm'] }))],
      });
      const number = (index: number) =>
        (table.firstField('identify').follow!(index)[0] as Pick).describe!(2).explanation!.total;
      table.phase('combat', 'south');
      expect(number(0)).toBe(8);
      table.give({ type: 'identify', unit: 0, target: 2 }, SCAN(4, 4));
      expect(table.element('Fog').jams).toBe(true);
      expect(number(1)).toBe(10);
      table.give({ type: 'identify', unit: 1, target: 2 }, SCAN(5, 4));
      expect(backOn(table, 'Pack')).toBe('type');
    },
  );

  rule('BF2-CONC-04', 'Why somebody cannot be looked at', () => {
    const table = scene({
      north: [
        unit('Pack', '0503 S', mech('Wolf')),
        unit('Den', '1501 S', mech('Fox')),
        unit('Open', '0504 S', mech('Elk')),
      ],
    });
    Object.assign(table.unit('Open').marks!, { back: null });
    table.phase('combat', 'south');
    const why = (target: number) => table.refusal({ type: 'identify', unit: 0, target }).message;
    expect(why(3)).toBe(CONCEALED_WHY_NOT.tooFar.message);
    expect([why(4), why(99)]).toEqual([
      CONCEALED_WHY_NOT.isIdentified.message,
      CONCEALED_WHY_NOT.isIdentified.message,
    ]);
    for (const each of table.state.units) Object.assign(each.marks!, { back: null });
    table.phase('combat', 'south');
    expect(table.firstField('identify')).toBeUndefined();
  });

  rule('BF2-CONC-06', 'In a box, ECM of the one that is looked at counts, and of others in the box', () => {
    const needed = (place: string) => {
      const table = scene({
        south: [unit('Lance', 'box 2 of north', mech('Ram'))],
        north: [unit('Pack', 'box 2', mech('Wolf')), unit('Den', place, mech('Fog', { specials: ['ecm'] }))],
        options: { offboard: true },
      });
      table.phase('combat', 'south');
      table.give({ type: 'identify', unit: 0, target: 1 }, SCAN(4, 4));
      return table.events('looked')[0].succeeds;
    };
    expect([needed('box 2'), needed('box 3')]).toEqual([false, true]);
  });
});
