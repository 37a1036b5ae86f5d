import { rule } from '@ironfield/conformance/rule.ts';
import { latestReading } from '@ironfield/kernel/options/readings.ts';
import { expect } from 'vitest';
import { cardOf } from '../data/cards.ts';
import { Battle, gun, type Scenery } from '../testing/table.ts';
import { readings } from './readings.ts';

const squad = { ...cardOf('northern-infantry'), actions: 1 };

/** What may be done when somebody of the South is activated, as it is read now and was read before. */
const choices = (name: string, scenery: Scenery, prepare: (table: Battle) => void = () => {}) =>
  [latestReading({ readings }), 0].map((reading) => {
    const table = new Battle({ ...scenery, reading });
    prepare(table);
    table.activate(name, 'combat');
    return table;
  });

rule('HGB-INF-12', 'Infantry beside a house goes Hull-Down only as it was read before', () => {
  const scenery: Scenery = {
    scene: '48 x 48\nbuilding 18,20.5 to 24,22 height 2',
    north: { Archer: { at: '4,4' } },
    south: { Squad: { at: '20,20', card: squad } },
  };
  const isHidden = choices('Squad', scenery).map((table) => table.choices.includes('hull-down'));
  expect(isHidden).toEqual([false, true]);
});

rule('HGB-SETUP-02', 'Those aboard follow a Commander, but not as it was read before', () => {
  const scenery: Scenery = {
    north: { Archer: { at: '20,10', facing: 180, card: { weapons: [gun('HRG')] } } },
    south: {
      Chief: { at: '20,20', card: { actions: 0 }, skills: { ld: 3 } },
      Truck: { at: '24,20', card: { actions: 0, perks: { transport: 1 } }, skills: { ld: 1 } },
      Guest: { at: '28,20', card: squad, skills: { ld: 2 } },
    },
  };
  const followed = choices('Archer', scenery, (table) => {
    Object.assign(table.unit('Guest'), { at: null, others: [], aboard: table.id('Truck') });
  }).map((table) => {
    table.attack('Chief', ['attack', 6], ['defense', 2]);
    return table.state.commanders[1] === table.id('Guest');
  });
  expect(followed).toEqual([true, false]);
});

rule(['HGB-OPT-04', 'HGB-BLDG-03'], 'The cap was for units alone', () => {
  const scenery: Scenery = {
    scene: '48 x 48\nbuilding 18.5,20 to 21.5,23 height 3',
    options: { 'margin-cap': 2 },
    north: { Gun: { at: '20,10', facing: 180, card: { weapons: [gun('LAC')] } } },
    south: { Deer: { at: '40,40' } },
  };
  const margins = choices('Gun', scenery).map((table) => {
    table.give({ type: 'demolish', mount: 0, at: { x: 20_000, y: 21_500 }, rof: 0, concentrated: 0 }, [
      'attack',
      5,
    ]);
    return table.events('building-struck')[0].margin;
  });
  expect(margins).toEqual([2, 5]);
});

rule('HGB-FLAW-05', 'Fire before the activation is forgotten as it was read before', () => {
  const scenery: Scenery = {
    north: { Gear: { at: '20,20', card: { flaws: { overheating: true } } } },
    south: { Far: { at: '40,40', card: { actions: 0 } } },
  };
  const damages = choices('Gear', scenery, (table) => {
    const gear = table.unit('Gear');
    Object.assign(gear, { heat: [1, 0], body: { ...gear.body, hasFired: true } });
  }).map((table) => {
    table.give({ type: 'walk', to: { x: 21_000, y: 20_000 } });
    table.give({ type: 'done', standBy: 0 }, ['initiative', 6, 6], ['initiative', 2, 2]);
    return table.unit('Gear').body.damage;
  });
  expect(damages).toEqual([1, 0]);
});

rule(['HGB-AE-03', 'HGB-ACT-12'], 'Who wants to be asked about certain damage is asked about a blast', () => {
  const scenery: Scenery = {
    north: { Runner: { at: '20,10', facing: 180, card: { actions: 0 } } },
    south: { Gun: { at: '20,40', card: { weapons: [gun('HFG')] } } },
  };
  const asked = choices('Runner', scenery, (table) => {
    table.state.wishes = table.state.wishes.map((wishes) => ({ ...wishes, snaps: 95 }));
  }).map((table) => {
    table.give({ type: 'walk', to: { x: 20_000, y: 12_000 } });
    return table.asked;
  });
  expect(asked).toEqual(['South: snap', 'North: act']);
});

rule('HGB-ACT-12', 'How a move is told depends on the wishes of others only as it was read before', () => {
  const moved = ([latestReading({ readings }), 3] as const).map((reading) =>
    [50, 101].map((snaps) => {
      const table = new Battle({
        reading,
        north: { Runner: { at: '20,10', facing: 180 } },
        south: { Hunter: { at: '40,40', card: { weapons: [gun('LAC')] } } },
      });
      table.state.wishes = table.state.wishes.map((wishes) => ({ ...wishes, snaps }));
      table.activate('Runner', 'combat');
      table.give({ type: 'walk', to: { x: 20000, y: 13000 } });
      return table.events('moved').length;
    }),
  );
  expect(moved).toEqual([
    [3, 3],
    [3, 1],
  ]);
});
