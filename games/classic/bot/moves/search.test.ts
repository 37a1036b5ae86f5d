import { rule } from '@ironfield/conformance/rule.ts';
import { DIRECTIONS } from '@ironfield/hex/coordinates.ts';
import { describe, expect, test } from 'vitest';
import { STOCK_MECHS } from '../../mechs/mechs.ts';
import { acted, clear, gun, laser, unarmed, veteran } from '../../testing/bot.ts';
import { mech } from '../../testing/scene.ts';
import { ceiling, evasionOf, judge, survey } from '../outlook/outlook.ts';

describe('How to move', () => {
  const far = veteran({
    units: { Own: { mech: laser, at: '0812 N' }, Foe: { mech: gun, at: '0804 S', state: acted } },
  });
  rule('CBT-AI-04', 'Hexes count in steps: 3 before 2, 5 before 4, 7 before 6, 10 before 9', () => {
    const worth = (hexes: number) => far.values('Own', '0812 N', 'run', hexes);
    for (const step of [3, 5, 7, 10]) expect(worth(step), String(step)).toBeGreaterThan(worth(step - 1));
    for (const idle of [2, 4, 6, 8, 9])
      expect(worth(idle), String(idle)).toBeLessThanOrEqual(worth(idle - 1));
  });

  rule('CBT-AI-04', 'A Spider that jumps 7 or 8 hexes gives every attack +4', () => {
    expect([6, 7, 8].map((hexes) => evasionOf(far.scene.field, 'jump', hexes))).toEqual([3, 4, 4]);
  });

  rule(
    'CBT-AI-05',
    'Of the ways to the same place the gentlest: walking before running before jumping',
    () => {
      const at = veteran({
        units: {
          Own: {
            mech: mech('Jumper', { slots: { RA: ['Medium Laser'], LT: ['4 x Jump Jet'] } }),
            at: '0810 N',
          },
          Foe: { mech: laser, at: '0806 S', state: acted },
        },
      });
      const worth = (mode: 'walk' | 'run' | 'jump') => at.values('Own', '0809 N', mode, 1);
      expect(worth('walk')).toBeGreaterThan(worth('run'));
      expect(worth('run')).toBeGreaterThan(worth('jump'));
    },
  );

  rule(
    'CBT-AI-05',
    'Standing still pays in cover or far away; otherwise at least three hexes are walked',
    () => {
      const strong = mech('Strong', { heatSinks: 30, slots: { RT: ['10 x AC/20', 'Ammo AC/20'] } });
      const at = (map: string, own: string) =>
        veteran({
          map,
          units: {
            Own: { mech: laser, at: own },
            Foe: { mech: strong, gunnery: 5, at: '0201 S', state: acted },
          },
        });
      const worth = (map: string, hex: string) => {
        const own = at(map, `${hex} N`);
        return own.values('Own', `${hex} N`, 'walk', 3) - own.values('Own', `${hex} N`, 'still');
      };
      const open = clear(14, 3);
      expect(worth(open, '0206')).toBeGreaterThan(0);
      expect(worth(open, '0212')).toBeLessThan(worth(open, '0206'));
      const woods = open.split('\n').with(5, '. H . ').join('\n');
      expect(worth(woods, '0206')).toBeLessThan(worth(open, '0206'));
    },
  );

  rule('CBT-AI-05', 'A jump to attack is for the back of the target', () => {
    const jumper = mech('Jumper', {
      tons: 50,
      walk: 5,
      heatSinks: 16,
      slots: { RA: ['Medium Laser'], LA: ['Medium Laser'], LT: ['3 x Jump Jet'], RT: ['2 x Jump Jet'] },
    });
    const at = veteran({
      units: { Own: { mech: jumper, at: '0808 N' }, Foe: { mech: gun, at: '0806 S', state: acted } },
    });
    expect(at.values('Own', '0805 S', 'jump', 3)).toBeGreaterThan(at.values('Own', '0807 N', 'walk', 1));
    expect(at.values('Own', '0807 N', 'walk', 1)).toBeGreaterThan(at.values('Own', '0807 N', 'jump', 1));
  });

  rule(
    'CBT-AI-06',
    'Who has nothing to fire jumps rather than runs, and runs rather than walks, into cover',
    () => {
      const map = clear(10, 9).replace(/^((?:.*\n){6})(. . . )\. /, '$1$2H ');
      const at = veteran({
        map,
        units: { Own: { mech: unarmed, at: '0410 N' }, Foe: { mech: gun, at: '0401 S', state: acted } },
      });
      const worth = (mode: 'walk' | 'run' | 'jump', hexes: number) => at.values('Own', '0407 N', mode, hexes);
      expect(worth('jump', 5)).toBeGreaterThan(worth('run', 5));
      expect(worth('run', 5)).toBeGreaterThan(worth('walk', 3));
      expect(worth('run', 3)).toBeGreaterThan(at.values('Own', '0507 N', 'run', 3));
    },
  );
});

test('No facing anywhere is worth more than the bound by which places are left out', () => {
  const at = veteran({
    map: `
      . . l . . H .
      . .2 . ~1 . . .
      . l . . . .1 .
      . . . H . . .
      . .2 .1 . l . .
      . . . . . . .
      . . l . . r .`,
    units: {
      Own: { mech: STOCK_MECHS['AS7-D'], at: '0407 N' },
      Far: { mech: gun, at: '0101 SE', state: acted },
      Near: { mech: laser, at: '0404 S' },
      Behind: { mech: STOCK_MECHS['DRG-1N'], at: '0705 NW', state: acted },
    },
  });
  const outlook = at.outlook('Own');
  let nearest = Infinity;
  for (let cell = 0; cell < outlook.field.board.size; cell++) {
    survey(outlook, cell, 'walk', 2);
    const bound = ceiling(outlook);
    for (const facing of DIRECTIONS) nearest = Math.min(nearest, bound - judge(outlook, facing));
  }
  expect(nearest).toBeGreaterThanOrEqual(0);
  expect(nearest).toBeLessThan(1);
});
