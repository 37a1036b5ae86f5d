import type { Card } from '../../cards/card.ts';
import { gun, standIn } from './stand-in.ts';

/** HGB-INF-02: no modifiers but +1 to attack from standing. */
const ON_FOOT: Card['movement'] = [{ mode: 'W', combat: 2, top: 4, defense: [0, 0, 0] }];

/** HGB-INF-03: a second mode. */
export const ATV: Card['movement'][number] = {
  mode: 'G',
  combat: 8,
  top: 16,
  defense: [0, 1, 2],
  attack: [1, -1, 0],
};

/** HGB-INF-01, HGB-INF-10, HGB-INF-11: Detection Rating and Automated Comms are the skill, whatever stands here. */
const squad = (id: string, name: string, bases: number, armor: number, weapon: string): Card =>
  standIn({
    id,
    name,
    faction: 'any',
    kind: 'infantry',
    actions: 1,
    size: bases + 1,
    detection: 0,
    sensors: 0,
    autoComm: 0,
    comm: 0,
    attack: [1, 0, 0],
    movement: ON_FOOT,
    armor,
    sturdy: 0,
    bases,
    weapons: [gun(weapon, { arc: 'T' })],
    perks: { improvedOffRoad: true },
  });

/** HGB-ARMY-06: rifles of the South, assault rifles of the others; better vests in Peace River. */
export const INFANTRY: readonly Card[] = [
  squad('northern-infantry', 'Infantry Squad', 3, 8, 'INF-AR'),
  squad('southern-infantry', 'Infantry Escouade', 3, 8, 'INF-RIFLE'),
  squad('peace-river-infantry', 'Infantry Squad', 3, 9, 'INF-AR'),
  withSnipersGear(squad('snipers', 'Sniper Squad', 1, 9, 'INF-SR')),
];

/** HGB-ARMY-09 */
function withSnipersGear(card: Card): Card {
  return { ...card, aux: { stealth: 2 }, perks: { ...card.perks, camoNetting: true } };
}
