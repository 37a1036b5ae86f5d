import { rule } from '@ironfield/conformance/rule.ts';
import type { OptionValues } from '@ironfield/kernel/state.ts';
import { expect } from 'vitest';
import { melee } from '../../../testing/melee.ts';
import { mech, type Sheet } from '../../../testing/scene.ts';
import { location, toHit } from '../../../testing/table.ts';

const specialist = (state: Partial<Sheet> = {}, options: OptionValues = {}) =>
  melee({
    units: {
      Wolf: { at: '0505 S', state, abilities: [{ name: 'melee-specialist' }] },
      Bear: { mech: mech('Bear', { armor: 20 }), at: '0506 N', state },
    },
    options: { 'advanced-abilities': true, ...options },
  });

const KICK = { type: 'kick', unit: 'Wolf', leg: 'RL', target: 'Bear' } as const;

rule('MT-ABIL-06', 'A Melee Specialist does 1 point more with every physical attack that does damage', () => {
  const game = specialist().begin(0);
  game.order(KICK);
  game.pass('Bear', toHit(6, 6), location(1), ['piloting', 6, 6]);
  // 50 tons: 10 points, and 1 more.
  expect(game.damage('Bear')).toBe(11);
  const pushed = specialist().begin(0);
  pushed.order({ type: 'push', unit: 'Wolf', target: 'Bear' });
  expect(pushed.scene.state.physicalAttacks[0].damage).toBe(0);
  const other = specialist().begin(1);
  other.order({ type: 'kick', unit: 'Bear', leg: 'RL', target: 'Wolf' });
  expect(other.scene.state.physicalAttacks[0].damage).toBe(10);
});

rule('MT-ABIL-06', 'It is there before a glancing half is taken', () => {
  const game = specialist({}, { 'glancing-blows': true });
  Object.assign(game.scene.unit('Wolf'), { piloting: 6 });
  game.begin(0);
  const needed = game.number('kick', 'Wolf', 'RL', 'Bear').total;
  game.order(KICK);
  game.pass('Bear', toHit(Math.min(6, needed - 1), Math.max(1, needed - 6)), location(1), ['piloting', 6, 6]);
  expect(game.damage('Bear')).toBe(5);
});

rule('MT-ABIL-06', 'The modifier for own movement is 1 less, but never below 0', () => {
  const lines = (mode: Sheet['mode']) =>
    specialist({ mode, hexesMoved: 1 })
      .begin(0)
      .number('kick', 'Wolf', 'RL', 'Bear')
      .lines.filter(({ rule }) => rule === 'MT-ABIL-06')
      .map(({ value }) => value);
  expect([lines('still'), lines('walk'), lines('run'), lines('jump')]).toEqual([[], [-1], [-1], [-1]]);
});
