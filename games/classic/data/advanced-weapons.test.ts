import { rule } from '@ironfield/conformance/rule.ts';
import { type Explanation, explain } from '@ironfield/kernel/explanation.ts';
import { describe, expect, test } from 'vitest';
import type { RuleId } from '../rule-index.ts';
import { weaponToHit } from '../rules/fire/to-hit.ts';
import { mech, scene } from '../testing/scene.ts';
import { ADVANCED_WEAPONS } from './advanced-weapons.ts';
import { isDirectFire, WEAPONS } from './equipment.ts';

// name: level, heat, damage, missiles, minimum, short, medium, long, tons, slots, shots, to-hit
const INNER_SPHERE = `
ER Large Laser      2 12  8  0 0 7 14 19  5   2  0  0
ER Medium Laser     2  5  5  0 0 4  8 12  1   1  0  0
ER Small Laser      2  2  3  0 0 2  4  5  0.5 1  0  0
ER PPC              2 15 10  0 0 7 14 23  7   3  0  0
Large Pulse Laser   2 10  9  0 0 3  7 10  7   2  0 -2
Medium Pulse Laser  2  4  6  0 0 2  4  6  2   1  0 -2
Small Pulse Laser   2  2  3  0 0 1  2  3  1   1  0 -2
Gauss Rifle         2  1 15  0 2 7 15 22 15   7  8  0
Light Gauss Rifle   2  1  8  0 3 8 17 25 12   5 16  0
Heavy Gauss Rifle   2  2 25  0 4 6 13 20 18  11  4  0
LB 2-X AC           2  1  2  0 4 9 18 27  6   4 45  0
LB 5-X AC           2  1  5  0 3 7 14 21  8   5 20  0
LB 10-X AC          2  2 10  0 0 6 12 18 11   6 10  0
LB 20-X AC          2  6 20  0 0 4  8 12 14  11  5  0
Ultra AC/2          2  1  2  0 3 8 17 25  7   3 45  0
Ultra AC/5          2  1  5  0 2 6 13 20  9   5 20  0
Ultra AC/10         2  4 10  0 0 6 12 18 13   7 10  0
Ultra AC/20         2  8 20  0 0 3  7 10 15  10  5  0
Rotary AC/2         2  1  2  0 0 6 12 18  8   3 45  0
Rotary AC/5         2  1  5  0 0 5 10 15 10   6 20  0
MRM 10              2  4  1 10 0 3  8 15  3   2 24  1
MRM 20              2  6  1 20 0 3  8 15  7   3 12  1
MRM 30              2 10  1 30 0 3  8 15 10   5  8  1
MRM 40              2 12  1 40 0 3  8 15 12   7  6  1
Rocket Launcher 10  2  3  1 10 0 5 11 18  0.5 1  1  1
Rocket Launcher 15  2  4  1 15 0 4  9 15  1   2  1  1
Rocket Launcher 20  2  5  1 20 0 3  7 12  1.5 3  1  1
Streak SRM 2        2  2  2  2 0 3  6  9  1.5 1 50  0
Streak SRM 4        2  3  2  4 0 3  6  9  3   1 25  0
Streak SRM 6        2  4  2  6 0 3  6  9  4.5 2 15  0
LRT 5               2  2  1  5 6 7 14 21  2   1 24  0
LRT 10              2  4  1 10 6 7 14 21  5   2 12  0
LRT 15              2  5  1 15 6 7 14 21  7   3  8  0
LRT 20              2  6  1 20 6 7 14 21 10   5  6  0
SRT 2               2  2  2  2 0 3  6  9  1   1 50  0
SRT 4               2  3  2  4 0 3  6  9  2   1 25  0
SRT 6               2  4  2  6 0 3  6  9  3   2 15  0
Narc                2  0  0  1 0 3  6  9  3   2  6  0
Improved Narc       2  0  0  1 0 4  9 15  5   3  4  0
TAG                 2  0  0  0 0 5  9 15  1   1  0  0
Large X-Pulse Laser 3 14  9  0 0 5 10 15  7   2  0 -2
Medium X-Pulse Laser 3 6  6  0 0 3  6  9  2   1  0 -2
Small X-Pulse Laser 3  3  3  0 0 2  4  5  1   1  0 -2
Heavy Flamer        3  5  4  0 0 2  4  6  1   1 10  0
Light AC/2          3  1  2  0 0 6 12 18  4   1 45  0
Light AC/5          3  1  5  0 0 5 10 15  5   2 20  0
Long Tom Cannon     3 20 20  0 4 6 13 20 20  15  5  0
Sniper Cannon       3 10 10  0 2 4  8 12 15  10 10  0
Thumper Cannon      3  6  5  0 3 4  9 14 10   7 20  0
Thunderbolt 5       3  3  5  1 5 6 12 18  3   1 12  0
Thunderbolt 10      3  5 10  1 5 6 12 18  7   2  6  0
Thunderbolt 15      3  7 15  1 5 6 12 18 11   3  4  0
Thunderbolt 20      3  8 20  1 5 6 12 18 15   5  3  0`;

