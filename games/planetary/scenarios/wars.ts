import { groupedBy } from '@ironfield/kernel/grouping.ts';
import type { Scenario } from '@ironfield/kernel/play/game.ts';
import { type Random, shuffle } from '@ironfield/kernel/random.ts';
import type { OptionValues } from '@ironfield/kernel/state.ts';
import { about } from '../about.ts';
import { SOL } from '../data/system.ts';
import { FORCES_ARE_GIVEN, NOT_OF_TERRA } from '../options.ts';
import { terra } from '../rules/world.ts';
import type { CounterEntry, Setup, SystemSetup, WorldType } from '../state.ts';
import { assembled, type Force, mustered, unit } from './forces.ts';

type WarId = keyof typeof about.battles;

/** A counter of a war, and where it begins; for one that begins aboard a DropShip, that is the name of the ship. */
type Posted = readonly [place: string, entry: CounterEntry, name?: string];

interface Army extends Pick<Force, 'name' | 'faction'> {
  /** Settlements, convoys and whatever the enemy knows. */
  readonly open: readonly Posted[];
  readonly hidden: readonly Posted[];
}

interface War {
  /** Absent in a war on the ground. */
  readonly system?: SystemSetup;
  readonly id: WarId;
  readonly summary: string;
  readonly world: WorldType;
  readonly turns: number;
  readonly armies: readonly [Army, Army];
}

const entriesOf = (posted: readonly Posted[]): CounterEntry[] => posted.map(([, entry]) => entry);

/** Everybody begins where it is posted, but nobody can tell who of those in one place, or aboard, is which counter. */
function dealt(army: Army, chance: Random): Army {
  const isShip = (place: string) => army.hidden.some(([, , ship]) => ship === place);
  const groups = groupedBy(army.hidden, ([place]) => (isShip(place) ? 'aboard' : place));
  return { ...army, hidden: [...groups.values()].flatMap((group) => shuffle(chance, group)) };
}

/**
 * Which of the counters of a side that lie face-down is where is dealt anew for each game; only ground units change places,
 * so that everybody begins where it can be.
 */
const warOf = ({ id, summary, world, turns, armies: posted, system }: War): Scenario<Setup> => ({
  id,
  title: about.battles[id],
  summary,
  seats: posted.map(({ name }) => name),
  setup: (options: OptionValues, chance: Random) => {
    const armies = system ? posted.map((army) => dealt(army, chance)) : posted;
    const force = ({ name, faction, open, hidden }: Army): Force => ({
      name,
      faction,
      open: entriesOf(open),
      hidden: hidden.map(([place, entry]) => {
        const aboard = [...open, ...hidden].findIndex(([, , ship]) => ship === place);
        return aboard < 0 ? entry : { ...entry, aboard };
      }),
    });
    const placesOf = ({ open, hidden }: Army) => {
      const all = [...open, ...hidden];
      return all.map(([place]) => (all.some(([, , ship]) => ship === place) ? 'aboard' : place));
    };
    const forces = [force(armies[0]), force(armies[1])] as const;
    return {
      scenario: id,
      options,
      ...(system ? assembled(forces) : mustered(forces, chance)),
      war: {
        planet: terra(),
        world,
        turns,
        ...(system && { system }),
        places: [placesOf(armies[0]), placesOf(armies[1])],
      },
    };
  },
  closed: { ...FORCES_ARE_GIVEN, ...NOT_OF_TERRA, terrain: 'the map says what lies where' },
});

export const australia = warOf({
  id: 'australia',
  summary: 'A beachhead in the north-west, a city at either end of the continent, and desert in between.',
  world: 'minor',
  turns: 10,
  armies: [
    {
      name: 'Invaders',
      faction: 'inner-sphere',
      open: [
        ['J24', unit('base')],
        ['J24', unit('supply-convoy')],
        ['J24', unit('supply-convoy')],
        ['K23', unit('supply-convoy')],
      ],
      hidden: [
        ['J24', unit('heavy-mech-iu')],
        ['J24', unit('medium-mech-iu', 'veteran')],
        ['J24', unit('medium-mech-iu')],
        ['J24', unit('light-mech-iu')],
        ['J24', unit('medium-vehicle')],
        ['J24', unit('light-vehicle')],
        ['K23', unit('medium-vehicle')],
        ['K23', unit('infantry')],
        ['K23', unit('infantry')],
        ['K23', unit('ground-transport')],
      ],
    },
    {
      name: 'Outback Militia',
      faction: 'inner-sphere',
      open: [
        ['L01', unit('city')],
        ['J01', unit('city')],
        ['K25', unit('base')],
        ['L01', unit('supply-convoy')],
      ],
      hidden: [
        ['L01', unit('infantry')],
        ['L01', unit('heavy-vehicle')],
        ['J01', unit('infantry')],
        ['J01', unit('medium-vehicle')],
        ['K25', unit('infantry', 'veteran')],
        ['K25', unit('medium-mech-is')],
        ['K25', unit('light-vehicle')],
        ['J25', unit('light-mech-is')],
        ['K01', unit('artillery')],
      ],
    },
  ],
});

