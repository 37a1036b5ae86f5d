import { rule } from '@ironfield/conformance/rule.ts';
import type { Roll } from '@ironfield/conformance/scripted.ts';
import { describe, expect, test } from 'vitest';
import { armory } from '../../../data/arsenal.ts';
import type { Nature } from '../../../data/plating.ts';
import { strike } from '../../../kinds/mech/damage/damage.ts';
import { strike as strikeVehicle } from '../../../kinds/vehicle/damage.ts';
import { kindOf } from '../../../kinds.ts';
import { natureOf } from '../../../rules/damage/nature.ts';
import { runMp, walkMp } from '../../../rules/movement/movement-points.ts';
import { phaseNumber, totalPiloting } from '../../../rules/piloting/piloting.ts';
import { duel } from '../../../testing/duel.ts';
import { refusals } from '../../../testing/equipment.ts';
import { mech, type Scene, scene } from '../../../testing/scene.ts';
import { location, toHit } from '../../../testing/table.ts';
import { COMBINED, vehicle } from '../../../testing/vehicles.ts';
import { designOf } from '../../../units/design.ts';
import { armorFacing, Location, type LocationCode } from '../../../units/locations.ts';
import type { MechFile } from '../../../units/unit-file.ts';

const ON = {
  ...COMBINED,
  'armor-hardened': true,
  'armor-reflective': true,
  'armor-reactive': true,
  'armor-patchwork': true,
  'armor-ferro-light': true,
  'armor-ferro-heavy': true,
} as const;

type Slots = Partial<Record<LocationCode, readonly string[]>>;
const REFLECTIVE: Slots = { LT: ['5 x Reflective'], RT: ['5 x Reflective'] };
const REACTIVE: Slots = { LT: ['7 x Reactive'], RT: ['7 x Reactive'] };
const made = (plating: MechFile['plating'], slots: Slots = {}, more: object = {}): MechFile => ({
  ...mech('Wolf', { armor: 12, slots }),
  ...(plating !== undefined && { plating }),
  ...more,
});

function target(file: MechFile, armor: Partial<Record<LocationCode, number>> = {}): Scene {
  const s = scene({ options: ON, units: { Wolf: { at: '0505', mech: file }, Bear: { at: '0101' } } });
  for (const [code, boxes] of Object.entries(armor))
    s.unit('Wolf').armor[Location[code as LocationCode]] = boxes;
  return s;
}

function hit(s: Scene, code: LocationCode, points: number, nature?: Nature, ...rolls: Roll[]): void {
  s.rolling(rolls, () =>
    strike(s.play, s.field, 0, { part: Location[code], rear: false, critical: false, nature }, points),
  );
}

const left = (s: Scene, code: LocationCode) => [
  s.unit('Wolf').armor[Location[code]],
  s.unit('Wolf').structure[Location[code]],
];
const NONE: Roll = ['critical hit', 1, 1];

