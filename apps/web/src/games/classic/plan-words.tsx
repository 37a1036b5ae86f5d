import type { Classic } from '@ironfield/classic/game-types.ts';
import { FACINGS } from '@ironfield/classic/text/turn.ts';
import type { Desk } from '../../hex-table/hex-game.ts';
import { draftText, type Entry, entriesIn } from '../../order/draft.ts';
import { Explained } from '../../rules/explained.tsx';
import { heatToCome } from './attacks.ts';

const GOES: Readonly<Record<string, string>> = {
  walk: 'walks to',
  run: 'runs to',
  jump: 'jumps to',
  place: 'is placed in',
};

/** What the plan amounts to, in a sentence with its numbers. */
export function PlanWords({ desk }: { readonly desk: Desk<Classic> }) {
  const { table, board, units, ordering, moving, inHand } = desk;
  const { form, full, isTouched } = ordering;
  const { plan, ways } = moving;
  const name = inHand === null ? undefined : units[inHand]?.name;
  if (plan) {
    const isOnTheSpot = plan.path.length === 1;
    return (
      <>
        <b>{name}</b> {isOnTheSpot ? 'turns in' : GOES[plan.name]} <b>{board.number[plan.cell]}</b>, facing{' '}
        {FACINGS[plan.facing]}
        {plan.mp && (
          <>
            :{' '}
            <Explained explanation={plan.mp} measure="MP" title="The way there">
              {plan.mp.total} MP
            </Explained>
          </>
        )}
      </>
    );
  }
  if (form?.type === 'fire' && inHand !== null) {
    const heat = heatToCome(table, inHand, full);
    return (
      <>
        <b>{name}</b>: {shotWords(entriesIn(full.attacks), (unit) => units[unit].name)}, heat{' '}
        {table.units[inHand].heat} →{' '}
        <Explained explanation={heat} title="Heat at the end of the turn">
          {heat.total}
        </Explained>
      </>
    );
  }
  if (ways.length > 0 && !isTouched) {
    return (
      <>
        <b>{name}</b>: choose a hex on the map to go there, or something else under Orders.
      </>
    );
  }
  return <span className="draft-text">{form && draftText(form.fields, full)}</span>;
}

function shotWords(attacks: readonly Entry[], nameOf: (unit: number) => string): string {
  if (attacks.length === 0) return 'choose the weapons to fire';
  const targets = [...new Set(attacks.map(({ target }) => nameOf(target as number)))];
  return `${attacks.length} ${attacks.length === 1 ? 'weapon' : 'weapons'} at the ${targets.join(' and the ')}`;
}
