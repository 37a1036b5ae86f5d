import { rule } from '@ironfield/conformance/rule.ts';
import { describe, expect } from 'vitest';
import { STOCK_MECHS } from '../mechs/mechs.ts';
import { mech, type Scene } from '../testing.ts';
import { acted, type laser, veteran } from '../testing-bot.ts';

describe('The worked example', () => {
  // B is the enemy's hex; C the woods before it, D the hex behind it.
  const map = `
    . . . . . . .
    . . . . . . .
    . . . . . . .
    . . . . . . .
    . . . . . . .
    . . . l . . .
    . . . . . . .
    . . . . . . .
    . . . . . . .`;
  const trebuchet = STOCK_MECHS['TBT-5N'];
  const meet = (foe: typeof laser): { at: ReturnType<typeof veteran>; scene: Scene } => {
    const at = veteran({
      map,
      units: { Own: { mech: trebuchet, at: '0408 N' }, Foe: { mech: foe, at: '0405 S', state: acted } },
    });
    at.scene.unit('Own').shots.fill(0);
    return { at, scene: at.scene };
  };

  rule('CBT-AI-16', 'Face to face from the woods with a weak enemy, round a strong one', () => {
    const weak = meet(mech('Weak', { armor: 2, slots: { RA: ['Small Laser'] } })).at;
    const strong = meet(STOCK_MECHS['AWS-8Q']).at;
    const [woods, behind] = ['0406 N', '0404 S'];
    const gain = (at: typeof weak) => at.values('Own', behind, 'run', 5) - at.values('Own', woods, 'walk', 3);
    expect(gain(strong)).toBeGreaterThan(0);
    expect(gain(strong)).toBeGreaterThan(gain(weak));
  });
});
