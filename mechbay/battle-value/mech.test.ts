import { rule } from '@ironfield/conformance/rule.ts';
import { describe, expect } from 'vitest';
import { type MechOutline, mechOf } from '../unit-files/files.fixture.ts';
import type { Mech } from '../units/unit.ts';
import { skillModifier } from './skills.ts';
import { battleValue, type Situation } from './value.ts';

const worth = (mech: Mech | MechOutline, situation?: Situation): number =>
  battleValue('kind' in mech ? mech : mechOf(mech), situation)!.value;
const partOf = (mech: Mech | MechOutline, part: 0 | 1): number =>
  battleValue('kind' in mech ? mech : mechOf(mech))!.parts[part]!.total;
const defence = (mech: Mech | MechOutline): number => partOf(mech, 0);
const offence = (mech: Mech | MechOutline): number => partOf(mech, 1);

const LIGHT: MechOutline = {
  tons: 20,
  walk: 8,
  armor: 64,
  items: { RA: ['Machine Gun'], LA: ['Machine Gun'], CT: ['Medium Laser', 'IS Ammo MG - Full'] },
};
const PPC = ['PPC', 'PPC', 'PPC'];
const SLOW: MechOutline = {
  tons: 80,
  walk: 3,
  armor: 240,
  sinks: '28 Single',
  items: { RA: PPC, LT: PPC, RT: PPC, HD: ['Small Laser'] },
};
const BARE: MechOutline = { tons: 50, walk: 4, armor: 100 };
/** Armour 200, structure 124.5 and tonnage 50. */
const BARE_BASE = 374.5;
/** Six hexes of running are two tenths. */
const RUNS = 1.2;

describe("the value of a 'Mech", () => {
  rule(['MT-BV-50', 'MT-BV-57', 'MT-BV-64'], 'A fast one of twenty tons comes to 356', () => {
    expect(defence(LIGHT)).toBeCloseTo((128 + 49.5 + 20 - 20) * 1.4);
    expect(offence(LIGHT)).toBeCloseTo((46 + 10 + 1) * 1.89);
    expect(worth(LIGHT)).toBe(356);
  });

  rule(
    ['MT-BV-52', 'MT-BV-55'],
    'Three PPCs overheat one of eighty tons, which costs defence and offence',
    () => {
      expect(defence(SLOW)).toBeCloseTo((480 + 183 + 80 - 25) * 1.2);
      expect(offence(SLOW)).toBeCloseTo((537 * 28) / 33 + (537 - (537 * 28) / 33) / 2);
      expect(worth(SLOW)).toBe(1358);
    },
  );

  rule(['MT-BV-53', 'MT-BV-56'], 'One that jumps counts its jump for defence, heat and speed', () => {
    const jets = Array(5).fill('Jump Jet');
    const lrm = ['LRM 10', 'LRM 10', 'IS Ammo LRM-10', 'IS Ammo LRM-10'];
    const jumper = {
      tons: 55,
      walk: 5,
      jump: 5,
      armor: 152,
      sinks: '12 Single',
      items: { RA: PPC, RT: lrm, LT: jets },
    };
    expect(defence(jumper)).toBeCloseTo((304 + 136.5 + 55 - 40 - 35) * 1.3);
    expect(worth(jumper)).toBe(1021);
  });

  rule(['MT-BV-54', 'MT-BV-04'], 'A Clan machine with a targeting computer comes to 2,632', () => {
    const er = ['CLERPPC', 'CLERPPC', 'CLERPPC', 'CLERPPC'];
    const clan = {
      tons: 85,
      walk: 4,
      techBase: 'Clan',
      engine: '340 XL (Clan) Engine',
      armor: { CT: 200, LT: 59 },
      sinks: '20 Double',
      items: { RA: er, LA: er, LT: ['CLTargeting Computer', 'CLLRM10', 'Clan Ammo LRM-10'] },
    };
    expect(worth(clan)).toBe(2632);
  });

  rule(
    'MT-BV-57',
    'Skills multiply: better gunnery a fifth each, worse a tenth, piloting a twentieth',
    () => {
      const skills = [
        [4, 5],
        [3, 5],
        [0, 5],
        [5, 5],
        [4, 4],
        [4, 7],
        [3, 4],
      ];
      expect(
        skills.map(([gunnery, piloting]) => skillModifier({ gunnery: gunnery!, piloting: piloting! })),
      ).toEqual([1, 1.2, 1.8, 0.9, 1.05, 0.9, 1.25]);
      expect(worth(LIGHT, { skills: { gunnery: 3, piloting: 4 } })).toBe(445);
    },
  );
});

