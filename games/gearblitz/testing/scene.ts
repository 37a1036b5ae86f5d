import type { Card } from '../cards/card.ts';
import { deployed, type Skills, type Unit } from '../cards/unit.ts';
import { cardOf } from '../data/cards.ts';

/** A card that has nothing special, with what a test needs. */
export function card(change: Partial<Card> = {}): Card {
  return {
    id: 'any',
    name: 'Any',
    faction: 'any',
    kind: 'gear',
    standIn: true,
    actions: 1,
    size: 6,
    detection: 2,
    sensors: 0,
    autoComm: 3,
    comm: 0,
    attack: [2, 0, -3],
    movement: [
      { mode: 'W', combat: 4, top: 7, defense: [-3, -1, 1] },
      { mode: 'G', combat: 6, top: 12, defense: [-3, 0, 2] },
    ],
    armor: 15,
    sturdy: 0,
    weapons: [],
    aux: {},
    armorPerks: {},
    perks: {},
    flaws: {},
    ...change,
  };
}

const SKILLS: Skills = { att: 2, def: 2, ew: 2, ld: 0 };

/** A Unit of that card, at Combat Speed on foot unless it is said otherwise. */
export function unit(
  printed: Partial<Card> = {},
  change: Partial<Unit> = {},
  skills: Partial<Skills> = {},
): Unit {
  const sheet = { name: 'Any', card: card(printed), skills: { ...SKILLS, ...skills } };
  return { ...deployed(sheet), speed: 'combat', ...change };
}

/** An infantry squad of three bases with skill 2. */
export const squad = (change: Partial<Unit> = {}, printed: Partial<Card> = {}): Unit => ({
  ...deployed({
    name: 'Squad',
    card: { ...cardOf('northern-infantry'), ...printed },
    skills: { att: 2, def: 2, ew: 2, ld: 2 },
  }),
  ...change,
});
