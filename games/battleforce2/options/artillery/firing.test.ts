import { rule } from '@ironfield/conformance/rule.ts';
import { describe, expect } from 'vitest';
import { initiative, mapWith, mech, tank, unit } from '../../testing/scene.ts';
import {
  artilleryRoll,
  direction,
  distance,
  gun,
  nextCombat,
  scene,
  shell,
  shots,
} from './artillery.fixture.ts';

describe('Firing', () => {
  rule('BF2-ART-01', 'A shot at a hex strikes whoever is there', () => {
    const table = scene();
    table.phase('combat', 'south');
    shell(table, 'Sniper', '0803');
    expect(table.boxes('Wolf')).toBe('3/3');
    table.done(artilleryRoll(5, 6));
    expect(table.boxes('Wolf')).toBe('1/3');
  });

  rule('BF2-ART-01', 'Only artillery fires it, and a bare code is Arrow IV', () => {
    const table = scene({
      south: [
        unit('Battery', '0812 N', gun('Bare', 'art')),
        unit('Tanks', '0712 N', tank('Tank', { specials: ['if'] })),
      ],
    });
    table.phase('combat', 'south');
    expect(table.refusal({ type: 'shell', element: table.elementIndex('Tank'), at: '0803' }).rule).toBe(
      'BF2-ART-01',
    );
    shell(table, 'Bare', '0803');
    expect(shots(table)[0].artillery).toBe('A');
  });

  rule('BF2-ART-05', 'It needs neither sight nor arc, and is the attack of the element', () => {
    const table = scene({
      map: mapWith({ '0808': '5' }),
      south: [unit('Battery', '0812 S', gun('Sniper'), gun('Other'))],
    });
    table.phase('combat', 'south');
    shell(table, 'Sniper', '0803');
    expect(table.element('Sniper').attacked).toBe(true);
    expect(table.refusal({ type: 'shell', element: table.elementIndex('Sniper'), at: '0803' }).rule).toBe(
      'BF2-ART-01',
    );
    shell(table, 'Other', '0505');
  });

  rule('BF2-ART-05', 'It needs a Damage Value at long range, and who may move or fire has not moved', () => {
    const table = scene({
      south: [
        unit(
          'Battery',
          '0812 N',
          gun('Blunt', 'artS', { damage: [1, 1, null] }),
          gun('Piece', 'artS', { specials: ['artS', 'mof'] }),
        ),
      ],
    });
    table.unit('Battery').entered = 1;
    table.phase('combat', 'south');
    for (const name of ['Blunt', 'Piece'])
      expect(table.refusal({ type: 'shell', element: table.elementIndex(name), at: '0803' }).rule).toBe(
        'BF2-ART-01',
      );
  });

  rule(
    'BF2-ART-05',
    'From two mapsheets away it lands at the end of the next Combat Phase of its side',
    () => {
      const table = scene({
        south: [unit('Battery', 'box 2', gun('Sniper')), unit('Lance', '0117 N', mech('Ram'))],
      });
      table.phase('combat', 'south');
      shell(table, 'Sniper', '0803');
      expect(shots(table)[0].lands).toBe(2);
      table.done();
      expect(shots(table)).toHaveLength(1);
      expect(table.boxes('Wolf')).toBe('3/3');
      nextCombat(table, 'north');
      table.done();
      expect(table.boxes('Wolf')).toBe('3/3');
      expect(table.asked).toBe('south movement/move');
      table.done();
      table.done(artilleryRoll(6, 5), ...initiative('south'));
      expect(table.boxes('Wolf')).toBe('1/3');
      expect(shots(table)).toHaveLength(0);
    },
  );

  rule('BF2-ART-05', 'It lands even if its firer is gone, with the values that it was fired with', () => {
    const table = scene({
      south: [
        unit('Battery', 'box 2', gun('Sniper', 'artS', { skill: -1 })),
        unit('Lance', '0117 N', mech('Ram')),
      ],
    });
    table.phase('combat', 'south');
    shell(table, 'Sniper', '0803');
    table.done();
    table.suffered('Sniper', { structure: 0, weapon: 2 });
    Object.assign(table.element('Sniper'), { destroyed: true });
    Object.assign(table.unit('Battery'), { hex: -2, marks: { support: null } });
    nextCombat(table, 'south');
    table.done(artilleryRoll(5, 5));
    expect(table.boxes('Wolf')).toBe('1/3');
  });

  rule('BF2-ART-05', 'Shots land in the order in which they were fired, each with its damage', () => {
    const table = scene({
      south: [unit('Battery', '0812 N', gun('First'), gun('Second'))],
      north: [
        unit('Enemy', '0803 S', mech('Wolf', { armor: 1, structure: 1 })),
        unit('Rest', '0101 S', mech('Cub')),
      ],
    });
    table.phase('combat', 'south');
    shell(table, 'Second', '0803');
    shell(table, 'First', '0803');
    table.done(artilleryRoll(6, 5), artilleryRoll(6, 5));
    expect(table.events('shot-rolled').map(({ element }) => element)).toEqual([1, 0]);
    expect(table.element('Wolf').destroyed).toBe(true);
    expect(table.events('damaged')).toHaveLength(1);
  });

  rule('BF2-ART-05', 'A side is asked although no enemy is near', () => {
    const table = scene({
      south: [unit('Battery', '0117 N', gun('Sniper'))],
      north: [unit('Enemy', '1501 S', mech('Wolf'))],
    });
    table.phase('combat', 'south');
    expect(table.asked).toBe('south combat/declare');
  });

  rule('BF2-HEAT-02', 'Overheating adds to its damage and to the heat of the firer', () => {
    const table = scene({
      south: [unit('Battery', '0812 N', mech('Catapult', { specials: ['artA'], damage: [1, 1, 1], ov: 2 }))],
    });
    table.phase('combat', 'south');
    shell(table, 'Catapult', '0803', 2);
    expect(table.heat('Catapult')).toBe(2);
    table.done(artilleryRoll(6, 6));
    expect(table.boxes('Wolf')).toBe('0/3');
  });
});

