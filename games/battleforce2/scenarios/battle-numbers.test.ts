import { hashOf } from '@ironfield/kernel/hash.ts';
import { scenarioSetup } from '@ironfield/kernel/play/setup.ts';
import { randomFrom } from '@ironfield/kernel/random.ts';
import type { OptionValues } from '@ironfield/kernel/state.ts';
import { expect, test } from 'vitest';
import type { Mission } from '../data/missions.ts';
import { battleforce2 } from '../game.ts';
import type { Setup } from '../state.ts';
import { choicesIn } from './generator/battle-choices.ts';
import { generate } from './generator/generator.ts';

/** Battles by their missions and wishes, with the fingerprints of what their number stands for. */
const BATTLES: readonly (readonly [string, Mission, OptionValues])[] = [
  ['6ed5 7edf', 'stand-up-fight', {}],
  ['4101 1ba3', 'stand-up-fight', { companies: 3, forces: 'dice', 'unit-types': 'rolled' }],
  ['85d3 6b40', 'stand-up-fight', { forces: 'dice', attackers: 'Wolf', defenders: 'Davion', companies: 2 }],
  [
    'd4b6 2bb0',
    'stand-up-fight',
    { attackers: 'ComStar', defenders: 'Smoke Jaguar', 'unit-types': 'rolled' },
  ],
  ['b72d c761', 'stand-up-fight', { 'unit-points': 15, companies: 2, 'unit-types': 'rolled' }],
  ['377e cee4', 'stand-up-fight', { 'unit-points': 80, experience: 'Elite' }],
  ['4535 e48e', 'stand-up-fight', { experience: 'rolled', 'rolled-skill': true, 'unit-types': 'rolled' }],
  ['2381 4144', 'stand-up-fight', { experience: 'Green', 'rolled-skill': true, land: 'town' }],
  ['3be6 14d4', 'stand-up-fight', { land: 'river', companies: 3 }],
  ['95cf d508', 'stand-up-fight', { war: 'andurien-secession', forces: 'dice' }],
  ['e96d b231', 'stand-up-fight', { war: 'andurien-secession' }],
  ['434b b7de', 'stand-up-fight', { war: 'marik-liao', companies: 2 }],
  ['3e3c 24e2', 'stand-up-fight', { war: 'clan-invasion', forces: 'dice' }],
  ['e60d 27b4', 'hide-and-seek', { buildings: true, 'building-dice': 1 }],
  ['e1b6 f57b', 'hide-and-seek', { forces: 'dice', attackers: 'Kurita' }],
  ['ee24 a5f3', 'hold-the-line', { experience: 'Veteran' }],
  ['3103 5242', 'hold-the-line', { buildings: true, 'building-dice': 3, land: 'town', experience: 'rolled' }],
  ['6848 2b29', 'extraction', { companies: 2, buildings: true, 'building-dice': 2 }],
  ['2e0e 1dd3', 'break-through', { companies: 3 }],
  ['6f81 62ec', 'the-chase', { 'unit-types': 'rolled', defenders: 'Jade Falcon' }],
];

/** Map and machines, whatever their sheets say; crews as they are dealt without other chance. */
const foughtBy = ({ map, sides, secrets }: Setup) => ({
  map,
  sides,
  crews: secrets.map((secret) =>
    secret!.units.map(({ elements, leads = [] }) => [
      leads,
      elements.map(({ sheet, skill }) => [sheet.name, skill]),
    ]),
  ),
});

test('A number stands for the same battle for good', () => {
  const fingerprint = (mission: Mission, number: string, wishes: OptionValues) =>
    hashOf(foughtBy(generate(mission, number, choicesIn(wishes)))).slice(0, 4);
  const now = BATTLES.map(([, mission, wishes]) =>
    ['1', '77'].map((number) => fingerprint(mission, number, wishes)).join(' '),
  );
  expect(now).toEqual(BATTLES.map(([before]) => before));
});

/** Of the scenarios that are ready to play. */
const SCENARIOS: Readonly<Record<string, string>> = {
  'border-raid': '6201',
  'break-through': '654f',
  'combined-arms': '0988',
  'conventional-wisdom': '2a60',
  extraction: '1110',
  'fire-support': '3ae7',
  garrison: 'b84b',
  'hide-and-seek': 'a787',
  'hold-the-line': '8caa',
  militia: 'ef08',
  'stand-up-fight': '4259',
  'the-chase': '9f87',
};

test('A scenario begins in the same way for good', () => {
  const fingerprint = (id: string) => {
    const setup = scenarioSetup(battleforce2, id, {}, randomFrom('scenario'));
    if (!setup.ok) throw new Error(setup.error[0].message);
    const { options, objectives, emplacements = [] } = setup.value;
    return hashOf({ ...foughtBy(setup.value), options, objectives, emplacements }).slice(0, 4);
  };
  const now = Object.fromEntries(battleforce2.scenarios.map(({ id }) => [id, fingerprint(id)]));
  expect(now).toEqual(SCENARIOS);
});
