import { rule } from '@ironfield/conformance/rule.ts';
import { describe, expect, test } from 'vitest';
import { MINDS } from '../../bot.ts';
import { STOCK_MECHS } from '../../mechs/mechs.ts';
import { veteran } from '../../testing/bot.ts';
import { mech } from '../../testing/scene.ts';
import { COMBINED, vehicle } from '../../testing/vehicles.ts';
import { declareFire } from './fire.ts';
import { at, Gunneries } from './gunnery.ts';

const lasers = ['Medium Laser', 'Medium Laser', 'Medium Laser'];
const target = (at: string, armor = 20) => ({
  mech: mech('Target', { armor, slots: { LT: lasers, RT: lasers } }),
  at,
});

describe('What to fire', () => {
  const awesome = (at: string, state = {}) =>
    veteran({
      units: { Own: { mech: STOCK_MECHS['AWS-8Q'], at: '0815 N', state }, Foe: target(at) },
    });
  const ppcs = (made: ReturnType<typeof awesome>) =>
    made.shots('Own').filter((shot) => shot.startsWith('PPC')).length;

  rule('CBT-AI-18', 'An Awesome fires three PPCs twice, then two while it runs: up to 4 heat is free', () => {
    expect(ppcs(awesome('0801 S'))).toBe(3);
    expect(ppcs(awesome('0801 S', { heat: 2 }))).toBe(3);
    expect(ppcs(awesome('0801 S', { heat: 4, mode: 'run' }))).toBe(2);
  });

  rule('CBT-AI-18', 'For easy shots it overheats a little', () => {
    expect(ppcs(awesome('0811 S', { heat: 4, mode: 'run' }))).toBe(3);
  });

  rule('CBT-AI-18', 'Of hard shots those with ammunition are left out first', () => {
    const twins = mech('Twins', { slots: { RA: ['Medium Laser'], LA: ['SRM 4'], LT: ['Ammo SRM 4'] } });
    const shots = (at: string) =>
      veteran({
        units: { Own: { mech: twins, at: '0815 N', gunnery: 5, state: { heat: 11 } }, Foe: target(at) },
      }).shots('Own');
    expect(shots('0806 S')).toEqual(['Medium Laser RA at Foe']);
    expect(shots('0813 S')).toHaveLength(2);
  });

  rule(['CBT-AI-18', 'MT-PRE-10'], 'A vehicle keeps no heat: it fires all it has', () => {
    const tank = vehicle('Tank', { turret: false, items: { FR: Array(6).fill('PPC') } });
    const made = veteran({
      options: COMBINED,
      units: { Own: { mech: tank, at: '0815 N' }, Foe: target('0805 S') },
    });
    expect(made.shots('Own')).toHaveLength(6);
    const [all, one] = [6, 1].map((guns) => {
      const file = vehicle('Tank', { turret: false, items: { FR: Array(guns).fill('PPC') } });
      const alone = veteran({
        options: COMBINED,
        units: { Own: { mech: file, at: '0815 N' }, Foe: target('0805 S') },
      });
      return new Gunneries(alone.scene.field, alone.scene.state).of(0, 1).ahead[at(10, 0)];
    });
    expect(all / one).toBeCloseTo(6);
  });

  rule('CBT-AI-18', 'With too few heat sinks only the weapons are fired that suit the range', () => {
    const catapult = (at: string) =>
      veteran({
        units: { Own: { mech: STOCK_MECHS['CPLT-C1'], at: '0816 N', state: { heat: 8 } }, Foe: target(at) },
      });
    expect(
      catapult('0802 S')
        .shots('Own')
        .every((shot) => shot.startsWith('LRM')),
    ).toBe(true);
    expect(
      catapult('0813 S')
        .shots('Own')
        .every((shot) => shot.startsWith('Medium')),
    ).toBe(true);
  });
});

