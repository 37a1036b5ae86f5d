import { rule } from '@ironfield/conformance/rule.ts';
import { describe, expect } from 'vitest';
import { PUBLISHED_MECHS } from '../data/catalogue.ts';
import { itemOf } from '../data/items.ts';
import {
  type BlockOutline,
  battleArmorOf,
  blkText,
  type MechOutline,
  mechOf,
  vehicleOf,
} from '../unit-files/files.fixture.ts';
import { readUnit } from '../unit-files/read.ts';
import { hasReferenceFiles, readReference, referenceFiles } from '../unit-files/reference.fixture.ts';
import type { Unit } from '../units/unit.ts';
import { frameRepairOf, priceOf } from './price.ts';
import { structurePrice } from './structures.ts';

const price = (unit: Unit): number => priceOf(unit)!.total;
const part = (unit: Unit, words: string): number | undefined =>
  priceOf(unit)!.lines.find(({ reason }) => reason.startsWith(words))?.value;
const fill = (name: string, slots: number): string[] => Array(slots).fill(name);
const BARE: MechOutline = { tons: 55, walk: 5 };

describe("'Mechs", () => {
  rule(
    ['MT-COST-06', 'MT-COST-08', 'MT-COST-15', 'MT-COST-05'],
    'A fast one of twenty tons costs 1,512,401',
    () => {
      const items = { RA: ['Machine Gun'], LA: ['Machine Gun'], CT: ['Medium Laser', 'IS Ammo MG - Full'] };
      const mech = mechOf({ tons: 20, walk: 8, armor: 64, bareArms: true, items });
      expect(part(mech, 'Fusion engine')).toBe(213_334);
      expect(part(mech, 'Actuators')).toBe(18_000);
      expect(price(mech)).toBe(1_512_401);
    },
  );

  rule(
    ['MT-COST-06', 'MT-COST-08'],
    'An OmniMech costs a quarter more, and pays for every double sink',
    () => {
      const items = {
        RA: ['CLERLargeLaser', 'CLERMediumLaser'],
        LA: ['CLERLargeLaser', 'CLERMediumLaser'],
        CT: ['CLERMediumLaser'],
      };
      const omni = mechOf({
        tons: 55,
        walk: 6,
        techBase: 'Clan',
        config: 'Biped Omnimech',
        engine: '330 XL (Clan) Engine',
        structure: 'Clan Endo Steel',
        armorType: 'Ferro-Fibrous(Clan)',
        armor: 182,
        sinks: '22 Double',
        items,
      });
      expect(part(omni, '22 heat sinks')).toBe(132_000);
      expect(part(omni, 'A quarter')).toBe(7_623_800 / 4);
      expect(price(omni)).toBe(14_771_113);
    },
  );

  rule(['MT-COST-07', 'MT-COST-06'], 'Jump systems go by the square of their MP', () => {
    const jets = (kind: string, slots: number) =>
      mechOf({ ...BARE, jump: 5, items: { LT: fill(kind, slots) } });
    expect(part(jets('Jump Jet', 5), 'Jump')).toBe(275_000);
    expect(part(jets('Improved Jump Jet', 10), 'Jump')).toBe(687_500);
    expect(part(jets('Jump Booster', 4), 'Jump')).toBe(206_250);
  });

  rule('MT-COST-06', 'Each kind of body part has its price', () => {
    const of = (outline: Partial<MechOutline>, words: string) => part(mechOf({ ...BARE, ...outline }), words);
    expect(of({}, 'Cockpit')).toBe(250_000);
    expect(of({ cockpit: 'Small Cockpit' }, 'Cockpit')).toBe(225_000);
    expect(of({ cockpit: 'Torso-Mounted Cockpit' }, 'Cockpit')).toBe(800_000);
    expect(of({ items: { HD: ['EI Interface'] } }, 'Cockpit')).toBe(450_000);
    expect(of({ items: { HD: ['Variable-Range Targeting System'] } }, 'Sensors')).toBe(550_000);
    expect(of({ items: { HD: ['Multi-Trac II Targeting System'] } }, 'Sensors')).toBe(275_000);
    expect(of({ myomer: 'Triple-Strength' }, 'Musculature')).toBe(880_000);
    expect(of({ structure: 'Reinforced' }, 'Skeleton')).toBe(352_000);
    expect(of({ gyro: 'XL Gyro' }, 'Gyro')).toBe(1_125_000);
    expect(of({ config: 'Quad' }, 'Actuators')).toBe(77_000);
    expect(of({ sinks: '12 Single' }, '2 heat sinks')).toBe(4000);
    expect(of({ armor: 100, armorType: 'Reactive' }, '6.5 tons')).toBe(195_000);
  });

  rule(['MT-COST-05', 'MT-ENG-02'], 'Engines by type, and large ones twice', () => {
    const engine = (words: string) =>
      part(mechOf({ tons: 60, walk: 5, engine: words }), `${words.split(' ')[1]}`);
    expect(engine('300 XXL Engine')).toBe(24_000_000);
    expect(engine('300 Light Engine')).toBe(3_600_000);
    expect(engine('405 Fusion Engine')).toBe(3_240_000);
  });

  rule(['MT-COST-16', 'MT-COST-02'], 'What has a weight of its own is priced by it', () => {
    const mech = (items: Record<string, string[]>) => mechOf({ tons: 65, walk: 4, items });
    expect(part(mech({ LT: fill('ISMASC', 3) }), 'MASC')).toBe(780_000);
    expect(part(mech({ RA: fill('Sword', 5) }), 'Sword')).toBe(35_000);
    expect(part(mech({ RA: fill('Hatchet', 5) }), 'Hatchet')).toBe(25_000);
    expect(part(mech({ LT: fill('Supercharger', 1) }), 'Supercharger')).toBe(2_600_000);
    expect(part(mech({ LT: fill('PPC (armored)', 3) }), 'Component')).toBe(450_000);
    expect(part(mech({ LT: ['BattleMech Jump Pack:SIZE:3.0'] }), 'BattleMech Jump Pack')).toBe(60_000);
  });

  rule(
    ['MT-COST-03', 'MT-COST-17', 'MT-COST-18'],
    'Ammunition by its kind, and items at the price of the edition',
    () => {
      const bin = (name: string) =>
        part(mechOf({ ...BARE, items: { LT: [name] } }), name.replace(/^IS /, ''));
      expect(bin('Armor-Piercing AC/20 Ammo')).toBe(40_000);
      expect(itemOf('is-heavy-flamer-ammo').cost).toBe(2000);
      expect(itemOf('is-long-tom').cost).toBe(450_000);
      expect(itemOf('clan-light-active-probe').cost).toBe(50_000);
      const steered = mechOf({
        ...BARE,
        techBase: 'Clan',
        items: { LT: ['CLLRM5', 'CLArtemisV', 'CLArtemisV', 'Clan Ammo LRM-5'] },
      });
      expect(priceOf(steered)!.lines.find(({ reason }) => reason.endsWith('for Artemis V'))?.value).toBe(
        150_000,
      );
      expect(part(mechOf({ ...BARE, items: { LT: ['IS Ammo MG - Half'] } }), 'Half')).toBe(500);
    },
  );
});

