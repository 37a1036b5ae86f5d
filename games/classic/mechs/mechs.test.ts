import { rule } from '@ironfield/conformance/rule.ts';
import { describe, expect, test } from 'vitest';
import { designOf, type MechDesign } from '../units/design.ts';
import { armBuildsOf, bareSlots, FRAME_ITEMS } from '../units/frame.ts';
import { isLeg, isTorso, LOCATION_CODES, LOCATIONS, Location } from '../units/locations.ts';
import { type MechFile, mechFileSchema } from '../units/unit-file.ts';
import { armorHalfTons, armorIn, maxArmor, weightsOf } from '../units/weights.ts';
import { STOCK_MECHS } from './mechs.ts';

const mechs = Object.values(STOCK_MECHS);

function design(mech: MechFile): MechDesign {
  const result = designOf(mech);
  if (!result.ok) throw new Error(result.error.join('; '));
  return result.value;
}

const alphaHeat = (mech: MechFile): number =>
  design(mech).weapons.reduce((sum, { type }) => sum + type.heat, 0);

const weaponsOf = (mech: MechFile): string[] =>
  design(mech)
    .weapons.map(
      (weapon) => `${LOCATION_CODES[weapon.location]} ${weapon.type.name}${weapon.rear ? ' (R)' : ''}`,
    )
    .sort();

function ammunitionOf(mech: MechFile): string {
  const tons = Object.entries(Object.groupBy(design(mech).bins, ({ type }) => type.name));
  const texts = tons.map(([name, bins]) => `${name} x${bins!.length}`);
  return texts.sort().join(' + ') || '-';
}

// model: tons, role, houses, walk, jump, heat sinks, armour in half tons, heat of all weapons, ammunition
const LOADOUTS = `
COM-2D     25 striker     Steiner        6 0 10  8 10 SRM 4 x1 + SRM 6 x1
SDR-5V     30 scout       Marik          8 8 10  7  6 -
JR7-D      35 striker     Kurita         7 5 10  8 15 SRM 4 x1
PNT-9R     35 sniper      Kurita         4 4 13 13 13 SRM 4 x1
ASN-21     40 scout       Davion         7 7 10  9  7 LRM 5 x1 + SRM 2 x1
CDA-2A     40 scout       Marik          8 0 10  8  7 -
CLNT-2-3T  40 scout       Liao           6 6 10  9  7 AC/5 x1
HER-2S     40 skirmisher  Marik          6 0 10 15  7 AC/5 x1
WTH-1      40 missileBoat Davion/Kurita  4 4 10 16 17 LRM 10 x2
VND-1R     45 sniper      Liao           4 4 16 18 16 LRM 5 x1
ENF-4R     50 brawler     Davion         4 4 12 18 12 AC/10 x1
HBK-4G     50 juggernaut  Marik          4 0 13 20 14 AC/20 x2
TBT-5N     50 missileBoat Marik          5 0 10 15 19 LRM 15 x2
DV-6M      55 missileBoat Davion         5 5 10 15 18 LRM 10 x2 + SRM 2 x2
DRG-1N     60 brawler     Kurita         5 0 10 20 11 AC/5 x2 + LRM 10 x2
QKD-4G     60 skirmisher  -              5 5 13 16 19 LRM 10 x1 + SRM 4 x1
CPLT-C1    65 missileBoat Liao           4 4 15 20 22 LRM 15 x2
JM6-S      65 sniper      Davion/Liao    4 0 10 12 10 AC/2 x1 + AC/5 x2
GHR-5H     70 skirmisher  Liao/Davion    4 4 22 26 22 LRM 5 x1
AWS-8Q     80 sniper      Marik          3 0 28 30 31 -
ZEU-6S     80 sniper      Steiner        4 0 17 23 20 AC/5 x1 + LRM 15 x1
CP-10-Z    90 juggernaut  Davion         4 0 12 20 20 AC/20 x4 + LRM 10 x1 + SRM 4 x1
BNC-3E     95 sniper      Davion/Steiner 4 0 16 30 12 AC/5 x1
AS7-D     100 juggernaut  Kurita         3 0 20 38 29 AC/20 x2 + LRM 20 x2 + SRM 6 x1`;

