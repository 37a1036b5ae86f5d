import { rule } from '@ironfield/conformance/rule.ts';
import { expect } from 'vitest';
import { cardOf, withOwn } from '../../data/cards.ts';
import { meeting } from '../../scenarios/meeting.ts';
import { buildArmy } from '../army.ts';
import type { ArmyChoice } from '../choice.ts';
import { armyFile, readArmy } from './army-file.ts';
import { groupFile, readGroup } from './group-file.ts';
import { setupWith } from './own-cards.ts';

const OWN = { ...cardOf('hunter'), armor: 17, standIn: false, threatValue: 35 };
const GP: ArmyChoice['groups'][number] = { squad: 'general purpose', options: [] };
const NORTH: ArmyChoice = {
  army: 'northern-guard',
  type: 'Gear',
  limit: 500,
  groups: [GP, GP],
  airStrikes: [],
  artillery: [],
};

rule(
  'HGB-CARDS-03',
  'In a battle that was made without it an own card takes the place of its stand-in',
  () => {
    const setup = meeting.setup({}, { a: 0, b: 0, c: 0, d: 0 });
    const cardsIn = (made: typeof setup) => made.armies[0].groups[0].units.map(({ card }) => card);
    expect(cardsIn(setupWith(setup, [OWN]))).toEqual([cardOf('headhunter'), OWN, OWN, OWN, OWN]);
    const [squad] = setup.armies[0].groups;
    const [leader, changed, ...others] = squad.units;
    const armed = { ...changed, card: { ...changed.card, armor: 16 } };
    const groups = [{ ...squad, units: [leader, armed, ...others] }];
    const rearmed = { ...setup, armies: setup.armies.with(0, { ...setup.armies[0], groups }) };
    expect(cardsIn(setupWith(rearmed, [OWN]))[1]).toBe(armed.card);
  },
);

rule(['HGB-CARDS-03', 'HGB-ARMY-07'], 'Options change an own card as they would a stand-in', () => {
  const withOptions = (...options: (typeof GP)['options'][number][]) => ({
    ...NORTH,
    groups: [{ ...GP, options }, GP],
  });
  const plain = buildArmy(NORTH, withOwn([OWN])).army!;
  expect(plain.tv).toBe(buildArmy(NORTH).army!.tv);
  expect(plain.groups[0].units.filter(({ sheet }) => sheet.card.armor === 17)).toHaveLength(4);
  const netted = buildArmy(withOptions({ option: 'cloak', member: 1 }), withOwn([OWN]));
  expect(netted.problems).toEqual([]);
  expect(netted.army!.groups[0].units[1].sheet.card).toEqual({
    ...OWN,
    perks: { ...OWN.perks, camoNetting: true },
  });
  const variant = withOptions({ option: 'hunter-urban-commando', member: 1 });
  expect(buildArmy(variant, withOwn([OWN])).army!.groups[0].units[1].sheet.card).toMatchObject({
    name: 'Hunter Urban Commando',
    armor: 17,
  });
  // One that has nothing to give for a swap is told.
  expect(buildArmy(variant, withOwn([{ ...OWN, weapons: [] }])).problems).toMatchObject([
    { message: expect.stringMatching(/the weapon is not there/), rule: 'HGB-ARMY-07' },
  ]);
});

rule('HGB-CARDS-03', 'A group or an army from a file brings its cards along', () => {
  const group = readGroup({ ...groupFile('northern-guard', GP), cards: [OWN] });
  expect(group.ok && group.value.groups[0].units.filter(({ sheet }) => sheet.card.armor === 17)).toHaveLength(
    4,
  );
  expect(readArmy(JSON.parse(JSON.stringify(armyFile(NORTH, [OWN]))))).toEqual({
    ok: true,
    value: { format: 'ironfield-gearblitz-army', version: 1, army: NORTH, cards: [OWN] },
  });
  expect(armyFile(NORTH, [])).not.toHaveProperty('cards');
  const message = (json: unknown) => {
    const read = readArmy(json);
    return read.ok ? '' : read.error[0].message;
  };
  expect(message(null)).toMatch(/file/);
  expect(message({ ...armyFile(NORTH, []), format: 'cards' })).toMatch(/no army of Heavy Gear Blitz/);
  expect(message({ ...armyFile(NORTH, []), version: 2 })).toMatch(/newer Ironfield/);
  expect(message(armyFile(NORTH, [{ ...OWN, weapons: [{ weapon: 'NONE', arc: 'F' }] }]))).toBe(
    'cards.0.weapons.0: there is no weapon "NONE"',
  );
});
