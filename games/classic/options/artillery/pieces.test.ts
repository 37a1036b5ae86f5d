import { rule } from '@ironfield/conformance/rule.ts';
import type { Roll } from '@ironfield/conformance/scripted.ts';
import { viewFor } from '@ironfield/kernel/play/advance.ts';
import { describe, expect, test } from 'vitest';
import { classic } from '../../game.ts';
import type { OffBoardGun } from '../../state.ts';
import { Rounds } from '../../testing/rounds.ts';
import { mech, scene } from '../../testing/scene.ts';
import { location } from '../../testing/table.ts';
import { COMBINED, vehicle } from '../../testing/vehicles.ts';
import {
  artilleryOf,
  comeDown,
  type Flight,
  findOut,
  gunsOf,
  launch,
  losePiece,
  ordnanceLeft,
  range,
  rangedAt,
  register,
  roundsLeft,
  sheetsBetween,
  targetsOf,
  turnsBetween,
} from './battery.ts';
import { answerRegister, worthOf } from './bot.ts';
import { bestSpotter, ordersDue, watchersOf } from './firing.ts';
import { blastAt, radiusOf } from './landing.ts';
import { hexMarks } from './marks.ts';

const tough = mech('Wolf', { armor: 40 });
const GUN: OffBoardGun = { side: 0, seat: 0, piece: 'long tom', gunnery: 4, sheets: 1, edge: 'north' };
const FOE: OffBoardGun = { ...GUN, side: 1, seat: 1, edge: 'south' };
const L3 = { 'artillery-l3-ranges': true, 'artillery-l3-damage': true };
const ALL = { ...L3, 'artillery-l3-ordnance': true, 'counter-battery': true, minefields: 1 };

type Plan = Partial<Parameters<typeof scene>[0]>;

function battle(guns: readonly OffBoardGun[] | null = [GUN], plan: Plan = {}): Rounds {
  return new Rounds(
    scene({
      units: { Wolf: { mech: tough, at: '0801 S' }, Bear: { mech: tough, at: '0810 N' } },
      ...plan,
      options: { artillery: 'long tom', ...plan.options },
      setup: { ...(guns && { guns }), ...plan.setup },
    }),
  );
}

const dice = (a: number, b: number): Roll => ['artillery', a, b];
const scatter = (direction: number, hexes: number): Roll[] => [
  ['scatter direction', direction],
  ['scatter distance', hexes],
];

function land(made: Rounds, ...rolls: readonly Roll[]): Rounds {
  return (made as unknown as { run(steps: object[], rolls: readonly Roll[]): Rounds }).run(
    [{ step: 'guns/land' }],
    rolls,
  );
}

/** A shell in the air. */
function shell(made: Rounds, hex: string, rest: Partial<Flight> = {}): Rounds {
  const { state, field } = made.scene;
  const flight = { gun: 0, ordnance: 'high-explosive', lands: state.turn, spotters: [] } as const;
  launch(state, field, { ...flight, hex: made.scene.cell(hex), ...rest });
  return made;
}

test('Bots end no move where shells of their own side come down in this turn', () => {
  const perils = (rest: Partial<Flight>, unit: number, ...hexes: readonly string[]) => {
    const { scene: s } = shell(battle(), '0805', rest);
    register(s.state, s.field, 0, s.cell('0805'));
    return hexes.map((hex) =>
      s.field.plugged.peril!(1, s.field, s.state, unit, { cell: s.cell(hex), mode: 'walk' }),
    );
  };
  expect(perils({}, 0, '0805', '0806', '0807')).toEqual([21, 11, 1]);
  // The other side cannot know, and the next turn is far.
  expect(perils({}, 1, '0805')).toEqual([1]);
  expect(perils({ lands: 99 }, 0, '0805')).toEqual([1]);
});

