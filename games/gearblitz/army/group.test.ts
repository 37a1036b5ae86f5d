import { rule } from '@ironfield/conformance/rule.ts';
import { expect, test } from 'vitest';
import { readCards } from '../card-files/card-file.ts';
import type { ArmyList, Effect, GroupKind } from '../cards/army-list.ts';
import { ARMIES } from '../data/armies.ts';
import { VARIANTS } from '../data/variants.ts';
import type { GroupChoice } from './choice.ts';
import { variantCard } from './fitting.ts';
import { buildGroup } from './group.ts';
import { whyNotTake } from './offers.ts';

type Options = readonly (string | readonly [option: string, member: number])[];

const [NORTH, SOUTH, RIVER] = ARMIES;
const squadOf = (list: ArmyList, kind: GroupKind) => list.squads.find((each) => each.kind === kind)!;
const chosen = (kind: GroupKind, options: Options): GroupChoice => ({
  squad: kind,
  options: options.map((each) =>
    typeof each === 'string' ? { option: each } : { option: each[0], member: each[1] },
  ),
});
const build = (list: ArmyList, kind: GroupKind, ...options: Options) =>
  buildGroup(list, squadOf(list, kind), chosen(kind, options));
const wrong = (list: ArmyList, kind: GroupKind, ...options: Options) =>
  build(list, kind, ...options).problems.map(({ message }) => message);
const groupOf = (list: ArmyList, kind: GroupKind, ...options: Options) => {
  const { groups, problems } = build(list, kind, ...options);
  expect(problems).toEqual([]);
  return groups[0];
};
const codes = (list: ArmyList, kind: GroupKind, member: number, ...options: Options) =>
  groupOf(list, kind, ...options).units[member].sheet.card.weapons.map(({ weapon }) => weapon);

/** `name: tv members, skills, Ld of the leader` of every squad as it comes. */
const summary = (list: ArmyList) =>
  list.squads.map(({ kind }) => {
    const { tv, units, leader } = groupOf(list, kind);
    const { att, def, ew } = units[leader].sheet.skills;
    const names = units.map(({ sheet }) => sheet.card.id);
    const counted = [...new Set(names)].map((id) => `${names.filter((name) => name === id).length} ${id}`);
    return `${kind} ${tv}: ${counted.join(' ')}; ${att}${def}${ew} Ld ${units[leader].sheet.skills.ld}`;
  });

rule(['HGB-ARMY-06', 'HGB-ARMY-04'], 'Squads of the Northern Guard', () => {
  expect(summary(NORTH)).toEqual([
    'general purpose 205: 1 headhunter 4 hunter; 221 Ld 1',
    'recon 350: 1 jaguar 4 cheetah; 222 Ld 1',
    'strike 300: 2 jaguar 3 hunter; 332 Ld 2',
    'fire support 285: 1 headhunter 2 hunter 2 grizzly; 221 Ld 1',
    'strider 175: 1 mammoth; 222 Ld 2',
    'tank 185: 1 klemm; 221 Ld 1',
    'infantry 30: 2 northern-infantry; 222 Ld 2',
  ]);
});

rule(['HGB-ARMY-06', 'HGB-ARMY-04'], 'Cadres of the MILICIA', () => {
  expect(summary(SOUTH)).toEqual([
    'convict 150: 4 jager; 210 Ld 1',
    'general purpose 165: 1 command-jager 3 jager; 221 Ld 1',
    'recon 250: 4 iguana; 222 Ld 1',
    'strike 260: 2 black-mamba 2 jager; 332 Ld 2',
    'fire support 305: 1 jager 3 spitting-cobra; 221 Ld 1',
    'strider 180: 1 naga; 222 Ld 2',
    'tank 190: 2 hun; 221 Ld 1',
    'infantry 25: 2 southern-infantry; 222 Ld 2',
  ]);
});

