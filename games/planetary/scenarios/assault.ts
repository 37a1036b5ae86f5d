import { optionValue } from '@ironfield/kernel/options/options.ts';
import type { Scenario } from '@ironfield/kernel/play/game.ts';
import type { OptionValues } from '@ironfield/kernel/state.ts';
import { about } from '../about.ts';
import { BODIES_OF_SOL, systemWith } from '../data/system.ts';
import { SETTLEMENTS_APART } from '../data/tables.ts';
import {
  attackers,
  counterLimits,
  defenders,
  farApart,
  largeScale,
  NOT_OF_TERRA,
  piratePoints,
  points,
  raidedByDefeat,
  shortTransit,
  turnLimit,
  world,
} from '../options.ts';
import type { Setup } from '../state.ts';
import { worldNamed } from '../worlds/named.ts';
import { sheetsOf } from './forces.ts';

const NAMES = ['Invaders', 'Defenders'] as const;

/** PA-SCN-01: a war in which both sides buy for as many points. */
export function assaultWith(scenario: string, options: OptionValues): Setup {
  const factions = [optionValue(attackers, options), optionValue(defenders, options)] as const;
  const planet = optionValue(world, options);
  const each = optionValue(points, options);
  return {
    scenario,
    options,
    sheets: sheetsOf(factions, optionValue(largeScale, options)),
    sides: [
      { name: NAMES[0], faction: factions[0], counters: [] },
      { name: NAMES[1], faction: factions[1], counters: [] },
    ],
    secrets: [[], []],
    war: {
      planet: worldNamed(planet),
      world: 'minor',
      turns: optionValue(turnLimit, options),
      system: systemWith(
        optionValue(shortTransit, options) ? 'short' : 'normal',
        2 * optionValue(piratePoints, options),
        planet === 'Terra'
          ? BODIES_OF_SOL
          : [
              { hex: '0805', name: 'Sun' },
              { hex: '0803', name: planet },
            ],
      ),
      places: [[], []],
      purchase: {
        points: [each, each],
        apart: optionValue(farApart, options) ? SETTLEMENTS_APART : 0,
        ...(optionValue(counterLimits, options) && { isLimited: true }),
      },
    },
  };
}

/** PA-SCN-01: the basic scenario. */
export const assault: Scenario<Setup> = {
  id: 'assault',
  title: about.battles.assault,
  summary:
    'Both sides buy what they like, in secret. The defender places cities and units all over the planet, and the attacker comes down on them.',
  seats: NAMES,
  setup: (options) => assaultWith('assault', options),
  closed: {
    ...NOT_OF_TERRA,
    terrain: 'the map says what lies where',
    [raidedByDefeat.id]: 'nothing is raided in this scenario',
  },
};
