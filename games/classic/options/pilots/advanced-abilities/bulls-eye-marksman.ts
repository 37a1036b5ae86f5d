import type { Reason } from '@ironfield/kernel/refusal.ts';
import type { Battlefield } from '../../../battlefield.ts';
import { isDirectFire } from '../../../data/equipment.ts';
import { abilityOf } from '../../../rules/crew/abilities.ts';
import { isHelpless } from '../../../rules/fire/attack-modifiers.ts';
import type { State } from '../../../state.ts';
import { NO_AIM } from '../../../text/fire.ts';
import type { Ability } from './ability.ts';

declare module '../../../extensions.ts' {
  interface AttackMarks {
    /** Aimed at a part of somebody who is not helpless. */
    readonly marksman?: true;
  }
}

const NAME = 'bulls-eye-marksman';
const TITLE = "Bull's-Eye Marksman";
const HARDER = 3;
const ALONE: Reason = { message: 'Who aims at a part fires nothing else', rule: 'MT-ABIL-02' };
const NO_BLOWS: Reason = {
  message: 'Who has aimed at a part strikes nobody in that turn',
  rule: 'MT-ABIL-02',
};

/** MT-ABIL-02: not an MP spent, not even for turning, and no computer that aims. */
function canAim(field: Battlefield, state: State, unit: number): boolean {
  const { mode, turned, mpOwed } = state.units[unit].thisTurn;
  if (!abilityOf(field, unit, NAME) || field.designs[unit].hasTargetingComputer) return false;
  return mode === 'still' && !turned && mpOwed === 0;
}

/** At a part of somebody who is not helpless; at those who are anybody may aim (CBT-WPN-08). */
const isAimed = (field: Battlefield, { units }: State, aim: unknown, target: unknown): boolean => {
  const mech = units[target as number];
  return aim !== undefined && aim !== NO_AIM && mech !== undefined && !isHelpless(field, mech);
};

export const bullsEyeMarksman: Ability = {
  name: NAME,
  title: TITLE,
  summary: 'One shot a turn may be aimed at a part of its target, at +3.',
  rule: 'MT-ABIL-02',
  text: 'A unit that has not moved, fires one weapon and strikes nobody may aim it at any part of its target, at +3, if a targeting computer could serve the weapon. It has no such computer.',
  handlers: {
    add: {
      weaponToHit(tally, field, state, { attacker, target, aim }) {
        if (aim >= 0 && isAimed(field, state, aim, target) && abilityOf(field, attacker, NAME))
          tally.add(HARDER, TITLE, 'MT-ABIL-02');
      },
    },
    stage: {
      takesAim: (may, field, state, { attacker, weapon }) =>
        may || (canAim(field, state, attacker) && isDirectFire(field.designs[attacker].weapons[weapon].type)),
      whyNotTogether: (why, field, state, _unit, attacks) => {
        const isMarksmanship = attacks.some(({ aim, target }) => isAimed(field, state, aim, target));
        return why ?? (attacks.length > 1 && isMarksmanship ? ALONE : null);
      },
      declared: (marks, { aim, target }, field, state) =>
        isAimed(field, state, aim, target) ? { ...marks, marksman: true } : marks,
      whyNoAttack: (why, { weaponAttacks }, unit, what) => {
        const isMarksman = () =>
          weaponAttacks.some(({ attacker, marksman }) => attacker === unit && marksman);
        return why ?? (what === 'strike' && isMarksman() ? NO_BLOWS : null);
      },
    },
  },
};
