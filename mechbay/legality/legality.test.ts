import { rule } from '@ironfield/conformance/rule.ts';
import { describe, expect, test } from 'vitest';
import { itemOf } from '../data/items.ts';
import { type BlockOutline, type MechOutline, mechOf, vehicleOf } from '../unit-files/files.fixture.ts';
import { readUnit } from '../unit-files/read.ts';
import {
  hasReferenceFiles,
  readReference,
  referenceFiles,
  referenceRecords,
} from '../unit-files/reference.fixture.ts';
import type { FramePart } from '../units/frame-parts.ts';
import type { Mech } from '../units/unit.ts';
import { verdictOn } from './verdict.ts';

/** 5 structure, 8.5 engine, 2 gyro, 3 cockpit, 6.5 armour: 25 tons are left. */
const FRAME: MechOutline = {
  tons: 50,
  walk: 4,
  armor: { HD: 8, CT: 24, RTC: 8, LT: 18, RT: 18, LL: 14, RL: 14 },
};
const SINKS = ['Heat Sink', 'Heat Sink'];
const FULL = {
  RT: [...Array(10).fill('Autocannon/20'), ...SINKS],
  LT: ['IS Ammo AC/20', 'IS Ammo AC/20'],
  RA: ['PPC', 'PPC', 'PPC'],
  LA: ['Medium Laser'],
};
const SOUND: MechOutline = { ...FRAME, items: FULL, sinks: '11 Single' };
const rulesOf = (outline: MechOutline): string[] =>
  verdictOn(mechOf(outline)).findings.map(({ rule: id }) => id);

describe("'Mechs", () => {
  rule(
    'MT-CONS-06',
    'One that weighs exactly its tonnage is legal, a lighter one is only played, a heavier one is neither',
    () => {
      expect(verdictOn(mechOf({ ...SOUND, items: { ...FULL, LA: [...FULL.LA, 'Heat Sink'] } }))).toEqual({
        verdict: 'legal',
        findings: [],
      });
      expect(verdictOn(mechOf({ ...SOUND, sinks: '10 Single' }))).toEqual({
        verdict: 'underweight',
        findings: [{ rule: 'CBT-CON-01', message: 'it weighs 1 t less than its 50 t' }],
      });
      expect(
        verdictOn(mechOf({ ...SOUND, sinks: '12 Single', items: { ...FULL, LA: [...FULL.LA, ...SINKS] } })),
      ).toEqual({
        verdict: 'illegal',
        findings: [{ rule: 'CBT-CON-01', message: 'it weighs 1 t more than its 50 t' }],
      });
    },
  );

  rule(['MT-CONS-05', 'MT-CONS-01'], 'Parts of a higher level or of the other base are told', () => {
    expect(rulesOf({ ...SOUND, level: 1, structure: 'Endo Steel' })).toContain('MT-CONS-05');
    const foreign = { ...SOUND, items: { ...FULL, LA: ['CLERMediumLaser'] } };
    expect(verdictOn(mechOf(foreign)).findings).toContainEqual({
      rule: 'MT-CONS-05',
      message: 'ER Medium Laser belongs to the other technology base; only mixed technology allows it',
    });
    expect(rulesOf({ ...foreign, techBase: 'Mixed (IS Chassis)', level: 3 })).not.toContain('MT-CONS-05');
    expect(rulesOf({ ...foreign, techBase: 'Mixed (IS Chassis)', level: 2 })).toContain('MT-CONS-05');
    expect(rulesOf({ ...SOUND, techBase: 'Clan' })).not.toContain('MT-CONS-05');
  });

  test.each([
    ['a rating that does not fit', { engine: '250 Fusion Engine' }, 'CBT-CON-08'],
    ['a rating that is not built', { engine: '203 Fusion Engine' }, 'MT-ENG-02'],
    ['ten points on the head', { armor: { HD: 10 } }, 'CBT-CON-15'],
    ['too much on a torso, front and rear', { armor: { LT: 20, RTL: 5 } }, 'CBT-CON-15'],
    ['nine sinks', { sinks: '9 Single' }, 'CBT-CON-12'],
    ['a jump beyond its walk', { jump: 5, items: { LT: Array(5).fill('Jump Jet') } }, 'CBT-CON-11'],
    [
      'improved jets beyond its run',
      { jump: 7, items: { LT: Array(14).fill('Improved Jump Jet') } },
      'CBT-CON-11',
    ],
    ['a gun without ammunition', { items: { RT: Array(10).fill('Autocannon/20') } }, 'CBT-CON-18'],
  ])('%s breaks a rule', (_, outline, id) => expect(rulesOf({ ...FRAME, ...outline })).toContain(id));

  test('improved jets go as far as it runs, and boosters as far as they like', () => {
    const jets = { jump: 6, level: 3, items: { LT: Array(12).fill('Improved Jump Jet') } };
    expect(rulesOf({ ...FRAME, ...jets })).not.toContain('CBT-CON-11');
    expect(rulesOf({ ...FRAME, jump: 9, level: 3, items: { LL: ['Jump Booster'] } })).not.toContain(
      'CBT-CON-11',
    );
  });

  rule('MT-MCON-09', 'Sinks that the engine cannot hold lie in slots', () => {
    expect(rulesOf({ ...FRAME, sinks: '10 Single' })).toContain('MT-MCON-09');
    expect(rulesOf({ ...FRAME, sinks: '10 Single', items: { LT: SINKS } })).not.toContain('MT-MCON-09');
  });
});

