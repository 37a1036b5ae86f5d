import { rule } from '@ironfield/conformance/rule.ts';
import { describe, expect, test } from 'vitest';
import '../data/level-2-weapons.ts';
import { STOCK_MECHS } from '../mechs/mechs.ts';
import { mech } from '../testing/scene.ts';
import { designOf, type MechDesign } from './design.ts';
import { FACING_CODES, INWARD, LOCATION_CODES, Location, SLOTS } from './locations.ts';
import type { MechFile } from './unit-file.ts';

function changed(model: string, change: (slots: MechFile['slots']) => void): MechFile {
  const mech = structuredClone(STOCK_MECHS[model]);
  change(mech.slots);
  return mech;
}

function design(mech: MechFile): MechDesign {
  const result = designOf(mech);
  if (!result.ok) throw new Error(result.error.join('; '));
  return result.value;
}

const problems = (mech: MechFile): readonly string[] => {
  const result = designOf(mech);
  return result.ok ? [] : result.error;
};

const hunchback = STOCK_MECHS['HBK-4G'];
const ac20 = (mech: MechFile) => design(mech).weapons.filter(({ type }) => type.id === 'ac20');

describe('record sheets', () => {
  rule(['CBT-UNIT-02', 'CBT-REC-03'], 'Eleven armour facings and eight locations of structure', () => {
    const { armor, structure } = design(hunchback);
    expect(FACING_CODES).toEqual(['HD', 'CT', 'LT', 'RT', 'LA', 'RA', 'LL', 'RL', 'CTR', 'LTR', 'RTR']);
    expect(armor).toEqual([9, 26, 20, 20, 16, 16, 20, 20, 5, 4, 4]);
    expect(structure).toEqual([3, 16, 12, 12, 8, 8, 12, 12]);
  });

  rule('CBT-REC-04', 'Six slots in head and legs, twelve elsewhere; an item shares one component', () => {
    const { components, bins } = design(hunchback);
    expect(components.map((slots) => slots.length)).toEqual([6, 12, 12, 12, 12, 12, 6, 6]);
    expect(SLOTS).toEqual([6, 12, 12, 12, 12, 12, 6, 6]);
    const torso = components[Location.RT];
    expect(new Set(torso.slice(0, 10)).size).toBe(1);
    expect(torso.slice(10)).toEqual([null, null]);
    expect(bins.map(({ type, shots }) => [type.name, shots])).toEqual([
      ['AC/20', 5],
      ['AC/20', 5],
    ]);
  });

  rule('CBT-REC-05', 'Limbs pass damage to the torso of their side, side torsos to the centre', () => {
    const inward = LOCATION_CODES.map((code, location) => [code, LOCATION_CODES[INWARD[location]] ?? '-']);
    expect(Object.fromEntries(inward)).toEqual({
      HD: '-',
      CT: '-',
      LT: 'CT',
      RT: 'CT',
      LA: 'LT',
      RA: 'RT',
      LL: 'LT',
      RL: 'RT',
    });
  });

  rule('CBT-REC-01', 'Every weapon is a mount of its own, with location and rear marked', () => {
    const labels = design(STOCK_MECHS['QKD-4G']).weapons.map(({ label }) => label);
    expect(labels.toSorted()).toEqual([
      'LRM 10 LT',
      'Medium Laser (R) RT 1',
      'Medium Laser (R) RT 2',
      'Medium Laser LA',
      'Medium Laser RA',
      'SRM 4 CT',
    ]);
  });

  rule('CBT-EQP-04', 'Heat sinks in the engine fill no slot; the others one each', () => {
    const awesome = design(STOCK_MECHS['AWS-8Q']);
    expect([awesome.heatSinks, awesome.engineSinks]).toEqual([28, 9]);
    expect(STOCK_MECHS['AWS-8Q'].slots.LT.filter((item) => item === 'Heat Sink')).toHaveLength(5);
  });

  rule('CBT-EQP-07', 'A one-shot launcher has one shot and no slot for it', () => {
    const mech = changed('HBK-4G', ({ LT }) => LT.splice(0, 2, 'SRM 2 (OS)', null));
    const launcher = design(mech).weapons.find(({ type }) => type.id === 'srm2')!;
    expect(launcher.bins.map((bin) => design(mech).bins[bin])).toEqual([
      { type: launcher.type, part: null, shots: 1, rack: 0 },
    ]);
  });
});

