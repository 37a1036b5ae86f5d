import { rule } from '@ironfield/conformance/rule.ts';
import type { Roll } from '@ironfield/conformance/scripted.ts';
import { expect } from 'vitest';
import type { AttackSide } from '../../events.ts';
import { kindOf } from '../../kinds.ts';
import { attackSide } from '../../rules/damage/attack-side.ts';
import { stuckWeapons } from '../../rules/damage/crew-damage.ts';
import { mech, type Scene, scene } from '../../testing/scene.ts';
import { COMBINED, vehicle } from '../../testing/vehicles.ts';
import type { VehicleFile } from '../../units/vehicle-file.ts';
import { LARGE_SHIPS, SUPER_HEAVY } from '../../vehicles/special.ts';

const LEVEL_3 = {
  ...COMBINED,
  'vehicle-motive-damage': true,
  'vehicle-hit-location': true,
  'vehicle-critical-hits': true,
  'vehicle-dual-turrets': true,
  'super-heavy-tanks': true,
} as const;
const CODES = ['FR', 'RS', 'LS', 'RR', 'TU', 'RO', 'FT', 'RB', 'LB'];

const huge = vehicle('Huge', {
  tons: 150,
  cruise: 2,
  sixSides: true,
  frontTurret: true,
  items: { RS: ['Small Laser'], TU: ['Medium Laser'] },
});
const problems = (file: VehicleFile) => {
  const read = kindOf(file).designOf(file);
  return read.ok ? [] : read.error;
};

const dice = (total: number): [number, number] => [Math.min(6, total - 1), total - Math.min(6, total - 1)];

function made(file: VehicleFile = huge, at = '0510 N', map?: string): Scene {
  return scene({
    ...(map !== undefined && { map }),
    options: LEVEL_3,
    units: { Huge: { mech: file, at: '0505 N' }, Wolf: { mech: mech('Wolf'), at } },
  });
}

function hit(s: Scene, side: AttackSide, points: number, ...rolls: Roll[]): string {
  const [kind] = s.field.kinds;
  s.rolling(rolls, () => {
    const struck = kind.rollLocation(s.play, s.field, 0, { table: 'mech', side, covered: 0, by: 1 });
    if (struck) kind.strike(s.play, s.field, 0, struck, points);
  });
  return CODES[s.happened('location')[0].location];
}

rule(
  'MT-VCOM-04',
  'It has a side for each hexside; a line through a corner goes to the one nearer the front',
  () => {
    const from = (hex: string) => {
      const s = made(huge, `${hex} N`);
      return attackSide(s.field, s.state, s.state.units[1].hex, 0);
    };
    expect(['0503', '0604', '0605', '0506', '0405', '0404'].map(from)).toEqual([
      'front',
      'right',
      'rear-right',
      'rear',
      'rear-left',
      'left',
    ]);
    // Corners: between front and front right, right and rear right, rear right and rear.
    expect(['0603', '0705', '0606'].map(from)).toEqual(['front', 'right', 'rear-right']);
  },
);

rule('MT-VCOM-05', 'Hits on six sides land as the columns of very large vehicles say', () => {
  const column = (side: AttackSide) =>
    [3, 5, 8, 9, 10, 11, 12].map((total) => {
      const asks: Roll[] =
        total === 12 ? [['critical hit', 1, 1]] : total === 3 ? [['motive damage', 1, 1]] : [];
      return hit(made(), side, 1, ['hit location', ...dice(total)], ...asks);
    });
  expect(column('front')).toEqual(['FR', 'RS', 'FR', 'LS', 'FT', 'FT', 'TU']);
  expect(column('rear')).toEqual(['RR', 'LB', 'RR', 'RB', 'TU', 'TU', 'FT']);
  expect(column('right')).toEqual(['RS', 'FR', 'RS', 'RB', 'FT', 'TU', 'FT']);
  expect(column('left')).toEqual(['LS', 'FR', 'LS', 'LB', 'FT', 'TU', 'FT']);
  expect(column('rear-right')).toEqual(['RB', 'RR', 'RB', 'RS', 'TU', 'FT', 'TU']);
  expect(column('rear-left')).toEqual(['LB', 'RR', 'LB', 'LS', 'TU', 'FT', 'TU']);
});

rule('MT-VCOM-04', 'A weapon of a side is behind both halves of it', () => {
  const s = made();
  hit(s, 'rear-right', 1, ['hit location', 1, 1], ['critical hit', 3, 4]);
  expect(stuckWeapons(s.state.units[0])).toMatchObject([{ weapon: s.weapon('Huge', 'Small Laser') }]);
});

rule('MT-VCON-01', 'Each of six sides has a tenth of the tons; without any of them it is lost', () => {
  const s = made();
  expect(s.field.designs[0].structure).toEqual([15, 15, 15, 15, 15, 0, 15, 15, 15]);
  hit(s, 'rear-left', 25, ['hit location', 3, 3]);
  expect(s.unit('Huge').loss).toBe('broken');
});

rule('MT-VCON-01', 'It goes into no water, where other tanks cross the shallowest', () => {
  const enters = (file: VehicleFile) => {
    const s = made(
      file,
      '0510 N',
      `${`${'. '.repeat(10)}\n`.repeat(3)}. . . . ~0 . . . . .\n${`${'. '.repeat(10)}\n`.repeat(8)}`,
    );
    const from = s.cell('0505');
    return s.field.kinds[0].stepsOn(s.field, 0).walk[from * 6];
  };
  expect(enters(vehicle('Huge'))).toBe(1);
  expect(enters(huge)).toBe(0);
});

rule('MT-VCON-01', 'It weighs from 101 to 200 tons, and nothing lighter has six sides', () => {
  expect([101, 200].map((tons) => problems({ ...huge, tons }))).toEqual([[], []]);
  expect([100, 201].map((tons) => problems({ ...huge, tons }).length)).toEqual([1, 1]);
  expect(problems({ ...vehicle('Tank', { sixSides: false }), tons: 101 })).toHaveLength(1);
  expect(problems({ ...huge, motion: 'wheeled' }).length).toBeGreaterThan(0);
});

rule(
  'MT-VCON-02',
  'A displacement ship of more than 100 tons may have six sides, and must from 301 tons on',
  () => {
    const ship = { ...huge, motion: 'displacement' } as const;
    expect([101, 301, 555].map((tons) => problems({ ...ship, tons }))).toEqual([[], [], []]);
    expect(problems({ ...ship, tons: 100 })).toHaveLength(1);
    const four = vehicle('Ship', { motion: 'displacement' });
    expect([300, 301].map((tons) => problems({ ...four, tons }).length)).toEqual([0, 1]);
    for (const file of [...SUPER_HEAVY, ...LARGE_SHIPS]) expect(problems(file)).toEqual([]);
  },
);
