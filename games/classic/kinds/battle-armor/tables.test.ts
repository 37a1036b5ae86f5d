import { rule } from '@ironfield/conformance/rule.ts';
import type { Roll } from '@ironfield/conformance/scripted.ts';
import { describe, expect, test } from 'vitest';
import { resolve } from '../../phases/weapon/weapon.ts';
import { weaponNumber } from '../../rules/fire/to-hit.ts';
import { isSuitArm, SUIT_WEAPONS } from '../../squads/suit-weapons.ts';
import { mech, type Scene, scene } from '../../testing/scene.ts';
import { suits } from '../../testing/squads.ts';
import { COMBINED } from '../../testing/vehicles.ts';
import { closeBaseOf, missilesOf } from './data/squads.ts';
import { designOf, salvo } from './design.ts';

const THROWS = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

const field = (plan: Parameters<typeof suits>[1] = {}): Scene =>
  scene({
    options: COMBINED,
    map: '. . .',
    units: {
      Squad: { mech: suits('Squad', plan), at: '0101 N' },
      Wolf: { mech: mech('Wolf', { armor: 20 }), at: '0301 N' },
    },
  });

const kindIn = (s: Scene) => s.field.kinds[0];
const weapon = (name: string) => SUIT_WEAPONS.get(name)!;

describe('The tables of a squad', () => {
  rule(
    'MT-PRE-14',
    'Missiles: 8 have a column of their own, others the next larger, and never more than fired',
    () => {
      const row = (missiles: number) => THROWS.map((dice) => missilesOf(missiles, dice));
      expect(row(8)).toEqual([2, 3, 3, 4, 4, 5, 5, 6, 7, 8, 8]);
      expect(row(7)).toEqual([2, 3, 3, 4, 4, 5, 5, 6, 7, 7, 7]);
      expect([row(1), row(0)]).toEqual([Array(11).fill(1), Array(11).fill(0)]);
      // 14 by the column of 15, and 20 by the last.
      expect([missilesOf(14, 7), missilesOf(15, 7), missilesOf(14, 11), missilesOf(20, 7)]).toEqual([
        9, 9, 14, 12,
      ]);
      expect(missilesOf(24, 8)).toBe(missilesOf(20, 8));
    },
  );

  rule('MT-PRE-15', 'Its numbers at close quarters: of 4 and more, of 3, of 2, of 1', () => {
    const row = (how: 'leg' | 'swarm') => [6, 5, 4, 3, 2, 1].map((troopers) => closeBaseOf(how, troopers));
    expect(row('leg')).toEqual([4, 4, 4, 7, 10, 12]);
    expect(row('swarm')).toEqual([7, 7, 7, 10, 10, 10]);
    expect(closeBaseOf('leg', 0)).toBeNull();
  });

  rule('MT-PRE-14', 'What a suit carries: light weapons alone', () => {
    expect([...SUIT_WEAPONS.keys()].filter((name) => !isSuitArm(name)).sort()).toEqual([
      'ER Small Laser',
      'Flamer',
      'LRM 5',
      'Machine Gun',
      'Medium Laser',
      'Medium Pulse Laser',
      'SRM 2',
      'SRM 4',
      'Small Laser',
      'Small Pulse Laser',
    ]);
  });

  rule(
    'MT-PRE-14',
    'What all fire at once: the points of all shots, those of one in a place, and no heat',
    () => {
      const about = (name: string, troopers: number) => {
        const { damage, group, heat, cluster, share } = salvo(weapon(name), troopers);
        return [damage, group, heat, cluster, Math.round(share! * 36 * troopers * 100) / 100];
      };
      expect(about('Machine Gun', 4)).toEqual([8, 2, 0, 0, 1 + 4 + 6 + 8 + 10 + 18 + 15 + 12 + 12 + 8 + 4]);
      expect(about('Medium Laser', 1)).toEqual([5, 5, 0, 0, 36]);
      // Eight missiles of 2 points: 177 hits of 36 throws.
      expect(about('SRM 2', 4)).toEqual([16, 2, 0, 0, 177 / 2]);
      expect(about('LRM 5', 1).slice(0, 4)).toEqual([5, 5, 0, 0]);
    },
  );

  rule('MT-PRE-14', 'Missiles are counted; what needs no shots never runs dry', () => {
    const read = designOf(
      suits('Squad', {
        weapons: [{ weapon: 'SRM 2', shots: 3 }, { weapon: 'Flamer' }, { weapon: 'LRM 5', shots: 4 }],
        antiMech: true,
      }),
    );
    if (!read.ok) throw new Error('not playable');
    const { bins, weapons, carried, tons, heatSinks } = read.value;
    expect(bins.map(({ type, shots, part }) => [type.name, shots, part])).toEqual([
      ['SRM 2', 3, null],
      ['LRM 5', 4, null],
    ]);
    expect(weapons.map((mount) => mount.bins)).toEqual([[0], [], [1], [], []]);
    expect([weapons[1].type.shots, weapons[0].rear, weapons[0].location]).toEqual([0, false, 0]);
    expect(carried.map(({ name }) => name).slice(0, 3)).toEqual(['SRM 2', 'Flamer', 'LRM 5']);
    // The swarm: all that all troopers have.
    expect(weapons.slice(3).map(({ type }) => [type.closeAttack, type.damage])).toEqual([
      ['leg', 4],
      ['swarm', 16 + 8 + 20],
    ]);
    expect([tons, heatSinks]).toEqual([4, 0]);
  });
});

