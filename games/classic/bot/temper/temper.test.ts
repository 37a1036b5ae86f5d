import { rule } from '@ironfield/conformance/rule.ts';
import { describe, expect } from 'vitest';
import { laser, veteran } from '../../testing/bot.ts';
import { mech } from '../../testing/scene.ts';
import { postureOf } from './temper.ts';

describe('Posture', () => {
  const pair = { Own: { mech: laser, at: '0810 N' }, Foe: { mech: laser, at: '0806 S' } };
  rule('CBT-AI-01', 'Defensive without the Initiative, offensive with it, neutral for the stronger', () => {
    const posture = (units: Parameters<typeof veteran>[0]['units'], winner: 0 | 1) => {
      const { field, state } = veteran({ units }, winner).scene;
      return postureOf(field, state, 0);
    };
    expect(posture(pair, 0)).toBe('offensive');
    expect(posture(pair, 1)).toBe('defensive');
    expect(posture({ ...pair, More: { mech: laser, at: '0111 N', side: 0 } }, 1)).toBe('neutral');
    const heavy = mech('Heavy', { tons: 80, slots: { RA: ['Medium Laser'] } });
    expect(posture({ ...pair, Own: { mech: heavy, at: '0810 N' } }, 1)).toBe('neutral');
  });

  rule('CBT-AI-01', 'Who has lost the Initiative minds the enemy more, above all if light and fast', () => {
    const mind = (file: typeof laser, winner: 0 | 1) =>
      veteran({ units: { ...pair, Own: { mech: file, at: '0810 N' } } }, winner).outlook('Own').self.mood
        .caution;
    expect(mind(laser, 1)).toBeGreaterThan(mind(laser, 0));
    const light = mech('Light', { tons: 30, walk: 7, slots: { RA: ['Medium Laser'] } });
    expect(mind(light, 1) / mind(light, 0)).toBeGreaterThan(mind(laser, 1) / mind(laser, 0));
  });
});
