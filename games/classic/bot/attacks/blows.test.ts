import { rule } from '@ironfield/conformance/rule.ts';
import { describe, expect } from 'vitest';
import { veteran } from '../../testing/bot.ts';
import { harm } from '../../testing/march.ts';
import { mech } from '../../testing/scene.ts';

const open = `${'. '.repeat(5)}\n`.repeat(5);
const fight = (plan: Parameters<typeof veteran>[0]) => {
  const at = veteran(plan);
  at.scene.state.phase = 'physical';
  return at;
};

const armed = mech('Armed', {
  slots: { RT: ['Medium Laser', 'Medium Laser'], LT: ['Medium Laser', 'Medium Laser'] },
});

describe('Kick or punch', () => {
  const pair = (own: object, foe: object = {}) =>
    fight({ map: open, units: { Own: { at: '0304 N', ...own }, Foe: { at: '0303 S', ...foe } } });

  rule('CBT-AI-22', 'A kick that is likely to hit is best', () => {
    expect(pair({}).strikes('Own')).toMatchObject({ type: 'kick', target: 1 });
  });

  rule('CBT-AI-22', 'A poor pilot against a fast target punches', () => {
    const fast = (hexesMoved: number) => ({ state: { mode: 'run', hexesMoved } });
    const ran = { state: { mode: 'run' } };
    expect(pair({ piloting: 4, ...ran }, fast(10)).strikes('Own')).toMatchObject({ type: 'kick' });
    expect(pair({ piloting: 6, ...ran }, fast(10)).strikes('Own')).toMatchObject({ type: 'punch' });
    const made = pair({ piloting: 6, ...ran }, { mech: armed, ...fast(7) });
    const sound = made.strikes('Own').type;
    harm(made.scene, 'Own', 'CT', 'gyro');
    expect([sound, made.strikes('Own').type]).toEqual(['kick', 'punch']);
  });

  rule('CBT-AI-22', 'A leg that has fired does not kick', () => {
    expect(pair({ state: { fired: (1 << 6) | (1 << 7) } }).strikes('Own')).toMatchObject({ type: 'punch' });
  });
});

describe('Pushes', () => {
  rule('CBT-AI-23', 'Over the edge of the map', () => {
    const units = { Own: { at: '0302 N' }, Foe: { at: '0301 S' } };
    expect(fight({ map: open, units }).strikes('Own')).toEqual({ type: 'push', unit: 0, target: 1 });
    const inside = { Own: { at: '0303 N' }, Foe: { at: '0302 S' } };
    expect(fight({ map: open, units: inside }).strikes('Own')).toMatchObject({ type: 'kick' });
  });

  rule('CBT-AI-23', 'Down a cliff, more so the heavier the target', () => {
    const cliff = `
      . .-4 .
      . . .
      . . .`;
    const push = (tons: number) =>
      fight({
        map: cliff,
        units: {
          Own: { mech: mech('Own', { tons: 30 }), at: '0203 N' },
          Foe: { mech: mech('Foe', { tons }), at: '0202 S' },
        },
      }).strikes('Own');
    expect(push(100)).toEqual({ type: 'push', unit: 0, target: 1 });
  });

  rule('CBT-AI-23', 'But nobody is pushed to freedom', () => {
    const units = { Foe: { at: '0301 S' }, Own: { at: '0302 N' } };
    const made = fight({ map: open, units, setup: { victory: { kind: 'escape', edge: 'north' } } });
    expect(made.strikes('Own')).toMatchObject({ type: 'kick' });
  });
});

describe('Clubs', () => {
  const pair = (state: { readonly club?: 'tree'; readonly fired?: number }, slots = {}) =>
    fight({
      map: open,
      units: {
        Own: { mech: mech('Own', { slots }), at: '0304 N', state: { fired: (1 << 6) | (1 << 7), ...state } },
        Foe: { at: '0303 S' },
      },
    });

  rule('CBT-AI-26', 'Punches come before a club', () => {
    expect(pair({ club: 'tree' }).strikes('Own')).toMatchObject({ type: 'punch' });
  });

  rule('CBT-AI-26', 'A club is used where there is no punch', () => {
    const cliff = `
      . . . . .
      . . . . .
      . . .-1 . .
      . . . . .`;
    const lower = fight({
      map: cliff,
      units: {
        Own: { at: '0304 N', state: { club: 'tree', fired: (1 << 6) | (1 << 7) } },
        Foe: { at: '0303 S' },
      },
    });
    expect(lower.strikes('Own')).toEqual({ type: 'club', unit: 0, target: 1 });
  });

  rule('CBT-AI-26', 'A hatchet is a blow like any other', () => {
    const hatchet = { RA: ['4 x Hatchet'] };
    const fired = (1 << 4) | (1 << 6) | (1 << 7);
    expect(pair({ fired }, hatchet).strikes('Own')).toMatchObject({ type: 'hatchet', arm: 'RA' });
  });

  rule('CBT-AI-26', 'Nobody looks for a club', () => {
    const woods = open.replace('. . . . .', 'H H H H H');
    const at = veteran({ map: woods, units: { Own: { at: '0301 S' }, Foe: { at: '0305 N' } } });
    expect(at.fires('Own').type).not.toBe('find-club');
  });
});
