import { describe, expect, test } from 'vitest';
import { STOCK_MECHS } from '../../mechs/mechs.ts';
import { acted, gun, laser, veteran } from '../../testing/bot.ts';
import { mech } from '../../testing/scene.ts';

const fast = mech('Fast', { walk: 7, slots: { RA: ['Medium Laser'], LA: ['Medium Laser'] } });

describe('Friends keep together', () => {
  /** An enemy far to the north and the bot's fast 'Mech; a slow friend somewhere, or none. */
  const beside = (friend: string | null) =>
    veteran({
      units: {
        Own: { mech: fast, at: '0815 N' },
        ...(friend && { Slow: { mech: STOCK_MECHS['AS7-D'], at: friend, side: 0 as const, state: acted } }),
        Foe: { mech: laser, at: '0802 S', state: acted },
      },
    });
  /** What it is worth to run ahead instead of half as far. */
  const ahead = (friend: string | null) => {
    const at = beside(friend);
    return at.values('Own', '0806 N', 'run', 9) - at.values('Own', '0811 N', 'run', 9);
  };

  test('the slowest sets the pace: a fast Mech runs ahead of it less gladly than alone, or beside it', () => {
    expect(ahead('0816 N')).toBeLessThan(ahead(null));
    expect(ahead('0809 N')).toBeCloseTo(ahead(null));
  });

  test('and nobody leaves it behind to go elsewhere', () => {
    const at = beside('0310 N');
    const alone = beside(null);
    const away = (made: typeof at) =>
      made.values('Own', '1410 NW', 'walk', 5) - made.values('Own', '0812 N', 'walk', 5);
    expect(away(at)).toBeLessThan(away(alone));
  });

  test('single Mechs do not go in among several enemies: friends who can fire at those make the difference', () => {
    const among = (friends: readonly string[]) => {
      const others = Object.fromEntries(
        friends.map((hex, i) => [`Friend ${i}`, { mech: fast, at: hex, side: 0 as const, state: acted }]),
      );
      const at = veteran({
        units: {
          Own: { mech: fast, at: '0815 N' },
          ...others,
          West: { mech: gun, at: '0603 S', state: acted },
          Middle: { mech: gun, at: '0803 S', state: acted },
          East: { mech: gun, at: '1003 S', state: acted },
        },
      });
      return at.values('Own', '0807 N', 'run', 8);
    };
    const near = ['0509 N', '1109 N'];
    const far = ['0517 N', '1117 N'];
    expect(among(near)).toBeGreaterThan(among(far) + 1);
    // A single enemy is fought alone.
    const duel = (hex: string) =>
      veteran({
        units: {
          Own: { mech: fast, at: '0815 N' },
          Friend: { mech: fast, at: hex, side: 0 as const, state: acted },
          Foe: { mech: gun, at: '0803 S', state: acted },
        },
      }).values('Own', '0807 N', 'run', 8);
    expect(duel(near[0])).toBeCloseTo(duel(far[0]));
  });
});

describe('The opening', () => {
  const back = (turn: number) => {
    const at = veteran({
      units: { Own: { mech: laser, at: '0812 N' }, Foe: { mech: gun, at: '0801 S', state: acted } },
    });
    at.scene.state.turn = turn;
    return at.values('Own', '0814 N', 'walk', 2) - at.values('Own', '0812 N', 'still');
  };

  test('leads nobody back who has nothing to go back from', () => {
    expect(back(1)).toBeLessThan(back(4) - 2);
    expect(back(3)).toBeLessThan(back(4) - 2);
  });
});