const TANK = {
  motion_type: 'Tracked',
  tonnage: 50,
  cruiseMP: 5,
  engine_type: 1,
  armor: [24, 20, 20, 16, 16],
};
const GUNS = {
  'Turret Equipment': ['Autocannon/5'],
  'Front Equipment': ['Machine Gun'],
  'Body Equipment': ['IS Ammo AC/5', 'IS Ammo MG - Full'],
};
const faults = (blocks: BlockOutline): string[] =>
  verdictOn(vehicleOf(blocks)).findings.map(({ rule: id }) => id);

describe('vehicles', () => {
  rule(
    ['MT-VCON-16', 'MT-CONS-06'],
    'A tank of exactly fifty tons is legal, and every fault of another has its rule',
    () => {
      expect(verdictOn(vehicleOf({ ...TANK, ...GUNS }))).toEqual({ verdict: 'legal', findings: [] });
      expect(verdictOn(vehicleOf(TANK)).verdict).toBe('underweight');
      expect(faults({ ...TANK, ...GUNS, cruiseMP: 4 })).toEqual(['MT-VCON-08']);
    },
  );

  rule(['MT-VCON-09', 'MT-VCON-01', 'MT-VCON-02'], 'Each motion carries so many tons', () => {
    expect(faults({ ...TANK, motion_type: 'Wheeled', tonnage: 85 })).toContain('MT-VCON-09');
    expect(faults({ ...TANK, motion_type: 'Hover', tonnage: 55 })).toContain('MT-VCON-09');
    const six = [30, 30, 30, 30, 30, 30];
    expect(faults({ ...TANK, tonnage: 200, cruiseMP: 2, armor: six })).not.toContain('MT-VCON-09');
    expect(faults({ ...TANK, tonnage: 205, cruiseMP: 2, armor: six })).toContain('MT-VCON-09');
    expect(faults({ ...TANK, motion_type: 'Naval', tonnage: 555, cruiseMP: 1, armor: six })).not.toContain(
      'MT-VCON-09',
    );
    expect(faults({ ...TANK, tonnage: 100, cruiseMP: 6 })).toContain('MT-VCON-09');
  });

  rule('MT-VCON-13', 'Armour has a limit for all of it, and one for a rotor', () => {
    expect(faults({ ...TANK, armor: [43, 43, 43, 43, 43] })).not.toContain('MT-VCON-13');
    expect(faults({ ...TANK, armor: [44, 43, 43, 43, 43] })).toContain('MT-VCON-13');
    const vtol = { UnitType: 'VTOL', motion_type: 'VTOL', tonnage: 20, cruiseMP: 8 };
    expect(faults({ ...vtol, armor: [5, 5, 5, 5, 2] })).not.toContain('MT-VCON-13');
    expect(faults({ ...vtol, armor: [5, 5, 5, 5, 3] })).toContain('MT-VCON-13');
  });

  rule('MT-VCON-14', 'Every thing is one item; engines and armour of some kinds are more', () => {
    const lasers = (count: number) => ({ 'Front Equipment': Array(count).fill('Small Laser') });
    expect(faults({ ...TANK, ...lasers(15) })).not.toContain('MT-VCON-14');
    expect(faults({ ...TANK, ...lasers(16) })).toContain('MT-VCON-14');
    const dear = { ...TANK, engine_type: 2, armor_type: 1 };
    expect(faults({ ...dear, ...lasers(11) })).not.toContain('MT-VCON-14');
    expect(faults({ ...dear, ...lasers(12) })).toContain('MT-VCON-14');
    expect(faults({ ...TANK, ...lasers(15), 'Body Equipment': ['ISCASE', 'IS Ammo AC/5'] })).not.toContain(
      'MT-VCON-14',
    );
    expect(faults({ ...TANK, ...lasers(15), transporters: 'troopspace:1.0' })).toContain('MT-VCON-14');
  });

  rule('MT-VCON-15', 'Every gun has ammunition of its own size', () => {
    expect(faults({ ...TANK, ...GUNS, 'Body Equipment': ['IS Ammo AC/10', 'IS Ammo MG - Full'] })).toContain(
      'MT-VCON-15',
    );
    expect(faults({ ...TANK, 'Front Equipment': 'LRM 20 (OS)' })).not.toContain('MT-VCON-15');
  });
});

