import type { Event } from '../events.ts';
import type { Fall } from '../state.ts';
import type { Table } from '../view.ts';

// The Fall of Terra: what its own events change, beside what becomes of counters.

export const withFall = (table: Table, change: Partial<Fall>): Table =>
  table.war?.fall ? { ...table, war: { ...table.war, fall: { ...table.war.fall, ...change } } } : table;

type Changed = 'operation' | 'disrupted' | 'recovered' | 'watching' | 'seized';

export const fallChanges: {
  [Type in Changed]: (table: Table, event: Extract<Event, { type: Type }>) => Table;
} = {
  operation: (table, { operation, result, lowers, zone }) => {
    const { allowance, tried, silenced } = table.war!.fall!;
    const isSilenced = operation === 'silence' && result === 'success';
    return withFall(table, {
      allowance: allowance - Number(lowers),
      tried: tried + 1,
      weakened: -1,
      ...(isSilenced && { silenced: [...silenced, zone] }),
    });
  },
  disrupted: (table, { counter }) => withFall(table, { disrupted: [...table.war!.fall!.disrupted, counter] }),
  recovered: (table, { counter, succeeds }) =>
    succeeds
      ? withFall(table, { disrupted: table.war!.fall!.disrupted.filter((each) => each !== counter) })
      : table,
  watching: (table, { seat, until }) => {
    const { watches } = table.war!.fall!;
    return withFall(table, { watches: seat === 0 ? [until, watches[1]] : [watches[0], until] });
  },
  seized: (table, { turn }) => withFall(table, { seized: turn }),
};
