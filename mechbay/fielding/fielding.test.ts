import { armory } from '@ironfield/classic/data/arsenal.ts';
import { SUPPORT_WEAPONS } from '@ironfield/classic/data/equipment.ts';
import { ADVANCED_MECHS } from '@ironfield/classic/mechs/advanced.ts';
import { EQUIPPED_MECHS } from '@ironfield/classic/mechs/equipped.ts';
import { FOUR_LEGGED } from '@ironfield/classic/mechs/four-legged.ts';
import { STOCK_MECHS } from '@ironfield/classic/mechs/mechs.ts';
import type { MechFile } from '@ironfield/classic/units/unit-file.ts';
import type { VehicleFile } from '@ironfield/classic/units/vehicle-file.ts';
import { STOCK_VEHICLES } from '@ironfield/classic/vehicles/vehicles.ts';
import { describe, expect, test } from 'vitest';
import { ENGINE_TYPES, GYROS, MOTIONS, STRUCTURE_TYPES } from '../data/frames.ts';
import { ITEMS } from '../data/items.ts';
import { builtOf } from '../mech-design/from-file.ts';
import { writeMtf } from '../unit-files/mtf-writer.ts';
import { vehicleOf } from '../vehicle-design/from-file.ts';
import { battleFileOf } from './fielding.ts';
import { playName } from './names.ts';

/** What a public file says nothing of. */
const publicPart = ({ houses: _, armorHalfTons: __, ...file }: MechFile) => file;

describe("A 'Mech that has been written to a public file comes back slot by slot", () => {
  const files = [...Object.values(STOCK_MECHS), ...ADVANCED_MECHS, ...EQUIPPED_MECHS, ...FOUR_LEGGED];
  test.each(files.map((file) => [file.model, file] as const))('%s', (_, file) => {
    const mech = builtOf(file);
    const back = battleFileOf(mech, writeMtf(mech));
    expect(back).toEqual({
      ok: true,
      value: expect.objectContaining({ frame: file.frame, tons: file.tons }),
    });
    if (back.ok) {
      const sorted = (names: MechFile['slots']) => Object.values(names).map((slots) => slots.toSorted());
      expect(sorted((back.value as MechFile).slots)).toEqual(sorted(file.slots));
      expect({ ...back.value, slots: null }).toEqual({ ...publicPart(file), slots: null });
    }
  });
});

test('the slots are those of the file, not those of the bench', () => {
  const mech = builtOf(STOCK_MECHS['PNT-9R']);
  const text = writeMtf(mech);
  const moved = text.replace(/(Left Torso:\n)((?:.*\n){12})/, (_, head: string, slots: string) => {
    const lines = slots.trimEnd().split('\n');
    return `${head}${[...lines.slice(6), ...lines.slice(0, 6)].join('\n')}\n`;
  });
  expect(moved).not.toBe(text);
  const [usual, other] = [text, moved].map((each) => battleFileOf(mech, each));
  const torso = (file: typeof usual) => (file.ok ? (file.value as MechFile).slots.LT : []);
  expect(torso(other)).toEqual([...torso(usual).slice(6), ...torso(usual).slice(0, 6)]);
});

describe('A vehicle comes back with all it carries', () => {
  test.each(Object.values(STOCK_VEHICLES).map((file) => [file.name, file] as const))('%s', (_, file) => {
    const back = battleFileOf(vehicleOf(file));
    expect(back).toEqual({ ok: true, value: { ...file, heatSinks: expect.anything() } });
  });
});

test('armor that is no ordinary armor is fielded and read back', () => {
  const plated = (plating: MechFile['plating'], name: string, count: number): MechFile => {
    const file = structuredClone(STOCK_MECHS['PNT-9R']);
    let left = count;
    for (const slots of Object.values(file.slots))
      for (const [slot, item] of slots.entries()) if (item === null && left-- > 0) slots[slot] = name;
    return { ...file, ...(plating && { plating }) };
  };
  for (const file of [
    plated('hardened', '', 0),
    plated('reflective', 'Reflective', 10),
    plated('reactive', 'Reactive', 14),
    plated(undefined, 'Light Ferro-Fibrous', 7),
  ]) {
    const back = battleFileOf(builtOf(file));
    expect(back).toMatchObject({
      ok: true,
      value: file.plating ? { plating: file.plating } : { tons: file.tons },
    });
  }
  const tank = { ...Object.values(STOCK_VEHICLES)[0]!, plating: 'reactive' } as const;
  expect(battleFileOf(vehicleOf(tank))).toMatchObject({ ok: true, value: { plating: 'reactive' } });
});

