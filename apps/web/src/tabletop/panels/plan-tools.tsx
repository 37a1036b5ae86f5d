import type { GameTypes } from '@ironfield/kernel/play/game.ts';
import { Suspense } from 'react';
import { activeFields, type PickField, wordFor } from '../../order/draft/draft.ts';
import { isOnMap } from '../../order/draft/handles.ts';
import { MoreActions } from '../../order/more-actions.tsx';
import { Segments } from '../../ui/fields/segments.tsx';
import { Icon } from '../../ui/icons.tsx';
import { refusing } from '../../ui/mishaps/refusing.ts';
import { LYING, PHONES, UPRIGHT } from '../../ui/screens.ts';
import { useMatches } from '../../ui/use-matches.ts';
import type { TabletopGame } from '../tabletop-game.ts';
import type { TabletopDesk } from '../use-tabletop-desk.ts';
import { CourseFields } from './course-fields.tsx';

interface PlanToolsProps<G extends GameTypes> {
  readonly tabletop: TabletopGame<G>;
  readonly desk: TabletopDesk<G>;
}

/** Short choices stand side by side in the bar. */
const MOST = 4;
const SHORT = 42;
/** Of many kinds of order a small screen has the first as a button, the rest in a list. */
const MANY = 3;
const MANY_ON_PHONES = 2;
const SMALL = '(max-width: 860px), (max-height: 800px)';

/** Controls that change the plan: short choices, the move in numbers, another leg, other kinds of order. */
export function PlanTools<G extends GameTypes>({ tabletop, desk }: PlanToolsProps<G>) {
  const { plan, ways } = desk;
  const { ordering } = plan;
  const { form, full } = ordering;
  const isLying = useMatches(LYING);
  const isUpright = useMatches(UPRIGHT);
  const { shown, rest, canMove, isOnlyOne } = useKinds(tabletop, desk);
  const own = tabletop.plans?.[form?.type ?? ''];
  return (
    <>
      {shown.length > 0 && canMove && (
        <button
          type="button"
          className="button"
          aria-pressed={desk.isMoving}
          onClick={() => !desk.isMoving && desk.act(ways[0].type)}
        >
          Move
        </button>
      )}
      {!isOnlyOne &&
        shown.map(({ type, label }) => (
          <button
            key={type}
            type="button"
            className="button"
            aria-pressed={form?.type === type}
            onClick={() => desk.act(type)}
          >
            {label}
          </button>
        ))}
      {!isOnlyOne && <MoreActions forms={rest} chosen={form?.type} onBegin={desk.act} />}
      {own?.Chips && isUpright && (
        <Suspense>
          <own.Chips desk={desk} />
        </Suspense>
      )}
      {shortChoices(tabletop, desk).map(({ name, label, choices }) => (
        <span key={name} className="tool-choice">
          {!choices.some((choice) => wordFor(choice).startsWith(label)) && <span>{label}</span>}
          <Segments
            label={label}
            value={String(choices.findIndex(({ value }) => value === full[name]))}
            choices={choices.map((choice, index) => ({ value: String(index), label: wordFor(choice) }))}
            onChange={(index) => ordering.fill({ ...full, [name]: choices[Number(index)].value })}
          />
        </span>
      ))}
      {desk.isMoving && desk.from && canMove && (
        <button
          type="button"
          className="button icon-button"
          {...refusing(
            plan.settle ? null : 'Plan a move first. You cannot plan beyond a roll of the dice',
            'Add another leg to the plan (L)',
          )}
          aria-label="Another leg"
          onClick={plan.settle}
        >
          <Icon name="plus" />
        </button>
      )}
      {!isLying && <CourseLine desk={desk} />}
    </>
  );
}

/** Kinds of order other than moves: those with a button each, and the rest, which is in a list. */
function useKinds<G extends GameTypes>(tabletop: TabletopGame<G>, { plan, ways }: TabletopDesk<G>) {
  const isSmall = useMatches(SMALL);
  const many = useMatches(PHONES) ? MANY_ON_PHONES : MANY;
  const orders = plan.ordering.menu?.orders ?? [];
  const isMove = (type: string) => ways.some((way) => way.type === type);
  const others = orders.filter(
    ({ type, fields }) => fields.length > 0 && !tabletop.finals.includes(type) && !isMove(type),
  );
  const common = others.filter(({ type }) => !isSmall || !tabletop.rare?.includes(type));
  const shown = isSmall && common.length > many ? common.slice(0, 1) : common;
  const canMove = orders.some(({ type }) => isMove(type));
  return {
    shown,
    rest: others.filter((each) => !shown.includes(each)),
    canMove,
    /** The only possible order needs no button. */
    isOnlyOne: shown.length === 1 && !canMove,
  };
}

/** Beside the buttons of the bar: what is seldom wanted, where there is but one thing else to do. */
export function RareActions<G extends GameTypes>({ tabletop, desk }: PlanToolsProps<G>) {
  const { shown, rest, isOnlyOne } = useKinds(tabletop, desk);
  const type = desk.plan.ordering.form?.type;
  if (!isOnlyOne || rest.length === 0) return null;
  const chosen = rest.some((each) => each.type === type) ? type : undefined;
  return <MoreActions isBrief forms={[...shown, ...rest]} chosen={chosen} onBegin={desk.act} />;
}

/** A move in numbers, all of them in a line. */
function CourseLine<G extends GameTypes>({ desk }: { readonly desk: TabletopDesk<G> }) {
  if (!desk.isMoving) return null;
  return (
    <div className="course-line">
      <CourseFields desk={desk} />
    </div>
  );
}

/** In the sheet, where the bar has no room for it. */
export function CourseInSheet<G extends GameTypes>({ desk }: { readonly desk: TabletopDesk<G> }) {
  return useMatches(LYING) && <CourseLine desk={desk} />;
}

/** Of the order that is being made: choices of a few words that are not made on the map. */
export function shortChoices<G extends GameTypes>(
  tabletop: TabletopGame<G>,
  { plan: { ordering } }: TabletopDesk<G>,
): PickField[] {
  const { form, full } = ordering;
  const measured = tabletop.ways.flatMap((way) => (way.kind === 'turn' ? [way.side] : []));
  return activeFields(form?.fields ?? [], full).filter(
    (field): field is PickField =>
      field.kind === 'pick' &&
      field.choices.length > 1 &&
      field.choices.length <= MOST &&
      !measured.includes(field.name) &&
      !field.choices.some(isOnMap) &&
      field.choices.reduce((sum, choice) => sum + wordFor(choice).length, 0) <= SHORT,
  );
}
