import type { Classic } from '@ironfield/classic/game-types.ts';
import type { Desk } from '../../hex-table/hex-game.ts';
import { entriesIn } from '../../order/draft.ts';
import { plural } from '../../ui/plural.ts';

/** What the button says. */
export function commitWords({ ordering: { form, full } }: Desk<Classic>): string | undefined {
  if (form?.type !== 'fire') return undefined;
  const { length } = entriesIn(full.attacks);
  return length === 0 ? 'Fire' : `Fire ${plural(length, 'weapon')}`;
}