describe('Hardened armor', () => {
  rule('MT-ARMOR-02', 'Example: five points cost three boxes', () => {
    const s = target(made('hardened'));
    hit(s, 'LT', 5);
    expect(left(s, 'LT')[0]).toBe(9);
    hit(s, 'LT', 4);
    expect(left(s, 'LT')[0]).toBe(7);
  });

  rule('MT-ARMOR-02', 'Example: 12 boxes, 15 points: 4 left; then 10 points: 2 of them get inside', () => {
    const s = target(made('hardened'));
    const [, whole] = left(s, 'LT');
    hit(s, 'LT', 15);
    expect(left(s, 'LT')).toEqual([4, whole]);
    hit(s, 'LT', 10, undefined, NONE);
    expect(left(s, 'LT')).toEqual([0, whole - 2]);
    expect(s.happened('damaged').map(({ damage }) => damage)).toEqual([15, 10]);
  });

  rule('MT-ARMOR-03', 'A roll for critical hits through it is at -2, as long as any of it is left', () => {
    const through = (boxes: number, points: number, ...rolls: Roll[]) => {
      const s = target(made('hardened'), { CT: boxes });
      s.rolling(rolls, () =>
        strike(s.play, s.field, 0, { part: Location.CT, rear: false, critical: true }, points),
      );
      return s.happened('critical-roll').map(({ modifier = 0 }) => modifier);
    };
    expect(through(12, 2, ['critical hit', 4, 5])).toEqual([-2]);
    expect(through(1, 3, NONE, NONE)).toEqual([0, 0]);
  });

  rule('MT-ARMOR-04', 'Piloting Skill Rolls at +1, and 1 Running MP less', () => {
    const numbers = (file: MechFile) => {
      const s = target(file);
      return [
        totalPiloting((tally) => phaseNumber(tally, s.field, s.state, 0)),
        walkMp(s.field, s.state, 0),
        runMp(s.field, s.state, 0),
      ];
    };
    const [piloting, walk, run] = numbers(made(undefined));
    expect(numbers(made('hardened'))).toEqual([piloting + 1, walk, run - 1]);
    expect(numbers(made({ HD: 'hardened' }))).toEqual([piloting + 1, walk, run]);
    expect(numbers(made({ RL: 'hardened' }))).toEqual([piloting + 1, walk, run - 1]);
  });
});

describe('Laser-reflective armor', () => {
  rule('MT-ARMOR-06', 'Example: a hatchet of 13 goes through an arm of 5 into the torso', () => {
    const s = target(made('reflective', REFLECTIVE), { LA: 5, LT: 10 });
    s.unit('Wolf').structure[Location.LA] = 3;
    const [, torso] = left(s, 'LT');
    hit(s, 'LA', 13, 'blow', NONE, NONE);
    expect(s.unit('Wolf').lost).not.toBe(0);
    expect(left(s, 'LT')).toEqual([0, torso - 3]);
  });

  rule('MT-ARMOR-06', 'Example: with ordinary armor 5 points reach the torso, and none go inside', () => {
    const s = target(made(undefined), { LA: 5, LT: 10 });
    s.unit('Wolf').structure[Location.LA] = 3;
    const [, torso] = left(s, 'LT');
    hit(s, 'LA', 13, 'blow', NONE);
    expect(left(s, 'LT')).toEqual([5, torso]);
  });

  rule('MT-ARMOR-06', 'Energy costs half as much of it, other fire what it does', () => {
    const after = (nature?: Nature) => {
      const s = target(made('reflective', REFLECTIVE));
      hit(s, 'CT', 5, nature);
      return left(s, 'CT')[0];
    };
    expect([after('energy'), after('missile'), after(), after('blow')]).toEqual([9, 7, 7, 2]);
  });

  rule('MT-ARMOR-06', 'A PPC that is fired, a fall, and the armor of a vehicle', () => {
    const options = { ...ON };
    const fired = duel({ options, range: 4 });
    Object.assign(fired.scene.field.designs[1], { plating: new Array(11).fill('reflective') });
    expect(fired.fire('PPC', toHit(6, 6), location(3, 4))).toBe(5);
    const s = scene({
      options: ON,
      units: {
        Tank: { at: '0505', mech: { ...vehicle('Tank'), plating: 'reflective' } },
        Bear: { at: '0101' },
      },
    });
    const before = s.unit('Tank').armor[0];
    strikeVehicle(s.play, s.field, 0, { part: 0, rear: false, critical: false, nature: 'energy' }, 4);
    expect(before - s.unit('Tank').armor[0]).toBe(2);
    strikeVehicle(s.play, s.field, 0, { part: 0, rear: false, critical: false, nature: 'blow' }, 2);
    expect(before - s.unit('Tank').armor[0]).toBe(6);
  });
});

