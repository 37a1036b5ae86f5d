import type { GearBlitz } from '../game-types.ts';
import type { Body, UnitState } from '../state.ts';

type Table = GearBlitz['Table'];

/** A table on which this has changed about a unit. */
export const withUnit = (table: Table, id: number, change: Partial<UnitState>): Table => ({
  ...table,
  units: table.units.with(id, { ...table.units[id], ...change }),
});

export const withBody = (table: Table, id: number, change: Partial<Body>): Table =>
  withUnit(table, id, { body: { ...table.units[id].body, ...change } });