describe('what explodes', () => {
  const LRM = 'IS Ammo LRM-20';
  const gauss = Array(7).fill('ISGaussRifle');
  const items = { LT: [LRM, LRM], RT: [LRM, 'ISCASE'], RA: gauss };
  const penalty = (outline: Partial<MechOutline>): number =>
    (BARE_BASE * RUNS - defence({ ...BARE, items, ...outline })) / RUNS;

  rule('MT-BV-51', 'CASE shields a side torso and the arm beside it, unless the engine lies there', () => {
    expect(penalty({})).toBeCloseTo(40);
    const xl = mechOf({ ...BARE, items, engine: '200 XL Engine' });
    expect(defence(xl)).toBeCloseTo((200 + 62.25 + 50 - 80) * RUNS);
    const light = mechOf({ ...BARE, items, engine: '200 Light Engine' });
    expect(defence(light)).toBeCloseTo((200 + 83 * 1.125 + 50 - 40) * RUNS);
  });

  rule('MT-BV-51', 'CASE shields neither the centre torso nor a leg, and a half ton counts half', () => {
    expect(penalty({ items: { CT: [LRM, 'ISCASE'] } })).toBeCloseTo(20);
    expect(penalty({ items: { LL: [LRM, 'ISCASE'] } })).toBeCloseTo(20);
    expect(penalty({ items: { LT: ['IS Ammo MG - Half'] } })).toBeCloseTo(10);
    expect(penalty({ items: { LT: ['IS Gauss Ammo'] } })).toBeCloseTo(0);
  });

  rule(
    'MT-BV-51',
    'Of a Clan machine only head, centre torso and legs count, with an XXL engine the sides, too',
    () => {
      const clan = {
        techBase: 'Clan',
        items: { LT: ['Clan Ammo LRM-20'], LA: ['Clan Ammo LRM-20'], CT: ['Clan Ammo LRM-20'] },
      };
      expect(penalty(clan)).toBeCloseTo(20);
      const xxl = mechOf({ ...BARE, ...clan, engine: '200 XXL (Clan) Engine' });
      expect(defence(xxl)).toBeCloseTo((200 + 83 * 0.75 + 50 - 40) * RUNS);
    },
  );

  rule(['MT-BV-25', 'MT-BV-03'], 'In CASE II a ton costs 5, and plain CASE may be better still', () => {
    expect(penalty({ items: { LT: [LRM, 'ISCASEII'] } })).toBeCloseTo(5);
    expect(penalty({ items: { LT: [LRM, 'ISCASEII', 'ISCASE'] } })).toBeCloseTo(0);
  });

  rule('MT-BV-50', 'Defence never falls below 1', () => {
    const bins = Array(10).fill(LRM);
    const doomed = mechOf({ tons: 20, walk: 1, armor: 0, items: { LT: bins, RT: bins } });
    expect(defence(doomed)).toBe(1);
  });
});

