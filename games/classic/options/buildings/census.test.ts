import { rule } from '@ironfield/conformance/rule.ts';
import type { Roll } from '@ironfield/conformance/scripted.ts';
import { describe, expect, test } from 'vitest';
import { hasCondition } from '../../battlefield.ts';
import {
  alightSince,
  buildingAt,
  censusOf,
  cfBefore,
  cfOf,
  factorsOf,
  kindle,
  ruin,
  weaken,
} from '../../buildings/census.ts';
import { damageBuilding, inBuilding, loadOn, testLoad } from '../../buildings/damage.ts';
import { mayIgnite, setAlight } from '../../buildings/fire.ts';
import { floorOf, isInside, isOnRoof, overRoofs, putOnFloor, roofAt } from '../../buildings/floors.ts';
import { shielded } from '../../buildings/shelter.ts';
import { ADVANCED_WEAPONS } from '../../data/advanced-weapons.ts';
import { WEAPONS } from '../../data/equipment.ts';
import { burst } from '../../rules/damage/blast.ts';
import { platoon } from '../../testing/platoons.ts';
import { mech, type Scene, scene } from '../../testing/scene.ts';
import { falls, location } from '../../testing/table.ts';
import { COMBINED, vehicle } from '../../testing/vehicles.ts';

const ARMS = { buildings: true, fire: true, ...COMBINED };
const on = (floor: number) => (floor > 0 ? { marks: { floor } } : {});

const town = (map: string, units: Parameters<typeof scene>[0]['units'] = { Wolf: {}, Bear: {} }): Scene =>
  scene({ map, units, options: ARMS });

describe('What is one building', () => {
  rule(
    'MT-BASE-04',
    'Neighbouring hexes of one class, whatever their heights; another class is another one',
    () => {
      const s = town('B1/1 B1/3 . B1/1\nB2/1 .    . B2/2\nB2/2 B3/1 . .');
      const { all, at } = censusOf(s.state.setup);
      const names = all.map(({ cells }) => cells.map((cell) => s.field.board.number[cell]));
      expect(names).toEqual([['0101', '0201'], ['0401'], ['0102', '0103'], ['0402'], ['0203']]);
      expect(all.map(({ grade, cf }) => [grade, cf])).toEqual([
        [1, 15],
        [1, 15],
        [2, 40],
        [2, 40],
        [3, 90],
      ]);
      expect([at[s.cell('0301')], at[s.cell('0103')]]).toEqual([-1, 2]);
    },
  );

  rule('MT-BASE-04', 'Factors as new: light 15, medium 40, heavy 90, hardened 120', () => {
    const s = town('B1/1 . B2/1 . B3/1 . B4/1');
    expect([0, 1, 2, 3].map((building) => cfOf(s.state, building))).toEqual([15, 40, 90, 120]);
    expect(factorsOf(s.state)).toEqual({});
  });

  rule('MT-BASE-20', 'A factor counts as it was when the phase began, and falls to 0 at the lowest', () => {
    const { state } = town('B2/1 . .');
    state.turn = 2;
    state.phase = 'weapon';
    weaken(state, 0, 10);
    expect([cfOf(state, 0), cfBefore(state, 0)]).toEqual([30, 40]);
    weaken(state, 0, 5);
    expect([cfOf(state, 0), cfBefore(state, 0)]).toEqual([25, 40]);
    state.phase = 'physical';
    expect([cfOf(state, 0), cfBefore(state, 0)]).toEqual([25, 25]);
    state.phase = 'weapon';
    state.turn = 3;
    expect(cfBefore(state, 0)).toBe(25);
    weaken(state, 0, 99);
    expect([cfOf(state, 0), cfBefore(state, 0), factorsOf(state)]).toEqual([0, 25, { 0: 0 }]);
  });

  rule('MT-BASE-21', 'Of rubble nothing is a building any more, and nowhere is none', () => {
    const s = town('B2/1 B2/1 .');
    expect([buildingAt(s.state, 0), buildingAt(s.state, 1), buildingAt(s.state, 2)]).toEqual([0, 0, -1]);
    expect(buildingAt(s.state, -1)).toBe(-1);
    ruin(s.state, 0);
    expect([buildingAt(s.state, 0), cfOf(s.state, 0)]).toEqual([-1, 0]);
  });

  rule('MT-BASE-22', 'It notes the turn in which it caught fire, through all damage', () => {
    const { state } = town('B2/1 . .');
    expect(alightSince(state, 0)).toBe(0);
    state.turn = 3;
    kindle(state, 0);
    state.turn = 4;
    weaken(state, 0, 7);
    expect([alightSince(state, 0), cfOf(state, 0)]).toEqual([3, 33]);
  });
});

