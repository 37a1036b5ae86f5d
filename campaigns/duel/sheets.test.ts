import '@ironfield/classic/game.ts';
import type { Worn } from '@ironfield/battleforce2/rules/duels/commission.ts';
import { bitOf } from '@ironfield/classic/design.ts';
import type { MechDesign } from '@ironfield/classic/units/design.ts';
import { CT, HD, LA, LL, LT, RA, RL, RT } from '@ironfield/classic/units/locations.ts';
import { rule } from '@ironfield/conformance/rule.ts';
import { expect, test } from 'vitest';
import { machineOf } from './machines.ts';
import { type Die, designOf, lostBy, sheetWith } from './sheet-down.ts';
import { losesOverheat, wornAfter } from './sheet-up.ts';

const file = machineOf('Hunchback HBK-4G')!;
const design = designOf(file) as MechDesign;
const FULL = { armor: 4, structure: 4 };
const WHOLE: Worn = { armor: 4, structure: 4, heat: 0, arm: 0, leg: 0, weapon: 0, engine: 0 };

/** These throws, one after the other; one too many is a fault. */
const dice = (...thrown: number[]): Die => {
  const left = [...thrown];
  return () => {
    const next = left.shift();
    if (next === undefined) throw new Error('no die is left');
    return next;
  };
};
/** So many groups that all throw this. */
const groups = (count: number, a: number, b: number): number[] =>
  Array.from({ length: count }, () => [a, b]).flat();
const down = (worn: Partial<Worn>, die: Die) => sheetWith(file, lostBy(FULL, { ...WHOLE, ...worn }), die);

test('An undamaged element has a fresh sheet, without a die', () => {
  expect(down({}, dice())).toEqual({
    armor: [...design.armor],
    structure: [...design.structure],
    hits: [0, 0, 0, 0, 0, 0, 0, 0],
  });
});

rule('BF2-CONV-20', 'Machines with a record sheet are converted, others are not', () => {
  expect(machineOf('Hunchback HBK-4G')).not.toBeNull();
  expect(machineOf('Hunchback HBK-4P')).toBeNull();
});

rule('BF2-CONV-21', 'A box of armor is 30 points in groups of five, each with its location', () => {
  // Front column: 7 is the centre torso, 6 the right torso is not; 2 + 1 = 3 the right arm, 12 the head.
  const { armor, structure } = down({ armor: 3 }, dice(...groups(3, 3, 4), ...groups(2, 1, 2), 6, 6));
  expect(armor[CT]).toBe(design.armor[CT]! - 15);
  expect(armor[RA]).toBe(design.armor[RA]! - 10);
  expect(armor[HD]).toBe(design.armor[HD]! - 5);
  expect(structure).toEqual([...design.structure]);
});

rule('BF2-CONV-21', 'Nothing goes inside: what is too much goes to the next armor inward', () => {
  // 30 points on the right arm: 16 of armor, the rest on the right torso.
  const { armor, structure } = down({ armor: 3 }, dice(...groups(6, 1, 2)));
  expect(design.armor[RA]).toBe(16);
  expect([armor[RA], armor[RT], armor[CT]]).toEqual([0, design.armor[RT]! - 14, design.armor[CT]]);
  expect(structure).toEqual([...design.structure]);
});

rule('BF2-CONV-22', 'Then a box of structure is 20 points, through armor and inside', () => {
  const { armor, structure, hits } = down(
    { armor: 3, structure: 3 },
    dice(...groups(6, 1, 2), ...groups(4, 1, 2)),
  );
  // The arm had no armor left: 20 points inside it, of which it takes 8; the rest falls on the right torso.
  expect(design.structure[RA]).toBe(8);
  expect([armor[RA], structure[RA]]).toEqual([0, 0]);
  // It has 6 points of armor left, and takes 6 inside.
  expect(design.armor[RT]).toBe(20);
  expect([armor[RT], structure[RT]]).toEqual([0, design.structure[RT]! - 6]);
  expect(hits).toEqual([0, 0, 0, 0, 0, 0, 0, 0]);
});

rule('BF2-CONV-22', 'Who fights on is not wrecked by it: the head and the centre torso keep a point', () => {
  const { structure } = down({ structure: 0 }, dice(...groups(16, 6, 6)));
  expect([structure[HD], structure[CT]]).toEqual([1, design.structure[CT]]);
});

