import { rule } from '@ironfield/conformance/rule.ts';
import { describe, expect, test } from 'vitest';
import { weaponNumber } from '../rules/fire/to-hit.ts';
import { AUTOMATIC_MISS } from '../state.ts';
import { mech, scene } from '../testing/scene.ts';
import { weaponNamed } from './arsenal.ts';
import { rackDamage, WEAPONS } from './equipment.ts';

// name: heat, damage, cluster, minimum, short, medium, long, tons, slots, shots
const TABLE = `
Flamer            3  2  0 0 1  2  3  1   1 0
Large Laser       8  8  0 0 5 10 15  5   2 0
Medium Laser      3  5  0 0 3  6  9  1   1 0
Small Laser       1  3  0 0 1  2  3  0.5 1 0
PPC              10 10  0 3 6 12 18  7   3 0
AC/2              1  2  0 4 8 16 24  6   1 45
AC/5              1  5  0 3 6 12 18  8   4 20
AC/10             3 10  0 0 5 10 15 12   7 10
AC/20             7 20  0 0 3  6  9 14  10 5
Flamer (Vehicle)  3  2  0 0 1  2  3  0.5 1 20
Machine Gun       0  2  0 0 1  2  3  0.5 1 200
LRM 5             2  1  5 6 7 14 21  2   1 24
LRM 10            4  1 10 6 7 14 21  5   2 12
LRM 15            5  1 15 6 7 14 21  7   3 8
LRM 20            6  1 20 6 7 14 21 10   5 6
SRM 2             2  2  2 0 3  6  9  1   1 50
SRM 4             3  2  4 0 3  6  9  2   1 25
SRM 6             4  2  6 0 3  6  9  3   2 15`;

describe('weapons', () => {
  rule('CBT-EQP-01', 'The weapons table', () => {
    const lines = WEAPONS.map((weapon) => {
      const { name, heat, damage, cluster, min, short, medium, long, halfTons, slots, shots } = weapon;
      return [name, heat, damage, cluster, min, short, medium, long, halfTons / 2, slots, shots].join(' ');
    });
    expect(lines).toEqual(TABLE.trim().replace(/ +/g, ' ').split('\n'));
  });

  /** Modifiers of a shot from a standing 'Mech at a standing one so many hexes away. */
  function modifier(slots: string, range: number): number {
    const s = scene({
      map: '.\n'.repeat(25),
      units: {
        Shooter: {
          at: '0101 S',
          mech: mech('Shooter', { slots: { LT: [slots, 'Ammo LRM 15', 'Ammo AC/5'] } }),
        },
        Target: { at: `01${String(1 + range).padStart(2, '0')}` },
      },
    });
    const shot = { attacker: 0, weapon: 0, target: 1, twist: 0, secondary: 0, aim: -1 } as const;
    return weaponNumber(s.field, s.state, shot) - s.unit('Shooter').gunnery;
  }

  rule('CBT-EQP-01', 'LRM 15: short to 7, medium to 14, long to 21, and a minimum of 6', () => {
    const lrm = (range: number) => modifier('3 x LRM 15', range);
    expect([7, 6, 3, 14, 15, 21].map(lrm)).toEqual([0, 1, 4, 2, 4, 4]);
    expect(lrm(22)).toBeGreaterThanOrEqual(AUTOMATIC_MISS - 4);
  });

  rule('CBT-EQP-01', 'A PPC at range 1 is at +3, an AC/5 at range 2 at +2', () => {
    expect(modifier('3 x PPC', 1)).toBe(3);
    expect(modifier('4 x AC/5', 2)).toBe(2);
  });

  rule(
    'CBT-EQP-03',
    'The vehicle flamer is a ballistic weapon with 20 shots a ton, and heats as a flamer does',
    () => {
      const vehicle = weaponNamed('Flamer (Vehicle)')!;
      expect([vehicle.category, vehicle.shots, vehicle.heat]).toEqual([
        'ballistic',
        20,
        weaponNamed('Flamer')!.heat,
      ]);
    },
  );

  rule('CBT-EQP-08', 'Only missiles roll for clusters: LRMs in groups of five, SRMs one by one', () => {
    for (const { name, category, cluster, group, damage } of WEAPONS) {
      expect(cluster > 0, name).toBe(category === 'missile');
      expect(group, name).toBe(name.startsWith('LRM') ? 5 : damage);
    }
  });

  test('damage of a full shot', () => {
    const racks = ['Machine Gun', 'AC/10', 'LRM 15', 'SRM 6'].map((name) => rackDamage(weaponNamed(name)!));
    expect(racks).toEqual([2, 10, 15, 12]);
  });
});
