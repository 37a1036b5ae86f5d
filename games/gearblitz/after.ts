import { afterBattleEvent } from './battle-after.ts';
import type { Event } from './events.ts';
import type { GearBlitz } from './game-types.ts';
import { rosterOf } from './roster.ts';
import { type Body, UNMOVED, type UnitState } from './state.ts';

type Table = GearBlitz['Table'];

/** The table after an event. */
export function after(table: Table, event: Event): Table {
  switch (event.type) {
    case 'set-up-roll':
    case 'initiative':
      return event.winner === null ? table : { ...table, winner: event.winner };
    case 'deployed': {
      const { at, heading, mode, speed } = event;
      return withUnit(withBody(table, event.unit, { mode, speed }), event.unit, { at, heading });
    }
    case 'round':
      return { ...table, round: event.round };
    case 'activated': {
      const { speed, mode } = event;
      return withUnit(withBody(table, event.unit, { speed, mode }), event.unit, {
        activation: UNMOVED,
        standBy: 0,
      });
    }
    case 'moved':
      return withUnit(table, event.unit, { at: event.to, activation: event.activation });
    case 'turned':
      return withUnit(table, event.unit, { heading: event.heading, activation: event.activation });
    case 'locked':
      return withUnit(table, event.unit, { isLocked: true, activation: null });
    case 'unlocked': {
      const units = table.units.map((unit, id) => ({
        ...unit,
        isLocked: false,
        standBy: 0,
        actions: rosterOf(table.setup).units[id].sheet.card.actions,
      }));
      return { ...table, units };
    }
    case 'first':
    case 'group':
    case 'ended':
      return table;
    default:
      return afterBattleEvent(table, event);
  }
}

const withUnit = (table: Table, id: number, change: Partial<UnitState>): Table => ({
  ...table,
  units: table.units.with(id, { ...table.units[id], ...change }),
});

const withBody = (table: Table, id: number, change: Partial<Body>): Table =>
  withUnit(table, id, { body: { ...table.units[id].body, ...change } });
