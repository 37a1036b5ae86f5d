import { rule } from '@ironfield/conformance/rule.ts';
import { describe, expect, test } from 'vitest';
import { battlefieldOf } from '../../battlefields.ts';
import { buildingAt, cfOf, weaken } from '../../buildings/census.ts';
import { damageBuilding } from '../../buildings/damage.ts';
import { botDoors, doorBetween, doorProblems, isOpen, turn } from '../../buildings/doors.ts';
import { putOnFloor } from '../../buildings/floors.ts';
import { phaseEnd } from '../../phases/turn/phase-end.ts';
import { setupSchema } from '../../setup.ts';
import type { Door } from '../../state.ts';
import { March, march } from '../../testing/march.ts';
import { platoon } from '../../testing/platoons.ts';
import { drawnMap, mech, type Scene, scene } from '../../testing/scene.ts';
import { falls, location, piloting } from '../../testing/table.ts';
import { lane } from '../../testing/terrain.ts';
import { COMBINED, vehicle } from '../../testing/vehicles.ts';

const ON = { buildings: true, 'structures-l3': true, 'large-doors': true, ...COMBINED };
const SOUTH = 3;
/** In the southern hexside of hex 0202. */
const gate = (more: Partial<Door> = {}): Door => ({
  hex: '0202',
  side: SOUTH,
  height: 2,
  open: true,
  ...more,
});

/** Somebody south of a heavy building with that door. */
function before(
  door: Door,
  file = vehicle('Unit', { tons: 60, cruise: 6 }) as Parameters<typeof march>[0]['units'][string]['mech'],
  map = lane('.', 'B3/2', '.', '.', '.'),
): March {
  return march({
    map,
    units: { Unit: { mech: file!, at: '0205 N' }, Bear: { at: '0301 N', side: 1 } },
    options: ON,
    setup: { doors: [door] },
  });
}
const cf = ({ state }: Scene, hex = '0202') =>
  cfOf(state, buildingAt(state, battlefieldOf(state).board.cells.get(hex)!));
const suffered = (made: March) => made.scene.happened('damaged').map(({ damage }) => damage);
const wolf = mech('Unit', { tons: 60, walk: 6 });

/** The question of the End Phase. */
class Ending extends March {
  asks(seat: 0 | 1): this {
    return this.run([{ step: 'doors/turn', seat }], []);
  }
}

describe('An open door', () => {
  rule('MT-STRUCT-11', 'A vehicle goes in through it without a roll, and nobody suffers', () => {
    const made = before(gate());
    made.move('Unit', 'walk', '0202 N');
    expect([made.hexOf('Unit'), suffered(made), cf(made.scene)]).toEqual(['0202', [], 90]);
    expect(made.scene.happened('piloting-roll')).toEqual([]);
  });

  rule('MT-STRUCT-11', "Vehicles pass one of 1 level; a 'Mech needs 2, and breaks the wall beside it", () => {
    const low = before(gate({ height: 1 }));
    low.move('Unit', 'walk', '0202 N');
    expect(cf(low.scene)).toBe(90);
    const high = before(gate(), wolf);
    high.move('Unit', 'walk', '0202 N');
    expect(cf(high.scene)).toBe(90);
    const stooping = before(gate({ height: 1 }), wolf);
    stooping.move('Unit', 'walk', '0202 N', piloting(6, 6));
    expect(cf(stooping.scene)).toBe(84);
  });

  rule('MT-STRUCT-11', 'It is used in both directions', () => {
    const made = before(gate(), vehicle('Unit', { tons: 60, cruise: 6 }));
    made.scene.put('Unit', '0202 S');
    made.scene.state.pair = [0, 0];
    made.begin(0);
    made.move('Unit', 'walk', '0204 S');
    expect(cf(made.scene)).toBe(90);
  });

  rule(
    'MT-STRUCT-11',
    'Other hexsides have their walls, and so has the next hex of the same building',
    () => {
      const made = before(gate({ side: 0 }));
      made.move('Unit', 'walk', '0202 N', piloting(6, 6));
      expect(cf(made.scene)).toBe(84);
      const far = before(
        gate(),
        vehicle('Unit', { tons: 60, cruise: 12 }),
        lane('B3/2', 'B3/2', '.', '.', '.'),
      );
      far.move('Unit', 'walk', '0201 N', piloting(6, 6));
      expect([cf(far.scene), cf(far.scene, '0201')]).toEqual([90, 84]);
    },
  );
});

