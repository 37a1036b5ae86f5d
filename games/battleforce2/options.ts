import type { OptionSet } from '@ironfield/kernel/options/options.ts';
import type { Option } from './option.ts';
import { aerospace } from './options/aerospace/aerospace.ts';
import { artillery } from './options/artillery/artillery.ts';
import { breakOff } from './options/break-off.ts';
import { buildings } from './options/buildings/buildings.ts';
import { clanHonor } from './options/clan-honor/clan-honor.ts';
import { clearingWoods } from './options/clearing-woods/clearing-woods.ts';
import { commands } from './options/commands.ts';
import { concealedIdentity } from './options/concealed-identity/concealed-identity.ts';
import { drops } from './options/drops/drops.ts';
import { duels } from './options/duels/duels.ts';
import { earnedInitiative } from './options/earned-initiative.ts';
import { fire } from './options/fire/fire.ts';
import { gravity } from './options/gravity/gravity.ts';
import { hiddenUnits } from './options/hidden-units/hidden-units.ts';
import { ice } from './options/ice/ice.ts';
import { mines } from './options/mines/mines.ts';
import { mission } from './options/mission/mission.ts';
import { morale } from './options/morale/morale.ts';
import { night } from './options/night.ts';
import { offboard } from './options/offboard/offboard.ts';
import { temperature } from './options/temperature/temperature.ts';
import { turnLimit } from './options/turn-limit.ts';
import { vacuum } from './options/vacuum.ts';
import { war } from './options/war.ts';
import { battleOptions } from './scenarios/generator/battle-choices.ts';

/** The register: what players may agree on, in the order in which it is shown and plugged in. */
export const options: readonly Option[] = [
  commands,
  night,
  gravity,
  temperature,
  vacuum,
  ice,
  clearingWoods,
  offboard,
  artillery,
  aerospace,
  buildings,
  fire,
  mines,
  morale,
  clanHonor,
  drops,
  hiddenUnits,
  concealedIdentity,
  mission,
  turnLimit,
  duels,
  earnedInitiative,
  breakOff,
  ...battleOptions,
  war,
];

export const optionSets: readonly OptionSet[] = [
  { id: 'short', title: 'Short battle', summary: 'Over after eight turns.', options: { 'turn-limit': 8 } },
  {
    id: 'winter-night',
    title: 'Winter night',
    summary: 'It is dark, the water is frozen, and the ice may break.',
    options: { night: 'night', temperature: -15, ice: 'not frozen solid' },
  },
  {
    id: 'scorched-earth',
    title: 'Scorched earth',
    summary: 'Woods are cleared or burn, and buildings come down.',
    options: { buildings: true, 'clearing-woods': true, fire: true },
  },
  {
    id: 'dirty-war',
    title: 'Dirty war',
    summary: 'Each side lays three minefields, and those who lose too much run.',
    options: { mines: 3, morale: true },
  },
  {
    id: 'airless-moon',
    title: 'Airless moon',
    summary: "'Mechs and battle armor leap far, and every hit may be the last.",
    options: { gravity: 50, vacuum: true },
  },
];