describe('Reactive armor', () => {
  rule('MT-ARMOR-07', 'Missiles cost half as much of it, everything else what it does', () => {
    const after = (nature?: Nature) => {
      const s = target(made('reactive', REACTIVE));
      hit(s, 'CT', 5, nature);
      return left(s, 'CT')[0];
    };
    expect([after('missile'), after('energy'), after(), after('blow')]).toEqual([9, 7, 7, 7]);
  });

  rule('MT-ARMOR-07', 'LRMs, SRMs, Streaks and MRMs are such missiles; rocket launchers are not', () => {
    const nature = (name: string) => natureOf(armory().find((type) => type.name === name)!);
    expect(['LRM 10', 'SRM 6', 'Streak SRM 2', 'MRM 10'].map(nature)).toEqual(Array(4).fill('missile'));
    expect(nature('Rocket Launcher 10')).toBeUndefined();
    expect([nature('PPC'), nature('Flamer'), nature('AC/10')]).toEqual(['energy', 'energy', undefined]);
  });

  const SLOT: Roll = ['critical slot', 1, 1];
  const REST: Roll = ['critical slot', 6, 6];
  const file = made('reactive', { LT: ['7 x Reactive', '5 x Heat Sink'], RT: ['7 x Reactive'] });
  const pierced = (...rolls: Roll[]) => {
    const s = target(file, { LT: 0 });
    s.unit('Wolf').armor[armorFacing(Location.LT, true)] = 4;
    hit(s, 'LT', 1, undefined, ['critical hit', 4, 4], SLOT, ...rolls);
    return s;
  };

  rule('MT-ARMOR-08', 'A critical hit that finds it is thrown again, after a roll', () => {
    const s = pierced(['reactive armor', 1, 2], REST);
    expect(s.happened('critical').map(({ component }) => component)).toEqual(['Heat Sink']);
    expect(s.happened('armor-reacts')).toMatchObject([{ explodes: false }]);
    expect(s.unit('Wolf').armor[armorFacing(Location.LT, true)]).toBe(4);
  });

  rule(
    'MT-ARMOR-08',
    'On a 2 the armor there goes up, front and rear, and a point of structure with it',
    () => {
      const s = pierced(['reactive armor', 1, 1], NONE, REST);
      const [armor, structure] = left(s, 'LT');
      expect([armor, s.unit('Wolf').armor[armorFacing(Location.LT, true)]]).toEqual([0, 0]);
      expect(structure).toBe(s.design('Wolf').structure[Location.LT] - 2);
      expect(s.happened('armor-reacts')).toMatchObject([{ explodes: true }]);
    },
  );
});