describe('split autocannon', () => {
  test('across arm and torso it fires as a torso weapon', () => {
    const mech = changed('HBK-4G', ({ RT, RA }) => {
      RT[9] = null;
      RA[11] = 'AC/20';
    });
    expect(ac20(mech)).toMatchObject([{ location: Location.RT, parts: [{ location: Location.RA }, {}] }]);
  });

  test('two of them pair up side by side', () => {
    const mech = changed('HBK-4G', (slots) => {
      for (const [arm, torso] of [
        [slots.LA, slots.LT],
        [slots.RA, slots.RT],
      ]) {
        arm.fill('AC/20', 5, 12);
        torso.fill(null);
        torso.fill('AC/20', 0, 3);
      }
      slots.LT.fill('Ammo AC/20', 3, 4);
    });
    expect(ac20(mech).map(({ label }) => label)).toEqual(['AC/20 LA/LT', 'AC/20 RA/RT']);
    expect(ac20(mech).map(({ location }) => location)).toEqual([Location.LT, Location.RT]);
  });

  test('so may other guns of that size, and no smaller ones', () => {
    const split = (name: string, slots: number) => {
      const file = mech('Gun', { slots: { RA: [`${slots - 4} x ${name}`], RT: [`4 x ${name}`] } });
      return problems(file).length === 0;
    };
    const large = [
      ['LB 20-X AC', 11],
      ['Ultra AC/20', 10],
      ['Heavy Gauss Rifle', 11],
    ] as const;
    expect(large.map(([name, slots]) => split(name, slots))).toEqual([true, true, true]);
    expect(split('Gauss Rifle', 7)).toBe(false);
    expect(split('LB 10-X AC', 6)).toBe(false);
  });

  test('not across the body, and nothing else is split', () => {
    const across = changed('HBK-4G', ({ RT, LA }) => {
      RT[9] = null;
      LA[11] = 'AC/20';
    });
    expect(problems(across)).toEqual([
      '"AC/20" needs 10 slots and has 9',
      '"AC/20" needs 10 slots and has 1',
    ]);
    const ppc = changed('PNT-9R', ({ RA, RT }) => {
      RA[6] = null;
      RT[11] = 'PPC';
    });
    expect(problems(ppc)).toEqual(['"PPC" needs 3 slots and has 1', '"PPC" needs 3 slots and has 2']);
  });
});

test('what cannot be played is named with its place', () => {
  const odd = changed('HBK-4G', ({ LT }) => LT.fill('Plasma Rifle', 5, 6));
  expect(problems({ ...odd, tons: 52 })).toEqual([
    "52 tons: a 'Mech weighs 20 to 100 tons in steps of 5",
    '"Plasma Rifle" in LT: not in the introductory rules',
  ]);
});

test('A four-legged design is refused for that alone', () => {
  expect(problems({ ...hunchback, frame: 'quad' })).toEqual([
    "four-legged 'Mechs are not part of the introductory rules",
  ]);
});

test('Weapons that are alike are numbered, others are not', () => {
  const three = changed('HBK-4G', (slots) => {
    slots.LA[5] = 'Medium Laser';
    slots.LA[6] = 'Medium Laser';
  });
  const labels = design(three).weapons.map(({ label }) => label);
  expect(labels.filter((label) => label.startsWith('Medium Laser')).sort()).toEqual([
    'Medium Laser LA 1',
    'Medium Laser LA 2',
    'Medium Laser LA 3',
    'Medium Laser RA',
  ]);
});

test('Half a ton of ammunition has half of the shots', () => {
  const shots = (name: string) =>
    design(changed('HBK-4G', (slots) => slots.LA.fill(name, 5, 6))).bins.map((bin) => bin.shots);
  expect(shots('Ammo Machine Gun')).toContain(200);
  expect(shots('Ammo Machine Gun (half)')).toContain(100);
});
