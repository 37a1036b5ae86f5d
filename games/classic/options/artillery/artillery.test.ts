import { rule } from '@ironfield/conformance/rule.ts';
import type { Roll } from '@ironfield/conformance/scripted.ts';
import { explain } from '@ironfield/kernel/explanation.ts';
import type { Pick } from '@ironfield/kernel/menu/menu.ts';
import { eventsFor, menuFor, viewFor } from '@ironfield/kernel/play/advance.ts';
import { describe, expect, test } from 'vitest';
import { hasCondition } from '../../battlefield.ts';
import { type Ordnance, PIECE_TYPES, turnsOverHexes, turnsToFly } from '../../data/artillery.ts';
import { draw } from '../../drawing.ts';
import { classic } from '../../game.ts';
import type { RuleId } from '../../rule-index.ts';
import type { OffBoardGun } from '../../state.ts';
import { answerOf } from '../../testing/bot.ts';
import { platoon } from '../../testing/platoons.ts';
import { Rounds } from '../../testing/rounds.ts';
import { mech, scene } from '../../testing/scene.ts';
import { location } from '../../testing/table.ts';
import { COMBINED, vehicle } from '../../testing/vehicles.ts';
import { table } from '../../view.ts';
import {
  artilleryOf,
  gunsOf,
  launch,
  ordnanceLeft,
  reaches,
  register,
  roundsLeft,
  sheetsBetween,
  sheetsTo,
  turnsBetween,
  turnsTo,
} from './battery.ts';
import { worthOf } from './bot.ts';
import { numberFromAfar, ordersDue } from './firing.ts';

const tough = mech('Wolf', { armor: 40, slots: { CT: ['Medium Laser'] } });
const GUN: OffBoardGun = { side: 0, seat: 0, piece: 'long tom', gunnery: 4, sheets: 1, edge: 'north' };
const L3 = { 'artillery-l3-ranges': true, 'artillery-l3-damage': true };

type Plan = Parameters<typeof scene>[0];

/** A battle of Wolf with a piece behind its edge against Bear. */
function battle(plan: Partial<Plan> & { readonly gun?: Partial<OffBoardGun> } = {}) {
  const { gun, options, setup, ...rest } = plan;
  return new Rounds(
    scene({
      units: { Wolf: { mech: tough, at: '0801 S' }, Bear: { mech: tough, at: '0810 N' } },
      ...rest,
      options: { artillery: 'long tom', ...options },
      setup: { guns: [{ ...GUN, ...gun }], ...setup },
    }),
  );
}

const shell = (hex: string, rest: object = {}) =>
  ({ type: 'bombard', gun: 0, ordnance: 'high-explosive', hex, ...rest }) as const;
const HOLD = { type: 'hold-fire' } as const;
const dice = (a: number, b: number): Roll => ['artillery', a, b];
const scatter = (direction: number, hexes: number): Roll[] => [
  ['scatter direction', direction],
  ['scatter distance', hexes],
];

/** Shells come down in the turn that has begun, with these dice. */
function land(made: Rounds, ...rolls: readonly Roll[]): Rounds {
  return (made as unknown as { run(steps: object[], rolls: readonly Roll[]): Rounds }).run(
    [{ step: 'guns/land' }],
    rolls,
  );
}

/** A shell is on its way to this hex, and Wolf has seen it there. */
function aimed(made: Rounds, hex: string, rest: object = {}): Rounds {
  const { state, field } = made.scene;
  launch(state, field, {
    gun: 0,
    ordnance: 'high-explosive',
    hex: made.scene.cell(hex),
    lands: state.turn,
    spotters: [0],
    ...rest,
  });
  return made;
}