describe('heat', () => {
  const over = (items: Record<string, string[]>, more: Partial<MechOutline> = {}): number => {
    const mech = mechOf({ ...BARE, items, sinks: '0 Single', ...more });
    const line = battleValue(mech)!.parts[0]!.lines.find(({ rule: id }) => id === 'MT-BV-52');
    return -(line?.value ?? 0) / 5;
  };

  rule(
    'MT-BV-52',
    'Ultra guns count twice, rotary ones six times, Streak launchers half, rockets nothing',
    () => {
      expect(over({})).toBe(2);
      expect(over({ RT: Array(5).fill('ISUltraAC5') })).toBe(2 + 2);
      expect(over({ RT: Array(6).fill('ISRotaryAC5') })).toBe(2 + 6);
      expect(over({ RT: ['ISStreakSRM2'] })).toBe(2 + 1);
      expect(over({ RT: ['RL10'] })).toBe(2);
      expect(over({ RT: ['ISAntiMissileSystem'] })).toBe(2 + 1);
    },
  );

  rule('MT-BV-52', 'The hotter of front and rear counts', () => {
    expect(over({ RT: ['Medium Laser', 'Medium Laser', 'Medium Laser (R)'] })).toBe(2 + 6);
    expect(over({ RT: ['Medium Laser', 'Medium Laser (R)', 'Medium Laser (R)'] })).toBe(2 + 6);
  });

  rule(
    ['MT-BV-18', 'MT-BV-20', 'MT-BV-61', 'MT-BV-24'],
    'Jets, boosters, hiding and coolant have heat of their own',
    () => {
      const jets = (kind: string, count: number) => ({ LT: Array(count).fill(kind) });
      expect(over(jets('Jump Jet', 4), { jump: 4 })).toBe(4);
      expect(over(jets('Improved Jump Jet', 8), { jump: 4 })).toBe(3);
      expect(over({ LL: ['Jump Booster'] }, { jump: 5 })).toBe(2);
      expect(over({ LT: ['Null-Signature System'] })).toBe(12);
      expect(over({}, { armorType: 'Stealth' })).toBe(12);
      expect(over({ LT: ['Coolant Pod'] })).toBe(1);
      expect(over({}, { engine: '200 XXL Engine' })).toBe(6);
    },
  );

  rule('MT-BV-02', 'A PPC with a capacitor counts for more and is hotter', () => {
    const loaded = { RT: ['PPC', 'PPC', 'PPC', 'PPC Capacitor'] };
    expect(over(loaded)).toBe(2 + 15);
    expect(offence({ ...BARE, sinks: '20 Single', items: loaded })).toBeCloseTo(247 * 1.12);
    const two = { RT: ['PPC', 'PPC', 'PPC', 'PPC', 'PPC', 'PPC', 'PPC Capacitor'] };
    expect(offence({ ...BARE, sinks: '40 Single', items: two })).toBeCloseTo((247 + 176) * 1.12);
  });
});

