import { rule } from '@ironfield/conformance/rule.ts';
import type { Roll } from '@ironfield/conformance/scripted.ts';
import { menuFor } from '@ironfield/kernel/play/advance.ts';
import { describe, expect } from 'vitest';
import { gearblitz } from '../game.ts';
import type { Order } from '../orders.ts';
import { plugged } from '../register.ts';
import { Battle, gun, type Side } from '../testing/table.ts';

const ON = { ejection: true };

/** The sentences of the last order, as everybody reads them. */
const sentences = ({ news, state }: Battle): (string | null)[] =>
  news.map((event) => gearblitz.describe(event, gearblitz.table(state, 'spectator')));

/** The order that the options suggest to a bot, if they suggest any. */
const idea = ({ state }: Battle): Order | null =>
  plugged(state.setup).choice!(null, state, {}, menuFor(gearblitz, state, 1)!);

describe('passengers of what is destroyed', () => {
  /** A truck with a squad of three inside that is about to be shot. */
  const loaded = (more: Side = {}) => {
    const table = new Battle({
      options: ON,
      north: { Archer: { at: '20,10', facing: 180, card: { weapons: [gun('HRG')] } } },
      south: {
        Truck: {
          at: '20,20',
          card: { kind: 'apc', actions: 0, perks: { transport: 2 } },
          body: { speed: 'stationary' },
        },
        Squad: { at: '40,40', card: { kind: 'infantry', bases: 3, armor: 8 } },
        Guards: { at: '44,44', card: { actions: 0 } },
        ...more,
      },
    });
    Object.assign(table.unit('Squad'), { at: null, others: [], aboard: table.id('Truck'), isLocked: true });
    table.state.commanders = [table.id('Archer'), table.id('Guards')];
    table.activate('Archer');
    return table;
  };
  const shot = (table: Battle, ...dice: [number, ...number[]]) =>
    table.attack(
      'Truck',
      ['attack', 6],
      ['defense', 2],
      ['ejection', 2],
      ...Array.from({ length: 3 }, (): Roll => ['escape', ...dice]),
    );
  const isLost = (table: Battle) => {
    expect(table.unit('Squad')).toMatchObject({ at: null, aboard: null });
    expect(table.events('destroyed').map(({ unit }) => unit)).toContain(table.id('Squad'));
    expect(sentences(table)).toContain('Squad is lost with its transport (against 6).');
  };

  rule(['HGB-PERK-17', 'HGB-OPT-01'], 'a squad of which nobody gets out is lost', () => {
    const table = loaded();
    shot(table, 2);
    expect(table.events('escaped')).toMatchObject([{ out: 0 }]);
    isLost(table);
  });

  rule(['HGB-PERK-17', 'HGB-OPT-01'], 'the bare dice have to be more than the Threshold', () => {
    const table = loaded();
    shot(table, 6);
    expect(table.events('escaped')).toMatchObject([{ threshold: 6, out: 0 }]);
    isLost(table);
  });

  rule(['HGB-PERK-17', 'HGB-OPT-01'], 'whoever has no bases makes one test', () => {
    const table = loaded({ Gear: { at: '42,40', card: { actions: 0 } } });
    Object.assign(table.unit('Squad'), { at: { x: 40_000, y: 40_000 }, aboard: null });
    Object.assign(table.unit('Gear'), { at: null, aboard: table.id('Truck'), isLocked: true });
    Object.assign(table.state.setup.armies[1].groups[0].units[3].skills, { def: 2 });
    table.activate('Archer');
    table.attack('Truck', ['attack', 6], ['defense', 2], ['ejection', 2], ['escape', 6, 6]);
    expect(table.events('escaped')).toMatchObject([{ out: 1, dice: [6, 6] }]);
    expect(table.unit('Gear')).toMatchObject({ aboard: null, body: { bases: 0 } });
    expect(table.unit('Gear').at).not.toBeNull();
  });

  rule(['HGB-PERK-17', 'HGB-OPT-01'], 'where there is no room beside the wreck nobody gets out', () => {
    const places = ['22.01,20', '17.99,20', '21.005,18.25', '18.995,18.25', '21.005,21.75', '18.995,21.75'];
    const ring = places.map((at, i) => [`Tank ${i}`, { at, card: { kind: 'tank', actions: 0 } }] as const);
    const table = loaded(Object.fromEntries(ring));
    Object.assign(table.state.setup.armies[1].groups[0].units[1].skills, { def: 2 });
    shot(table, 6, 6);
    expect(table.events('escaped')).toMatchObject([{ out: 0 }]);
    isLost(table);
  });
});

