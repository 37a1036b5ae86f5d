import type { GameTypes } from '@ironfield/kernel/game.ts';
import { activeFields } from '../order/draft.ts';
import { Fields } from '../order/order-form.tsx';
import { FireTable } from './fire-table.tsx';
import type { HexGame } from './hex-game.ts';
import type { OrderFields } from './order-fields.ts';
import { StrikeTable } from './strike-table.tsx';
import { TurnButtons } from './turn-buttons.tsx';
import type { DeskUse } from './use-desk.ts';

interface PlanPanelProps<G extends GameTypes> {
  readonly hex: HexGame<G>;
  readonly desk: DeskUse<G>;
}

/** Is there more to plan than what the map shows? */
export function hasPlanPanel<G extends GameTypes>({ hex, desk }: PlanPanelProps<G>): boolean {
  return desk.gunnery !== null || desk.strikes.length > 0 || restOf({ hex, desk }).length > 0;
}

/** The attacks of the unit in hand; of any other order whatever is not chosen on the map. */
export function PlanPanel<G extends GameTypes>({ hex, desk }: PlanPanelProps<G>) {
  const { gunnery, strikes, units, inHand, ordering, turning } = desk;
  const rest = restOf({ hex, desk });
  const isSalvo = gunnery && (ordering.form === gunnery.form || rest.length === 0);
  return (
    <section className="plan-panel" aria-label="Plan">
      <header>
        <h2>{inHand === null ? '' : units[inHand]?.name}</h2>
        {turning?.isTwist && <TurnButtons turning={turning} />}
      </header>
      {isSalvo ? (
        <FireTable hex={hex} desk={desk} />
      ) : (
        strikes.length > 0 && <StrikeTable hex={hex} desk={desk} />
      )}
      {rest.length > 0 && (
        <form className="order-form" onSubmit={(event) => event.preventDefault()}>
          {ordering.form && <h3>{ordering.form.label}</h3>}
          <Fields fields={rest} entry={ordering.full} onChange={ordering.fill} onHand={ordering.takeInHand} />
        </form>
      )}
    </section>
  );
}

/** The fields of an order that is neither a move nor an attack, with something to choose in them. */
function restOf<G extends GameTypes>({
  hex,
  desk: { ordering, moving, gunnery, strikes },
}: PlanPanelProps<G>) {
  const { form, full, isTouched } = ordering;
  const names: OrderFields = hex.fields;
  if (!form || !isTouched || form === gunnery?.form || strikes.some(({ type }) => type === form.type))
    return [];
  if (hex.idle.includes(form.type) || moving.ways.some(({ type }) => type === form.type)) return [];
  return activeFields(form.fields, full).filter(
    (field) =>
      field.name !== names.unit &&
      (field.kind === 'point' || field.kind === 'each' || field.choices.length > 1),
  );
}