describe('Ammunition', () => {
  const gunner = (at: string, shots: number, gunnery: number, armor = 20) => {
    const made = veteran({
      units: {
        Own: {
          mech: mech('Own', {
            heatSinks: 20,
            slots: { RT: ['10 x AC/20'], LT: ['Ammo AC/20', 'Ammo AC/20', 'Ammo AC/20'] },
          }),
          at: '0812 N',
          gunnery,
        },
        Foe: target(at, 20),
      },
    });
    const left = made.scene.unit('Own').shots;
    left.fill(0);
    left[0] = shots;
    if (armor < 20) made.scene.unit('Foe').armor.fill(armor);
    return made.shots('Own').length;
  };

  rule('CBT-AI-19', 'With plenty of it any chance is taken', () => {
    expect(gunner('0803 S', 10, 8)).toBe(1); // needs 12
    expect(gunner('0803 S', 10, 7)).toBe(1); // needs 11
  });

  rule('CBT-AI-19', 'With fewer than ten shots none needs 11 or 12', () => {
    expect(gunner('0803 S', 9, 8)).toBe(0);
    expect(gunner('0803 S', 9, 7)).toBe(0);
    expect(gunner('0803 S', 9, 5)).toBe(1); // needs 9
  });

  rule('CBT-AI-19', 'A shot that needs 10 is not for sound armour', () => {
    expect(gunner('0803 S', 9, 6)).toBe(0);
    expect(gunner('0803 S', 9, 6, 2)).toBe(1);
  });
});

test('Whoever has waited long enough takes the long shot, but none that cannot hit', () => {
  const shots = (turn: number, gunnery: number) => {
    const { field, state } = veteran({
      units: {
        Own: { mech: mech('Own', { slots: { RT: ['2 x Large Laser'] } }), at: '0815 N', gunnery },
        Foe: target('0803 S'),
      },
    }).scene;
    state.turn = turn;
    return declareFire(field, state, 0, MINDS.regular.marksman).order.type;
  };
  // At long range 8 and 9 need 12 and 13.
  expect([shots(10, 8), shots(50, 8), shots(50, 9)]).toEqual(['hold', 'fire', 'hold']);
});

describe('Whom to fire at', () => {
  const shooter = mech('Shooter', { heatSinks: 20, slots: { RA: ['3 x PPC'] } });
  const plan = {
    units: {
      First: { mech: shooter, at: '0812 N' },
      Second: { mech: shooter, at: '1012 N', side: 0 as const },
      Near: { mech: mech('Near', { armor: 20 }), at: '1006 S' },
      Struck: { mech: mech('Struck', { armor: 20 }), at: '0804 S' },
    },
  };

  rule('CBT-AI-20', 'The one that others fire at, even if another is easier to hit', () => {
    const made = veteran(plan);
    expect(made.shots('Second')).toEqual([expect.stringMatching(/Near$/)]);
    const { field, state } = made.scene;
    const attack = { attacker: 0, weapon: 0, target: 3, number: 2, bin: -1, aim: -1 };
    expect(field.designs[0].weapons).toHaveLength(1);
    state.weaponAttacks = [attack, attack, attack];
    expect(made.shots('Second')).toEqual([expect.stringMatching(/Struck$/)]);
  });

  rule('CBT-AI-20', 'The one that others can fire at who have not declared yet', () => {
    const knife = mech('Knife', { heatSinks: 20, slots: { RT: ['9 x Small Laser'] } });
    const beside = (acted: boolean) =>
      veteran({
        units: { ...plan.units, Third: { mech: knife, at: '0803 S', side: 0 as const, state: { acted } } },
      });
    expect(beside(true).shots('Second')).toEqual([expect.stringMatching(/Near$/)]);
    expect(beside(false).shots('Second')).toEqual([expect.stringMatching(/Struck$/)]);
  });

  test('but not more than it takes', () => {
    const made = veteran(plan);
    const attack = { attacker: 0, weapon: 0, target: 3, number: 2, bin: -1, aim: -1 };
    made.scene.state.weaponAttacks = new Array(20).fill(attack);
    expect(made.shots('Second')).toEqual([expect.stringMatching(/Near$/)]);
  });
});

