import { rule } from '@ironfield/conformance/rule.ts';
import { describe, expect } from 'vitest';
import {
  type BlockOutline,
  battleArmorOf,
  blkText,
  type MechOutline,
  mechOf,
  vehicleOf,
} from '../unit-files/files.fixture.ts';
import { readUnit } from '../unit-files/read.ts';
import { elementOf } from './element.ts';

const element = (outline: MechOutline) => elementOf(mechOf(outline), null);
const damage = (outline: MechOutline) => {
  const { pb, m, l, ov } = element(outline);
  return [pb, m, l, ov];
};
const fill = (name: string, slots: number): string[] => Array(slots).fill(name);
const SINKS = '40 Single';
/** Fifty tons strike for one point at pointblank range. */
const BARE: MechOutline = { tons: 50, walk: 4, sinks: SINKS };

describe("'Mechs", () => {
  rule('BF2-CONV-01', 'One that jumps as far as it walks is marked, one that jumps less is not', () => {
    const jets = (count: number) => ({ LT: fill('Jump Jet', count) });
    expect(element({ ...BARE, jump: 4, items: jets(4) })).toMatchObject({ mp: 4, mode: 'J' });
    expect(element({ ...BARE, jump: 3, items: jets(3) })).toMatchObject({ mp: 4, mode: '' });
  });

  rule('BF2-CONV-02', 'Armour is a fortieth, and 8 at most', () => {
    const armor = (points: number) => element({ tons: 100, walk: 3, armor: points }).armor;
    expect([19, 20, 59, 60, 160, 216, 240, 300].map(armor)).toEqual([0, 1, 1, 2, 4, 5, 6, 8]);
  });

  rule(
    ['BF2-CONV-03', 'BF2-CONV-16'],
    'Structure goes by tonnage and by the engine in the side torsos',
    () => {
      const structure = (tons: number, engine: string, more: Partial<MechOutline> = {}) =>
        element({ tons, walk: 4, engine: `${4 * tons} ${engine}`, ...more }).structure;
      expect(structure(55, 'Fusion Engine')).toBe(5);
      expect(structure(75, 'XL Engine')).toBe(3);
      expect(structure(100, 'XL (Clan) Engine')).toBe(6);
      expect(structure(100, 'Light Engine')).toBe(6);
      expect(structure(100, 'XXL (Clan) Engine')).toBe(4);
      expect(structure(55, 'Fusion Engine', { structure: 'Reinforced' })).toBe(10);
      expect(structure(55, 'Fusion Engine', { structure: 'Composite' })).toBe(3);
    },
  );

  rule(['BF2-CONV-05', 'BF2-CONV-09'], 'A big gun, lasers and fists make 4/3 without heat', () => {
    const items = {
      RT: fill('Autocannon/20', 10),
      LT: ['IS Ammo AC/20', 'IS Ammo AC/20'],
      RA: ['Medium Laser', 'Medium Laser'],
      HD: ['Small Laser'],
    };
    expect(damage({ tons: 50, walk: 4, sinks: '13 Single', items })).toEqual([4, 3, 0, 0]);
  });

  rule(
    ['BF2-CONV-08', 'BF2-CONV-11', 'BF2-CONV-18'],
    'Four lasers and missiles overheat one of 35 tons',
    () => {
      const items = {
        RA: ['Medium Laser', 'Medium Laser'],
        LA: ['Medium Laser', 'Medium Laser'],
        CT: ['SRM 4', 'IS Ammo SRM-4'],
      };
      expect(damage({ tons: 35, walk: 7, sinks: '10 Single', items })).toEqual([3, 2, 0, 1]);
    },
  );

  rule(
    ['BF2-CONV-08', 'BF2-TRO-13'],
    'Heat leaves tenths, not whole points, before the value is rounded',
    () => {
      const heavy = {
        RT: fill('PPC', 3),
        RA: ['Large Laser', 'Large Laser'],
        LA: ['Large Laser', 'Large Laser'],
        LT: fill('Medium Laser', 4),
        HD: ['Small Laser'],
      };
      expect(damage({ tons: 75, walk: 4, sinks: '20 Single', items: heavy })).toEqual([3, 2, 1, 3]);
    },
  );

  rule('BF2-CONV-06', 'Minimum range costs a quarter or a half nearby', () => {
    const base = (name: string, slots: number, bins: string[] = []) =>
      damage({ ...BARE, items: { RT: [...fill(name, slots), ...fill(name, slots)], LT: bins } });
    expect(base('PPC', 3)).toEqual([3, 2, 2, 0]);
    expect(base('LRM 20', 5, fill('IS Ammo LRM-20', 4))).toEqual([2, 2, 2, 0]);
    expect(base('ISMRM30', 5, fill('IS MRM 30 Ammo', 4))).toEqual([5, 2, 0, 0]);
    expect(base('Large Laser', 2)).toEqual([3, 2, 0, 0]);
    expect(base('Small Laser', 1)).toEqual([2, 0, 0, 0]);
  });

  rule('BF2-CONV-07', 'Guidance, Streaks, pulses, computers and Ultra guns count for more', () => {
    const medium = (items: Record<string, string[]>, more: Partial<MechOutline> = {}) =>
      element({ ...BARE, sinks: '90 Single', items, ...more }).m;
    const bins = fill('IS Ammo LRM-15', 6);
    const racks = fill('LRM 15', 9);
    expect(medium({ RT: racks, LT: bins })).toBe(3);
    expect(medium({ RT: [...racks, ...fill('ISArtemisIV', 3)], LT: bins })).toBe(4);
    expect(medium({ RT: racks, LT: bins, CT: ['ISNarcBeacon', 'ISNarcBeacon'] })).toBe(4);
    const streaks = fill('ISStreakSRM6', 4);
    expect(medium({ RT: streaks, LT: fill('IS Streak SRM 6 Ammo', 3) })).toBe(2);
    expect(medium({ RT: fill('Large Laser', 8) })).toBe(3);
    expect(medium({ RT: fill('ISLargePulseLaser', 8) })).toBe(4);
    expect(medium({ RT: fill('Large Laser', 8), LT: fill('ISTargeting Computer', 5) })).toBe(4);
    expect(medium({ RT: fill('ISUltraAC5', 10), LT: fill('IS Ultra AC/5 Ammo', 2) })).toBe(2);
  });

  rule('BF2-CONV-07', 'Fewer than ten turns of ammunition cost a quarter, and Ultra guns fire twice', () => {
    const medium = (gun: string, slots: number, bin: string, bins: number) =>
      element({ ...BARE, items: { RT: fill(gun, slots), LT: fill(bin, bins) } }).m;
    expect(medium('Autocannon/20', 10, 'IS Ammo AC/20', 2)).toBe(2);
    expect(medium('Autocannon/20', 10, 'IS Ammo AC/20', 1)).toBe(2);
    expect(medium('Autocannon/10', 7, 'IS Ammo AC/10', 1)).toBe(1);
    const two = (bins: number) =>
      element({
        ...BARE,
        items: {
          RT: fill('Autocannon/10', 7),
          LT: [...fill('IS Ammo AC/10', bins)],
          LA: fill('Autocannon/10', 7),
        },
      }).m;
    expect([two(2), two(1)]).toEqual([2, 2]);
    const lrm = (bins: number) =>
      element({ ...BARE, items: { RT: fill('LRM 15', 6), LT: fill('IS Ammo LRM-15', bins) } });
    expect([lrm(3).m, lrm(2).m]).toEqual([2, 1]);
    const ultra = (bins: number) =>
      element({ ...BARE, items: { RT: fill('ISUltraAC20', 10), LT: fill('IS Ultra AC/20 Ammo', bins) } }).m;
    expect([ultra(4), ultra(3)]).toEqual([3, 2]);
  });

  rule('BF2-CONV-07', 'Rear weapons and one-shot launchers count for nothing; hatchets and swords do', () => {
    expect(damage({ ...BARE, items: { RT: fill('Large Laser (R)', 8) } })).toEqual([1, 0, 0, 0]);
    expect(damage({ ...BARE, items: { RT: fill('LRM 20 (OS)', 5) } })).toEqual([1, 0, 0, 0]);
    expect(damage({ tons: 75, walk: 3, items: { RA: fill('Hatchet', 5) } })).toEqual([3, 0, 0, 0]);
    expect(damage({ tons: 75, walk: 3, items: { RA: fill('Sword', 5) } })).toEqual([2, 0, 0, 0]);
  });

  rule('BF2-CONV-10', 'Half of the long-range damage must fly over hills, and reach a point', () => {
    const specials = (items: Record<string, string[]>) => element({ ...BARE, items }).specials;
    const bins = { LT: fill('IS Ammo LRM-20', 4) };
    expect(specials({ ...bins, RT: fill('LRM 20', 5) })).toEqual(['if']);
    expect(specials({ ...bins, RT: fill('LRM 20', 5), LA: fill('PPC', 3) })).toEqual(['if']);
    expect(specials({ ...bins, RT: fill('LRM 20', 5), LA: fill('PPC', 6) })).toEqual([]);
    expect(specials({ RT: ['LRM 5', 'IS Ammo LRM-5'] })).toEqual([]);
    expect(
      specials({
        RT: fill('ISArrowIV', 12),
        RA: fill('ISArrowIV', 3),
        LT: fill('ISArrowIVAmmo', 4),
        LA: ['ISTAG'],
      }),
    ).toEqual(['artA', 'tag']);
  });

  rule('BF2-CONV-10', 'What it carries gives it its marks', () => {
    const items = {
      RT: ['ISGuardianECMSuite', 'ISGuardianECMSuite', 'BeagleActiveProbe', 'BeagleActiveProbe'],
      LT: ['ISC3SlaveUnit'],
    };
    expect(element({ ...BARE, config: 'Biped Omnimech', items }).specials).toEqual([
      'c3s',
      'ecm',
      'omni',
      'prb',
    ]);
    expect(element({ ...BARE, items: { LT: fill('ISC3MasterUnit', 5) } }).specials).toEqual(['c3m']);
  });

  rule(['BF2-CONV-14', 'BF2-CONV-17'], 'Weapons and parts of Maximum Tech follow the same rules', () => {
    const bins = (name: string) => fill(name, 8);
    expect(
      damage({ ...BARE, items: { RT: fill('ISRotaryAC5', 6), LT: bins('IS Rotary AC/5 Ammo') } }),
    ).toEqual([3, 2, 0, 0]);
    expect(
      damage({ ...BARE, items: { RT: fill('ISHeavyGaussRifle', 11), LT: bins('IS Heavy Gauss Ammo') } }),
    ).toEqual([2, 2, 1, 0]);
    expect(element({ ...BARE, armor: 60, armorType: 'Hardened' }).armor).toBe(3);
    const laser = { RT: fill('Large Laser', 2) };
    expect(damage({ ...BARE, sinks: '10 Single', armorType: 'Stealth', items: laser })).toEqual([1, 1, 0, 0]);
    expect(damage({ ...BARE, sinks: '5 Single', armorType: 'Stealth', items: laser })).toEqual([1, 0, 0, 1]);
  });
});

