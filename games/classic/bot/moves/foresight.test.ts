import { rule } from '@ironfield/conformance/rule.ts';
import { describe, expect } from 'vitest';
import { acted, clear, laser, veteran } from '../../testing/bot.ts';
import { mech } from '../../testing/scene.ts';

describe('Looking ahead', () => {
  rule('CBT-AI-03', 'One who can be flanked wants no woods behind its back', () => {
    const map = `
      . . . . . . .
      . . . . . . .
      . . . . . . .
      . l . . . l .
      . l . . . . .
      . . . . . . .`;
    const at = veteran({
      map,
      units: { Own: { mech: laser, at: '0406 N' }, Foe: { mech: laser, at: '0401 S' } },
    });
    expect(at.values('Own', '0604 N', 'walk', 2)).toBeGreaterThan(at.values('Own', '0204 N', 'walk', 2));
    at.scene.unit('Foe').acted = true;
    expect(at.values('Own', '0604 N', 'walk', 2)).toBeCloseTo(at.values('Own', '0204 N', 'walk', 2), 1);
  });

  rule('CBT-AI-03', 'A place that seems good is not taken if the enemy can still come round it', () => {
    const map = clear(12, 9).split('\n').with(4, '. . . . .2 . . . . ').join('\n');
    const own = mech('Short', { armor: 20, slots: { RT: ['8 x Small Laser'] } });
    const runner = mech('Runner', { walk: 7, slots: { RT: ['10 x AC/20', 'Ammo AC/20'] } });
    const against = (state: object) =>
      veteran({
        map,
        units: { Own: { mech: own, at: '0507 N' }, Foe: { mech: runner, at: '0401 S', state } },
      });
    const behindTheHill = { to: '0506', facing: 0 };
    expect(against(acted).moves('Own')).toMatchObject(behindTheHill);
    const at = against({});
    const before = JSON.stringify(at.scene.state);
    const { to } = at.moves('Own', false) as { to: string };
    const order = at.moves('Own');
    expect(order).not.toMatchObject(behindTheHill);
    expect(order).not.toMatchObject({ to });
    expect(JSON.stringify(at.scene.state)).toBe(before);
  });
});
