import { rule } from '@ironfield/conformance/rule.ts';
import type { FrameOf } from '@ironfield/kernel/play/game.ts';
import { expect } from 'vitest';
import type { GearBlitz } from '../../game-types.ts';
import { Battle, gun, type Model } from '../../testing/table.ts';

const squad = (master: Partial<Model> = {}) => {
  const table = new Battle({
    north: {
      Master: {
        at: '20,10',
        facing: 180,
        skills: { att: 3, def: 3, ew: 2, ld: 2 },
        ...master,
        card: { actions: 2, autoComm: 3, ...master.card },
      },
      Drone: {
        at: '24,10',
        facing: 180,
        master: 0,
        card: { kind: 'drone', weapons: [gun('LAC')], actions: 1 },
      },
    },
    south: {
      Deer: { at: '24,20', card: { actions: 1, weapons: [gun('HRG')] } },
      Guards: { at: '44,44', card: { actions: 0 } },
    },
  });
  table.unit('Deer').actions = 0;
  return table;
};

rule(['HGB-DRONE-01', 'HGB-PERK-06'], 'on its own a drone rolls a single die', () => {
  const table = squad();
  table.activate('Drone', 'combat');
  table.attack('Deer', ['attack', 2], ['defense', 6]);
});

rule('HGB-DRONE-02', 'for an action of its Master it acts at once, with the skills of its Master', () => {
  const table = squad();
  table.activate('Master', 'combat');
  table.give({ type: 'control', drone: table.id('Drone') });
  expect(table.unit('Master').actions).toBe(1);
  expect(table.asked).toBe('North: activate');
  table.give({ type: 'activate', unit: table.id('Drone'), speed: 'combat', mode: 'W' });
  table.attack('Deer', ['attack', 2, 2, 2], ['defense', 6]);
  table.give({ type: 'walk', to: { x: 24_000, y: 11_000 } });
  table.give({ type: 'done', standBy: 0 });
  expect(table.unit('Drone').isLocked).toBe(true);
  // Then the Master goes on.
  expect(table.asked).toBe('North: act');
  expect(table.choices).toContain('walk');
  expect(table.choices).not.toContain('control');
});

rule(
  'HGB-DRONE-02',
  'a Master with a single action stands still for it, and none controls on the move',
  () => {
    const single = squad({ card: { actions: 1 } });
    single.activate('Master', 'combat');
    expect(single.choices).not.toContain('control');
    const still = squad({ card: { actions: 1 }, body: { speed: 'stationary' } });
    still.activate('Master', 'stationary');
    expect(still.choices).toContain('control');
    const moving = squad();
    moving.activate('Master', 'combat');
    moving.give({ type: 'walk', to: { x: 20_000, y: 11_000 } });
    expect(moving.choices).not.toContain('control');
  },
);

rule('HGB-DRONE-03', 'when its Master is gone a drone is on its own again', () => {
  const table = squad();
  table.activate('Master', 'combat');
  table.give({ type: 'control', drone: table.id('Drone') });
  expect(table.unit('Drone').body.borrowed).toMatchObject({ att: 3 });
  table.unit('Deer').actions = 1;
  Object.assign(table.unit('Master'), { isLocked: true, activation: null });
  table.activate('Deer');
  table.attack('Master', ['attack', 6], ['defense', 2, 2, 2]);
  expect(table.unit('Master').at).toBeNull();
  expect(table.unit('Drone').body.borrowed).toBeNull();
  expect(table.events('released')).toMatchObject([{ unit: table.id('Drone') }]);
});

rule('HGB-DRONE-03', 'a drone that nobody controls loses nothing with its Master', () => {
  const table = squad();
  Object.assign(table.unit('Master'), { isLocked: true, actions: 0 });
  table.unit('Deer').actions = 1;
  table.activate('Deer');
  table.attack('Master', ['attack', 6], ['defense', 2, 2, 2]);
  expect(table.unit('Master').at).toBeNull();
  expect(table.events('released')).toEqual([]);
});

rule('HGB-DRONE-02', 'only its own Master controls a drone, and loses it with its life', () => {
  const table = new Battle({
    north: {
      Master: { at: '20,10', card: { actions: 2 }, skills: { att: 3 } },
      Other: { at: '30,10', card: { actions: 2 } },
      Drone: { at: '24,10', master: 0, card: { kind: 'drone', weapons: [gun('LAC')] } },
    },
    south: { Deer: { at: '24,20', card: { actions: 0 } } },
  });
  table.activate('Other', 'combat');
  expect(table.choices).not.toContain('control');
  table.activate('Master', 'combat');
  expect(table.refusal({ type: 'control', drone: table.id('Other') })).not.toBe('');
  table.give({ type: 'control', drone: table.id('Drone') });
  expect(table.unit('Drone').body.borrowed).toMatchObject({ att: 3 });
});

rule('HGB-DRONE-02', 'for that action the drone acts, and nobody else of its side', () => {
  const table = new Battle({
    commandPoints: 3,
    north: {
      Master: { at: '20,10', card: { actions: 2, autoComm: 3 }, skills: { ld: 3 } },
      Drone: { at: '24,10', master: 0, card: { kind: 'drone', actions: 1 } },
      Mate: { at: '28,10' },
      Late: { at: '30,10' },
      Other: { at: '40,4', group: 'Others' },
    },
    south: { Deer: { at: '24,20', card: { actions: 0 } } },
  });
  const reserve = { arrival: 1, isKnown: true, waiting: [table.id('Late')], isDue: true, edge: null };
  table.unit('Late').at = null;
  table.state.battle = { ...table.state.battle, reserves: [reserve, null, null] };
  const group: FrameOf<GearBlitz> = { step: 'activate', seat: 0, group: 0 };
  table.state.agenda = [{ step: 'events' }, group];
  table.run();
  expect(table.choices).toEqual(['activate', 'enter', 'activate-now', 'wish']);
  table.activate('Master', 'stationary');
  table.give({ type: 'control', drone: table.id('Drone') });
  expect(table.choices).toEqual(['activate', 'wish']);
  expect(table.refusal({ type: 'activate', unit: table.id('Mate'), speed: 'combat', mode: 'W' })).toMatch(
    /not possible/,
  );
});
