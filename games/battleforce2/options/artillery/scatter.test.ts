import { rule } from '@ironfield/conformance/rule.ts';
import { describe, expect, test } from 'vitest';
import { battle, mapWith, mech, unit } from '../../testing/scene.ts';
import type { Battle } from '../../testing/table.ts';
import {
  artilleryRoll,
  direction,
  distance,
  gun,
  nextCombat,
  options,
  scene,
  shell,
  shots,
} from './artillery.fixture.ts';

function shotNumber(table: Battle, hex: string): number {
  const [at] = table.firstField('shell').follow!(0);
  return at.kind === 'pick' ? at.describe!(hex).explanation!.total : 0;
}

describe('Scatter and repeated hits', () => {
  rule('BF2-ART-07', 'A miss lands one or two hexes away, 1 being north and so on clockwise', () => {
    for (const [die, roll, hex] of [
      [1, 3, '0804'],
      [2, 4, '1004'],
      [3, 1, '0906'],
      [4, 6, '0807'],
      [6, 1, '0705'],
    ] as const) {
      const table = scene({ south: [unit('Battery', '0812 N', gun('Sniper'))] });
      table.phase('combat', 'south');
      shell(table, 'Sniper', '0805');
      table.done(artilleryRoll(1, 2), direction(die), distance(roll));
      expect(table.field.board.number[table.events('scattered')[0].to]).toBe(hex);
    }
  });

  rule('BF2-ART-07', 'It strikes friend and foe where it lands', () => {
    const table = scene({ north: [unit('Enemy', '0803 S', mech('Wolf'))] });
    table.phase('combat', 'south');
    shell(table, 'Sniper', '0805');
    table.done(artilleryRoll(1, 2), direction(1), distance(4));
    expect(table.boxes('Wolf')).toBe('1/3');
  });

  rule('BF2-ART-07', 'Off the map it does nothing', () => {
    const table = scene({ north: [unit('Enemy', '0801 S', mech('Wolf'))] });
    table.phase('combat', 'south');
    shell(table, 'Sniper', '0801');
    table.done(artilleryRoll(1, 2), direction(1), distance(1));
    expect(table.events('scattered')[0].to).toBe(-1);
    expect(table.boxes('Wolf')).toBe('3/3');
  });

  rule('BF2-ART-07', 'A hex that an element has hit it hits again without a roll, and no other', () => {
    const table = scene({ south: [unit('Battery', '0812 N', gun('Sniper'), gun('Other'))] });
    table.phase('combat', 'south');
    shell(table, 'Sniper', '0803');
    table.done(artilleryRoll(6, 5));
    nextCombat(table, 'south');
    shell(table, 'Sniper', '0803');
    shell(table, 'Other', '0803');
    table.done(artilleryRoll(1, 2), direction(1), distance(1));
    expect(table.events('shot-hits')).toEqual([{ type: 'shot-hits', element: 0, hex: table.cell('0803') }]);
    nextCombat(table, 'south');
    shell(table, 'Sniper', '0505');
    table.done(artilleryRoll(1, 2), direction(1), distance(1));
  });

  rule('BF2-ART-07', 'A shot that lands there by chance is no hit on it', () => {
    const table = scene();
    table.phase('combat', 'south');
    shell(table, 'Sniper', '0805');
    table.done(artilleryRoll(1, 2), direction(1), distance(4));
    nextCombat(table, 'south');
    shell(table, 'Sniper', '0803');
    table.done(artilleryRoll(1, 2), direction(1), distance(1));
    expect(table.events('shot-hits')).toEqual([]);
  });

  rule('BF2-ART-07', 'Shots already in flight profit from a hit', () => {
    const table = scene({
      south: [unit('Battery', 'box 2', gun('Sniper')), unit('Lance', '0117 N', mech('Ram'))],
    });
    table.phase('combat', 'south');
    shell(table, 'Sniper', '0803');
    table.done();
    nextCombat(table, 'south');
    shell(table, 'Sniper', '0803');
    table.done(artilleryRoll(6, 6));
    nextCombat(table, 'south');
    table.done();
    expect(table.events('shot-hits')).toHaveLength(1);
    expect(table.boxes('Wolf')).toBe('0/2');
  });

  rule('BF2-ART-07', 'A shot at a unit off the map does not scatter', () => {
    const table = scene({
      south: [unit('Battery', 'box 1 of north', gun('Sniper'))],
      north: [unit('Enemy', 'box 1', mech('Wolf'), mech('Cub')), unit('Rest', '0801 S', mech('Fox'))],
    });
    table.phase('combat', 'south');
    table.give({ type: 'shell-unit', element: 0, target: 1 });
    table.done(artilleryRoll(1, 2));
    expect(table.boxes('Wolf')).toBe('3/3');
    nextCombat(table, 'south');
    table.give({ type: 'shell-unit', element: 0, target: 1 });
    table.done(artilleryRoll(5, 6));
    expect([table.boxes('Wolf'), table.boxes('Cub'), table.boxes('Fox')]).toEqual(['1/3', '1/3', '3/3']);
  });

  rule('BF2-ART-05', 'It misses a unit that is no longer in the box', () => {
    const table = scene({
      south: [unit('Battery', 'box 2 of north', gun('Sniper'))],
      north: [unit('Enemy', 'box 1', mech('Wolf', { mp: 16 })), unit('Rest', '0801 S', mech('Fox'))],
    });
    table.phase('combat', 'south');
    table.give({ type: 'shell-unit', element: 0, target: 1 });
    table.done();
    table.give({ type: 'support-move', unit: 1, space: 10 });
    nextCombat(table, 'south');
    table.done();
    expect(table.boxes('Wolf')).toBe('3/3');
    expect(shots(table)).toEqual([]);
  });
});