describe('Firing', () => {
  rule(
    ['MT-BASE-24', 'MT-BASE-01', 'MT-PRE-33'],
    'A shell is ordered before movement, and lands after it, turns later',
    () => {
      const made = battle().begin(0);
      expect(made.asked).toBe('0 guns/order');
      made.order(shell('0810'));
      const { state } = made.scene;
      expect(artilleryOf(made.scene.field, state).flights).toEqual([
        { gun: 0, ordnance: 'high-explosive', hex: made.scene.cell('0810'), lands: 2, spotters: [0] },
      ]);
      expect(made.asked).toBe('0 movement/move');
      made.still('Wolf').still('Bear');
      expect(made.asked).toBe('0 weapon/declare');
      expect(made.scene.happened('shell-landed')).toEqual([]);
      made.scene.state.turn = 2;
      land(made, dice(6, 5), ...Array.from({ length: 4 }, () => location(3, 4)), ['piloting', 6, 6]);
      expect(made.scene.happened('shell-landed')).toMatchObject([
        { to: made.scene.cell('0810'), isHit: true, scatter: [], number: { total: 11 } },
      ]);
      expect(made.damage('Bear')).toBe(20);
    },
  );

  rule('MT-PRE-33', 'It lands between the Movement Phase and the Weapon Attack Phase of its turn', () => {
    const made = aimed(battle(), '0815');
    made.scene.state.turn = 0;
    made.begin(0);
    made.order(HOLD).still('Wolf');
    expect(made.scene.happened('shell-landed')).toEqual([]);
    made.still('Bear', dice(1, 1), ...scatter(4, 6));
    expect(made.scene.happened('shell-landed')).toHaveLength(1);
    expect(made.asked).toBe('0 weapon/declare');
  });

  rule('MT-BASE-24', 'The side that lost the Initiative is asked first, for every piece of its own', () => {
    const guns = [GUN, { ...GUN, side: 1, seat: 1 }, GUN] as const;
    const { field } = battle({ setup: { guns } }).scene;
    const order = (initiativeWinner: 0 | 1) =>
      ordersDue(field, { initiativeWinner, marks: null }).map(({ seat, gun }) => [seat, gun]);
    expect(order(0)).toEqual([
      [1, 1],
      [0, 0],
      [0, 2],
    ]);
    expect(order(1)).toEqual([
      [0, 0],
      [0, 2],
      [1, 1],
    ]);
  });

  rule('MT-BASE-24', 'Ammunition is used when it is ordered, and a piece without any is still asked', () => {
    const made = battle({ gun: { rounds: { 'high-explosive': 1 } } }).begin(0);
    const left = () => roundsLeft(made.scene.field, made.scene.state, 0, 'high-explosive');
    expect([left(), made.orders]).toEqual([1, ['hold-fire', 'bombard']]);
    made.order(shell('0810'));
    expect(left()).toBe(0);
    made.begin(0);
    expect([made.asked, made.orders]).toEqual(['0 guns/order', ['hold-fire']]);
  });

  rule('MT-BASE-01', 'Flight: 17 hexes 0 turns, 18 to 33 one, 34 to 67 two, 68 to 101 three', () => {
    expect([17, 18, 33, 34, 67, 68, 101].map(turnsOverHexes)).toEqual([0, 1, 1, 2, 2, 3, 3]);
  });

  rule('MT-ARTY-03', 'Flight by mapsheets', () => {
    expect([1, 6, 7, 14, 15, 20, 21, 25, 26, 30].map(turnsToFly)).toEqual([1, 1, 2, 2, 3, 3, 4, 4, 5, 5]);
    // Launched in turn 2 from 8 mapsheets it lands in turn 4.
    const made = battle({ gun: { sheets: 7 }, options: L3 });
    made.begin(0);
    made.scene.state.turn = 2;
    made.order(shell('0810'));
    expect(artilleryOf(made.scene.field, made.scene.state).flights[0].lands).toBe(4);
  });

  rule('MT-ARTY-03', 'The way is from the piece to its edge, and from there to the hex', () => {
    const map = `${'. '.repeat(20)}\n`.repeat(40);
    const { field, state } = battle({ map, options: L3, gun: { sheets: 5 } }).scene;
    const [gun] = gunsOf(field);
    const sheets = (edge: 'north' | 'south' | 'west' | 'east', hex: string) =>
      sheetsTo(field, { ...gun, edge }, field.board.cells.get(hex)!);
    expect([
      sheets('north', '0117'),
      sheets('north', '0118'),
      sheets('south', '0124'),
      sheets('south', '0123'),
    ]).toEqual([6, 7, 6, 7]);
    expect([
      sheets('west', '1701'),
      sheets('west', '1801'),
      sheets('east', '0401'),
      sheets('east', '0301'),
    ]).toEqual([6, 7, 6, 7]);
    expect([
      turnsTo(field, gun, field.board.cells.get('0117')!),
      turnsTo(field, gun, field.board.cells.get('0118')!),
    ]).toEqual([1, 2]);
    expect(state.marks).toBeNull();
  });

  rule('MT-ARTY-02', 'Reach in mapsheets: Long Tom 30, Thumper 21, Sniper 18, Arrow IV 8, Clan 9', () => {
    const reach = (piece: OffBoardGun['piece'], sheets: number, options: object = L3) => {
      const { field } = battle({ gun: { piece, sheets: sheets - 1 }, options: options as never }).scene;
      return reaches(field, gunsOf(field)[0], 0);
    };
    const limits = [
      ['long tom', 30],
      ['thumper', 21],
      ['sniper', 18],
      ['arrow iv', 8],
      ['clan arrow iv', 9],
    ] as const;
    expect(limits.map(([piece, most]) => [reach(piece, most), reach(piece, most + 1)])).toEqual(
      limits.map(() => [true, false]),
    );
    // By the basic rules.
    const basic = [
      ['long tom', 20],
      ['thumper', 14],
      ['sniper', 12],
      ['arrow iv', 5],
      ['clan arrow iv', 6],
    ] as const;
    expect(basic.map(([piece, most]) => [reach(piece, most, {}), reach(piece, most + 1, {})])).toEqual(
      basic.map(() => [true, false]),
    );
    const far = battle({ gun: { sheets: 30 }, options: L3 }).begin(0);
    expect(far.refusal(shell('0810'))).toMatchObject({ rule: 'MT-BASE-01' });
  });

  rule('MT-BASE-01', 'A piece without an edge of its own stands behind that of its side', () => {
    const edgeOf = (hexes: readonly string[]) => {
      const { edge: _, ...gun } = GUN;
      const made = scene({
        units: { Wolf: { mech: tough }, Bear: { mech: tough, at: '0810 N' } },
        options: { artillery: 'long tom' },
        setup: { guns: [gun], deployment: [{ side: 0, count: 1, zones: [{ name: 'here', hexes }] }] },
      });
      return gunsOf(made.field)[0].edge;
    };
    expect([
      edgeOf(['0801', '0902']),
      edgeOf(['0816', '0917']),
      edgeOf(['0108', '0209']),
      edgeOf(['1408', '1509']),
    ]).toEqual(['north', 'south', 'west', 'east']);
    const plain = scene({ units: { Wolf: {}, Bear: {} }, options: { artillery: 'sniper' } });
    expect(gunsOf(plain.field).map(({ piece, side, seat, edge }) => [piece, side, seat, edge])).toEqual([
      ['sniper', 0, 0, 'north'],
      ['sniper', 1, 1, 'south'],
    ]);
  });
});

