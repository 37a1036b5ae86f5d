// BF2-CMDX-11: every kind of roll that a unit makes or suffers from, and what its window hides. What the others imagine
// while a step waits is checked by the table itself. Mines, fire and morale have theirs beside them.

import { rule } from '@ironfield/conformance/rule.ts';
import { describe, expect } from 'vitest';
import type { Order } from '../orders.ts';
import { hexAttack, lucky, one, scene, terrainOf, two } from '../testing/luck.ts';
import { critical, fighter, mapWith, mech, suits, tank, toHit, unit } from '../testing/scene.ts';

describe('buildings', () => {
  rule(
    ['BF2-CMDX-11', 'BF2-BLDG-05'],
    'Whoever stands on top has a say in whether the building falls',
    () => {
      const table = scene(
        { buildings: true },
        { map: mapWith({ '0507': 'b' }), north: [unit('Pack', '0507 S', mech('Wolf'))] },
      );
      table.unit('Pack').marks = { isOnTop: true };
      lucky(table, 'Pack');
      table.phase('combat', 'south');
      table.give(hexAttack('collapse', '0507'), toHit(6, 6), two('building')(6, 6));
      expect(table.asked).toBe('north command/luck');
      table.use('Pack', two('building')(1, 1));
      expect(terrainOf(table, '0507')).toBe('base');
    },
  );

  rule(['BF2-CMDX-11', 'BF2-BLDG-05'], 'So does whoever attacks it', () => {
    const table = scene({ buildings: true }, { map: mapWith({ '0507': 'b' }) });
    lucky(table, 'Lance');
    table.phase('combat', 'south');
    table.give(hexAttack('collapse', '0507'), toHit(6, 6));
    table.pass(two('building')(1, 1));
    expect(table.asked).toBe('south command/luck');
    table.use('Lance', two('building')(6, 6));
    expect(terrainOf(table, '0507')).toBe('rubble');
  });

  rule(['BF2-CMDX-11', 'BF2-BLDG-07'], 'The target of a fortress may have its shot rolled again', () => {
    const table = scene(
      { buildings: true },
      {
        map: mapWith({ '0507': 'f' }),
        emplacements: [{ hex: '0507', owner: 0, damage: [5, 5, 5] }],
      },
    );
    lucky(table, 'Pack');
    table.phase('combat', 'south');
    table.give({ type: 'emplacement', from: '0507', target: 1, element: 1 });
    table.pass(toHit(6, 6));
    table.use('Pack', toHit(1, 1));
    expect(table.boxes('Wolf')).toBe('9/3');
  });

  rule(['BF2-CMDX-11', 'BF2-WOOD-03'], 'Engineers try again', () => {
    const table = scene(
      { 'clearing-woods': true },
      {
        map: mapWith({ '0508': 'H' }),
        south: [unit('Sappers', '0509 N', tank('Digger', { specials: ['eng'] }))],
      },
    );
    lucky(table, 'Sappers');
    table.phase('combat', 'south');
    table.give({ type: 'clear-woods', element: 0, to: '0508' }, two('clearing')(1, 1));
    table.use('Sappers', two('clearing')(6, 6));
    expect(terrainOf(table, '0508')).toBe('light woods');
  });
});

describe('ice and gravity', () => {
  rule(['BF2-CMDX-11', 'BF2-ENV-03'], 'Ice under whoever lands on it', () => {
    const table = scene(
      { ice: 'not frozen solid', temperature: -5 },
      { map: mapWith({ '0508': '~' }), south: [unit('Lance', '0510 N', mech('Ram', { mode: 'J' }))] },
    );
    lucky(table, 'Lance');
    table.phase('movement', 'south');
    table.move('Lance', '0508', 'N', 'jump', one('ice')(6));
    table.use('Lance', one('ice')(1));
    expect(terrainOf(table, '0508')).toBe('clear');
  });

  rule(['BF2-CMDX-11', 'BF2-ENV-03'], 'Ice that is shot at concerns those on it', () => {
    const table = scene(
      { ice: 'not frozen solid', temperature: -5 },
      { map: mapWith({ '0507': '~' }), north: [unit('Pack', '0507 S', mech('Wolf'))] },
    );
    lucky(table, 'Pack');
    table.phase('combat', 'south');
    table.give(hexAttack('break ice', '0507'), toHit(6, 6), two('ice')(6, 6));
    table.use('Pack', two('ice')(1, 1));
    expect(terrainOf(table, '0507')).toBe('clear');
  });

  rule(['BF2-CMDX-11', 'BF2-ENV-05'], 'Strain, element by element', () => {
    const strain = two('strain');
    const table = scene(
      { gravity: 50 },
      { south: [unit('Lance', '0509 N', mech('Ram', { mp: 2, skill: 2 }), mech('Ewe', { mp: 2 }))] },
    );
    lucky(table, 'Lance');
    table.phase('movement', 'south');
    table.move('Lance', '0506', 'N', 'ground', strain(6, 6));
    table.pass(strain(1, 1));
    table.use('Lance', strain(6, 6));
    expect([table.boxes('Ram'), table.boxes('Ewe')]).toEqual(['3/3', '3/3']);
  });
});

