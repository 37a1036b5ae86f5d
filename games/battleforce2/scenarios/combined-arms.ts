import type { Scenario } from '@ironfield/kernel/play/game.ts';
import { about } from '../about.ts';
import { layOut } from '../data/maps.ts';
import type { Setup } from '../state.ts';
import { force } from './forces.ts';

const lyrans = () =>
  force(
    'Lyran task force',
    'Inner Sphere',
    [
      {
        name: 'Command Lance',
        type: 'mech',
        elements: ['SD1-OB Sunder, -1', 'SD1-OC Sunder', 'BJ2-OB Blackjack'],
        leads: ['Scout Lance', 'Fire Lance'],
      },
      { name: 'Scout Lance', type: 'mech', elements: ['AV1-OC Avatar', 'OW-1 Owens', 'FS9-OD Firestarter'] },
      { name: 'Fire Lance', type: 'vehicle', elements: ['LRM Carrier', 'Chaparral', 'Coolant Truck 135-K'] },
      {
        name: 'Transport Lance',
        type: 'vehicle',
        elements: [
          'Badger Tracked Transport',
          'Badger Tracked Transport',
          'Badger Tracked Transport',
          'Engineering Vehicle',
        ],
      },
      { name: 'Foot Company', type: 'infantry', elements: ['Foot SRM', 'Foot SRM', 'Foot Rifle'] },
      { name: 'Air Lance', type: 'vehicle', elements: ['Cavalry Attack Helicopter', 'Cyrano'] },
      { name: 'Patrol', type: 'vehicle', elements: ['Neptune Submarine (underwater)'] },
    ],
    1,
  );

const ghostBears = () =>
  force(
    'Ghost Bear Nova',
    'Clan',
    [
      {
        name: 'Alpha Star',
        type: 'mech',
        elements: ['Loki Prime', 'Thor Prime', 'Black Lanner Prime', 'Shadow Cat B', 'Uller C'],
        leads: ['Elemental Star', 'Support Star'],
      },
      {
        name: 'Elemental Star',
        type: 'battleArmor',
        elements: [
          'Elemental (Small Laser)',
          'Elemental (Small Laser)',
          'Elemental (Machine Gun)',
          'Elemental (Machine Gun)',
          'Elemental (Flamer)',
        ],
      },
      { name: 'Support Star', type: 'mech', elements: ['Naga Prime', 'Vulture Prime', 'Koshi C'] },
      { name: 'Patrol', type: 'vehicle', elements: ['Neptune (SRM Variant) (underwater)'] },
    ],
    10,
  );

/** Transports, riders, C3, ECM, indirect fire, coolant, VTOLs and submarines (file 08 of the rules) in one battle. */
export const combinedArms: Scenario<Setup> = {
  id: 'combined-arms',
  title: about.battles['combined-arms'],
  summary:
    'A C3 company with transports, missile carriers and helicopters meets OmniMechs that carry Elementals.',
  seats: ['Lyran task force', 'Ghost Bear Nova'],
  options: { 'turn-limit': 15 },
  setup: (options) => {
    const [ours, theirs] = [lyrans(), ghostBears()];
    return {
      scenario: 'combined-arms',
      options,
      map: layOut([['river-crossing']]),
      sides: [ours.side, theirs.side],
      objectives: 'objectives',
      secrets: [ours.secrets, theirs.secrets],
    };
  },
};
