import { optionValue } from '@ironfield/kernel/options/options.ts';
import type { Scenario } from '@ironfield/kernel/play/game.ts';
import { about } from '../about.ts';
import { FORCES_ARE_GIVEN, NO_WAR, NOT_OF_TERRA, terrain } from '../options.ts';
import type { BattleKind, Setup } from '../state.ts';
import { type Force, mustered, unit } from './forces.ts';

type BattleId = keyof typeof about.battles;

/** A battle between two forces; seat 0 attacks, and everybody is in supply. */
const battleOf = (
  id: BattleId,
  summary: string,
  kind: BattleKind,
  forces: readonly [Force, Force],
  more: Partial<Scenario<Setup>> = {},
): Scenario<Setup> => ({
  id,
  title: about.battles[id],
  summary,
  seats: forces.map(({ name }) => name),
  setup: (options, chance) => ({
    scenario: id,
    options,
    ...mustered(forces, chance),
    battle: {
      kind,
      ground: { land: optionValue(terrain, options), shape: 'ordinary' },
      attacker: 0,
      supplied: [true, true],
    },
  }),
  ...more,
  closed: { ...FORCES_ARE_GIVEN, ...NOT_OF_TERRA, ...NO_WAR, ...more.closed },
});

const NO_LAND = { terrain: 'there is no land in this battle' };

export const battle = battleOf(
  'battle',
  "A Clan Galaxy comes upon a mixed regiment in the woods: 'Mechs against 'Mechs, tanks and infantry.",
  'land',
  [
    {
      name: 'Clan Wolf',
      faction: 'clan',
      open: [
        unit('clan-medium-mech-binary-c1', 'veteran'),
        unit('clan-heavy-mech-binary-c1'),
        unit('clan-assault-mech-binary-c2'),
        unit('clan-light-fighter-star-c2'),
      ],
      hidden: [
        unit('clan-light-mech-binary-c1'),
        unit('clan-battle-armor-binary-c1'),
        unit('clan-artillery-binary'),
      ],
    },
    {
      name: 'Lyran Regulars',
      faction: 'inner-sphere',
      open: [
        unit('assault-mech-is'),
        unit('heavy-mech-iu'),
        unit('medium-mech-iu', 'veteran'),
        unit('supply-convoy'),
      ],
      hidden: [unit('heavy-vehicle'), unit('medium-vehicle'), unit('infantry'), unit('artillery')],
    },
  ],
);

export const fortress = battleOf(
  'fortress',
  'Infantry in a mountain fortress, with a few tanks beside it, waits for two Binaries more than it has companies.',
  'land',
  [
    {
      name: 'Clan Jade Falcon',
      faction: 'clan',
      open: [
        unit('clan-heavy-mech-trinary-c1'),
        unit('clan-assault-mech-binary-c1', 'veteran'),
        unit('clan-medium-supernova-binary-c1'),
        unit('clan-battle-armor-trinary-c1'),
        unit('clan-artillery-trinary'),
      ],
      hidden: [],
    },
    {
      name: 'Tamar Militia',
      faction: 'inner-sphere',
      open: [unit('fortress'), unit('supply-convoy')],
      hidden: [unit('infantry', 'veteran'), unit('infantry'), unit('heavy-vehicle'), unit('attack-vtol')],
    },
  ],
  { options: { terrain: 'mountains' } },
);

export const coast = battleOf(
  'coast',
  'A landing fleet and its escorts meet the submarines that wait for it.',
  'sea',
  [
    {
      name: 'Landing Fleet',
      faction: 'inner-sphere',
      open: [
        unit('naval-transport'),
        unit('naval-transport'),
        unit('submarine'),
        unit('attack-vtol'),
        unit('attack-vtol'),
      ],
      hidden: [unit('submarine'), unit('medium-fighter-is')],
    },
    {
      name: 'Coast Guard',
      faction: 'inner-sphere',
      open: [unit('submarine'), unit('naval-transport'), unit('light-fighter-is')],
      hidden: [unit('submarine', 'veteran'), unit('submarine', 'green'), unit('attack-vtol')],
    },
  ],
  { closed: NO_LAND },
);

export const orbit = battleOf(
  'orbit',
  'Two WarShips with their fighters and DropShips fight over an orbit zone.',
  'space',
  [
    {
      name: 'Clan Ghost Bear',
      faction: 'clan',
      open: [unit('clan-small-warship'), unit('clan-medium-fighter-star-c1')],
      hidden: [unit('clan-dropship-assault'), unit('clan-light-fighter-star-c1')],
    },
    {
      name: 'ComStar',
      faction: 'inner-sphere',
      open: [unit('small-warship'), unit('space-station')],
      hidden: [unit('heavy-fighter-iu'), unit('light-fighter-iu'), unit('dropship-assault')],
    },
  ],
  { closed: NO_LAND },
);
