import type { Classic } from '@ironfield/classic/game-types.ts';
import type { ReactNode } from 'react';
import type { Desk } from '../../hex-table/hex-game.ts';
import { type Entry, entriesIn } from '../../order/draft.ts';
import { Explained } from '../../rules/explained.tsx';
import { plural } from '../../ui/plural.ts';
import { heatToCome } from './attacks.ts';

/** What the weapons of a plan amount to, and what they do to the heat. */
export function planWords({ table, units, ordering, inHand }: Desk<Classic>): ReactNode {
  const { form, full } = ordering;
  if (form?.type !== 'fire' || inHand === null) return undefined;
  const heat = heatToCome(table, inHand, full);
  return (
    <>
      <b>{units[inHand]?.name}</b>: {shotWords(entriesIn(full.attacks), (unit) => units[unit].name)}, heat{' '}
      {table.units[inHand].heat} →{' '}
      <Explained explanation={heat} title="Heat at the end of the turn">
        {heat.total}
      </Explained>
    </>
  );
}

function shotWords(attacks: readonly Entry[], nameOf: (unit: number) => string): string {
  if (attacks.length === 0) return 'choose the weapons to fire';
  const targets = [...new Set(attacks.map(({ target }) => nameOf(target as number)))];
  return `${plural(attacks.length, 'weapon')} at the ${targets.join(' and the ')}`;
}
