import { rule } from '@ironfield/conformance/rule.ts';
import { viewFor } from '@ironfield/kernel/play/advance.ts';
import { imagined } from '@ironfield/kernel/play/imagining.ts';
import { describe, expect } from 'vitest';
import { battlefieldOf } from '../battlefields.ts';
import type { Command } from '../data/commands.ts';
import { roster, rosterNamed } from '../data/roster.ts';
import { battleforce2 } from '../game.ts';
import { undamaged } from '../rules/elements/condition.ts';
import { announcedBy, mpOf } from '../rules/movement/movement-points.ts';
import {
  battle,
  fighter,
  leading,
  mech,
  type PlacedUnit,
  platoon,
  suits,
  tank,
  unit,
} from '../testing/scene.ts';
import type { Battle } from '../testing/table.ts';

const LIST: readonly Command[] = ['Fall Back!', ...Array<Command>(9).fill('Luck of the Fox')];

rule(
  'BF2-CMDX-08',
  'Whoever has scanned one that falls back with its superior makes sense of its number',
  () => {
    const table = battle({
      options: { commands: true },
      south: [unit('Flock', '0810 N', mech('Ram'))],
      north: [
        leading(unit('Pack', '0803 S', mech('Wolf')), 'Den'),
        unit('Den', '0808 S', mech('Cub', { mp: 4 })),
      ],
      commands: [LIST, LIST],
    });
    const cub = table.elementIndex('Cub');
    table.counter('Pack', 'Fall Back!', true);
    table.phase('combat', 'south');
    table.showAll();
    const world = imagined(battleforce2, viewFor(battleforce2, table.state, 0), 'seed');
    expect(mpOf(battlefieldOf(world), world, cub)).toBeGreaterThan(4);
    expect(battleforce2.invariants(world)).toEqual([]);
  },
);

type Options = Parameters<typeof battle>[0]['options'];

/** The north as the south imagines it. */
const world = (table: Battle, seed = 'seed') =>
  imagined(battleforce2, viewFor(battleforce2, table.state, 0), seed);
const facing = (elements: PlacedUnit['elements'], options: Options = {}, place = '0803 S') =>
  battle({
    south: [unit('Flock', '0810 N', mech('Ram'))],
    north: [unit('Pack', place, ...elements)],
    options: options!,
  });
const guess = (table: Battle, seed = 'seed') => {
  const state = world(table, seed);
  return { ...battlefieldOf(state).records[1], condition: state.elements[1].condition };
};

describe('A model that the roster does not have', () => {
  rule('BF2-TRO-01', 'What is listed as somebody’s own is known to everybody', () => {
    const unheard = mech('Unheard', { mp: 4, armor: 7, damage: [6, 1, null] });
    const table = facing([unheard]);
    const shown = battle({
      south: [unit('Flock', '0810 N', mech('Ram'))],
      north: [unit('Pack', '0803 S', unheard)],
      own: [{ ...unheard.sheet, mp: 9 }, unheard.sheet],
    });
    expect(guess(table).sheet).not.toMatchObject({ armor: 7 });
    expect(guess(shown).sheet).toEqual(unheard.sheet);
  });

  const plain = { damage: [2, 2, 1], ov: 0, points: 10, specials: [] };
  rule(['BF2-INFO-01', 'BF2-CMDX-06'], 'What a command adds to its MP is not its own', () => {
    const table = battle({
      options: { commands: true },
      south: [unit('Flock', '0810 N', mech('Ram'))],
      north: [unit('Pack', '0803 S', mech('Unheard', { mp: 4 }))],
      commands: [LIST, ['Doubletime March', ...LIST.slice(1)]],
    });
    table.counter('Pack', 'Doubletime March', true);
    table.phase('combat', 'south');
    expect(table.element('Unheard').base).toBe(6);
    expect(guess(table).sheet.mp).toBe(4);
  });

  rule(
    'BF2-INFO-01',
    'Of a model that jumps in all its variants, one that does not is imagined as told',
    () => {
      expect(roster().flatMap(({ sheet }) => (sheet.chassis === 'Victor' ? [sheet.mode] : []))).not.toContain(
        '',
      );
      expect(guess(facing([mech('Victor', { mp: 4 })])).sheet).toMatchObject({ chassis: 'Victor', mode: '' });
    },
  );

  rule('BF2-INFO-01', 'It is imagined as an ordinary one with the MP that its number tells', () => {
    expect(guess(facing([mech('Unheard')]))).toMatchObject({
      skill: 0,
      sheet: { ...plain, name: 'Unheard', mode: '', class: 'M', armor: 3, structure: 3 },
    });
    expect(guess(facing([tank('Unheard', { armor: 5 })])).sheet).toMatchObject({
      ...plain,
      mode: 't',
      class: 'M',
      armor: 0,
      structure: 3,
    });
    for (const foot of [platoon('Unheard'), suits('Unheard', { mode: '' })])
      expect(guess(facing([foot])).sheet).toMatchObject({
        ...plain,
        mode: '',
        class: 'I',
        armor: 3,
        structure: 0,
      });
  });

  rule('BF2-HIT-01', 'The number that it announces is the number of its guess', () => {
    for (const mp of [0, 1, 4, 9, 14]) {
      const table = facing([mech('Unheard', { mp, mode: mp > 4 ? 'J' : '' })]);
      const state = world(table);
      const { base, jumps } = table.element('Unheard');
      expect(announcedBy(battlefieldOf(state), state, 1)).toMatchObject({ base, jumps });
      expect(guess(table).sheet.mode).toBe(mp > 4 ? 'J' : '');
    }
  });
});