describe('What a piece has', () => {
  rule(
    'MT-BASE-24',
    'Three tons of usual rounds and one of each other kind, where nothing else is said',
    () => {
      const rounds = (piece: OffBoardGun['piece'], options: object) => {
        const { scene: s } = battle([{ ...GUN, piece }], { options: options as Record<string, boolean> });
        return Object.fromEntries(
          ordnanceLeft(s.field, s.state, 0).map((kind) => [kind, roundsLeft(s.field, s.state, 0, kind)]),
        );
      };
      expect(rounds('long tom', {})).toEqual({ 'high-explosive': 15 });
      expect(rounds('sniper', {})).toEqual({ 'high-explosive': 30 });
      expect(rounds('thumper', {})).toEqual({ 'high-explosive': 60 });
      expect(rounds('long tom', ALL)).toMatchObject({ 'high-explosive': 15, cluster: 5, smoke: 5 });
      expect(rounds('arrow iv', ALL)).toMatchObject({ 'high-explosive': 15, cluster: 5, thunder: 5 });
      expect(rounds('clan arrow iv', ALL)).toMatchObject({ fascam: 5 });
      expect(rounds('arrow iv', { ...ALL, minefields: 0 })).not.toHaveProperty('thunder');
    },
  );

  rule('MT-BASE-24', 'Where the setup names rounds there are no others', () => {
    const { scene: s } = battle([{ ...GUN, rounds: { cluster: 2 } }], { options: ALL });
    expect(ordnanceLeft(s.field, s.state, 0)).toEqual(['cluster']);
    launch(s.state, s.field, { gun: 0, ordnance: 'cluster', hex: 1, lands: 9, spotters: [] });
    expect(roundsLeft(s.field, s.state, 0, 'cluster')).toBe(1);
    launch(s.state, s.field, { gun: 0, ordnance: 'cluster', hex: 1, lands: 9, spotters: [] });
    expect(ordnanceLeft(s.field, s.state, 0)).toEqual([]);
  });

  test('A piece of the option stands a mapsheet off, with ordinary gunners; without the option there is none', () => {
    const { scene: s } = battle(null);
    expect(gunsOf(s.field).map(({ gunnery, sheets, type }) => [gunnery, sheets, type.name])).toEqual([
      [4, 1, 'Long Tom'],
      [4, 1, 'Long Tom'],
    ]);
    expect(gunsOf(battle([GUN], { options: { artillery: 'none' } }).scene.field)).toEqual([]);
  });

  rule('MT-ARTY-18', 'From piece to piece: both distances, and the map between different edges', () => {
    const map = `${'. '.repeat(20)}\n`.repeat(40);
    const { field } = battle(
      [
        { ...GUN, sheets: 3 },
        { ...FOE, sheets: 2 },
      ],
      { map },
    ).scene;
    const [own, foe] = gunsOf(field);
    const between = (a: OffBoardGun['edge'], b: OffBoardGun['edge']) =>
      sheetsBetween(field, { ...own, edge: a! }, { ...foe, edge: b! });
    // 40 hexes high are three mapsheets, 20 wide are two.
    expect([between('north', 'south'), between('west', 'east'), between('north', 'east')]).toEqual([8, 7, 8]);
    expect([between('south', 'south'), between('east', 'north'), between('south', 'west')]).toEqual([
      5, 8, 8,
    ]);
    // 8 mapsheets are 136 hexes.
    expect(turnsBetween(field, own, foe)).toBe(1 + 4);
  });

  rule('MT-ARTY-18', 'Targets are enemy pieces that were found out, are left and within reach', () => {
    const targets = (change: (s: Rounds['scene']) => void, sheets = 10) => {
      const { scene: s } = battle([GUN, { ...FOE, sheets }, GUN], { options: ALL });
      change(s);
      return targetsOf(s.field, s.state, 0);
    };
    const found = (gun: number) => (s: Rounds['scene']) => findOut(s.state, s.field, gun);
    expect([targets(() => {}), targets(found(1)), targets(found(2))]).toEqual([[], [1], []]);
    const lost = (s: Rounds['scene']): void => {
      found(1)(s);
      losePiece(s.state, s.field, 1);
    };
    expect(targets(lost)).toEqual([]);
    // 1 + 1 + 28 are 30, the reach of a Long Tom.
    expect([targets(found(1), 28), targets(found(1), 29)]).toEqual([[1], []]);
  });
});

