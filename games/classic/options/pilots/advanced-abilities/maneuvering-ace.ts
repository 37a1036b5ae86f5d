import { abilityOf } from '../../../rules/crew/abilities.ts';
import type { Ability } from './ability.ts';

const NAME = 'maneuvering-ace';
const TITLE = 'Maneuvering Ace';

export const maneuveringAce: Ability = {
  name: NAME,
  title: TITLE,
  summary: 'Steps sideways for 1 MP more, skids less, and turns a vehicle more tightly.',
  rule: 'MT-ABIL-05',
  text: "The unit steps sideways like a four-legged 'Mech, for 1 MP more, and rolls against skidding at −1. So does a crew for turns of its vehicle that come too early.",
  handlers: {
    add: {
      piloting(tally, field, _state, unit, reason) {
        const helps = reason === 'skid' || reason === 'tight-turn';
        if (helps && abilityOf(field, unit, NAME)) tally.add(-1, TITLE, 'MT-ABIL-05');
      },
    },
    stage: { shifts: (does, field, unit) => does || abilityOf(field, unit, NAME) !== undefined },
  },
};
