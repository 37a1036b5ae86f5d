// Each rule of what a 'Mech may have, where, and beside what: a sound design, and the same with one thing wrong.

import { rule } from '@ironfield/conformance/rule.ts';
import { expect, test } from 'vitest';
import { ARMOR_TYPES, COCKPITS, ENGINE_TYPES, GYROS, HEAT_SINKS, STRUCTURE_TYPES } from '../data/frames.ts';
import { itemOf } from '../data/items.ts';
import { choose, mount, newMech, setArmor, toggleActuator } from '../mech-design/operations.ts';
import { type MechOutline, mechOf } from '../unit-files/files.fixture.ts';
import type { Mech, Mount } from '../units/unit.ts';
import { verdictOn } from './verdict.ts';

const plain = newMech();
const clan = choose(plain, { techBase: 'Clan' });
const big = choose(plain, { tons: 80, walk: 3 });

/** The faults other than the weight. */
const wrong = (mech: Mech): string[] =>
  verdictOn(mech)
    .findings.filter(({ rule: id }) => id !== 'CBT-CON-01')
    .map(({ rule: id, message }) => `${id} ${message}`);
const ids = (mech: Mech): string[] => [...new Set(wrong(mech).map((each) => each.split(' ')[0]!))];

const withItems = (mech: Mech, ...names: (string | readonly [string, string])[]): Mech =>
  names.reduce<Mech>((now, name) => {
    const [id, place] = typeof name === 'string' ? [name, undefined] : name;
    const next = mount(now, itemOf(id), place);
    if (next === now) throw new Error(`${id} found no place`);
    return next;
  }, mech);

/** Something put where no operation would put it. */
const forced = (mech: Mech, id: string, location: string, rest: Partial<Mount> = {}): Mech => ({
  ...mech,
  mounts: [...mech.mounts, { item: itemOf(id), location, isRear: false, armoredSlots: 0, ...rest }],
});

/** The same design with one of its mounts changed. */
const changed = (mech: Mech, id: string, rest: Partial<Mount>): Mech => ({
  ...mech,
  mounts: mech.mounts.map((each) => (each.item.id === id ? { ...each, ...rest } : each)),
});

test("A new 'Mech has nothing wrong but its weight", () => {
  expect(wrong(plain)).toEqual([]);
  expect(wrong(clan)).toEqual([]);
});

rule('MT-MCON-17', 'A four-legged one has six slots in each leg, and holds no hatchet', () => {
  const quad = choose(plain, { frame: 'quad' });
  expect(wrong(quad)).toEqual([]);
  const crowded = forced(quad, 'is-ppc', 'LA');
  expect(wrong(crowded)).toEqual(['CBT-CON-19 7 slots of the left arm are filled; it has 6']);
  expect(ids(forced(quad, 'is-hatchet', 'LA'))).toContain('MT-MCON-17');
});

rule('MT-MCON-01', 'Where slots are limited, the lighter ones have fewer', () => {
  const limits = [
    [15, 'RA', 5],
    [15, 'LT', 9],
    [15, 'LL', 1],
    [35, 'RA', 6],
    [35, 'RT', 10],
    [55, 'LA', 7],
    [55, 'LT', 11],
    [75, 'LA', 7],
  ] as const;
  for (const [tons, place, most] of limits) {
    // Large engines hold all ten sinks.
    const mech = choose(plain, { tons, walk: Math.ceil(250 / tons), hasSlotLimits: true });
    const filled = (count: number) =>
      Array.from({ length: count }).reduce<Mech>((now) => forced(now, 'is-small-laser', place), mech);
    expect([tons, place, ids(filled(most))]).toEqual([tons, place, []]);
    expect([tons, place, ids(filled(most + 1))]).toEqual([tons, place, ['MT-MCON-01']]);
    expect(ids({ ...filled(most + 1), hasSlotLimits: false })).not.toContain('MT-MCON-01');
  }
});

rule('MT-MCON-07', 'Endo steel fills fourteen slots, seven of the Clans', () => {
  const steel = { structure: STRUCTURE_TYPES['endo-steel']! };
  const sphere = choose(plain, steel);
  expect(wrong(sphere)).toEqual([]);
  expect(wrong(choose(clan, steel))).toEqual([]);
  expect(wrong(changed(sphere, 'any-endo-steel', { slots: { LT: 7 } }))).toEqual([
    'MT-MCON-07 endo steel fills 7 slots; this design needs 14',
  ]);
  expect(ids(changed(choose(clan, steel), 'any-endo-steel', { slots: { LT: 6, RT: 8 } }))).toEqual([
    'MT-MCON-07',
  ]);
  expect(ids({ ...sphere, structure: STRUCTURE_TYPES.standard! })).toEqual(['MT-MCON-07']);
});

