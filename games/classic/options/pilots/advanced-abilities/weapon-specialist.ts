import { abilityOf } from '../../../rules/crew/abilities.ts';
import type { Ability } from './ability.ts';

const NAME = 'weapon-specialist';
const EASIER = -2;

export const weaponSpecialist: Ability = {
  name: NAME,
  title: 'Weapon Specialist',
  summary: '−2 to hit with one type of weapon.',
  rule: 'MT-ABIL-11',
  text: 'Attacks with every weapon of one exact type are at −2.',
  takesWeapon: true,
  handlers: {
    add: {
      weaponToHit(tally, field, _state, { attacker, weapon }) {
        const own = abilityOf(field, attacker, NAME);
        if (own && own.weapon === field.designs[attacker].weapons[weapon].type.name)
          tally.add(EASIER, 'Weapon Specialist', 'MT-ABIL-11');
      },
    },
  },
};
