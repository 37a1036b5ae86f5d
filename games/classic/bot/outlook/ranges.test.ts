import { rule } from '@ironfield/conformance/rule.ts';
import { describe, expect } from 'vitest';
import { STOCK_MECHS } from '../../mechs/mechs.ts';
import { acted, type laser, veteran } from '../../testing/bot.ts';
import { mech } from '../../testing/scene.ts';
import { bestRange, Gunneries } from '../attacks/gunnery.ts';

describe('Ranges', () => {
  const between = (one: typeof laser, other: typeof laser, caution = 0.6) => {
    const { field, state } = veteran({
      units: { One: { mech: one, at: '0808 N' }, Other: { mech: other, at: '0802 S' } },
    }).scene;
    const gunneries = new Gunneries(field, state);
    return bestRange(gunneries.of(0, 1), gunneries.of(1, 0), caution);
  };
  const mute = mech('Mute');

  rule('CBT-AI-13', 'Two LRM 15 and three medium lasers are best at 6 hexes, LRMs alone at 7', () => {
    const lrms = ['3 x LRM 15', 'Ammo LRM 15'];
    const mixed = mech('Mixed', {
      heatSinks: 30,
      slots: { LT: lrms, RT: lrms, RA: ['Medium Laser', 'Medium Laser'], LA: ['Medium Laser'] },
    });
    expect(between(mixed, mute)).toBe(6);
    expect(between(mech('Boat', { heatSinks: 30, slots: { LT: lrms, RT: lrms } }), mute)).toBe(7);
  });

  rule('CBT-AI-14', 'A Panther stays beyond the reach of a Hunchback', () => {
    const range = between(STOCK_MECHS['PNT-9R'], STOCK_MECHS['HBK-4G']);
    expect(range).toBeGreaterThanOrEqual(10);
    expect(range).toBeLessThanOrEqual(12);
  });

  rule('CBT-AI-15', 'A Cicada goes right up to an Awesome, best behind it', () => {
    expect(between(STOCK_MECHS['CDA-2A'], STOCK_MECHS['AWS-8Q'])).toBe(1);
    const at = veteran({
      units: {
        Own: { mech: STOCK_MECHS['CDA-2A'], at: '0812 N' },
        Foe: { mech: STOCK_MECHS['AWS-8Q'], at: '0806 S', state: acted },
      },
    });
    expect(at.values('Own', '0807 N', 'run', 5)).toBeGreaterThan(at.values('Own', '0809 N', 'run', 5));
    expect(at.values('Own', '0805 S', 'run', 5)).toBeGreaterThan(at.values('Own', '0807 N', 'run', 5));
  });

  rule('CBT-AI-27', 'Next to an enemy its kick counts as well', () => {
    const worth = (tons: number) =>
      veteran({
        units: {
          Own: { mech: mute, at: '0812 N' },
          Foe: { mech: mech('Foe', { tons }), at: '0806 S', state: acted },
        },
      });
    const near = (tons: number) => {
      const at = worth(tons);
      return at.values('Own', '0807 N', 'walk', 2) - at.values('Own', '0808 N', 'walk', 2);
    };
    expect(near(100)).toBeLessThan(near(20));
  });
});