rule(
  ['MT-MCON-08', 'MT-ARMOR-10', 'MT-ARMOR-05', 'MT-ARMOR-06', 'MT-ARMOR-07'],
  'Each kind of armour fills its slots, by its technology base',
  () => {
    const kinds = [
      ['ferro-fibrous', 14, 7, 'MT-MCON-08'],
      ['light-ferro-fibrous', 7, null, 'MT-ARMOR-05'],
      ['heavy-ferro-fibrous', 21, null, 'MT-ARMOR-05'],
      ['laser-reflective', 10, 5, 'MT-ARMOR-06'],
      ['reactive', 14, 7, 'MT-ARMOR-07'],
    ] as const;
    for (const [id, sphere, clans, cited] of kinds) {
      for (const [base, slots] of [
        [plain, sphere],
        [clan, clans],
      ] as const) {
        const mech = choose(base, { armorType: ARMOR_TYPES[id]! });
        if (slots === null) {
          expect([id, ids(mech)]).toEqual([id, expect.arrayContaining(['MT-CONS-05'])]);
          continue;
        }
        expect([id, wrong(mech)]).toEqual([id, []]);
        const material = mech.mounts.find(({ item }) => item.flags.has('armorType'))!;
        const sum = Object.values(material.slots!).reduce((all, each) => all + each, 0);
        expect([id, sum]).toEqual([id, slots]);
        expect(ids(changed(mech, material.item.id, { slots: { LT: slots - 1 } }))).toContain(cited);
      }
    }
  },
);

rule('MT-ARMOR-01', 'A unit has one type of armour', () => {
  const two = forced(
    choose(plain, { armorType: ARMOR_TYPES['ferro-fibrous']! }),
    'any-armor-reactive',
    'LA',
    {
      slots: { LA: 3 },
    },
  );
  expect(wrong(two)).toEqual([
    'MT-ARMOR-01 Reactive fills slots, and the armour is of another type; a unit has one type',
  ]);
  expect(ids(forced(plain, 'any-ferro-fibrous', 'LT', { slots: { LT: 12 } }))).toContain('MT-ARMOR-01');
});

rule('MT-ARMOR-12', 'Stealth armour has two slots in each arm, leg and side torso, and an ECM suite', () => {
  const stealthy = choose(plain, { armorType: ARMOR_TYPES.stealth! });
  expect(wrong(stealthy)).toEqual(['MT-ARMOR-12 stealth armour needs an ECM suite']);
  const whole = withItems(stealthy, 'is-guardian-ecm-suite');
  expect(wrong(whole)).toEqual([]);
  const bent = { LA: 2, RA: 2, LT: 4, RT: 2, LL: 2 };
  expect(wrong(changed(whole, 'any-stealth-armor', { slots: bent }))).toEqual([
    'MT-ARMOR-12 stealth armour fills 4 slots of the left torso; it needs 2 there',
    'MT-ARMOR-12 stealth armour fills 0 slots of the right leg; it needs 2 there',
  ]);
  expect(ids(forced(whole, 'is-null-signature-system', 'CT'))).toContain('MT-ARMOR-12');
  expect(ids(choose(clan, { armorType: ARMOR_TYPES.stealth! }))).toContain('MT-CONS-05');
});

rule(['MT-MCON-11', 'MT-MCON-10'], 'Triple-strength myomer fills six slots and goes without MASC', () => {
  const strong = choose(plain, { hasTripleStrength: true });
  expect(wrong(strong)).toEqual([]);
  expect(wrong(changed(strong, 'is-tsm', { slots: { LT: 3, RT: 2 } }))).toEqual([
    'MT-MCON-11 triple-strength myomer fills 5 slots; this design needs 6',
  ]);
  expect(wrong(withItems(strong, 'is-masc'))).toEqual([
    'MT-MCON-10 MASC and triple-strength myomer cannot be in the same unit; leave one out',
  ]);
  expect(ids(choose(clan, { hasTripleStrength: true }))).toEqual(['MT-CONS-05']);
});

rule('MT-MCON-10', 'MASC lies in one location below the head, with a slot for each ton', () => {
  const quick = withItems(choose(plain, { tons: 65 }), 'is-masc');
  expect(wrong(quick)).toEqual([]);
  const masc = quick.mounts.find(({ item }) => item.id === 'is-masc')!;
  // 65 / 20 = 3.25
  expect(Object.values(masc.slots!)).toEqual([3]);
  expect(wrong(changed(quick, 'is-masc', { slots: { LT: 2, RT: 1 } }))).toEqual([
    'MT-MCON-10 MASC lies in several locations; all of it belongs in one',
  ]);
  expect(ids(changed(quick, 'is-masc', { slots: { LT: 4 } }))).toEqual(['MT-MCON-10']);
  const tiny = choose(plain, { tons: 20, walk: 13 });
  expect(ids(forced(tiny, 'is-masc', 'HD', { slots: { HD: 1 } }))).toEqual(['MT-MCON-10']);
  expect(ids(forced(quick, 'is-masc', 'RT', { slots: { RT: 3 } }))).toContain('MT-MCON-10');
});

