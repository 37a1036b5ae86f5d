import { rule } from '@ironfield/conformance/rule.ts';
import type { Roll } from '@ironfield/conformance/scripted.ts';
import { describe, expect } from 'vitest';
import { weaken } from '../../buildings/census.ts';
import { floorOf } from '../../buildings/floors.ts';
import { type March, march } from '../../testing/march.ts';
import { platoon } from '../../testing/platoons.ts';
import { mech } from '../../testing/scene.ts';
import { falls, location, piloting } from '../../testing/table.ts';
import { lane } from '../../testing/terrain.ts';
import { COMBINED, vehicle } from '../../testing/vehicles.ts';
import type { UnitFile } from '../../units/unit-file.ts';

const ON = { buildings: true, basements: true, ...COMBINED };
const floor = (a: number, b: number): Roll => ['basement', a, b];
const WALL = piloting(6, 6);
const tank = (tons: number): UnitFile => vehicle('Unit', { tons, cruise: 9, armor: 40 });
const wolf = mech('Unit', { tons: 50, walk: 9, armor: 40 });

/** Somebody south of a medium building that has lost so much of its 40. */
function before(file: UnitFile, damage: number, options: object = ON): March {
  const made = march({
    map: lane('.', 'B2/1', '.', '.'),
    units: { Unit: { mech: file, at: '0204 N' }, Bear: { at: '0301 N', side: 1 } },
    options: options as never,
  });
  weaken(made.scene.state, 0, damage);
  return made;
}
const goesIn = (made: March, ...rolls: Roll[]) => made.move('Unit', 'walk', '0202 N', WALL, ...rolls);
const found = (made: March) => made.scene.happened('basement').map(({ levels }) => levels);

describe('The floor of a building', () => {
  rule(
    'MT-BASE-21',
    'It bears as many tons as there are points left when the wall is broken, and no more',
    () => {
      // Of 40 points a wall costs 3: 30 tons come upon 30, and upon 29.
      const bears = before(tank(30), 7);
      goesIn(bears);
      expect(found(bears)).toEqual([]);
      const breaks = before(tank(30), 8);
      goesIn(breaks, floor(3, 3));
      expect(found(breaks)).toEqual([0]);
      expect(breaks.scene.said('basement')).toEqual(['The floor bears Unit: there is no basement (6).']);
    },
  );

  rule('MT-PRE-08', 'Two levels on 2 and 12, one on 3, 4, 10 and 11, and none from 5 to 9', () => {
    const depth = (a: number, b: number) => {
      const made = before(tank(60), 20);
      const [roll] = [floor(a, b)];
      const levels = a + b === 2 || a + b === 12 ? 2 : a + b <= 4 || a + b >= 10 ? 1 : 0;
      const groups = levels === 0 ? 0 : Math.ceil((6 * (levels + 1)) / 5);
      goesIn(made, roll, ...Array.from({ length: groups }, () => location(3, 4)));
      return found(made)[0];
    };
    const throws = [
      [1, 1],
      [1, 2],
      [1, 3],
      [1, 4],
      [3, 3],
      [3, 4],
      [4, 4],
      [4, 5],
      [5, 5],
      [5, 6],
      [6, 6],
    ];
    expect(throws.map(([a, b]) => depth(a!, b!))).toEqual([2, 1, 1, 0, 0, 0, 0, 0, 1, 1, 2]);
  });

  rule('MT-BASE-21', "A 'Mech falls so many levels, and its move is over", () => {
    const made = before(wolf, 20);
    goesIn(made, floor(1, 1), ...falls(1, [3, 4], [3, 4], [3, 4]));
    const unit = made.scene.unit('Unit');
    expect([unit.prone, made.hexOf('Unit'), floorOf(made.scene.state.units[0]!)]).toEqual([true, '0202', 0]);
    // 50 tons and two levels: 5 points, three times.
    expect(made.scene.happened('damaged').map(({ damage }) => damage)).toEqual([5, 5, 5]);
    expect(made.scene.said('basement')).toEqual(['Unit breaks through the floor: two levels down (2).']);
  });

  rule(
    'MT-BASE-21',
    'A vehicle takes a tenth of its tons for each level and once more, and goes no farther',
    () => {
      const made = march({
        map: lane('.', '.', 'B2/1', '.', '.'),
        units: { Unit: { mech: tank(60), at: '0205 N' }, Bear: { at: '0301 N', side: 1 } },
        options: ON,
      });
      weaken(made.scene.state, 0, 20);
      made.move('Unit', 'walk', '0202 N', WALL, floor(5, 5), location(3, 4), location(3, 4), location(3, 4));
      expect([made.hexOf('Unit'), made.scene.happened('damaged').map(({ damage }) => damage)]).toEqual([
        '0203',
        [5, 5, 2],
      ]);
    },
  );

  rule('MT-PRE-08', 'What has been found out holds: nobody rolls for the same hex again', () => {
    const made = before(tank(60), 20);
    made.scene.state.marks = { ...made.scene.state.marks, basements: { [made.scene.cell('0202')]: 1 } };
    goesIn(made, location(3, 4), location(3, 4), location(3, 4));
    expect(made.scene.said('basement')).toEqual(['Unit breaks through the floor: one level down.']);
    const solid = before(tank(60), 20);
    solid.scene.state.marks = { ...solid.scene.state.marks, basements: { [solid.scene.cell('0202')]: 0 } };
    goesIn(solid);
    expect(found(solid)).toEqual([]);
  });

  rule(
    'MT-BASE-21',
    'Infantry never breaks in, nor anybody on the roof or where there are no basements',
    () => {
      const foot = before(platoon('Unit', { motion: 'motorized' }), 38);
      foot.move('Unit', 'walk', '0202 N');
      expect(found(foot)).toEqual([]);
      const { basements: _, ...without } = ON;
      const off = before(tank(60), 20, without);
      goesIn(off);
      expect(found(off)).toEqual([]);
    },
  );
});
