import { rule } from '@ironfield/conformance/rule.ts';
import type { Roll } from '@ironfield/conformance/scripted.ts';
import { viewFor } from '@ironfield/kernel/play/advance.ts';
import { imagined } from '@ironfield/kernel/play/imagining.ts';
import { promptInView } from '@ironfield/kernel/play/menu-in-view.ts';
import { randomFrom } from '@ironfield/kernel/random.ts';
import { expect } from 'vitest';
import { battlefieldOf } from '../../battlefields.ts';
import { invariants } from '../../checks/invariants.ts';
import { battleforce2 } from '../../game.ts';
import { counterCode } from '../../rules/elements/organization.ts';
import { ABOARD } from '../../state.ts';
import { battle, mapWith, mech, platoon, tank, unit } from '../../testing/scene.ts';
import { guessUnit } from './guessing.ts';

const identify = (a: number, b: number): Roll => ['identify', a, b];

rule('BF2-CONC-01', 'A face-down unit is imagined as one of its letter, with its number and size', () => {
  for (let i = 0; i < 30; i++) {
    const element = { type: 'mech', chassis: 'Unknown' } as const;
    const shown = { id: i % 2 ? 'G7' : 'M7', name: 'Unidentified', elements: [element, element, element] };
    const { elements, counter } = guessUnit(shown, randomFrom(`guess ${i}`), false);
    expect(elements).toHaveLength(3);
    expect(elements.every(({ skill }) => skill === 0)).toBe(true);
    expect(new Set(elements.map(({ sheet }) => sheet.type)).size).toBe(1);
    expect(counter).toEqual({
      id: `${counterCode(elements.map(({ sheet }) => sheet))}7`,
      name: 'Unidentified',
    });
    expect(counter!.id[0]).toBe(shown.id[0]);
  }
});

rule(['BF2-CONC-01', 'BF2-BLDG-04'], 'On top of buildings it is imagined light enough for them', () => {
  const table = battle({
    options: { 'concealed-identity': true, buildings: true },
    map: mapWith({ '0508': 'b' }),
    south: [unit('Lance', '0508 N', mech('Ram', { class: 'L' }))],
    north: [unit('Pack', '0503 S', mech('Wolf'))],
  });
  table.unit('Lance').marks = { ...table.unit('Lance').marks, back: 'type', isOnTop: true };
  const weights = new Set<unknown>();
  for (let i = 0; i < 30; i++) {
    const world = imagined(battleforce2, viewFor(battleforce2, table.state, 1), `guess ${i}`);
    expect(invariants(world)).toEqual([]);
    weights.add(battlefieldOf(world).weights[0]);
  }
  expect([...weights].sort()).toEqual(['L', 'M']);
});

rule(
  'BF2-CONC-03',
  "Until ECM counters are placed 'Mechs and tanks show nothing, ships, VTOLs and infantry their type",
  () => {
    const table = battle({
      options: { 'concealed-identity': true },
      south: [
        unit('Lance', '0509 N', mech('Ram')),
        unit('Tanks', '0609 N', tank('Tank')),
        unit('Ship', '0709 N', tank('Ship', { mode: 'n' })),
        unit('Birds', '0809 N', tank('Bird', { mode: 'v' })),
        unit('Foot', '0909', platoon('Rifle')),
      ],
      north: [unit('Pack', '0503 S', mech('Wolf'))],
    });
    expect(table.state.units.map(({ marks }) => marks?.back)).toEqual([
      'nothing',
      'nothing',
      'type',
      'type',
      'type',
      'nothing',
    ]);
  },
);

rule('BF2-CONC-04', 'ECM in hex 0101 jams like any other, and off the map it does not', () => {
  const needed = (place: string) => {
    const table = battle({
      options: { 'concealed-identity': true },
      south: [unit('Lance', '0106 N', mech('Ram'))],
      north: [unit('Pack', '0102 S', mech('Wolf')), unit('Den', place, mech('Fog', { specials: ['ecm'] }))],
    });
    for (const { marks } of table.state.units) if (marks?.back) Object.assign(marks, { back: 'type' });
    table.phase('combat', 'south');
    table.give({ type: 'identify', unit: 0, target: 1 }, identify(5, 4));
    return table.events('looked')[0].number!.total;
  };
  expect([needed('0101 S'), needed('0801 S'), needed('off')]).toEqual([10, 8, 8]);
});

