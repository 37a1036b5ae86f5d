import { engineHalfTons } from '@ironfield/classic/data/engines.ts';
import { WEAPONS } from '@ironfield/classic/data/equipment.ts';
import { STRUCTURE } from '@ironfield/classic/data/structure.ts';
import { STOCK_MECHS } from '@ironfield/classic/mechs/mechs.ts';
import { designOf } from '@ironfield/classic/units/design.ts';
import { bareSlots } from '@ironfield/classic/units/frame.ts';
import { LOCATION_CODES, type LocationCode } from '@ironfield/classic/units/locations.ts';
import { type MechFile, mechFileSchema } from '@ironfield/classic/units/unit-file.ts';
import { rule } from '@ironfield/conformance/rule.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { weightClassOf } from '../figures.ts';
import { checkUnit, kilogramsOf } from './construction.ts';

const stock = (model: string): MechFile => structuredClone(STOCK_MECHS[model]);

/** A stock 'Mech with something changed. */
function spoilt(model: string, change: (unit: MechFile) => void): MechFile {
  const unit = stock(model);
  change(unit);
  return unit;
}

function fill(unit: MechFile, location: LocationCode, ...items: string[]): void {
  for (const item of items) unit.slots[location][unit.slots[location].indexOf(null)] = item;
}

/** A 'Mech with nothing in it but its frame and what is given, for checks that do not look at the weight. */
function bare(tons: number, walk: number, load: Partial<Record<LocationCode, string[]>> = {}): MechFile {
  const unit: MechFile = {
    format: 'ironfield-unit',
    version: 1,
    name: 'Test',
    model: '',
    frame: 'biped',
    tons,
    walk,
    heatSinks: Math.max(10, Math.floor((tons * walk) / 25)),
    armor: { HD: 0, CT: [0, 0], LT: [0, 0], RT: [0, 0], LA: 0, RA: 0, LL: 0, RL: 0 },
    slots: bareSlots(),
  };
  for (const [location, items] of Object.entries(load)) fill(unit, location as LocationCode, ...items);
  return unit;
}

const times = (count: number, item: string): string[] => new Array<string>(count).fill(item);

/** Violations of one rule. */
const broken = (unit: MechFile, id: string): string[] =>
  checkUnit(unit)
    .violations.filter(({ rule }) => rule === id)
    .map(({ message }) => message);

const rulesBroken = (unit: MechFile): string[] => checkUnit(unit).violations.map(({ rule }) => rule);

rule('CBT-CON-01', '64.5 and 65.5 tons of parts make no 65-ton Mech, 65 do', () => {
  expect(rulesBroken(stock('CPLT-C1'))).toEqual([]);
  const light = spoilt('CPLT-C1', (unit) => {
    unit.armor.LA -= 8;
  });
  expect(broken(light, 'CBT-CON-01')).toEqual([
    "The parts weigh 64.5 t and the 'Mech 65 t; put in 0.5 t more",
  ]);
  expect(checkUnit(light).remaining).toBe(1);
  const heavy = spoilt('CPLT-C1', (unit) => {
    unit.armor.LA += 7;
    unit.armor.RA += 1;
  });
  expect(broken(heavy, 'CBT-CON-01')).toEqual(["The parts weigh 65.5 t and the 'Mech 65 t; take out 0.5 t"]);
  expect(checkUnit(heavy).remaining).toBe(-1);
});

rule('CBT-CON-02', 'Everything is worked out anew from the choices, whatever came first', () => {
  const faster = spoilt('CPLT-C1', (unit) => {
    unit.walk = 5;
  });
  const { weights } = checkUnit(faster);
  expect(weights).toMatchObject({ engine: engineHalfTons(325), gyro: 8 });
  expect(checkUnit({ ...faster, walk: 4 })).toEqual(checkUnit(stock('CPLT-C1')));
});

rule('CBT-CON-03', 'Tonnages are 20 to 100 in steps of 5', () => {
  for (let tons = 1; tons <= 110; tons++) {
    const isBuilt = tons >= 20 && tons <= 100 && tons % 5 === 0;
    expect(broken(bare(tons, 1), 'CBT-CON-03').length, `${tons}`).toBe(isBuilt ? 0 : 1);
  }
  expect([20, 35, 40, 55, 60, 75, 80, 100].map(weightClassOf)).toEqual([
    ...['light', 'light', 'medium', 'medium', 'heavy', 'heavy', 'assault', 'assault'],
  ]);
});

