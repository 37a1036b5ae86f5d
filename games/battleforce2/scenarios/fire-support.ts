import type { Scenario } from '@ironfield/kernel/game.ts';
import { layOut } from '../data/maps.ts';
import type { Setup } from '../state.ts';
import { force } from './forces.ts';

const defenders = force(
  'Marik battalion',
  'Inner Sphere',
  [
    {
      name: 'Command Lance',
      type: 'mech',
      elements: ['CPLT-C3 Catapult', 'RVN-3L Raven', 'WHM-6R Warhammer', 'HBK-4G Hunchback'],
      leads: ['Armor Lance', 'Battery'],
    },
    {
      name: 'Armor Lance',
      type: 'vehicle',
      elements: ['Padilla Heavy Artillery Tank', 'Manticore Heavy Tank', 'Bulldog Medium Tank'],
    },
    { name: 'Battery', type: 'vehicle', elements: ['Long Tom Piece', 'Sniper Piece', 'Thumper Piece'] },
  ],
  1,
);

const attackers = force(
  'Jade Falcon Binary',
  'Clan',
  [
    {
      name: 'Alpha Star',
      type: 'mech',
      elements: ['Uller C', 'Black Lanner A', 'Thor Prime', 'Loki Prime'],
      leads: ['Bravo Star'],
    },
    { name: 'Bravo Star', type: 'mech', elements: ['Naga Prime', 'Naga A', 'Hankyu Prime'] },
  ],
  10,
);

/** Artillery off the map and on it, with somebody to guide it. */
export const fireSupport: Scenario<Setup> = {
  id: 'fire-support',
  title: 'Fire support',
  summary: 'Batteries behind the lines shell whoever wants to take the hills.',
  seats: [defenders.side.name, attackers.side.name],
  options: { offboard: true, artillery: true, 'turn-limit': 15 },
  setup: (options) => ({
    scenario: 'fire-support',
    options,
    map: layOut([['twin-hills']]),
    sides: [defenders.side, attackers.side],
    objectives: 'objectives',
    secrets: [defenders.secrets, attackers.secrets],
  }),
};
