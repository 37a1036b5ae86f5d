import type { GameTypes } from '@ironfield/kernel/play/game.ts';
import { Suspense } from 'react';
import { activeFields, alone } from '../../order/draft/draft.ts';
import styles from '../../order/order.module.css';
import { Fields } from '../../order/order-form.tsx';
import type { TabletopGame } from '../tabletop-game.ts';
import type { TabletopDesk } from '../use-tabletop-desk.ts';
import { shortChoices } from './plan-tools.tsx';

interface PlanPanelProps<G extends GameTypes> {
  readonly tabletop: TabletopGame<G>;
  readonly desk: TabletopDesk<G>;
}

/** The fields of an order that are neither a move nor in the bar, as a form; targets can be chosen on the map as well. */
export function PlanPanel<G extends GameTypes>({ tabletop, desk }: PlanPanelProps<G>) {
  const { ordering } = desk.plan;
  const { form, full } = ordering;
  if (!form || ordering.answers || desk.ways.some(({ type }) => type === form.type)) return null;
  const own = tabletop.plans?.[form.type];
  const elsewhere = [
    tabletop.modelField,
    ...(own?.fields ?? []),
    ...shortChoices(tabletop, desk).map(({ name }) => name),
  ];
  const rest = activeFields(form.fields, full).filter(
    (field) =>
      !elsewhere.includes(field.name) &&
      field.kind !== 'point' &&
      !(field.kind === 'pick' && field.choices.length < 2),
  );
  return (
    <>
      {own && (
        <Suspense>
          <own.Panel desk={desk} />
        </Suspense>
      )}
      {rest.length > 0 && (
        <form
          className={styles.orderForm}
          data-part="order-form"
          onSubmit={(event) => event.preventDefault()}
        >
          {!own && <h3>{form.label}</h3>}
          <Fields
            fields={rest.map((field) =>
              field.kind === 'pick' ? { ...field, choices: field.choices.map(alone) } : field,
            )}
            entry={full}
            onChange={(entry) => ordering.fill({ ...full, ...entry })}
            onHand={ordering.takeInHand}
          />
        </form>
      )}
    </>
  );
}