rule('CBT-CON-04', 'There are 47 open slots, and 51 with all removable actuators out', () => {
  const sum = (unit: MechFile) =>
    Object.values(checkUnit(unit).free).reduce((total, count) => total + count, 0);
  expect(checkUnit(bare(50, 5)).free).toEqual({ HD: 1, CT: 2, LT: 12, RT: 12, LA: 8, RA: 8, LL: 2, RL: 2 });
  expect(sum(bare(50, 5))).toBe(47);
  const handless = { ...bare(50, 5), slots: bareSlots({ LA: 'no lower arm', RA: 'no lower arm' }) };
  expect(sum(handless)).toBe(51);
});

rule(['CBT-CON-04', 'CBT-CON-07', 'CBT-CON-08', 'CBT-CON-10'], 'What is built in stays where it is', () => {
  const without = (location: LocationCode, slot: number, item: string | null = null) =>
    checkUnit(
      spoilt('CPLT-C1', (unit) => {
        unit.slots[location][slot] = item;
      }),
    ).violations.filter(({ rule }) => rule !== 'CBT-CON-01');
  expect(without('HD', 1)).toEqual([
    {
      rule: 'CBT-CON-04',
      location: 'HD',
      message: 'Slot 2 of the head holds nothing; it is for the Sensors',
    },
  ]);
  expect(without('HD', 2, 'Small Laser')).toEqual([
    {
      rule: 'CBT-CON-07',
      location: 'HD',
      message: 'Slot 3 of the head holds Small Laser; it is for the Cockpit',
    },
  ]);
  expect(without('CT', 9)[0]).toMatchObject({ rule: 'CBT-CON-08', location: 'CT' });
  expect(without('CT', 6)[0]).toMatchObject({ rule: 'CBT-CON-10', location: 'CT' });
  expect(without('LL', 0)[0]).toMatchObject({ rule: 'CBT-CON-04', location: 'LL' });
  expect(without('LA', 0)[0]).toMatchObject({ rule: 'CBT-CON-04', location: 'LA' });
  expect(without('LT', 11, 'Gyro')).toEqual([
    {
      rule: 'CBT-CON-04',
      location: 'LT',
      message: 'Gyro in slot 12 of the left torso: it is built in elsewhere and has no place there',
    },
  ]);
});

rule('CBT-CON-05', 'The lower arm goes only with the hand; without both there are 10 open slots', () => {
  const lone = bare(50, 5);
  lone.slots.LA[2] = null;
  expect(broken(lone, 'CBT-CON-05')).toHaveLength(1);
  expect(broken(lone, 'CBT-CON-04')).toEqual([]);
  const handless = bare(50, 5);
  handless.slots.LA[3] = null;
  expect(broken(handless, 'CBT-CON-05')).toEqual([]);
  expect(checkUnit(handless).free.LA).toBe(9);
  handless.slots.LA[2] = null;
  expect(rulesBroken(handless)).not.toContain('CBT-CON-04');
  expect(checkUnit(handless).free.LA).toBe(10);
  handless.slots.LA[1] = null;
  expect(broken(handless, 'CBT-CON-04')).toHaveLength(1);
});

rule('CBT-CON-06', 'Structure weighs a tenth, and armour may be twice its points and nine', () => {
  for (const [tons, points] of Object.entries(STRUCTURE)) {
    const unit = bare(Number(tons), 1);
    expect(checkUnit(unit).weights.structure).toBe(Number(tons) / 5);
    const body = points.reduce((sum, value) => sum + value, 0) - 3;
    const full = structuredClone(unit);
    const [, ct, side, , arm, , leg] = points as number[];
    full.armor = {
      HD: 9,
      CT: [2 * ct! - 3, 3],
      LT: [2 * side! - 2, 2],
      RT: [2 * side! - 2, 2],
      LA: 2 * arm!,
      RA: 2 * arm!,
      LL: 2 * leg!,
      RL: 2 * leg!,
    };
    expect(broken(full, 'CBT-CON-15'), tons).toEqual([]);
    expect(checkUnit(full).weights.armor).toBe(Math.ceil((2 * body + 9) / 8));
    full.armor.LL++;
    expect(broken(full, 'CBT-CON-15'), tons).toHaveLength(1);
  }
});

