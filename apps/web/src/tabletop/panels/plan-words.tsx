import type { GameTypes, View } from '@ironfield/kernel/play/game.ts';
import { distance, isSamePlace } from '@ironfield/table/place.ts';
import { valuesIn } from '../../order/draft/draft.ts';
import type { Form } from '../../order/use-order.ts';
import { Explained } from '../../rules/explained.tsx';
import { plural } from '../../ui/words/plural.ts';
import type { TabletopGame } from '../tabletop-game.ts';
import type { TabletopDesk } from '../use-tabletop-desk.ts';
import { degrees, inches, placeText } from '../words/measures.ts';

interface PlanWordsProps<G extends GameTypes> {
  readonly tabletop: TabletopGame<G>;
  readonly desk: TabletopDesk<G>;
}

/** The plan in words: its end, its cost, and the MP left then. */
export function PlanWords<G extends GameTypes>({ tabletop, desk }: PlanWordsProps<G>) {
  const { plan, inHand, models, from, ghost, cost, ways } = desk;
  const { ordering, settled, foreseen } = plan;
  const { form, full } = ordering;
  const name = inHand === null ? '' : models[inHand].name;
  const isMove = ways.some(({ type }) => type === form?.type);
  const means =
    inHand === null ? null : tabletop.meansOf?.((foreseen?.view ?? plan.view).table as G['Table'], inHand);
  const values = () => (form ? valuesIn(form.fields, full, [tabletop.modelField]) : []);
  if (!ordering.isTouched) {
    // An attack that may be given as it stands says what it is.
    const isBegun = ordering.isComplete && form && form.type in (tabletop.plans ?? {});
    if (isBegun) return <span role="status">{[name, ...values()].join(' · ')}</span>;
    if (inHand === null && ordering.isComplete && values().length > 0)
      return <span role="status">{values().join(' · ')}</span>;
    if (desk.isPointing)
      return (
        <span role="status">
          {ordering.isComplete ? 'As shown, or choose another place.' : 'Choose a place on the table.'}
        </span>
      );
    if (inHand === null) return <span role="status">{hintFor(form, tabletop.modelField)}</span>;
    const own = from ? tabletop.hintOf?.(plan.view.table as G['Table'], inHand) : null;
    const hint = own ?? (from ? 'Drag it, or choose where it goes.' : 'Choose where it stands.');
    return (
      <span role="status">
        {[name, means].filter(Boolean).join(': ')}
        {name && means ? '. ' : name ? '. ' : ''}
        {ways.some(({ kind }) => kind !== 'turn')
          ? hint
          : (tabletop.plans?.[form?.type ?? '']?.hint ?? (desk.ready.size > 1 && 'Or choose another one.'))}
      </span>
    );
  }
  if (desk.nearest.length > 0 && desk.lines.length === 0 && !ordering.isComplete)
    return <span role="status">Choose whom {name} aims at.</span>;
  const earlier = settled.length - plan.lead;
  const before = earlier > 0 ? `After ${plural(earlier, 'order')}: ` : '';
  const lead = settled.slice(earlier).map(({ order }) => order);
  const why =
    inHand === null ? null : (tabletop.leadWords?.(plan.base as unknown as View<G>, inHand, lead) ?? null);
  if (!isMove || !ghost) {
    return (
      <span role="status">
        {before}
        {[name, why, ...values()].filter(Boolean).join(' · ')}
      </span>
    );
  }
  const course = !from
    ? `at ${placeText(ghost.at)}, facing ${degrees(ghost.heading)}`
    : isSamePlace(from.at, ghost.at)
      ? `turns to ${degrees(ghost.heading)}`
      : `goes ${inches(distance(from.at, ghost.at))}`;
  return (
    <span role="status">
      {before}
      {name} {course}
      {why && ` · ${why}`}
      {cost && (
        <>
          {' · '}
          <Explained explanation={cost.explanation} measure={cost.measure} title={form?.label}>
            {cost.explanation.total} {cost.measure}
          </Explained>
        </>
      )}
      {means && ` · ${means}`}
      {foreseen?.isRolled && from
        ? ' · what follows is up to the dice'
        : foreseen?.isWatched && ' · enemies may fire on the way'}
    </span>
  );
}

/** The next step where no model is in hand. */
function hintFor(form: Form | undefined, modelField: string): string | null {
  if (!form || form.fields.length === 0) return null;
  return form.fields.some(({ name }) => name === modelField) ? 'Choose a model.' : 'Choose on the sheet.';
}
