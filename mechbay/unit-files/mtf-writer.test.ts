import { rule } from '@ironfield/conformance/rule.ts';
import { describe, expect, test } from 'vitest';
import { battleValue } from '../battle-value/value.ts';
import { priceOf } from '../costs/price.ts';
import { ARMOR_TYPES, COCKPITS, ENGINE_TYPES, GYROS, HEAT_SINKS, STRUCTURE_TYPES } from '../data/frames.ts';
import { itemOf } from '../data/items.ts';
import { verdictOn } from '../legality/verdict.ts';
import {
  armorMount,
  armorPart,
  choose,
  mount,
  newMech,
  setSize,
  tonsOf,
  turn,
} from '../mech-design/operations.ts';
import type { Mech } from '../units/unit.ts';
import { writeMtf } from './mtf-writer.ts';
import { readUnit } from './read.ts';
import { hasReferenceFiles, readReference, referenceFiles } from './reference.fixture.ts';

/** The meaning of a design, in any order of its lists. */
const meaning = ({ mounts, framing: _, ...rest }: Mech) => ({
  ...rest,
  mounts: mounts
    .map(({ item, slots, location, isRear, armoredSlots, shots, size }) =>
      JSON.stringify([
        item.id,
        slots === undefined || Object.keys(slots).length === 1 ? location : Object.entries(slots).sort(),
        isRear,
        armoredSlots,
        shots,
        size,
      ]),
    )
    .sort(),
});

const again = (mech: Mech): Mech => {
  const { unit, faults, notes } = readUnit(writeMtf(mech), 'mtf');
  expect([mech.name, faults, notes]).toEqual([mech.name, [], []]);
  return unit as Mech;
};

const gun = itemOf('is-medium-laser');
const DESIGNS: Readonly<Record<string, Mech>> = {
  plain: newMech(),
  'four legs': choose(newMech(), { frame: 'quad', jump: 3 }),
  'no arms': choose(newMech(), { isArmless: true }),
  mixed: choose(newMech(), { isMixed: true, engineType: ENGINE_TYPES['xl-clan']! }),
  'compact parts': choose(newMech(), {
    engineType: ENGINE_TYPES.compact!,
    gyro: GYROS.compact!,
    heatSinks: { type: HEAT_SINKS.compact!, count: 21 },
  }),
  'a low cockpit': choose(newMech(), { cockpit: COCKPITS['torso-mounted']!, year: 3062 }),
  'a console': choose(newMech(), { tons: 80, cockpit: COCKPITS['command-console']!, walk: 3 }),
  imaging: choose(choose(newMech(), { techBase: 'Clan' }), { cockpit: COCKPITS['enhanced-imaging']! }),
  materials: choose(newMech(), {
    structure: STRUCTURE_TYPES['endo-steel']!,
    armorType: ARMOR_TYPES['ferro-fibrous']!,
    hasTripleStrength: true,
  }),
  boosters: choose(newMech(), { jump: 6, jumpKind: 'boosters' }),
  combustion: choose(newMech(), { engineType: ENGINE_TYPES.ice!, structure: STRUCTURE_TYPES.utility! }),
  limits: choose(newMech(), { isFractional: true, hasSlotLimits: true }),
  'armoured parts': armorMount(armorPart(mount(newMech(), gun, 'LA'), 'CT', 'gyro'), 0),
  'an armoured cockpit': armorPart(newMech(), 'HD', 'cockpit'),
  'a gun to the rear': turn(mount(newMech(), gun, 'CT'), newMech().mounts.length),
  'a jump pack': setSize(mount(newMech(), itemOf('any-jump-pack')), newMech().mounts.length, 4),
  'half a ton': setSize(
    mount(choose(newMech(), { isFractional: true }), itemOf('is-srm-4-ammo')),
    newMech().mounts.length,
    0.5,
  ),
  omni: choose(newMech(), { isOmni: true }),
};

test.each(Object.entries(DESIGNS))('%s: what is written means the same when it is read', (_, mech) => {
  expect(meaning(again(mech))).toEqual(meaning(mech));
});

rule('MT-CONS-04', 'Half a ton of SRM 4 is twelve rounds', () => {
  const bin = again(DESIGNS['half a ton']!).mounts.find(({ item }) => item.kind === 'ammo')!;
  expect(bin).toMatchObject({ size: 0.5 });
});

describe.skipIf(!hasReferenceFiles)('public unit files', () => {
  rule('MT-CONS-07', "Every public 'Mech is written as it was read", () => {
    const mechs = referenceFiles().flatMap((file) => {
      const { unit } = readReference(file);
      return unit?.kind === 'mech' ? [unit] : [];
    });
    expect(mechs.length).toBeGreaterThan(300);
    for (const mech of mechs) {
      const second = again(mech);
      expect(meaning(second)).toEqual(meaning(mech));
      expect([
        tonsOf(second),
        battleValue(second)?.value,
        priceOf(second)?.total,
        verdictOn(second).verdict,
      ]).toEqual([tonsOf(mech), battleValue(mech)?.value, priceOf(mech)?.total, verdictOn(mech).verdict]);
    }
  });
});