describe('Hitting', () => {
  const number = (gunnery: number, spotter: number | null, seen = 0) => {
    const made = scene({
      units: {
        Wolf: { at: '0801 S', ...(spotter !== null && { gunnery: spotter }) },
        Bear: { at: '0810 N' },
      },
      options: { artillery: 'long tom' },
    });
    const gun = { ...gunsOf(made.field)[0], gunnery };
    return explain<RuleId>((tally) =>
      numberFromAfar(tally, made.state, gun, { seen, spotter: spotter === null ? -1 : 0 }),
    );
  };

  rule(
    'MT-BASE-01',
    'Gunnery Skill + 7, -1 for each miss that was seen, half of the skill of who spots',
    () => {
      expect(number(4, null)).toTotal(11);
      expect(number(3, null)).toTotal(10);
      expect(number(4, null, 2)).toTotal(9);
      expect(number(4, 2)).toTotal(10);
      expect(number(4, 3)).toTotal(11);
      expect(number(4, 4)).toTotal(11);
      expect(number(4, 5)).toTotal(11);
      expect(number(4, 6)).toTotal(12);
    },
  );

  rule('MT-BASE-02', 'A miss scatters along a hexside: direction 4, distance 3 from 0810 is 0813', () => {
    const made = land(aimed(battle(), '0810'), dice(5, 5), ...scatter(4, 3));
    expect(made.scene.happened('shell-landed')).toMatchObject([
      { to: made.scene.cell('0813'), isHit: false, scatter: [4, 3], dice: [5, 5] },
    ]);
    expect(made.damage('Bear')).toBe(0);
    const others = [1, 2, 3, 5, 6].map((direction) => {
      const other = land(aimed(battle(), '0810'), dice(1, 1), ...scatter(direction, 2));
      return other.scene.field.board.number[other.scene.happened('shell-landed')[0].to];
    });
    expect(others).toEqual(['0808', '1009', '1011', '0611', '0609']);
  });

  rule('MT-BASE-02', 'Off the map it does nothing', () => {
    const made = land(aimed(battle(), '0801'), dice(5, 5), ...scatter(1, 1));
    expect(made.scene.happened('shell-landed')).toMatchObject([{ to: -1, isHit: false }]);
    expect(made.damage('Wolf')).toBe(0);
  });

  test('The story of a shell says where a miss comes down, and nothing of the dice that nobody rolls', () => {
    const made = land(aimed(battle(), '0810'), dice(5, 5), ...scatter(4, 3));
    const { state, field } = made.scene;
    const [shell] = made.scene.happened('shell-landed');
    const told = (changes: Partial<typeof shell>) => classic.describe({ ...shell, ...changes }, table(state));
    expect(told({})).toMatch(
      /, aimed at hex 0810, needs 11, rolls 10 and misses: it comes down in hex 0813\.$/,
    );
    expect(told({ to: -1 })).toMatch(/ misses: it comes down off the map\.$/);
    expect(told({ isHit: true, number: null, to: field.board.number.indexOf('0810') })).toMatch(
      /, aimed at hex 0810, hits\.$/,
    );
  });

  rule('MT-BASE-24', 'Only a miss that somebody has seen at both ends makes the next shells easier', () => {
    const seen = (spotters: readonly number[], wolf = '0801 S', map?: string) => {
      const made = battle({ ...(map && { map }), units: { Wolf: { at: wolf }, Bear: { at: '0117 N' } } });
      land(aimed(made, '0810', { spotters }), dice(1, 1), ...scatter(4, 6));
      return artilleryOf(made.scene.field, made.scene.state).guns[0].memory;
    };
    const hex = battle().scene.cell('0810');
    expect(seen([0])).toEqual([{ hex, seen: 1, isFound: false }]);
    expect(seen([])).toEqual([]);
    // An enemy who looks on is no use.
    expect(seen([1])).toEqual([]);
    const wall = `${`${'. '.repeat(15)}\n`.repeat(8)}${'.5 '.repeat(15)}\n${`${'. '.repeat(15)}\n`.repeat(8)}`;
    expect(seen([0], '0801 S', wall)).toEqual([]);
  });

  rule(
    ['MT-BASE-24', 'MT-BASE-01'],
    'Ordered in turn 1, missed in turn 2 in sight: 10 from then on; after a hit no dice at all',
    () => {
      const made = land(aimed(battle(), '0710'), dice(3, 4), ...scatter(4, 6));
      expect(made.scene.happened('ranged')).toMatchObject([{ seen: 1, isFound: false }]);
      land(aimed(made, '0710'), dice(4, 6), ...Array.from({ length: 2 }, () => location(3, 4)));
      expect(made.scene.happened('shell-landed').map(({ number, isHit }) => [number?.total, isHit])).toEqual([
        [11, false],
        [10, true],
      ]);
      land(aimed(made, '0710'), ...Array.from({ length: 2 }, () => location(3, 4)));
      expect(made.scene.happened('shell-landed')[2]).toMatchObject({ number: null, dice: [], isHit: true });
      // That is of this hex alone.
      land(aimed(made, '0711'), dice(1, 1), ...scatter(4, 6));
      expect(made.scene.happened('shell-landed')[3]).toMatchObject({ number: { total: 11 }, isHit: false });
    },
  );

  rule('MT-BASE-24', 'Of several who have watched the best counts, if he can act', () => {
    const total = (state: object) => {
      const made = battle({
        units: {
          Wolf: { at: '0801 S', gunnery: 6 },
          Bear: { at: '0117 N' },
          Cub: { at: '0901 S', side: 0, seat: 0, gunnery: 2, state },
        },
      });
      land(aimed(made, '0810', { spotters: [0, 2] }), dice(1, 1), ...scatter(4, 6));
      return made.scene.happened('shell-landed')[0].number!.total;
    };
    expect([total({}), total({ shutDown: 1 })]).toEqual([10, 12]);
  });

  rule('MT-BASE-24', 'Who fires at another hex gives up the spotters of the shells in the air', () => {
    const made = aimed(battle(), '0810', { lands: 3 });
    const spotters = () => artilleryOf(made.scene.field, made.scene.state).flights.map((one) => one.spotters);
    aimed(made, '0810', { lands: 3 });
    expect(spotters()).toEqual([[0], [0]]);
    aimed(made, '0812', { lands: 3 });
    expect(spotters()).toEqual([[], [], [0]]);
  });

  rule('MT-BASE-01', 'Five hexes a side are registered before the battle, and hit without a roll', () => {
    const made = battle({ units: { Wolf: {}, Bear: {} } });
    (made as unknown as { run(steps: object[], rolls: readonly Roll[]): Rounds }).run(
      [{ step: 'setup/opening' }],
      [],
    );
    expect(made.asked).toBe('0 guns/register');
    for (const hex of ['0810', '0811', '0812', '0813']) made.order({ type: 'register', hex });
    expect(made.refusal({ type: 'register', hex: '0811' })).toMatchObject({ rule: 'MT-BASE-01' });
    made.order({ type: 'register', hex: '0101' });
    expect(made.asked).toBe('over');
    const { field, state } = made.scene;
    expect(artilleryOf(field, state).registered[0].map((cell) => field.board.number[cell])).toEqual([
      '0810',
      '0811',
      '0812',
      '0813',
      '0101',
    ]);
    land(aimed(made, '0813'));
    expect(made.scene.happened('shell-landed')).toMatchObject([{ isHit: true, number: null }]);
    const early = battle({ units: { Wolf: {}, Bear: {} } });
    (early as unknown as { run(steps: object[], rolls: readonly Roll[]): Rounds }).run(
      [{ step: 'setup/opening' }],
      [],
    );
    early.order({ type: 'register', hex: '0810' }).order({ type: 'registered' });
    expect([early.asked, artilleryOf(early.scene.field, early.scene.state).registered[0]]).toHaveLength(2);
  });
});