rule(['HGB-ARMY-06', 'HGB-ARMY-04'], 'Squads of Peace River', () => {
  expect(summary(RIVER)).toEqual([
    'general purpose 250: 1 chieftain 4 warrior; 222 Ld 2',
    'anti-rover 150: 5 pit-bull; 221 Ld 2',
    'strike 400: 1 chieftain-iv 4 warrior-iv; 322 Ld 2',
    'fire support 360: 1 warrior-iv 2 crusader-iv 2 warrior; 222 Ld 2',
    'recon 350: 1 chieftain-iv 2 cheetah 2 iguana; 222 Ld 2',
    'tankstrider 160: 1 red-bull-ii; 321 Ld 2',
    'infantry 30: 2 peace-river-infantry; 222 Ld 2',
  ]);
});

test('Options of a squad have ids of their own, and name cards, variants and options that exist', () => {
  for (const list of ARMIES) {
    for (const { kind, options } of list.squads) {
      const ids = options.map(({ id }) => id);
      expect(new Set(ids).size, `${list.id} ${kind}`).toBe(ids.length);
      for (const { needs, id } of options) if (needs) expect(ids, id).toContain(needs);
    }
  }
});

rule('HGB-ARMY-07', 'Every option of every squad can be taken by somebody', () => {
  /** Options without which another does nothing. */
  const before: Partial<Record<Effect['type'], Options>> = {
    'snipers gear': ['snipers'],
  };
  const helpers: Record<string, Options> = {
    'wild-ferret': [['ferret', 1]],
    'striking-cobra': [['spitting-cobra', 2]],
    'link-grizzly': [['grizzly', 2]],
    'link-badger': ['badger'],
    'armor-box': ['veterans'],
    lpzf: [['mac', 1]],
    lac: [['iguana', 0]],
    'gear-leader': ['add-jager'],
    'stripped-jager': ['add-jager'],
  };
  for (const list of ARMIES) {
    for (const squad of list.squads) {
      for (const option of squad.options) {
        const help = [...(before[option.effect.type] ?? []), ...(helpers[option.id] ?? [])];
        const possible = help.filter((each) =>
          squad.options.some(({ id }) => id === (typeof each === 'string' ? each : each[0])),
        );
        const members = option.scope === 'member' ? [0, 1, 2, 3, 4] : [undefined];
        const reasons = [[], possible].flatMap((first) =>
          members.map((member) => whyNotTake(list, squad, chosen(squad.kind, first), option, { member })),
        );
        expect(
          reasons.includes(null),
          `${list.id}, ${squad.kind}, ${option.id}: ${JSON.stringify(reasons)}`,
        ).toBe(true);
      }
    }
  }
});

rule('HGB-ARMY-07', 'Options cost by choice, by Unit, or for every Unit of the final squad', () => {
  expect(groupOf(NORTH, 'general purpose', 'add-hunter', ['cloak', 0], ['cloak', 5]).tv).toBe(205 + 40 + 10);
  expect(groupOf(NORTH, 'general purpose', 'add-hunter', 'veterans').tv).toBe(205 + 40 + 120);
  expect(groupOf(SOUTH, 'convict', 'add-jager', 'fresh-meat').tv).toBe(150 + 35 - 25);
  expect(groupOf(NORTH, 'recon', ['ferret', 1], ['wild-ferret', 1]).tv).toBe(350 - 35);
});

rule('HGB-ARMY-07', 'Options look at what the squad has become', () => {
  expect(codes(NORTH, 'strike', 2, ['grizzly', 2], ['mbzk', 2])).toContain('MBZK');
  expect(wrong(NORTH, 'strike', ['link-grizzly', 2])).toEqual([
    'The rocket pods of a Grizzly linked: not for a Hunter',
  ]);
  expect(wrong(NORTH, 'strike', ['grizzly', 2], ['kodiak', 2])).toEqual([
    'One Hunter becomes a Kodiak: not a Grizzly',
  ]);
  expect(wrong(NORTH, 'recon', ['wild-ferret', 1])).toEqual([
    'Up to two Ferrets become Wild Ferrets: not a Cheetah',
  ]);
});

rule('HGB-ARMY-07', 'A weapon is swapped once; what was got for another stays', () => {
  expect(codes(NORTH, 'strike', 2, ['mac', 2]).slice(0, 2)).toEqual(['MAC', 'LRP']);
  expect(wrong(NORTH, 'strike', ['mac', 2], ['mbzk', 2])).toEqual([
    'Autocannon for a Medium Bazooka: the weapon is not there',
  ]);
  expect(codes(NORTH, 'strike', 2, ['snub', 2]).slice(0, 2)).toEqual(['SC', 'APGL']);
});