rule('BF2-CONV-23', 'Locations are thrown until one has such an item, then slots until it comes up', () => {
  // A leg hit: 7 and 12 have no leg; 9 is the left leg. Slot 1 is the hip.
  const leg = down({ leg: 1 }, dice(3, 4, 6, 6, 4, 5, 1));
  expect(leg.hits[LL]).toBe(bitOf(0));
  // An arm hit: 10 is the left arm; of its twelve slots 5 of the lower half is none, 2 of the upper is the upper arm.
  const arm = down({ arm: 1 }, dice(4, 6, 6, 5, 1, 2));
  expect(arm.hits[LA]).toBe(bitOf(1));
  // The engine of the centre torso, and no other damage.
  const engine = down({ engine: 1 }, dice(3, 4, 1, 1));
  expect(engine.hits[CT]).toBe(bitOf(0));
  expect(engine.armor).toEqual([...design.armor]);
});

rule('BF2-CONV-23', 'A weapon hit finds a slot with a weapon', () => {
  const { hits } = down({ weapon: 1 }, dice(...[6, 6], ...[4, 4], ...weaponSlot(LA)));
  const found = [HD, LA].map((at) => hits[at]! & design.masks.weapon[at]!);
  expect(found.filter((mask) => mask !== 0)).toHaveLength(1);
});

/** Dice that lead to the first slot with a weapon, after what the head may have asked. */
function weaponSlot(at: number): number[] {
  const bit = Math.log2(design.masks.weapon[at]! & -design.masks.weapon[at]!);
  const head = Math.log2(design.masks.weapon[HD]! & -design.masks.weapon[HD]!);
  return Number.isFinite(head) ? [] : bit >= 6 ? [6, bit - 5] : [1, bit + 1];
}

rule('BF2-CONV-23', 'Where no such item is left the hit is ignored', () => {
  const legs = sheetWith(file, { ...lostBy(FULL, WHOLE), leg: 9 }, countingDie());
  const all = [LL, RL].map((at) => legs.hits[at]!.toString(2).replaceAll('0', '').length);
  expect(all).toEqual([4, 4]);
});

/** 1 to 6, over and over, in an order that reaches everything. */
function countingDie(): Die {
  let thrown = 0;
  return () => 1 + ((thrown++ * 5 + Math.floor(thrown / 6)) % 6);
}

const back = (
  change: Partial<{ armor: number[]; structure: number[]; hits: number[]; lost: number; shots: number[] }>,
  { worn = WHOLE, heat = 0 }: { readonly worn?: Worn; readonly heat?: number } = {},
) => {
  const body = {
    armor: [...design.armor],
    structure: [...design.structure],
    hits: [0, 0, 0, 0, 0, 0, 0, 0],
    lost: 0,
    shots: design.bins.map(({ shots }) => shots),
    ...change,
  };
  return wornAfter({ file, worn, full: FULL, body, heat });
};
const hitsAt = (...at: readonly (readonly [part: number, mask: number])[]): number[] => {
  const hits = [0, 0, 0, 0, 0, 0, 0, 0];
  for (const [part, mask] of at) hits[part]! |= mask;
  return hits;
};

test('Who comes back unharmed is as before', () => {
  expect(back({})).toEqual(WHOLE);
  const worn = { ...WHOLE, armor: 2, structure: 3, leg: 1 };
  expect(back({}, { worn })).toEqual(worn);
});

rule('BF2-CONV-30', 'Armor is a fortieth of the points that are left, and never more than before', () => {
  const all = design.armor.reduce((sum, each) => sum + each, 0);
  expect(all).toBe(160);
  const half = design.armor.map((points) => Math.floor(points / 2));
  expect(back({ armor: half }).armor).toBe(2);
  expect(back({ armor: half }, { worn: { ...WHOLE, armor: 1 } }).armor).toBe(1);
});

rule('PA-ZOOM-23', 'Structure follows from the share of the points inside, and never rises', () => {
  // EXAMPLE: of 83 points 62 are left: 4 x 21/83 = 1.01, so one box; with all 83 none.
  expect(design.structure.reduce((sum, each) => sum + each, 0)).toBe(83);
  const worn = [...design.structure];
  worn[CT]! -= 10;
  worn[LT]! -= 11;
  expect(back({ structure: worn }).structure).toBe(3);
  expect(back({}).structure).toBe(4);
  expect(back({}, { worn: { ...WHOLE, structure: 2 } }).structure).toBe(2);
});

rule('PA-ZOOM-23', 'Five points of heat are one, and three the most', () => {
  expect([4, 5, 14, 29].map((heat) => back({}, { heat }).heat)).toEqual([0, 1, 2, 3]);
});

