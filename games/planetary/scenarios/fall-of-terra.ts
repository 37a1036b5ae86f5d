import type { Scenario } from '@ironfield/kernel/play/game.ts';
import { type Random, shuffle } from '@ironfield/kernel/random.ts';
import type { OptionValues } from '@ironfield/kernel/state.ts';
import { about } from '../about.ts';
import {
  COMSTAR,
  INVASION_FLEET,
  JUMPSHIPS,
  SETTLEMENTS,
  SHADOW_LANCERS,
  type UnitLine,
} from '../data/fall-of-terra.ts';
import { SOL } from '../data/system.ts';
import { UNITS } from '../data/units.ts';
import { FORCES_ARE_GIVEN, OWN_LEVELS } from '../options.ts';
import { terra } from '../rules/world.ts';
import type { CounterEntry, Setup, SideSheet } from '../state.ts';
import { sheetsOf } from './forces.ts';

/** A counter before the war, and aboard which other one it is. */
interface Listed {
  readonly entry: CounterEntry;
  readonly at: string;
  readonly aboard?: Listed;
}

const POST = 'post';
const TURNS = 20;

/** PA-FOT-03: an area in brackets is left to its side. */
function listed([type, quality, at]: UnitLine): Listed {
  if (!at.startsWith('[')) return { entry: { type, quality }, at };
  const [area, place] = at.slice(1).split(']');
  return { entry: { type, quality, area }, at: place || POST };
}

const settlements: readonly Listed[] = SETTLEMENTS.map(({ id, quality, at }) => ({
  entry: { type: id, quality },
  at,
}));

/** PA-FOT-05: JumpShips, the DropShips aboard them, and everybody aboard those. */
function fleet(): Listed[] {
  const jumpShips = Array.from(
    { length: JUMPSHIPS },
    (): Listed => ({ entry: { type: 'jumpship', quality: 'regular' }, at: 'jump 1' }),
  );
  const ships = INVASION_FLEET.map(({ ship, quality, dock, cargo }) => {
    const carrier: Listed = { entry: { type: ship, quality }, at: 'aboard', aboard: jumpShips[dock] };
    return [
      carrier,
      ...cargo.map(([type, of]): Listed => ({ entry: { type, quality: of }, at: 'aboard', aboard: carrier })),
    ];
  });
  return [...jumpShips, ...ships.flat()];
}

const isOpen = ({ entry, at }: Listed): boolean =>
  at !== 'aboard' && (UNITS[entry.type]?.kind === 'convoy' || UNITS[entry.type] === undefined);

/** A side with its counters dealt anew, so that their numbers do not tell what they are. */
function sideOf(name: string, all: readonly Listed[], chance: Random) {
  const open = all.filter(isOpen);
  const hidden = shuffle(
    chance,
    all.filter((each) => !isOpen(each)),
  );
  const order = [...open, ...hidden];
  const side: SideSheet = {
    name,
    faction: 'inner-sphere',
    counters: [...open.map(({ entry }) => entry), ...hidden.map(() => null)],
  };
  const secret = hidden.map(({ entry, aboard }) =>
    aboard ? { ...entry, aboard: order.indexOf(aboard) } : entry,
  );
  return { side, secret, places: order.map(({ at }) => at) };
}

function fallSetup(options: OptionValues, chance: Random): Setup {
  const word = sideOf('Word of Blake', [...SHADOW_LANCERS.map(listed), ...fleet()], chance);
  const comstar = sideOf('ComStar', [...settlements, ...COMSTAR.map(listed)], chance);
  const named = SETTLEMENTS.map(({ id, name, kind }) => [id, { ...UNITS[kind], name }]);
  return {
    scenario: 'fall-of-terra',
    options,
    sheets: { ...sheetsOf(['inner-sphere'], true), ...Object.fromEntries(named) },
    sides: [word.side, comstar.side],
    secrets: [word.secret, comstar.secret],
    war: {
      fall: true,
      planet: terra(),
      world: 'major',
      turns: TURNS,
      system: SOL,
      places: [word.places, comstar.places],
    },
  };
}

/** PA-FOT-01: 28 February 3058, at large scale. */
export const fallOfTerra: Scenario<Setup> = {
  id: 'fall-of-terra',
  title: about.battles['fall-of-terra'],
  summary:
    'The Word of Blake comes for the homeworld of mankind. ComStar has nine settlements and guns in orbit; its enemy has special forces that strike at any time.',
  seats: ['Word of Blake', 'ComStar'],
  setup: fallSetup,
  closed: { ...FORCES_ARE_GIVEN, ...OWN_LEVELS, terrain: 'the map says what lies where' },
};
