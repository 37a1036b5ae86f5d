import { rule } from '@ironfield/conformance/rule.ts';
import type { FrameOf } from '@ironfield/kernel/play/game.ts';
import { expect } from 'vitest';
import type { GearBlitz } from '../../game-types.ts';
import { Battle, gun } from '../../testing/table.ts';

rule(
  'HGB-SKILL-01',
  'attacks are rolled with Attack, defended with Defense, initiative with Leadership',
  () => {
    const table = new Battle({
      north: {
        Archer: {
          at: '20,10',
          facing: 180,
          skills: { att: 3, def: 2, ew: 2, ld: 4 },
          card: { weapons: [gun('LAC')], actions: 1 },
          body: { speed: 'stationary' },
        },
      },
      south: { Deer: { at: '20,20', skills: { att: 1, def: 2, ew: 1, ld: 1 }, card: { actions: 0 } } },
    });
    table.activate('Archer', 'stationary');
    table.attack('Deer', ['attack', 1, 2, 3], ['defense', 6, 2]);
    table.give({ type: 'done', standBy: 0 }, ['initiative', 1, 2, 3, 4], ['initiative', 2]);
    expect(table.asked).toBe('North: first');
  },
);

rule('HGB-ROUND-01', 'initiative, activations, and what happens at the end; then again', () => {
  const table = new Battle({
    north: { Archer: { at: '20,10', body: { speed: 'stationary' } } },
    south: { Deer: { at: '20,30', body: { speed: 'stationary' } } },
  });
  const agenda: FrameOf<GearBlitz>[] = [{ step: 'round' }];
  table.state.agenda = agenda;
  table.state.round = 0;
  table.run(['initiative', 5, 5], ['initiative', 2, 2]);
  const steps = [table.asked];
  const go = (order: Parameters<Battle['give']>[0], ...rolls: Parameters<Battle['give']>[1][]) => {
    table.give(order, ...rolls);
    steps.push(table.asked);
    // There were no co-ordinates that could lapse.
    expect(table.events('coordinates-lapsed')).toEqual([]);
  };
  go({ type: 'go-first', seat: 0 });
  for (const [name, group] of [
    ['Archer', 0],
    ['Deer', 1],
  ] as const) {
    go({ type: 'group', group });
    expect(table.events('group')).toMatchObject([{ group }]);
    go({ type: 'activate', unit: table.id(name), speed: 'stationary', mode: 'W' });
    const isLast = name === 'Deer';
    go(
      { type: 'done', standBy: 0 },
      ...(isLast ? [['initiative', 5, 5] as const, ['initiative', 2, 2] as const] : []),
    );
  }
  expect(steps).toEqual([
    'North: first',
    'North: group',
    'North: activate',
    'North: act',
    'South: group',
    'South: activate',
    'South: act',
    'North: first',
  ]);
  expect(table.state.round).toBe(2);
  expect(table.events('unlocked')).toHaveLength(1);
});

rule('HGB-ACT-04', 'moving and switching ECM cost no action', () => {
  const table = new Battle({
    north: { Archer: { at: '20,10', card: { actions: 1, aux: { ecm: 2 } } } },
    south: { Deer: { at: '20,30', card: { actions: 0 } } },
  });
  table.activate('Archer', 'combat');
  table.give({ type: 'walk', to: { x: 20_000, y: 12_000 } });
  const [on] = table.choices.filter((type) => type === 'switch-on');
  expect(on).toBe('switch-on');
  table.give({ type: 'switch-on', system: 'ecm' });
  expect(table.unit('Archer').actions).toBe(1);
});

rule(['HGB-ROUND-02', 'HGB-SETUP-02'], 'where nobody commands nobody rolls, and the other side wins', () => {
  const table = new Battle({
    north: { Archer: { at: '20,10' } },
    south: { Deer: { at: '20,30' } },
  });
  table.state.commanders = [-1, table.id('Deer')];
  table.state.agenda = [{ step: 'round' }];
  table.run(['initiative', 2, 2]);
  expect(table.events('initiative')).toMatchObject([{ dice: [[], [2, 2]], results: [0, 2], winner: 1 }]);
  expect(table.asked).toBe('South: first');
});
