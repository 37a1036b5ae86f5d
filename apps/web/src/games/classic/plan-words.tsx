import { battlefieldOf } from '@ironfield/classic/battlefields.ts';
import type { Classic } from '@ironfield/classic/game-types.ts';
import { pilotingNumber } from '@ironfield/classic/rules/piloting/piloting.ts';
import { FACINGS } from '@ironfield/classic/text/turn.ts';
import { explain } from '@ironfield/kernel/explanation.ts';
import { chanceOfTwoDice } from '@ironfield/kernel/players/odds.ts';
import type { ReactNode } from 'react';
import type { Desk } from '../../hex-table/hex-game.ts';
import { entriesIn } from '../../order/draft/draft.ts';
import { Explained } from '../../rules/explained.tsx';
import { percent } from '../../ui/words/odds.ts';
import { plural } from '../../ui/words/plural.ts';
import { stateOn } from './mech/table.ts';

/** The words on the button. */
export function commitWords({ ordering: { form, full } }: Desk<Classic>): string | undefined {
  if (form?.type !== 'fire') return undefined;
  const { length } = entriesIn(full.attacks);
  return length === 0 ? 'Fire' : `Fire ${plural(length, 'weapon')}`;
}

/** A player whose 'Mech stands up is told what it takes; all else is a move or speaks for itself. */
export function planWords({ table, units, inHand, ordering: { form, full } }: Desk<Classic>): ReactNode {
  if (form?.type !== 'stand' || inHand === null) return undefined;
  const roll = explain((tally) =>
    pilotingNumber(tally, battlefieldOf(table), stateOn(table), inHand, { reason: 'stand', modifier: 0 }),
  );
  return (
    <>
      <b>{units[inHand].name}</b> stands up, facing {FACINGS[full.facing as number]}
      {full.more === true && ', and goes on'}: 2 MP,{' '}
      <Explained explanation={roll} measure="Piloting Skill Roll" title="To stand up">
        {roll.total}+
      </Explained>{' '}
      ({percent(chanceOfTwoDice(roll.total))}), or it falls again.
    </>
  );
}