rule('CBT-CON-07', 'The cockpit weighs 3 tons in every Mech', () => {
  for (const model of Object.keys(STOCK_MECHS)) expect(checkUnit(stock(model)).weights.cockpit).toBe(6);
});

rule('CBT-CON-08', '65 tons at 4 take rating 260, 50 at 5 take 250, 100 at 5 cannot be', () => {
  expect(checkUnit(bare(65, 4)).weights.engine).toBe(engineHalfTons(260));
  expect(checkUnit(bare(50, 5)).weights.engine).toBe(engineHalfTons(250));
  expect(broken(bare(100, 5), 'CBT-CON-08')).toEqual([
    '100 tons with 5 Walking MP take an engine of rating 500, and engines go up to 400; at most 4 Walking MP are possible',
  ]);
  expect(broken(bare(100, 0), 'CBT-CON-08')).toHaveLength(1);
  expect(broken(bare(20, 20), 'CBT-CON-08')).toEqual([]);
  expect(broken(bare(20, 21), 'CBT-CON-08')).toHaveLength(1);
});

rule('CBT-CON-08', 'An engine with another rating than the movement takes is refused', () => {
  const { violations, weights } = checkUnit(stock('CPLT-C1'), { rating: 240 });
  expect(violations.map(({ rule }) => rule)).toContain('CBT-CON-08');
  expect(weights.engine).toBe(engineHalfTons(240));
});

// biome-ignore format: ten ratings a line
const ENGINE_TONS = [
  0.5, 0.5, 0.5, 0.5, 1, 1, 1, 1, 1.5, 1.5,
  1.5, 2, 2, 2, 2.5, 2.5, 3, 3, 3, 3.5,
  3.5, 4, 4, 4, 4.5, 4.5, 5, 5, 5.5, 5.5,
  6, 6, 6, 7, 7, 7.5, 7.5, 8, 8.5, 8.5,
  9, 9.5, 10, 10, 10.5, 11, 11.5, 12, 12.5, 13,
  13.5, 14, 14.5, 15.5, 16, 16.5, 17.5, 18, 19, 19.5,
  20.5, 21.5, 22.5, 23.5, 24.5, 25.5, 27, 28.5, 29.5, 31.5,
  33, 34.5, 36.5, 38.5, 41, 43.5, 46, 49, 52.5,
];

rule('CBT-CON-09', 'Engines from rating 10 to 400 weigh what the table says, and there are no others', () => {
  const weight = (rating: number) => checkUnit(stock('CPLT-C1'), { rating }).weights.engine;
  expect(ENGINE_TONS.map((_, index) => weight(10 + 5 * index)! / 2)).toEqual(ENGINE_TONS);
  expect([5, 12, 401, 405].map(weight)).toEqual([null, null, null, null]);
});

rule('CBT-CON-09', 'Every tonnage can be built with any movement that the table reaches', () => {
  const ratings = [];
  for (const tons of Object.keys(STRUCTURE).map(Number)) {
    for (let walk = 1; tons * walk <= 400; walk++) {
      const unit = bare(tons, walk);
      expect(checkUnit(unit).weights.engine, `${tons * walk}`).toBe(engineHalfTons(tons * walk));
      expect(broken(unit, 'CBT-CON-08')).toEqual([]);
      ratings.push(tons * walk);
    }
  }
  expect(Math.min(...ratings)).toBe(20);
  expect(Math.max(...ratings)).toBe(400);
});

rule('CBT-CON-10', 'Gyros: rating 260 and 300 take 3 tons, 305 takes 4, 100 takes 1, 400 takes 4', () => {
  const gyro = (rating: number) => checkUnit(stock('CPLT-C1'), { rating }).weights.gyro! / 2;
  expect([260, 300, 305, 100, 400].map(gyro)).toEqual([3, 3, 4, 1, 4]);
});

rule('CBT-CON-11', 'Jets: 55 tons with 5 take 2.5, 60 with 5 take 5, 90 with 3 take 6', () => {
  const jets = (tons: number, count: number) =>
    checkUnit(bare(tons, 4, { LT: times(count, 'Jump Jet') })).weights.jumpJets! / 2;
  expect([jets(55, 5), jets(60, 5), jets(90, 3)]).toEqual([2.5, 5, 6]);
});