describe('Floors', () => {
  test('On the ground, inside, on the roof', () => {
    const s = town('B2/2 .', { Wolf: { at: '0101 N' }, Bear: { at: '0201 N' } });
    const [wolf, bear] = s.state.units;
    const where = () => [floorOf(wolf), isInside(s.field, wolf), isOnRoof(s.field, wolf)];
    expect(where()).toEqual([0, true, false]);
    putOnFloor(wolf, 1);
    expect(where()).toEqual([1, true, false]);
    putOnFloor(wolf, 2);
    expect(where()).toEqual([2, false, true]);
    putOnFloor(wolf, 0);
    expect(wolf.marks).toBeNull();
    expect([isInside(s.field, bear), isOnRoof(s.field, bear), roofAt(s.field, -1)]).toEqual([
      false,
      false,
      0,
    ]);
    wolf.hex = -1;
    expect(isInside(s.field, wolf)).toBe(false);
  });

  rule('MT-BASE-19', 'For those who go over roofs these are clear ground, as high as they are', () => {
    const s = town('B2/2 B4/3@1 l2');
    const over = overRoofs(s.field);
    expect([0, 1].map((cell) => [over.level[cell], over.woods[cell]])).toEqual([
      [2, 0],
      [4, 0],
    ]);
    const plain = town('. l .');
    expect(overRoofs(plain.field)).toBe(plain.field);
  });
});

describe('Points taken off', () => {
  const hurt = (
    map: string,
    points: number,
    units: Parameters<typeof scene>[0]['units'],
    isAttacked = true,
  ) => {
    const s = town(map, units);
    s.rolling([], () => damageBuilding(s.play, { building: 0, hex: 0, points, isAttacked }));
    return s;
  };
  const foot = (floor = 0) => ({ Foot: { mech: platoon('Foot'), at: '0101 N', state: on(floor) }, Wolf: {} });

  rule('MT-BASE-20', 'What is told is what it lost; nothing is told of nothing', () => {
    const s = hurt('B1/1 .', 20, { Wolf: {}, Bear: {} });
    expect(s.happened('building-hit')).toEqual([
      { type: 'building-hit', building: 0, hex: 0, points: 15, cf: 0 },
    ]);
    expect(s.said('building-hit')).toEqual([
      'The building in hex 0101 loses 15 points: Construction Factor 0.',
    ]);
    expect(hurt('B1/1 .', 0, { Wolf: {}, Bear: {} }).events).toEqual([]);
  });

  rule('MT-BASE-20', 'Infantry inside: 75, 50, 25 and 0 per cent by class, rounded half up', () => {
    const dead = (hex: string, points: number) =>
      28 - hurt(`${hex} .`, points, foot()).unit('Foot').structure[0];
    expect([dead('B1/1', 2), dead('B1/1', 10), dead('B1/1', 20)]).toEqual([2, 8, 15]);
    expect([dead('B2/1', 1), dead('B2/1', 5), dead('B2/1', 20)]).toEqual([1, 3, 10]);
    expect([dead('B3/1', 1), dead('B3/1', 2), dead('B3/1', 20)]).toEqual([0, 1, 5]);
    expect(dead('B4/1', 20)).toBe(0);
  });

  rule(
    'MT-BASE-20',
    'None of it on a roof, beside the building, to machines, or where nobody attacks it',
    () => {
      const dead = (s: Scene) => 28 - s.unit('Foot').structure[0];
      expect([0, 1, 2].map((floor) => dead(hurt('B2/2 .', 20, foot(floor))))).toEqual([10, 10, 0]);
      expect(dead(hurt('B2/2 .', 20, foot(), false))).toBe(0);
      expect(dead(hurt('B2/2 .', 20, { ...foot(), Foot: { mech: platoon('Foot'), at: '0201 N' } }))).toBe(0);
      const machines = { Wolf: { at: '0101 N' }, Tank: { mech: vehicle('Tank'), at: '0101 N' } };
      expect(hurt('B2/2 .', 20, machines).happened('damaged')).toEqual([]);
    },
  );

  rule(
    'MT-BASE-20',
    'A hit on a machine inside is less by a tenth of the factor, rounded up, and no less than none',
    () => {
      const through = (points: number, loss: number) => {
        const s = town('B2/2 . .', { Gun: { at: '0301 NW' }, Wolf: { at: '0101 N' } });
        weaken(s.state, 0, loss);
        s.state.turn++;
        const left = s.rolling([], () => shielded(points, s.play, s.field, { attacker: 0, target: 1 }));
        return [left, cfOf(s.state, 0)];
      };
      expect([through(10, 0), through(10, 9), through(10, 10), through(3, 0)]).toEqual([
        [6, 36],
        [6, 27],
        [7, 27],
        [0, 37],
      ]);
    },
  );

  rule('MT-BASE-20', 'A blast strikes the building once for each of its hexes within reach', () => {
    const s = town('B2/1 B2/1 . B1/1', { Wolf: {}, Bear: {} });
    s.rolling([], () =>
      burst(s.play, s.field, {
        cell: 1,
        hexes: 1,
        from: [0],
        pointsFor: () => 0,
        forBuilding: (away) => (away === 0 ? 10 : 4),
      }),
    );
    expect([cfOf(s.state, 0), cfOf(s.state, 1)]).toEqual([40 - 10 - 4, 15]);
    const spared = town('B2/1 . .', { Wolf: {}, Bear: {} });
    spared.rolling([], () =>
      burst(spared.play, spared.field, { cell: 0, hexes: 1, from: [0], pointsFor: () => 0 }),
    );
    expect(cfOf(spared.state, 0)).toBe(40);
  });
});