const WEAPONS: Readonly<Record<string, string>> = {
  'COM-2D': 'LA Medium Laser, RA SRM 4, CT SRM 6',
  'SDR-5V': 'CT Medium Laser, CT Medium Laser',
  'JR7-D': 'LA Medium Laser, LA Medium Laser, RA Medium Laser, RA Medium Laser, CT SRM 4',
  'PNT-9R': 'RA PPC, CT SRM 4',
  'ASN-21': 'RA Medium Laser, LT SRM 2, RT LRM 5',
  'CDA-2A': 'LT Medium Laser, RT Medium Laser, CT Small Laser',
  'CLNT-2-3T': 'RA AC/5, LT Medium Laser, CT Medium Laser',
  'HER-2S': 'RA Medium Laser, LA Flamer, RT AC/5',
  'WTH-1': 'LA Medium Laser, RA Medium Laser, HD Medium Laser, LT LRM 10, RT LRM 10',
  'VND-1R': 'RA PPC, LA Small Laser, HD Medium Laser, LT LRM 5',
  'ENF-4R': 'LA Large Laser, RA AC/10, LT Small Laser',
  'HBK-4G': 'LA Medium Laser, RA Medium Laser, RT AC/20, HD Small Laser',
  'TBT-5N': 'RA Medium Laser, RA Medium Laser, LA Medium Laser, LA LRM 15, RT LRM 15',
  'DV-6M': 'LA Medium Laser, LA SRM 2, RA Medium Laser, RA SRM 2, LT LRM 10, RT LRM 10',
  'DRG-1N': 'LA Medium Laser, RA AC/5, LT Medium Laser (R), CT LRM 10',
  'QKD-4G': 'LA Medium Laser, RT Medium Laser (R), RT Medium Laser (R), RA Medium Laser, LT LRM 10, CT SRM 4',
  'CPLT-C1': 'LT Medium Laser, RT Medium Laser, CT Medium Laser, CT Medium Laser, RA LRM 15, LA LRM 15',
  'JM6-S': 'LT Medium Laser, RT Medium Laser, LA AC/2, RA AC/2, LA AC/5, RA AC/5',
  'GHR-5H': 'LA Medium Laser, RA Medium Laser, LT Medium Laser, RT Medium Laser, CT Large Laser, HD LRM 5',
  'AWS-8Q': 'RA PPC, LT PPC, RT PPC, HD Small Laser',
  'ZEU-6S': 'LA AC/5, RA LRM 15, LT Large Laser, LT Medium Laser (R), CT Medium Laser',
  'CP-10-Z': 'LA Medium Laser, RA Medium Laser, LT LRM 10, RT AC/20, CT SRM 4',
  'BNC-3E': 'RT PPC, HD Small Laser, LT AC/5',
  'AS7-D':
    'LA Medium Laser, RA Medium Laser, LT LRM 20, LT SRM 6, RT AC/20, CT Medium Laser (R), CT Medium Laser (R)',
};