const CLAN = `
ER Large Laser       2 12 10  0 0 8 15 25  4    1   0  0
ER Medium Laser      2  5  7  0 0 5 10 15  1    1   0  0
ER Small Laser       2  2  5  0 0 2  4  6  0.5  1   0  0
ER Micro Laser       2  1  2  0 0 1  2  4  0.25 1   0  0
Flamer               2  3  2  0 0 1  2  3  0.5  1   0  0
ER PPC               2 15 15  0 0 7 14 23  6    2   0  0
Heavy Large Laser    2 18 16  0 0 5 10 15  4    3   0  1
Heavy Medium Laser   2  7 10  0 0 3  6  9  1    2   0  1
Heavy Small Laser    2  3  6  0 0 1  2  3  0.5  1   0  1
Large Pulse Laser    2 10 10  0 0 6 14 20  6    2   0 -2
Medium Pulse Laser   2  4  7  0 0 4  8 12  2    1   0 -2
Small Pulse Laser    2  2  3  0 0 2  4  6  1    1   0 -2
Micro Pulse Laser    2  1  3  0 0 1  2  3  0.5  1   0 -2
Gauss Rifle          2  1 15  0 2 7 15 22 12    6   8  0
LB 2-X AC            2  1  2  0 4 10 20 30 5    3  45  0
LB 5-X AC            2  1  5  0 3 8 15 24  7    4  20  0
LB 10-X AC           2  2 10  0 0 6 12 18 10    5  10  0
LB 20-X AC           2  6 20  0 0 4  8 12 12    9   5  0
Ultra AC/2           2  1  2  0 2 9 18 27  5    2  45  0
Ultra AC/5           2  1  5  0 0 7 14 21  7    3  20  0
Ultra AC/10          2  3 10  0 0 6 12 18 10    4  10  0
Ultra AC/20          2  7 20  0 0 4  8 12 12    8   5  0
Flamer (Vehicle)     2  3  2  0 0 1  2  3  0.5  1  20  0
Heavy Machine Gun    2  0  3  0 0 1  2  2  0.5  1 100  0
Machine Gun          2  0  2  0 0 1  2  3  0.25 1 200  0
Light Machine Gun    2  0  1  0 0 2  4  6  0.25 1 200  0
ATM 3                2  2  2  3 4 5 10 15  1.5  2  20  0
ATM 6                2  4  2  6 4 5 10 15  3.5  3  10  0
ATM 9                2  6  2  9 4 5 10 15  5    4   7  0
ATM 12               2  8  2 12 4 5 10 15  7    5   5  0
LRM 5                2  2  1  5 0 7 14 21  1    1  24  0
LRM 10               2  4  1 10 0 7 14 21  2.5  1  12  0
LRM 15               2  5  1 15 0 7 14 21  3.5  2   8  0
LRM 20               2  6  1 20 0 7 14 21  5    4   6  0
SRM 2                2  2  2  2 0 3  6  9  0.5  1  50  0
SRM 4                2  3  2  4 0 3  6  9  1    1  25  0
SRM 6                2  4  2  6 0 3  6  9  1.5  1  15  0
Streak SRM 2         2  2  2  2 0 4  8 12  1    1  50  0
Streak SRM 4         2  3  2  4 0 4  8 12  2    1  25  0
Streak SRM 6         2  4  2  6 0 4  8 12  3    2  15  0
LRT 5                2  2  1  5 0 7 14 21  1    1  24  0
LRT 10               2  4  1 10 0 7 14 21  2.5  1  12  0
LRT 15               2  5  1 15 0 7 14 21  3.5  2   8  0
LRT 20               2  6  1 20 0 7 14 21  5    4   6  0
SRT 2                2  2  2  2 0 3  6  9  0.5  1  50  0
SRT 4                2  3  2  4 0 3  6  9  1    1  25  0
SRT 6                2  4  2  6 0 3  6  9  1.5  1  15  0
Narc                 2  0  0  1 0 4  8 12  2    1   6  0
TAG                  2  0  0  0 0 5  9 15  1    1   0  0
Light TAG            2  0  0  0 0 3  6  9  0.5  1   0  0
ER Large Pulse Laser 3 13 10  0 0 7 15 23  6    3   0 -1
ER Medium Pulse Laser 3 6  7  0 0 5  9 14  2    2   0 -1
ER Small Pulse Laser 3  3  5  0 0 2  4  6  1.5  1   0 -1
Streak LRM 5         3  2  1  5 0 7 14 21  2    1  24  0
Streak LRM 10        3  4  1 10 0 7 14 21  5    2  12  0
Streak LRM 15        3  5  1 15 0 7 14 21  7    3   8  0
Streak LRM 20        3  6  1 20 0 7 14 21 10    5   6  0`;

const rows = (table: string): string[] => table.trim().replace(/ +/g, ' ').split('\n');

function listed(tech: 'Inner Sphere' | 'Clan'): string[] {
  return ADVANCED_WEAPONS.filter((weapon) => weapon.tech === tech).map((weapon) => {
    const { name, level, heat, damage, cluster, min, short, medium, long, halfTons, slots, shots } = weapon;
    return [
      tech === 'Clan' ? name.replace('Clan ', '') : name,
      ...[level, heat, damage, cluster, min, short, medium, long, halfTons / 2, slots, shots, weapon.toHit],
    ].join(' ');
  });
}