rule(['MT-MCON-13', 'MT-ELEC-12'], 'A targeting computer grows with the guns that it aims', () => {
  const guns = ['is-ppc', 'is-ppc', 'is-medium-laser'] as const;
  const sphere = withItems(plain, ...guns, 'is-targeting-computer');
  // 15 tons: a ton for each four, or part of them.
  expect(sphere.mounts.at(-1)!.slots).toEqual({ [sphere.mounts.at(-1)!.location]: 4 });
  expect(wrong(sphere)).toEqual([]);
  expect(wrong(withItems(sphere, 'is-medium-laser', 'is-medium-laser'))).toEqual([]);
  expect(ids(changed(sphere, 'is-targeting-computer', { slots: { LT: 3 } }))).toEqual(['MT-ELEC-12']);
  const clans = withItems(clan, 'clan-er-ppc', 'clan-er-ppc', 'clan-targeting-computer');
  // 12 tons: a ton for each five.
  expect(Object.values(clans.mounts.at(-1)!.slots!)).toEqual([3]);
  expect(ids(changed(clans, 'clan-targeting-computer', { slots: { LT: 2, RT: 1 } }))).toEqual(['MT-MCON-13']);
  // Machine guns are not aimed.
  const armed = withItems(clans, 'clan-machine-gun', 'clan-machine-gun-ammo');
  expect(wrong(armed)).toEqual([]);
});

rule(
  ['MT-ELEC-11', 'MT-UPLINK-01'],
  'A null-signature system has a slot everywhere but in the head, and few neighbours',
  () => {
    const hidden = withItems(plain, 'is-null-signature-system');
    expect(wrong(hidden)).toEqual([]);
    expect(
      wrong(
        changed(hidden, 'is-null-signature-system', {
          slots: { HD: 1, CT: 1, LT: 1, RT: 1, LA: 1, RA: 1, LL: 1 },
        }),
      ),
    ).toEqual([
      'MT-ELEC-11 the null-signature system fills 1 slot of the head; it needs 0 there',
      'MT-ELEC-11 the null-signature system fills 0 slots of the right leg; it needs 1 there',
    ]);
    for (const id of ['is-targeting-computer', 'is-c3-slave', 'is-c3i-computer', 'is-c3-master-with-tag'])
      expect([id, ids(withItems(hidden, id))]).toEqual([id, ['MT-ELEC-11']]);
    expect(ids(withItems(hidden, 'any-satellite-uplink'))).toEqual(['MT-UPLINK-01']);
    expect(ids(forced(clan, 'is-null-signature-system', 'CT'))).toContain('MT-CONS-05');
  },
);

rule(
  ['MT-TTS-01', 'MT-TTS-03', 'MT-TTS-06'],
  'One targeting-and-tracking system, and neither computer nor C3 beside it',
  () => {
    const far = withItems(plain, 'any-tts-long-range');
    expect(wrong(far)).toEqual([]);
    expect(wrong(withItems(far, 'any-tts-anti-air'))).toEqual([
      'MT-TTS-01 2 of targeting-and-tracking systems are mounted; a unit has at most 1',
    ]);
    for (const id of ['is-targeting-computer', 'is-c3-slave', 'is-c3i-computer', 'is-null-signature-system'])
      expect([id, ids(withItems(far, id))]).toEqual([id, ['MT-TTS-01']]);
    expect(ids(forced(plain, 'any-tts-variable', 'LT'))).toEqual(['MT-TTS-03']);
    expect(ids(forced(plain, 'any-tts-multi-trac-2', 'LT'))).toEqual(['MT-TTS-06']);
    expect(wrong(withItems(plain, 'any-tts-multi-trac-2'))).toEqual([]);
  },
);

rule('MT-COCKPIT-01', 'One cockpit system', () => {
  const console = choose(big, { cockpit: COCKPITS['command-console']! });
  expect(wrong(console)).toEqual([]);
  expect(wrong({ ...console, cockpit: COCKPITS.small! })).toEqual([
    'MT-COCKPIT-01 a command console and a small cockpit cannot be in the same unit; leave one out',
  ]);
  expect(ids(forced({ ...console, isMixed: true }, 'clan-ei-display', 'HD'))).toEqual(['MT-COCKPIT-01']);
  expect(ids({ ...console, cockpit: COCKPITS['torso-mounted']! })).toContain('MT-COCKPIT-01');
});

rule(
  'MT-COCKPIT-02',
  'A command console is for the Inner Sphere and for sixty tons and more, in the head',
  () => {
    const at = (tons: number) => choose(plain, { tons, walk: 4, cockpit: COCKPITS['command-console']! });
    expect(wrong(at(60))).toEqual([]);
    expect(at(60).mounts.find(({ item }) => item.id === 'is-command-console')!.location).toBe('HD');
    expect(wrong(at(55))).toEqual([
      "MT-COCKPIT-02 a command console needs a 'Mech of 60 t or more; this one has 55",
    ]);
    expect(ids(forced(at(60), 'is-command-console', 'LT'))).toContain('MT-COCKPIT-02');
    expect(ids(choose({ ...clan, cockpit: COCKPITS['command-console']! }, { tons: 80, walk: 3 }))).toContain(
      'MT-COCKPIT-02',
    );
    // It fills the only open slot of the head.
    expect(ids(forced(at(60), 'any-tts-variable', 'HD'))).toEqual(['CBT-CON-19']);
  },
);