/** Where a Long Tom bursts on 0810, and who stands there. */
function blast(units: Plan['units'], rolls: readonly Roll[], rest: Partial<Plan> = {}) {
  return land(
    aimed(battle({ units: { Wolf: { at: '0101 S' }, ...units }, ...rest }), '0810', { spotters: [] }),
    dice(6, 6),
    ...rolls,
  );
}

const hits = (count: number): Roll[] => Array.from({ length: count }, () => location(3, 4));
const STANDS: Roll = ['piloting', 6, 6];

describe('Blasts', () => {
  rule('MT-BASE-01', 'Long Tom 20 and 10 beside, Sniper 10 and 5, Thumper 5 and 2', () => {
    const at = (piece: OffBoardGun['piece']) => {
      const groups = { 'long tom': [4, 2, true], sniper: [2, 1, false], thumper: [1, 1, false] }[
        piece as 'sniper'
      ] as [number, number, boolean];
      const made = battle({
        gun: { piece },
        units: {
          Wolf: { at: '0101 S' },
          Bear: { mech: tough, at: '0810 N' },
          Cub: { mech: tough, at: '0811 N' },
          Far: { mech: tough, at: '0812 N' },
        },
      });
      land(aimed(made, '0810'), dice(6, 6), ...hits(groups[0] + groups[1]), ...(groups[2] ? [STANDS] : []));
      return ['Bear', 'Cub', 'Far'].map((name) => made.damage(name));
    };
    expect([at('long tom'), at('sniper'), at('thumper')]).toEqual([
      [20, 10, 0],
      [10, 5, 0],
      [5, 2, 0],
    ]);
  });

  rule(['MT-ARTY-04', 'MT-ARTY-07'], 'High explosive loses 10 with every hex', () => {
    const points = (['long tom', 'sniper', 'thumper', 'arrow iv'] as const).map((piece) => {
      const { field } = battle({ gun: { piece }, options: L3 }).scene;
      return [0, 1, 2, 3].map((hexes) => field.plugged.blastAt!(PIECE_TYPES[piece], 'high-explosive', hexes));
    });
    expect(points).toEqual([
      [25, 15, 5, 0],
      [20, 10, 0, 0],
      [15, 5, 0, 0],
      [25, 15, 5, 0],
    ]);
    const { field } = battle({ options: L3 }).scene;
    const cluster = [0, 1, 2, 3, 4].map((hexes) =>
      field.plugged.blastAt!(PIECE_TYPES['long tom'], 'cluster', hexes),
    );
    expect(cluster).toEqual([20, 15, 10, 5, 0]);
  });

  rule('MT-ARTY-04', 'One hex off a Long Tom does 15, three groups of 5 from where it burst', () => {
    const made = blast({ Bear: { mech: tough, at: '0811 N' } }, hits(3), { options: L3 });
    expect(made.scene.happened('location').map(({ side }) => side)).toEqual(['front', 'front', 'front']);
    expect(made.damage('Bear')).toBe(15);
    const behind = blast({ Bear: { mech: tough, at: '0809 N' } }, hits(3), { options: L3 });
    expect(behind.scene.happened('location')[0].side).toBe('rear');
  });

  rule('MT-ARTY-04', 'In the hex itself it comes from the edge that the piece stands behind', () => {
    const side = (edge: OffBoardGun['edge'], facing: string) => {
      const made = battle({
        gun: { edge, piece: 'thumper' },
        units: { Wolf: { at: '0101 S' }, Bear: { mech: tough, at: `0810 ${facing}` } },
      });
      land(aimed(made, '0810'), dice(6, 6), ...hits(1));
      return made.scene.happened('location')[0].side;
    };
    expect([side('north', 'N'), side('south', 'N'), side('north', 'S'), side('north', 'SE')]).toEqual([
      'front',
      'rear',
      'rear',
      'left',
    ]);
    expect([side('east', 'N'), side('west', 'N')]).toEqual(['front', 'front']);
  });

  rule('MT-ARTY-04', '28 riflemen in the open one hex off lose 30, among rocks 15', () => {
    const left = (ground: string) => {
      const rows = Array.from({ length: 17 }, (_, row) =>
        Array.from({ length: 15 }, (_, col) => (row === 10 && col === 7 ? ground : '.')).join(' '),
      );
      const made = blast({ Foot: { mech: platoon('Foot'), at: '0811 N' } }, [], {
        map: rows.join('\n'),
        options: { ...L3, ...COMBINED },
      });
      expect(made.scene.happened('damaged')).toHaveLength(1);
      return made.scene.unit('Foot').structure[0];
    };
    expect([left('.'), left('r')]).toEqual([0, 13]);
  });

  rule('MT-ARTY-04', 'A vehicle is struck in groups on the side that it turns there', () => {
    const made = blast({ Tank: { mech: vehicle('Tank', { armor: 40 }), at: '0811 N' } }, hits(3), {
      options: { ...L3, ...COMBINED },
    });
    expect(made.scene.happened('location').map(({ side }) => side)).toEqual(['front', 'front', 'front']);
  });

  rule('MT-ARTY-04', 'Friends are hurt alike, and woods shelter nobody', () => {
    const map = `${`${'. '.repeat(15)}\n`.repeat(9)}${'H '.repeat(15)}\n${`${'. '.repeat(15)}\n`.repeat(7)}`;
    const made = blast(
      { Bear: { at: '0101 N' }, Cub: { mech: tough, at: '0810 N', side: 0, seat: 0 } },
      [...hits(5), STANDS],
      {
        map,
        options: L3,
      },
    );
    expect(made.damage('Cub')).toBe(25);
  });

  rule(
    ['MT-BASE-24', 'CBT-PSR-06'],
    'Whoever has taken 20 points rolls to stay on its feet before anybody fires',
    () => {
      const made = blast({ Bear: { mech: tough, at: '0810 N' } }, [
        ...hits(4),
        ['piloting', 1, 1],
        ['fall facing', 1],
        location(3, 4),
        ['pilot injury', 6, 6],
      ]);
      expect(made.scene.unit('Bear').prone).toBe(true);
      // The next phase begins anew.
      expect(made.scene.state.units[1].thisPhase.damage).toBe(20);
    },
  );

  rule('MT-BASE-24', 'Nobody is touched who is wholly under water', () => {
    const map = `${`${'. '.repeat(15)}\n`.repeat(9)}${'~2 '.repeat(15)}\n${`${'~1 '.repeat(15)}\n`.repeat(8)}`;
    const made = blast({ Bear: { mech: tough, at: '0810 N' }, Cub: { mech: tough, at: '0811 N' } }, hits(2), {
      map,
    });
    expect([made.damage('Bear'), made.damage('Cub')]).toEqual([0, 10]);
  });

  rule(['MT-PRE-17', 'MT-BASE-24'], 'Whoever lies hidden there is hurt, and comes to light', () => {
    const map = `${'l '.repeat(15)}\n`.repeat(17);
    const made = battle({
      map,
      units: { Wolf: { at: '0801 S' }, Bear: { mech: tough }, Cub: { mech: tough, side: 1, seat: 1 } },
      options: { 'hidden-units': true },
    });
    const [, bear, cub] = made.scene.state.units;
    bear.marks = { hidden: { hex: made.scene.cell('0811'), facing: 0 } };
    cub.marks = { hidden: { hex: made.scene.cell('0812'), facing: 0 } };
    aimed(made, '0810');
    land(made, dice(6, 6), ...hits(2));
    expect([made.damage('Bear'), made.hexOf('Bear'), made.hexOf('Cub')]).toEqual([10, '0811', undefined]);
    expect(made.scene.happened('location')[0].side).toBe('front');
  });
});