rule(
  ['BF2-INFO-04', 'BF2-CONC-05'],
  'Of its own damage all but 1 can be withheld, whoever the target is',
  () => {
    const table = battle({
      options: { 'concealed-identity': true },
      south: [unit('Lance', '0506 N', mech('Ram', { damage: [4, 4, 4] }))],
      north: [unit('Pack', '0503 S', mech('Wolf', { armor: 9 }))],
    });
    table.phase('combat', 'south');
    const attacks = [{ attacker: 0, element: 1 }];
    table.give({ type: 'fire', unit: 0, target: 1, withholds: true, attacks }, ['to hit', 6, 6]);
    table.refusal({ type: 'withhold', hits: [{ attacker: 0, withhold: 4 }] });
    table.give({ type: 'withhold', hits: [{ attacker: 0, withhold: 3 }] });
    expect(table.events('damaged')).toMatchObject([{ damage: 1 }]);
  },
);

rule(
  ['BF2-CONC-01', 'BF2-ENV-01', 'BF2-ENV-06'],
  'In the cold and in a vacuum infantry is imagined in armor',
  () => {
    const element = { type: 'infantry', chassis: 'Unknown' } as const;
    const shown = { id: 'I7', name: 'Unidentified', elements: [element, element] };
    const types = (isHarsh: boolean) =>
      new Set(
        Array.from({ length: 30 }, (_, i) => guessUnit(shown, randomFrom(`guess ${i}`), isHarsh)).flatMap(
          ({ elements }) => elements.map(({ sheet }) => sheet.type),
        ),
      );
    expect([...types(true)]).toEqual(['battleArmor']);
    expect([...types(false)].sort()).toEqual(['battleArmor', 'infantry']);
  },
);

rule('BF2-CONC-01', 'Aircraft are imagined of one kind, others of several of one type', () => {
  const guess = (letter: string, i: number) => {
    const element = { type: 'mech', chassis: 'Unknown' } as const;
    const shown = { id: `${letter}7`, name: 'Unidentified', elements: [element, element, element] };
    return guessUnit(shown, randomFrom(`guess ${i}`), false).elements.map(({ sheet }) => sheet);
  };
  const kinds = (letter: string) =>
    Array.from({ length: 20 }, (_, i) => new Set(guess(letter, i)).size).reduce((a, b) => Math.max(a, b));
  expect([kinds('F'), kinds('D')]).toEqual([1, 1]);
  expect([kinds('M'), kinds('G'), kinds('N')]).toEqual([3, 3, 3]);
  const firsts = new Set(Array.from({ length: 20 }, (_, i) => guess('M', i)[0]));
  expect(firsts.size).toBeGreaterThan(5);
  for (let i = 0; i < 20; i++) {
    expect(new Set(guess('I', i).map(({ type }) => type)).size).toBe(1);
    expect(
      guess('N', i)
        .slice(1)
        .map(({ mode }) => mode),
    ).not.toContain('s');
  }
});

rule(
  ['BF2-CONC-01', 'BF2-EQ-16'],
  'Others are not told what a player is asked whose load is face-down',
  () => {
    const told = (isConcealed: boolean) => {
      const table = battle({
        options: isConcealed ? { 'concealed-identity': true } : {},
        south: [unit('Lance', '0508 N', mech('Ram')), unit('Foot', '0509', platoon('Rifle'))],
        north: [unit('Pack', '0503 S', mech('Wolf'))],
      });
      table.phase('movement', 'south');
      const before = promptInView(battleforce2, viewFor(battleforce2, table.state, 1));
      Object.assign(table.unit('Foot'), { hex: ABOARD, carrier: 0 });
      return [before, promptInView(battleforce2, viewFor(battleforce2, table.state, 1))];
    };
    expect(told(false)).toEqual(['Move a unit', 'Move a unit']);
    expect(told(true)).toEqual(['Move a unit', null]);
  },
);

rule('BF2-CONC-01', 'Others are not told by name which face-down unit is asked about', () => {
  const table = battle({
    options: { 'concealed-identity': true },
    south: [unit('Lance', '0508 N', mech('Ram'))],
    north: [unit('Pack', '0503 S', mech('Wolf'))],
  });
  const guessed = (step: string, asked?: number) =>
    battleforce2.isGuessedAt!(viewFor(battleforce2, table.state, 1).table, {
      step,
      ...(asked !== undefined && { unit: asked }),
    });
  expect([guessed('combat/ambush', 0), guessed('combat/ambush'), guessed('movement/move')]).toEqual([
    true,
    false,
    false,
  ]);
  Object.assign(table.unit('Lance'), { marks: null });
  expect(guessed('combat/ambush', 0)).toBe(false);
});