rule('BF2-CONV-30', 'Engine hits stay; a gyro hit is a leg hit, two stop the machine', () => {
  const slot = (kind: 'engine' | 'gyro', count: number) => {
    let left = design.masks[kind][CT]!;
    let mask = 0;
    for (let i = 0; i < count; i++) {
      mask |= left & -left;
      left &= left - 1;
    }
    return hitsAt([CT, mask]);
  };
  expect(back({ hits: slot('engine', 2) }).engine).toBe(2);
  expect(back({ hits: slot('gyro', 1) }).leg).toBe(1);
  expect(back({ hits: slot('gyro', 2) }).leg).toBe(design.walk);
});

rule('BF2-CONV-30', 'Legs cost the MP that they cost in BattleTech; one lost leaves 1, two leave 0', () => {
  const foot = design.masks.foot[LL]!;
  const hip = design.masks.hip[RL]!;
  expect(back({ hits: hitsAt([LL, foot]) }).leg).toBe(1);
  expect(back({ hits: hitsAt([RL, hip]) }).leg).toBe(design.walk - Math.ceil(design.walk / 2));
  expect(back({ lost: bitOf(LL) }).leg).toBe(design.walk - 1);
  expect(back({ lost: bitOf(LL) | bitOf(RL) }).leg).toBe(design.walk);
});

rule(
  'BF2-CONV-30',
  'Two arm actuators are one arm hit, where the arm carries weapons; a sensor hit is one',
  () => {
    const { masks } = design;
    const two = masks.shoulder[LA]! | masks.hand[LA]!;
    expect(masks.weapon[LA]).not.toBe(0);
    expect(back({ hits: hitsAt([LA, two]) }).arm).toBe(1);
    expect(back({ hits: hitsAt([LA, masks.hand[LA]!]) }).arm).toBe(0);
    const eye = masks.sensors[HD]! & -masks.sensors[HD]!;
    expect(back({ hits: hitsAt([HD, eye]) }).arm).toBe(1);
  },
);

rule('BF2-CONV-30', 'What is destroyed, or has no shots left, counts no damage: as many weapon hits', () => {
  // Printed 4/3/-: without the autocannon 2/1/-.
  const gun = design.weapons.find(({ label }) => label.startsWith('AC/20') || label.includes('20'))!;
  const [{ location, mask }] = gun.parts as [{ location: number; mask: number }];
  const shot = back({ hits: hitsAt([location, mask & -mask]) }).weapon;
  expect(shot).toBe(2);
  expect(back({ shots: design.bins.map(() => 0) }).weapon).toBe(shot);
});

rule('BF2-CONV-30', 'Both sensors gone, no weapon counts any more', () => {
  expect(back({ hits: hitsAt([HD, design.masks.sensors[HD]!]) }).weapon).toBe(4);
});

rule('BF2-CONV-30', 'Hit life support is told, for the Overheat Value of the sheet', () => {
  const hits = hitsAt([HD, design.masks['life-support'][HD]!]);
  const body = { armor: [], structure: [], hits, lost: 0, shots: [] };
  expect(losesOverheat(file, body)).toBe(true);
  expect(losesOverheat(file, { ...body, hits: hitsAt() })).toBe(false);
});

test('A platoon and a vehicle lose troopers and points by their share, and come back by it', () => {
  const platoon = machineOf('Foot Rifle')!;
  const full = { armor: 2, structure: 0 };
  const worn = { ...WHOLE, armor: 1, structure: 0 };
  const { structure } = sheetWith(platoon, lostBy(full, worn), dice());
  const troopers = structure.reduce((sum, each) => sum + each, 0);
  expect(troopers).toBe(1);
  const body = { armor: [0], structure, hits: [0], lost: 0, shots: [] };
  expect(wornAfter({ file: platoon, worn, full, body, heat: 0 })).toMatchObject({ armor: 1, structure: 0 });
  const tank = machineOf('Cudgel')!;
  const hull = designOf(tank);
  const hit = sheetWith(
    tank,
    lostBy({ armor: 0, structure: 5 }, { ...WHOLE, armor: 0, structure: 4 }),
    dice(),
  );
  const sum = (points: readonly number[]) => points.reduce((all, each) => all + each, 0);
  expect(sum(hull.armor) + sum(hull.structure) - sum(hit.armor) - sum(hit.structure)).toBe(20);
});
