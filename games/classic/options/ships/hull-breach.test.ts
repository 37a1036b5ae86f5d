import { rule } from '@ironfield/conformance/rule.ts';
import type { Roll } from '@ironfield/conformance/scripted.ts';
import { expect } from 'vitest';
import { weaponWorks } from '../../rules/unit/condition.ts';
import { mech, type Scene, scene } from '../../testing/scene.ts';
import { COMBINED, vehicle } from '../../testing/vehicles.ts';
import type { UnitFile } from '../../units/unit-file.ts';
import type { VehicleFile } from '../../units/vehicle-file.ts';

const OPTIONS = { ...COMBINED, 'hull-breach': true, amphibious: true, 'naval-vessels': true } as const;
const tank = vehicle('Tank', { cruise: 6, items: { TU: ['Medium Laser'] } });
const swimmer: VehicleFile = { ...tank, items: { ...tank.items, BD: ['Amphibious Equipment'] } };
const wolf = mech('Wolf', { slots: { LL: ['Medium Laser'], LA: ['Small Laser'], LT: ['Medium Laser'] } });
const [HD, CT, LT, LA, LL] = ['HD', 'CT', 'LT', 'LA', 'LL'] as const;

const made = (file: UnitFile, ground: string, options = {}): Scene =>
  scene({
    map: `${ground} ${ground} .\n${ground} . .\n. . .`,
    options: { ...OPTIONS, ...options },
    units: { Unit: { mech: file, at: '0101 S' }, Bear: { mech: mech('Bear'), at: '0303 N' } },
  });

const breach = (...dice: [number, number]): Roll => ['hull breach', ...dice];

function hit(s: Scene, code: string, points: number, ...rolls: Roll[]): Scene {
  const [kind] = s.field.kinds;
  const part = kind.codes.indexOf(code);
  s.rolling(rolls, () =>
    kind.strike(s.play, s.field, 0, { part, rear: false, critical: false, side: 'front' }, points),
  );
  return s;
}

const flooded = (s: Scene): string[] =>
  s.happened('flooded').map(({ location }) => s.field.kinds[0].codes[location]);

rule('MT-BASE-17', 'A part under water that is hit is breached on 10, and not on 9', () => {
  expect(flooded(hit(made(wolf, '~2'), LA, 1, breach(4, 5)))).toEqual([]);
  expect(flooded(hit(made(wolf, '~2'), LA, 1, breach(5, 5)))).toEqual([LA]);
});

rule('MT-BASE-17', 'In water of depth 1 that is about the legs alone, prone about everything', () => {
  expect(flooded(hit(made(wolf, '~1'), LA, 1))).toEqual([]);
  expect(flooded(hit(made(wolf, '~1'), LL, 1, breach(6, 6)))).toEqual([LL]);
  const prone = made(wolf, '~1');
  prone.unit('Unit').prone = true;
  expect(flooded(hit(prone, LA, 1, breach(6, 6)))).toEqual([LA]);
  expect(flooded(hit(made(wolf, '.'), LL, 1))).toEqual([]);
});

rule('MT-BASE-17', 'Without armour it floods without a roll; of a torso the rear counts as well', () => {
  const bare = made(wolf, '~2');
  bare.unit('Unit').armor[bare.field.kinds[0].codes.indexOf(LA)] = 0;
  expect(flooded(hit(bare, LA, 1, ['critical hit', 1, 1]))).toEqual([LA]);
  const behind = made(wolf, '~2');
  const [kind] = behind.field.kinds;
  behind.unit('Unit').armor[kind.armorFacing(kind.codes.indexOf(LT), true)] = 0;
  expect(flooded(hit(behind, LT, 1))).toEqual([LT]);
});

rule('MT-BASE-17', "In a flooded part of a 'Mech nothing works any more", () => {
  const s = hit(made(wolf, '~2'), LT, 1, breach(6, 6));
  const [unit] = s.state.units;
  const works = (label: string) =>
    weaponWorks(s.field.designs[0].weapons[s.weapon('Unit', label)], unit.body);
  expect([works('Medium Laser LT'), works('Small Laser LA'), unit.loss]).toEqual([false, true, null]);
});

