import { rule } from '@ironfield/conformance/rule.ts';
import type { Roll } from '@ironfield/conformance/scripted.ts';
import { describe, expect } from 'vitest';
import type { AttackSide } from '../../events.ts';
import { isImmobilized, isTurretLocked, slowedBy } from '../../rules/damage/motive.ts';
import { weaponWorks } from '../../rules/unit/condition.ts';
import { type Scene, scene } from '../../testing/scene.ts';
import { COMBINED, vehicle, vtol } from '../../testing/vehicles.ts';
import type { VehicleFile } from '../../units/vehicle-file.ts';
import { WEAPON_VALUES } from './data/weapon-values.ts';
import { FRONT, RIGHT } from './parts.ts';

const location = (a: number, b: number): Roll => ['hit location', a, b];
const critical = (a: number, b: number): Roll => ['critical hit', a, b];
const item = (die: number): Roll => ['critical slot', die];

const tank = (file: VehicleFile = vehicle('Tank')): Scene =>
  scene({ options: COMBINED, units: { Tank: { mech: file, at: '0505 N' }, Wolf: { at: '1515 N' } } });

/** Something happens to it, with these dice and no others. */
function happens(
  s: Scene,
  rolls: readonly Roll[],
  what: (kind: Scene['field']['kinds'][0], s: Scene) => void,
): Scene {
  s.rolling(rolls, () => what(s.field.kinds[0], s));
  return s;
}

const hit = (s: Scene, side: AttackSide, points: number, ...rolls: Roll[]): Scene =>
  happens(s, rolls, (kind) => {
    const struck = kind.rollLocation(s.play, s.field, 0, { table: 'mech', side, covered: 0 });
    if (struck) kind.strike(s.play, s.field, 0, struck, points);
  });

describe('Points of damage', () => {
  rule('MT-PRE-10', 'Armour first, then structure; what is told is what was suffered', () => {
    const s = hit(tank(), 'right', 12, location(3, 4), critical(1, 1));
    expect(s.happened('damaged')).toEqual([
      { type: 'damaged', unit: 0, location: RIGHT, rear: false, damage: 12, armor: 0, structure: 3 },
    ]);
    expect([s.unit('Tank').damage, s.unit('Tank').loss]).toEqual([12, null]);
    hit(s, 'right', 9, location(3, 4), critical(1, 1));
    // Of 9 points 3 were left to lose.
    expect([s.unit('Tank').damage, s.happened('damaged').at(-1)?.damage]).toEqual([15, 3]);
    expect(s.happened('location-lost')).toEqual([
      { type: 'location-lost', unit: 0, location: RIGHT, blownOff: false },
    ]);
    expect(s.unit('Tank').lost & (1 << RIGHT)).not.toBe(0);
  });

  rule('MT-PRE-23', 'Armour that is just shot away threatens nothing inside, a point more does', () => {
    expect(hit(tank(), 'front', 10, location(3, 4)).happened('critical-roll')).toEqual([]);
    expect(hit(tank(), 'front', 11, location(3, 4), critical(3, 4)).happened('critical-roll')).toEqual([
      { type: 'critical-roll', unit: 0, location: FRONT, dice: [3, 4], count: 0 },
    ]);
  });

  rule('MT-PRE-23', 'Who is hit inside where the table threatens it rolls twice', () => {
    const s = hit(tank(), 'front', 11, location(1, 1), critical(1, 2), critical(2, 1));
    expect(s.happened('critical-roll')).toHaveLength(2);
  });

  rule('MT-PRE-23', 'Critical hits: 7 none, 8 and 9 one, 10 and 11 two, 12 three', () => {
    const count = (a: number, b: number, ...items: Roll[]) =>
      hit(tank(), 'front', 11, location(3, 4), critical(a, b), ...items).happened('vehicle-critical').length;
    const jams = (times: number) => Array.from({ length: times }, () => item(2));
    expect([
      count(3, 4),
      count(4, 4, ...jams(1)),
      count(4, 5, ...jams(1)),
      count(5, 5, ...jams(2)),
      count(5, 6, ...jams(2)),
      count(6, 6, ...jams(3)),
    ]).toEqual([0, 1, 1, 2, 2, 3]);
  });

  rule('MT-PRE-23', 'A hit without points harms nothing, unless the table says so', () => {
    const s = hit(tank(), 'front', 0, location(3, 4));
    expect([s.happened('damaged'), s.unit('Tank').armor]).toEqual([[], [10, 10, 10, 10, 10]]);
    expect(isImmobilized(hit(tank(), 'front', 0, location(1, 2)).state.units[0])).toBe(true);
  });

  rule('CBT-SCN-13', 'Hits of an earlier fight strike the front, without critical hits', () => {
    const s = happens(tank(), [], (kind, { play, field }) => kind.batter(play, field, 0, 12));
    expect([s.unit('Tank').armor, s.unit('Tank').structure]).toEqual([
      [0, 10, 10, 10, 10],
      [3, 5, 5, 5, 5],
    ]);
    happens(s, [], (kind) => kind.batter(s.play, s.field, 0, 3));
    expect(s.unit('Tank').loss).toBe('broken');
  });

  rule('MT-PRE-23', 'What comes from inside spares the armour, and threatens the inside', () => {
    const inside = (points: number, ...rolls: Roll[]) => {
      const s = tank();
      return happens(s, rolls, (kind) => kind.damageInside(s.play, s.field, 0, RIGHT, points));
    };
    const hurt = inside(2, critical(1, 1));
    expect([hurt.unit('Tank').armor[RIGHT], hurt.unit('Tank').structure[RIGHT]]).toEqual([10, 3]);
    expect(inside(0).happened('damaged')).toEqual([]);
    const broken = inside(5, critical(1, 1));
    expect([broken.unit('Tank').loss, broken.unit('Tank').armor[RIGHT]]).toEqual(['broken', 0]);
  });

  rule('MT-PRE-23', 'Ammunition that goes up is the end of it', () => {
    const s = happens(tank(), [], (kind, { play, field }) => kind.explode(play, field, 0, 0));
    expect(s.unit('Tank').loss).toBe('explosion');
  });

  rule('MT-PRE-15', 'A roll for critical hits says whether there were any', () => {
    const any = (a: number, b: number, ...items: Roll[]) => {
      const s = tank();
      return s.rolling([critical(a, b), ...items], () =>
        s.field.kinds[0].threaten(s.play, s.field, 0, FRONT, 1),
      );
    };
    expect([any(3, 4), any(4, 4, item(2)), any(6, 4, item(2), item(2))]).toEqual([false, true, true]);
  });
});