export const southAmerica = warOf({
  id: 'south-america',
  summary:
    'A Clan comes over the isthmus. A fortress bars the way along the river to the cities of the south.',
  world: 'major',
  turns: 12,
  armies: [
    {
      name: 'Clan Nova Cat',
      faction: 'clan',
      open: [
        ['H10', unit('clan-base')],
        ['H10', unit('clan-supply-convoy')],
        ['G09', unit('clan-supply-convoy')],
      ],
      hidden: [
        ['H10', unit('clan-heavy-mech-binary-c1')],
        ['H10', unit('clan-medium-mech-binary-c1')],
        ['H10', unit('clan-heavy-mech-binary-c2')],
        ['H10', unit('clan-light-mech-binary-c1')],
        ['H10', unit('clan-assault-mech-binary-c2')],
        ['H10', unit('clan-medium-supernova-binary-c1')],
        ['H10', unit('clan-heavy-mech-binary-c1', 'veteran')],
        ['H10', unit('clan-assault-mech-binary-c1')],
        ['H10', unit('clan-heavy-mech-binary-c1')],
        ['G09', unit('clan-battle-armor-binary-c1')],
        ['G09', unit('clan-infantry-binary')],
        ['G09', unit('clan-artillery-binary')],
        ['G09', unit('clan-ground-transport-binary')],
      ],
    },
    {
      name: 'Army of the South',
      faction: 'inner-sphere',
      open: [
        ['K12', unit('city')],
        ['J11', unit('city')],
        ['I11', unit('fortress')],
        ['K12', unit('supply-convoy')],
        ['I11', unit('supply-convoy')],
      ],
      hidden: [
        ['I11', unit('infantry', 'veteran')],
        ['I11', unit('medium-vehicle')],
        ['J11', unit('infantry')],
        ['J11', unit('heavy-vehicle')],
        ['K12', unit('infantry')],
        ['K12', unit('medium-mech-is')],
        ['J12', unit('assault-vehicle')],
        ['J12', unit('light-mech-is')],
        ['K11', unit('artillery')],
        ['H11', unit('light-vehicle')],
      ],
    },
  ],
});

export const africa = warOf({
  id: 'africa',
  summary:
    'Three groups of DropShips with a WarShip come down on a continent with two cities, which have fighters and few tanks.',
  world: 'minor',
  turns: 12,
  system: SOL,
  armies: [
    {
      name: 'Clan Smoke Jaguar',
      faction: 'clan',
      open: [],
      hidden: [
        ['0803', unit('clan-dropship-medium-transports'), 'Falcata'],
        ['0803', unit('clan-dropship-medium-transports'), 'Sabre'],
        ['0803', unit('clan-dropship-assault')],
        ['0803', unit('clan-small-warship')],
        ['Falcata', unit('clan-heavy-mech-binary-c1')],
        ['Falcata', unit('clan-medium-mech-binary-c1', 'veteran')],
        ['Falcata', unit('clan-heavy-supernova-binary-c1')],
        ['Falcata', unit('clan-medium-supernova-binary-c1')],
        ['Falcata', unit('clan-supply-convoy')],
        ['Falcata', unit('clan-supply-convoy')],
        ['Sabre', unit('clan-assault-supernova-binary-c1')],
        ['Sabre', unit('clan-medium-supernova-binary-c1')],
        ['Sabre', unit('clan-battle-armor-binary-c1')],
        ['Sabre', unit('clan-infantry-binary')],
        ['Sabre', unit('clan-artillery-binary')],
        ['Sabre', unit('clan-medium-fighter-star-c2')],
      ],
    },
    {
      name: 'African Home Guard',
      faction: 'inner-sphere',
      open: [
        ['F18', unit('city')],
        ['K17', unit('city')],
        ['H17', unit('base')],
        ['F18', unit('supply-convoy')],
        ['K17', unit('supply-convoy')],
      ],
      hidden: [
        ['F18', unit('infantry', 'veteran')],
        ['F18', unit('medium-vehicle')],
        ['F18', unit('medium-mech-is')],
        ['F17', unit('light-vehicle')],
        ['K17', unit('infantry')],
        ['K17', unit('heavy-mech-is')],
        ['K18', unit('medium-vehicle')],
        ['J17', unit('light-vehicle')],
        ['K17', unit('light-fighter-is')],
        ['H17', unit('infantry')],
        ['H17', unit('medium-vehicle')],
        ['H18', unit('artillery')],
        ['orbit 7', unit('space-station')],
      ],
    },
  ],
});