rule('HGB-ARMY-07', 'Limits hold for a squad, for a member, and for options that share them', () => {
  expect(wrong(SOUTH, 'general purpose', 'add-jager', 'add-jager')).toEqual(['One more Jäger: once at most']);
  expect(wrong(NORTH, 'general purpose', ['cloak', 1], ['cloak', 1])).toEqual([
    'Camo Netting: once a member',
  ]);
  expect(wrong(NORTH, 'general purpose', ['mac', 1], ['mac', 2], ['snub', 3], ['snub', 4])).toEqual([
    'Autocannon and LRP for a Snub Cannon: 3 times at most',
  ]);
  expect(wrong(NORTH, 'tank', 'add-klemm', ['drone-hk', 0], ['drone-recon', 1])).toEqual([
    'Recon drone: once at most',
  ]);
  expect(wrong(SOUTH, 'tank', ['drone-hk', 0], ['drone-demo', 0])).toEqual([]);
  expect(wrong(SOUTH, 'tank', 'add-jager', 'add-iguana', 'add-black-mamba')).toEqual([
    'A Black Mamba, of up to two Gears: 2 times at most',
  ]);
});

rule('HGB-ARMY-07', 'Options that do not exist, need another or name nobody are refused', () => {
  expect(wrong(NORTH, 'strike', 'death-star')).toEqual(['Strike Squad: there is no option "death-star"']);
  expect(wrong(NORTH, 'general purpose', ['armor-box', 1])).toEqual([
    'Field Armor: a Sturdy box: only with "veterans"',
  ]);
  expect(wrong(NORTH, 'strike', 'cloak')).toEqual(['Camo Netting: say for whom']);
  expect(wrong(NORTH, 'strike', ['leadership', 1])).toEqual(['The leader has Ld 3: is for nobody alone']);
  expect(wrong(NORTH, 'strike', ['cloak', 7])).toEqual(['Camo Netting: there is no member 7']);
  expect(wrong(NORTH, 'strike', ['drone-hk', 5])).toEqual(['Hunter-Killer drone: there is no member 5']);
  expect(wrong(SOUTH, 'infantry', ['caiman', 2])).toEqual(['A Caiman for an escouade: there is no member 2']);
  expect(wrong(NORTH, 'general purpose', ['lpzf', 1])).toEqual([
    'Light Panzerfausts beside a MAC or Snub Cannon: only beside MAC or SC',
  ]);
});

rule('HGB-UNIT-01', 'A Combat Group has six Units at most; drones are not counted', () => {
  expect(groupOf(NORTH, 'recon', 'add-cheetah', ['drone-hk', 0]).units).toHaveLength(7);
  expect(wrong(NORTH, 'recon', 'add-cheetah', 'add-cheetah')).toContain(
    'Recon Squad: 6 Units at most are a Combat Group',
  );
});

rule(['HGB-DRONE-01', 'HGB-PERK-06'], 'A drone has a Master and, alone, skill 1', () => {
  expect(groupOf(NORTH, 'recon', ['drone-hk', 3]).units.at(-1)).toMatchObject({
    master: 3,
    sheet: { card: { kind: 'drone' }, skills: { att: 1, def: 1, ew: 1, ld: 0 } },
  });
});

rule(
  'HGB-ARMY-08',
  'Veterans have Att and Def 3 and EW 2, and a better leader; those of Peace River keep EW 2',
  () => {
    const { units } = groupOf(NORTH, 'general purpose', 'veterans', ['armor-box', 1]);
    expect(units[0].sheet.skills).toEqual({ att: 3, def: 3, ew: 2, ld: 2 });
    expect(units[1].sheet).toMatchObject({ skills: { att: 3, def: 3, ew: 2, ld: 0 }, card: { sturdy: 2 } });
    expect(groupOf(NORTH, 'general purpose', 'veterans', 'leadership').units[0].sheet.skills.ld).toBe(3);
    expect(groupOf(RIVER, 'general purpose', 'veterans').units[0].sheet.skills).toEqual({
      att: 3,
      def: 3,
      ew: 2,
      ld: 3,
    });
  },
);