// model: head, centre, left and right torso with their backs, arms, legs
const ARMOR = `
COM-2D     6 8/4 6/3 6/3 6 6 8 8
SDR-5V     6 8/4 6/2 6/2 5 5 6 6
JR7-D      7 10/3 8/4 8/4 4 4 6 6
PNT-9R     9 14/7 10/5 10/5 10 10 12 12
ASN-21     8 12/4 10/2 10/2 6 6 6 6
CDA-2A     9 11/6 6/3 6/3 4 4 6 6
CLNT-2-3T  9 11/4 6/4 6/4 6 6 8 8
HER-2S     9 17/6 14/5 14/5 11 11 14 14
WTH-1      9 16/7 12/6 12/6 12 12 18 18
VND-1R     9 18/9 16/6 16/6 14 14 18 18
ENF-4R     9 23/4 17/3 17/3 14 14 20 20
HBK-4G     9 26/5 20/4 20/4 16 16 20 20
TBT-5N     9 22/7 11/5 11/5 10 10 15 15
DV-6M      8 20/4 15/4 15/4 10 10 15 15
DRG-1N     9 27/12 16/8 16/8 14 14 18 18
QKD-4G     9 17/8 14/7 14/7 11 11 15 15
CPLT-C1    9 24/11 19/8 19/8 13 13 18 18
JM6-S      9 16/5 13/3 13/3 6 6 11 11
GHR-5H     9 30/13 20/10 20/10 22 22 26 26
AWS-8Q     9 30/19 24/10 24/10 24 24 33 33
ZEU-6S     9 26/9 18/6 18/6 22 22 24 24
CP-10-Z    9 30/11 20/8 20/8 10 10 17 17
BNC-3E     9 40/17 30/10 30/10 21 21 26 26
AS7-D      9 47/14 32/10 32/10 34 34 41 41`;

describe("the 24 'Mechs", () => {
  rule(
    'CBT-FOR-11',
    'Tonnage, role, houses, movement, heat sinks, armour and ammunition are as listed',
    () => {
      const lines = mechs.map((mech) =>
        [
          mech.model,
          mech.tons,
          mech.role,
          mech.houses?.join('/') || '-',
          mech.walk,
          design(mech).jumpJets,
          mech.heatSinks,
          armorHalfTons(mech),
          alphaHeat(mech),
          ammunitionOf(mech),
        ].join(' '),
      );
      expect(lines).toEqual(LOADOUTS.trim().replace(/ +/g, ' ').split('\n'));
    },
  );

  rule('CBT-FOR-15', 'Each carries its armour where the reference has it', () => {
    const lines = mechs.map(({ model, armor: { HD, CT, LT, RT, LA, RA, LL, RL } }) =>
      [model, HD, CT.join('/'), LT.join('/'), RT.join('/'), LA, RA, LL, RL].join(' '),
    );
    expect(lines).toEqual(ARMOR.trim().replace(/ +/g, ' ').split('\n'));
  });

  rule('CBT-FOR-12', 'The weapons sit where they are listed', () => {
    expect(mechs.map(({ model }) => model)).toEqual(Object.keys(WEAPONS));
    for (const mech of mechs)
      expect(weaponsOf(mech), mech.model).toEqual(WEAPONS[mech.model].split(', ').sort());
  });

  rule('CBT-FOR-11', 'Awesome: three PPCs make 30 heat, all weapons 31, against 28 heat sinks', () => {
    const awesome = design(STOCK_MECHS['AWS-8Q']);
    const ppcs = awesome.weapons.filter(({ type }) => type.id === 'ppc');
    expect(ppcs.reduce((sum, { type }) => sum + type.heat, 0)).toBe(30);
    expect(alphaHeat(STOCK_MECHS['AWS-8Q'])).toBe(31);
    expect(awesome.heatSinks).toBe(28);
  });

  rule('CBT-FOR-11', 'Jenner: four medium lasers and a run make 14 heat against 10 heat sinks', () => {
    const lasers = design(STOCK_MECHS['JR7-D']).weapons.filter(({ type }) => type.id === 'medium_laser');
    expect(lasers.reduce((sum, { type }) => sum + type.heat, 0) + 2).toBe(14);
    expect(STOCK_MECHS['JR7-D'].heatSinks).toBe(10);
  });

  rule('CBT-FOR-11', 'Cyclops: four tons of AC/20 ammunition are 20 rounds', () => {
    const rounds = design(STOCK_MECHS['CP-10-Z']).bins.filter(({ type }) => type.id === 'ac20');
    expect(rounds.reduce((sum, { shots }) => sum + shots, 0)).toBe(20);
  });

  rule('CBT-FOR-09', 'What the book says about its Mechs holds for ours', () => {
    const of = (model: string) => design(STOCK_MECHS[model]);
    expect(Math.max(...mechs.map(({ walk }) => walk))).toBe(of('SDR-5V').walk);
    expect(of('SDR-5V').jumpJets).toBeGreaterThanOrEqual(7);
    // The Cicada cannot overheat, even running and firing everything.
    expect(alphaHeat(STOCK_MECHS['CDA-2A']) + 2).toBeLessThanOrEqual(of('CDA-2A').heatSinks);
    // It loses no weapon with its arms.
    expect(of('CDA-2A').weapons.filter(({ location }) => location >= Location.LA)).toEqual([]);
    // The Grasshopper's arm.
    expect([of('GHR-5H').armor[Location.LA], of('GHR-5H').structure[Location.LA]]).toEqual([22, 11]);
    // The Enforcer's two main weapons have the same ranges.
    const main = of('ENF-4R').weapons.filter(({ type }) => type.damage >= 8);
    expect(main.map(({ type }) => [type.short, type.medium, type.long])).toEqual([
      [5, 10, 15],
      [5, 10, 15],
    ]);
    // Weak legs: the Assassin has least armour there for its structure.
    expect(of('ASN-21').armor[Location.LL] / of('ASN-21').structure[Location.LL]).toBeLessThan(1);
    // Heat sinks in the legs of Awesome and Zeus.
    for (const model of ['AWS-8Q', 'ZEU-6S'])
      expect(of(model).masks['heat-sink'][Location.LL], model).not.toBe(0);
    // The Atlas has most armour of all.
    const armor = mechs.map((mech) => of(mech.model).armor.reduce((sum, points) => sum + points, 0));
    expect(Math.max(...armor)).toBe(of('AS7-D').armor.reduce((sum, points) => sum + points, 0));
    expect(of('JM6-S').weapons.some(({ type }) => type.long === 24)).toBe(true);
    // All juggernauts carry an AC/20.
    for (const mech of mechs.filter(({ role }) => role === 'juggernaut')) {
      expect(
        design(mech).weapons.some(({ type }) => type.id === 'ac20'),
        mech.model,
      ).toBe(true);
    }
  });
});

