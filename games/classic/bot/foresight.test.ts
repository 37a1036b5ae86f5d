import { rule } from '@ironfield/conformance/rule.ts';
import { describe, expect } from 'vitest';
import { mech } from '../testing.ts';
import { clear, laser, veteran } from '../testing-bot.ts';

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
    const rows = clear(12, 9).split('\n');
    const map = rows.with(4, '. . . . .2 . . . . ').with(8, '. . . H H . . . . ').join('\n');
    const at = veteran({
      map,
      units: {
        Own: {
          mech: mech('Own', { armor: 20, slots: { RA: ['Medium Laser'], LA: ['Medium Laser'] } }),
          at: '0507 N',
        },
        Foe: { mech: mech('Runner', { walk: 7, slots: { RT: ['10 x AC/20', 'Ammo AC/20'] } }), at: '0401 S' },
      },
    });
    const before = JSON.stringify(at.scene.state);
    expect(at.moves('Own', false)).not.toMatchObject({ to: '0505' });
    expect(at.moves('Own')).toMatchObject({ to: '0505', facing: 0 });
    expect(JSON.stringify(at.scene.state)).toBe(before);
  });
});