describe('weapons and devices', () => {
  const cool = { ...BARE, sinks: '30 Double' };
  const rated = (items: Record<string, string[]>, more: Partial<MechOutline> = {}): number =>
    offence({ ...cool, items, ...more }) / 1.12;

  rule('MT-BV-54', 'The weaker side counts half', () => {
    expect(rated({ RT: ['Medium Laser', 'Medium Laser', 'Medium Laser (R)'] })).toBeCloseTo(46 * 2.5);
    expect(rated({ RT: ['Medium Laser', 'Medium Laser (R)', 'Medium Laser (R)'] })).toBeCloseTo(46 * 2.5);
  });

  rule(['MT-BV-54', 'MT-BV-05'], 'Each Artemis raises one launcher of its own location', () => {
    const lrm = ['LRM 5'];
    expect(rated({ RT: [...lrm, 'ISArtemisIV'], LT: lrm })).toBeCloseTo(45 * 2.2);
    expect(rated({ RT: [...lrm, 'LRM 5', 'ISArtemisIV'] })).toBeCloseTo(45 * 2.2);
    expect(rated({ RT: lrm, LT: ['ISArtemisIV'] })).toBeCloseTo(45);
    expect(rated({ RT: ['CLLRM5', 'CLArtemisV', 'CLArtemisV'] }, { techBase: 'Clan' })).toBeCloseTo(55 * 1.3);
  });

  rule(
    ['MT-BV-04', 'MT-BV-11', 'MT-BV-14'],
    'What helps to aim adds up, and helps only what is aimed',
    () => {
      const gun = { RT: ['Medium Laser', 'Machine Gun'] };
      expect(rated({ ...gun, LT: ['ISTargeting Computer'] })).toBeCloseTo(46 * 1.2 + 5);
      expect(rated({ ...gun, HD: ['Variable-Range Targeting System'] })).toBeCloseTo(46 * 1.1 + 5);
      const imaging = { ...gun, LT: ['ISTargeting Computer'], HD: ['EI Interface'] };
      expect(rated(imaging)).toBeCloseTo(46 * 1.25 + 5);
      expect(
        rated({ RT: ['Medium Laser', 'Medium Laser (R)'], HD: ['Multi-Trac II Targeting System'] }),
      ).toBeCloseTo(92);
    },
  );

  rule('MT-BV-54', 'Hatchets, swords and probes join the weapons', () => {
    expect(rated({ RA: Array(4).fill('Hatchet') })).toBeCloseTo(15);
    expect(rated({ RA: Array(4).fill('Sword') })).toBeCloseTo(1.725 * 6);
    expect(rated({ RT: ['BeagleActiveProbe', 'BeagleActiveProbe'] })).toBeCloseTo(10);
  });

  rule('MT-BV-09', 'Loads count by their kind, and guided ones need a TAG', () => {
    const value = (name: string, situation: Situation): number => {
      const mech = mechOf({ ...cool, items: { RT: [name] } });
      return battleValue(mech, situation)!.parts[1]!.total / 1.12;
    };
    const armorPiercing = 'Armor-Piercing AC/20 Ammo';
    const named = mechOf({ ...cool, items: { RT: ['IS Ammo AC/20'] } }).mounts[0]!.item;
    expect(named.bv).toBe(20);
    expect(value(armorPiercing, {})).toBeCloseTo(20);
    expect(value(armorPiercing, { countsLoads: true })).toBeCloseTo(120);
    const guided = 'IS LRM 20 Ammo Semi-guided';
    expect(value(guided, { countsLoads: true })).toBeCloseTo(23);
    expect(value(guided, { countsLoads: true, hasFriendlyTag: true })).toBeCloseTo(138);
  });

  rule(
    'MT-BV-60',
    'A network adds 35 percent of the weapons; homing rounds and TAG 200 each beside the other',
    () => {
      const member = mechOf({
        ...cool,
        items: { RT: ['PPC', 'PPC', 'PPC', 'Medium Laser (R)'], HD: ['ISC3SlaveUnit'] },
      });
      const share =
        battleValue(member, { isNetworked: true })!.parts[1]!.total - battleValue(member)!.parts[1]!.total;
      expect(share).toBeCloseTo(0.35 * (176 + 23));
      const arrow = mechOf({ ...cool, items: { RT: ['ISArrowIVHomingAmmo'] } });
      expect(worth(arrow, { hasFriendlyTag: true }) - worth(arrow)).toBe(200);
      const tag = mechOf({ ...cool, items: { RT: ['ISTAG'] } });
      expect(worth(tag, { hasFriendlyHoming: true }) - worth(tag)).toBe(200);
      expect(worth(tag, { hasFriendlyTag: true })).toBe(worth(tag));
    },
  );
});