describe('What is noted of it', () => {
  rule('MT-BASE-24', 'A piece has its own memory of each hex, and the newer word counts', () => {
    const { state, field } = battle([GUN, GUN]).scene;
    range(state, field, 0, { hex: 7, seen: 1, isFound: false });
    range(state, field, 0, { hex: 8, seen: 2, isFound: false });
    range(state, field, 0, { hex: 7, seen: 1, isFound: true });
    const seen = (gun: number, hex: number) => rangedAt(artilleryOf(field, state), gun, hex);
    expect([seen(0, 7), seen(0, 8), seen(0, 9), seen(1, 7)]).toEqual([
      { hex: 7, seen: 1, isFound: true },
      { hex: 8, seen: 2, isFound: false },
      { hex: 9, seen: 0, isFound: false },
      { hex: 7, seen: 0, isFound: false },
    ]);
  });

  rule('MT-BASE-24', 'One shell comes down of those on the way there, and those of others stay', () => {
    const made = battle([GUN, GUN]);
    shell(made, '0505', { lands: 2 });
    shell(made, '0505', { lands: 3 });
    shell(made, '0505', { gun: 1, lands: 4 });
    const { state, field } = made.scene;
    const due = () => artilleryOf(field, state).flights.map(({ lands }) => lands);
    comeDown(state, { gun: 0, hex: made.scene.cell('0606') });
    expect(due()).toEqual([2, 3, 4]);
    comeDown(state, { gun: 0, hex: made.scene.cell('0505') });
    expect(due()).toEqual([3, 4]);
  });

  rule('MT-ARTY-05', 'Others see of a piece that it is lost, and of one they found out that they did', () => {
    const made = battle([GUN, FOE], { options: ALL });
    const { state, field } = made.scene;
    shell(made, '0505', { gun: 1 });
    register(state, field, 1, 3);
    range(state, field, 1, { hex: 7, seen: 1, isFound: false });
    findOut(state, field, 1);
    const seen = (viewer: 0 | 1 | 'spectator') => viewFor(classic, state, viewer).table.marks?.artillery;
    expect(seen(0)).toEqual({
      guns: [
        { fired: {}, memory: [] },
        { fired: {}, memory: [], isFoundOut: true },
      ],
      flights: [],
      registered: [[], []],
    });
    expect(seen(1)?.guns[1]).toEqual({
      fired: { 'high-explosive': 1 },
      memory: [{ hex: 7, seen: 1, isFound: false }],
    });
    expect([seen(1)?.flights.length, seen(1)?.registered]).toEqual([1, [[], [3]]]);
    expect(seen('spectator')).toBeUndefined();
    losePiece(state, field, 1);
    expect([seen(0)?.guns[1].isLost, seen('spectator')?.guns[1]]).toEqual([
      true,
      { fired: {}, memory: [], isLost: true },
    ]);
  });

  rule('MT-ARTY-18', 'A lost piece gets no more orders', () => {
    const { state, field } = battle([GUN, FOE, GUN]).scene;
    losePiece(state, field, 0);
    expect(ordersDue(field, { ...state, initiativeWinner: 1 }).map(({ gun }) => gun)).toEqual([2, 1]);
  });

  test('On the map: shells with their turn, and hexes that need no roll, each once', () => {
    const made = battle([GUN], { options: ALL });
    shell(made, '0505', { lands: 4, ordnance: 'smoke' });
    shell(made, '0505', { lands: 4, hex: -1, target: 0 });
    const { state, field } = made.scene;
    register(state, field, 0, 3);
    range(state, field, 0, { hex: 3, seen: 0, isFound: true });
    range(state, field, 0, { hex: 4, seen: 0, isFound: true });
    range(state, field, 0, { hex: 5, seen: 2, isFound: false });
    const marks = hexMarks([], field, state);
    expect(marks.map(({ hex, kind, label }) => [hex, kind, label])).toEqual([
      [3, 'registered', ''],
      [4, 'registered', ''],
      [made.scene.cell('0505'), 'shell', '4'],
    ]);
    expect(marks[2].words).toBe('a shell of the Long Tom (smoke) lands here in turn 4');
  });
});

describe('Who spots', () => {
  rule('MT-BASE-24', 'Those on the map who can act and see the hex, be it their own', () => {
    const watching = (state: object, at = '0801 S') => {
      const { scene: s } = battle([GUN], { units: { Wolf: { at, state }, Bear: { at: '0810 N' } } });
      return watchersOf(s.field, s.state, 0, s.cell('0805')).length;
    };
    expect([watching({}), watching({}, '0805 N'), watching({ prone: true })]).toEqual([1, 1, 1]);
    expect([watching({ shutDown: 1 }), watching({ loss: 'engine' }), watching({ hex: -1 })]).toEqual([
      0, 0, 0,
    ]);
  });

  rule('MT-BASE-24', 'Of equal gunners the first, of several the best, of none nobody', () => {
    const { state } = battle([GUN], {
      units: {
        Wolf: { at: '0101 N', gunnery: 4 },
        Bear: { at: '0201 N', gunnery: 3 },
        Cub: { at: '0301 N', gunnery: 3 },
      },
    }).scene;
    expect([
      bestSpotter(state, []),
      bestSpotter(state, [0, 1, 2]),
      bestSpotter(state, [2, 1]),
      bestSpotter(state, [0]),
    ]).toEqual([-1, 1, 2, 0]);
    state.units[0].crew = { ...state.units[0].crew, gunnery: 2 };
    expect(bestSpotter(state, [0, 1, 2])).toBe(0);
  });
});