rule('HGB-ARMY-04', 'Paid skills go to whoever was paid for, and a deputy leads no worse than before', () => {
  const { units } = groupOf(NORTH, 'strike', 'leadership', ['deputy', 1]);
  expect(units.map(({ sheet }) => sheet.skills.ld)).toEqual([3, 1, 0, 0, 0]);
  expect(wrong(NORTH, 'strike', ['deputy', 2])).toEqual(['A second in command with Ld 1: not for a Hunter']);
  const crews = groupOf(SOUTH, 'strider', 'add-naga', 'veteran-crews').units;
  expect(crews.map(({ sheet }) => sheet.skills.ld)).toEqual([2, 1]);
  expect(groupOf(SOUTH, 'convict', 'fresh-meat').units[2].sheet.skills).toEqual({
    att: 1,
    def: 1,
    ew: 0,
    ld: 0,
  });
});

rule('HGB-ARMY-07', 'A Gear may lead a Tank Cadre', () => {
  const group = groupOf(SOUTH, 'tank', 'add-jager', ['gear-leader', 2]);
  expect(group.leader).toBe(2);
  expect(group.units.map(({ sheet }) => sheet.skills.ld)).toEqual([0, 0, 1]);
  expect(wrong(SOUTH, 'tank', ['gear-leader', 0])).toEqual(['A Gear leads: not for a Hun Light Tank']);
});

rule('HGB-SM-02', 'A stripped Jäger has no rockets and no box, moves faster, and gets no box', () => {
  const { card } = groupOf(SOUTH, 'strike', ['stripped-jager', 2]).units[2].sheet;
  expect(card.weapons.map(({ weapon }) => weapon)).not.toContain('LRP');
  expect(card).toMatchObject({ name: 'Stripped Jäger', sturdy: 0 });
  expect(card.movement.map(({ combat, top }) => `${combat}/${top}`)).toEqual(['4/8', '7/13']);
  expect(card.movement[1].defense[1]).toBe(1);
  expect(groupOf(SOUTH, 'strike', ['stripped-jager', 2]).tv).toBe(260);
  expect(wrong(SOUTH, 'strike', ['stripped-jager', 2], ['armor-box', 2])).toEqual([
    'Field Armor: a Sturdy box: not together with Jägers without rockets and armor box',
  ]);
});

rule(
  ['HGB-ARMY-06', 'HGB-INF-03'],
  'Sections ride with a crew of their own; paratroopers and ATVs do not',
  () => {
    const { units } = groupOf(NORTH, 'infantry', 'badger', 'link-badger');
    expect(units[2].sheet).toMatchObject({ name: 'Badger APC', skills: { att: 2, def: 2, ew: 1, ld: 1 } });
    expect(units[2].sheet.card.weapons.filter(({ link }) => link === 1)).toHaveLength(2);
    expect(wrong(NORTH, 'infantry', 'badger', ['atv', 0])).toEqual([
      'ATVs: not together with A Badger for the section',
    ]);
    expect(wrong(SOUTH, 'infantry', ['caiman', 0], ['atv', 1])).toEqual([]);
    expect(wrong(SOUTH, 'infantry', ['caiman', 0], ['paratroopers', 0])).toHaveLength(1);
  },
);

rule(['HGB-ARMY-06', 'HGB-INF-11'], 'Infantry buys armor, ATVs, and one heavy weapon a squad', () => {
  const { units, tv } = groupOf(
    NORTH,
    'infantry',
    'heavy-armor',
    ['mortar', 0],
    ['atv', 1],
    ['designator', 1],
  );
  expect(tv).toBe(30 + 10 + 15 + 10 + 10);
  expect(units.map(({ sheet }) => sheet.card.armor)).toEqual([10, 10]);
  expect(units[0].sheet.card.weapons.map(({ weapon }) => weapon)).toEqual(['INF-AR', 'INF-LM']);
  expect(units[1].sheet.card).toMatchObject({ aux: { targetDesignator: 2 } });
  expect(units[1].sheet.card.movement.map(({ mode }) => mode)).toEqual(['W', 'G']);
  expect(wrong(NORTH, 'infantry', ['mortar', 0], ['lmg', 0])).toEqual(['Light Machine Gun: once a member']);
  expect(wrong(NORTH, 'infantry', 'medium-armor', 'heavy-armor')).toEqual(['Armor +2: once at most']);
});

