import { rule } from '@ironfield/conformance/rule.ts';
import type { Roll } from '@ironfield/conformance/scripted.ts';
import { totalOf } from '@ironfield/kernel/explanation.ts';
import { parseOrder } from '@ironfield/kernel/play/advance.ts';
import { describe, expect, test } from 'vitest';
import type { AttackSide } from '../../events.ts';
import { classic } from '../../game.ts';
import { kindOf } from '../../kinds.ts';
import { phaseEnd } from '../../phases/turn/phase-end.ts';
import type { RuleId } from '../../rule-index.ts';
import { rollRecovery } from '../../rules/crew/pilot.ts';
import { attackSide } from '../../rules/damage/attack-side.ts';
import { isImmobilized, isTurretLocked, slowedBy } from '../../rules/damage/motive.ts';
import { isHelpless } from '../../rules/fire/attack-modifiers.ts';
import { whyNotFire } from '../../rules/fire/to-hit.ts';
import { twistsOf } from '../../rules/fire/twists.ts';
import { runMp, walkMp } from '../../rules/movement/movement-points.ts';
import { lightWoods, unitSight } from '../../rules/sight/line-of-sight.ts';
import { isImmobile } from '../../rules/unit/condition.ts';
import { setupSchema } from '../../setup.ts';
import { mech, type Scene, scene } from '../../testing/scene.ts';
import { COMBINED, vehicle } from '../../testing/vehicles.ts';
import type { Motion, VehicleFile } from '../../units/vehicle-file.ts';
import { FRONT, LEFT, REAR, RIGHT, TURRET } from './parts.ts';
import { vehicles } from './vehicle.ts';

const location = (a: number, b: number): Roll => ['hit location', a, b];
const critical = (a: number, b: number): Roll => ['critical hit', a, b];
const item = (die: number): Roll => ['critical slot', die];

/** A tank in the middle of a clear map, with a 'Mech far away. */
const tank = (file: VehicleFile = vehicle('Tank'), at = '0505 N', map?: string): Scene =>
  scene({
    options: COMBINED,
    ...(map && { map }),
    units: { Tank: { mech: file, at }, Wolf: { mech: mech('Wolf'), at: map ? '0101 S' : '1515 N' } },
  });

/** A hit of so many points that comes from this side. */
function hit(s: Scene, side: AttackSide, points: number, ...rolls: Roll[]): void {
  s.rolling(rolls, () => {
    const struck = s.field.kinds[0].rollLocation(s.play, s.field, 0, { table: 'mech', side, covered: 0 });
    if (struck) s.field.kinds[0].strike(s.play, s.field, 0, struck, points);
  });
}

describe('Where a vehicle is hit', () => {
  rule('MT-PRE-23', '6 to 8 strike the side attacked, 10 and 11 the turret', () => {
    const s = tank();
    hit(s, 'front', 3, location(3, 3));
    hit(s, 'right', 3, location(3, 4));
    hit(s, 'left', 3, location(4, 4));
    hit(s, 'rear', 3, location(3, 3));
    hit(s, 'rear', 3, location(5, 5));
    expect(s.unit('Tank').armor).toEqual([7, 7, 7, 7, 7]);
    hit(s, 'front', 3, location(5, 6));
    expect([s.unit('Tank').armor[TURRET], isTurretLocked(s.state.units[0])]).toEqual([4, true]);
  });

  rule(
    'MT-PRE-23',
    'Example: a hover hit from the front, 5: front, Cruising -1; tracked, the same: front only',
    () => {
      const lost = (motion: Motion) => {
        const s = tank(vehicle('Tank', { motion }));
        hit(s, 'front', 3, location(1, 4));
        expect(s.unit('Tank').armor[FRONT]).toBe(7);
        return slowedBy(s.state.units[0]);
      };
      expect([lost('hover'), lost('tracked'), lost('wheeled')]).toEqual([1, 0, 0]);
    },
  );

  rule('MT-PRE-23', 'From the sides 5 slows any vehicle, and 9 a hovercraft', () => {
    const lost = (motion: Motion, dice: [number, number]) => {
      const s = tank(vehicle('Tank', { motion }));
      hit(s, 'left', 3, location(...dice));
      return slowedBy(s.state.units[0]);
    };
    expect([lost('wheeled', [2, 3]), lost('hover', [4, 5]), lost('tracked', [4, 5])]).toEqual([1, 1, 0]);
  });

  rule('MT-PRE-23', 'Example: wheeled from the left, 12: left side and a possible critical hit', () => {
    const s = tank(vehicle('Tank', { motion: 'wheeled' }));
    hit(s, 'left', 3, location(6, 6), critical(3, 4));
    expect(s.unit('Tank').armor[LEFT]).toBe(7);
  });

  rule('MT-PRE-23', 'Example: without a turret, from the front, 11: front, and nothing is locked', () => {
    const s = tank(vehicle('Tank', { turret: false }));
    hit(s, 'front', 3, location(5, 6));
    expect([s.unit('Tank').armor[FRONT], isTurretLocked(s.state.units[0])]).toEqual([7, false]);
    hit(s, 'rear', 3, location(6, 6), critical(1, 1));
    expect(s.unit('Tank').armor[REAR]).toBe(7);
  });

  rule('MT-PRE-23', '3 immobilizes it for good, 4 costs 1 Cruising MP', () => {
    const s = tank();
    hit(s, 'front', 1, location(2, 2));
    expect([walkMp(s.field, s.state, 0), runMp(s.field, s.state, 0)]).toEqual([3, 5]);
    hit(s, 'front', 1, location(1, 2));
    expect([
      isImmobilized(s.state.units[0]),
      walkMp(s.field, s.state, 0),
      runMp(s.field, s.state, 0),
    ]).toEqual([true, 0, 0]);
  });

  rule('MT-PRE-23', 'Cruising 0 is not immobilized: it makes no easy target', () => {
    const s = tank(vehicle('Tank', { cruise: 1 }));
    hit(s, 'front', 1, location(2, 2));
    expect([walkMp(s.field, s.state, 0), isHelpless(s.field, s.state.units[0])]).toEqual([0, false]);
    hit(s, 'front', 1, location(1, 2));
    expect(isHelpless(s.field, s.state.units[0])).toBe(true);
  });
});