describe.skipIf(!hasReferenceFiles)('public unit files', () => {
  test("all 'Mechs are legal but two of the Clans with pods of the Inner Sphere", () => {
    const illegal = referenceFiles().flatMap((file) => {
      const { unit } = readReference(file);
      return unit?.kind === 'mech' && verdictOn(unit).verdict !== 'legal' ? [file.file] : [];
    });
    expect(illegal).toEqual(['Loki (Hellbringer) Prime.mtf', 'Nobori-nin (Huntsman) Prime.mtf']);
  });

  const SPOILT: readonly (readonly [string, string, (mech: Mech) => Mech])[] = [
    ['an engine slot too few', 'MT-ENG-0', (mech) => framed(mech, 'CT', 'engine')],
    ['a gyro slot too few', 'CBT-CON-04', (mech) => framed(mech, 'CT', 'gyro')],
    ['no sensors', 'CBT-CON-04', (mech) => framed(mech, 'HD', 'sensors')],
    ['a gun more in the head', 'CBT-CON-19', (mech) => withMount(withMount(mech, 'HD'), 'HD')],
    ['armour of a second type', 'MT-ARMOR-01', (mech) => withMount(mech, 'LA', 'is-heavy-ferro-fibrous')],
    ['CASE in an arm', 'MT-MCON-12', (mech) => withMount(mech, 'LA', 'is-case')],
    ['a jet in an arm', 'CBT-CON-11', (mech) => withMount(mech, 'RA', 'any-jump-jet')],
    ['a level too low', 'MT-CONS-05', (mech) => withMount({ ...mech, level: 2 }, 'LT', 'any-lift-hoist')],
    ['a supercharger in a leg', 'MT-SYS-12', (mech) => withMount(mech, 'LL', 'is-supercharger')],
    ['compact sinks beside others', 'M', (mech) => withMount(mech, 'LT', 'is-1-compact-heat-sink')],
  ];

  test.each(SPOILT)("Every public 'Mech with %s breaks %s", (_, id, spoil) => {
    for (const file of referenceFiles()) {
      const { unit } = readReference(file);
      if (unit?.kind !== 'mech') continue;
      const { verdict, findings } = verdictOn(spoil(unit));
      expect([file.file, verdict]).toEqual([file.file, 'illegal']);
      expect([file.file, findings.map(({ rule: cited }) => cited)]).toEqual([
        file.file,
        expect.arrayContaining([expect.stringMatching(new RegExp(`^${id}`))]),
      ]);
    }
  });

  test('What another program calls illegal is refused here, with a rule or with a fault of its file', () => {
    const spoilt = referenceRecords<{ mtf?: string; mutation?: string; legal: number }>('mechs.jsonl').filter(
      ({ mutation = '', legal }) => mutation !== '' && legal === 0,
    );
    expect(spoilt).toHaveLength(112);
    for (const { mtf = '' } of spoilt) {
      const { unit, faults } = readUnit(mtf, 'mtf');
      if (faults.length === 0) expect(verdictOn(unit as Mech).verdict).toBe('illegal');
    }
  });
});

const withMount = (mech: Mech, location: string, id = 'is-small-laser'): Mech => ({
  ...mech,
  mounts: [
    ...mech.mounts,
    { item: itemOf(id), location, isRear: false, armoredSlots: 0, slots: { [location]: 1 } },
  ],
});

/** The same with one slot less of a part. */
function framed(mech: Mech, location: string, part: FramePart): Mech {
  const parts = mech.framing![location]!;
  const framing = { ...mech.framing, [location]: parts.toSpliced(parts.indexOf(part), 1) };
  return { ...mech, framing };
}