describe.each(mechs.map((mech) => [mech.model, mech] as const))('%s', (_, mech) => {
  test('is a unit file', () => {
    expect(mechFileSchema.parse(JSON.parse(JSON.stringify(mech)))).toEqual(mech);
  });

  rule('CBT-FOR-11', 'weighs exactly its tonnage', () => {
    const weights = weightsOf(mech);
    expect(weights.ok && weights.value.total).toBe(2 * mech.tons);
  });

  test('carries no more armour than a location can', () => {
    for (const location of LOCATION_CODES) {
      expect(armorIn(mech.armor, location), location).toBeLessThanOrEqual(maxArmor(mech.tons, location));
    }
  });

  test('has its frame in place, and its jets and heat sinks where they may be', () => {
    const { masks, jumpJets, heatSinks, engineSinks, walk } = design(mech);
    const bare = bareSlots(armBuildsOf(mech));
    for (const code of LOCATION_CODES) {
      const frame = mech.slots[code].map((item) => (item !== null && FRAME_ITEMS.has(item) ? item : null));
      expect(frame, code).toEqual(bare[code]);
    }
    for (const location of LOCATIONS) {
      if (masks['jump-jet'][location] !== 0) expect(isTorso(location) || isLeg(location)).toBe(true);
    }
    expect(jumpJets).toBeLessThanOrEqual(walk);
    const placed = Object.values(mech.slots)
      .flat()
      .filter((item) => item === 'Heat Sink');
    expect(placed.length + engineSinks).toBe(heatSinks);
  });

  test('has a ton of ammunition for every weapon that needs it', () => {
    for (const { type, bins, label } of design(mech).weapons) {
      expect(bins.length > 0, label).toBe(type.shots > 0);
    }
  });
});
