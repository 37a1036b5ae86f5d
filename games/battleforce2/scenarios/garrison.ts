import type { Scenario } from '@ironfield/kernel/play/game.ts';
import { about } from '../about.ts';
import { layOut } from '../data/maps.ts';
import type { Setup } from '../state.ts';
import { force } from './forces.ts';

const garrison = () =>
  force(
    'Garrison',
    'Inner Sphere',
    [
      {
        name: 'Town Lance',
        type: 'mech',
        elements: ['WHM-6R Warhammer', 'CN9-D Centurion', 'PNT-10K Panther'],
        leads: ['Town Company', 'Workshop'],
      },
      {
        name: 'Town Company',
        type: 'infantry',
        elements: ['Foot MG/Flamer', 'Foot MG/Flamer', 'Jump Rifle'],
      },
      {
        name: 'Workshop',
        type: 'vehicle',
        elements: ['Engineering Vehicle', 'Vedette Medium Tank', 'Scorpion Light Tank'],
      },
    ],
    1,
  );

const raiders = () =>
  force(
    'Raiders',
    'Inner Sphere',
    [
      {
        name: 'Assault Lance',
        type: 'mech',
        elements: ['TDR-5S Thunderbolt', 'QKD-5K Quickdraw', 'HBK-4G Hunchback'],
        leads: ['Hover Lance', 'Suits'],
      },
      {
        name: 'Hover Lance',
        type: 'vehicle',
        elements: ['Saracen Medium Hover Tank', 'Pegasus Scout Hover Tank'],
      },
      {
        name: 'Suits',
        type: 'battleArmor',
        elements: ['Standard Battle Armor (Flamer)', 'Standard Battle Armor (Flamer)'],
      },
    ],
    10,
  );

/** BF2-OPT-01: a map on which there is something for every special case of the ground. */
export const garrisonTownRaid: Scenario<Setup> = {
  id: 'garrison',
  title: about.battles.garrison,
  summary:
    'Raiders come for a town around an armed fortress: houses to climb, woods to burn, a lake that may freeze.',
  seats: ['Garrison', 'Raiders'],
  options: { buildings: true, 'clearing-woods': true, 'turn-limit': 15 },
  setup: (options) => {
    const [ours, theirs] = [garrison(), raiders()];
    return {
      scenario: 'garrison',
      options,
      map: layOut([['garrison-town']]),
      sides: [ours.side, theirs.side],
      objectives: 'objectives',
      emplacements: [{ hex: '0808', owner: 0, damage: [2, 2, 2] }],
      secrets: [ours.secrets, theirs.secrets],
    };
  },
};
