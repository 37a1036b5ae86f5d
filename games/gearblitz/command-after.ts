import type { OnTable } from '@ironfield/kernel/state.ts';
import type { CommandEvent } from './command-events.ts';
import type { Body, State } from './state.ts';

/** A table, or the state itself, after an event of communication and electronic warfare. */
export function afterCommandEvent<T extends OnTable<State>>(table: T, event: CommandEvent): T {
  switch (event.type) {
    case 'comms':
      return withBody(table, event.unit, ({ emissions }) => ({ emissions: emissions + 1 }));
    case 'switched':
      return withBody(table, event.unit, (body) => ({
        [event.system]: { ...body[event.system], isOn: event.isOn },
      }));
    case 'boosted':
      return withBody(table, event.unit, () => ({ [event.system]: { isOn: true, rolled: event.value } }));
    case 'designated': {
      const { at, target, unit: by } = event;
      return at ? { ...table, tags: [...table.tags, { target, by, at }] } : table;
    }
  }
}

function withBody<T extends OnTable<State>>(table: T, id: number, change: (body: Body) => Partial<Body>): T {
  const unit = table.units[id];
  const body = { ...unit.body, ...change(unit.body) };
  return { ...table, units: table.units.with(id, { ...unit, body }) };
}
