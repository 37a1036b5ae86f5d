import { battlefieldOf } from '@ironfield/battleforce-qs/battlefield.ts';
import type { Event } from '@ironfield/battleforce-qs/events.ts';
import { lineBetween, type MapLine } from '../../board/map-lines.tsx';
import type { Shot } from '../../board/shot.ts';
import type { EventMarks } from '../../hex-table/hex-game.ts';
import { mergeMarks } from '../../hex-table/map/merge-marks.ts';
import type { Table } from './types.ts';

/** An element has weapons of many kinds: its fire is drawn as one beam. */
const VOLLEY: Shot = { name: 'laser', cluster: 0, damage: 6 };

/** Drawn for a whole order: single attacks would cover each other. */
export const DRAWN: readonly Event['type'][] = ['deployed', 'moved', 'declared', 'left-map'];

/** Events worth a line at the end. */
export const GRAVE: readonly Event['type'][] = ['destroyed', 'critical', 'left-map'];

/** The marks of events on the map. */
export const marksOf = (table: Table, events: readonly Event[]): EventMarks =>
  mergeMarks(events.map((event) => markOf(table, event)));

function markOf({ setup, units }: Table, event: Event): EventMarks {
  const { unitOf } = battlefieldOf(setup);
  const between = (attacker: number, target: number, label: string, tone: MapLine['tone']) =>
    lineBetween(units[unitOf[attacker]].hex, units[unitOf[target]].hex, label, tone);
  switch (event.type) {
    case 'moved':
      return { path: event.path, units: [event.unit] };
    case 'deployed':
      return { places: [{ unit: event.unit, cell: event.hex }], units: [event.unit] };
    case 'left-map':
      return { places: [{ unit: event.unit, cell: -1 }], units: [event.unit] };
    case 'cannot-move':
      return { units: [event.unit] };
    case 'attacked': {
      const { attacker, target } = event.attack;
      const lines = event.damage
        ? between(attacker, target, `hit ${event.damage.total}`, 'shot')
        : between(attacker, target, 'miss', 'miss');
      return {
        lines: lines.map((line) => ({ ...line, dice: event.dice, shot: VOLLEY })),
        units: [unitOf[attacker], unitOf[target]],
        harm: event.damage ? [{ unit: unitOf[target], points: event.damage.total }] : [],
      };
    }
    case 'aborted':
    case 'skipped':
      return { lines: between(event.attack.attacker, event.attack.target, '–', 'miss') };
    case 'declared': {
      const pairs = Map.groupBy(event.attacks, (each) => `${unitOf[each.attacker]} ${unitOf[each.target]}`);
      return {
        lines: [...pairs.values()].flatMap((attacks) =>
          between(attacks[0].attacker, attacks[0].target, `× ${attacks.length}`, 'shot'),
        ),
        units: [...new Set(event.attacks.map(({ attacker }) => unitOf[attacker]))],
      };
    }
    case 'destroyed': {
      const unit = unitOf[event.element];
      return { units: [unit], bursts: [{ kind: 'blast', cell: units[unit].hex }] };
    }
    case 'damaged':
    case 'critical':
    case 'heat':
      return { units: [unitOf[event.element]] };
    default:
      return {};
  }
}