describe('what comes from above', () => {
  const artillery = two('artillery');
  const gun = tank('Sniper', {
    mode: 'w',
    class: 'AR',
    specials: ['artS', 'mof'],
    damage: [2, 2, 2],
    structure: 1,
  });
  const shelling = () => {
    const table = scene(
      { offboard: true, artillery: true },
      {
        south: [unit('Battery', '0812 N', gun)],
        north: [unit('Pack', '0803 S', mech('Wolf')), unit('Den', '0802 S', mech('Bear'))],
      },
    );
    table.phase('combat', 'south');
    return table;
  };
  const shell = (at: string): Order => ({ type: 'shell', element: 0, at });

  rule(['BF2-CMDX-11', 'BF2-ART-06'], 'Whoever is in the hex may have a shell rolled again', () => {
    const table = shelling();
    lucky(table, 'Pack');
    table.give(shell('0803'));
    table.done(artillery(6, 5));
    expect(table.asked).toBe('north command/luck');
    table.use('Pack', artillery(1, 2), one('scatter direction')(4), one('scatter distance')(1));
    expect(table.boxes('Wolf')).toBe('3/3');
  });

  rule(['BF2-CMDX-11', 'BF2-ART-07'], 'Whoever it scatters to has a say in how far', () => {
    const table = shelling();
    lucky(table, 'Den');
    table.give(shell('0803'));
    table.done(artillery(1, 2), one('scatter direction')(1), one('scatter distance')(1));
    expect(table.asked).toBe('north command/luck');
    table.use('Den', one('scatter distance')(6));
    expect(table.boxes('Bear')).toBe('3/3');
    const away = shelling();
    lucky(away, 'Den');
    away.give(shell('0803'));
    away.done(artillery(1, 2), one('scatter direction')(4), one('scatter distance')(1));
    expect(away.asked).not.toMatch(/luck/);
  });

  rule(['BF2-CMDX-11', 'BF2-ART-10'], 'A critical roll of a shell concerns gunners and target', () => {
    const table = shelling();
    table.suffered('Wolf', { armor: 0 });
    lucky(table, 'Battery', 'Pack');
    table.give(shell('0803'));
    table.done(artillery(6, 5));
    table.pass();
    table.pass(critical(6, 6));
    table.pass();
    expect(table.asked).toBe('north command/luck');
    table.use('Pack');
    table.pass(critical(1, 2));
    expect(table.boxes('Wolf')).toBe('0/1');
  });

  rule(['BF2-CMDX-11', 'BF2-AERO-14'], 'Whoever is below may have bombs rolled again', () => {
    const table = scene(
      { offboard: true, aerospace: true },
      { south: [unit('Air', '0505 N', fighter('Corsair', { class: 'H' }))] },
    );
    table.state.marks = {
      ...table.state.marks,
      bombs: [{ explosive: 1, cluster: 0, inferno: 0, mines: 0 }, null],
    };
    lucky(table, 'Pack');
    table.phase('combat', 'south');
    table.give({ type: 'bomb', unit: 0, hexes: 1, drops: [{ hex: 1, explosive: 1 }] }, two('bombing')(6, 6));
    expect(table.asked).toBe('north command/luck');
    table.use('Pack', two('bombing')(1, 1), one('scatter direction')(1), one('scatter distance')(6));
    expect(table.boxes('Wolf')).toBe('9/3');
  });

  rule(['BF2-CMDX-11', 'BF2-DROP-02'], 'Whoever is pushed aside by those who drop', () => {
    const table = scene(
      { drops: true },
      {
        south: [
          unit('Lance', 'off the map', suits('Elementals', { skill: 1, armor: 9 })),
          unit('Herd', '0810 N', mech('Bull')),
        ],
      },
    );
    table.unit('Lance').marks = { isHeldBack: true };
    lucky(table, 'Herd');
    table.phase('movement', 'south');
    table.give({ type: 'drop', unit: 0, to: '0811' });
    // It fails by 1: others, who do not know its skill, would think that it has landed.
    table.move('Herd', '0810', 'N', 'ground', two('landing')(1, 4), one('scatter')(1), one('push')(2));
    expect(table.asked).toBe('south command/luck');
    table.use('Herd', one('push')(1));
    expect([table.hexOf('Lance'), table.hexOf('Herd')]).toEqual(['0810', '0809']);
  });
});

rule(['BF2-CMDX-11', 'BF2-CONC-04'], 'A scan concerns both', () => {
  const table = scene({ 'concealed-identity': true }, {});
  for (const { marks } of table.state.units) Object.assign(marks!, { back: 'type' });
  lucky(table, 'Pack');
  table.phase('combat', 'south');
  table.give({ type: 'identify', unit: 0, target: 1 }, two('identify')(6, 6));
  expect(table.asked).toBe('north command/luck');
  table.use('Pack', two('identify')(1, 1));
  expect(table.unit('Pack').marks!.back).toBe('type');
});