describe('What may be built', () => {
  const why = (file: MechFile) => refusals(ON, file);

  rule('MT-ARMOR-01', 'One kind of armor, but for patchwork', () => {
    expect(why(made('reflective', REFLECTIVE))).toEqual([]);
    const both = { LT: ['7 x Reactive', '5 x Reflective'], RT: ['7 x Reactive', '5 x Reflective'] };
    expect(why(made('reactive', both))).toEqual([
      'its slots and its plating do not agree: reflective (MT-ARMOR-10)',
    ]);
    expect(why(made('hardened', { LT: ['7 x Light Ferro-Fibrous'] }))).toContain(
      "a 'Mech has one kind of armor (MT-ARMOR-01)",
    );
  });

  rule('MT-ARMOR-10', 'Slots of each kind: 10 reflective and 14 reactive, of the Clans half of it', () => {
    expect(why(made('reactive', REACTIVE))).toEqual([]);
    expect(why(made('reactive', { LT: ['7 x Clan Reactive'] }))).toEqual([]);
    expect(why(made('reflective', { LT: ['5 x Clan Reflective'] }))).toEqual([]);
    expect(why(made('reactive', { LT: ['7 x Reactive'] }))).toEqual(['"Reactive" needs 14 slots and has 7']);
    expect(why(made(undefined, REACTIVE))).toEqual([
      'its slots and its plating do not agree: reactive (MT-ARMOR-10)',
    ]);
    expect(why(made('reflective'))).toHaveLength(1);
  });

  rule('MT-ARMOR-09', 'Patchwork: two slots for reflective armor in a part, three for reactive', () => {
    const patch = (slots: Slots) =>
      why(made({ LT: ['reactive', 'reflective'], RA: 'reflective', CT: 'hardened' }, slots));
    expect(patch({ LT: ['3 x Reactive'], RA: ['2 x Reflective'] })).toEqual([]);
    expect(patch({ LT: ['2 x Reactive'], RA: ['2 x Reflective'] })).toEqual([
      'LT: its armor needs 3 slots and has 2 (MT-ARMOR-09)',
    ]);
    expect(patch({ LT: ['3 x Reactive'], RA: ['1 x Reflective'] })).toHaveLength(1);
    // Where there is less room, all of it.
    expect(patch({ LT: ['10 x Heat Sink', '2 x Reactive'], RA: ['2 x Reflective'] })).toEqual([]);
  });

  rule('MT-ARMOR-09', 'Each part has its own', () => {
    const s = target(
      made(
        { LT: ['reactive', 'reflective'], RA: 'reflective' },
        { LT: ['3 x Reactive'], RA: ['2 x Reflective'] },
      ),
    );
    expect(s.design('Wolf').plating).toEqual([
      ...['standard', 'standard', 'reactive', 'standard', 'standard', 'reflective', 'standard', 'standard'],
      ...['standard', 'reflective', 'standard'],
    ]);
  });

  rule('MT-ARMOR-02', 'An OmniMech has neither hardened nor reactive armor', () => {
    expect(designOf(made('hardened', {}, { omni: true })).ok).toBe(false);
    expect(designOf(made('reactive', REACTIVE, { omni: true })).ok).toBe(false);
    expect(designOf(made('reflective', REFLECTIVE, { omni: true })).ok).toBe(true);
  });

  rule(
    ['MT-ARMOR-02', 'MT-ARMOR-05', 'MT-ARMOR-06', 'MT-ARMOR-07', 'MT-ARMOR-09'],
    'An option allows each',
    () => {
      const needs = (file: MechFile | ReturnType<typeof vehicle>) => refusals(COMBINED, file)[0];
      const off = (what: string, id: string) =>
        `Wolf has ${what}, and the option that it needs is off (${id})`;
      expect(needs(made('hardened'))).toBe(off('hardened armor', 'MT-ARMOR-02'));
      expect(needs(made('reflective', REFLECTIVE))).toBe(off('laser-reflective armor', 'MT-ARMOR-06'));
      expect(needs(made('reactive', REACTIVE))).toBe(off('reactive armor', 'MT-ARMOR-07'));
      expect(needs(made({ HD: 'hardened' }))).toBe(off('hardened armor', 'MT-ARMOR-02'));
      expect(refusals({ 'armor-hardened': true }, made({ HD: 'hardened' }))[0]).toBe(
        off('patchwork armor', 'MT-ARMOR-09'),
      );
      const light = { LT: ['7 x Light Ferro-Fibrous'] };
      expect(needs(made(undefined, light))).toBe(off('light ferro-fibrous armor', 'MT-ARMOR-05'));
      const heavy = { LT: ['12 x Heavy Ferro-Fibrous'], RT: ['9 x Heavy Ferro-Fibrous'] };
      expect(needs(made(undefined, heavy))).toBe(off('heavy ferro-fibrous armor', 'MT-ARMOR-05'));
      expect([why(made(undefined, light)), why(made(undefined, heavy))]).toEqual([[], []]);
      const tank = { ...vehicle('Wolf'), plating: 'reactive' } as const;
      expect(needs(tank)).toBe(off('reactive armor', 'MT-ARMOR-07'));
      expect(refusals(ON, tank)).toEqual([]);
    },
  );
});

test('what a unit is made of stands in its note', () => {
  const note = (plating: MechFile['plating']) => kindOf(made(plating)).noteOf(made(plating));
  expect([note('hardened'), note({ HD: 'hardened' })]).toEqual([
    `${note(undefined)}, hardened armor`,
    `${note(undefined)}, patchwork armor`,
  ]);
});

test('armor that is all of the ordinary kind is no matter of any option', () => {
  expect(refusals({}, made('standard'))).toEqual([]);
});
