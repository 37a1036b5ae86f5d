import { rule } from '@ironfield/conformance/rule.ts';
import { describe, expect, test } from 'vitest';
import { hexAttack, lucky, scene, terrainOf, two } from '../../testing/luck.ts';
import { mapWith, mech, platoon, toHit, unit } from '../../testing/scene.ts';
import type { Battle } from '../../testing/table.ts';
import { light } from './burning.ts';

describe('fire', () => {
  const burning = (table: Battle, hex: string) => {
    light(table.state, table.field.board, table.cell(hex), []);
    table.state.turn = 2;
  };

  rule(['BF2-CMDX-11', 'BF2-FIRE-04'], 'Who goes through flames or stands in them may roll again', () => {
    const table = scene({ fire: true }, { south: [unit('Foot', '0509', platoon('Rifles'))] });
    table.state.turn = 1;
    burning(table, '0508');
    lucky(table, 'Foot');
    table.phase('movement', 'south');
    table.move('Foot', '0508', 'N', 'ground', two('burns')(1, 1));
    table.pass(two('burns')(2, 1));
    expect(table.asked).toBe('south command/luck');
    table.use('Foot', two('burns')(4, 4));
    expect(table.boxes('Rifles')).toBe('2/0');
  });

  rule(['BF2-CMDX-11', 'BF2-FIRE-05'], 'If a building burns down, those on top alone have a say', () => {
    const table = scene(
      { buildings: true, fire: true },
      { map: mapWith({ '0507': 'b' }), north: [unit('Pack', '0507 S', mech('Wolf'))] },
    );
    table.unit('Pack').marks = { isOnTop: true };
    burning(table, '0507');
    lucky(table, 'Lance', 'Pack');
    table.phase('end', 'south', two('building')(6, 6));
    expect(table.asked).toBe('north command/luck');
    table.pass(two('initiative')(6, 6), two('initiative')(1, 1));
    expect(terrainOf(table, '0507')).toBe('rubble');
  });

  rule(['BF2-CMDX-11', 'BF2-FIRE-09'], 'Who sets fire to a hex may try again', () => {
    const table = scene({ fire: true }, { map: mapWith({ '0507': 'H' }) });
    lucky(table, 'Lance');
    table.phase('combat', 'south');
    table.give(hexAttack('fire', '0507'), toHit(6, 6));
    table.pass(two('fire')(1, 1));
    table.use('Lance', two('fire')(6, 4));
    expect(table.field.fires[table.cell('0507')]).toBe(1);
  });

  rule(['BF2-CMDX-11', 'BF2-FIRE-02'], 'A stray shot concerns who fired it and who was missed', () => {
    const table = scene({ fire: true }, { map: mapWith({ '0505': 'H' }) });
    lucky(table, 'Lance', 'Pack');
    table.phase('combat', 'south');
    table.fire('Lance', 'Pack', ['Ram > Wolf']);
    expect(table.asked).toBe('north command/evade');
    table.pass(toHit(1, 1));
    table.pass();
    table.pass(two('stray shot')(1, 1));
    table.pass();
    expect(table.asked).toBe('north command/luck');
    table.use('Pack');
    expect(table.asked).toBe('south command/jam');
    table.pass(two('stray shot')(3, 3));
    expect(table.field.fires[table.cell('0505')]).toBe(0);
  });
});

describe('A bot', () => {
  test('has flames rolled again that burn it, and no others', () => {
    const advice = (a: number, b: number) => {
      const table = scene({ fire: true }, { south: [unit('Foot', '0509', platoon('Rifles'))] });
      light(table.state, table.field.board, table.cell('0508'), []);
      table.state.turn = 2;
      lucky(table, 'Foot');
      table.phase('movement', 'south');
      table.move('Foot', '0508', 'N', 'ground', two('burns')(a, b));
      expect(table.asked).toBe('south command/luck');
      return table.advice().type;
    };
    expect([advice(1, 1), advice(3, 4), advice(4, 4)]).toEqual(['use', 'use', 'pass']);
  });

  test('leaves stray shots alone, whoever fired them', () => {
    const advice = (holder: string, a: number, b: number) => {
      const table = scene({ fire: true }, { map: mapWith({ '0505': 'H' }) });
      lucky(table, holder);
      table.phase('combat', 'south');
      table.fire('Lance', 'Pack', ['Ram > Wolf'], ...(holder === 'Lance' ? [toHit(1, 1)] : []));
      table.pass(...(holder === 'Lance' ? [] : [toHit(1, 1)]), two('stray shot')(a, b));
      return [table.asked, table.advice().type];
    };
    expect(advice('Lance', 1, 1)).toEqual(['south command/luck', 'pass']);
  });

  test('tries again where it has set fire to nothing', () => {
    const table = scene({ fire: true }, { map: mapWith({ '0507': 'H' }) });
    lucky(table, 'Lance');
    table.phase('combat', 'south');
    table.give(hexAttack('fire', '0507'), toHit(6, 6));
    table.pass(two('fire')(1, 1));
    expect([table.asked, table.advice().type]).toEqual(['south command/luck', 'use']);
  });
});

rule('BF2-CMDX-11', 'Nobody has Initiative, wind, draws or the spread of fires rolled again', () => {
  const table = scene({ fire: true }, { map: mapWith({ '0507': 'l', '0506': 'l' }) });
  light(table.state, table.field.board, table.cell('0507'), []);
  lucky(table, 'Lance', 'Pack');
  table.phase('end', 'south', two('spread')(1, 1), two('initiative')(6, 6), two('initiative')(1, 1));
  expect(table.asked).toBe('south initiative/choose');
});
