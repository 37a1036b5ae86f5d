import { remembered } from '@ironfield/kernel/memory.ts';
import type { Scenario } from '@ironfield/kernel/play/game.ts';
import { about } from '../about.ts';
import { buildArmy } from '../army/army.ts';
import type { ArmyChoice, GroupChoice } from '../army/choice.ts';
import { fielded } from '../army/fielding.ts';
import type { GroupKind } from '../cards/army-list.ts';
import type { Landscape } from '../data/scenario-tables.ts';
import { INCH } from '../data/tables.ts';
import type { Light, Weather } from '../data/weather.ts';
import type { Terms } from '../state/battle.ts';
import type { Army, Setup } from '../state.ts';
import { agreedOn } from './agreement.ts';
import { generateScene } from './generator.ts';

/** The data of a battle. */
interface Battle {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  readonly landscape: Landscape;
  readonly size: readonly [width: number, height: number];
  readonly weather?: Weather;
  readonly light?: Light;
  readonly armies: readonly [ArmyChoice, ArmyChoice];
  readonly terms?: Partial<Terms>;
}

type Taken = GroupChoice['options'][number];
const squad = (
  kind: GroupKind,
  ...options: readonly (string | readonly [string, number])[]
): GroupChoice => ({
  squad: kind,
  options: options.map(
    (each): Taken => (typeof each === 'string' ? { option: each } : { option: each[0], member: each[1] }),
  ),
});
const inCommand = (group: GroupChoice): GroupChoice => ({ ...group, isCommand: true });
const army = (
  list: string,
  limit: number,
  groups: readonly GroupChoice[],
  support: Partial<Pick<ArmyChoice, 'airStrikes' | 'artillery'>> = {},
): ArmyChoice => ({ army: list, type: 'Gear', limit, groups, airStrikes: [], artillery: [], ...support });

const GP = squad('general purpose');
const NORTH = 'northern-guard';
const SOUTH = 'southern-milicia';
const RIVER = 'prdf';
const NORTH_500 = army(NORTH, 500, [GP, squad('fire support')]);
const SOUTH_500 = army(SOUTH, 500, [GP, squad('fire support'), squad('infantry')]);
const RIVER_500 = army(RIVER, 500, [GP, squad('tankstrider'), squad('infantry'), squad('infantry')]);
const NORTH_1000 = army(NORTH, 1000, [inCommand(GP), GP, squad('strike'), squad('tank'), squad('infantry')], {
  artillery: ['medium', 'light'],
});
const SOUTH_1000 = army(SOUTH, 1000, [inCommand(squad('strike')), GP, GP, squad('tank'), squad('infantry')], {
  airStrikes: ['fighter-bomber'],
  artillery: ['medium'],
});
const RIVER_1000 = army(
  RIVER,
  1000,
  [inCommand(GP), squad('strike'), squad('anti-rover'), squad('infantry')],
  { airStrikes: ['fighter', 'fighter'], artillery: ['light'] },
);
/** HGB-ECM-*, HGB-TD-*: with those who jam, listen and tag, and guns for what they tag. */
const EARS = [GP, squad('recon'), squad('fire support')];
const NORTH_EARS = army(NORTH, 850, EARS);
const SOUTH_EARS = army(SOUTH, 850, [...EARS, squad('infantry'), squad('infantry')]);
const onFoot = (list: string, ...more: readonly GroupChoice[]): ArmyChoice => ({
  ...army(list, 300, [squad('infantry'), squad('infantry'), ...more], {
    airStrikes: ['fighter'],
    artillery: ['light'],
  }),
  type: 'Infantry',
});

const BATTLES: readonly Battle[] = [
  {
    id: 'outpost',
    title: about.battles.outpost,
    summary: 'Two handfuls of infantry, a tank and a strider; quick, and with everything that dice decide.',
    landscape: 'plains',
    size: [36, 36],
    weather: 'winds',
    armies: [onFoot(NORTH, squad('tank')), onFoot(RIVER, squad('tankstrider'))],
  },
  {
    id: 'fields',
    title: about.battles.fields,
    summary: 'Northern Guard and MILICIA, 500 TV each, in the open; dice decide about the missions.',
    landscape: 'plains',
    size: [48, 48],
    armies: [NORTH_500, SOUTH_500],
  },
  {
    id: 'woods',
    title: about.battles.woods,
    summary: 'The Northern Guard has to get through a wood that Peace River defends, 500 TV each.',
    landscape: 'woodland',
    size: [60, 48],
    light: 'dawn or dusk',
    armies: [NORTH_500, RIVER_500],
    terms: { missions: ['breakthrough', 'defend'], rounds: 7 },
  },
  {
    id: 'sandstorm',
    title: about.battles.sandstorm,
    summary: 'A MILICIA patrol runs into Peace River in the desert, 500 TV each; nobody sees far.',
    landscape: 'desert',
    size: [48, 48],
    weather: 'storm',
    armies: [SOUTH_500, RIVER_500],
    terms: { missions: ['patrol', 'assault'], rounds: 9 },
  },
  {
    id: 'frequencies',
    title: about.battles.frequencies,
    summary: 'Recon groups of Northern Guard and MILICIA jam, tag and direct the guns, 850 TV each.',
    landscape: 'broken ground',
    size: [60, 48],
    armies: [NORTH_EARS, SOUTH_EARS],
  },
  {
    id: 'border',
    title: about.battles.border,
    summary: 'Northern Guard against MILICIA on broken ground, 1000 TV each, with guns and aircraft.',
    landscape: 'broken ground',
    size: [72, 48],
    armies: [NORTH_1000, SOUTH_1000],
  },
  {
    id: 'pass',
    title: about.battles.pass,
    summary:
      'Peace River covers a retreat through the mountains, and the Northern Guard is close behind; 1000 TV each.',
    landscape: 'mountains',
    size: [72, 48],
    armies: [NORTH_1000, RIVER_1000],
    terms: { missions: ['assault', 'rearguard'], rounds: 8 },
  },
  {
    id: 'streets',
    title: about.battles.streets,
    summary: 'At night the MILICIA storms a town that Peace River will not give up; 1000 TV each.',
    landscape: 'urban',
    size: [72, 48],
    light: 'night',
    armies: [SOUTH_1000, RIVER_1000],
    terms: { missions: ['assault', 'last stand'], rounds: 8 },
  },
];

const fieldedOf = remembered((choice: ArmyChoice): Army => {
  const { army: built, problems } = buildArmy(choice);
  const ready = built && problems.length === 0 ? fielded(built, choice.limit) : null;
  if (!ready) throw new Error(`${choice.army}: ${problems[0]?.message}`);
  return ready;
});

const sceneOf = remembered(({ id, landscape, size: [width, height] }: Battle) =>
  generateScene({ landscape, width: width * INCH, height: height * INCH, seed: id }),
);

/** Battles between all three armies, most of them on tables that are made when they are wanted. */
export const battles: readonly Scenario<Setup>[] = BATTLES.map((battle) => {
  const { id, title, summary, weather = 'clear', light = 'day', terms } = battle;
  const { limit } = battle.armies[0];
  return {
    id,
    title,
    summary,
    seats: battle.armies.map((choice) => fieldedOf(choice).name),
    setup: (options) =>
      agreedOn(
        {
          scenario: id,
          options,
          limit,
          rounds: 'rolled',
          missions: 'rolled',
          hasStances: true,
          zones: 'chosen',
          scene: sceneOf(battle),
          armies: battle.armies.map(fieldedOf),
          ...{ weather, light },
          ...terms,
        },
        options,
      ),
  };
});