rule('MT-COCKPIT-04', 'Enhanced imaging is for the Clans, and takes neither weight nor slots', () => {
  const display = choose(clan, { cockpit: COCKPITS['enhanced-imaging']! });
  expect(wrong(display)).toEqual([]);
  expect(wrong(withItems(display, ['clan-er-small-laser', 'HD']))).toEqual([]);
  expect(ids({ ...plain, cockpit: COCKPITS['enhanced-imaging']! })).toContain('MT-COCKPIT-04');
});

rule(
  'MT-COCKPIT-08',
  'A small cockpit leaves two slots of the head open, and misses one life support',
  () => {
    const small = choose(plain, { cockpit: COCKPITS.small! });
    const two = withItems(small, ['is-small-laser', 'HD'], ['is-small-laser', 'HD']);
    expect(wrong(two)).toEqual([]);
    expect(ids(forced(two, 'is-small-laser', 'HD'))).toEqual(['CBT-CON-19']);
    expect(ids(forced(withItems(plain, ['is-small-laser', 'HD']), 'is-small-laser', 'HD'))).toEqual([
      'CBT-CON-19',
    ]);
    const read = mechOf({ tons: 50, walk: 5, cockpit: 'Small Cockpit', level: 3 });
    expect(wrong(read)).toEqual([
      'MT-COCKPIT-08 the head has 2 slots of life support; this design has 1 there',
    ]);
  },
);

rule(
  'MT-COCKPIT-09',
  'A cockpit in the torso fills both open slots there, and leaves four in the head',
  () => {
    const low = choose(plain, { cockpit: COCKPITS['torso-mounted']! });
    const laser = ['is-small-laser', 'HD'] as const;
    expect(wrong(withItems(low, laser, laser, laser, laser))).toEqual([]);
    expect(mount(low, itemOf('is-small-laser'), 'CT')).toBe(low);
    // A life support in each side torso.
    const side = Array.from({ length: 11 }).reduce<Mech>((now) => forced(now, 'is-small-laser', 'LT'), low);
    expect(ids(side)).toEqual([]);
    expect(ids(forced(side, 'is-small-laser', 'LT'))).toEqual(['CBT-CON-19']);
    expect(wrong({ ...low, gyro: GYROS.xl! })).toEqual([
      'MT-COCKPIT-09 14 slots of the centre torso are filled; it has 12',
    ]);
    expect(
      wrong({ ...low, gyro: GYROS.xl!, engine: { ...low.engine, type: ENGINE_TYPES.compact! } }),
    ).toEqual([]);
    const huge = choose(low, { tons: 90, walk: 5 });
    expect(ids(huge)).toEqual(['MT-COCKPIT-09']);
    expect(wrong(choose(huge, { gyro: GYROS.compact! }))).toEqual([]);
  },
);

rule('MT-ENG-02', 'A large engine has two slots more, and no room for an XL gyro', () => {
  const large = choose(plain, { tons: 90, walk: 5 });
  expect(wrong(large)).toEqual([]);
  expect(ids(forced(large, 'is-small-laser', 'CT'))).toEqual(['CBT-CON-19']);
  expect(wrong(choose(large, { gyro: GYROS.xl! }))).toEqual([
    'MT-ENG-02 14 slots of the centre torso are filled; it has 12',
  ]);
  expect(wrong(choose(plain, { gyro: GYROS.xl! }))).toEqual([]);
});

rule('MT-GYRO-01', 'A compact gyro leaves four slots of the centre torso, an XL gyro none', () => {
  const open = (id: string) => {
    const mech = choose(plain, { gyro: GYROS[id]! });
    let count = 0;
    for (let now = mech; ; count++) {
      const next = mount(now, itemOf('is-small-laser'), 'CT');
      if (next === now) return count;
      now = next;
    }
  };
  expect(['standard', 'heavy-duty', 'compact', 'xl'].map(open)).toEqual([2, 2, 4, 0]);
});

rule('MT-ENG-03', 'A compact engine leaves three slots, and is never large', () => {
  const compact = choose(plain, { engineType: ENGINE_TYPES.compact! });
  const five = Array.from({ length: 5 }).reduce<Mech>((now) => forced(now, 'is-small-laser', 'CT'), compact);
  expect(wrong(five)).toEqual([]);
  expect(ids(forced(five, 'is-small-laser', 'CT'))).toEqual(['CBT-CON-19']);
  expect(ids(choose(compact, { tons: 90, walk: 5 }))).toEqual(['MT-ENG-03']);
});