describe('frames', () => {
  const added = (outline: Partial<MechOutline>): number =>
    defence({ ...BARE, ...outline }) / RUNS - BARE_BASE;

  rule(['MT-BV-13', 'MT-BV-22'], 'Engine and structure decide what structure counts', () => {
    const factor = (more: Partial<MechOutline>) => (added(more) + 124.5) / 83;
    expect(factor({ engine: '200 XL Engine' })).toBeCloseTo(0.75);
    expect(factor({ engine: '200 XXL Engine' })).toBeCloseTo(0.5);
    expect(factor({ engine: '405 Fusion Engine' })).toBeCloseTo(1.125);
    expect(factor({ structure: 'Reinforced' })).toBeCloseTo(3);
    expect(factor({ structure: 'Composite' })).toBeCloseTo(0.75);
  });

  rule(
    ['MT-BV-16', 'MT-BV-15', 'MT-BV-21', 'MT-BV-08', 'MT-BV-14'],
    'Gyro, console, component armour, cockpit and imaging have their additions',
    () => {
      expect(added({ gyro: 'Heavy Duty Gyro' })).toBeCloseTo(30);
      expect(added({ cockpit: 'Command Console' })).toBeCloseTo(25);
      expect(added({ sinks: '12 Single', items: { RT: Array(3).fill('PPC (armored)') } })).toBeCloseTo(15);
      expect(added({ cockpit: 'Torso-Mounted Cockpit', armor: { CT: 30, RTC: 10, LT: 60 } })).toBeCloseTo(80);
      expect(added({ items: { HD: ['EI Interface'] } })).toBeCloseTo(-25);
    },
  );

  rule(['MT-BV-07', 'MT-BV-08', 'MT-BV-14'], 'The cockpit changes the pilot', () => {
    const regular = worth(BARE);
    expect(worth({ ...BARE, cockpit: 'Small Cockpit' })).toBe(Math.round(regular * 0.95));
    const imaging = battleValue(mechOf({ ...BARE, items: { HD: ['EI Interface'] } }))!.parts[2]!.lines.at(-1);
    expect(imaging?.reason).toBe('Gunnery 4, Piloting 4: times 1.05');
  });

  rule(['MT-BV-06', 'MT-ARMOR-11'], 'Hardened armour counts twice, and slows', () => {
    expect(defence({ ...BARE, armorType: 'Hardened' })).toBeCloseTo((400 + 124.5 + 50) * 1.2);
    expect(defence({ ...BARE, armorType: 'Reactive' })).toBeCloseTo(BARE_BASE * RUNS);
  });

  rule(['MT-BV-20', 'MT-BV-23', 'MT-BV-61'], 'Hiding and lacking arms make it harder to hit', () => {
    const sinks = '30 Single';
    expect(defence({ ...BARE, sinks, items: { LT: ['Null-Signature System'] } })).toBeCloseTo(
      BARE_BASE * 1.7,
    );
    expect(defence({ ...BARE, sinks, armorType: 'Stealth' })).toBeCloseTo(BARE_BASE * 1.4);
    expect(defence({ ...mechOf(BARE), isArmless: true })).toBeCloseTo((BARE_BASE - 24) * 1.3);
  });

  rule(
    ['MT-BV-12', 'MT-BV-53', 'MT-BV-56', 'MT-BV-03'],
    'MASC, superchargers and myomer count for speed, once',
    () => {
      const laser = { RT: ['Medium Laser'] };
      const rated = (items: Record<string, string[]>) =>
        offence({ ...BARE, items: { ...laser, ...items } }) / 46;
      expect(rated({})).toBeCloseTo(1.12);
      expect(rated({ LT: ['ISMASC', 'ISMASC', 'ISMASC'] })).toBeCloseTo(1.24);
      expect(rated({ LT: ['ISMASC', 'ISMASC', 'ISMASC', 'Supercharger'] })).toBeCloseTo(1.24);
      expect(defence({ ...BARE, items: { LT: ['ISMASC', 'ISMASC', 'ISMASC'] } })).toBeCloseTo(
        BARE_BASE * 1.3,
      );
      expect(defence({ ...BARE, items: { LT: ['ISMASC', 'ISMASC', 'ISMASC', 'Supercharger'] } })).toBeCloseTo(
        BARE_BASE * 1.4,
      );
      expect(defence({ ...BARE, walk: 4, myomer: 'Triple-Strength' })).toBeCloseTo(BARE_BASE * 1.3);
    },
  );

  rule('MT-BV-19', 'A jump pack adds five for each MP, outside all factors', () => {
    const pack = mechOf({ ...BARE, items: { LT: ['BattleMech Jump Pack:SIZE:2.0'] } });
    expect(worth(pack)).toBe(worth(BARE) + 20);
  });

  rule('MT-BV-50', 'AMS with its ammunition, ECM and pods defend', () => {
    expect(added({ items: { RT: ['ISAntiMissileSystem'] } })).toBeCloseTo(32);
    expect(added({ items: { RT: ['ISAMS Ammo', 'ISCASE'] } })).toBeCloseTo(11);
    expect(added({ items: { RT: ['ISGuardianECMSuite', 'ISGuardianECMSuite'] } })).toBeCloseTo(61);
    expect(added({ items: { RL: ['ISAntiPersonnelPod'] } })).toBeCloseTo(1);
    expect(offence({ ...BARE, items: { RT: ['ISAntiMissileSystem', 'ISAMS Ammo'] } })).toBe(0);
  });
});