rule('CBT-CON-11', 'No more jets than Walking MP, in legs and torsos only', () => {
  expect(broken(bare(50, 4, { LT: times(4, 'Jump Jet') }), 'CBT-CON-11')).toEqual([]);
  expect(broken(bare(50, 4, { LT: times(5, 'Jump Jet') }), 'CBT-CON-11')).toEqual([
    '5 jump jets with 4 Walking MP; there may be as many as Walking MP at most',
  ]);
  for (const location of LOCATION_CODES) {
    const isFine = !['HD', 'LA', 'RA'].includes(location);
    const { violations } = checkUnit(bare(50, 4, { [location]: ['Jump Jet'] }));
    const jets = violations.filter(({ rule }) => rule === 'CBT-CON-11');
    expect(jets.map((finding) => finding.location)).toEqual(isFine ? [] : [location]);
  }
});

rule('CBT-CON-12', '15 heat sinks weigh 5 tons, and fewer than 10 are too few', () => {
  expect(checkUnit({ ...bare(65, 4), heatSinks: 15 }).weights.heatSinks).toBe(10);
  expect(checkUnit({ ...bare(65, 4), heatSinks: 10 }).weights.heatSinks).toBe(0);
  expect(broken({ ...bare(65, 4), heatSinks: 10 }, 'CBT-CON-12')).toEqual([]);
  expect(broken({ ...bare(65, 4), heatSinks: 9 }, 'CBT-CON-12')).toEqual([
    "9 heat sinks; every 'Mech has at least 10",
  ]);
});

rule(
  'CBT-CON-13',
  'To place: 7 of 15 at rating 210, 5 of 15 at 260, 8 of 13 at 140, none of 12 at 360',
  () => {
    const cases = [
      [35, 6, 15, 7],
      [65, 4, 15, 5],
      [35, 4, 13, 8],
      [90, 4, 12, 0],
    ] as const;
    for (const [tons, walk, sinks, toPlace] of cases) {
      const unit = (placed: number) => ({
        ...bare(tons, walk, { LT: times(placed, 'Heat Sink') }),
        heatSinks: sinks,
      });
      expect(broken(unit(toPlace), 'CBT-CON-13')).toEqual([]);
      expect(broken(unit(toPlace + 1), 'CBT-CON-13')).toHaveLength(1);
      if (toPlace > 0) expect(broken(unit(toPlace - 1), 'CBT-CON-13')[0]).toMatch(/^1 heat sink has no slot/);
    }
  },
);

rule(
  'CBT-CON-14',
  '160 points weigh 10 tons, 120 7.5, 72 4.5, and no more are placed than were bought',
  () => {
    const armored = (points: number): MechFile => {
      const unit = bare(100, 3);
      unit.armor.CT = [Math.min(points, 60), Math.max(0, points - 60)];
      return unit;
    };
    expect([160, 120, 72, 73].map((points) => checkUnit(armored(points)).weights.armor! / 2)).toEqual([
      10, 7.5, 4.5, 5,
    ]);
    const unpaid = spoilt('CPLT-C1', (unit) => {
      unit.armorHalfTons = 19;
    });
    expect(broken(unpaid, 'CBT-CON-14')).toHaveLength(1);
    expect(broken({ ...unpaid, armorHalfTons: 20 }, 'CBT-CON-14')).toEqual([]);
  },
);

rule(
  'CBT-CON-15',
  'An arm with structure 10 takes 20 points, the centre torso of 65 tons 42, the head 9',
  () => {
    const armor = (change: Partial<MechFile['armor']>) => {
      const unit = bare(65, 4);
      return broken({ ...unit, armor: { ...unit.armor, ...change } }, 'CBT-CON-15');
    };
    expect(armor({ LA: 20, CT: [24, 11], HD: 9 })).toEqual([]);
    expect(armor({ CT: [0, 42] })).toEqual([]);
    expect(armor({ LA: 21 })).toEqual(['21 points of armour on the left arm; it takes at most 20']);
    expect(armor({ CT: [30, 13] })).toEqual([
      '43 points of armour on the centre torso, front and rear together; it takes at most 42',
    ]);
    expect(armor({ HD: 10 })).toHaveLength(1);
  },
);