describe('What a hit does', () => {
  rule('MT-PRE-10', 'Example: 55 tons have 6 points of structure in each part', () => {
    expect(tank(vehicle('Tank', { tons: 55 })).field.designs[0].structure).toEqual([6, 6, 6, 6, 6]);
    expect(tank(vehicle('Tank', { tons: 50, turret: false })).field.designs[0].structure).toEqual([
      5, 5, 5, 5, 0,
    ]);
  });

  rule('MT-PRE-10', 'Damage never goes on to another part, and a part without structure is the end', () => {
    const s = tank();
    hit(s, 'right', 40, location(3, 4), critical(1, 2));
    expect(s.unit('Tank')).toMatchObject({ loss: 'broken', armor: [10, 0, 10, 10, 10] });
    expect(s.unit('Tank').structure).toEqual([5, 0, 5, 5, 5]);
  });

  rule('MT-PRE-23', 'A turret that gives way is the end as well', () => {
    const s = tank();
    hit(s, 'front', 15, location(5, 5), critical(1, 2));
    expect(s.unit('Tank').loss).toBe('broken');
  });

  rule('MT-PRE-23', 'Example: critical dice 10, then 1 and 2: stunned, and the main weapon jams', () => {
    const s = tank(vehicle('Tank', { items: { FR: ['Machine Gun'], TU: ['Medium Laser', 'PPC'] } }));
    hit(s, 'front', 11, location(3, 4), critical(5, 5), item(1), item(2));
    expect(s.unit('Tank').knockedOut).toBe(1);
    expect(isImmobile(s.state.units[0])).toBe(true);
    expect(s.state.units[0].marks?.inside?.jammed).toEqual({ weapon: s.weapon('Tank', 'PPC'), until: 2 });
  });

  rule('MT-PRE-23', 'A stunned crew does nothing for the rest of the turn and the next two', () => {
    const s = tank();
    hit(s, 'front', 11, location(3, 4), critical(4, 4), item(1));
    for (const turn of [1, 2]) {
      s.state.turn = turn;
      s.rolling([], () => rollRecovery(s.play, s.field, 0));
      expect(s.unit('Tank').knockedOut).toBe(1);
    }
    s.state.turn = 3;
    s.rolling([], () => rollRecovery(s.play, s.field, 0));
    expect(s.unit('Tank').knockedOut).toBe(0);
    expect(s.said('crew-recovers')).toEqual(['The crew of Tank comes to its senses.']);
  });

  rule('MT-PRE-23', 'Stunned again, it begins anew', () => {
    const s = tank();
    hit(s, 'front', 11, location(3, 4), critical(4, 4), item(1));
    s.state.turn = 2;
    hit(s, 'front', 1, location(3, 4), critical(4, 4), item(1));
    s.state.turn = 3;
    s.rolling([], () => rollRecovery(s.play, s.field, 0));
    expect(s.unit('Tank').knockedOut).toBe(2);
  });

  rule('MT-PRE-23', 'A jammed weapon is silent in the next turn, and after two jams in the next two', () => {
    const s = tank();
    hit(s, 'front', 11, location(3, 4), critical(5, 5), item(2), item(2));
    const silent = [2, 3, 4].map((turn) => {
      s.state.turn = turn;
      return whyNotFire(s.field, s.state, { unit: 0, twist: 0, prop: null }, 0, 1)?.message;
    });
    expect(silent).toEqual([
      'The weapon is jammed',
      'The weapon is jammed',
      expect.not.stringContaining('jammed'),
    ]);
  });

  rule('MT-PRE-23', 'Engine, crew, fuel tank and power plant', () => {
    const fate = (die: number) => {
      const s = tank();
      hit(s, 'front', 11, location(3, 4), critical(4, 4), item(die));
      return [s.unit('Tank').loss, isImmobilized(s.state.units[0])];
    };
    expect([3, 4, 5, 6].map(fate)).toEqual([
      [null, true],
      ['crew', false],
      ['fuel', false],
      ['explosion', false],
    ]);
  });

  rule('MT-PRE-23', 'A hovercraft that cannot move any more sinks over water, and nowhere else', () => {
    const fate = (map: string, motion: Motion = 'hover') => {
      const s = tank(vehicle('Tank', { motion }), '0102 N', map);
      hit(s, 'front', 1, location(1, 2));
      s.rolling([], () => phaseEnd(s.play, { phase: 'weapon' }));
      return s.unit('Tank').loss;
    };
    expect(fate('.\n~1\n.')).toBe('sunk');
    expect(fate('.\n.\n.')).toBeNull();
    const sound = tank(vehicle('Tank', { motion: 'hover' }), '0102 N', '.\n~2\n.');
    sound.rolling([], () => phaseEnd(sound.play, { phase: 'weapon' }));
    expect(sound.unit('Tank').loss).toBeNull();
  });
});