describe('Coming down', () => {
  rule('MT-PRE-33', 'Those of the side that lost the Initiative first, then by piece; others not yet', () => {
    const made = battle([GUN, FOE, GUN]);
    made.scene.state.initiativeWinner = 0;
    shell(made, '0115', { gun: 2 });
    shell(made, '0115', { gun: 0 });
    shell(made, '0115', { gun: 1 });
    shell(made, '0115', { gun: 1, lands: made.scene.state.turn + 1 });
    const misses = Array.from({ length: 3 }, () => [dice(1, 1), ...scatter(4, 6)]).flat();
    land(made, ...misses);
    expect(made.scene.happened('shell-landed').map(({ gun }) => gun)).toEqual([1, 0, 2]);
    expect(made.scene.happened('barrage')).toHaveLength(1);
    expect(artilleryOf(made.scene.field, made.scene.state).flights).toHaveLength(1);
  });

  test('Where nothing is due nothing is said', () => {
    const made = land(shell(battle(), '0505', { lands: 9 }));
    expect(made.scene.events).toEqual([]);
  });

  rule('MT-BASE-01', 'Ten hits with Gunnery Skill 3, eleven with 4', () => {
    const hits = (gunnery: number, a: number, b: number) => {
      const made = shell(battle([{ ...GUN, gunnery }]), '0115');
      const isHit = a + b >= gunnery + 7;
      return land(made, dice(a, b), ...(isHit ? [] : scatter(4, 6))).scene.happened('shell-landed')[0].isHit;
    };
    expect([hits(3, 4, 6), hits(3, 4, 5), hits(4, 5, 6), hits(4, 5, 5)]).toEqual([true, false, true, false]);
  });

  rule(
    'MT-ARTY-08',
    'A cluster round strikes a vehicle in its hex on the front, another round where it comes from',
    () => {
      const side = (ordnance: Flight['ordnance'], hex: string) => {
        const made = battle([{ ...GUN, piece: 'sniper' }], {
          options: { ...ALL, ...COMBINED },
          units: { Wolf: { at: '0101 S' }, Tank: { mech: vehicle('Tank', { armor: 60 }), at: `${hex} S` } },
        });
        const groups = hex === '0810' ? (ordnance === 'cluster' ? 3 : 4) : 2;
        land(
          shell(made, '0810', { ordnance }),
          dice(6, 6),
          ...Array.from({ length: groups }, () => location(3, 4)),
        );
        return made.scene.happened('location')[0].side;
      };
      expect([side('cluster', '0810'), side('high-explosive', '0810'), side('cluster', '0811')]).toEqual([
        'front',
        'rear',
        'rear',
      ]);
    },
  );

  rule(['MT-BASE-01', 'MT-ARTY-04'], 'How far each round reaches', () => {
    const radius = (piece: OffBoardGun['piece'], ordnance: Flight['ordnance'], options: object = ALL) => {
      const { field } = battle([{ ...GUN, piece }], { options: options as Record<string, boolean> }).scene;
      const { type } = gunsOf(field)[0];
      const hexes = radiusOf(field, type, ordnance);
      expect([blastAt(field, type, ordnance, hexes) > 0, blastAt(field, type, ordnance, hexes + 1)]).toEqual([
        true,
        0,
      ]);
      return hexes;
    };
    expect([radius('long tom', 'high-explosive'), radius('sniper', 'high-explosive')]).toEqual([2, 1]);
    expect([radius('long tom', 'cluster'), radius('sniper', 'cluster')]).toEqual([3, 2]);
    expect([radius('long tom', 'flechette'), radius('sniper', 'flechette')]).toEqual([5, 3]);
    expect([radius('long tom', 'high-explosive', {}), radius('thumper', 'high-explosive', {})]).toEqual([
      1, 1,
    ]);
  });
});

describe('Bots', () => {
  test('They register a row of hexes across the middle', () => {
    const { field } = battle().scene;
    const hexes = [5, 4, 3, 2, 1].map((left) => answerRegister(field, { seat: 0, left }));
    expect(hexes).toEqual(['0209', '0509', '0809', '1109', '1409'].map((hex) => ({ type: 'register', hex })));
  });

  test('Own losses count for more than those of the enemy, and half beside the hex', () => {
    const { scene: s } = battle([GUN], {
      units: {
        Wolf: { at: '0101 S', state: { shutDown: 1 } },
        Bear: { at: '0810 N', state: { shutDown: 1 } },
        Cub: { at: '0811 N', state: { shutDown: 1 } },
        Gone: { at: '0810 N', state: { loss: 'engine' } },
      },
    });
    const worth = (hex: string) => worthOf(s.field, s.state, 0, s.cell(hex));
    expect([worth('0810'), worth('0809'), worth('0101'), worth('0102'), worth('0501')]).toEqual([
      30, 10, -50, -25, 0,
    ]);
  });

  test('They aim at where an enemy will be who comes nearer, at half its pace for each turn', () => {
    const { scene: s } = battle([GUN], {
      units: {
        Wolf: { at: '0801 S', state: { shutDown: 1 } },
        Bear: { mech: mech('Bear', { walk: 4 }), at: '0816 N' },
      },
    });
    // It flies a turn: two turns of 2 hexes.
    const worth = (hex: string) => worthOf(s.field, s.state, 0, s.cell(hex));
    expect([worth('0816'), worth('0812'), worth('0811'), worth('0810')]).toEqual([0, 20, 10, 0]);
  });
});