rule('CBT-CON-16', '50 tons take 169 points, for which 11 tons are bought and 7 points lost', () => {
  const full = { HD: 9, CT: [24, 8], LT: [18, 6], RT: [18, 6], LA: 16, RA: 16, LL: 24, RL: 24 };
  const unit = { ...bare(50, 4), armor: full } as MechFile;
  expect(checkUnit(unit).weights.armor).toBe(22);
  expect(rulesBroken(unit)).not.toContain('CBT-CON-15');
  expect(checkUnit(unit).warnings).toEqual([
    {
      rule: 'CBT-CON-16',
      message: '7 points of the armour bought cannot be placed and are lost: every location is full',
    },
  ]);
  const spare = { ...stock('CPLT-C1'), armorHalfTons: 21 };
  expect(checkUnit(spare).warnings[0].message).toBe('8 points of the armour bought are not placed');
  expect(rulesBroken(spare)).toEqual(['CBT-CON-01']);
});

rule('CBT-CON-17', 'Items weigh what the table says, as many as there are', () => {
  const unit = bare(100, 3, { LT: times(6, 'PPC'), RT: ['Small Laser', ...times(10, 'AC/20')] });
  expect(checkUnit(unit).weights.weapons! / 2).toBe(14 + 0.5 + 14);
});

rule(
  ['CBT-CON-17', 'CBT-CON-23', 'CBT-EQP-01'],
  'What is in no table is named, and the weight left open',
  () => {
    const later = spoilt('CPLT-C1', (unit) => fill(unit, 'LT', 'Guardian Probe', 'Ammo Gauss'));
    const { violations, weights, remaining } = checkUnit(later);
    expect(violations.map(({ rule, location }) => [rule, location])).toEqual([
      ['CBT-EQP-01', 'LT'],
      ['CBT-EQP-01', 'LT'],
    ]);
    expect(weights).toMatchObject({ weapons: null, ammunition: null, total: null, engine: 27 });
    expect(remaining).toBe(40);
    expect(Object.keys(kilogramsOf(weights))).not.toContain('weapons');
  },
);

rule('CBT-CON-18', 'SRM 4, SRM 6, LRM 5 and LRM 20 need four tons', () => {
  const guns = ['SRM 4', 'SRM 6', 'SRM 6', 'LRM 5', ...times(5, 'LRM 20')];
  expect(broken(bare(100, 3, { LT: guns }), 'CBT-CON-18')).toHaveLength(4);
  const ammo = ['SRM 4', 'SRM 6', 'LRM 5', 'LRM 20'].map((type) => `Ammo ${type}`);
  expect(broken(bare(100, 3, { LT: guns, RT: ammo }), 'CBT-CON-18')).toEqual([]);
  expect(broken(bare(100, 3, { LT: guns, RT: ammo.slice(1) }), 'CBT-CON-18')).toEqual([
    'SRM 4 needs at least 1 t of its own ammunition and has none',
  ]);
});

rule('CBT-CON-18', 'Four SRM 2 share a ton, machine guns are content with half a one', () => {
  expect(broken(bare(50, 4, { LT: [...times(4, 'SRM 2'), 'Ammo SRM 2'] }), 'CBT-CON-18')).toEqual([]);
  expect(broken(bare(50, 4, { LT: [...times(4, 'SRM 2')] }), 'CBT-CON-18')).toHaveLength(1);
  const half = 'Ammo Machine Gun (half)';
  expect(broken(bare(50, 4, { LT: ['Machine Gun', 'Machine Gun', half] }), 'CBT-CON-18')).toEqual([]);
  expect(broken(bare(50, 4, { LT: ['Flamer (Vehicle)'] }), 'CBT-CON-18')).toHaveLength(1);
  expect(broken(bare(50, 4, { LT: ['Flamer', 'PPC', 'PPC', 'PPC'] }), 'CBT-CON-18')).toEqual([]);
});

rule(['CBT-CON-18', 'CBT-EQP-07'], 'One-shot launchers need no ammunition and may have none', () => {
  expect(broken(bare(50, 4, { LT: ['SRM 4 (OS)'] }), 'CBT-CON-18')).toEqual([]);
  expect(broken(bare(50, 4, { LT: ['SRM 4 (OS)', 'Ammo SRM 4'] }), 'CBT-CON-18')).toEqual([
    'Ammunition for SRM 4, but all of these launchers are one-shot and take none; take it out',
  ]);
  const both = { LT: ['SRM 4 (OS)', 'SRM 4', 'Ammo SRM 4'] };
  expect(broken(bare(50, 4, both), 'CBT-CON-18')).toEqual([]);
  expect(broken(bare(50, 4, { LT: ['SRM 4 (OS)', 'SRM 4'] }), 'CBT-CON-18')).toHaveLength(1);
});

