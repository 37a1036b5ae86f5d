import type { Event } from '@ironfield/classic/events.ts';
import { lineBetween, type MapLine } from '../../board/map-lines.tsx';
import type { EventMarks } from '../../hex-table/hex-game.ts';
import type { Table } from './mech/table.ts';

/** Of a whole order: single shots and blows would lie over each other. */
export const DRAWN: readonly Event['type'][] = [
  'placed',
  'moved',
  'fell',
  'displaced',
  'onslaught',
  'fire-declared',
  'physical-declared',
];

/** What an event looks like on the map. */
export function marksOf({ units }: Table, event: Event): EventMarks {
  const between = (attacker: number, target: number, label: string, tone: MapLine['tone']) =>
    lineBetween(units[attacker].hex, units[target].hex, label, tone);
  switch (event.type) {
    case 'moved':
      return { path: event.path, units: [event.unit] };
    case 'displaced':
      return { path: [event.from, event.to], units: [event.unit] };
    case 'fire-declared': {
      const byTarget = [...Map.groupBy(event.attacks, ({ target }) => target)];
      const lines = byTarget.flatMap(([target, shots]) =>
        between(event.unit, target, `× ${shots.length}`, 'possible'),
      );
      return { lines, units: [event.unit] };
    }
    case 'physical-declared':
      return {
        lines: event.attacks.flatMap(({ target }) => between(event.unit, target, '', 'possible')),
        units: [event.unit],
      };
    case 'weapon-attack':
    case 'physical-attack': {
      const { attacker, target } = event.attack;
      const lines = event.hit
        ? between(attacker, target, 'hit', 'shot')
        : between(attacker, target, 'miss', 'miss');
      return { lines, units: [attacker, target] };
    }
    case 'onslaught': {
      const label = event.kind === 'dfa' ? 'from above' : 'charge';
      return {
        lines: between(event.unit, event.target, label, 'possible'),
        units: [event.unit, event.target],
      };
    }
    default:
      return 'unit' in event ? { units: [event.unit] } : {};
  }
}