describe('What is left of a squad', () => {
  /** Troopers are dead but for so many. */
  function left(alive: number): Scene {
    const s = field();
    for (let trooper = alive; trooper < 4; trooper++) kindIn(s).losePart(s.state, 0, trooper, false);
    return s;
  }

  rule('CBT-SCN-04', 'It is crippled with fewer than half of its troopers, and lost with none', () => {
    const crippled = (s: Scene) => kindIn(s).isCrippled(s.field, s.state, 0);
    const wrecked = (s: Scene) => kindIn(s).isWrecked(s.field, s.state, 0);
    expect([4, 3, 2, 1, 0].map((alive) => crippled(left(alive)))).toEqual([false, false, false, true, true]);
    expect([4, 1, 0].map((alive) => wrecked(left(alive)))).toEqual([false, false, true]);
  });

  test('A trooper who is lost has neither armour nor structure', () => {
    const { armor, structure, lost } = left(2).state.units[0].body;
    expect([armor, structure, lost]).toEqual([[9, 9, 0, 0], [1, 1, 0, 0], 0b1100]);
  });

  test('For bots: armour on average, and points that are left', () => {
    const armor = (s: Scene) => kindIn(s).armorOn(s.state.units[0].body, 'front');
    expect([armor(left(4)), armor(left(1)), armor(left(0))]).toEqual([36 * 9, 36 * 9, 0]);
    const stakes = (s: Scene) => kindIn(s).stakes(s.field, s.state, 0);
    expect([stakes(left(4)), stakes(left(1))]).toEqual([Array(4).fill(1 / 40), Array(4).fill(1 / 10)]);
    const bare = left(1);
    bare.unit('Squad').armor[0] = 0;
    expect(stakes(bare)[0]).toBe(1 / 4);
  });

  test('What cannot be true of it is told', () => {
    const wrong = (state: object) => {
      const s = field();
      Object.assign(s.unit('Squad'), state);
      return kindIn(s).contradictions(s.field, s.state, 0);
    };
    expect([wrong({}), wrong({ prone: true }), wrong({ heat: 1 }), wrong({ twist: 1 })]).toEqual([
      [],
      ['lies prone, which no battle armour does'],
      ['has heat, which no battle armour keeps'],
      ['turns a torso that it does not have'],
    ]);
  });
});