test('systems, cockpits, sinks, boosters and engines are fielded and read back', () => {
  const changed = (
    change: Partial<MechFile>,
    slots: Partial<Record<keyof MechFile['slots'], Record<number, string | null>>> = {},
  ): MechFile => {
    const file = structuredClone(STOCK_MECHS['PNT-9R']!);
    for (const [code, items] of Object.entries(slots))
      for (const [slot, item] of Object.entries(items)) file.slots[code as 'HD'][Number(slot)] = item;
    return { ...file, ...change };
  };
  const leg = { 4: 'Jump Booster', 5: 'Jump Booster' };
  const files: readonly MechFile[] = [
    changed({ systems: ['Long-Range Targeting System'] }),
    changed({ systems: ['Enhanced Satellite Uplink'] }),
    changed({ systems: ['Enhanced Imaging Display'] }),
    changed({}, { HD: { 3: 'Command Console' } }),
    changed({}, { HD: { 3: 'Variable-Range Targeting System' } }),
    changed({}, { LT: { 11: 'Coolant Pod' } }),
    changed(
      {},
      {
        HD: { 0: null, 2: null, 5: null },
        CT: { 10: 'Cockpit', 11: 'Sensors' },
        LT: { 10: 'Life Support' },
        RT: { 10: 'Life Support' },
      },
    ),
    changed({ jumpBoosters: 4 }, { LL: leg, RL: leg }),
  ];
  for (const file of files) {
    const back = battleFileOf(builtOf(file), writeMtf(builtOf(file)));
    if (!back.ok) throw new Error(back.error.join('; '));
    const { systems, jumpBoosters, slots } = back.value as MechFile;
    expect([systems, jumpBoosters]).toEqual([file.systems, file.jumpBoosters]);
    for (const code of ['HD', 'LL'] as const)
      expect(slots[code].toSorted()).toEqual(file.slots[code].toSorted());
  }
});

test('a carrier has control gear for each drone, and a drone its own', () => {
  const [tank] = Object.values(STOCK_VEHICLES);
  const carrier = {
    ...tank!,
    items: { ...tank!.items, BD: Array<string>(3).fill('Drone Carrier Control System') },
  };
  expect(vehicleOf(carrier).mounts.find(({ item }) => item.id === 'is-drone-carrier')?.size).toBe(3.5);
  const items = (file: VehicleFile) => {
    const back = battleFileOf(vehicleOf(file));
    return back.ok ? (back.value as VehicleFile).items.BD : back.error;
  };
  expect(items(carrier)).toEqual(carrier.items.BD);
  const drone = {
    ...tank!,
    items: { ...tank!.items, BD: ['Drone Remote Equipment', 'Drone Sensor Equipment'] },
  };
  expect(items(drone)).toEqual(drone.items.BD);
});

test('what cannot be played is named, each once', () => {
  const mech = builtOf(STOCK_MECHS['AS7-D']);
  const odd = {
    ...mech,
    engine: { ...mech.engine, type: ENGINE_TYPES['xxl-is']! },
    gyro: GYROS.compact!,
    structure: STRUCTURE_TYPES.composite!,
    jumpKind: 'improved',
    armoredCockpit: true,
  } as const;
  const text = writeMtf(mech)
    .replaceAll('IS AC/20 Ammo', 'Plasma Gun')
    .replaceAll('Small Laser', 'Plasma Gun');
  const found = battleFileOf(odd, text.replaceAll('Heat Sink\n', 'Plasma Gun\n'));
  expect(found).toEqual({
    ok: false,
    error: [
      'An engine of the kind "XXL" cannot be played yet',
      'Its gyro cannot be played yet: compact',
      'Its structure cannot be played yet: composite',
      'Its jump jets cannot be played yet: improved',
      'Armor on single components cannot be played yet',
      'Plasma Gun cannot be played yet',
    ],
  });
});

