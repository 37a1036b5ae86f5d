import { rule } from '@ironfield/conformance/rule.ts';
import { describe, expect, test } from 'vitest';
import { ARMOR_TYPES, COCKPITS, ENGINE_TYPES, GYROS, HEAT_SINKS, STRUCTURE_TYPES } from '../data/frames.ts';
import { itemOf } from '../data/items.ts';
import { verdictOn } from '../legality/verdict.ts';
import { filledSlots } from '../slots/counts.ts';
import { hasReferenceFiles, readReference, referenceFiles } from '../unit-files/reference.fixture.ts';
import type { Mech } from '../units/unit.ts';
import { coolingOf, finished, heatOf, mostArmor, spreadArmor } from './filling.ts';
import {
  armorMount,
  armorPart,
  type Choices,
  choose,
  mount,
  move,
  newMech,
  otherPlaces,
  setArmor,
  toggleActuator,
  tonsOf,
  turn,
  unmount,
  whyNoRoom,
} from './operations.ts';
import { partsFor } from './parts.ts';

const plain = newMech();
const at = (mech: Mech, id: string): string[] =>
  mech.mounts.filter(({ item }) => item.id === id).map(({ location }) => location);
const index = (mech: Mech, id: string): number => mech.mounts.findIndex(({ item }) => item.id === id);
const withItems = (mech: Mech, ...ids: string[]): Mech =>
  ids.reduce((now, id) => mount(now, itemOf(id)), mech);
const sum = ({ armor }: Mech): number => Object.values(armor.points).reduce((all, each) => all + each, 0);

describe('what follows from the choices', () => {
  test('The rating, and the sinks that the engine cannot hold, on both legs', () => {
    expect(plain.engine.rating).toBe(200);
    expect(at(plain, 'any-heat-sink')).toEqual(['LL', 'RL']);
    expect(at(choose(plain, { walk: 5 }), 'any-heat-sink')).toEqual([]);
    expect(
      at(choose(plain, { heatSinks: { type: HEAT_SINKS['double-is']!, count: 11 } }), 'is-double-heat-sink'),
    ).toHaveLength(3);
  });

  test('A jet for each MP, as many left as right', () => {
    const jets = at(choose(choose(plain, { walk: 6 }), { jump: 6 }), 'any-jump-jet');
    const [left, right] = ['L', 'R'].map((side) => jets.filter((place) => place.startsWith(side)).length);
    expect(jets).toHaveLength(6);
    expect(Math.abs(left! - right!)).toBeLessThanOrEqual(1);
    expect(at(choose(choose(plain, { jump: 4 }), { jump: 1 }), 'any-jump-jet')).toHaveLength(1);
    expect(at(choose(plain, { jump: 2, jumpKind: 'improved' }), 'is-improved-jump-jet')).toHaveLength(2);
  });

  test('Materials give way to what is put in, and keep their places where they can', () => {
    const steel = choose(plain, { structure: STRUCTURE_TYPES['endo-steel']! });
    const before = steel.mounts.find(({ item }) => item.id === 'any-endo-steel')!.slots!;
    expect(Object.values(before).reduce((all, each) => all + each, 0)).toBe(14);
    const full = mount(steel, itemOf('is-gauss-rifle'), 'LT');
    const after = full.mounts.find(({ item }) => item.id === 'any-endo-steel')!.slots!;
    expect(after.LT).toBeLessThanOrEqual(5);
    expect(Object.values(after).reduce((all, each) => all + each, 0)).toBe(14);
    const gone = choose(full, { structure: STRUCTURE_TYPES.standard! });
    expect(at(gone, 'any-endo-steel')).toEqual([]);
  });

  test('Heat sinks and jets make room for the frame and for what a designer puts there', () => {
    const low = choose(choose(plain, { walk: 3 }), {
      cockpit: COCKPITS['torso-mounted']!,
      engineType: ENGINE_TYPES['xl-is']!,
    });
    expect(Object.values(filledSlots(low)).every((count) => count <= 12)).toBe(true);
    const pushed = mount(mount(plain, itemOf('is-machine-gun'), 'LL'), itemOf('is-machine-gun'), 'LL');
    expect(at(pushed, 'any-heat-sink')).not.toContain('LL');
    expect(at(pushed, 'any-heat-sink')).toHaveLength(2);
  });

  test('Another base has parts of its own', () => {
    const sphere = choose(plain, {
      engineType: ENGINE_TYPES['xl-is']!,
      heatSinks: { type: HEAT_SINKS['double-is']!, count: 10 },
      armorType: ARMOR_TYPES['light-ferro-fibrous']!,
    });
    const clan = choose(sphere, { techBase: 'Clan' });
    expect([clan.engine.type.id, clan.heatSinks.type.id, clan.armor.type.id, clan.armor.tech]).toEqual([
      'xl-clan',
      'double-clan',
      'standard',
      'Clan',
    ]);
    expect(
      choose(choose(plain, { engineType: ENGINE_TYPES.light! }), { techBase: 'Clan' }).engine.type.id,
    ).toBe('standard');
  });

  test('A hand goes with its lower arm, and a lower arm comes with its hand', () => {
    const bare = toggleActuator(plain, 'LA', 'lowerArm');
    expect(bare.missingActuators.toSorted()).toEqual(['LA:hand', 'LA:lowerArm']);
    expect(toggleActuator(bare, 'LA', 'hand').missingActuators).toEqual([]);
    expect(toggleActuator(plain, 'LA', 'hand').missingActuators).toEqual(['LA:hand']);
  });
});

