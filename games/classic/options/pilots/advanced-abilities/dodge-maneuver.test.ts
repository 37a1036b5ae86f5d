import { rule } from '@ironfield/conformance/rule.ts';
import { expect } from 'vitest';
import { melee } from '../../../testing-melee.ts';
import { toHit } from '../../../testing-table.ts';

const brawl = (options: object = {}) =>
  melee({
    units: {
      Wolf: { at: '0505 S', abilities: [{ name: 'dodge-maneuver' }] },
      Bear: { at: '0506 N' },
    },
    options: { 'advanced-abilities': true, ...options },
  });
const KICK = { type: 'kick', unit: 'Bear', leg: 'RL', target: 'Wolf' } as const;

rule('MT-ABIL-03', 'Who dodges strikes nobody, and physical attacks on it are 2 harder', () => {
  const game = brawl().begin(0);
  const before = game.orders;
  expect(before).toContain('dodge');
  expect(game.offers('dodge')).toEqual(['Wolf']);
  game.order({ type: 'dodge', unit: 'Wolf' });
  expect(game.orders).not.toContain('dodge');
  const { total, lines } = game.number('kick', 'Bear', 'RL', 'Wolf');
  expect(lines.find(({ rule }) => rule === 'MT-ABIL-03')).toMatchObject({ value: 2 });
  const plain = brawl().begin(1).number('kick', 'Bear', 'RL', 'Wolf').total;
  expect(total).toBe(plain + 2);
  game.order(KICK, toHit(1, 1), ['piloting', 6, 6]);
  expect(game.scene.happened('physical-attack')).toHaveLength(1);
});

rule('MT-ABIL-03', 'Who has declared before is surprised by it: the number grows, and says why', () => {
  const game = brawl().begin(1);
  game.order(KICK);
  const { number } = game.scene.state.physicalAttacks[0];
  const [low, high] = [Math.floor((number + 1) / 2), Math.ceil((number + 1) / 2)];
  // One more than it needed is not enough any more.
  game.order({ type: 'dodge', unit: 'Wolf' }, toHit(low, high), ['piloting', 6, 6]);
  const [attack] = game.scene.happened('physical-attack');
  expect(attack.hit).toBe(false);
  expect(attack.explanation).toMatchObject({ total: number + 2 });
  expect(attack.explanation.lines.at(-1)).toMatchObject({ value: 2, rule: 'MT-ABIL-03' });
});

rule('MT-ABIL-03', 'Only who could strike dodges', () => {
  const able = (state: object) => {
    const game = brawl();
    Object.assign(game.scene.unit('Wolf'), state);
    game.begin(0);
    return game.asked === '0 physical/declare' && game.orders.includes('dodge');
  };
  expect(able({})).toBe(true);
  expect([
    able({ prone: true }),
    able({ shutDown: 1 }),
    able({ knockedOut: 1 }),
    able({ busy: true }),
  ]).toEqual([false, false, false, false]);
});

rule('MT-ABIL-03', 'A bot that strikes nobody dodges, if it can', () => {
  const { field, state } = brawl().begin(0).scene;
  const idle = (unit: number) => field.plugged.idleLimbs!({ type: 'pass', unit }, field, state, unit);
  expect([idle(0), idle(1)]).toEqual([
    { type: 'dodge', unit: 0 },
    { type: 'pass', unit: 1 },
  ]);
});
