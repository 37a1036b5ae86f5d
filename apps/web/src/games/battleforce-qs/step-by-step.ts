import type { Event } from '@ironfield/battleforce-qs/events.ts';
import type { Table } from './types.ts';

/** The table after an event: enough of it to follow an order while it is being resolved. */
export function after(table: Table, event: Event): Table {
  switch (event.type) {
    case 'turn':
      return { ...table, turn: event.turn, phase: 'initiative' };
    case 'deployed':
      return withUnit(table, event.unit, { hex: event.hex, facing: event.facing });
    case 'moved':
      return {
        ...withUnit(table, event.unit, { hex: event.path.at(-1)!, facing: event.facing, moved: true }),
        phase: 'movement',
      };
    case 'declared':
      return { ...table, phase: 'combat' };
    case 'damaged':
      return withElement(table, event.element, { armor: event.armor, structure: event.structure });
    case 'destroyed': {
      const { effects } = table.elements[event.element]!;
      return {
        ...withElement(table, event.element, { effects: { ...effects, destroyed: true } }),
        phase: 'end',
      };
    }
    case 'heat':
      return { ...withElement(table, event.element, { heat: event.to }), phase: 'end' };
    default:
      return table;
  }
}

function withUnit(table: Table, index: number, change: Partial<Table['units'][number]>): Table {
  return { ...table, units: table.units.map((unit, i) => (i === index ? { ...unit, ...change } : unit)) };
}

function withElement(table: Table, index: number, change: Partial<Table['elements'][number]>): Table {
  return {
    ...table,
    elements: table.elements.map((element, i) => (i === index ? { ...element, ...change } : element)),
  };
}

const JOINED: readonly Event['type'][] = ['damaged', 'critical', 'heat'];

/** Damage belongs to its attack. */
export const joins = (event: Event): boolean => JOINED.includes(event.type);