describe('a crew on foot', () => {
  const walking = (at: string) => {
    const table = new Battle({
      options: ON,
      north: { Archer: { at: '44,2', card: { actions: 0 } } },
      south: { Deer: { at }, Doe: { at: '5,40', card: { actions: 0 } } },
    });
    table.unit('Deer').body = { ...table.unit('Deer').body, isCrew: true, bases: 1 };
    table.activate('Deer', 'combat');
    return table;
  };

  rule('HGB-OPT-02', 'along its home edge is not towards it', () => {
    const table = walking('20,44');
    const homewards = 'The crew goes for its home edge (HGB-OPT-02)';
    expect(table.refusal({ type: 'walk', to: { x: 21_000, y: 44_000 } })).toBe(homewards);
    table.give({ type: 'walk', to: { x: 21_000, y: 44_500 } });
  });

  rule('HGB-OPT-02', 'a bot leads it off the table as soon as it touches its home edge', () => {
    expect(idea(walking('20,47.4'))).toBeNull();
    const table = walking('20,47.5');
    expect(idea(table)).toEqual({ type: 'leave-table' });
    table.unit('Doe').isLocked = true;
    table.give({ type: 'leave-table' }, ['initiative', 5, 5], ['initiative', 2, 2]);
    expect(sentences(table)).toContain('Crew of Deer is safe.');
    expect(gearblitz.standing(table.state)).toMatchObject({ rescued: [table.id('Deer')] });
  });

  rule('HGB-OPT-02', 'where its side has no zone any edge is its home, and else only its own', () => {
    const leaves = (at: string, hasZone: boolean) => {
      const table = walking(at);
      if (!hasZone) table.state.battle = { ...table.state.battle, zones: [[], []] };
      return table.choices.includes('leave-table');
    };
    const edges = ['0.5,20', '47.5,20', '20,0.5', '20,47.5'];
    expect(edges.map((at) => leaves(at, false))).toEqual([true, true, true, true]);
    expect(leaves('20,20', false)).toBe(false);
    expect(edges.slice(2).map((at) => leaves(at, true))).toEqual([false, true]);
  });

  rule('HGB-OPT-02', 'another unit at the edge stays on the table', () => {
    const table = walking('20,47.5');
    table.unit('Deer').body = { ...table.unit('Deer').body, isCrew: false };
    expect(table.choices).not.toContain('leave-table');
  });
});

rule('HGB-OPT-01', 'everybody reads who gets out, and nobody gets out of a drone', () => {
  const shot = (south: Side, ...rolls: Roll[]) => {
    const table = new Battle({
      options: ON,
      north: { Archer: { at: '20,10', facing: 180, card: { weapons: [gun('HRG')] } } },
      south: { ...south, Doe: { at: '44,44', card: { actions: 0 } } },
    });
    table.activate('Archer');
    table.attack('Deer', ['attack', 6], ['defense', 2], ...rolls);
    return table;
  };
  const gear = (crew: number): Side => ({ Deer: { at: '20,20', card: { actions: 0, crew } } });
  expect(sentences(shot(gear(2), ['ejection', 6, 6]))).toContain('Crew of Deer gets out: 7.');
  expect(sentences(shot(gear(1), ['ejection', 6]))).toContain('Deer does not get out: 6.');
  const drone = shot({ Deer: { at: '20,20', card: { actions: 0, kind: 'drone' } } });
  expect(drone.unit('Deer').at).toBeNull();
});