rule('MT-BASE-17', 'A flooded head is the end of the pilot, a flooded center torso that of the unit', () => {
  const head = hit(made(wolf, '~2'), HD, 1, breach(6, 6));
  expect(head.unit('Unit').loss).toBe('pilot');
  expect(hit(made(wolf, '~2'), CT, 1, breach(6, 6)).unit('Unit').loss).toBe('sunk');
});

rule('MT-BASE-17', 'Who comes into the water with a part that has no armour is flooded there', () => {
  const s = made(wolf, '~1');
  s.unit('Unit').armor[s.field.kinds[0].codes.indexOf(LL)] = 0;
  s.unit('Unit').armor[s.field.kinds[0].codes.indexOf(LA)] = 0;
  s.state.phase = 'movement';
  s.rolling([], () => s.field.plugged.phaseEnds!(s.play, s.field, 'movement'));
  expect(flooded(s)).toEqual([LL]);
  s.rolling([], () => s.field.plugged.phaseEnds!(s.play, s.field, 'movement'));
  expect(flooded(s)).toEqual([LL]);
});

rule(
  ['MT-BASE-17', 'MT-SPV-08'],
  'A side of a vehicle on water with 3 points left holds on 9 and not on 10',
  () => {
    const struck = (left: number, ...rolls: Roll[]) => {
      const s = made(swimmer, '~2');
      s.unit('Unit').armor[1] = left + 1;
      return hit(s, 'RS', 1, ...rolls).unit('Unit').loss;
    };
    expect([struck(3, breach(4, 5)), struck(3, breach(4, 6)), struck(0)]).toEqual([null, 'sunk', 'sunk']);
  },
);

rule('MT-SPV-08', 'Its turret is above the water, and on land nothing is breached', () => {
  expect(hit(made(swimmer, '~2'), 'TU', 1).unit('Unit').loss).toBe(null);
  expect(hit(made(swimmer, '.'), 'RS', 1).unit('Unit').loss).toBe(null);
  // Nor where it only wades.
  expect(hit(made(swimmer, '~0'), 'RS', 1).unit('Unit').loss).toBe(null);
});

rule('MT-BASE-17', 'Ships are never breached', () => {
  const ship = vehicle('Ship', { motion: 'displacement' });
  expect(hit(made(ship, '~2'), 'RS', 1).unit('Unit').loss).toBe(null);
});

/** MP from the first hex into the one south of it, on this ground. */
const into = (file: UnitFile, ground: string, change: (s: Scene) => void = () => {}) => {
  const s = scene({
    map: `.\n${ground}\n.`,
    options: OPTIONS,
    units: { Unit: { mech: file, at: '0101 S' } },
  });
  change(s);
  const { field } = s;
  const steps = field.kinds[0].stepsOn(field, 0);
  return (field.plugged.steps?.(steps, field, s.state.units[0], 0) ?? steps).walk[s.cell('0101') * 6 + 3];
};

rule('MT-SPV-08', 'Open water of any depth costs 2 MP, where others do not go', () => {
  expect(['~0', '~1', '~3'].map((ground) => into(swimmer, ground))).toEqual([2, 2, 2]);
  expect(['~0', '~1', '~3'].map((ground) => into(tank, ground))).toEqual([1, 0, 0]);
  const wheels = { ...swimmer, motion: 'wheeled' } as const;
  expect([into(wheels, '~2'), into(wheels, '.')]).toEqual([2, 1]);
});

rule('MT-SPV-08', 'Any damage to its motive system is the end of swimming', () => {
  const inside = (notes: object) => (s: Scene) => {
    s.state.units[0].marks = { inside: notes };
  };
  expect(into(swimmer, '~1', inside({ slowedBy: 1 }))).toBe(0);
  expect(into(swimmer, '~1', inside({ driving: 1 }))).toBe(0);
  expect(into(swimmer, '.', inside({ slowedBy: 1 }))).toBe(1);
});
