import { rule } from '@ironfield/conformance/rule.ts';
import { describe, expect, test } from 'vitest';
import { bitOf } from '../../design.ts';
import { breakWeapon, immobilize, lockTurret, slow } from '../../rules/damage/motive.ts';
import { flyAt } from '../../rules/ground/altitude.ts';
import { type Scene, scene } from '../../testing/scene.ts';
import { COMBINED, vehicle, vtol } from '../../testing/vehicles.ts';
import type { VehicleFile } from '../../units/vehicle-file.ts';
import { FRONT, LEFT, REAR, RIGHT, ROTOR, TURRET } from './parts.ts';

const field = (file: VehicleFile = vehicle('Tank'), hex = '.'): Scene =>
  scene({
    options: COMBINED,
    map: `${hex} . .`,
    units: { Tank: { mech: file, at: '0101 N' }, Wolf: { at: '0301 N' } },
  });

/** What somebody asks of its kind after this has happened to it. */
const told = (
  ask: 'isCrippled' | 'isWrecked' | 'contradictions' | 'stakes',
  harm: (s: Scene) => void = () => {},
  file?: VehicleFile,
  hex?: string,
) => {
  const s = field(file, hex);
  harm(s);
  return s.field.kinds[0][ask](s.field, s.state, 0);
};

const losing =
  (part: number) =>
  (s: Scene): void => {
    s.state.units[0].body.lost |= bitOf(part);
  };

describe('How fit a vehicle is', () => {
  rule('CBT-SCN-04', 'It is crippled when it cannot move any more', () => {
    const slower = (times: number) => (s: Scene) => {
      for (let i = 0; i < times; i++) slow(s.state.units[0]);
    };
    expect([0, 3, 4, 5].map((times) => told('isCrippled', slower(times)))).toEqual([
      false,
      false,
      true,
      true,
    ]);
    expect(told('isCrippled', (s) => immobilize(s.state.units[0]))).toBe(true);
  });

  rule('CBT-SCN-04', 'And when none of its weapons is left; what never had one is not', () => {
    const armed = (...items: string[]) => vehicle('Tank', { items: { FR: items } });
    const breaking = (count: number) => (s: Scene) => {
      for (const mount of s.field.designs[0].weapons.slice(0, count)) breakWeapon(s.state.units[0], mount);
    };
    const crippled = (file: VehicleFile, broken: number) => told('isCrippled', breaking(broken), file);
    expect(crippled(armed('PPC'), 1)).toBe(true);
    expect([0, 1, 2].map((broken) => crippled(armed('PPC', 'Flamer'), broken))).toEqual([false, false, true]);
    expect(crippled(armed(), 0)).toBe(false);
  });

  rule('MT-PRE-23', 'It is a wreck without any part that it had; a turret that it never had is none', () => {
    expect(told('isWrecked')).toBe(false);
    expect([FRONT, RIGHT, LEFT, REAR, TURRET].map((part) => told('isWrecked', losing(part)))).toEqual(
      Array(5).fill(true),
    );
    const open = vehicle('Tank', { turret: false });
    expect(told('isWrecked', undefined, open)).toBe(false);
    expect([FRONT, RIGHT, LEFT, REAR].map((part) => told('isWrecked', losing(part), open))).toEqual(
      Array(4).fill(true),
    );
  });

  rule('MT-PRE-29', 'A VTOL without its rotor is none yet', () => {
    const heli = vtol('Heli');
    expect([ROTOR, FRONT, REAR].map((part) => told('isWrecked', losing(part), heli))).toEqual([
      false,
      true,
      true,
    ]);
  });

  test('The rating of its engine is its Cruising MP times its tons', () => {
    const s = field(vehicle('Tank', { cruise: 5, tons: 60 }));
    expect(s.field.kinds[0].engineRating(s.field, 0)).toBe(300);
  });
});

describe('What cannot be true of a vehicle', () => {
  const wrong = (harm: (s: Scene) => void, file?: VehicleFile, hex?: string) =>
    told('contradictions', harm, file, hex);

  test('Nothing is wrong with one that is as new', () => {
    for (const file of [vehicle('Tank'), vehicle('Tank', { turret: false }), vtol('Heli')])
      expect(told('contradictions', undefined, file)).toEqual([]);
  });

  test('It neither lies nor keeps heat', () => {
    expect(wrong((s) => Object.assign(s.unit('Tank'), { prone: true }))).toEqual([
      'lies prone, which no vehicle does',
    ]);
    expect(wrong((s) => Object.assign(s.unit('Tank'), { heat: 1 }))).toEqual([
      'has heat, which no vehicle keeps',
    ]);
  });

  test('It turns and locks only a turret that it has', () => {
    const turns = (s: Scene): void => {
      s.unit('Tank').twist = 1;
    };
    const locks = (s: Scene): void => lockTurret(s.state.units[0]);
    const open = vehicle('Tank', { turret: false });
    expect([turns, locks].map((harm) => wrong(harm))).toEqual([[], []]);
    const reason = ['turns a turret that it does not have'];
    expect([turns, locks].map((harm) => wrong(harm, open))).toEqual([reason, reason]);
  });

  test('It does not go on without its turret', () => {
    expect(wrong(losing(TURRET))).toEqual(['goes on without its turret']);
    const lost = (s: Scene): void => {
      losing(TURRET)(s);
      s.unit('Tank').loss = 'broken';
    };
    expect(wrong(lost)).toEqual([]);
  });

  test('What cannot fly does not, and a VTOL flies above everything in its hex', () => {
    const aloft = (level: number) => (s: Scene) => flyAt(s.state.units[0], level);
    expect(wrong(aloft(3))).toEqual(['flies, which it cannot']);
    const through = ['flies through what stands in its hex'];
    expect([1, 2, 3].map((level) => wrong(aloft(level), vtol('Heli'), 'l'))).toEqual([through, through, []]);
    const lost = (s: Scene): void => {
      aloft(1)(s);
      s.unit('Tank').loss = 'crew';
    };
    expect(wrong(lost, vtol('Heli'), 'l')).toEqual([]);
    const away = (s: Scene): void => {
      aloft(1)(s);
      s.unit('Tank').hex = -1;
    };
    expect(wrong(away, vtol('Heli'), 'l')).toEqual([]);
    const stopped = (s: Scene): void => {
      aloft(3)(s);
      immobilize(s.state.units[0]);
    };
    expect(wrong(stopped, vtol('Heli'), 'l')).toEqual(['flies though it cannot move any more']);
  });
});

describe('What a point of damage takes of it, for bots', () => {
  const stakes = (file: VehicleFile, harm?: (s: Scene) => void) =>
    (told('stakes', harm, file) as number[]).map((stake) => Number((1 / stake).toFixed(6)));

  test('By the points of the parts that are struck: those inside count for less', () => {
    // 10 of armour and 5 inside at 0.6.
    expect(stakes(vehicle('Tank'))).toEqual([13, 13, 13, 13]);
    expect(stakes(vehicle('Tank', { armor: 0 }))).toEqual([8, 8, 8, 8]);
    expect(stakes(vehicle('Tank', { armor: 5, tons: 60 }))).toEqual(Array(4).fill(5 + 3.6));
  });

  test('Side by side, and the turret with each', () => {
    const right = (s: Scene): void => {
      s.unit('Tank').armor[RIGHT] = 37;
    };
    const [front, hard, rear, left] = stakes(vehicle('Tank'), right);
    expect([front, rear, left]).toEqual([13, 13, 13]);
    expect(hard).toBeCloseTo(36 / (31 / 40 + 5 / 13), 5);
  });
});
