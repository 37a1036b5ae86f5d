import type { Battlefield } from '@ironfield/classic/battlefield.ts';
import { FACINGS } from '@ironfield/classic/text/turn.ts';
import type { Explanation } from '@ironfield/kernel/explanation.ts';
import { draftText } from '../../order/draft.ts';
import type { Ordering } from '../../order/use-order.ts';
import { Explained } from '../../rules/explained.tsx';
import { shortNames } from './mech/names.ts';
import type { MovePlan } from './move-plan.ts';

interface PlanWordsProps {
  readonly field: Battlefield;
  readonly ordering: Ordering;
  readonly plan: MovePlan | null;
  /** Is there any hex to go to? */
  readonly mayGo: boolean;
  /** Heat after the turn with this plan, and heat now. */
  readonly heat: { readonly now: number; readonly toCome: Explanation } | null;
}

const GOES = { walk: 'walks to', run: 'runs to', jump: 'jumps to', place: 'is placed in' } as const;

/** What the plan amounts to, in a sentence with its numbers. */
export function PlanWords({ field, ordering, plan, mayGo, heat }: PlanWordsProps) {
  const { form, full } = ordering;
  const name = typeof full.unit === 'number' ? shortNames(field)[full.unit] : undefined;
  if (plan) {
    const isOnTheSpot = plan.path.length === 1;
    return (
      <>
        <b>{name}</b> {isOnTheSpot ? 'turns in' : GOES[plan.name]} <b>{field.board.number[plan.cell]}</b>,
        facing {FACINGS[plan.facing]}
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
  if (form?.type === 'fire' && heat) {
    const attacks = (full.attacks ?? []) as readonly { readonly target: number }[];
    const targets = [...new Set(attacks.map(({ target }) => shortNames(field)[target]))];
    return (
      <>
        <b>{name}</b>:{' '}
        {attacks.length === 0
          ? 'choose the weapons to fire'
          : `${attacks.length} ${attacks.length === 1 ? 'weapon' : 'weapons'} at the ${targets.join(' and the ')}`}
        , heat {heat.now} →{' '}
        <Explained explanation={heat.toCome} title="Heat at the end of the turn">
          {heat.toCome.total}
        </Explained>
      </>
    );
  }
  if (mayGo && !ordering.isTouched) {
    return (
      <>
        <b>{name}</b>: choose a hex on the map to go there, or something else under Orders.
      </>
    );
  }
  return <span className="draft-text">{form && draftText(form.fields, full)}</span>;
}
