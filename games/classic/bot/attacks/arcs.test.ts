import { rule } from '@ironfield/conformance/rule.ts';
import { describe, expect } from 'vitest';
import { acted, veteran } from '../../testing/bot.ts';
import { mech } from '../../testing/scene.ts';

describe('Arcs', () => {
  rule('CBT-AI-17', 'The safe hex lies between the rear and the side of the arm without a gun', () => {
    const armed = (arm: 'LA' | 'RA') => mech('Armed', { heatSinks: 20, slots: { [arm]: ['3 x PPC'] } });
    const taken = (arm: 'LA' | 'RA', place: string) => {
      const at = veteran({
        units: {
          Own: { mech: mech('Mute'), at: '0112 N' },
          Foe: { mech: armed(arm), at: '0808 N', state: acted },
        },
      });
      return at.values('Own', place, 'walk', 3);
    };
    // North is ahead of the Foe: 0909 lies to its right rear at two hexes, 0709 to its left rear.
    expect(taken('LA', '0910 NW')).toBeGreaterThan(taken('LA', '0710 NE') + 0.5);
    expect(taken('RA', '0710 NE')).toBeGreaterThan(taken('RA', '0910 NW') + 0.5);
  });
});