rule(
  ['MT-ENG-01', 'MT-ENG-04', 'MT-ENG-06', 'MT-ENG-08'],
  'Light engines lie in the side torsos, too',
  () => {
    const slots = [
      ['xl-is', plain, 9],
      ['xxl-is', plain, 6],
      ['light', plain, 10],
      ['xl-clan', clan, 10],
      ['xxl-clan', clan, 8],
    ] as const;
    for (const [id, base, open] of slots) {
      const mech = choose(base, { engineType: ENGINE_TYPES[id]!, walk: 6 });
      const full = Array.from({ length: open }).reduce<Mech>(
        (now) => forced(now, 'is-small-laser', 'LT'),
        mech,
      );
      expect([id, ids(full).filter((each) => each !== 'MT-CONS-05')]).toEqual([id, []]);
      expect([id, ids(forced(full, 'is-small-laser', 'LT'))]).toEqual([
        id,
        expect.arrayContaining(['CBT-CON-19']),
      ]);
    }
    const file: MechOutline = {
      tons: 50,
      walk: 5,
      engine: '250 XL Engine',
      items: { LT: Array(3).fill('Fusion Engine') },
    };
    expect(wrong(mechOf(file))).toEqual([
      'MT-ENG-01 the right torso has 0 slots of engine; this design has 3 there',
    ]);
    expect(ids({ ...clan, engine: { ...clan.engine, type: ENGINE_TYPES.light! } })).toEqual(['MT-CONS-05']);
  },
);

rule(
  ['MT-MCON-05', 'MT-ENG-05'],
  'A combustion engine holds no sink, lifts no jump jet, and is not for the Clans',
  () => {
    const ice = choose(plain, {
      engineType: ENGINE_TYPES.ice!,
      heatSinks: { type: HEAT_SINKS.single!, count: 3 },
    });
    expect(wrong(ice)).toEqual([]);
    expect(ice.mounts).toHaveLength(3);
    expect(ids(choose(ice, { jump: 2 }))).toEqual(['MT-MCON-05']);
    expect(wrong(choose(ice, { jump: 2, jumpKind: 'boosters' }))).toEqual([]);
    expect(ids(choose(clan, { engineType: ENGINE_TYPES.ice! }))).toEqual(['MT-MCON-05']);
    expect(ids(choose(plain, { heatSinks: { type: HEAT_SINKS.single!, count: 9 } }))).toEqual(['CBT-CON-12']);
  },
);

rule(
  ['MT-MCON-09', 'MT-SYS-04', 'MT-SYS-05'],
  'All heat sinks are of one kind, and each kind has its base',
  () => {
    const doubled = choose(plain, { heatSinks: { type: HEAT_SINKS['double-is']!, count: 12 } });
    expect(wrong(doubled)).toEqual([]);
    expect(wrong(forced(doubled, 'any-heat-sink', 'LT'))).toEqual([
      'MT-MCON-09 Heat Sink is not the kind of heat sink that this design has; all are of one kind',
    ]);
    const compact = choose(plain, { tons: 60, heatSinks: { type: HEAT_SINKS.compact!, count: 29 } });
    expect(wrong(compact)).toEqual([]);
    // Rating 240: 18 in the engine, eleven in six slots.
    expect(compact.mounts).toHaveLength(6);
    expect(ids(forced(compact, 'is-double-heat-sink', 'LT'))).toEqual(['MT-SYS-04']);
    const laser = choose(clan, { heatSinks: { type: HEAT_SINKS.laser!, count: 12 } });
    expect(wrong(laser)).toEqual([]);
    expect(ids(forced(laser, 'clan-double-heat-sink', 'LT'))).toEqual(['MT-SYS-05']);
    expect(ids({ ...laser, mounts: [] })).toEqual(['MT-SYS-05']);
    expect(ids({ ...laser, techBase: 'IS', armor: plain.armor })).toContain('MT-CONS-05');
    expect(ids({ ...clan, heatSinks: { type: HEAT_SINKS.compact!, count: 10 } })).toContain('MT-CONS-05');
  },
);

rule(
  ['MT-SYS-09', 'MT-SYS-10'],
  'Jets lie in torsos and legs, two slots for an improved one; boosters fill the legs',
  () => {
    const jets = choose(plain, { jump: 4 });
    expect(wrong(jets)).toEqual([]);
    expect(wrong(changed(jets, 'any-jump-jet', { location: 'RA' }))[0]).toBe(
      'CBT-CON-11 Jump Jet cannot be in the right arm; it belongs in a torso or a leg',
    );
    expect(ids({ ...jets, jump: 3 })).toEqual(['CBT-CON-11']);
    const improved = choose(plain, { jump: 6, jumpKind: 'improved' });
    expect(wrong(improved)).toEqual([]);
    expect(ids(choose(improved, { jump: 7 }))).toEqual(['CBT-CON-11']);
    expect(ids({ ...forced(improved, 'any-jump-jet', 'LT'), jump: 7 })).toContain('MT-SYS-09');
    const boosted = choose(plain, { jump: 9, jumpKind: 'boosters' });
    expect(wrong(boosted)).toEqual([]);
    expect(boosted.mounts.find(({ item }) => item.id === 'is-jump-booster')!.slots).toEqual({ LL: 2, RL: 2 });
    expect(wrong(changed(boosted, 'is-jump-booster', { slots: { LL: 2, RL: 1 } }))).toEqual([
      'MT-SYS-10 jump boosters fill every open slot of every leg; the right leg has 2 for them',
    ]);
    const quad = choose(boosted, { frame: 'quad' });
    expect(quad.mounts.find(({ item }) => item.id === 'is-jump-booster')!.slots).toEqual({
      LA: 2,
      RA: 2,
      LL: 2,
      RL: 2,
    });
  },
);

