import { openFieldOf } from '@ironfield/battleforce2/battlefields.ts';
import type { Event } from '@ironfield/battleforce2/events.ts';
import type { Table } from '@ironfield/battleforce2/table.ts';
import { lineBetween } from '../../board/map-lines.tsx';
import type { EventMarks } from '../../hex-table/hex-game.ts';

/** Of a whole order: single attacks would lie over each other. */
export const DRAWN: readonly Event['type'][] = ['deployed', 'moved', 'declared', 'exited'];

/** What events look like on the map. */
export function marksOf(table: Table, events: readonly Event[]): EventMarks {
  const each = events.map((event) => markOf(table, event));
  const { unitOf } = openFieldOf(table);
  return {
    path: each.flatMap(({ path }) => path ?? []),
    lines: each.flatMap(({ lines }) => lines ?? []),
    units: [...new Set(each.flatMap(({ units }) => units ?? []))],
    harm: events.flatMap((event) =>
      event.type === 'damaged' ? [{ unit: unitOf[event.element], points: event.damage }] : [],
    ),
  };
}

function markOf(table: Table, event: Event): EventMarks {
  const { unitOf } = openFieldOf(table);
  const { units } = table;
  switch (event.type) {
    case 'moved':
      return { path: event.path, units: [event.unit] };
    case 'deployed':
    case 'exited':
    case 'unit-destroyed':
      return { units: [event.unit] };
    case 'declared': {
      const { unit, target, attacks } = event;
      return { lines: lineBetween(units[unit].hex, units[target].hex, `× ${attacks.length}`, 'shot') };
    }
    case 'attacked': {
      const [from, to] = [unitOf[event.attacker], unitOf[event.target]];
      const label = event.hit ? 'hit' : 'miss';
      const lines = lineBetween(units[from].hex, units[to].hex, label, event.hit ? 'shot' : 'miss');
      return { lines, units: [from, to] };
    }
    case 'damaged':
    case 'critical':
    case 'destroyed':
    case 'heat':
    case 'shown':
      return { units: [unitOf[event.element]] };
    default:
      return {};
  }
}
