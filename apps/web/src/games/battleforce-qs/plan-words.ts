import type { BattleforceQs } from '@ironfield/battleforce-qs/game-types.ts';
import type { Desk } from '../../hex-table/hex-game.ts';
import { entriesIn } from '../../order/draft/draft.ts';
import { plural } from '../../ui/words/plural.ts';

/** The place of a counter. */
export function planWords({ ordering: { form, full } }: Desk<BattleforceQs>): string | undefined {
  if (form?.type !== 'place') return undefined;
  return full.to === undefined ? 'Choose a hex inside the outline.' : `In hex ${full.to}.`;
}

/** The text of the button. */
export function commitWords({ ordering: { form, full } }: Desk<BattleforceQs>): string | undefined {
  if (form?.type === 'place') return 'Place here';
  if (form?.type !== 'declare') return undefined;
  const { length } = entriesIn(full.attacks);
  return length === 0 ? 'Declare' : `Declare ${plural(length, 'attack')}`;
}

const ANSWERS: Readonly<Record<string, string>> = {
  true: 'Set up first',
  false: 'Set up second',
  left: 'Left side',
  right: 'Right side',
  front: 'Front',
  rear: 'Rear',
};

export const nameAnswer = ({ value, label }: { readonly value: unknown; readonly label?: string }): string =>
  label ?? ANSWERS[String(value)] ?? String(value);