describe('Adjusting fire', () => {
  const observed = (map = mapWith({})) =>
    scene({
      map,
      south: [
        unit('Battery', '0117 N', gun('Sniper', 'artL')),
        unit('Scouts', '0810 N', mech('Ram', { damage: [1, null, null] })),
      ],
      north: [unit('Enemy', '0801 S', mech('Wolf'))],
    });
  const miss = [artilleryRoll(1, 2), direction(1), distance(1)];

  rule('BF2-ART-08', 'Each shot that friends see landing makes the next at that hex easier by 1', () => {
    const table = observed();
    for (const total of [11, 10, 9]) {
      nextCombat(table, 'south');
      expect(shotNumber(table, '0805')).toBe(total);
      expect(shotNumber(table, '0705')).toBe(11);
      shell(table, 'Sniper', '0805');
      table.done(...miss);
    }
  });

  rule('BF2-ART-08', 'Not if nobody sees the hex', () => {
    const table = observed(
      mapWith(
        Object.fromEntries(
          Array.from({ length: 15 }, (_, i) => [`${String(i + 1).padStart(2, '0')}07`, '9']),
        ),
      ),
    );
    nextCombat(table, 'south');
    shell(table, 'Sniper', '0805');
    table.done(...miss);
    nextCombat(table, 'south');
    expect(shotNumber(table, '0805')).toBe(11);
  });

  rule('BF2-ART-08', 'Shots already in flight do not profit', () => {
    const table = scene({
      south: [
        unit('Battery', 'box 2', gun('Sniper')),
        unit('Scouts', '0810 N', mech('Ram', { damage: [1, null, null] })),
      ],
      north: [unit('Enemy', '0801 S', mech('Wolf'))],
    });
    table.phase('combat', 'south');
    shell(table, 'Sniper', '0805');
    table.done();
    nextCombat(table, 'south');
    shell(table, 'Sniper', '0805');
    table.done(...miss);
    nextCombat(table, 'south');
    expect(shotNumber(table, '0805')).toBe(10);
    table.done(artilleryRoll(5, 5), direction(1), distance(1));
  });
});

describe('Designated hexes', () => {
  const beginning = () => {
    const table = battle({
      south: [unit('Battery', 'off', gun('Sniper'), gun('Other'))],
      north: [unit('Enemy', 'off', mech('Wolf'))],
      options,
    });
    table.begin(['home-edges', 6, 6], ['home-edges', 1, 1]);
    table.give({ type: 'home', edge: 'south' });
    return table;
  };

  rule(
    'BF2-ART-02',
    'Each side designates as many hexes as it has artillery elements, after the home edges',
    () => {
      const table = beginning();
      expect(table.asked).toBe('south artillery/designate');
      const twice = [
        { element: 0, hex: '0803' },
        { element: 1, hex: '0505' },
      ];
      expect(
        table.refusal({ type: 'designate', targets: [...twice, { element: 2, hex: '0404' }] }).rule,
      ).toBe('BF2-ART-01');
      table.give({ type: 'designate', targets: twice });
      expect(table.asked).toBe('north artillery/designate');
      table.give({ type: 'designate', targets: [] }, ['deployment', 6, 6], ['deployment', 1, 1]);
      expect(table.state.marks!.artillery!.designated).toEqual([
        [table.cell('0803'), table.cell('0505')],
        [],
      ]);
    },
  );

  rule('BF2-ART-02', 'Any of its artillery hits them without a roll', () => {
    const table = scene({ south: [unit('Battery', '0812 N', gun('Sniper', 'artS', { skill: 2 }))] });
    table.state.marks = {
      artillery: { ...table.state.marks!.artillery!, designated: [[table.cell('0803')], []] },
    };
    table.phase('combat', 'south');
    shell(table, 'Sniper', '0803');
    table.done();
    expect(table.boxes('Wolf')).toBe('1/3');
    expect(table.state.marks!.artillery!.registered).toMatchObject([{ hit: true }]);
  });

  test('the enemy sees neither hexes nor shots nor lessons', () => {
    const table = beginning();
    table.give({ type: 'designate', targets: [{ element: 0, hex: '0803' }] });
    expect(table.seenBy(1).map(({ type }) => type)).toEqual([]);
    expect(table.table(1).marks!.artillery!.designated).toEqual([[], []]);
    expect(table.table(0).marks!.artillery!.designated[0]).toEqual([table.cell('0803')]);
    const other = scene({ south: [unit('Battery', 'box 1', gun('Sniper'))] });
    other.phase('combat', 'south');
    shell(other, 'Sniper', '0803');
    expect(other.seenBy(1).map(({ type }) => type)).toEqual(['shelled']);
    expect(other.table(1).marks!.artillery!.shots).toEqual([]);
    expect(other.table(0).marks!.artillery!.shots).toHaveLength(1);
  });
});
