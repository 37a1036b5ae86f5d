import { rule } from '@ironfield/conformance/rule.ts';
import type { Roll } from '@ironfield/conformance/scripted.ts';
import { expect } from 'vitest';
import { kindOf } from '../../../kinds.ts';
import { mech, type Scene, scene } from '../../../testing/scene.ts';
import { COMBINED, vehicle } from '../../../testing/vehicles.ts';
import type { VehicleFile } from '../../../units/vehicle-file.ts';

const OPTIONS = { ...COMBINED, minefields: 3, minesweeper: true } as const;
const plain = vehicle('Tank', { tons: 50 });
const sweeper: VehicleFile = { ...plain, items: { ...plain.items, BD: ['Minesweeper (vehicle)'] } };
const mine = (a: number, b: number): Roll => ['minefield', a, b];

interface Outcome {
  readonly done: boolean;
  /** Whether the field was gone, each time that it went off. */
  readonly gone: readonly boolean[];
  readonly struck: readonly number[];
  readonly device: number;
}

const made = (file: VehicleFile, lost = 0): Scene => {
  const s = scene({
    options: OPTIONS,
    units: { Tank: { mech: file, at: '0505 S' }, Bear: { mech: mech('Bear'), at: '0510 N' } },
  });
  if (lost > 0) s.state.units[0].marks = { inside: { sweeperLost: lost } };
  return s;
};

function comesUpon(
  mines: { readonly kind: string; readonly strength: number; readonly setting?: number },
  rolls: readonly Roll[],
  s = made(sweeper),
): Outcome {
  const gone: boolean[] = [];
  const struck: number[] = [];
  const done = s.rolling(rolls, () =>
    s.field.plugged.sweeps!(false, s.play, s.field, 0, {
      ...mines,
      hex: s.cell('0505'),
      goOff: (_, isGone) => gone.push(isGone),
      strike: (part) => struck.push(part),
    }),
  );
  return { done, gone, struck, device: 30 - (s.state.units[0].marks?.inside?.sweeperLost ?? 0) };
}

const FIELD = { kind: 'conventional', strength: 6 } as const;

rule(
  'MT-SPV-06',
  'A conventional field goes off before it on 6: it is gone, and costs the device 6 points',
  () => {
    expect(comesUpon(FIELD, [mine(3, 3)])).toEqual({ done: true, gone: [true], struck: [], device: 24 });
  },
);

rule('MT-SPV-06', 'Else it goes off on 7 under its front, and stays; on 6 nothing happens', () => {
  expect(comesUpon(FIELD, [mine(2, 3), mine(3, 4)])).toEqual({
    done: true,
    gone: [false],
    struck: [0],
    device: 30,
  });
  expect(comesUpon(FIELD, [mine(2, 3), mine(3, 3)])).toEqual({
    done: true,
    gone: [],
    struck: [],
    device: 30,
  });
});

rule('MT-SPV-06', 'A vibrabomb set to its tons always goes off, for 10 points, and no other one', () => {
  const bomb = (setting: number) => comesUpon({ kind: 'vibrabomb', strength: 10, setting }, []);
  expect(bomb(50)).toEqual({ done: true, gone: [true], struck: [], device: 20 });
  expect([bomb(49).done, bomb(51).done]).toEqual([false, false]);
});

rule('MT-SPV-06', 'It is of no use against other mines, and once its 30 points are gone', () => {
  expect(comesUpon({ kind: 'thunder', strength: 15 }, []).done).toBe(false);
  expect(comesUpon(FIELD, [mine(6, 6)], made(sweeper, 29))).toMatchObject({ done: true, device: 0 });
  expect(comesUpon(FIELD, [], made(sweeper, 30)).done).toBe(false);
  expect(comesUpon(FIELD, [], made(plain)).done).toBe(false);
});

rule('MT-SPV-06', 'A charge into its front damages the device, and one into its side does not', () => {
  const after = (side: 'front' | 'right') => {
    const s = made(sweeper);
    s.rolling([], () => s.field.plugged.rammed!(s.play, s.field, 0, side, 7));
    return s.state.units[0].marks?.inside?.sweeperLost ?? 0;
  };
  expect([after('front'), after('right')]).toEqual([7, 0]);
});

rule('MT-SPV-06', 'One is in front of a vehicle on the ground', () => {
  const ok = (file: VehicleFile) => kindOf(file).designOf(file).ok;
  const { items } = sweeper;
  expect([ok(sweeper), ok({ ...sweeper, motion: 'displacement' })]).toEqual([true, false]);
  expect(ok({ ...sweeper, items: { ...items, BD: [...items.BD!, ...items.BD!] } })).toBe(false);
});