describe('A closed door', () => {
  rule(
    'MT-STRUCT-11',
    'Whoever goes through it hits a wall: its own tons, and a charge for the structure',
    () => {
      const made = before(gate({ open: false }));
      // 60 tons after 3 hexes: 6 points and 18.
      made.move('Unit', 'walk', '0202 N', location(3, 4), location(3, 4));
      expect([made.hexOf('Unit'), suffered(made), cf(made.scene)]).toEqual(['0202', [5, 1], 90 - 18]);
      expect(made.scene.said('door-forced')).toEqual(['Unit breaks through a closed door of hex 0202.']);
    },
  );

  rule(
    'MT-STRUCT-11',
    "It does a 'Mech no more points than the structure has left, and it rolls at +2",
    () => {
      const made = before(gate({ open: false }), wolf);
      weaken(made.scene.state, 0, 86);
      made.move('Unit', 'walk', '0202 N', location(3, 4), piloting(3, 4));
      expect(suffered(made)).toEqual([4]);
      const [roll] = made.scene.happened('piloting-roll');
      expect([roll!.number.total, roll!.success]).toEqual([7, true]);
      expect(cf(made.scene)).toBe(0);
    },
  );
});

rule('MT-STRUCT-11', "A 'Mech that fails its roll behind a closed door falls where it is", () => {
  const made = before(gate({ open: false }), wolf);
  weaken(made.scene.state, 0, 86);
  // 7 is needed; a fall on level ground is 6 points.
  made.move('Unit', 'walk', '0202 N', location(3, 4), piloting(3, 3), ...falls(1, [3, 4], [3, 4]));
  expect([made.hexOf('Unit'), made.scene.unit('Unit').prone, suffered(made)]).toEqual([
    '0202',
    true,
    [4, 5, 1],
  ]);
});

describe('Who opens and closes doors', () => {
  const asked = (
    door: Partial<Door>,
    units: Parameters<typeof scene>[0]['units'] = {},
    change: (s: Scene) => void = () => {},
  ) => {
    const s = scene({
      map: lane('.', 'B3/2', '.', '.', '.'),
      units: { Wolf: { at: '0205 N' }, Bear: { at: '0301 N', side: 1 }, ...units },
      options: ON,
      setup: { doors: [gate(door)] },
    });
    change(s);
    s.field.plugged.turnEnds?.(s.play, s.field);
    return s.state.agenda.flatMap((frame) => (frame.step === 'doors/turn' ? [frame.seat] : []));
  };
  const foot = (side: 0 | 1, at: string) => ({ Foot: { mech: platoon('Foot'), at: `${at} N`, side } });

  rule('MT-STRUCT-11', 'The side that it belongs to, and whoever has infantry inside', () => {
    expect([asked({}), asked({ owner: 0 }), asked({ owner: 1 })]).toEqual([[], [0], [1]]);
    expect([asked({}, foot(1, '0202')), asked({}, foot(0, '0202'))]).toEqual([[1], [0]]);
    expect(asked({}, foot(1, '0203'))).toEqual([]);
    expect(asked({}, foot(1, '0202'), (s) => putOnFloor(s.state.units[2]!, 2))).toEqual([]);
    expect(asked({}, { Tank: { mech: vehicle('Tank'), at: '0202 N', side: 1 } })).toEqual([]);
  });

  rule('MT-STRUCT-11', 'Nobody turns a door that has gone with its structure', () => {
    const ruined = (s: Scene) =>
      s.rolling([], () => {
        damageBuilding(s.play, { building: 0, hex: s.cell('0202'), points: 90, isAttacked: true });
        phaseEnd(s.play, { step: 'phase/end', phase: 'weapon' } as never);
        s.state.agenda.length = 0;
      });
    expect(asked({ owner: 0 }, {}, ruined)).toEqual([]);
  });

  rule('MT-STRUCT-11', 'In the End Phase each is turned once, and everybody sees it', () => {
    const made = new Ending(
      scene({
        map: lane('.', 'B3/2', '.', '.', '.'),
        units: { Wolf: { at: '0205 N' }, Bear: { at: '0301 N', side: 1 } },
        options: ON,
        setup: { doors: [gate({ owner: 0 }), gate({ side: 0, owner: 1 })] },
      }),
    );
    const { state, field } = made.scene;
    made.asks(0);
    made.order({ type: 'doors', doors: [{ door: 0 }] } as never);
    expect([isOpen(state, 0), isOpen(state, 1)]).toEqual([false, true]);
    expect(made.scene.said('door-turned')).toEqual(['A door of hex 0202 is closed.']);
    const marks = field.plugged.hexMarks!([], field, state);
    expect(marks.map(({ words }) => words)).toEqual([
      'Door: hex 0202, south, 2 levels, closed',
      'Door: hex 0202, north, 2 levels, open',
    ]);
    made.asks(0);
    expect(made.refusal({ type: 'doors', doors: [{ door: 1 }] } as never).rule).toBeDefined();
    expect(made.refusal({ type: 'doors', doors: [{ door: 0 }, { door: 0 }] } as never)).toBeDefined();
  });

  test('Bots open a door for their own machines and close it before enemies', () => {
    const wish = (wolfAt: string, bearAt: string, open: boolean) => {
      const s = scene({
        map: `${'. '.repeat(9)}\n`
          .repeat(3)
          .concat(`. B3/2 ${'. '.repeat(7)}\n`)
          .concat(`${'. '.repeat(9)}\n`.repeat(3)),
        units: { Wolf: { at: `${wolfAt} N` }, Bear: { at: `${bearAt} N`, side: 1 } },
        options: ON,
        setup: { doors: [gate({ hex: '0204', owner: 0, open })] },
      });
      return botDoors(s.field, s.state, 0).doors.length > 0;
    };
    expect([wish('0206', '0907', false), wish('0206', '0907', true)]).toEqual([true, false]);
    expect([wish('0206', '0704', false), wish('0206', '0704', true)]).toEqual([false, true]);
    // Enemies are near up to 5 hexes, its own machines up to 2.
    expect([wish('0206', '0704', true), wish('0206', '0804', true)]).toEqual([true, false]);
    expect([wish('0204', '0907', false), wish('0207', '0907', false)]).toEqual([true, false]);
    expect([wish('0507', '0907', false), wish('0507', '0907', true)]).toEqual([false, true]);
  });
});