const TANK = {
  motion_type: 'Tracked',
  tonnage: 80,
  cruiseMP: 3,
  engine_type: 1,
  armor: [40, 30, 30, 20, 40],
};
const vehicle = (blocks: BlockOutline) => elementOf(vehicleOf(blocks), null);

describe('vehicles', () => {
  rule(['BF2-CONV-04', 'BF2-TRO-16'], 'Two big guns and much armour make 4/4 with 7 structure', () => {
    const guns = {
      'Turret Equipment': ['Autocannon/20', 'Autocannon/20'],
      'Body Equipment': fill('IS Ammo AC/20', 4),
    };
    expect(vehicle({ ...TANK, ...guns })).toMatchObject({
      mp: 3,
      mode: 't',
      pb: 4,
      m: 4,
      l: 0,
      ov: 0,
      class: 'A',
      armor: 0,
      structure: 7,
    });
    const truck = { motion_type: 'Wheeled', tonnage: 10, cruiseMP: 5, armor: [1, 1, 1, 1] };
    expect(vehicle(truck)).toMatchObject({ mode: 'w', structure: 1, class: 'L', pb: 0 });
  });

  rule(['BF2-TRO-16', 'BF2-CONV-07'], 'Rear weapons and heat do not matter, scarce ammunition does', () => {
    expect(
      vehicle({ ...TANK, 'Front Equipment': fill('PPC', 5), 'Rear Equipment': fill('PPC', 5) }),
    ).toMatchObject({ pb: 4, m: 5, l: 5, ov: 0 });
    const carrier = {
      ...TANK,
      armor: [9, 9, 9, 9],
      'Front Equipment': fill('SRM 6', 10),
      'Body Equipment': fill('IS Ammo SRM-6', 4),
    };
    expect(vehicle(carrier)).toMatchObject({ pb: 6, m: 6, l: 0 });
  });
});