rule('CBT-EQP-07', 'A one-shot LRM 20 weighs 10.5 tons in 5 slots', () => {
  const unit = bare(50, 4, { LT: times(5, 'LRM 20 (OS)') });
  expect(checkUnit(unit).weights.weapons! / 2).toBe(10.5);
  expect(rulesBroken(unit)).not.toContain('CBT-CON-19');
  // Only missile launchers come with one shot built in.
  expect(broken(bare(50, 4, { LT: ['Medium Laser (OS)'] }), 'CBT-EQP-01')).toHaveLength(1);
});

rule('CBT-CON-19', 'A PPC does not go into the centre torso, and has its three slots elsewhere', () => {
  expect(broken(bare(50, 4, { CT: ['PPC', 'PPC'] }), 'CBT-CON-19')).toEqual([
    'PPC in the centre torso has 2 of the 3 slots that it needs there',
  ]);
  expect(broken(bare(50, 4, { LT: times(3, 'PPC') }), 'CBT-CON-19')).toEqual([]);
  expect(broken(bare(50, 4, { LT: times(4, 'PPC') }), 'CBT-CON-19')).toHaveLength(1);
});

rule('CBT-CON-19', 'Slots of an item that do not follow one another are pointed out', () => {
  const unit = bare(50, 4, { LT: ['PPC', 'Small Laser', 'PPC', 'PPC'] });
  expect(rulesBroken(unit)).not.toContain('CBT-CON-19');
  expect(checkUnit(unit).warnings.map(({ rule }) => rule)).toEqual(['CBT-CON-19']);
});

rule('CBT-CON-20', 'An AC/20 may lie across two neighbouring locations, nothing else may', () => {
  const split = (item: string, load: Partial<Record<LocationCode, number>>) =>
    broken(
      bare(
        100,
        3,
        Object.fromEntries(Object.entries(load).map(([location, count]) => [location, times(count, item)])),
      ),
      'CBT-CON-20',
    );
  for (const load of [
    { RA: 4, RT: 6 },
    { LA: 1, LT: 9 },
    { LL: 2, LT: 8 },
    { LT: 8, CT: 2 },
    { HD: 1, CT: 2, RT: 7 },
  ]) {
    const isPair = Object.keys(load).length === 2;
    expect(split('AC/20', load).length, JSON.stringify(load)).toBe(isPair ? 0 : 1);
  }
  expect(split('AC/20', { LT: 5, RT: 5 })).toEqual([
    'AC/20 lies across left torso and right torso; it may be split over two neighbouring locations only',
  ]);
  expect(split('AC/20', { LA: 5, RT: 5 })).toHaveLength(1);
  // It fires as from the narrower of the two.
  const gun = designOf(bare(100, 3, { RA: times(4, 'AC/20'), RT: times(6, 'AC/20'), LT: ['Ammo AC/20'] }));
  expect(gun.ok && LOCATION_CODES[gun.value.weapons[0].location]).toBe('RT');
  expect(split('AC/10', { LA: 3, LT: 4 })).toEqual([
    'AC/10 lies across left torso and left arm; all its slots must be in one location',
  ]);
});

rule('CBT-CON-21', 'Arm weapons do not fire to the rear, all others may', () => {
  for (const location of LOCATION_CODES) {
    const isArm = location === 'LA' || location === 'RA';
    const unit = bare(50, 4, { [location]: ['Medium Laser (R)'] });
    expect(broken(unit, 'CBT-CON-21').length, location).toBe(isArm ? 1 : 0);
  }
  const split = bare(100, 3, { RA: times(4, 'AC/20 (R)'), RT: times(6, 'AC/20 (R)') });
  expect(broken(split, 'CBT-CON-21')).toHaveLength(1);
});

