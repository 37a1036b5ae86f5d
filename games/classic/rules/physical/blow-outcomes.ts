// The outcomes of a blow besides its damage: falls, displacement, and the cost.

import { neighbour } from '@ironfield/hex/board.ts';
import { type Explanation, explain } from '@ironfield/kernel/explanation.ts';
import type { Blow } from '../../attacks.ts';
import type { Battlefield } from '../../battlefield.ts';
import { ROLL_MODIFIERS } from '../../data/piloting.ts';
import type { RuleId } from '../../rule-index.ts';
import type { State } from '../../state.ts';
import { OUTCOMES } from '../../text/physical.ts';
import { phaseNumber, totterRoll } from '../piloting/piloting.ts';
import { addedBlow, type BlowOutcome } from './added-blow.ts';

/** As a player reads it before the blow; `roll` is the number against a fall. */
export interface ForeseenOutcome extends Pick<BlowOutcome, 'on' | 'rule'> {
  readonly words: string;
  readonly roll?: Explanation;
}

export const outcomesOf = (field: Battlefield, state: State, blow: Blow): ForeseenOutcome[] =>
  usualOutcomes(field, state, blow).flatMap((outcome): ForeseenOutcome[] => {
    const { on, rule, falls, words } = outcome;
    if (!falls) return [{ on, rule, words: words! }];
    const { unit, roll } = falls;
    const mech = state.units[unit];
    if (mech.prone) return [];
    const thisPhase = { ...mech.thisPhase, rolls: [...mech.thisPhase.rolls, roll] };
    const after = { ...state, units: state.units.with(unit, { ...mech, thisPhase }) };
    const number = explain<RuleId>((tally) => phaseNumber(tally, field, after, unit));
    return [{ on, rule, words: OUTCOMES.rolls(field.designs[unit].name), roll: number }];
  });

function usualOutcomes(field: Battlefield, state: State, blow: Blow): readonly BlowOutcome[] {
  const { kind, attacker, target } = blow;
  const { designs, board } = field;
  switch (kind) {
    case 'kick': {
      const missed = { cause: 'missed-kick', modifier: ROLL_MODIFIERS.missedKick } as const;
      return [
        { on: 'hit', rule: 'CBT-PHY-19', falls: { unit: target, roll: totterRoll(field, 'kicked', blow) } },
        { on: 'miss', rule: 'CBT-PHY-19', falls: { unit: attacker, roll: missed } },
      ];
    }
    case 'push': {
      const to = neighbour(board, state.units[target].hex, state.units[attacker].facing);
      const words = OUTCOMES.pushed(designs[target].name, to < 0 ? null : board.number[to]);
      return [
        { on: 'hit', rule: 'CBT-PHY-16', words },
        { on: 'hit', rule: 'CBT-PHY-16', falls: { unit: target, roll: totterRoll(field, 'pushed', blow) } },
      ];
    }
    default:
      return addedBlow(field, kind)?.outcomes?.(field, state, blow) ?? [];
  }
}