describe('Kinds of round', () => {
  const ALL = { ...L3, 'artillery-l3-ordnance': true };

  /** A round of this kind bursts on 0810. */
  function round(
    ordnance: Ordnance,
    units: Plan['units'],
    rolls: readonly Roll[],
    rest: Partial<Plan> & { gun?: Partial<OffBoardGun> } = {},
  ) {
    const made = battle({
      ...rest,
      units: { Wolf: { at: '0101 S' }, ...units },
      options: { ...ALL, ...COMBINED, ...rest.options },
    });
    return land(aimed(made, '0810', { ordnance }), dice(6, 6), ...rolls);
  }
  /** Struck from above: a single die decides where. */
  const fromAbove = (count: number): Roll[] =>
    Array.from({ length: count }, (_, at) => location((at % 6) + 1));
  const woodsAt = (...rows: number[]) =>
    Array.from({ length: 17 }, (_, row) => (rows.includes(row + 1) ? 'l ' : '. ').repeat(15)).join('\n');

  rule(['MT-ARTY-06', 'MT-ARTY-05'], 'Each piece has its own kinds, and the Clans only some', () => {
    const kinds = (piece: OffBoardGun['piece'], options: object = {}) => {
      const made = battle({ gun: { piece }, options: { ...ALL, ...options } });
      return ordnanceLeft(made.scene.field, made.scene.state, 0);
    };
    expect(kinds('long tom')).toEqual(['high-explosive', 'cluster', 'flechette', 'illumination', 'smoke']);
    expect(kinds('sniper')).toEqual(['high-explosive', 'cluster', 'flechette', 'illumination', 'smoke']);
    expect(kinds('thumper')).toEqual(['high-explosive', 'smoke']);
    expect(kinds('arrow iv')).toEqual(['high-explosive', 'cluster', 'illumination']);
    expect(kinds('arrow iv', { minefields: 1 })).toEqual([
      'high-explosive',
      'cluster',
      'thunder',
      'illumination',
    ]);
    expect(kinds('clan arrow iv', { minefields: 1 })).toEqual(['high-explosive', 'fascam']);
    const made = battle({ gun: { piece: 'thumper' }, options: ALL }).begin(0);
    expect(made.refusal(shell('0810', { ordnance: 'cluster' }))).toMatchObject({ rule: 'MT-BASE-24' });
  });

  rule(
    'MT-ARTY-08',
    'Cluster: 20, in woods 10; one hex off in woods 8 (5 + 3); 3 hexes off 5, in woods 3',
    () => {
      const taken = (hex: string, points: number, map?: string) => {
        const groups = Math.ceil(points / 5);
        const made = round(
          'cluster',
          { Bear: { mech: tough, at: `${hex} N` } },
          [...(hex === '0810' ? fromAbove(groups) : hits(groups)), ...(points >= 20 ? [STANDS] : [])],
          { ...(map && { map }) },
        );
        return made.scene
          .happened('damaged')
          .filter(({ unit }) => unit === 1)
          .map(({ damage }) => damage);
      };
      expect(taken('0810', 20)).toEqual([5, 5, 5, 5]);
      expect(taken('0810', 10, woodsAt(10))).toEqual([5, 5]);
      expect(taken('0811', 8, woodsAt(11))).toEqual([5, 3]);
      expect(taken('0813', 5)).toEqual([5]);
      expect(taken('0813', 3, woodsAt(13))).toEqual([3]);
      expect(taken('0814', 0)).toEqual([]);
    },
  );

  rule('MT-ARTY-08', "'Mechs in the hex are struck from above, others from where it burst", () => {
    const table = (hex: string, count: number) =>
      round(
        'cluster',
        { Bear: { mech: tough, at: `${hex} N` } },
        count > 3 ? [...fromAbove(count), STANDS] : hits(count),
      ).scene.happened('location')[0];
    expect(table('0810', 4)).toMatchObject({ table: 'above' });
    expect(table('0811', 3)).toMatchObject({ table: 'mech', side: 'front' });
  });

  rule('MT-ARTY-08', 'What flies above the hex is struck up to 2 levels high, and nowhere else', () => {
    const taken = (hex: string, aloft: number, ...rolls: Roll[]) =>
      round('cluster', { Bear: { mech: tough, at: `${hex} N`, state: { marks: { aloft } } } }, rolls).damage(
        'Bear',
      );
    expect([taken('0810', 3), taken('0811', 1)]).toEqual([0, 0]);
    expect(taken('0810', 2, ...fromAbove(4), STANDS)).toBe(20);
    const flown = blast({ Bear: { mech: tough, at: '0810 N', state: { marks: { aloft: 1 } } } }, []);
    expect(flown.damage('Bear')).toBe(0);
  });

  rule('MT-ARTY-09', 'Flechette: a platoon 2 hexes off a Sniper loses 20 in the open, 5 in woods', () => {
    const left = (map?: string) =>
      round('flechette', { Foot: { mech: platoon('Foot'), at: '0812 N' } }, [], {
        gun: { piece: 'sniper' },
        ...(map && { map }),
      }).scene.unit('Foot').structure[0];
    expect([left(), left(woodsAt(12))]).toEqual([28 - 20, 28 - 5]);
  });

  rule('MT-ARTY-09', "It hurts neither 'Mechs nor vehicles, but tears wheels and skirts", () => {
    const drive = (motion: 'wheeled' | 'hover' | 'tracked', hex: string, ...rolls: Roll[]) => {
      const made = round(
        'flechette',
        {
          Bear: { mech: tough, at: '0810 N' },
          Truck: { mech: vehicle('Truck', { motion }), at: `${hex} N` },
        },
        rolls,
        {
          gun: { piece: 'sniper' },
        },
      );
      expect(made.scene.happened('damaged')).toEqual([]);
      return made.scene.happened('tracks-shaken').map(({ modifier, effect }) => [modifier, effect]);
    };
    const motive = (a: number, b: number): Roll => ['motive damage', a, b];
    expect(drive('wheeled', '0813', motive(3, 4))).toEqual([[2, null]]);
    expect(drive('wheeled', '0813', motive(4, 4))).toEqual([[2, 'slowed']]);
    expect(drive('wheeled', '0813', motive(5, 5))).toEqual([[2, 'immobilized']]);
    expect(drive('hover', '0813', motive(4, 4))).toEqual([[4, 'immobilized']]);
    expect(drive('wheeled', '0814')).toEqual([]);
    expect(drive('tracked', '0810')).toEqual([]);
  });

  rule('MT-ARTY-11', 'Thunder lays mines of 20 that all know of, not in water; FASCAM of 30', () => {
    const lay = (piece: OffBoardGun['piece'], ordnance: Ordnance, map?: string) =>
      round(ordnance, { Bear: { mech: tough, at: '0810 N' } }, [], {
        gun: { piece },
        options: { minefields: 1 },
        ...(map && { map }),
      });
    const made = lay('arrow iv', 'thunder');
    expect(made.scene.state.marks?.mines?.known).toMatchObject([
      [{ kind: 'thunder', strength: 20 }],
      [{ strength: 20 }],
    ]);
    expect(made.damage('Bear')).toBe(0);
    expect(lay('clan arrow iv', 'fascam').scene.state.marks?.mines?.laid).toMatchObject([
      { kind: 'fascam', strength: 30 },
    ]);
    const wet = Array.from({ length: 17 }, (_, row) => (row === 9 ? '~1 ' : '. ').repeat(15)).join('\n');
    expect(lay('arrow iv', 'thunder', wet).scene.state.marks?.mines).toBeUndefined();
  });

  rule('MT-ARTY-13', 'Smoke fills its hex, and hurts nobody', () => {
    const made = round('smoke', { Bear: { mech: tough, at: '0810 N' } }, []);
    const { field } = made.scene;
    expect(hasCondition(field, made.scene.cell('0810'), 'heavy smoke')).toBe(true);
    expect(hasCondition(field, made.scene.cell('0811'), 'heavy smoke')).toBe(false);
    expect(made.damage('Bear')).toBe(0);
  });
});