describe('To hit', () => {
  rule('BF2-ART-06', 'Eleven and the skill of the firer; nothing else counts', () => {
    for (const [skill, dice, hit] of [
      [0, [5, 5], false],
      [0, [5, 6], true],
      [-1, [5, 5], true],
      [1, [5, 6], false],
      [1, [6, 6], true],
    ] as const) {
      const table = scene({
        map: mapWith({ '0803': 'H' }),
        south: [unit('Battery', '0812 N', gun('Sniper', 'artS', { skill }))],
      });
      table.phase('combat', 'south');
      shell(table, 'Sniper', '0803');
      if (hit) table.done(artilleryRoll(dice[0], dice[1]));
      else table.done(artilleryRoll(dice[0], dice[1]), direction(1), distance(1));
      expect(table.boxes('Wolf')).toBe(hit ? '1/3' : '3/3');
    }
  });

  rule('BF2-ART-06', 'A 12 is no hit by itself, and a 2 always misses', () => {
    const green = scene({ south: [unit('Battery', '0812 N', gun('Sniper', 'artS', { skill: 2 }))] });
    green.phase('combat', 'south');
    shell(green, 'Sniper', '0803');
    green.done(artilleryRoll(6, 6), direction(4), distance(6));
    expect(green.boxes('Wolf')).toBe('3/3');
    const ranged = scene();
    ranged.state.marks = {
      artillery: {
        ...ranged.state.marks!.artillery!,
        registered: [{ element: 0, hex: ranged.cell('0803'), hit: false, observed: 9 }],
      },
    };
    ranged.phase('combat', 'south');
    shell(ranged, 'Sniper', '0803');
    ranged.done(artilleryRoll(1, 1), direction(4), distance(6));
    expect(ranged.boxes('Wolf')).toBe('3/3');
  });
});