describe('Hits one by one', () => {
  const struck = (part: number, points: number, more: object = {}) => {
    const s = field();
    s.rolling([], () =>
      kindIn(s).strike(s.play, s.field, 0, { part, rear: false, critical: false, ...more }, points),
    );
    return s;
  };

  rule('MT-PRE-14', 'Armour first, then the trooper: 9 are borne, 10 kill, and more is lost', () => {
    const about = (points: number) => {
      const s = struck(1, points);
      const { armor, structure, damage } = s.unit('Squad');
      return [armor[1], structure[1], damage];
    };
    expect([about(0), about(4), about(9), about(10), about(25)]).toEqual([
      [9, 1, 0],
      [5, 1, 4],
      [0, 1, 9],
      [0, 0, 10],
      [0, 0, 10],
    ]);
    expect(struck(1, 0).happened('damaged')).toEqual([]);
    expect(struck(1, 4).happened('damaged')).toEqual([
      { type: 'damaged', unit: 0, location: 1, rear: false, damage: 4, armor: 5, structure: 1 },
    ]);
    expect(struck(1, 10).happened('location-lost')).toEqual([
      { type: 'location-lost', unit: 0, location: 1, blownOff: false },
    ]);
    expect(struck(1, 10).unit('Squad').loss).toBeNull();
  });

  rule('MT-INFY-05', 'A fatal hit kills through all armour', () => {
    expect(struck(2, 1, { isFatal: true }).unit('Squad').structure).toEqual([1, 1, 0, 1]);
  });

  rule('CBT-SCN-13', 'What comes from within kills, unless it is nothing or nobody is there', () => {
    const inside = (points: number, dead = false) => {
      const s = field();
      if (dead) kindIn(s).losePart(s.state, 0, 3, false);
      s.rolling([], () => kindIn(s).damageInside(s.play, s.field, 0, 3, points));
      return [s.happened('damaged').length, s.unit('Squad').structure[3]];
    };
    expect([inside(0), inside(1), inside(1, true)]).toEqual([
      [0, 1],
      [1, 0],
      [0, 0],
    ]);
  });

  rule('MT-PRE-14', 'Its last trooper is the end of it', () => {
    const s = field({ troopers: 2 });
    s.rolling([], () => {
      for (const part of [0, 1])
        kindIn(s).strike(s.play, s.field, 0, { part, rear: false, critical: false }, 10);
    });
    expect([s.happened('destroyed').length, s.unit('Squad').loss]).toEqual([1, 'troopers']);
  });
});

describe('What the squad fires', () => {
  rule('MT-PRE-14', 'Missiles are taken from their bin one salvo at a time', () => {
    const s = field({ weapons: [{ weapon: 'SRM 2', shots: 1 }], troopers: 1 });
    s.state.weaponAttacks = [{ attacker: 0, weapon: 0, target: 1, number: 2, bin: 0, aim: -1 }];
    const rolls: Roll[] = [
      ['to-hit', 6, 6],
      ['shots that hit', 1, 1],
      ['hit location', 3, 4],
    ];
    s.rolling(rolls, () => resolve(s.play, { attack: 0 }));
    expect(s.happened('squad-hits')).toMatchObject([{ unit: 1, dice: [1, 1], hits: 1 }]);
    expect(s.happened('damaged').map(({ damage }) => damage)).toEqual([2]);
  });

  rule('MT-WPN-64', 'Without a covering nothing is added to hit it but one', () => {
    const s = scene({
      options: COMBINED,
      map: '. . .',
      units: {
        Squad: { mech: suits('Squad'), at: '0101 N' },
        Wolf: { mech: mech('Wolf', { slots: { RT: ['Medium Laser'] } }), at: '0301 N' },
      },
    });
    const shot = { attacker: 1, weapon: 0, target: 0, twist: 0, secondary: 0, aim: -1 } as const;
    expect(weaponNumber(s.field, s.state, shot)).toBe(4 + 1);
  });
});