rule(
  ['MT-MCON-12', 'MT-SYS-01'],
  'CASE of the Inner Sphere is for torsos, CASE II for any location, one in each',
  () => {
    expect(wrong(withItems(plain, ['is-case', 'LT'], ['is-case', 'RT']))).toEqual([]);
    expect(wrong(forced(plain, 'is-case', 'LA'))).toEqual([
      'MT-MCON-12 CASE cannot be in the left arm; it belongs in a torso',
    ]);
    expect(ids(forced(withItems(plain, ['is-case', 'LT']), 'is-case', 'LT'))).toEqual(['MT-MCON-12']);
    expect(wrong(withItems(clan, ['clan-case', 'LA']))).toEqual([]);
    expect(wrong(withItems(plain, ['is-case-ii', 'LA']))).toEqual([]);
    expect(ids(forced(withItems(plain, ['is-case-ii', 'LA']), 'is-case-ii', 'LA'))).toEqual(['MT-SYS-01']);
  },
);

rule('MT-MCON-14', 'A hatchet or a sword lies in one arm with a hand', () => {
  const axe = withItems(plain, ['is-hatchet', 'RA']);
  expect(wrong(axe)).toEqual([]);
  expect(wrong(toggleActuator(axe, 'RA', 'hand'))).toEqual([
    'MT-MCON-14 Hatchet needs an arm with a hand; the right arm has none',
  ]);
  expect(ids(forced(plain, 'is-sword', 'RT'))).toEqual(['MT-MCON-14']);
});

rule('MT-MCON-15', 'The largest weapons may be split between neighbours', () => {
  const gun = withItems(plain, ['is-autocannon-20', 'RT'], ['is-ac-20-ammo', 'LT']);
  expect(wrong(gun)).toEqual([]);
  const parted = (one: string, other: string) =>
    changed(gun, 'is-autocannon-20', {
      location: one,
      otherLocation: other,
      slots: { [one]: 4, [other]: 6 },
    });
  expect(wrong(parted('RT', 'RA'))).toEqual([]);
  expect(wrong(parted('LT', 'RA'))).toEqual([
    'MT-MCON-15 Autocannon/20 lies in the left torso and the right arm, which are no neighbours',
  ]);
});

rule('MT-MCON-13', 'An Artemis IV system lies beside a launcher of its own', () => {
  const fed = withItems(plain, ['is-lrm-10', 'LT'], ['is-lrm-10-ammo', 'RT']);
  const guided = withItems(fed, ['is-artemis-iv-fcs', 'LT']);
  expect(wrong(guided)).toEqual([]);
  expect(wrong(forced(guided, 'is-artemis-iv-fcs', 'LT'))).toEqual([
    'MT-MCON-13 2 of Artemis IV FCS are in the left torso, and 1 launchers or guns that they could serve',
  ]);
  expect(ids(withItems(fed, ['is-artemis-iv-fcs', 'RA']))).toEqual(['MT-MCON-13']);
});

rule('MT-ELEC-09', 'Artemis V serves all launchers of a kind or none', () => {
  const one = withItems(clan, ['clan-lrm-10', 'LT'], ['clan-lrm-10-ammo', 'RT'], ['clan-artemis-v', 'LT']);
  expect(wrong(one)).toEqual([]);
  const two = withItems(one, ['clan-lrm-10', 'RT']);
  expect(wrong(two)).toEqual(['MT-ELEC-09 Artemis V serves all LRM or SRM launchers of a unit or none']);
  expect(wrong(withItems(two, ['clan-artemis-v', 'RT']))).toEqual([]);
  expect(wrong(withItems(one, ['clan-srm-4', 'RT'], 'clan-srm-4-ammo'))).toEqual([]);
});

rule('MT-WPN-37', 'A PPC capacitor lies beside a PPC of its own', () => {
  const charged = withItems(plain, ['is-ppc', 'RA'], ['is-ppc-capacitor', 'RA']);
  expect(wrong(charged)).toEqual([]);
  expect(ids(withItems(charged, ['is-ppc-capacitor', 'RA']))).toEqual(['MT-WPN-37']);
  expect(ids(withItems(plain, ['is-large-laser', 'RA'], ['is-ppc-capacitor', 'RA']))).toEqual(['MT-WPN-37']);
});