describe('Counter-battery fire', () => {
  const FOE: OffBoardGun = { ...GUN, side: 1, seat: 1, edge: 'south', sheets: 6 };
  const duel = (own: Partial<OffBoardGun> = { sheets: 4 }, options: object = {}) =>
    battle({
      options: { ...L3, 'counter-battery': true, ...options },
      setup: { guns: [{ ...GUN, ...own }, FOE] },
    });
  /** A shell of the other piece bursts here. */
  const burstsAt = (made: Rounds, hex: string) =>
    land(aimed(made, hex, { gun: 1, spotters: [] }), dice(1, 1), ...scatter(4, 2));
  const fire = { type: 'counter-fire', gun: 0, ordnance: 'high-explosive', target: 1 } as const;
  const orders = (made: Rounds) => {
    made.begin(0);
    return made.orders;
  };

  rule('MT-ARTY-18', '4 mapsheets, 6 and a map of one come to 11, which is a flight of 2 turns', () => {
    const made = duel();
    const [own, foe] = gunsOf(made.scene.field);
    expect([sheetsBetween(made.scene.field, own, foe), turnsBetween(made.scene.field, own, foe)]).toEqual([
      11, 2,
    ]);
    expect(sheetsBetween(made.scene.field, own, { ...foe, edge: 'north' })).toBe(10);
  });

  rule('MT-ARTY-18', 'A piece is a target once a shell of its own has burst in sight', () => {
    const made = duel();
    burstsAt(made, '0601');
    expect(made.scene.happened('piece-found')).toMatchObject([{ gun: 1, side: 0 }]);
    expect(orders(made)).toEqual(['hold-fire', 'bombard', 'counter-fire']);
    made.order(fire);
    expect(artilleryOf(made.scene.field, made.scene.state).flights).toMatchObject([
      { target: 1, hex: -1, lands: 3 },
    ]);
    // Nobody has seen this one.
    const wall = Array.from({ length: 17 }, (_, row) => (row === 4 ? '.9 ' : '. ').repeat(15)).join('\n');
    const unseen = battle({
      map: wall,
      options: { ...L3, 'counter-battery': true },
      setup: { guns: [GUN, FOE] },
    });
    burstsAt(unseen, '0210');
    expect(unseen.scene.happened('piece-found')).toEqual([]);
    expect(orders(unseen)).toEqual(['hold-fire', 'bombard']);
    // Without the option there is no such fire.
    const plain = duel({}, { 'counter-battery': false });
    burstsAt(plain, '0601');
    expect(orders(plain)).toEqual(['hold-fire', 'bombard']);
  });

  rule('MT-ARTY-18', 'A hit destroys the piece, and so does a miss of 1 or 2 hexes, but not of 3', () => {
    const under = (...rolls: Roll[]) => {
      const made = duel();
      aimed(made, '0810', { hex: -1, target: 1, spotters: [] });
      land(made, ...rolls);
      const [event] = made.scene.happened('piece-under-fire');
      return [event.away, event.isLost, ordersDue(made.scene.field, made.scene.state).length];
    };
    const off = (hexes: number): Roll => ['scatter distance', hexes];
    expect(under(dice(5, 6))).toEqual([0, true, 1]);
    expect(under(dice(5, 5), off(1))).toEqual([1, true, 1]);
    expect(under(dice(5, 5), off(2))).toEqual([2, true, 1]);
    expect(under(dice(5, 5), off(3))).toEqual([3, false, 2]);
  });

  rule('MT-ARTY-18', 'Rounds that light up, hide or lay mines do a piece no harm', () => {
    const isLost = (ordnance: Ordnance, reading?: number) => {
      const made = battle({
        options: { ...L3, 'artillery-l3-ordnance': true, 'counter-battery': true },
        setup: { guns: [{ ...GUN, piece: 'arrow iv' }, FOE], ...(reading !== undefined && { reading }) },
      });
      aimed(made, '0810', { hex: -1, target: 1, ordnance, spotters: [] });
      land(made, dice(6, 6));
      return made.scene.happened('piece-under-fire')[0].isLost;
    };
    const harmless: readonly Ordnance[] = ['illumination', 'thunder', 'smoke', 'fascam'];
    expect(harmless.map((ordnance) => isLost(ordnance))).toEqual([false, false, false, false]);
    expect([isLost('cluster'), isLost('high-explosive')]).toEqual([true, true]);
    expect([isLost('illumination', 11), isLost('thunder', 11)]).toEqual([true, true]);
  });

  rule('MT-BASE-01', 'Of a hex that a piece knows the number is 2', () => {
    const made = battle().begin(0);
    const number = () => {
      const { orders: forms } = menuFor(classic, made.scene.state, 0)!;
      const [, , hexes] = forms.find(({ type }) => type === 'bombard')!.fields as readonly Pick[];
      return hexes.describe!('0810').explanation!;
    };
    expect(number()).toTotal(11);
    register(made.scene.state, made.scene.field, 0, made.scene.cell('0810'));
    expect(number()).toTotal(2);
  });

  rule(['MT-ARTY-03', 'MT-ARTY-18'], 'The shell of a dead piece still lands', () => {
    const made = duel();
    aimed(made, '0810', { hex: -1, target: 1, spotters: [] });
    aimed(made, '0215', { gun: 1, lands: 2, spotters: [] });
    land(made, dice(6, 6));
    made.scene.state.turn = 2;
    land(made, dice(1, 1), ...scatter(1, 1));
    expect(made.scene.happened('shell-landed')).toMatchObject([{ gun: 1 }]);
  });

  rule(
    'MT-ARTY-18',
    'Its own side does not learn that it has been found out, only that it is under fire',
    () => {
      const made = duel();
      burstsAt(made, '0601');
      const notes = (viewer: 0 | 1) =>
        viewFor(classic, made.scene.state, viewer).table.marks?.artillery?.guns[1].isFoundOut;
      expect([notes(0), notes(1)]).toEqual([true, undefined]);
      aimed(made, '0810', { hex: -1, target: 1, spotters: [] });
      const before = made.scene.events.length;
      land(made, dice(1, 1), ['scatter distance', 6]);
      const told = eventsFor(classic, made.scene.events.slice(before), 1).map(({ type }) => type);
      expect(told).toEqual(['barrage', 'piece-under-fire']);
    },
  );

  test('A bot fires back at a piece that it has found out', () => {
    const made = duel();
    burstsAt(made, '0601');
    expect(answerOf(made.begin(0).scene)).toEqual(fire);
  });
});