describe('what a designer does', () => {
  test('A gun goes to an arm, ammunition inside; the heaviest is split; what finds no room is refused', () => {
    const armed = withItems(plain, 'is-ppc', 'is-ac-20-ammo', 'is-autocannon-20');
    expect(at(armed, 'is-ppc')).toEqual(['RA']);
    expect(at(armed, 'is-ac-20-ammo')).toEqual(['LT']);
    const xl = choose(plain, { engineType: ENGINE_TYPES['xl-is']! });
    const gun = mount(xl, itemOf('is-autocannon-20')).mounts.at(-1)!;
    expect(gun).toMatchObject({ location: 'RT', otherLocation: 'RA', slots: { RT: 9, RA: 1 } });
    expect(mount(plain, itemOf('is-gauss-rifle'), 'HD')).toBe(plain);
    expect(whyNoRoom(plain, itemOf('is-long-tom'))).toBe('No place for it has 30 open slots');
    expect(whyNoRoom(plain, itemOf('is-ppc'))).toBeNull();
  });

  test('Things are moved where there is room, turned where they may point back, and taken out', () => {
    const armed = withItems(plain, 'is-medium-laser');
    const laser = index(armed, 'is-medium-laser');
    expect(otherPlaces(armed, laser)).toContain('HD');
    expect(turn(armed, laser)).toBe(armed);
    const rear = turn(move(armed, laser, 'CT'), laser);
    expect(rear.mounts[laser]).toMatchObject({ location: 'CT', isRear: true });
    expect(move(rear, laser, 'LA').mounts[laser]).toMatchObject({ location: 'LA', isRear: false });
    expect(move(armed, index(armed, 'any-heat-sink'), 'HD').mounts[0]!.location).toBe('HD');
    expect(unmount(armed, laser).mounts).toEqual(plain.mounts);
    expect(unmount(plain, 0).heatSinks.count).toBe(9);
    const jets = choose(plain, { jump: 2 });
    expect(unmount(jets, index(jets, 'any-jump-jet')).jump).toBe(1);
  });

  rule(
    'MT-FRAME-01',
    'Component armour weighs half a ton a slot, a ton on the cockpit, and goes with its part',
    () => {
      const base = tonsOf(plain);
      expect(tonsOf(armorPart(plain, 'CT', 'engine'))).toBe(base + 3);
      expect(tonsOf(armorPart(plain, 'HD', 'cockpit'))).toBe(base + 1);
      expect(tonsOf(armorPart(armorPart(plain, 'CT', 'gyro'), 'CT', 'gyro'))).toBe(base);
      const hand = armorPart(plain, 'LA', 'hand');
      expect(tonsOf(hand)).toBe(base + 0.5);
      expect(tonsOf(toggleActuator(hand, 'LA', 'hand'))).toBe(base);
      expect(tonsOf(choose(armorPart(plain, 'CT', 'gyro'), { gyro: GYROS.compact! }))).toBe(
        base + 1 + 2 * 0.5,
      );
      const gauss = withItems(plain, 'is-gauss-rifle');
      expect(tonsOf(armorMount(gauss, index(gauss, 'is-gauss-rifle')))).toBe(tonsOf(gauss) + 3.5);
      const bin = withItems(plain, 'is-ac-20-ammo');
      expect(armorMount(bin, index(bin, 'is-ac-20-ammo'))).toBe(bin);
    },
  );

  test('Armour has no less than nothing', () => {
    expect(setArmor(plain, 'HD', -4).armor.points.HD).toBe(0);
  });

  test('The parts are those of the base and the level, found by their names', () => {
    expect(partsFor(plain, 'er ppc').map(({ tech }) => tech)).toEqual(['IS']);
    expect(partsFor({ techBase: 'IS', isMixed: true, level: 3 }, 'er ppc')).toHaveLength(2);
    expect(partsFor({ techBase: 'IS', isMixed: false, level: 1 }, 'er ppc')).toEqual([]);
    expect(partsFor(plain, 'bulldozer')).toEqual([]);
    expect(partsFor(plain, 'heat sink')).toEqual([]);
    expect(partsFor(plain, 'hatchet')).toHaveLength(1);
  });
});

