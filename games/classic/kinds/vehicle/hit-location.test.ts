import { rule } from '@ironfield/conformance/rule.ts';
import type { Roll } from '@ironfield/conformance/scripted.ts';
import { describe, expect } from 'vitest';
import type { AttackSide } from '../../events.ts';
import { type Scene, scene } from '../../testing/scene.ts';
import { COMBINED, vehicle, vtol } from '../../testing/vehicles.ts';
import type { Motion, VehicleFile } from '../../units/vehicle-file.ts';
import { PART_OF, ROTOR, TURRET } from './parts.ts';

/** A throw of two dice for each sum from 2 to 12. */
const THROWS = [
  [1, 1],
  [1, 2],
  [2, 2],
  [2, 3],
  [3, 3],
  [3, 4],
  [4, 4],
  [4, 5],
  [5, 5],
  [5, 6],
  [6, 6],
] as const;

const field = (file: VehicleFile): Scene =>
  scene({ options: COMBINED, units: { Tank: { mech: file, at: '0505 N' }, Wolf: { at: '1515 N' } } });

const EFFECTS = {
  immobilized: 'i',
  slowed: 'm',
  'turret-locked': 'k',
  'front-turret-locked': 'f',
  'rotor-lost': 'r',
  'weapon-lost': 'w',
} as const;

/** By throw: S for the side attacked, T for the turret, R for the rotor, and what else the hit does. */
function column(file: VehicleFile, side: AttackSide, lost = 0, isBlow?: true): string {
  const s = field(file);
  s.state.units[0].body.lost |= lost;
  const cells = THROWS.map(([a, b]) => {
    const rolls: Roll[] = [['hit location', a, b]];
    const struck = s.rolling(rolls, () =>
      s.field.kinds[0].rollLocation(s.play, s.field, 0, { table: 'mech', side, covered: 0, isBlow }),
    )!;
    expect(struck.rear).toBe(false);
    const { part, critical, effect } = struck;
    const where = part === TURRET ? 'T' : part === ROTOR ? 'R' : part === PART_OF[side] ? 'S' : '?';
    return `${where}${critical ? 'c' : ''}${effect ? EFFECTS[effect] : ''}`;
  });
  return cells.join(' ');
}

const of = (motion: Motion, turret = true) => vehicle('Tank', { motion, turret });

describe('Where a ground vehicle is hit', () => {
  rule(
    'MT-PRE-23',
    'Front and rear: 2 and 12 threaten the inside, 3 stops, 4 slows, 11 locks the turret',
    () => {
      for (const side of ['front', 'rear'] as const) {
        for (const motion of ['tracked', 'wheeled'] as const)
          expect(column(of(motion), side)).toBe('Sc Si Sm S S S S S T Tk Tc');
        expect(column(of('hover'), side)).toBe('Sc Si Sm Sm S S S S T Tk Tc');
      }
    },
  );

  rule('MT-PRE-23', 'Left and right: 5 slows as well, 9 a hovercraft, and 12 strikes the side', () => {
    for (const side of ['left', 'right'] as const) {
      for (const motion of ['tracked', 'wheeled'] as const)
        expect(column(of(motion), side)).toBe('Sc Si Sm Sm S S S S T Tk Sc');
      expect(column(of('hover'), side)).toBe('Sc Si Sm Sm S S S Sm T Tk Sc');
    }
  });

  rule('MT-PRE-23', 'Without a turret 10 to 12 strike the side attacked, and lock nothing', () => {
    expect(column(of('tracked', false), 'front')).toBe('Sc Si Sm S S S S S S S Sc');
    expect(column(of('hover', false), 'left')).toBe('Sc Si Sm Sm S S S Sm S S Sc');
  });
});

describe('Where a VTOL is hit', () => {
  const heli = vtol('Heli');

  rule('MT-PRE-23', 'The rotor on 2 to 5 and from 10 on; 9 from the left or right costs a weapon', () => {
    for (const side of ['front', 'rear'] as const)
      expect(column(heli, side)).toBe('Rc Rr Rm Rm S S S S Rm Rm Rcm');
    for (const side of ['left', 'right'] as const)
      expect(column(heli, side)).toBe('Rc Rr Rm Rm S S S Sw Rm Rm Rcm');
  });

  rule('MT-PRE-23', 'A blow on the rotor destroys it, and one beside it does not', () => {
    expect(column(heli, 'left', 0, true)).toBe('Rcr Rr Rr Rr S S S Sw Rr Rr Rcr');
    expect(column(of('tracked'), 'front', 0, true)).toBe('Sc Si Sm S S S S S T Tk Tc');
  });

  rule('MT-PRE-23', 'A rotor that is gone harms nothing any more: the side attacked is struck', () => {
    expect(column(heli, 'rear', 1 << ROTOR)).toBe('S S S S S S S S S S S');
    expect(column(heli, 'right', 1 << ROTOR)).toBe('S S S S S S S Sw S S S');
    expect(column(heli, 'front', 1 << ROTOR, true)).toBe('S S S S S S S S S S S');
  });
});

describe('What a hit meets on average', () => {
  /** Parts in the order front, right, left, rear, turret, rotor. */
  const armor = (file: VehicleFile, points: readonly number[], lost?: number) => {
    const s = field(file);
    const { body } = s.state.units[0];
    Object.assign(body, { armor: [...points], ...(lost !== undefined && { lost }) });
    return (['front', 'right', 'left', 'rear'] as const).map((side) => s.field.kinds[0].armorOn(body, side));
  };

  rule('MT-PRE-23', 'Its armour by the chances of the table: of 36 throws 6 strike the turret, or 5', () => {
    expect(armor(of('tracked'), [10, 20, 30, 40, 50])).toEqual([
      30 * 10 + 6 * 50,
      31 * 20 + 5 * 50,
      31 * 30 + 5 * 50,
      30 * 40 + 6 * 50,
    ]);
    expect(armor(of('tracked', false), [10, 20, 30, 40, 0])).toEqual([360, 720, 1080, 1440]);
  });

  rule('MT-PRE-23', 'The rotor of a VTOL is struck by 16 of 36', () => {
    expect(armor(vtol('Heli'), [10, 20, 30, 40, 0, 2])).toEqual(
      [10, 20, 30, 40].map((points) => 20 * points + 16 * 2),
    );
    expect(armor(vtol('Heli'), [10, 20, 30, 40, 0, 2], (1 << TURRET) | (1 << ROTOR))).toEqual([
      360, 720, 1080, 1440,
    ]);
  });
});
