import type { BattleforceQs } from '@ironfield/battleforce-qs/game-types.ts';
import type { CoreOrder } from '@ironfield/kernel/state.ts';
import { useState } from 'react';
import type { Desk } from '../../hex-table/hex-game.ts';
import { TurnButtons } from '../../hex-table/turn-buttons.tsx';
import { choicesOf } from '../../order/draft.ts';

/** To turn what is planned, or to leave the map instead. */
export function Tools({ desk: { ordering, moving, inHand } }: { readonly desk: Desk<BattleforceQs> }) {
  if (moving.plan) return <TurnButtons moving={moving} />;
  const leave = ordering.menu?.orders.find(({ type }) => type === 'leave');
  if (!choicesOf(leave?.fields, 'unit').some(({ value }) => value === inHand)) return null;
  return (
    <LeaveButton key={inHand} onLeave={() => ordering.give({ type: 'leave', unit: inHand } as CoreOrder)} />
  );
}

/** Leaving cannot be taken back, so it takes two presses. */
function LeaveButton({ onLeave }: { onLeave(): void }) {
  const [isSure, setSure] = useState(false);
  return (
    <button
      type="button"
      className="button danger"
      title="The Unit leaves the map and counts as destroyed"
      onClick={isSure ? onLeave : () => setSure(true)}
      onBlur={() => setSure(false)}
    >
      {isSure ? 'Really leave' : 'Leave map…'}
    </button>
  );
}