describe('autofill', () => {
  test('Armour lies on both sides alike, most of it in front, and never beyond its limit', () => {
    for (const tons of [3, 6.5, 9, 40]) {
      const { armor } = spreadArmor(plain, tons);
      const { points } = armor;
      expect(sum(spreadArmor(plain, tons))).toBe(Math.min(169, tons * 16));
      expect(Math.abs(points.LA! - points.RA!)).toBeLessThanOrEqual(1);
      expect(points.CT!).toBeGreaterThan(points.CTR!);
      for (const [place, most] of Object.entries(mostArmor(plain)))
        expect((points[place] ?? 0) + (points[`${place}R`] ?? 0)).toBeLessThanOrEqual(most);
    }
    expect(spreadArmor(plain, 40).armor.points.HD).toBe(9);
  });

  const SORTS: Readonly<Record<string, Mech>> = {
    'a light one': withItems(
      choose(plain, { tons: 20, walk: 8, engineType: ENGINE_TYPES['xl-is']! }),
      'is-srm-4',
    ),
    'a heavy one': withItems(choose(plain, { tons: 70 }), 'is-ppc', 'is-autocannon-10', 'is-lrm-10'),
    'one of the Clans': withItems(
      choose(choose(plain, { techBase: 'Clan', tons: 75, walk: 5 }), {
        engineType: ENGINE_TYPES['xl-clan']!,
        heatSinks: { type: HEAT_SINKS['double-clan']!, count: 12 },
        structure: STRUCTURE_TYPES['endo-steel']!,
        armorType: ARMOR_TYPES['ferro-fibrous']!,
      }),
      'clan-er-ppc',
      'clan-lrm-20',
      'clan-er-medium-laser',
    ),
    'four legs': withItems(choose(plain, { frame: 'quad', tons: 65 }), 'is-large-laser', 'is-lrm-15'),
    'no arms': withItems(choose(plain, { isArmless: true }), 'is-lrm-15', 'is-srm-6'),
    'mixed technology': withItems(choose(plain, { isMixed: true }), 'clan-er-ppc', 'is-medium-laser'),
    'a worker': withItems(
      choose(plain, {
        engineType: ENGINE_TYPES.ice!,
        structure: STRUCTURE_TYPES.utility!,
        walk: 3,
        heatSinks: { type: HEAT_SINKS.single!, count: 0 },
      }),
      'any-lift-hoist',
      'is-machine-gun',
    ),
    'an OmniMech': withItems(
      choose(plain, { isOmni: true, tons: 60 }),
      'is-large-laser',
      'is-large-laser',
      'is-srm-6',
    ),
    'a very light one': withItems(choose(plain, { tons: 15, walk: 7 }), 'is-medium-laser'),
    'one in hundredths': withItems(choose(plain, { isFractional: true }), 'is-ppc', 'is-srm-6'),
  };

  test.each(Object.entries(SORTS))('%s ends legal, exact, supplied and cool enough', (_, mech) => {
    const done = finished(mech);
    const { verdict, findings } = verdictOn(done);
    expect([tonsOf(done), findings, verdict]).toEqual([
      done.isFractional ? expect.toSatisfy((tons: number) => tons > 49 && tons <= 50) : done.tons,
      [],
      'legal',
    ]);
    expect(sum(done)).toBeGreaterThan(0);
    expect(coolingOf(done)).toBeGreaterThanOrEqual(Math.min(heatOf(done), coolingOf(mech)));
    expect(finished(done).mounts.filter(({ item }) => item.kind === 'ammo').length).toBeGreaterThanOrEqual(
      done.mounts.filter(({ item }) => item.kind === 'ammo').length,
    );
  });

  test('What is too heavy already is only supplied', () => {
    const heavy = withItems(plain, 'is-ppc', 'is-ppc', 'is-ppc', 'is-ppc', 'is-ppc');
    expect(finished(heavy)).toEqual(heavy);
  });
});

describe.skipIf(!hasReferenceFiles)('public unit files', () => {
  test("A public 'Mech stays legal on the bench, whatever its sort", () => {
    for (const file of referenceFiles()) {
      const { unit } = readReference(file);
      if (unit?.kind !== 'mech' || verdictOn(unit).verdict !== 'legal') continue;
      const touched = choose(unit, { name: unit.name } satisfies Choices);
      expect([unit.name, unit.model, verdictOn(touched)]).toEqual([
        unit.name,
        unit.model,
        { verdict: 'legal', findings: [] },
      ]);
    }
  });
});
