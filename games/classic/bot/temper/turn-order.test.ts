import { rule } from '@ironfield/conformance/rule.ts';
import { expect } from 'vitest';
import { STOCK_MECHS } from '../../mechs/mechs.ts';
import { veteran } from '../../testing/bot.ts';
import { mech } from '../../testing/scene.ts';
import { firstToMove } from './turn-order.ts';

const side = 0 as const;
const quick = mech('Quick', { walk: 7, slots: { LT: ['7 x Jump Jet'], RA: ['Medium Laser'] } });

rule('CBT-AI-02', 'The helpless, the nested, the prone, the distant, the slow, then the fast', () => {
  const { scene } = veteran({
    units: {
      Quick: { mech: quick, at: '0808 N', side },
      Fast: { mech: mech('Fast', { walk: 6 }), at: '0708 N', side },
      Slow: { mech: mech('Slow', { walk: 3 }), at: '0608 N', side },
      Far: { mech: mech('Far', { walk: 8 }), at: '0116 N', side },
      Prone: { mech: mech('Prone', { walk: 8 }), at: '0508 N', side, state: { prone: true } },
      Nested: { mech: STOCK_MECHS['AWS-8Q'], at: '1515 N', side },
      Asleep: { mech: quick, at: '0908 N', side, state: { knockedOut: 1 } },
      Foe: { mech: mech('Foe', { walk: 4 }), at: '0803 S' },
    },
  });
  const waiting = scene.field.unitsOf[0].slice();
  const order: string[] = [];
  while (waiting.length > 0) {
    const unit = firstToMove(scene.field, scene.state, waiting);
    order.push(scene.field.pilots[unit].name);
    waiting.splice(waiting.indexOf(unit), 1);
  }
  expect(order).toEqual(['Asleep', 'Nested', 'Prone', 'Far', 'Slow', 'Fast', 'Quick']);
});
