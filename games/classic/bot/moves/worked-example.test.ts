import { rule } from '@ironfield/conformance/rule.ts';
import { describe, expect } from 'vitest';
import { STOCK_MECHS } from '../../mechs/mechs.ts';
import type { OrderOf } from '../../orders.ts';
import { attackSide } from '../../rules/damage/attack-side.ts';
import { acted, clear, veteran } from '../../testing/bot.ts';
import { mech } from '../../testing/scene.ts';

describe('The worked example', () => {
  // The enemy is in 0404 and faces south; 0405, right before it, is C, the woods.
  const map = clear(12, 9).split('\n').with(4, '. . . l . . . . . ').join('\n');
  const meet = (foe: ReturnType<typeof mech>) => {
    const at = veteran({
      map,
      units: {
        Own: { mech: STOCK_MECHS['TBT-5N'], at: '0409 N' },
        Foe: { mech: foe, at: '0404 S', state: acted },
      },
    });
    at.scene.unit('Own').shots.fill(0);
    const order = at.moves('Own') as OrderOf<'move'>;
    const { field, state } = at.scene;
    return { order, side: attackSide(field, state, at.scene.cell(order.to), at.scene.index('Foe')) };
  };

  rule('CBT-AI-16', 'Face to face from the woods with a weak enemy', () => {
    const { order, side } = meet(
      mech('Weak', { armor: 2, slots: { RA: ['Small Laser'], RT: ['4 x Small Laser (R)'] } }),
    );
    expect(order).toMatchObject({ type: 'move', mode: 'walk', to: '0405', facing: 0 });
    expect(side).toBe('front');
  });

  rule('CBT-AI-16', 'Round a strong one at a run, to where its front is not', () => {
    const { order, side } = meet(STOCK_MECHS['AWS-8Q']);
    expect(order).toMatchObject({ type: 'move', mode: 'run' });
    expect(side).not.toBe('front');
  });
});