describe('One who can do nothing', () => {
  const shooter = mech('Shooter', { heatSinks: 20, slots: { RT: ['3 x PPC'], LT: ['3 x PPC'] } });
  const between = (state: object = {}, other = '1104 S') =>
    veteran({
      units: {
        Own: { mech: shooter, at: '0812 N', state },
        Out: { ...target('0806 S'), state: { knockedOut: 1 } },
        Other: target(other),
      },
    });
  /** What friends have declared: so many shots that hit half of the time, aimed at the middle. */
  const declare = (made: ReturnType<typeof between>, count: number) => {
    const attack = { attacker: 0, weapon: 0, target: 1, number: 7, bin: -1, aim: 1 } as const;
    made.scene.state.weaponAttacks = new Array(count).fill(attack);
    return made;
  };
  const targets = (made: ReturnType<typeof between>, who: 'regular' | 'veteran') => {
    const { field, state } = made.scene;
    const { order } = declareFire(field, state, 0, MINDS[who].marksman);
    return order.type === 'fire' ? order.attacks.map((attack) => attack.target) : [];
  };

  test('is fired at until it is certain to go, and then the others are', () => {
    for (const who of ['regular', 'veteran'] as const) {
      expect(targets(declare(between(), 0), who), who).toEqual([1, 1]);
      expect(targets(declare(between(), 16), who), who).toEqual([2, 2]);
    }
  });

  test('is worth no heat while others matter', () => {
    for (const who of ['regular', 'veteran'] as const) {
      const hot = { heat: 10 };
      const alone = veteran({
        units: {
          Own: { mech: shooter, at: '0812 N', state: hot },
          Out: { ...target('0806 S'), state: { knockedOut: 1 } },
        },
      });
      expect(targets(alone, who), who).toHaveLength(2);
      // Behind the bot's 'Mech, where it cannot fire.
      expect(targets(between(hot, '0815 N'), who).length, who).toBeLessThan(2);
    }
  });
});

test('Nobody risks its ammunition for a few points, and one without any minds the heat less', () => {
  const shots = (slots: readonly string[]) => {
    const own = mech('Own', { slots: { RT: ['Medium Laser'], LT: slots } });
    const made = veteran({
      units: {
        Own: { mech: own, at: '0812 N', state: { heat: 28 } },
        Foe: { ...target('0811 S', 4), state: { prone: true } },
      },
    });
    return made.shots('Own');
  };
  // From 18 to 21 heat, where ammunition goes off on 2 and 3.
  expect(shots([])).toHaveLength(1);
  expect(shots(['Ammo SRM 4'])).toHaveLength(0);
});

describe('Arms', () => {
  // The Atlas stands a level below its target: it can punch, and not kick.
  const map = (hill: string) => `
    . . . . .
    . . ${hill} . .
    . . . . .
    . . . . .`;
  const atlas = (own: string, hill: string) =>
    veteran({
      map: map(hill),
      units: { Own: { mech: STOCK_MECHS['AS7-D'], at: own }, Foe: target('0302 S') },
    });
  const lasers = (made: ReturnType<typeof atlas>) =>
    made.shots('Own').filter((shot) => /^Medium Laser [LR]A/.test(shot)).length;

  rule('CBT-AI-21', 'Next to an enemy an Atlas keeps its arms for punches and fires the rest', () => {
    const near = atlas('0303 N', '.1');
    expect(near.shots('Own').some((shot) => shot.startsWith('AC/20'))).toBe(true);
    expect(lasers(near)).toBe(0);
    expect(near.strikes('Own')).toMatchObject({ type: 'punch', arms: 'both' });
  });

  rule('CBT-AI-21', 'Farther off, or where a kick is better anyway, the arms fire', () => {
    expect(lasers(atlas('0304 N', '.1'))).toBe(2);
    const level = atlas('0303 N', '.');
    expect(level.strikes('Own')).toMatchObject({ type: 'kick' });
    expect(lasers(level)).toBe(2);
  });
});