describe('What a hit does to the way it moves', () => {
  rule('MT-PRE-23', 'Each effect does what it says, and nothing else', () => {
    const after = (a: number, b: number, motion: 'hover' | 'tracked' = 'tracked') => {
      const s = hit(tank(vehicle('Tank', { motion })), 'front', 1, location(a, b));
      const [unit] = s.state.units;
      return [isImmobilized(unit), slowedBy(unit), isTurretLocked(unit), s.happened('motive').length];
    };
    expect([after(1, 2), after(2, 2), after(5, 6), after(2, 3, 'hover'), after(3, 3)]).toEqual([
      [true, 0, false, 1],
      [false, 1, false, 1],
      [false, 0, true, 1],
      [false, 1, false, 1],
      [false, 0, false, 0],
    ]);
  });

  rule('MT-PRE-23', 'A tank that comes to a stop so does not crash', () => {
    const s = hit(tank(vehicle('Tank', { cruise: 1 })), 'front', 1, location(2, 2));
    expect([s.happened('crashed'), s.unit('Tank').loss]).toEqual([[], null]);
  });
});

describe('The main weapon', () => {
  rule('MT-PRE-23', 'It is the one of the highest Battle Value', () => {
    expect(WEAPON_VALUES).toMatchObject({
      small_laser: 9,
      medium_laser: 46,
      large_laser: 124,
      ppc: 176,
      flamer: 6,
      vehicle_flamer: 5,
      machine_gun: 5,
      ac2: 37,
      ac5: 70,
      ac10: 124,
      ac20: 178,
      lrm5: 45,
      lrm10: 90,
      lrm15: 136,
      lrm20: 181,
      srm2: 21,
      srm4: 39,
      srm6: 59,
    });
  });

  const jammed = (...items: string[]) => {
    const s = hit(
      tank(vehicle('Tank', { items: { FR: items } })),
      'front',
      11,
      location(3, 4),
      critical(4, 4),
      item(2),
    );
    return s.happened('vehicle-critical')[0].weapon;
  };

  rule('MT-PRE-23', 'Of two of one value the first jams; without weapons none does', () => {
    expect([
      jammed('Small Laser', 'PPC', 'Medium Laser'),
      jammed('Large Laser', 'AC/10'),
      jammed('AC/10', 'Large Laser'),
      jammed(),
    ]).toEqual([1, 0, 0, -1]);
  });

  rule('MT-PRE-23', 'Other critical hits name no weapon', () => {
    for (const die of [1, 3, 4, 5, 6]) {
      const s = hit(tank(), 'front', 11, location(3, 4), critical(4, 4), item(die));
      expect(s.happened('vehicle-critical')).toMatchObject([{ weapon: -1, dice: [die] }]);
    }
  });

  rule('MT-PRE-23', 'One by one they are torn off, also side by side, till there is nothing to lose', () => {
    const heli = tank(vtol('Heli', { armor: 40, items: { FR: ['Medium Laser', 'PPC'] } }));
    const working = () =>
      heli.field.designs[0].weapons.map((mount) => weaponWorks(mount, heli.state.units[0].body));
    hit(heli, 'left', 1, location(4, 5));
    expect(working()).toEqual([true, false]);
    hit(heli, 'left', 1, location(4, 5));
    expect(working()).toEqual([false, false]);
    hit(heli, 'left', 1, location(4, 5));
    expect(heli.happened('weapon-torn-off').map(({ weapon }) => weapon)).toEqual([1, 0]);
    expect(heli.happened('motive')).toEqual([]);
  });
});
