import styles from './order.module.css';
import { Fields } from './order-form.tsx';
import type { Ordering } from './use-order.ts';

/** The order as a form, with the kinds there are. */
export function OrderPanel({ ordering }: { readonly ordering: Ordering }) {
  const { menu, form, entry } = ordering;
  if (!menu || !form) return <p className="quiet">There is nothing to decide now.</p>;
  return (
    <form className={styles.orderForm} data-part="order-form" onSubmit={(event) => event.preventDefault()}>
      <h2>{menu.prompt}</h2>
      {menu.orders.length > 1 && (
        <div className={styles.orderKinds} role="radiogroup" aria-label="Order">
          {menu.orders.map(({ type, label }) => (
            // biome-ignore lint/a11y/useSemanticElements: a radio input cannot be styled as a button everywhere
            <button
              key={type}
              type="button"
              role="radio"
              className="button"
              aria-checked={type === form.type}
              onClick={() => ordering.turnTo(type, entry)}
            >
              {label}
            </button>
          ))}
        </div>
      )}
      <Fields fields={form.fields} entry={entry} onChange={ordering.fill} onHand={ordering.takeInHand} />
    </form>
  );
}
