import type { Scenario } from '@ironfield/kernel/play/game.ts';
import type { OptionValues } from '@ironfield/kernel/state.ts';
import { about } from '../about.ts';
import { COMMAND_LISTS } from '../data/commands.ts';
import { layOut } from '../data/maps.ts';
import type { Mission } from '../data/missions.ts';
import type { Setup } from '../state.ts';
import { combinedArms } from './combined-arms.ts';
import { withConcealment } from './concealing.ts';
import { conventionalWisdom } from './conventional-wisdom.ts';
import { fireSupport } from './fire-support.ts';
import { force } from './forces.ts';
import { garrisonTownRaid } from './garrison.ts';
import { battleNumber, choicesIn } from './generator/battle-choices.ts';
import { generate } from './generator/generator.ts';

const davion = () =>
  force(
    'Davion company',
    'Inner Sphere',
    [
      {
        name: 'Command Lance',
        type: 'mech',
        elements: ['VTR-9K Victor, -1', 'CES-3R Caesar, -1', 'ENF-5D Enforcer', 'JM6-DD JagerMech'],
        leads: ['Fire Lance', 'Recon Lance'],
      },
      {
        name: 'Fire Lance',
        type: 'mech',
        elements: ['CTF-3D Cataphract', 'PTR-4D Penetrator', 'CN9-D Centurion', 'BJ-2 Blackjack'],
      },
      {
        name: 'Recon Lance',
        type: 'mech',
        elements: ['JVN-10P Javelin', 'WLF-2 Wolfhound', 'ASN-23 Assassin', 'COM-5S Commando'],
      },
    ],
    1,
  );

const kurita = () =>
  force(
    'Kurita company',
    'Inner Sphere',
    [
      {
        name: 'Lead Lance',
        type: 'mech',
        elements: ['AS7-K Atlas, -1', 'DRG-5K Grand Dragon, -1', 'QKD-5K Quickdraw', 'PNT-10K Panther'],
        leads: ['Battle Lance', 'Strike Lance'],
      },
      {
        name: 'Battle Lance',
        type: 'mech',
        elements: ['CPLT-K2 Catapult', 'MTR-5K Maelstrom', 'KIM-2 Komodo', 'DMO-1K Daimyo'],
      },
      {
        name: 'Strike Lance',
        type: 'mech',
        elements: ['JR7-K Jenner', 'SDR-7M Spider', 'WFT-1 Wolf Trap', 'PNT-10K Panther'],
      },
    ],
    10,
  );

const guards = () =>
  force(
    'Militia',
    'Inner Sphere',
    [
      {
        name: 'Armor Lance',
        type: 'vehicle',
        elements: [
          'Manticore Heavy Tank',
          'Bulldog Medium Tank',
          'Vedette Medium Tank',
          'Scorpion Light Tank',
        ],
      },
      {
        name: 'Hover Lance',
        type: 'vehicle',
        elements: ['Saladin Assault Hover Tank', 'Saracen Medium Hover Tank', 'Pegasus Scout Hover Tank'],
      },
      { name: 'Jump Company', type: 'infantry', elements: ['Jump SRM', 'Jump SRM', 'Jump Rifle'] },
      {
        name: 'Militia Lance',
        type: 'mech',
        elements: ['WHM-6R Warhammer', 'TDR-5S Thunderbolt', 'HBK-4G Hunchback'],
      },
    ],
    1,
  );

const falcons = () =>
  force(
    'Jade Falcon Star',
    'Clan',
    [
      {
        name: 'Alpha Star',
        type: 'mech',
        elements: ['Uller Prime', 'Black Lanner Prime', 'Thor Prime', 'Loki Prime'],
      },
      {
        name: 'Elemental Star',
        type: 'battleArmor',
        elements: ['Elemental (Small Laser)', 'Elemental (Small Laser)', 'Elemental (Machine Gun)'],
      },
    ],
    10,
  );

/** BF2-SETUP-01: the basic scenario, with a company on either side. */
const borderRaid: Scenario<Setup> = {
  id: 'border-raid',
  title: about.battles['border-raid'],
  summary: 'Two companies fight for a river crossing: objectives, headquarters, or the last unit standing.',
  seats: ['Davion company', 'Kurita company'],
  options: { commands: true },
  setup: (options) => {
    const [ours, theirs] = [davion(), kurita()];
    return {
      scenario: 'border-raid',
      options,
      map: layOut([['river-crossing']]),
      sides: [
        { ...ours.side, commands: COMMAND_LISTS.Davion },
        { ...theirs.side, commands: COMMAND_LISTS.Kurita },
      ],
      objectives: 'objectives and headquarters',
      secrets: [ours.secrets, theirs.secrets],
    };
  },
};

const militia: Scenario<Setup> = {
  id: 'militia',
  title: about.battles.militia,
  summary: 'Tanks, hovercraft and infantry hold two hills against a Star of OmniMechs and its Elementals.',
  seats: ['Militia', 'Jade Falcon Star'],
  options: { 'turn-limit': 15 },
  setup: (options) => {
    const [ours, theirs] = [guards(), falcons()];
    return {
      scenario: 'militia',
      options,
      map: layOut([['twin-hills']]),
      sides: [ours.side, theirs.side],
      objectives: 'objectives',
      secrets: [ours.secrets, theirs.secrets],
    };
  },
};

/** BF2-SCEN-07: a battle of each type, made up out of its number and what else is chosen. */
const madeUp = (mission: Mission, summary: string, more: OptionValues = {}): Scenario<Setup> => ({
  id: mission,
  title: about.battles[mission],
  summary,
  seats: ['Attackers', 'Defenders'],
  options: { mission, 'turn-limit': 20, ...more },
  setup: (options, chance) =>
    generate(mission, String(battleNumber(options)), choicesIn(options), options, chance),
});

/** BF2-WAR-01: a war brings parties of its own, so it is no war where the forces are fixed. */
const withFixedForces = (scenario: Scenario<Setup>): Scenario<Setup> => ({
  ...scenario,
  closed: {
    war: 'its forces are fixed, and a war is fought by forces of its own parties; choose a battle that is made up, such as a stand-up fight, or leave the war out',
  },
});

const all: readonly Scenario<Setup>[] = [
  ...[borderRaid, militia, combinedArms, fireSupport, garrisonTownRaid].map(withFixedForces),
  madeUp('stand-up-fight', 'Two equal forces fight until one is gone. Objectives bring points.'),
  madeUp('hide-and-seek', 'Half as many wait under cover for those who look for them.', {
    mines: 1,
    'hidden-units': 20,
  }),
  madeUp('hold-the-line', 'Veterans keep twice as many attackers from their headquarters.'),
  madeUp('extraction', 'The attacker is after one counter, and nobody knows which.'),
  madeUp('break-through', 'From one end of the map to the other, past the defenders.', {
    'hidden-units': 20,
  }),
  withFixedForces(conventionalWisdom),
  madeUp('the-chase', 'Off the far end of the map before twice as many pursuers catch up.'),
];

export const scenarios: readonly Scenario<Setup>[] = all.map(withConcealment);
