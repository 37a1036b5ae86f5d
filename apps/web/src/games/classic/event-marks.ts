import type { Event } from '@ironfield/classic/events.ts';
import type { MapLine } from '../../board/map-lines.tsx';
import type { Table } from './table.ts';

/** What an event looks like on the map. */
export interface EventMarks {
  readonly path: readonly number[];
  readonly lines: readonly MapLine[];
  /** The 'Mechs that it is about. */
  readonly units: readonly number[];
}

const NOTHING: EventMarks = { path: [], lines: [], units: [] };

export function marksOf(table: Table, event: Event): EventMarks {
  const between = (attacker: number, target: number, label: string, tone: MapLine['tone']): MapLine[] => {
    const [from, to] = [table.units[attacker]!.hex, table.units[target]!.hex];
    return from >= 0 && to >= 0 && from !== to ? [{ from, to, label, tone }] : [];
  };
  switch (event.type) {
    case 'moved':
      return { path: event.path, lines: [], units: [event.unit] };
    case 'fire-declared': {
      const byTarget = Map.groupBy(event.attacks, ({ target }) => target);
      const lines = [...byTarget].flatMap(([target, shots]) =>
        between(event.unit, target, `× ${shots.length}`, 'possible'),
      );
      return { path: [], lines, units: [event.unit] };
    }
    case 'weapon-attack':
    case 'physical-attack': {
      const { attack, hit } = event;
      const lines = between(attack.attacker, attack.target, hit ? 'hit' : 'miss', hit ? 'shot' : 'miss');
      return { path: [], lines, units: [attack.attacker, attack.target] };
    }
    case 'physical-declared': {
      const lines = event.attacks.flatMap(({ target }) => between(event.unit, target, '', 'possible'));
      return { path: [], lines, units: [event.unit] };
    }
    case 'onslaught':
      return {
        path: [],
        lines: between(event.unit, event.target, event.kind === 'dfa' ? 'from above' : 'charge', 'possible'),
        units: [event.unit, event.target],
      };
    case 'displaced':
      return { path: [event.from, event.to], lines: [], units: [event.unit] };
    default:
      return 'unit' in event ? { ...NOTHING, units: [event.unit] } : NOTHING;
  }
}