describe('Sides, arcs and sight', () => {
  rule('MT-PRE-10', 'The front and the rear are one hexside wide, each side two', () => {
    const s = tank();
    const from = (hex: string) => attackSide(s.field, s.state, s.cell(hex), 0);
    const around = ['0502', '0703', '0706', '0508', '0306', '0303'];
    expect(around.map(from)).toEqual(['front', 'right', 'right', 'rear', 'left', 'left']);
    // Exactly through a corner: the front before a side, a side before the rear.
    expect([from('0604'), from('0704')]).toEqual(['right', 'right']);
  });

  rule('MT-PRE-10', 'Weapons of a side fire into its arc, those of the turret where it is turned', () => {
    const { kinds, designs } = tank(
      vehicle('Tank', {
        items: {
          FR: ['PPC'],
          RS: ['Flamer'],
          LS: ['Small Laser'],
          RR: ['Machine Gun'],
          TU: ['Medium Laser'],
        },
      }),
    ).field;
    const bears = (label: string, twist: 0 | 3, degrees: number) =>
      kinds[0].canBear(
        designs[0].weapons.find((mount) => mount.label.startsWith(label))!,
        twist,
        degrees / 15,
      );
    expect([300, 0, 60, 75].map((at) => bears('PPC', 0, at))).toEqual([true, true, true, false]);
    expect([60, 75, 120, 135].map((at) => bears('Flamer', 0, at))).toEqual([false, true, true, false]);
    expect([225, 240, 285, 300].map((at) => bears('Small Laser', 0, at))).toEqual([false, true, true, false]);
    expect([120, 135, 225, 240].map((at) => bears('Machine Gun', 0, at))).toEqual([false, true, true, false]);
    // Example: a turret at hexside 3 has the arc from 120 to 240.
    expect([105, 120, 240, 255].map((at) => bears('Medium Laser', 3, at))).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });

  rule('MT-PRE-10', 'A turret turns all around; locked, it stays; without one nothing turns', () => {
    const s = tank();
    expect([...twistsOf(s.field, s.state, 0)].sort()).toEqual([-1, -2, 0, 1, 2, 3]);
    for (const twist of twistsOf(s.field, s.state, 0)) {
      expect(parseOrder(classic, { type: 'plot', unit: 0, twist, sensor: 'seismic' }).ok).toBe(true);
      expect(parseOrder(classic, { type: 'hold', unit: 0, twist }).ok).toBe(true);
    }
    s.unit('Tank').twist = 3;
    hit(s, 'front', 1, location(5, 6));
    expect(twistsOf(s.field, s.state, 0)).toEqual([3]);
    const bare = tank(vehicle('Tank', { turret: false }));
    expect(twistsOf(bare.field, bare.state, 0)).toEqual([0]);
  });

  rule('MT-PRE-10', "It is a level lower than a 'Mech: a hill of one level hides it", () => {
    const seen = (file: VehicleFile | undefined, map: string) => {
      const s = scene({
        options: COMBINED,
        map,
        units: { Wolf: { at: '0101 S' }, Tank: { at: '0104 N', ...(file && { mech: file }) } },
      });
      return unitSight(s.field, s.state, 0, 1);
    };
    const hill = '.\n.\n.1\n.';
    expect((seen(vehicle('Tank'), hill) & 1) !== 0).toBe(true);
    expect((seen(undefined, hill) & 1) !== 0).toBe(false);
    expect(lightWoods(seen(vehicle('Tank'), '.\nl\n.\n.'))).toBe(1);
  });

  rule('MT-PRE-10', 'A hovercraft is on the water, not in it', () => {
    const s = scene({
      options: COMBINED,
      map: '.\n.\n~2\n.',
      units: { Wolf: { at: '0101 S' }, Skiff: { mech: vehicle('Skiff', { motion: 'hover' }), at: '0103 N' } },
    });
    expect(unitSight(s.field, s.state, 0, 1) & 15).toBe(2);
    const shot = { unit: 1, twist: 0, prop: null } as const;
    expect(whyNotFire(s.field, s.state, shot, 0, 0)).toBeNull();
  });

  rule('MT-PRE-10', 'Nobody fires at a vehicle in the same hex, nor it at anybody', () => {
    const s = scene({
      options: COMBINED,
      units: {
        Wolf: { at: '0505 N', mech: mech('Wolf', { slots: { CT: ['Medium Laser'] } }) },
        Tank: { mech: vehicle('Tank'), at: '0505 N' },
      },
    });
    const why = (unit: number) =>
      whyNotFire(s.field, s.state, { unit, twist: 0, prop: null }, 0, 1 - unit)?.message;
    expect([why(0), why(1)]).toEqual(Array(2).fill('There is no fire at a unit in the same hex'));
  });
});

