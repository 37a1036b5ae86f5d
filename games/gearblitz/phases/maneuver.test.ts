import { rule } from '@ironfield/conformance/rule.ts';
import { expect } from 'vitest';
import { Battle, type Model, type Scenery } from '../testing-table.ts';

/** A tank on an air cushion at Top Speed that goes up the table, its middle at 20", 30". */
function hovertank(more: Partial<Scenery> = {}, tank: Partial<Model> = {}): Battle {
  const table = new Battle({
    south: { Far: { at: '46,46' } },
    ...more,
    north: {
      Tank: {
        at: '20,30',
        ...tank,
        card: {
          kind: 'tank',
          size: 10,
          armor: 20,
          actions: 0,
          movement: [{ mode: 'H', combat: 12, top: 25, defense: [-4, -2, 0] }],
          ...tank.card,
        },
        body: { speed: 'top', mode: 'H' },
      },
      ...more.north,
    },
  });
  table.activate('Tank');
  return table;
}

const turn = { type: 'turn', side: 'right', by: 240 } as const;

rule(
  ['HGB-MOVE-11', 'HGB-MOVE-09'],
  'a turn before its time costs an MP and a test against 2 and the ground',
  () => {
    const table = hovertank();
    table.give({ type: 'advance', distance: 3000 });
    table.give(turn, ['maneuver', 4]);
    expect(table.events('maneuvered')[0]).toMatchObject({ isMade: true, total: 4, threshold: { total: 3 } });
    expect(table.unit('Tank')).toMatchObject({ heading: 240, activation: { spent: 4000 } });
  },
);

rule('HGB-MOVE-09', 'after 4 inches 60 degrees are free', () => {
  const table = hovertank();
  table.give({ type: 'advance', distance: 4000 });
  table.give(turn);
  expect(table.unit('Tank')).toMatchObject({ heading: 240, activation: { spent: 4000 } });
});

rule(
  ['HGB-MOVE-12', 'HGB-RAM-05'],
  'whoever fails slides into the house: MoF times the Size of the other, 2 head-on, 2 at Top Speed',
  () => {
    const table = hovertank({ scene: '48 x 48\nwreck 18,20 to 22,23 height 2' });
    table.give({ type: 'advance', distance: 3000 });
    table.give(turn, ['maneuver', 2], ['slide', 5]);
    expect(table.events('maneuvered')[0].isMade).toBe(false);
    // A wreck counts as large as the slider: 1 × (10 + 2 + 2).
    expect(table.events('struck')).toMatchObject([{ damage: 14, margin: 1, level: 0 }]);
    expect(table.unit('Tank')).toMatchObject({
      at: { x: 20000, y: 24000 },
      heading: 0,
      body: { speed: 'stationary' },
      activation: { isStopped: true },
    });
  },
);

rule('HGB-RAM-05', 'a unit that is struck is hurt by the Size of the slider, without a roll', () => {
  const table = hovertank({ south: { Gear: { at: '20,24.5' } } });
  table.give({ type: 'advance', distance: 3000 });
  table.give(turn, ['maneuver', 2], ['slide', 6]);
  const struck = table.events('struck').map(({ unit, damage }) => [unit, damage]);
  expect(struck).toEqual([
    [table.id('Tank'), 10],
    [table.id('Gear'), 14],
  ]);
});

rule('HGB-MOVE-12', 'the slide ends the movement, but not the speed', () => {
  const table = hovertank();
  table.give({ type: 'advance', distance: 3000 });
  table.give(turn, ['maneuver', 3], ['slide', 2]);
  expect(table.unit('Tank')).toMatchObject({ at: { x: 20000, y: 25000 }, body: { speed: 'top' } });
  expect(table.choices).toEqual(['done']);
});

rule('HGB-MOVE-12', 'a Fumble is Light damage on the spot, and over water the end', () => {
  const table = hovertank();
  table.give({ type: 'advance', distance: 3000 });
  table.give(turn, ['maneuver', 1]);
  expect(table.unit('Tank')).toMatchObject({ at: { x: 20000, y: 27000 }, body: { damage: 1 } });
  const lake = hovertank({ scene: '48 x 48\nwater 10,10 to 30,29', north: { Other: { at: '40,5' } } });
  lake.give({ type: 'advance', distance: 3000 });
  lake.give(turn, ['maneuver', 1], ['initiative', 2, 4], ['initiative', 3, 4]);
  expect(lake.unit('Tank').at).toBeNull();
});

rule('HGB-MOVE-12', 'whoever slides off the table is lost', () => {
  const table = hovertank({ north: { Other: { at: '40,5' } } }, { at: '20,6' });
  table.give({ type: 'advance', distance: 3000 });
  table.give(turn, ['maneuver', 2], ['slide', 4], ['initiative', 2, 4], ['initiative', 3, 4]);
  expect(table.unit('Tank').at).toBeNull();
});
