import { openFieldOf } from '@ironfield/battleforce2/battlefields.ts';
import type { Event } from '@ironfield/battleforce2/events.ts';
import type { Table } from '@ironfield/battleforce2/table.ts';
import { lineBetween } from '../../board/map-lines.tsx';
import type { Shot } from '../../board/shot.ts';
import type { EventMarks } from '../../hex-table/hex-game.ts';
import { mergeMarks } from '../../hex-table/map/merge-marks.ts';

/** An element has weapons of many kinds: its fire is drawn as one beam. */
const VOLLEY: Shot = { name: 'laser', cluster: 0, damage: 6 };

/** Drawn for a whole order: single attacks would cover each other. */
export const DRAWN: readonly Event['type'][] = ['deployed', 'moved', 'declared', 'exited'];

/** Events worth a line at the end. */
export const GRAVE: readonly Event['type'][] = ['destroyed', 'unit-destroyed', 'critical', 'exited'];

/** The marks of events on the map. */
export const marksOf = (table: Table, events: readonly Event[]): EventMarks =>
  mergeMarks(events.map((event) => markOf(table, event)));

function markOf(table: Table, event: Event): EventMarks {
  const { unitOf } = openFieldOf(table);
  const { units } = table;
  switch (event.type) {
    case 'moved':
      return { path: event.path, units: [event.unit] };
    case 'deployed':
      return { places: [{ unit: event.unit, cell: event.hex }], units: [event.unit] };
    case 'exited':
      return { places: [{ unit: event.unit, cell: -1 }], units: [event.unit] };
    case 'unit-destroyed':
      return { units: [event.unit] };
    case 'declared': {
      const { unit, target, attacks } = event;
      const lines = lineBetween(units[unit].hex, units[target].hex, `× ${attacks.length}`, 'shot');
      return { lines, units: [unit, target] };
    }
    case 'attacked': {
      const [from, to] = [unitOf[event.attacker], unitOf[event.target]];
      const label = event.hit ? 'hit' : 'miss';
      const lines = lineBetween(units[from].hex, units[to].hex, label, event.hit ? 'shot' : 'miss');
      return { lines: lines.map((line) => ({ ...line, dice: event.dice, shot: VOLLEY })), units: [from, to] };
    }
    case 'attacked-hex': {
      const from = unitOf[event.attacker];
      const label = event.hit ? 'hit' : 'miss';
      const lines = lineBetween(units[from].hex, event.hex, label, event.hit ? 'shot' : 'miss');
      return { lines: lines.map((line) => ({ ...line, dice: event.dice, shot: VOLLEY })), units: [from] };
    }
    case 'damaged':
      return {
        units: [unitOf[event.element]],
        harm: [{ unit: unitOf[event.element], points: event.damage }],
      };
    case 'destroyed': {
      const unit = unitOf[event.element];
      return { units: [unit], bursts: [{ kind: 'blast', cell: units[unit].hex }] };
    }
    case 'critical':
    case 'heat':
    case 'shown':
      return { units: [unitOf[event.element]] };
    default:
      return {};
  }
}
