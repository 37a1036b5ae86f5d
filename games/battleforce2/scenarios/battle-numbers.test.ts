import { hashOf } from '@ironfield/kernel/hash.ts';
import type { OptionValues } from '@ironfield/kernel/state.ts';
import { expect, test } from 'vitest';
import type { Mission } from '../data/missions.ts';
import type { Setup } from '../state.ts';
import { choicesIn } from './battle-choices.ts';
import { generate } from './generator.ts';

/** Battles by their missions and wishes, with the fingerprints of what their number stands for. */
const BATTLES: readonly (readonly [string, Mission, OptionValues])[] = [
  ['', 'stand-up-fight', {}],
  ['', 'stand-up-fight', { companies: 3, forces: 'dice', 'unit-types': 'rolled' }],
  ['', 'stand-up-fight', { forces: 'dice', attackers: 'Wolf', defenders: 'Davion', companies: 2 }],
  ['', 'stand-up-fight', { attackers: 'ComStar', defenders: 'Smoke Jaguar', 'unit-types': 'rolled' }],
  ['', 'stand-up-fight', { 'unit-points': 15, companies: 2, 'unit-types': 'rolled' }],
  ['', 'stand-up-fight', { 'unit-points': 80, experience: 'Elite' }],
  ['', 'stand-up-fight', { experience: 'rolled', 'rolled-skill': true, 'unit-types': 'rolled' }],
  ['', 'stand-up-fight', { experience: 'Green', 'rolled-skill': true, land: 'town' }],
  ['', 'stand-up-fight', { land: 'river', companies: 3 }],
  ['', 'stand-up-fight', { war: 'andurien-secession', forces: 'dice' }],
  ['', 'stand-up-fight', { war: 'andurien-secession' }],
  ['', 'stand-up-fight', { war: 'marik-liao', companies: 2 }],
  ['', 'stand-up-fight', { war: 'clan-invasion', forces: 'dice' }],
  ['', 'hide-and-seek', { buildings: true, 'building-dice': 1 }],
  ['', 'hide-and-seek', { forces: 'dice', attackers: 'Kurita' }],
  ['', 'hold-the-line', { experience: 'Veteran' }],
  ['', 'hold-the-line', { buildings: true, 'building-dice': 3, land: 'town', experience: 'rolled' }],
  ['', 'extraction', { companies: 2, buildings: true, 'building-dice': 2 }],
  ['', 'break-through', { companies: 3 }],
  ['', 'the-chase', { 'unit-types': 'rolled', defenders: 'Jade Falcon' }],
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