rule(
  ['MT-WPN-17', 'MT-SYS-02', 'MT-SYS-12'],
  'Grenades and coolant are for torsos, a supercharger for the engine',
  () => {
    expect(wrong(withItems(plain, 'any-grenade-launcher', 'is-coolant-pod', 'is-supercharger'))).toEqual([]);
    expect(ids(forced(plain, 'any-grenade-launcher', 'LA'))).toEqual(['MT-WPN-17']);
    expect(ids(forced(plain, 'is-coolant-pod', 'LL'))).toEqual(['MT-SYS-02']);
    expect(ids(forced(plain, 'is-supercharger', 'LT'))).toEqual(['MT-SYS-12']);
    const xl = choose(plain, { engineType: ENGINE_TYPES['xl-is']! });
    expect(wrong(withItems(xl, ['is-supercharger', 'LT']))).toEqual([]);
    expect(ids(withItems(xl, ['is-supercharger', 'LT'], ['is-supercharger', 'RT']))).toContain('MT-SYS-12');
  },
);

rule(
  ['MT-MCON-16', 'MT-ARMOR-02', 'MT-ARMOR-07', 'MT-SYS-02'],
  'An OmniMech has bare arms behind its long guns, and neither hardened nor reactive armour nor a coolant pod',
  () => {
    const omni = choose(plain, { isOmni: true });
    const armed = withItems(omni, ['is-ppc', 'RA']);
    expect(wrong(armed)).toEqual([
      'MT-MCON-16 the right arm carries an autocannon, a Gauss rifle or a PPC; in an OmniMech such an arm has no lower arm and no hand',
    ]);
    expect(ids(toggleActuator(armed, 'RA', 'hand'))).toEqual(['MT-MCON-16']);
    expect(wrong(toggleActuator(armed, 'RA', 'lowerArm'))).toEqual([]);
    expect(wrong(withItems(omni, ['is-large-laser', 'RA']))).toEqual([]);
    expect(ids(withItems(omni, ['is-gauss-rifle', 'LA'], 'is-gauss-ammo'))).toEqual(['MT-MCON-16']);
    expect(wrong(choose(armed, { isOmni: false }))).toEqual([]);
    expect(ids(choose(omni, { armorType: ARMOR_TYPES.hardened! }))).toEqual(['MT-ARMOR-02']);
    expect(ids(choose(omni, { armorType: ARMOR_TYPES.reactive! }))).toEqual(['MT-ARMOR-07']);
    expect(ids(withItems(omni, 'is-coolant-pod'))).toEqual(['MT-SYS-02']);
  },
);

rule(['MT-MTUR-01', 'MT-MTUR-02'], 'Turrets stand on side torsos, one on each, or on the head', () => {
  const one = withItems(plain, ['any-mech-turret', 'LT']);
  expect(wrong(one)).toEqual([]);
  expect(wrong(withItems(one, ['any-mech-turret', 'RT']))).toEqual([]);
  expect(ids(forced(one, 'any-mech-turret', 'LT'))).toEqual(['MT-MTUR-01']);
  expect(ids(forced(plain, 'any-mech-turret', 'LA'))).toEqual(['MT-MTUR-01']);
  const quad = choose(plain, { frame: 'quad' });
  expect(wrong(withItems(quad, ['any-mech-turret', 'RT']))).toEqual([]);
  expect(ids(withItems(quad, ['any-mech-turret', 'RT'], ['any-mech-turret', 'LT']))).toEqual(['MT-MTUR-02']);
  // On the head only where the cockpit is in the torso, and a compact gyro leaves the slot.
  expect(ids(forced(plain, 'any-mech-turret', 'CT'))).toEqual(['MT-MTUR-02']);
  const low = choose(plain, { cockpit: COCKPITS['torso-mounted']!, gyro: GYROS.compact! });
  const head = withItems(low, ['any-mech-turret', 'CT'], ['is-medium-laser', 'HD']);
  expect(wrong(head)).toEqual([]);
  expect(ids(forced(head, 'any-mech-turret', 'LT'))).toEqual(['MT-MTUR-02']);
});

rule('MT-FRAME-04', 'A design without arms has nothing there', () => {
  const bare = choose(plain, { isArmless: true });
  expect(wrong(bare)).toEqual([]);
  expect(mount(bare, itemOf('is-small-laser'), 'LA')).toBe(bare);
  expect(wrong(forced(bare, 'is-small-laser', 'LA'))).toEqual([
    'MT-FRAME-04 1 slot of the left arm are filled; it has 0',
  ]);
  expect(ids(setArmor(bare, 'RA', 4))).toEqual(['MT-FRAME-04']);
});

