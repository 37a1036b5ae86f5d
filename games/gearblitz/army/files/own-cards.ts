import { isSame } from '@ironfield/kernel/json.ts';
import type { Card } from '../../cards/card.ts';
import { CARDS } from '../../data/cards.ts';
import type { Army, Setup } from '../../state.ts';

/** HGB-CARDS-03: cards of one's own take the place of stand-ins, but not of those that an option has changed. */
function armyWith(army: Army, own: readonly Card[]): Army {
  const ownFor = (card: Card) =>
    isSame(card, CARDS.get(card.id)) ? own.find(({ id }) => id === card.id) : undefined;
  return {
    ...army,
    groups: army.groups.map((group) => ({
      ...group,
      units: group.units.map((unit) => ({ ...unit, card: ownFor(unit.card) ?? unit.card })),
    })),
  };
}

/** HGB-CARDS-03: a battle that was made without them, with cards of one's own. */
export const setupWith = (setup: Setup, own: readonly Card[]): Setup => ({
  ...setup,
  armies: setup.armies.map((army) => armyWith(army, own)),
});
