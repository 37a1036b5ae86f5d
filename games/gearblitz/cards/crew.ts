import type { Card } from './card.ts';
import type { UnitSheet } from './unit.ts';

/** HGB-OPT-02: unarmed, on foot, with the Defense it had. */
export function survivors({ name, skills, card }: UnitSheet): UnitSheet {
  const crew: Card = {
    ...card,
    id: 'crew',
    name: `Crew of ${name}`,
    kind: 'infantry',
    actions: 0,
    size: 2,
    bases: 1,
    attack: [0, 0, 0],
    movement: [{ mode: 'W', combat: 2, top: 4, defense: [0, 0, 0] }],
    armor: 1,
    sturdy: 0,
    weapons: [],
    aux: {},
    armorPerks: {},
    perks: { improvedOffRoad: true },
    flaws: {},
  };
  return { name: crew.name, card: crew, skills: { att: 0, def: skills.def, ew: 0, ld: 0 } };
}