rule('MT-MCON-04', "Cargo is for utility 'Mechs, and a combine for both arms", () => {
  const worker = choose(plain, { structure: STRUCTURE_TYPES.utility! });
  expect(wrong(withItems(worker, 'any-cargo'))).toEqual([]);
  expect(ids(withItems(plain, 'any-cargo'))).toEqual(['MT-MCON-04']);
  const farmer = withItems(worker, 'any-combine');
  expect(wrong(farmer)).toEqual([]);
  expect(farmer.mounts.find(({ item }) => item.id === 'any-combine')!.slots).toEqual({ LA: 4, RA: 4 });
  expect(wrong(changed(farmer, 'any-combine', { slots: { RA: 8 } }))).toEqual([
    'MT-MCON-04 Combine needs four slots in each arm',
  ]);
  // Eight slots of a file are one machine of five tons.
  const file = mechOf({
    tons: 50,
    walk: 5,
    structure: 'Utility',
    level: 3,
    items: { LA: Array(4).fill('Combine'), RA: Array(4).fill('Combine') },
  });
  expect(file.mounts.filter(({ item }) => item.id === 'any-combine')).toHaveLength(1);
});

rule('MT-FRAME-01', 'Ammunition carries no component armour', () => {
  const armed = withItems(plain, 'is-machine-gun', 'is-machine-gun-ammo');
  expect(wrong(changed(armed, 'is-machine-gun', { armoredSlots: 1 }))).toEqual([]);
  expect(ids(changed(armed, 'is-machine-gun-ammo', { armoredSlots: 1 }))).toEqual(['MT-FRAME-01']);
});

rule('MT-SYS-07', 'A jump pack weighs half tons, and there is one', () => {
  const pack = withItems(plain, 'any-jump-pack');
  expect(wrong(pack)).toEqual([]);
  expect(ids(changed(pack, 'any-jump-pack', { size: 1.3 }))).toEqual(['MT-SYS-07']);
  expect(ids(withItems(pack, 'any-jump-pack'))).toEqual(['MT-SYS-07']);
});

rule(
  'MT-CONS-04',
  'Ammunition comes in tons, for machine guns in halves; under fractional accounting in any amount',
  () => {
    const armed = withItems(plain, 'is-srm-4', 'is-srm-4-ammo', 'is-machine-gun', 'is-half-machine-gun-ammo');
    expect(wrong(armed)).toEqual([]);
    const half = changed(armed, 'is-srm-4-ammo', { size: 0.5 });
    expect(wrong(half)).toEqual([
      'MT-CONS-04 0.5 t of SRM 4 Ammo; without fractional accounting it comes in whole tons, for machine guns in halves',
    ]);
    expect(wrong({ ...half, isFractional: true })).toEqual([]);
  },
);

rule('MT-CONS-02', 'In hundredths a design may be lighter than its tonnage, and never heavier', () => {
  const light = choose(plain, { isFractional: true });
  expect(verdictOn(light).verdict).toBe('legal');
  expect(verdictOn({ ...light, isFractional: false }).verdict).toBe('underweight');
  const ppcs = Array.from({ length: 5 }).reduce<Mech>((now) => withItems(now, 'is-ppc'), light);
  expect(verdictOn(ppcs).findings.map(({ rule: id }) => id)).toEqual(['CBT-CON-01']);
});

rule('MT-CONS-05', 'Every part of the body has its level', () => {
  const parts: readonly (readonly [string, Mech])[] = [
    ['a gyro', choose(plain, { gyro: GYROS.compact! })],
    ['a cockpit', choose(plain, { cockpit: COCKPITS.small! })],
    ['sinks', choose(plain, { heatSinks: { type: HEAT_SINKS.compact!, count: 10 } })],
    ['a very light one', choose(plain, { tons: 15, walk: 8 })],
    ['no arms', choose(plain, { isArmless: true })],
    ['component armour', { ...plain, armoredFrameSlots: 4 }],
    ['a large engine', choose(plain, { tons: 90, walk: 5 })],
  ];
  for (const [name, mech] of parts) {
    expect([name, ids({ ...mech, level: 2 })]).toEqual([name, ['MT-CONS-05']]);
    expect([name, wrong(mech)]).toEqual([name, []]);
  }
  expect(ids({ ...plain, level: 1 })).toEqual([]);
});

test('CBT-CON-21: Arms have no rear mounts; front legs have', () => {
  const gun = withItems(plain, ['is-medium-laser', 'LA']);
  expect(ids(changed(gun, 'is-medium-laser', { isRear: true }))).toEqual(['CBT-CON-21']);
  expect(
    wrong(changed(withItems(plain, ['is-medium-laser', 'LT']), 'is-medium-laser', { isRear: true })),
  ).toEqual([]);
});

test('CBT-CON-05: No hand without a lower arm', () => {
  expect(wrong({ ...plain, missingActuators: ['LA:hand'] })).toEqual([]);
  expect(wrong({ ...plain, missingActuators: ['LA:lowerArm'] })).toEqual([
    'CBT-CON-05 the left arm has a hand and no lower arm; without the lower arm the hand goes, too',
  ]);
});

rule('MT-WPN-01', "What is made for vehicles or soldiers is not for a 'Mech", () => {
  expect(ids(forced(plain, 'any-bulldozer', 'LT'))).toEqual(['MT-WPN-01']);
  expect(ids(forced(plain, 'is-infantry-rifle', 'LT'))).toContain('MT-WPN-01');
});