rule('CBT-CON-22', 'Half tons are for machine guns; any location holds ammunition', () => {
  expect(broken(bare(50, 4, { LT: ['Ammo Machine Gun (half)', 'Machine Gun'] }), 'CBT-CON-22')).toEqual([]);
  expect(broken(bare(50, 4, { LT: ['Ammo SRM 4 (half)', 'SRM 4'] }), 'CBT-CON-22')).toEqual([
    'Half a ton of SRM 4 ammunition in the left torso; only machine gun ammunition comes in half tons',
  ]);
  for (const location of LOCATION_CODES) {
    const unit = bare(50, 4, { [location]: ['Ammo SRM 4'] });
    expect(checkUnit(unit).weights.ammunition).toBe(2);
    expect(checkUnit(unit).warnings.map((finding) => finding.location)).toEqual([location]);
  }
  expect(checkUnit(bare(50, 4, { LT: ['Ammo Machine Gun (half)'] })).weights.ammunition).toBe(1);
});

rule(['CBT-CON-23', 'CBT-FOR-11'], 'All 24 designs pass, with nothing left over', () => {
  expect(Object.keys(STOCK_MECHS)).toHaveLength(24);
  for (const [model, mech] of Object.entries(STOCK_MECHS)) {
    expect(checkUnit(mech), model).toMatchObject({ isLegal: true, violations: [], remaining: 0 });
  }
});

rule('CBT-EQP-01', 'What is not in the table is named once for each location, with its slots', () => {
  const later = spoilt('AS7-D', (unit) => {
    unit.slots.RT.splice(0, 7, ...times(7, 'Gauss Rifle'));
    unit.slots.LA[6] = 'Gauss Rifle';
  });
  const unknown = checkUnit(later).violations.filter(({ rule }) => rule === 'CBT-EQP-01');
  expect(unknown.map(({ message, location }) => [location, message.split(' is not')[0]])).toEqual([
    ['RT', '"Gauss Rifle" in slots 1, 2, 3, 4, 5, 6 and 7 of the right torso'],
    ['LA', '"Gauss Rifle" in slot 7 of the left arm'],
  ]);
});

rule('CBT-CON-23', 'Every violation of a thoroughly spoilt design is named', () => {
  const ruin = spoilt('CPLT-C1', (unit) => {
    unit.walk = 7;
    unit.heatSinks = 9;
    unit.armor.HD = 10;
    unit.armorHalfTons = 2;
    unit.slots.LA[2] = 'Hand Actuator';
    unit.slots.RA[11] = 'Medium Laser (R)';
    unit.slots.RA[10] = 'Jump Jet';
    fill(unit, 'LT', 'Hatchet', 'AC/2', 'Ammo LRM 15 (half)', 'PPC');
  });
  expect([...new Set(rulesBroken(ruin))].sort()).toEqual(
    [
      ...['08', '05', '11', '12', '13', '14', '15', '18', '19', '21', '22'].map((id) => `CBT-CON-${id}`),
      'CBT-EQP-05',
    ].sort(),
  );
  for (const { message } of checkUnit(ruin).violations) expect(message).toMatch(/^[A-Z0-9].*[^.]$/);
});

rule(
  'CBT-EQP-05',
  'Hatchets: 3 tons at 45, 4 at 50, 2 at 20, 7 at 100; in an arm that has its hand, one an arm',
  () => {
    const tons = [45, 50, 20, 100];
    const sizes = [3, 4, 2, 7];
    for (const [index, size] of sizes.entries()) {
      const unit = bare(tons[index], 3, { RA: times(size, 'Hatchet') });
      expect(checkUnit(unit).weights.equipment! / 2).toBe(size);
      expect(rulesBroken(unit)).not.toContain('CBT-EQP-05');
      expect(rulesBroken(unit)).not.toContain('CBT-CON-19');
    }
    expect(broken(bare(45, 4, { RT: times(3, 'Hatchet') }), 'CBT-EQP-05')).toEqual([
      'Hatchet in the right torso; a hatchet is held by an arm',
    ]);
    const handless = bare(45, 4, { RA: times(3, 'Hatchet') });
    handless.slots.RA[3] = null;
    expect(broken(handless, 'CBT-EQP-05')).toEqual([
      'Hatchet in the right arm, which has no hand to hold it',
    ]);
    expect(broken(bare(45, 4, { RA: times(6, 'Hatchet') }), 'CBT-EQP-05')).toEqual([
      '2 hatchets in the right arm; an arm holds one',
    ]);
    expect(broken(bare(45, 4, { RA: times(3, 'Hatchet'), LA: times(3, 'Hatchet') }), 'CBT-EQP-05')).toEqual(
      [],
    );
  },
);