const TANK = {
  motion_type: 'Tracked',
  tonnage: 50,
  cruiseMP: 5,
  engine_type: 1,
  armor: [24, 20, 20, 16, 16],
};
const tank = (blocks: BlockOutline = {}): Unit => vehicleOf({ ...TANK, ...blocks });

describe('vehicles', () => {
  rule(['MT-COST-09', 'MT-COST-10', 'MT-COST-15'], 'A hovercraft of five tons costs 91,667', () => {
    const hover = vehicleOf({
      motion_type: 'Hover',
      tonnage: 5,
      cruiseMP: 13,
      armor: [8, 6, 6, 4],
      'Front Equipment': 'Medium Laser',
    });
    expect(price(hover)).toBe(91_667);
    expect(part(hover, 'Fusion engine')).toBeCloseTo(8333.33);
  });

  rule(
    ['MT-COST-09', 'MT-COST-10'],
    'Each part of a vehicle has its price, and the motion its factor',
    () => {
      expect(part(tank(), 'Control')).toBe(25_000);
      expect(part(tank(), 'Structure')).toBe(50_000);
      expect(part(tank({ 'Front Equipment': ['Medium Laser', 'Medium Laser'] }), 'Power')).toBe(4000);
      expect(part(tank({ 'Front Equipment': ['Medium Laser', 'Medium Laser'] }), '6 heat sinks')).toBe(
        12_000,
      );
      expect(part(tank({ 'Turret Equipment': ['Autocannon/20'] }), 'Turret')).toBe(7500);
      const factor = (blocks: BlockOutline) =>
        priceOf(tank(blocks))!.lines.find(({ reason }) => reason.startsWith('Times'))!.reason;
      expect([{}, { motion_type: 'Wheeled' }, { motion_type: 'Naval' }].map(factor)).toEqual([
        'Times 1.5 for its tonnage',
        'Times 1.25 for its tonnage',
        'Times 1.25 for its tonnage',
      ]);
      const vtol = vehicleOf({
        UnitType: 'VTOL',
        motion_type: 'VTOL',
        tonnage: 20,
        cruiseMP: 8,
        armor: [5, 5, 5, 5, 2],
      });
      expect(part(vtol, 'Lift')).toBe(80_000);
    },
  );

  rule('MT-COST-11', 'Special equipment has fixed prices, or goes by weight', () => {
    expect(part(tank({ 'Front Equipment': 'Bulldozer' }), 'Bulldozer')).toBe(50_000);
    expect(part(tank({ 'Rear Equipment': 'Amphibious Equipment' }), 'Amphibious')).toBe(50_000);
    expect(part(vehicleOf({ ...TANK, tonnage: 30, 'Rear Equipment': 'Dune Buggy' }), 'Dune')).toBe(9000);
    expect(part(tank({ 'Rear Equipment': 'Communications Equipment:SIZE:7.0' }), 'Communications')).toBe(
      70_000,
    );
  });
});