describe('What a roof bears', () => {
  const roofed = (tons: number, floor = 2, more: Parameters<typeof scene>[0]['units'] = {}) =>
    town('B2/2 B2/2 .', {
      Wolf: { mech: mech('Wolf', { tons, armor: 40 }), at: '0101 N', state: on(floor) },
      Bear: { mech: mech('Bear', { tons: 30 }), at: '0201 N', state: on(2) },
      ...more,
    });

  rule('MT-BASE-21', 'Tons of one floor of a hex, without platoons and without the next hex', () => {
    const s = roofed(35, 2, {
      Tank: { mech: vehicle('Tank', { tons: 5 }), at: '0101 N', state: on(2) },
      Foot: { mech: platoon('Foot'), at: '0101 N', state: on(2) },
      Low: { mech: vehicle('Low', { tons: 20 }), at: '0101 N' },
    });
    expect([0, 1, 2].map((floor) => loadOn(s.field, s.state, 0, floor))).toEqual([20, 0, 40]);
    expect(inBuilding(s.state, 0)).toEqual([0, 1, 2, 3, 4]);
    s.state.units[2].loss = 'broken';
    expect(loadOn(s.field, s.state, 0, 2)).toBe(35);
  });

  rule(
    'MT-BASE-21',
    'As many tons as its factor are borne, one more is not; the ground floor bears all',
    () => {
      const bears = (tons: number, floor = 2) => {
        const s = roofed(tons, floor);
        Object.assign(s.state.units[1], { hex: 2, marks: null });
        const rolls: Roll[] =
          tons > 40 && floor > 0 ? [location(3, 4), ...falls(1, ...fallGroups(tons, floor))] : [];
        return !s.rolling(rolls, () => testLoad(s.play, 0));
      };
      expect([bears(40), bears(100, 0)]).toEqual([true, true]);
      expect(bears(45)).toBe(false);
      expect(roofed(20).rolling([], () => testLoad(roofed(20).play, -1))).toBe(false);
    },
  );

  /** Groups of 5 of a fall of so many tons from so many levels. */
  function fallGroups(tons: number, levels: number): [number, number][] {
    return Array.from({ length: Math.ceil((Math.round(tons / 10) * (levels + 1)) / 5) }, () => [3, 3]);
  }
});

describe('Fires', () => {
  rule(
    'MT-BASE-22',
    'Small lasers, SRM 2, Gauss rifles and small arms set nothing on fire; flamers do',
    () => {
      const cold = [...WEAPONS, ...ADVANCED_WEAPONS].filter((type) => !mayIgnite(type)).map(({ id }) => id);
      expect(cold.every((id) => /gauss|small|micro|srm2|srm_2|narc|tag/.test(id))).toBe(true);
      for (const id of [
        'small_laser',
        'srm2',
        'infantry_rifle',
        'infantry_laser',
        'infantry_srm',
        'gauss_rifle',
      ])
        expect([id, mayIgnite({ id })]).toEqual([id, false]);
      for (const id of [
        'flamer',
        'infantry_flamer',
        'medium_laser',
        'ppc',
        'srm4',
        'lrm5',
        'ac2',
        'machine_gun',
      ])
        expect([id, mayIgnite({ id })]).toEqual([id, true]);
    },
  );

  rule('MT-BASE-22', 'Nobody rolls for a hex that burns already, nor for one without a building', () => {
    const s = town('B1/1+fire . .');
    const flamer = WEAPONS.find(({ id }) => id === 'flamer')!;
    s.rolling([], () => {
      setAlight(s.play, 0, flamer);
      setAlight(s.play, 1, flamer);
    });
    expect(s.events).toEqual([]);
    const fresh = town('B4/1 . .');
    const rolled = (a: number, b: number) => {
      fresh.rolling([['setting fire', a, b]], () => setAlight(fresh.play, 0, flamer));
      return hasCondition(fresh.field, 0, 'fire');
    };
    expect([rolled(3, 3), rolled(3, 4)]).toEqual([false, true]);
  });
});
