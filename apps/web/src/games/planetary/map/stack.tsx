import type { War } from '@ironfield/planetary/state.ts';
import type { Table } from '@ironfield/planetary/view.ts';
import type { SpaceDesk } from '../../../space-table/use-pointed-orders.ts';
import { Counter, type CounterLook } from './counter.tsx';
import styles from './planet-map.module.css';

/** Those in a hex, whoever is looked at last: so that a press goes through the stack. */
export function stackOf(table: Table, hex: number, shown: number | null): number[] {
  const ids = table.counters.flatMap(({ id, place }) => (place === hex ? [id] : []));
  const at = shown === null ? -1 : ids.indexOf(shown);
  return [...ids.slice(at + 1), ...ids.slice(0, at + 1)];
}

export function lookOf(
  ids: readonly number[],
  lit: readonly number[],
  desk: SpaceDesk | undefined,
): CounterLook {
  if (ids.some((id) => lit.includes(id))) return 'lit';
  if (ids.some((id) => id === desk?.inHand)) return 'in-hand';
  if (ids.some((id) => desk?.pieces.has(id))) return 'target';
  return ids.some((id) => desk?.ready.has(id)) ? 'ready' : 'plain';
}

interface StackProps {
  readonly table: Table;
  readonly war: War;
  /** The middle of its place in the drawing. */
  readonly at?: { readonly x: number; readonly y: number };
  readonly ids: readonly number[];
  readonly shown: number | null;
  lookOf(ids: readonly number[]): CounterLook;
}

/** The contents of a hex: its settlement below, and the units of either side as one stack each. */
export function Stack({ table, war, at: { x, y } = MIDDLE, ids, shown, lookOf }: StackProps) {
  const settlement = war.settlements.find(({ counter }) => ids.includes(counter));
  const stacks = [0, 1].flatMap((side) => {
    const own = ids.filter((id) => table.counters[id]!.side === side && id !== settlement?.counter);
    return own.length > 0 ? [own] : [];
  });
  const kindOf = (id: number) => {
    const { type } = table.counters[id]!;
    return type === null ? null : table.setup.sheets[type]!.kind;
  };
  return (
    <g className={styles.stack}>
      {settlement && (
        <Counter
          side={settlement.rubble ? 2 : table.counters[settlement.counter]!.side}
          kind={kindOf(settlement.counter)}
          x={x}
          y={y + (stacks.length > 0 ? 15 : 0)}
          size={stacks.length > 0 ? 20 : 26}
          isRubble={settlement.rubble}
          isCutOff={settlement.besieged}
          look={lookOf([settlement.counter]) === 'lit' ? 'lit' : 'plain'}
        />
      )}
      {stacks.map((own, index) => {
        const top = own.find((id) => id === shown) ?? own[0]!;
        return (
          <Counter
            key={table.counters[top]!.side}
            side={table.counters[top]!.side}
            kind={kindOf(top)}
            isHidden={!table.counters[top]!.faceUp}
            x={x + (stacks.length > 1 ? (index === 0 ? -14 : 14) : 0)}
            // Below the name of the hex.
            y={y - (settlement ? 4 : 0)}
            size={stacks.length > 1 ? 22 : settlement ? 24 : 27}
            look={lookOf(own)}
            count={own.length}
          />
        );
      })}
    </g>
  );
}

const MIDDLE = { x: 0, y: 0 };
