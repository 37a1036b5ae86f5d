import { battlefieldOf } from '@ironfield/battleforce2/battlefields.ts';
import { ARTILLERY } from '@ironfield/battleforce2/data/support-tables.ts';
import type { Battleforce2 } from '@ironfield/battleforce2/game-types.ts';
import { artilleryIn } from '@ironfield/battleforce2/rules/elements/specials.ts';
import type { Desk } from '../../../hex-table/hex-game.ts';
import { activeFields, choicesOf } from '../../../order/draft/draft.ts';
import orderStyles from '../../../order/order.module.css';
import { Fields } from '../../../order/order-form.tsx';
import { plural } from '../../../ui/words/plural.ts';
import styles from '../battleforce2.module.css';
import { stateOn } from '../types.ts';

interface DeskProps {
  readonly desk: Desk<Battleforce2>;
}

/** The guns of the unit in hand, one of them being aimed at a hex of the map or at a unit in a box. */
export function ShellPlan({ desk }: DeskProps) {
  const { table, inHand, ordering } = desk;
  const { form, full } = ordering;
  const state = stateOn(table);
  const field = battlefieldOf(state);
  const guns = choicesOf(form?.fields, 'element').filter(({ piece }) => piece === inHand);
  const rest = activeFields(form?.fields ?? [], full).filter(
    ({ name }) => !['element', 'at', 'target'].includes(name),
  );
  return (
    <>
      <p className="quiet">Choose a gun, then a hex of the map or an enemy in a box of the support map.</p>
      <ul className={styles.gunList}>
        {guns.map(({ value, label }) => {
          const { name, range } = ARTILLERY[artilleryIn(field.records[value as number].sheet.specials)!];
          return (
            <li key={String(value)}>
              <button
                type="button"
                className={styles.gun}
                data-part="gun"
                aria-pressed={full.element === value}
                onClick={() => ordering.turnTo('shell', { ...full, element: value })}
              >
                <b>{label}</b>
                <span className="quiet">
                  {label?.startsWith(name) ? '' : `${name}, `}
                  {plural(range, 'mapsheet')}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
      {rest.length > 0 && (
        <form
          className={orderStyles.orderForm}
          data-part="order-form"
          onSubmit={(event) => event.preventDefault()}
        >
          <Fields
            fields={rest}
            entry={full}
            onChange={(entry) => ordering.fill({ ...full, ...entry })}
            onHand={ordering.takeInHand}
          />
        </form>
      )}
    </>
  );
}