describe('Files of vehicles', () => {
  test('a vehicle takes part only where the option is on', () => {
    const { setup } = tank().state;
    const refused = (options: object) =>
      setupSchema
        .safeParse({ ...setup, options })
        .error?.issues.map(({ message }) => message)
        .filter((message) => message.includes('MT-PRE-10'));
    expect(refused({})).toEqual(["Tank is no 'Mech, and the option that it needs is off (MT-PRE-10)"]);
    expect(refused(COMBINED)).toEqual([]);
  });

  test('each way of moving has a kind of its own', () => {
    const kinds = (['tracked', 'wheeled', 'hover'] as const).map((motion) =>
      kindOf(vehicle('Tank', { motion })),
    );
    expect(kinds.map(({ motion, floats }) => [motion, floats])).toEqual([
      ['tracked', false],
      ['wheeled', false],
      ['hover', true],
    ]);
  });

  test('the part that matters most is one that it has', () => {
    for (const { codes, vital, flight } of vehicles) expect(codes[vital]).toBe(flight ? 'RO' : 'FR');
  });

  test('what no vehicle carries is refused with its place', () => {
    const problems = (items: VehicleFile['items'], turret = true) => {
      const read = kindOf(vehicle('Tank')).designOf(vehicle('Tank', { turret, items }));
      return read.ok ? [] : read.error;
    };
    expect(problems({ FR: ['Gyro'] })).toEqual(['"Gyro" in FR: no vehicle carries that']);
    expect(problems({ BD: ['PPC'] })).toEqual([
      '"PPC" in BD: weapons are mounted on a side or in the turret',
    ]);
    expect(problems({ TU: ['PPC'] }, false)).toEqual(['TU: a turret needs armour']);
    expect(problems({ RR: ['PPC (R)'] })).toEqual(['"PPC (R)" in RR: no vehicle carries that']);
    expect(problems({ TU: ['LRM 10'], BD: ['Ammo LRM 10'] })).toEqual([]);
  });

  test('its MP say where they come from', () => {
    const s = tank(vehicle('Tank', { cruise: 5 }));
    expect(totalOf<RuleId>((tally) => s.field.kinds[0].walkingPoints(tally, s.field, s.state, 0))).toBe(5);
    // Example: Cruising 5: Flank 8.
    expect(runMp(s.field, s.state, 0)).toBe(8);
    expect(s.field.designs[0].armor[RIGHT]).toBe(10);
  });
});
