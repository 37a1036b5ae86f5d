import type { Scenario } from '@ironfield/kernel/play/game.ts';
import { about } from '../about.ts';
import { layOut } from '../data/maps.ts';
import type { Setup } from '../state.ts';
import { force, type ListedUnit } from './forces.ts';

const defenders: readonly ListedUnit[] = [
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
];

const attackers: readonly ListedUnit[] = [
  {
    name: 'Alpha Star',
    type: 'mech',
    elements: ['Uller C', 'Black Lanner A', 'Thor Prime', 'Loki Prime'],
    leads: ['Bravo Star'],
  },
  { name: 'Bravo Star', type: 'mech', elements: ['Naga Prime', 'Naga A', 'Hankyu Prime'] },
];

/** Aircraft, for those who fly. */
const defendingAircraft: readonly ListedUnit[] = [
  { name: 'Air Lance', type: 'aerospaceFighter', elements: ['Corsair CSR-V12', 'Corsair CSR-V12'] },
  { name: 'Bombers', type: 'aerospaceFighter', elements: ['Chippewa CHP-W10', 'Chippewa CHP-W10'] },
  { name: 'Union', type: 'dropship', elements: ['Union (upgraded)'] },
];
const attackingAircraft: readonly ListedUnit[] = [
  { name: 'Air Point', type: 'aerospaceFighter', elements: ['Bashkir Prime', 'Bashkir Prime'] },
  { name: 'Leopard', type: 'dropship', elements: ['Leopard (upgraded)'] },
];

const defence = (aircraft: readonly ListedUnit[]) =>
  force('Marik battalion', 'Inner Sphere', [...defenders, ...aircraft], 1);
const attack = (aircraft: readonly ListedUnit[]) =>
  force('Jade Falcon Binary', 'Clan', [...attackers, ...aircraft], 10);

/** Artillery and aircraft from off the map, with somebody to guide them. */
export const fireSupport: Scenario<Setup> = {
  id: 'fire-support',
  title: about.battles['fire-support'],
  summary: 'Batteries behind the lines and fighters overhead help whoever wants to take the hills.',
  seats: ['Marik battalion', 'Jade Falcon Binary'],
  options: { offboard: true, artillery: true, aerospace: true, 'turn-limit': 15 },
  setup: (options) => {
    const [ours, theirs] = options.aerospace
      ? [defence(defendingAircraft), attack(attackingAircraft)]
      : [defence([]), attack([])];
    return {
      scenario: 'fire-support',
      options,
      map: layOut([['twin-hills']]),
      sides: [ours.side, theirs.side],
      objectives: 'objectives',
      secrets: [ours.secrets, theirs.secrets],
    };
  },
};
