import { rule } from '@ironfield/conformance/rule.ts';
import type { Roll } from '@ironfield/conformance/scripted.ts';
import { expect } from 'vitest';
import { resolve } from '../../phases/weapon/weapon.ts';
import type { WeaponAttack } from '../../state.ts';
import { refusals } from '../../testing/equipment.ts';
import { mech, type Scene, scene } from '../../testing/scene.ts';
import { COMBINED, vehicle } from '../../testing/vehicles.ts';
import { Location, type LocationCode } from '../../units/locations.ts';
import type { UnitFile } from '../../units/unit-file.ts';

const ON = { ...COMBINED, 'artemis-iv': true, 'ecm-suites': true, 'infantry-narc': true } as const;
type Slots = Partial<Record<LocationCode, readonly string[]>>;

const LRM: Slots = { LT: ['5 x LRM 20', 'Artemis IV FCS', 'Ammo LRM 20 Artemis-capable', 'Ammo LRM 20'] };
const SRM: Slots = { LT: ['2 x SRM 6', 'Artemis IV FCS', 'Ammo SRM 6 Artemis-capable'] };

const field = (file: UnitFile, jammerAt?: string): Scene =>
  scene({
    options: ON,
    map: `${'. '.repeat(14)}\n`.repeat(14),
    units: {
      Gun: { at: '0101 S', mech: file },
      Mark: { at: '0113 N', mech: mech('Mark', { armor: 100 }) },
      ...(jammerAt && {
        Jammer: { at: jammerAt, mech: mech('Jammer', { slots: { LT: ['2 x Guardian ECM Suite'] } }) },
      }),
    },
  });

/** Missiles that hit of a shot out of this bin, with this roll for them. */
function missiles(s: Scene, dice: readonly [number, number], more: Partial<WeaponAttack> = {}): number {
  s.state.weaponAttacks = [{ attacker: 0, weapon: 0, target: 1, number: 2, bin: 0, aim: -1, ...more }];
  const rolls: Roll[] = [
    ['to-hit', 6, 6],
    ['cluster hits', ...dice],
  ];
  const places: Roll[] = Array.from({ length: 9 }, () => ['hit location', 3, 4]);
  for (let count = 0; count <= places.length; count++) {
    const before = structuredClone(s.state);
    try {
      s.rolling([...rolls, ...places.slice(0, count)], () => resolve(s.play, { attack: 0 }));
      return s.happened('cluster').at(-1)!.missiles;
    } catch {
      Object.assign(s.state, before);
    }
  }
  throw new Error('No number of locations fits');
}

const of = (slots: Slots) => field(mech('Gun', { slots }));

rule(
  'MT-ELEC-13',
  'Example: LRM 20, dice 7: 9, 16 missiles instead of 12; dice 11: 12 and no more: 20',
  () => {
    expect(missiles(of(LRM), [3, 4])).toBe(16);
    expect(missiles(of(LRM), [3, 4], { bin: 1 })).toBe(12);
    expect(missiles(of(LRM), [5, 6])).toBe(20);
  },
);

rule('MT-ELEC-13', 'Example: SRM 6, dice 5: 7, 4 missiles instead of 3', () => {
  expect(missiles(of(SRM), [2, 3])).toBe(4);
  const without = of({ LT: ['2 x SRM 6', 'Ammo SRM 6 Artemis-capable'] });
  expect(missiles(without, [2, 3])).toBe(3);
  const [event] = without.happened('cluster');
  expect(event.modifier).toBeUndefined();
});

rule('MT-ELEC-13', 'The log says what has made the number higher', () => {
  const s = of(SRM);
  missiles(s, [2, 3]);
  expect(s.happened('cluster')[0].modifier).toMatchObject({
    total: 2,
    lines: [{ value: 2, reason: 'Artemis IV', rule: 'MT-ELEC-13' }],
  });
});

rule('MT-ELEC-13', 'Not in indirect fire', () => {
  expect(missiles(of(LRM), [3, 4], { spotter: 1 })).toBe(12);
});

rule(['MT-ELEC-13', 'MT-ELEC-17'], 'Not where enemy ECM lies on the way', () => {
  const gun = mech('Gun', { slots: LRM });
  expect(missiles(field(gun, '0707 N'), [3, 4])).toBe(12);
  expect(missiles(field(gun, '0807 N'), [3, 4])).toBe(16);
});

rule('MT-ELEC-13', 'It serves the launcher in its own location, and works till the phase is over', () => {
  const apart = { ...LRM, LT: ['5 x LRM 20', 'Ammo LRM 20 Artemis-capable'], RT: ['Artemis IV FCS'] };
  expect(missiles(of(apart), [3, 4])).toBe(12);
  const hit = of(LRM);
  hit.unit('Gun').hits[Location.LT] = 1 << 5;
  expect(missiles(hit, [3, 4])).toBe(16);
  const before = of(LRM);
  before.unit('Gun').hits[Location.LT] = 1 << 5;
  before.state.units[0].thisPhase.before = { hits: [...before.unit('Gun').hits], lost: 0 };
  expect(missiles(before, [3, 4])).toBe(12);
});

rule('MT-ELEC-13', 'Of two launchers there each has its own', () => {
  const two: Slots = { LT: ['2 x SRM 6', '2 x SRM 6', 'Artemis IV FCS', 'Ammo SRM 6 Artemis-capable'] };
  expect(missiles(of(two), [2, 3])).toBe(4);
  expect(missiles(of(two), [2, 3], { weapon: 1 })).toBe(3);
});

rule(['MT-ELEC-13', 'MT-ELEC-18'], 'Never together with Narc', () => {
  const narced = (bin: number) => {
    const s = of(LRM);
    s.state.turn = 4;
    s.state.units[1].marks = { pods: [{ side: 0, part: 1, turn: 3 }] };
    return missiles(s, [3, 4], { bin });
  };
  expect([narced(0), narced(1)]).toEqual([16, 16]);
  const plain = of({ LT: ['5 x LRM 20', 'Ammo LRM 20 Artemis-capable'] });
  plain.state.turn = 4;
  plain.state.units[1].marks = { pods: [{ side: 0, part: 1, turn: 3 }] };
  expect(missiles(plain, [3, 4])).toBe(12);
});

rule('MT-ELEC-13', 'Vehicles have it, and nobody without the option', () => {
  const items = { TU: ['LRM 20', 'Artemis IV FCS'], BD: ['Ammo LRM 20 Artemis-capable'] };
  expect(missiles(field(vehicle('Gun', { items })), [3, 4])).toBe(16);
  const file = mech('Gun', { slots: LRM });
  expect(refusals({}, file)).toEqual([
    'Gun has Artemis IV, and the option that it needs is off (MT-ELEC-13)',
  ]);
  expect(refusals({ 'artemis-iv': true }, file)).toEqual([]);
  expect(
    refusals({ 'artemis-iv': true }, mech('Gun', { slots: { LT: ['Ammo AC/5 Artemis-capable'] } })),
  ).toEqual(['"Ammo AC/5 Artemis-capable" in LT: not in the introductory rules']);
});

rule('MT-ELEC-13', 'Bots expect more of a launcher that it serves, and fire its missiles', () => {
  const promised = (s: Scene, bin?: number) =>
    s.field.plugged.meanPoints!(12, s.field, s.state, { attacker: 0, weapon: 0, target: 1, bin });
  expect(promised(of(LRM), 0)).toBeGreaterThan(13);
  expect([promised(of(LRM), 1), promised(field(mech('Gun', { slots: LRM }), '0707 N'), 0)]).toEqual([12, 12]);
});