describe('A model of the roster', () => {
  const atlas = rosterNamed('AS7-D', 'mech') ?? roster().find(({ sheet }) => sheet.type === 'mech')!;
  const lines = roster().filter(
    ({ sheet }) => sheet.type === 'mech' && sheet.chassis === atlas.sheet.chassis,
  );
  const real = { sheet: atlas.sheet, skill: -2 };

  rule('BF2-INFO-01', 'It is one of the lines of that model, with an ordinary crew', () => {
    for (const seed of ['a', 'b', 'c']) {
      const { sheet, skill } = guess(facing([real]), seed);
      expect(lines.map((line) => line.sheet)).toContainEqual(sheet);
      expect(skill).toBe(0);
    }
  });

  rule('BF2-INFO-03', 'After a scan it is what was seen, as it was then', () => {
    const table = facing([real]);
    table.suffered(atlas.sheet.name, { armor: 1, arm: 1 });
    table.showAll();
    expect(guess(table)).toMatchObject({ ...real, condition: { armor: 1, arm: 1, heat: 0 } });
  });

  rule('BF2-CRIT-02', 'A number that is too low for it tells of leg hits', () => {
    const table = facing([real]);
    table.suffered(atlas.sheet.name, { leg: 2 });
    const state = world(table);
    expect(announcedBy(battlefieldOf(state), state, 1).base).toBe(table.element(atlas.sheet.name).base);
    expect(guess(table).condition.leg).toBeGreaterThanOrEqual(0);
  });

  rule('BF2-HEAT-05', 'Who is shut down announces 0, which tells nothing else', () => {
    const table = facing([real]);
    table.suffered(atlas.sheet.name, { heat: 4, downSince: 1 });
    table.state.turn = 3;
    expect(guess(table).condition).toMatchObject({ heat: 4, downSince: 3, leg: 0 });
  });
});

rule('BF2-INFO-04', 'What others withhold is imagined as nothing', () => {
  const table = battle({
    reading: 0,
    south: [unit('Flock', '0808 N', mech('Ram'))],
    north: [unit('Pack', '0803 S', mech('Wolf', { damage: [4, 4, 4] }))],
    options: { commands: true },
    commands: [LIST, LIST],
  });
  table.counter('Flock', 'Luck of the Fox');
  table.phase('combat', 'north');
  table.fire('Pack', 'Flock', ['Wolf > Ram -2']);
  const state = imagined(battleforce2, viewFor(battleforce2, table.state, 0), 'seed');
  expect(state.volley!.attacks.map(({ withhold }) => withhold)).toEqual([0]);
});

rule('BF2-CMD-03', 'No face-down counter is imagined as a negative one, which would lie face-up', () => {
  const list: readonly Command[] = [
    ...Array<Command>(6).fill('Hello, HQ?'),
    'Ambush',
    'Charge!',
    'Ambush',
    'Charge!',
  ];
  const table = battle({
    options: { commands: true },
    south: [unit('Flock', '0810 N', mech('Ram'))],
    north: [unit('Pack', '0803 S', mech('Wolf')), unit('Den', '0903 S', mech('Cub'))],
    commands: [LIST, list],
  });
  table.counter('Pack', 'Ambush');
  table.counter('Den', 'Charge!');
  const seeds = Array.from({ length: 12 }, (_, i) => `seed ${i}`);
  const commands = seeds.flatMap((seed) => {
    const { counters, cups } = world(table, seed).commands!;
    const lying = [1, 2].map((index) => counters[index]!.number);
    expect(new Set([...lying, ...cups[1].inside]).size).toBe(10);
    return lying.map((number) => list[number]);
  });
  expect(new Set(commands)).toEqual(new Set(['Ambush', 'Charge!']));
});

rule(
  'BF2-CONC-05',
  'A face-down unit is imagined undamaged, with the numbers of its guess; one’s own are known',
  () => {
    const table = battle({
      south: [unit('Flock', '0810 N', mech('Ram', { mp: 7 }))],
      north: [unit('Pack', '0803 S', mech('Wolf', { mp: 9 }), mech('Cub'))],
      options: { 'concealed-identity': true },
    });
    table.suffered('Wolf', { armor: 1 });
    table.suffered('Ram', { leg: 1 });
    const state = world(table);
    const field = battlefieldOf(state);
    for (const element of [1, 2]) {
      const { condition, base, jumps } = state.elements[element];
      expect(condition).toEqual(undamaged(field.records[element].sheet));
      expect({ base, jumps }).toMatchObject(announcedBy(field, state, element));
      expect(base).toBeGreaterThan(0);
    }
    expect(state.elements[0]).toMatchObject({ condition: { leg: 1 }, base: table.element('Ram').base });
  },
);

rule('BF2-AERO-17', 'Aircraft on the ground and whoever is hooked up announce nothing of their MP', () => {
  const table = facing(
    [fighter('Unheard', { mp: 6 })],
    { offboard: true, aerospace: true },
    '0803 S grounded',
  );
  expect(guess(table).condition).toMatchObject({ heat: 0, leg: 0, downSince: 0 });
  const cooled = facing([mech('Unheard', { mp: 6 })]);
  cooled.unit('Pack').coolant = 'served';
  Object.assign(cooled.element('Unheard'), announcedBy(cooled.field, cooled.state, 1));
  expect(guess(cooled).condition).toMatchObject({ heat: 0, leg: 0 });
});