describe('Secrets', () => {
  rule('MT-ARTY-05', 'What was ordered is known to its own side until it lands', () => {
    const made = battle().begin(0).order(shell('0810'));
    const { state, events } = made.scene;
    const heard = (viewer: 0 | 1) => eventsFor(classic, events, viewer).map(({ type }) => type);
    expect(heard(0)).toContain('shell-fired');
    expect(heard(1)).not.toContain('shell-fired');
    const marks = (viewer: 0 | 1 | 'spectator') => viewFor(classic, state, viewer).table.marks;
    expect(marks(0)).toMatchObject({ artillery: { flights: [{ lands: 2 }] } });
    expect([marks(1), marks('spectator')]).toEqual([null, null]);
  });

  rule(['MT-ARTY-05', 'MT-INFO-01'], 'Where something is hidden the number stays with its own side', () => {
    const made = aimed(battle({ options: { 'concealed-information': true } }), '0815');
    const before = made.scene.events.length;
    land(made, dice(1, 1), ...scatter(4, 6));
    const [own, other] = ([0, 1] as const).map((viewer) =>
      eventsFor(classic, made.scene.events.slice(before), viewer).filter(({ type }) => type !== 'barrage'),
    );
    expect(own).toMatchObject([
      { type: 'shell-landed', dice: [1, 1], number: { total: 11 } },
      { type: 'ranged' },
    ]);
    expect(other).toMatchObject([{ type: 'shell-landed', dice: [], number: null, isHit: false }]);
    expect(other).toHaveLength(1);
  });

  rule('MT-BASE-01', 'Registered hexes are known to their own side alone', () => {
    const made = battle();
    const { state, field } = made.scene;
    register(state, field, 0, 5);
    const seen = (viewer: 0 | 1) => viewFor(classic, state, viewer).table.marks?.artillery?.registered;
    expect([seen(0), seen(1)]).toEqual([[[5], []], undefined]);
  });
});

