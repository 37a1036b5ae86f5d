import type { CoreOrder } from '@ironfield/kernel/state.ts';
import type { Watch } from '@ironfield/planetary/state.ts';
import { LABELS, WATCH_NAMES } from '@ironfield/planetary/text.ts';
import type { Table } from '@ironfield/planetary/view.ts';
import type { Ordering } from '../../order/use-order.ts';
import styles from './table.module.css';

const watchOrder = (until: string): CoreOrder => ({ type: 'watch', until }) as CoreOrder;

/** PA-FOT-08: how often a side wants to be asked in the turn of the other one, while it is asked. */
export function WatchChoice({ table, seat, ordering }: { table: Table; seat: number; ordering: Ordering }) {
  const form = ordering.menu?.orders.find(({ type }) => type === 'watch');
  const field = form?.fields[0];
  const fall = table.war?.fall;
  if (!fall || field?.kind !== 'pick') return null;
  const now = fall.watches[seat as 0 | 1];
  return (
    <label className={styles.watch}>
      {LABELS.watch}
      <select
        value={now}
        onChange={(event) => ordering.give(watchOrder(event.target.value))}
        data-part="watch-choice"
      >
        {[now, ...field.choices.map(({ value }) => value as Watch)].map((watch) => (
          <option key={watch} value={watch}>
            {WATCH_NAMES[watch]}
          </option>
        ))}
      </select>
    </label>
  );
}
