import { defendersAgainst } from '../../rules/attack/aiming.ts';
import { rosterOf } from '../../state/roster.ts';
import type { Attack, State } from '../../state.ts';

/** HGB-AE-02: somebody of the own side would have to defend. */
export function hitsFriends(state: State, attack: Attack): boolean {
  const { units } = rosterOf(state.setup);
  const { seat } = units[attack.by];
  return defendersAgainst(state, attack).some((id) => units[id].seat === seat);
}