describe('soldiers', () => {
  rule(['BF2-CONV-01', 'BF2-CONV-04', 'BF2-CONV-15'], 'Suits jump, absorb and fire as a squad', () => {
    const suits = {
      type: 'Clan Level 2',
      cruiseMP: 1,
      jumpingMP: 3,
      armor: 10,
      'Point Equipment': ['CLBASmall Laser:RA', 'CLBASRM2:Body'],
    };
    expect(elementOf(battleArmorOf(suits), 279)).toEqual({
      mp: 3,
      mode: 'J',
      pb: 2,
      m: 1,
      l: 0,
      ov: 0,
      class: 'I',
      armor: 3,
      structure: 0,
      specials: [],
      pv: 3,
    });
    const one = { cruiseMP: 1, jumpingMP: 3, armor: 4, 'Trooper 1 Equipment': 'ISBAFlamer:RA' };
    expect(elementOf(battleArmorOf(one), null)).toMatchObject({ pb: 0, m: 0, pv: null });
  });

  rule(['BF2-CONV-15', 'BF2-CONV-12'], 'Platoons fire as one, and have fine Point Values', () => {
    const platoon = (blocks: BlockOutline, bv: number) => {
      const text = blkText({ UnitType: 'Infantry', motion_type: 'Leg', squad_size: 7, squadn: 4, ...blocks });
      return elementOf(readUnit(text, 'blk').unit!, bv);
    };
    expect(platoon({ Model: '(SRM)' }, 60)).toMatchObject({
      mp: 1,
      mode: '',
      pb: 1,
      m: 1,
      l: 0,
      armor: 1,
      pv: 0.5,
    });
    expect(platoon({ Model: '(Rifle)', squadn: 1 }, 6).armor).toBe(1);
    expect(platoon({ Model: '(Rifle)' }, 23)).toMatchObject({ pb: 1, m: 0, pv: 0.25 });
    expect(platoon({ Model: '(Laser)', motion_type: 'Jump', squadn: 3 }, 41)).toMatchObject({
      mp: 2,
      mode: 'J',
      pv: 0.5,
    });
    expect(platoon({ Model: '(MG)', motion_type: 'Motorized' }, 39)).toMatchObject({ mp: 3, pb: 1 });
  });
});