describe('Around it', () => {
  rule(['MT-BASE-24', 'MT-DUEL-01'], 'In a duel shells land before anybody acts', () => {
    const { field } = battle({ options: { dueling: true } }).scene;
    expect(
      field.plugged.sequence!([])
        .map(({ step }) => step)
        .slice(0, 4),
    ).toEqual(['duel/initiative', 'guns/orders', 'guns/land', 'duel/begin']);
  });

  test('A setup with pieces needs the option, and players of their sides', () => {
    const { setup: plain } = battle().scene.state;
    const units = plain.units.map((unit, index) => ({ ...unit, begins: { at: `080${index + 1}` } }));
    const setup = { ...plain, units };
    const problems = (changed: object) => {
      const read = classic.setupSchema.safeParse({ ...setup, ...changed });
      return read.success ? [] : read.error.issues.map(({ message }) => message);
    };
    expect(problems({})).toEqual([]);
    expect(problems({ options: {} })).toEqual(['guns: the option that artillery needs is off (MT-BASE-01)']);
    expect(problems({ guns: [{ ...GUN, seat: 1 }] })).toEqual([
      'guns: piece 1 belongs to side 1, but player 2 does not',
    ]);
  });

  test('A bot fires where enemies stand together and no friend is near, and holds where there is nobody', () => {
    const made = battle({
      units: {
        Wolf: { at: '0801 S', state: { shutDown: 1 } },
        Bear: { at: '0411 N', state: { shutDown: 1 } },
        Cub: { at: '0511 N', state: { shutDown: 1 } },
        Far: { at: '1511 N', state: { shutDown: 1 } },
      },
    }).begin(0);
    expect(answerOf(made.scene)).toMatchObject({ type: 'bombard', hex: expect.stringMatching(/0[45]11/) });
    const { field, state } = made.scene;
    const worth = (hex: string) => worthOf(field, state, 0, made.scene.cell(hex));
    expect([worth('1511'), worth('0411'), worth('0801'), worth('1501')]).toEqual([
      20,
      30,
      expect.any(Number),
      0,
    ]);
    expect(worth('0801')).toBeLessThan(0);
    const empty = battle({ units: { Wolf: { at: '0801 S' }, Bear: {} } }).begin(0);
    expect(answerOf(empty.scene)).toEqual(HOLD);
  });
});

rule(
  'MT-BASE-24',
  'A shell shows on the map of its own side with its turn, as do hexes that are known',
  () => {
    const made = battle().begin(0).order(shell('0810'));
    const { state, field } = made.scene;
    register(state, field, 0, made.scene.cell('0505'));
    const drawn = (viewer: 0 | 1) => draw(viewFor(classic, state, viewer).table);
    expect(drawn(0)).toContain('0810: a shell of the Long Tom (high explosive) lands here in turn 2');
    expect(drawn(0)).toContain('0505: artillery hits this hex without a roll');
    expect(drawn(1)).not.toMatch(/0810:|0505:/);
  },
);