test('any file at all gets a verdict, and its weights add up', () => {
  const item = fc.oneof(
    fc.constantFrom(...WEAPONS.flatMap(({ name }) => [name, `Ammo ${name}`, `${name} (R)`])),
    fc.constantFrom('Engine', 'Gyro', 'Hatchet', 'Heat Sink', 'Jump Jet', 'Hip', 'SRM 6 (OS)', null, null),
    fc.string({ minLength: 1, maxLength: 8 }),
  );
  const points = fc.integer({ min: 0, max: 200 });
  const unit = fc.record({
    tons: fc.oneof(fc.integer({ min: 1, max: 200 }), fc.constantFrom(20, 50, 100)),
    walk: fc.integer({ min: 0, max: 40 }),
    heatSinks: fc.integer({ min: 0, max: 100 }),
    frame: fc.constantFrom('biped', 'quad'),
    armor: fc.tuple(points, points),
    slots: fc.array(fc.tuple(fc.constantFrom(...LOCATION_CODES), fc.nat(11), item), { maxLength: 40 }),
  });
  fc.assert(
    fc.property(unit, ({ slots, armor, ...choices }) => {
      const file: MechFile = { ...stock('CPLT-C1'), ...choices };
      file.armor.CT = armor;
      for (const [location, slot, name] of slots) {
        if (slot < file.slots[location].length) file.slots[location][slot] = name;
      }
      expect(mechFileSchema.safeParse(file).success).toBe(true);
      const { isLegal, violations, weights, remaining } = checkUnit(file);
      expect(isLegal).toBe(violations.length === 0);
      const { total, ...parts } = weights;
      const known = Object.values(parts).filter((part) => part !== null);
      expect(remaining).toBe(2 * file.tons - known.reduce((sum, part) => sum + part, 0));
      if (total === null) expect(known.length).toBeLessThan(Object.keys(parts).length);
      else expect(total).toBe(2 * file.tons - remaining);
      for (const { message } of violations) expect(message).not.toMatch(/\bNaN\b|undefined/);
    }),
    { numRuns: 200 },
  );
});

describe('a four-legged design', () => {
  const quad = (load: Partial<Record<LocationCode, string[]>> = {}): MechFile => {
    const unit: MechFile = {
      ...bare(55, 6),
      frame: 'quad',
      slots: bareSlots(undefined, 'quad'),
      heatSinks: 13,
    };
    for (const [location, items] of Object.entries(load)) fill(unit, location as LocationCode, ...items);
    return unit;
  };

  test('has legs where others have arms, with their slots and structure', () => {
    expect(checkUnit(quad()).free).toEqual({ HD: 1, CT: 2, LT: 12, RT: 12, LA: 2, RA: 2, LL: 2, RL: 2 });
    const unit = quad();
    unit.armor.LA = 26;
    expect(broken(unit, 'CBT-CON-15')).toEqual([]);
    unit.armor.LA = 27;
    expect(broken(unit, 'CBT-CON-15')).toEqual([
      '27 points of armour on the front left leg; it takes at most 26',
    ]);
    unit.slots.LA[6] = 'Small Laser';
    expect(broken(unit, 'CBT-CON-04')).toEqual([
      'Small Laser in slot 7 of the front left leg, which has 6 slots; move it',
    ]);
  });

  test('may jump from all its legs and fire to the rear from them', () => {
    expect(broken(quad({ LA: ['Jump Jet'], RL: ['Jump Jet'] }), 'CBT-CON-11')).toEqual([]);
    expect(broken(quad({ HD: ['Jump Jet'] }), 'CBT-CON-11')).toHaveLength(1);
    expect(broken(quad({ LA: ['Small Laser (R)'] }), 'CBT-CON-21')).toEqual([]);
    expect(broken(quad({ LT: times(4, 'Hatchet') }), 'CBT-EQP-05')).toHaveLength(1);
  });

  test('is legal when all is right, with the word that it cannot be played', () => {
    // 5.5 structure, 3 cockpit, 24.5 engine, 4 gyro, 3 sinks, 2 armour, 13 weapons.
    const unit = quad({ LT: ['Large Laser', 'Large Laser', 'PPC', 'PPC', 'PPC', 'Medium Laser'] });
    unit.armor.LA = 26;
    unit.armor.RA = 6;
    expect(checkUnit(unit).violations).toEqual([]);
    expect(checkUnit(unit).warnings).toEqual([]);
  });
});
