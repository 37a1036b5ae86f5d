import { battlefieldOf } from '@ironfield/classic/battlefields.ts';
import type { Event } from '@ironfield/classic/events.ts';
import { lineBetween, type MapLine } from '../../../board/map-lines.tsx';
import type { Shot } from '../../../board/shot.ts';
import type { EventMarks } from '../../../hex-table/hex-game.ts';
import { mergeMarks } from '../../../hex-table/map/merge-marks.ts';
import { plural } from '../../../ui/words/plural.ts';
import type { Table } from '../mech/table.ts';

/** Of a whole order: single shots and blows would lie over each other. */
export const DRAWN: readonly Event['type'][] = [
  'placed',
  'moved',
  'fell',
  'displaced',
  'onslaught',
  'fire-declared',
  'physical-declared',
  'seen-fire',
  'seen-blows',
];

/** The events worth a line when all is over. */
export const GRAVE: readonly Event['type'][] = [
  'destroyed',
  'location-lost',
  'explosion',
  'burst',
  'fell',
  'pilot-killed',
  'left-map',
];

/** The marks of events on the map: a shot, a blow or a fall with all that it does. */
export function marksOf(table: Table, events: readonly Event[]): EventMarks {
  const harm = harmIn(events);
  return mergeMarks(events.map((event) => markOf(table, event, harm)));
}

/** Points of damage by unit. */
function harmIn(events: readonly Event[]): ReadonlyMap<number, number> {
  const harm = new Map<number, number>();
  for (const event of events) {
    if (event.type === 'damaged' || event.type === 'seen-damage')
      harm.set(event.unit, (harm.get(event.unit) ?? 0) + event.damage);
  }
  return harm;
}

function markOf(table: Table, event: Event, harm: ReadonlyMap<number, number>): EventMarks {
  const { units } = table;
  const between = (attacker: number, target: number, label: string, tone: MapLine['tone']) =>
    lineBetween(units[attacker].hex, units[target].hex, label, tone);
  switch (event.type) {
    case 'moved':
      return { path: event.path, units: [event.unit] };
    case 'displaced':
      return { path: [event.from, event.to], units: [event.unit] };
    case 'explosion':
    case 'burst':
    case 'destroyed':
      return { units: [event.unit], bursts: [{ kind: 'blast', cell: units[event.unit].hex }] };
    case 'placed':
    case 'slipped':
    case 'fell':
      return {
        places: [{ unit: event.unit, cell: event.hex }],
        units: [event.unit],
        bursts: event.type === 'fell' ? [{ kind: 'fall', cell: event.hex }] : [],
      };
    case 'left-map':
      return { places: [{ unit: event.unit, cell: -1 }], units: [event.unit] };
    case 'fire-declared':
    case 'seen-fire': {
      const targets = event.attacks.map(({ target }) => target);
      const byTarget = [...Map.groupBy(targets, (target) => target)];
      const lines = byTarget.flatMap(([target, shots]) =>
        between(event.unit, target, plural(shots.length, 'weapon'), 'possible'),
      );
      return { lines, units: [event.unit] };
    }
    case 'physical-declared':
    case 'seen-blows':
      return {
        lines: event.attacks.flatMap(({ target }) => between(event.unit, target, '', 'possible')),
        units: [event.unit],
      };
    case 'weapon-attack':
    case 'physical-attack':
    case 'seen-shot':
    case 'seen-blow': {
      const { attacker, target } = event.type === 'seen-shot' ? event : event.attack;
      if (attacker < 0) return { units: [target] };
      const dice = 'dice' in event ? event.dice : [];
      const points = harm.get(target);
      const lines = event.hit
        ? between(attacker, target, points === undefined ? 'hit' : `hit ${points}`, 'shot')
        : between(attacker, target, 'miss', 'miss');
      const shot = shotOf(table, event);
      return {
        lines: lines.map((line) => ({ ...line, dice, shot })),
        units: [attacker, target],
      };
    }
    case 'onslaught': {
      const label = event.kind === 'dfa' ? 'from above' : 'charge';
      return {
        lines: between(event.unit, event.target, label, 'possible'),
        units: [event.unit, event.target],
      };
    }
    case 'damaged':
    case 'seen-damage':
      return { units: [event.unit], harm: [{ unit: event.unit, points: event.damage }] };
    default:
      return 'unit' in event ? { units: [event.unit] } : {};
  }
}

/** The weapon as it is, what was seen of one, or a blow. */
function shotOf(
  table: Table,
  event: Extract<Event, { type: 'weapon-attack' | 'physical-attack' | 'seen-shot' | 'seen-blow' }>,
): Shot | undefined {
  if (event.type === 'weapon-attack') {
    const { attacker, weapon } = event.attack;
    return battlefieldOf(table).designs[attacker]?.weapons[weapon]?.type;
  }
  return { name: event.type === 'seen-shot' ? event.label : 'blow', cluster: 0, damage: 5 };
}