test('of vehicles, too', () => {
  const tank = vehicleOf(Object.values(STOCK_VEHICLES)[0]!);
  const problems = (more: object) => {
    const back = battleFileOf({ ...tank, ...more });
    return back.ok ? [] : back.error;
  };
  expect(problems({ jump: 3 })).toEqual(['Vehicles with jump jets cannot be played yet']);
  expect(problems({ isTrailer: true })).toEqual(['Trailers cannot be played yet']);
  expect(problems({ motion: MOTIONS.rail ?? { id: 'rail', blk: 'Rail' } })).toHaveLength(1);
  expect(problems({ structure: STRUCTURE_TYPES['endo-steel'] })).toHaveLength(1);
});

test('A ton of ammunition that is only half full in a public file is so in battle', () => {
  const mech = builtOf(STOCK_MECHS['AS7-D']);
  const text = writeMtf(mech).replace('IS Ammo AC/20', 'IS Machine Gun Ammo - Half');
  const back = battleFileOf(mech, text);
  expect(back.ok && Object.values((back.value as MechFile).slots).flat()).toContain(
    'Ammo Machine Gun (half)',
  );
});

test('Fire control of a vehicle stands beside the launcher that it serves', () => {
  const item = (id: string) => ITEMS.find((each) => each.id === id)!;
  const mount = (id: string, location: string) =>
    ({ item: item(id), location, isRear: false, armoredSlots: 0 }) as const;
  const tank = vehicleOf(Object.values(STOCK_VEHICLES).find(({ armor }) => armor.TU !== undefined)!);
  const mounts = [
    mount('is-lrm-15', 'turret'),
    mount('is-artemis-iv-fcs', 'turret'),
    mount('is-c3-slave', 'body'),
  ];
  const back = battleFileOf({ ...tank, mounts });
  expect(back.ok && (back.value as VehicleFile).items).toEqual({
    TU: ['LRM 15', 'Artemis IV FCS'],
    BD: ['C3 Slave'],
  });
});

test('every weapon that can be played is known to the bay by its name, with its ammunition', () => {
  const names = new Set(ITEMS.map((item) => playName(item)));
  const missing = armory().filter((type) => !SUPPORT_WEAPONS.includes(type) && !names.has(type.name));
  expect(missing.map(({ name }) => name)).toEqual([]);
  const dry = armory().filter(
    ({ name, shots, isSingle }) => shots > 0 && !isSingle && !names.has(`Ammo ${name}`),
  );
  expect(dry.map(({ name }) => name)).toEqual([]);
  expect(names).toContain('Ammo LB 10-X AC Cluster');
  expect(names).toContain('Streak SRM 4 (OS)');
  expect(names).toContain('Ammo LRM 15 Artemis-capable');
  expect(names).toContain('Ammo LRM 15 Semi-guided');
  expect(names).toContain('Ammo AC/10 Armor-piercing');
  expect(names).toContain('Ammo Light AC/5 Tracer');
  expect(names).toContain('Ammo LRM 15 Heat-seeking');
  expect(names).toContain('Ammo Clan SRM 6 Fragmentation');
  expect(names).toContain('Ammo Clan ATM 9 High-explosive');
  expect(names).toContain('Ammo Thunderbolt 20');
  expect(names).not.toContain('Ammo AC/10 Cluster');
});

test('names say where a weapon fires, how much ammunition there is, and whose it is', () => {
  const item = (id: string) => ITEMS.find((each) => each.id === id)!;
  expect(playName(item('is-medium-laser'), { isRear: true })).toBe('Medium Laser (R)');
  expect(playName(item('is-machine-gun-ammo'), { shots: 100 })).toBe('Ammo Machine Gun (half)');
  expect(playName(item('is-machine-gun-ammo'), { shots: 200 })).toBe('Ammo Machine Gun');
  expect(playName(item('clan-er-ppc'))).toBe('Clan ER PPC');
  expect(playName(item('any-endo-steel'))).toBe('Endo Steel');
  expect(playName(item('any-endo-steel'), { isOfClans: true })).toBe('Clan Endo Steel');
  expect(playName(item('any-heat-sink'), { isOfClans: true })).toBe('Heat Sink');
  expect(playName(item('is-lrt-5'))).toBe('LRT 5');
  expect(playName(item('is-srm-4-inferno-ammo'))).toBe('Ammo SRM 4 Inferno');
  expect(playName(item('is-arrow-iv-inferno-ammo'))).toBe('Ammo Arrow IV Inferno');
  expect(playName(item('is-arrow-iv-vibrabomb-ammo'))).toBeNull();
  expect([playName(item('clan-tag')), playName(item('is-tag'))]).toEqual(['TAG', 'TAG']);
});
