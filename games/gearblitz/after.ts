import { withPiece } from '@ironfield/table/scenes/scene.ts';
import { afterCommandEvent } from './after/command.ts';
import { afterSpecialEvent } from './after/special.ts';
import { withBody, withUnit } from './after/with-unit.ts';
import type { Marked } from './events/change.ts';
import type { Event } from './events.ts';
import type { GearBlitz } from './game-types.ts';
import { isChapterByChapter } from './register.ts';
import { unmarked, withoutMarks } from './rules/unit/mark-ends.ts';
import { rested } from './rules/unit/refreshing.ts';
import { activationOf } from './state.ts';

type Table = GearBlitz['Table'];

/** The table after an event. */
export function after(table: Table, event: Event): Table {
  if ('marks' in event) return afterMarked(table, event);
  switch (event.type) {
    case 'set-up-roll':
    case 'initiative':
      return event.winner === null ? table : { ...table, winner: event.winner };
    case 'deployed': {
      const { at, others, heading, mode, speed } = event;
      return withUnit(withBody(table, event.unit, { mode, speed }), event.unit, { at, others, heading });
    }
    case 'round':
      return { ...table, round: event.round };
    case 'activated': {
      const { speed, mode } = event;
      const unit = table.units[event.unit];
      const now = unmarked(table, unit, 'activated');
      return withUnit(withoutMarks(table, event.unit, 'activated'), event.unit, {
        ...now,
        body: { ...unit.body, ...now.body, speed, mode },
        activation: activationOf(unit),
      });
    }
    case 'moved':
      return withUnit(withoutMarks(table, event.unit, 'moves'), event.unit, event.now);
    case 'slid':
      return withUnit(withoutMarks(table, event.unit, 'slides'), event.unit, event.now);
    case 'climbed':
      return withUnit(withoutMarks(table, event.unit, 'climbs'), event.unit, event.now);
    case 'came-down':
      return withUnit(withoutMarks(table, event.unit, 'falls'), event.unit, event.now);
    case 'hidden':
    case 'in-the-open':
    case 'altitude':
    case 'shut-down':
    case 'heated':
    case 'paid':
    case 'turned':
    case 'stopped':
    case 'locked':
    case 'spent':
    case 'evaded':
    case 'slowed':
    case 'reloaded':
    case 'snapped':
    case 'sought':
    case 'fired':
    case 'damaged':
    case 'thinned':
    case 'embarked':
    case 'controlled':
    case 'released':
    case 'disembarked':
    case 'dying':
      return withUnit(table, event.unit, event.now);
    case 'destroyed': {
      const scene = event.wreck ? withPiece(table.scene, event.wreck) : table.scene;
      return withUnit(withoutMarks({ ...table, scene }, event.unit, 'is lost'), event.unit, event.now);
    }
    case 'succession':
      return {
        ...table,
        commanders: table.commanders.with(event.seat, event.commander),
        spent:
          event.isOpen || isChapterByChapter(table)
            ? table.spent
            : table.spent.with(event.seat, { ...table.spent[event.seat], tried: 0 }),
        commandPoints: table.commandPoints.with(event.seat, event.points),
      };
    case 'counted':
      return { ...table, attacks: event.attacks };
    case 'unlocked':
      return {
        ...withoutMarks(table, null, 'round'),
        units: table.units.map((unit, id) => rested(table, unit, id)),
      };
    case 'rams':
    case 'shaken':
    case 'defended':
    case 'struck':
    case 'haywire':
    case 'maneuvered':
    case 'sanded':
    case 'slides':
    case 'first':
    case 'group':
    case 'ended':
      return table;
    case 'command-point':
    case 'rerolled':
    case 'wished':
    case 'let-pass':
    case 'autopilot':
    case 'comms':
    case 'switched':
    case 'boosted':
    case 'designated':
      return afterCommandEvent(table, event);
    default:
      return afterSpecialEvent(table, event);
  }
}

/** The notes of an option. */
function afterMarked(table: Table, { marks, changed = [] }: Marked): Table {
  const noted = { ...table, marks: { ...table.marks, ...marks } };
  return changed.reduce((before, { unit, now }) => withUnit(before, unit, now), noted);
}