/** The number of a weapon of a gunner 3 hexes away. */
function numberOf(name: string, computer = false, ammunition = 0): Explanation {
  const made = scene({
    map: '.\n'.repeat(8),
    units: {
      Gun: { at: '0101 S', mech: mech('Gun', { slots: { LT: ['Medium Laser', '2 x Ammo SRM 2'] } }) },
      Mark: { at: '0104' },
    },
  });
  const [own, other] = made.field.designs;
  const weapons = [{ ...own.weapons[0], type: typeOf(name), bins: ammunition === 0 ? [] : [1, 0] }];
  // The first bin that has any is the one that is fired.
  const bins = [{ ...own.bins[0], toHit: 5 }, own.bins[0], { ...own.bins[0] }].map((bin, index) =>
    index === 1 ? { ...bin, toHit: ammunition } : bin,
  );
  const field = {
    ...made.field,
    designs: [{ ...own, weapons, bins, hasTargetingComputer: computer }, other],
  };
  const shot = { attacker: 0, weapon: 0, target: 1, twist: 0, secondary: 0, aim: -1 } as const;
  return explain<RuleId>((tally) => weaponToHit(tally, field, made.state, shot));
}

const typeOf = (name: string) => [...WEAPONS, ...ADVANCED_WEAPONS].find((type) => type.name === name)!;

/** What it adds to a Gunnery Skill of 4 and the range. */
function modifier(name: string, computer = false, ammunition = 0): number {
  const { short, medium } = typeOf(name);
  const range = 3 <= short ? 0 : 3 <= medium ? 2 : 4;
  return numberOf(name, computer, ammunition).total - 4 - range;
}

describe('weapons of Levels 2 and 3', () => {
  rule('MT-TABLE-01', 'The table of the Inner Sphere', () => {
    expect(listed('Inner Sphere')).toEqual(rows(INNER_SPHERE));
  });

  rule('MT-TABLE-02', 'The table of the Clans', () => {
    expect(listed('Clan')).toEqual(rows(CLAN));
  });

  test('no two have the same name, nor that of a weapon of the introductory rules', () => {
    const names = [...WEAPONS, ...ADVANCED_WEAPONS].map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });

  rule('MT-TABLE-01', 'A pulse laser is 2 easier, a rocket 1 harder', () => {
    expect(modifier('Medium Pulse Laser')).toBe(-2);
    expect(modifier('Rocket Launcher 15')).toBe(1);
    expect(modifier('ER Medium Laser')).toBe(0);
  });

  rule('MT-TABLE-02', 'A Clan ER pulse laser is 1 easier, a heavy laser 1 harder', () => {
    expect(modifier('Clan ER Small Pulse Laser')).toBe(-1);
    expect(modifier('Clan Heavy Large Laser')).toBe(1);
  });

  rule('MT-BASE-06', 'A targeting computer is −1 for what fires straight at its target', () => {
    const helped = ['Medium Laser', 'Gauss Rifle', 'AC/10', 'ER PPC', 'LB 10-X AC'];
    expect(helped.map((name) => modifier(name, true))).toEqual([-1, -1, -1, -1, -1]);
    expect(modifier('Clan Medium Pulse Laser', true)).toBe(-3);
    const others = ['Flamer', 'Machine Gun', 'SRM 6', 'Clan LRM 10', 'Clan Heavy Machine Gun', 'TAG'];
    for (const name of others) {
      expect(isDirectFire(typeOf(name))).toBe(false);
    }
  });

  rule(
    ['MT-TABLE-01', 'MT-TABLE-02', 'MT-BASE-06'],
    'A number tells what of it is the weapon, and why',
    () => {
      const lines = (...weapon: Parameters<typeof numberOf>) =>
        numberOf(...weapon)
          .lines.filter(({ rule: id }) => id.startsWith('MT-'))
          .map(({ value, reason, rule: id }) => `${value} ${reason} (${id})`);
      expect(lines('Medium Pulse Laser')).toEqual(['-2 Medium Pulse Laser (MT-TABLE-01)']);
      expect(lines('Clan Heavy Large Laser')).toEqual(['1 Clan Heavy Large Laser (MT-TABLE-02)']);
      // What a weapon does not change is no line.
      expect(lines('Medium Laser', true)).toEqual(['-1 Targeting computer (MT-BASE-06)']);
      expect(lines('LB 10-X AC', true, -1)).toEqual(['-1 Cluster ammunition (MT-BASE-06)']);
      expect(lines('LB 10-X AC')).toEqual([]);
    },
  );

  rule('MT-BASE-06', 'Cluster ammunition of an LB-X autocannon is −1, and no computer helps it', () => {
    expect(modifier('LB 10-X AC', false, -1)).toBe(-1);
    expect(modifier('LB 10-X AC', true, -1)).toBe(-1);
    // Only those autocannons fire such ammunition.
    expect(modifier('Ultra AC/10', false, -1)).toBe(0);
  });
});
