import type { GameTypes } from '@ironfield/kernel/game.ts';
import { activeFields, type PickField, wordFor } from '../order/draft.ts';
import { isOnMap } from '../order/handles.ts';
import { MoreActions } from '../order/more-actions.tsx';
import { Icon } from '../ui/icons.tsx';
import { Segments } from '../ui/segments.tsx';
import { CourseFields } from './course-fields.tsx';
import type { TabletopGame } from './tabletop-game.ts';
import type { TabletopDesk } from './use-tabletop-desk.ts';

interface PlanToolsProps<G extends GameTypes> {
  readonly tabletop: TabletopGame<G>;
  readonly desk: TabletopDesk<G>;
}

/** Short choices stand side by side in the bar. */
const MOST = 4;
const SHORT = 42;
/** Of many kinds of order a small screen has the first as a button, the rest in a list. */
const MANY = 3;
const SMALL = '(max-width: 860px), (max-height: 800px)';

/** What changes the plan: short choices, the move in numbers, another leg, other kinds of order. */
export function PlanTools<G extends GameTypes>({ tabletop, desk }: PlanToolsProps<G>) {
  const { plan, ways } = desk;
  const { ordering } = plan;
  const { menu, form, full } = ordering;
  const others = (menu?.orders ?? []).filter(
    ({ type, fields }) =>
      fields.length > 0 && !tabletop.finals.includes(type) && !ways.some((way) => way.type === type),
  );
  const canMove = (menu?.orders ?? []).some(({ type }) => ways.some((way) => way.type === type));
  const isOnlyOne = others.length === 1 && !canMove;
  const isShort = others.length > MANY && window.matchMedia(SMALL).matches;
  const rest = isShort ? others.slice(1) : [];
  return (
    <>
      {others.length > 0 && canMove && (
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
        others.slice(0, others.length - rest.length).map(({ type, label }) => (
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
      <MoreActions forms={rest} chosen={form?.type} onBegin={desk.act} />
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
          disabled={!plan.settle}
          title="Plan on from there: another leg (L)"
          aria-label="Another leg"
          onClick={plan.settle}
        >
          <Icon name="plus" />
        </button>
      )}
      {desk.isMoving && <CourseFields desk={desk} />}
    </>
  );
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
