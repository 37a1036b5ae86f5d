// A 'Mech that lies among infantry rolls about (MT-PRE-28).

import { kindsAt } from '../../battlefield.ts';
import type { RollReason } from '../../events.ts';
import { strikeInGroups } from '../../rules/damage/damage.ts';
import type { AddedBlow } from '../../rules/physical/added-blow.ts';
import { fallDamage } from '../../rules/piloting/falls.ts';
import { pilotingRoll, totalPiloting } from '../../rules/piloting/piloting.ts';
import { isLost } from '../../rules/unit/condition.ts';
import { WHY_NO_BLOW } from '../../text/to-hit.ts';

declare module '../../extensions.ts' {
  interface OptionBlows {
    thrash: true;
  }
  interface OptionOrders {
    thrash: { readonly type: 'thrash'; readonly unit: number; readonly target: number };
  }
  interface OptionRolls {
    thrashed: true;
  }
}

/** Points by the weight of the 'Mech. */
const POINTS_PER_TON = 1 / 3;
const OPEN: readonly string[] = ['clear', 'paved'];
const WORDS = { label: 'Thrash', miss: 'a failed roll costs it the damage of its fall again' };

const THRASHED: RollReason = 'thrashed';

export const THRASH: AddedBlow = {
  kind: 'thrash',
  label: WORDS.label,
  limbs: [],
  base: { skill: 0, fixed: 0, words: WORDS.label, rule: 'MT-PRE-28' },
  topples: false,
  isSure: true,
  whyNot(field, { units }, blow) {
    const mech = units[blow.attacker];
    if (!field.kinds[blow.target].troopers) return WHY_NO_BLOW.onlyTroopers;
    if (mech.hex !== units[blow.target].hex) return WHY_NO_BLOW.notUnderIt;
    if (!mech.prone) return WHY_NO_BLOW.notProne;
    const [ground, ...conditions] = kindsAt(field.board, mech.hex);
    if (!OPEN.includes(ground.name) || conditions.some(({ name }) => name !== 'road'))
      return WHY_NO_BLOW.notInTheOpen;
    if (mech.thisTurn.fired !== 0) return WHY_NO_BLOW.hasFired;
    const { limbs } = field.kinds[blow.attacker];
    const hasLimb = [...(limbs?.legs ?? []), ...(limbs?.props ?? [])].some(
      (part) => !isLost(mech.body, part),
    );
    return hasLimb ? null : WHY_NO_BLOW.noLimb;
  },
  damage(tally, field, _state, { attacker }) {
    const { tons } = field.designs[attacker];
    tally.add(Math.round(tons * POINTS_PER_TON), `${tons} tons`, 'MT-PRE-28');
  },
  outcomes: () => [{ on: 'always', rule: 'MT-PRE-28', words: WORDS.miss }],
  resolve(play, field, { attacker, target, damage }) {
    const from = { table: 'mech', side: 'front', covered: 0, by: attacker } as const;
    strikeInGroups(play, field, target, damage, from);
    const roll = { reason: THRASHED, modifier: 0, rule: 'MT-PRE-28' } as const;
    if (pilotingRoll(play, field, attacker, roll).success) return;
    const { hex, thisPhase } = play.state.units[attacker];
    const suffered = thisPhase.damage;
    const points = totalPiloting((tally) => fallDamage(tally, field, attacker, hex, 0));
    strikeInGroups(play, field, attacker, points, { table: 'mech', side: 'front', covered: 0 });
    // Like that of a fall it is none of the 20 points.
    thisPhase.damage = suffered;
  },
};
