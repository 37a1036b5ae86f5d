import { attackerMovement } from '../../../data/movement-modifiers.ts';
import { abilityOf } from '../../../rules/crew/abilities.ts';
import { firingMode } from '../../../rules/piloting/skid.ts';
import type { Ability } from './ability.ts';

const NAME = 'melee-specialist';
const TITLE = 'Melee Specialist';

export const meleeSpecialist: Ability = {
  name: NAME,
  title: TITLE,
  summary: 'Physical attacks do 1 more, and own movement makes them 1 less hard.',
  rule: 'MT-ABIL-06',
  text: 'Physical attacks that do damage do 1 point more, and the modifier for own movement is 1 less for them. Not for pilots of the Clans.',
  notForClans: true,
  handlers: {
    stage: { clansMatter: () => true },
    add: {
      physicalToHit(tally, field, { units }, { attacker }) {
        if (!abilityOf(field, attacker, NAME)) return;
        const mode = firingMode(units[attacker]);
        if (mode !== 'still' && attackerMovement(mode) > 0) tally.add(-1, TITLE, 'MT-ABIL-06');
      },
      blowDamage(tally, field, { attacker }) {
        if (abilityOf(field, attacker, NAME)) tally.add(1, TITLE, 'MT-ABIL-06');
      },
    },
  },
};
