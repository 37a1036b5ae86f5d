import { sum } from '@ironfield/kernel/dice.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Battlefield } from '../../battlefield.ts';
import { battlefieldOf } from '../../battlefields.ts';
import type { Classic } from '../../game-types.ts';
import type { InitiativeShare } from '../../points/sequence.ts';
import type { Side, State } from '../../state.ts';
import { PURPOSES } from '../../text/turn.ts';

/** CBT-SCN-20, MT-REG-03: by side. */
export function initiativeModifiers(
  field: Battlefield,
  state: Pick<State, 'units' | 'setup'>,
): readonly [number, number] {
  const base = state.setup.initiativeModifiers ?? NONE;
  const shares = field.plugged.initiativeBonus?.([], field, state);
  return shares ? [base[0] + bonusOf(shares, 0), base[1] + bonusOf(shares, 1)] : base;
}

const NONE = [0, 0] as const;

/** MT-REG-03: it is told before anybody throws; which unit it comes from is on the sheets. */
export function tellAdded(play: Play<Classic>, field: Battlefield): void {
  const shares = field.plugged.initiativeBonus?.([], field, play.state) ?? [];
  const points = [bonusOf(shares, 0), bonusOf(shares, 1)] as const;
  const reveals = field.sideOf.flatMap((side, unit) => (points[side] > 0 ? [unit] : []));
  if (reveals.length > 0) play.emit({ type: 'initiative-added', points, reveals });
}

/** MT-REG-03: one of each sort counts, and nothing but an uplink and a console add up. */
function bonusOf(shares: readonly InitiativeShare[], side: Side): number {
  const best = (by: InitiativeShare['by']): number =>
    Math.max(0, ...shares.map((share) => (share.side === side && share.by === by ? share.points : 0)));
  return Math.max(best('uplink') + best('console'), best('headquarters'));
}

/** CBT-SEQ-02; CBT-SCN-15 and CBT-SCN-20 where the scenario says so. */
export function initiative(play: Play<Classic>): void {
  const { state } = play;
  const { surprise } = state.setup;
  const field = battlefieldOf(state);
  if (surprise !== undefined && state.turn === 1) {
    state.phase = 'initiative';
    state.initiativeWinner = surprise;
    play.emit({ type: 'initiative', dice: [[], []], totals: [0, 0], winner: surprise });
    return;
  }
  tellAdded(play, field);
  const added = initiativeModifiers(field, state);
  for (;;) {
    const thrown = [play.roll(PURPOSES.initiative, 2), play.roll(PURPOSES.initiative, 2)] as const;
    const dice = field.plugged.initiative?.(thrown, play, field) ?? thrown;
    const totals = [sum(dice[0]) + added[0], sum(dice[1]) + added[1]] as const;
    if (totals[0] === totals[1]) continue;
    const winner = totals[0] > totals[1] ? 0 : 1;
    state.phase = 'initiative';
    state.initiativeWinner = winner;
    play.emit({ type: 'initiative', dice, totals, winner });
    return;
  }
}