rule('HGB-ARMY-09', 'Snipers have skill 3, and their own armor, laser and drone', () => {
  const [, snipers] = build(
    NORTH,
    'infantry',
    'snipers',
    'snipers-armor',
    'snipers-laser',
    'snipers-drone',
  ).groups;
  expect(snipers).toMatchObject({ kind: 'snipers', tv: 45 });
  expect(snipers.units[0].sheet).toMatchObject({
    skills: { att: 3, def: 3, ew: 3, ld: 3 },
    card: { armor: 10 },
  });
  expect(snipers.units[0].sheet.card.weapons[0].weapon).toBe('INF-SLR');
  expect(snipers.units[1]).toMatchObject({ master: 0, sheet: { name: 'Recon Drone' } });
  expect(wrong(NORTH, 'infantry', 'snipers-laser')).toEqual([
    'A laser rifle for the snipers: only with "snipers"',
  ]);
});

rule('HGB-SM-04', 'Convicts have skill 1, cost 15, and are neither paratroopers nor snipers', () => {
  const group = groupOf(SOUTH, 'infantry', 'convicts');
  expect(group).toMatchObject({ kind: 'convict infantry', tv: 15, isConvict: true });
  expect(group.units[0].sheet.skills).toEqual({ att: 1, def: 1, ew: 1, ld: 1 });
  expect(wrong(SOUTH, 'infantry', 'convicts', ['paratroopers', 0])).toHaveLength(1);
  expect(wrong(SOUTH, 'infantry', 'convicts', 'snipers')).toHaveLength(1);
  expect(groupOf(SOUTH, 'convict').isConvict).toBe(true);
});

rule(
  ['HGB-ARMY-07', 'HGB-PERK-18'],
  'Pods are linked, grenades unlimited, and a bazooka reloads on a Grizzly',
  () => {
    const mounts = (list: ArmyList, kind: GroupKind, member: number, ...options: Options) =>
      groupOf(list, kind, ...options).units[member].sheet.card.weapons;
    const pods = mounts(NORTH, 'fire support', 3, ['link-grizzly', 3]).filter(
      ({ weapon }) => weapon === 'MRP',
    );
    expect(pods.map(({ link }) => link)).toEqual([1, 1]);
    const bazooka = (member: number) =>
      mounts(NORTH, 'fire support', member, ['mbzk', member]).find(({ weapon }) => weapon === 'MBZK');
    expect([bazooka(3)?.reloads, bazooka(1)?.reloads]).toEqual([true, undefined]);
    const apgl = (...options: Options) =>
      mounts(RIVER, 'strike', 1, ...options).find(({ weapon }) => weapon === 'APGL');
    expect([apgl()?.ammo, apgl(['grenades', 1])?.ammo]).toEqual([4, undefined]);
    expect(wrong(RIVER, 'general purpose', ['grenades', 1])).toEqual([]);
  },
);

rule('HGB-ARMY-06', 'Every variant is a card as any other', () => {
  const cards = Object.keys(VARIANTS).map((id) => variantCard(id)!);
  const read = readCards({ format: 'ironfield-gearblitz-cards', version: 1, cards });
  expect(read.ok ? [] : read.error).toEqual([]);
  const assault = variantCard('assault-mammoth')!;
  expect(assault).toMatchObject({ sensors: 0, detection: 2 });
  expect(assault.weapons[0]).toEqual({ weapon: 'HAC', arc: 'T', reloads: true });
  expect(variantCard('wild-ferret')).toMatchObject({
    aux: { ecm: 2, eccm: 2, satelliteUplink: true },
    armorPerks: { exposedAux: true },
    flaws: { vulnerableToHaywire: true },
  });
  expect(variantCard('longfang-naga')!.weapons.filter(({ weapon }) => weapon === 'LFG')).toHaveLength(2);
});
