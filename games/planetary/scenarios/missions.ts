import { optionValue } from '@ironfield/kernel/options/options.ts';
import type { Scenario } from '@ironfield/kernel/play/game.ts';
import { randomBelow } from '@ironfield/kernel/random.ts';
import type { OptionValues } from '@ironfield/kernel/state.ts';
import { about } from '../about.ts';
import { NOT_OF_TERRA, OWN_LEVELS, points, raidedByDefeat } from '../options.ts';
import type { MissionKind, Setup } from '../state.ts';
import { assaultWith } from './assault.ts';

/** PA-SCN-10, PA-SCN-20, PA-SCN-30: points of attacker and defender, for so many of the weaker side. */
const SHARES: Readonly<Record<MissionKind, readonly [number, number]>> = {
  raid: [1, 1.5],
  extraction: [1, 1],
  'last-stand': [2, 1],
};

const SUMMARIES: Readonly<Record<MissionKind, string>> = {
  raid: 'Raiders jump in to destroy one base, which only they know, and get away again. The defenders are half as many again, and asleep until a die wakes them.',
  extraction:
    'A headquarters is hidden among three counters somewhere on the planet. Find it, carry it to a DropShip, and keep it there until the turn is over.',
  'last-stand':
    'A defender with half the points holds its cities and a bunker against everybody, with traps on the way, until a die brings relief.',
};

function missionSetup(kind: MissionKind, scenario: string, options: OptionValues): Setup {
  const base = assaultWith(scenario, options);
  const each = optionValue(points, options);
  const { system, purchase, ...war } = base.war!;
  return {
    ...base,
    war: {
      ...war,
      world: kind === 'extraction' ? 'major' : 'minor',
      system,
      purchase: { ...purchase!, points: [SHARES[kind][0] * each, Math.floor(SHARES[kind][1] * each)] },
      mission: {
        kind,
        ...(kind === 'raid' && optionValue(raidedByDefeat, options) && { defeatCounts: true }),
      },
    },
  };
}

const CLOSED = { ...NOT_OF_TERRA, ...OWN_LEVELS, terrain: 'the map says what lies where' };
const NO_RAID = { [raidedByDefeat.id]: 'nothing is raided in this scenario' };

const missionOf = (kind: MissionKind, seats: readonly [string, string]): Scenario<Setup> => ({
  id: kind,
  title: about.battles[kind],
  summary: SUMMARIES[kind],
  seats,
  setup: (options) => missionSetup(kind, kind, options),
  closed: { ...CLOSED, ...(kind !== 'raid' && NO_RAID) },
});

export const raid = missionOf('raid', ['Invaders', 'Defenders']);
export const extraction = missionOf('extraction', ['Invaders', 'Defenders']);
export const lastStand = missionOf('last-stand', ['Invaders', 'Defenders']);

/** PA-SCN-06: what a die says. */
export function scenarioBy(die: number): MissionKind | 'assault' {
  if (die <= 2) return 'assault';
  if (die <= 4) return 'raid';
  return die === 5 ? 'extraction' : 'last-stand';
}

/** PA-SCN-06 */
export const drawn: Scenario<Setup> = {
  id: 'drawn',
  title: about.battles.drawn,
  summary: 'A die says whether it is an Assault, a Raid, an Extraction or a Last Stand.',
  seats: ['Invaders', 'Defenders'],
  setup: (options, chance) => {
    const kind = scenarioBy(1 + randomBelow(chance, 6));
    return kind === 'assault' ? assaultWith('drawn', options) : missionSetup(kind, 'drawn', options);
  },
  closed: CLOSED,
};