rule('BF2-CONV-12', 'Points are hundredths, half up, and a vehicle has at least half a point', () => {
  const tank = vehicleOf(TANK);
  expect([20, 49, 50, 149, 150, 1557].map((bv) => elementOf(tank, bv).pv)).toEqual([0.5, 0.5, 1, 1, 2, 16]);
});

describe('fighters and DropShips', () => {
  const unit = (blocks: BlockOutline) =>
    elementOf(
      readUnit(
        blkText({ UnitType: 'Aero', motion_type: 'Aerodyne', tonnage: 90, SafeThrust: 5, ...blocks }),
        'blk',
      ).unit!,
      null,
    );
  const nose = ['LRM 15', 'LRM 15', 'SRM 6', 'Medium Laser', 'Medium Laser'];
  const wing = ['Large Laser', 'Large Laser'];

  rule(
    ['BF2-CONV-40', 'BF2-CONV-41', 'BF2-CONV-43', 'BF2-CONV-46'],
    'Arcs are rounded one by one, and heat takes its share',
    () => {
      const fighter = {
        heatsinks: 25,
        armor: [80, 60, 60, 60],
        'Nose Equipment': nose,
        'Left Wing Equipment': wing,
        'Right Wing Equipment': wing,
        'Aft Equipment': wing,
      };
      expect(unit(fighter)).toMatchObject({
        mp: 5,
        pb: 4,
        m: 3,
        l: 1,
        ov: 3,
        class: 'H',
        armor: 7,
        structure: 0,
      });
      expect(unit({ heatsinks: 10, armor: [9, 9, 9, 9], 'Nose Equipment': 'Small Laser' })).toMatchObject({
        pb: 1,
        m: 0,
      });
    },
  );

  rule('BF2-CONV-42', 'A DropShip halves a thirtieth of its armour, and the odd point is armour', () => {
    expect(unit({ UnitType: 'Dropship', armor: [150, 130, 130, 100] })).toMatchObject({
      armor: 9,
      structure: 8,
    });
  });

  rule(
    ['BF2-CONV-44', 'BF2-CONV-45'],
    'A spheroid fires a side, an aerodyne half of what points forward; neither overheats',
    () => {
      const ship = {
        UnitType: 'Dropship',
        armor: [1, 1, 1, 1],
        heatsinks: 200,
        'Nose Equipment': wing,
        'Left Side Equipment': [...wing, '(R) Large Laser'],
        'Right Side Equipment': [...wing, '(R) Large Laser'],
      };
      expect(unit({ ...ship, motion_type: 'Spheroid' })).toMatchObject({
        pb: 3,
        m: 3,
        l: 0,
        ov: 0,
        specials: ['sph'],
      });
      expect(unit(ship)).toMatchObject({ pb: 3, m: 3, l: 0, ov: 0, specials: [] });
      expect(unit({ ...ship, heatsinks: 10 })).toMatchObject({ pb: 1, m: 1, ov: 0 });
    },
  );
});
