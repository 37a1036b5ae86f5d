import type { Prospects } from '@ironfield/kernel/play/game.ts';
import { modelsOf } from '../../rules/battle/result.ts';
import { rosterOf } from '../../state/roster.ts';
import type { State } from '../../state.ts';
import { leadOf } from './stakes.ts';

/** Victory Points that count as much as a whole force. */
const WHOLE = 1000;

/** What each side has left of its models, and the Victory Points it would have without further losses. */
export function prospects(state: State): Prospects {
  const { units } = rosterOf(state.setup);
  const left = state.setup.armies.map((_, seat) => {
    let [full, now] = [0, 0];
    for (const { id, seat: owner } of units) {
      if (owner !== seat) continue;
      const { all, left: standing } = modelsOf(state, id);
      full += all;
      now += standing;
    }
    return (full === 0 ? 0 : now / full) + leadOf(state, seat) / WHOLE;
  });
  return { turn: state.round, left };
}