describe('soldiers and buildings', () => {
  const platoon = (blocks: BlockOutline): Unit =>
    readUnit(
      blkText({ UnitType: 'Infantry', motion_type: 'Leg', squad_size: 7, squadn: 4, antimek: 8, ...blocks }),
      'blk',
    ).unit!;

  rule(['MT-COST-12', 'MT-COST-13'], 'Platoons by weapon, motion, training and guns', () => {
    expect(price(platoon({ Model: '(Rifle)' }))).toBe(600_000);
    expect(price(platoon({ Model: '(Flamer)', motion_type: 'Motorized' }))).toBe(1_280_000);
    expect(price(platoon({ Model: '(SRM)', motion_type: 'Jump', squadn: 3 }))).toBe(2_800_000);
    expect(price(platoon({ Model: '(Rifle)', motion_type: 'Jump', antimek: 5 }))).toBe(6_000_000);
    expect(
      price(platoon({ Model: '(Rifle)', motion_type: 'Motorized', 'Field Guns Equipment': 'Autocannon/5' })),
    ).toBe(960_000 + 125_000);
  });

  rule('MT-COST-19', 'Suits have the printed price, or so much for each', () => {
    const suit = { cruiseMP: 1, jumpingMP: 3, armor: 5, Model: '[Flamer]' };
    expect(price(battleArmorOf({ ...suit, Name: 'Longinus Battle Armor' }))).toBe(2_550_000);
    expect(price(battleArmorOf({ ...suit, Name: 'Garden Suit' }))).toBe(2_400_000);
    expect(price(battleArmorOf({ ...suit, Name: 'Garden Suit', type: 'Clan' }))).toBe(3_500_000);
  });

  rule('MT-COST-14', 'A building costs by its strength and what is in it', () => {
    const hex = { kind: 'building', constructionFactor: 40 } as const;
    expect(structurePrice([hex, hex])).toBe(1_013_334);
    const full = {
      kind: 'fortress',
      constructionFactor: 75,
      heatSinks: 10,
      armorTons: 2,
      turretTons: 1,
      equipment: 100_000,
      doorLevels: 2,
    } as const;
    expect(structurePrice([full])).toBe(2 * (750_000 + 20_000 + 120_000 + 5000 + 100_000 + 20_000));
  });
});

const plain = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/g, '');

describe.skipIf(!hasReferenceFiles)('beside the printed list', () => {
  rule(
    'MT-COST-15',
    'Each confirmed price comes out to the C-bill, but for one that was not rounded up',
    () => {
      const found = new Map<string, number>();
      for (const file of referenceFiles().filter(({ kind }) => kind === 'mtf')) {
        const { unit } = readReference(file);
        if (unit === null) continue;
        const names = [unit.name, unit.name.replace(/ \(.*\)/, '')].map((name) => plain(name + unit.model));
        const rows = PUBLISHED_MECHS.filter(
          ({ name, costCheck }) => costCheck === 'exact' && names.includes(plain(name)),
        );
        for (const { name, cost } of rows) found.set(name, price(unit) - cost);
      }
      expect(found.size).toBeGreaterThan(100);
      expect([...found].filter(([, difference]) => difference !== 0)).toEqual([['Perseus P1C', 1]]);
    },
  );
});

rule('MT-REPAIR-01', 'A structure of level 3 is replaced with its muscles, by the ton', () => {
  const repair = (structure: string, items = {}): number | undefined =>
    frameRepairOf(mechOf({ tons: 50, walk: 4, structure, items }))?.total;
  const myomer = { LT: fill('Triple Strength Myomer', 6) };
  expect([repair('IS Composite'), repair('IS Reinforced')]).toEqual([180_000, 420_000]);
  expect([repair('IS Composite', myomer), repair('IS Reinforced', myomer)]).toEqual([880_000, 1_120_000]);
  expect(repair('IS Standard')).toBe(undefined);
});