describe('Doors of a setup', () => {
  const made = (doors: readonly Door[], options: object = ON) =>
    scene({
      map: lane('.', 'B3/2', '.'),
      units: { Wolf: { at: '0201 N' }, Bear: { at: '0203 N' } },
      options: options as never,
      setup: { doors },
    }).state.setup;

  rule('MT-STRUCT-11', 'Each is in a hexside of a structure, no higher than that, and alone there', () => {
    const told = (...doors: Door[]) => doorProblems(made(doors));
    expect(told(gate(), gate({ side: 0 }))).toEqual([]);
    expect(told(gate({ height: 3 }))).toEqual([
      'doors: door 1 is higher than its structure, which has 2 levels (MT-STRUCT-11)',
    ]);
    expect(told(gate({ hex: '0201' }))).toEqual(['doors: door 1 is in no structure (MT-STRUCT-11)']);
    expect(told(gate({ hex: '0909' }))).toEqual(['doors: door 1 is in no structure (MT-STRUCT-11)']);
    const corner = { ...made([gate({ hex: '0101', side: 2 })]), map: drawnMap('B3/2 B3/2\n. .') };
    expect(doorProblems(corner)).toEqual([]);
    expect(doorProblems({ ...corner, doors: [gate({ hex: '0101', side: 0 })] })).toEqual([
      'doors: door 1 leads off the map (MT-STRUCT-11)',
    ]);
    expect(doorProblems({ ...corner, doors: [...corner.doors!, gate({ hex: '0201', side: 5 })] })).toEqual([
      'doors: door 2: there is another door in that hexside (MT-STRUCT-11)',
    ]);
    expect(told(gate(), gate())).toEqual([
      'doors: door 2: there is another door in that hexside (MT-STRUCT-11)',
    ]);
  });

  rule('MT-STRUCT-11', 'Without the option there are none', () => {
    const { 'large-doors': _, ...without } = ON;
    expect(doorProblems(made([gate()], without))).toEqual([
      'doors: the option that they need is off (MT-STRUCT-11)',
    ]);
    const read = setupSchema.safeParse({ ...made([gate()], without) });
    expect(read.success).toBe(false);
  });

  rule('MT-STRUCT-11', 'It lies between two hexes, whichever of them one comes from', () => {
    const setup = made([gate()]);
    const state = { setup, marks: null };
    const { board } = battlefieldOf({ setup });
    const [north, house, south] = ['0201', '0202', '0203'].map((hex) => board.cells.get(hex)!);
    expect([
      doorBetween(state, south!, house!, 2),
      doorBetween(state, house!, south!, 2),
      doorBetween(state, north!, house!, 2),
      doorBetween(state, -1, house!, 2),
    ]).toEqual([0, 0, -1, -1]);
    const open = `${'. '.repeat(3)}\n. B3/2 .\n${'. '.repeat(3)}`;
    const all = made(([0, 1, 2, 3, 4, 5] as const).map((side) => gate({ side })));
    const round = { setup: { ...all, map: drawnMap(open) }, marks: null };
    const middle = battlefieldOf(round).board;
    const cell = middle.cells.get('0202')!;
    expect(
      [...middle.neighbours.subarray(cell * 6, cell * 6 + 6)].map((to) => doorBetween(round, cell, to, 2)),
    ).toEqual([0, 1, 2, 3, 4, 5]);
    const table = { marks: null };
    turn(table, 0, false);
    expect(isOpen({ setup, ...table }, 0)).toBe(false);
  });
});
