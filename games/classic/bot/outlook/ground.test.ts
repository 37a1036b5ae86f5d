import { rule } from '@ironfield/conformance/rule.ts';
import { describe, expect } from 'vitest';
import { acted, clear, gun, laser, unarmed, veteran } from '../../testing/bot.ts';
import { mech } from '../../testing/scene.ts';

describe('Ground', () => {
  const map = `
    . . . . . . .
    . . . . . . .
    . . . . H . .
    . . . . . . .
    . . . . . . .
    . . H . H . .
    . . . . . . .`;
  rule('CBT-AI-07', 'In woods with none in between is best for one who fires', () => {
    const worth = (row: number, hex: string) => {
      const rows = clear(7, 3).split('\n').with(row, hex);
      return veteran({
        map: rows.join('\n'),
        units: { Own: { mech: gun, at: '0207 N' }, Foe: { mech: laser, at: '0201 S', state: acted } },
      }).values('Own', '0207 N');
    };
    const inWoods = worth(6, '. H . ');
    expect(inWoods).toBeGreaterThan(worth(6, '. . . '));
    expect(inWoods).toBeGreaterThan(worth(5, '. H . '));
  });

  rule('CBT-AI-07', 'Who does not fire has woods between', () => {
    const at = veteran({
      map,
      units: { Own: { mech: unarmed, at: '0407 N' }, Foe: { mech: gun, at: '0501 S', state: acted } },
    });
    expect(at.values('Own', '0505 N', 'walk', 3)).toBeGreaterThan(at.values('Own', '0305 N', 'walk', 3));
  });

  rule('CBT-AI-07', 'Partial cover is worth most to one with weak legs', () => {
    const hill = map.replace('. . H . H . .', '. . .1 . . . .');
    const gain = (legs: number) => {
      const at = veteran({
        map: hill,
        units: { Own: { mech: laser, at: '0307 N' }, Foe: { mech: gun, at: '0301 S', state: acted } },
      });
      at.scene.unit('Own').armor[6] = legs;
      at.scene.unit('Own').armor[7] = legs;
      return at.values('Own', '0307 N') - at.values('Own', '0507 N');
    };
    expect(gain(10)).toBeGreaterThan(0);
    expect(gain(0)).toBeGreaterThan(gain(10));
  });

  rule('CBT-AI-07', 'Shallow water cools the heat sinks in the legs of a hot Mech', () => {
    const cooled = (file: typeof laser, heat: number) => {
      const at = veteran({
        map: clear(12, 3)
          .replace(/(.*\n){11}/, (text) => `${text}. ~1 . `)
          .replace(/~1 \. \. \. \. /, '~1 . '),
        units: {
          Own: { mech: file, at: '0212 N', state: { heat } },
          Foe: { mech: laser, at: '0201 S', state: acted },
        },
      });
      const dry = veteran({
        map: clear(12, 3),
        units: {
          Own: { mech: file, at: '0212 N', state: { heat } },
          Foe: { mech: laser, at: '0201 S', state: acted },
        },
      });
      return at.values('Own', '0212 N') - dry.values('Own', '0212 N');
    };
    const wet = mech('Wet', {
      heatSinks: 12,
      slots: { LL: ['Heat Sink', 'Heat Sink'], RL: ['Heat Sink', 'Heat Sink'] },
    });
    expect(cooled(wet, 24)).toBeGreaterThan(cooled(wet, 0));
    expect(cooled(wet, 24)).toBeGreaterThan(cooled(laser, 24));
  });

  rule('CBT-AI-08', 'Dead ground is worth more than open ground to one that is weak', () => {
    const hills = map.replace('. . H . H . .', '. . .3 . . . .');
    const at = veteran({
      map: hills,
      units: { Own: { mech: unarmed, at: '0407 N' }, Foe: { mech: gun, at: '0301 S', state: acted } },
    });
    expect(at.values('Own', '0307 N', 'walk', 1)).toBeGreaterThan(at.values('Own', '0507 N', 'walk', 1));
  });

  rule('CBT-AI-09', 'The edge of the map covers the back of one who faces inward', () => {
    const at = veteran({
      map: clear(8, 7),
      units: { Own: { mech: laser, at: '0407 N' }, Foe: { mech: laser, at: '0403 S' } },
    });
    const edge = at.values('Own', '0408 N', 'walk', 1) - at.values('Own', '0407 N', 'walk', 1);
    at.scene.unit('Foe').acted = true;
    expect(edge).toBeGreaterThan(
      at.values('Own', '0408 N', 'walk', 1) - at.values('Own', '0407 N', 'walk', 1),
    );
  });

  rule('CBT-AI-09', 'But it is no place to be next to somebody who can push', () => {
    const at = veteran({
      map: clear(8, 7),
      units: { Own: { mech: laser, at: '0206 N' }, Foe: { mech: laser, at: '0407 S', state: acted } },
    });
    expect(at.values('Own', '0406 S', 'walk', 2)).toBeGreaterThan(at.values('Own', '0408 N', 'walk', 2));
  });
});

describe('Going prone', () => {
  const map = `
    . . .
    . . .
    . . .
    . . .
    . .1 .
    . . .`;
  const ppcs = ['3 x PPC', '3 x PPC'];
  const foe = {
    mech: mech('Foe', { heatSinks: 60, slots: { LT: ppcs, RT: ppcs } }),
    at: '0201 S',
    state: acted,
  };
  const own = { mech: mech('Walker', { walk: 1, slots: { RT: ['8 x Small Laser'] } }), at: '0206 N' };

  rule('CBT-AI-10', 'Behind a Level 1 hill one who will not fire lies down and is gone', () => {
    expect(veteran({ map, units: { Own: own, Foe: foe } }).moves('Own')).toEqual({
      type: 'drop',
      unit: 0,
      mode: 'walk',
      more: false,
    });
  });

  rule('CBT-AI-10', 'In the open it stays on its feet', () => {
    const open = veteran({ map: clear(6, 3), units: { Own: own, Foe: foe } });
    expect(open.moves('Own')).not.toMatchObject({ type: 'drop' });
  });
});
