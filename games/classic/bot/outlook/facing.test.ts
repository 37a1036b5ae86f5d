import { rule } from '@ironfield/conformance/rule.ts';
import { cellOf } from '@ironfield/hex/board.ts';
import { DIRECTIONS, type Facing } from '@ironfield/hex/coordinates.ts';
import { randomFrom } from '@ironfield/kernel/random.ts';
import { describe, expect, test } from 'vitest';
import { MINDS } from '../../bot.ts';
import { Mover } from '../../rules/movement/mover.ts';
import { arcOf } from '../../rules/sight/arcs.ts';
import { acted, clear, gun, laser, unarmed, veteran } from '../../testing/bot.ts';
import { mech } from '../../testing/scene.ts';
import { moveOrder } from '../moves/moves.ts';
import { Search } from '../moves/search.ts';

/** The facings that are possible, a bit each. */
const NORTH = 1;

describe('Facing', () => {
  rule('CBT-AI-11', 'The target stays in arc, and the sound side takes the fire', () => {
    const at = veteran({
      units: { Own: { mech: laser, at: '0808 N' }, Foe: { mech: gun, at: '0804 S', state: acted } },
    });
    expect(at.facing('Own', '0808')).toBe('N');
    // Two enemies ahead, one to each side: with its left side open it turns that away from the one that still sees it.
    const flanked = (open: readonly number[]) => {
      const made = veteran({
        units: {
          Own: { mech: mech('Mute', { armor: 20 }), at: '0808 N' },
          West: { mech: gun, at: '0408 NE', state: acted },
          East: { mech: gun, at: '1208 NW', state: acted },
        },
      });
      for (const facing of open) made.scene.unit('Own').armor[facing] = 0;
      return made.facing('Own', '0808');
    };
    const [LT, RT, LA, RA, LL, RL] = [2, 3, 4, 5, 6, 7];
    expect(flanked([LT, LA, LL])).not.toBe(flanked([RT, RA, RL]));
  });

  rule('CBT-AI-11', 'Attacks come from the side that is open, and from behind', () => {
    const thinBehind = mech('Mute', { armor: { CT: [10, 4], LT: [10, 4], RT: [10, 4] } });
    const at = veteran({
      units: { Own: { mech: laser, at: '0812 N' }, Foe: { mech: thinBehind, at: '0807 N', state: acted } },
    });
    expect(at.values('Own', '0810 N', 'walk', 2)).toBeGreaterThan(at.values('Own', '0804 S', 'walk', 2));
    const [left, right] = ['0509 NE', '1109 NW'];
    expect(at.values('Own', left, 'walk', 3)).toBeCloseTo(at.values('Own', right, 'walk', 3), 1);
    for (const facing of [2, 4, 6]) at.scene.unit('Foe').armor[facing] = 0;
    expect(at.values('Own', left, 'walk', 3)).toBeGreaterThan(at.values('Own', right, 'walk', 3) + 0.1);
  });

  rule('CBT-AI-12', 'Of equals the way with less effort', () => {
    const at = veteran({
      map: clear(12, 7),
      units: { Own: { mech: laser, at: '0409 N' }, Foe: { mech: mech('Mute'), at: '0403 S', state: acted } },
    });
    const [west, east] = [at.scene.cell('0305'), at.scene.cell('0505')];
    const chosen = (mpWest: number, mpEast: number) => {
      const search = new Search(at.outlook('Own'), 2);
      search.consider(west, 'walk', { facings: NORTH, hexes: 4, spent: mpWest });
      search.consider(east, 'walk', { facings: NORTH, hexes: 4, spent: mpEast });
      return search.found[0].cell;
    };
    expect(chosen(4, 6)).toBe(west);
    expect(chosen(6, 4)).toBe(east);
  });

  test('with nothing to choose between the facings, the enemy is ahead', () => {
    for (const [place, facing] of [
      ['0805', 'S'],
      ['0815', 'N'],
    ]) {
      const at = veteran({
        units: { Own: { mech: mech('Mute'), at: `${place} N` }, Foe: { mech: mech('Mute'), at: '0810 S' } },
      });
      expect(at.facing('Own', place)).toBe(facing);
    }
  });
});

describe('Wherever a Mech goes', () => {
  test('it looks at the enemy, rather than being a hex or two farther off', () => {
    const at = veteran({
      units: { Own: { mech: unarmed, at: '0808 N' }, Foe: { mech: gun, at: '0803 S', state: acted } },
    });
    const turned = at.values('Own', '0814 S', 'run', 6);
    expect(at.values('Own', '0814 N', 'run', 6)).toBeGreaterThan(turned + 2);
  });

  test('a regular bot does not turn its back on the only enemy, however it wavers', () => {
    const { field, state } = veteran({
      units: { Own: { mech: laser, at: '0812 N' }, Foe: { mech: laser, at: '0803 S', state: acted } },
    }).scene;
    for (let seed = 0; seed < 20; seed++) {
      const order = moveOrder(field, state, 0, MINDS.regular.eye, randomFrom(`facing ${seed}`));
      if (order.type !== 'move' && order.type !== 'jump') continue;
      const cell = cellOf(field.board, order.to);
      const free = new Mover(field, state, 0, false);
      const mode = order.type === 'move' ? order.mode : 'walk';
      const sees = (facing: Facing) => arcOf(field, cell, facing, state.units[1].hex) === 'forward';
      const couldSee = DIRECTIONS.some((facing) => free.costOf(mode, cell, facing) >= 0 && sees(facing));
      expect(sees(order.facing) || !couldSee, `${order.to}, seed ${seed}`).toBe(true);
    }
  });
});
