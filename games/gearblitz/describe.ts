import { distance, INCH } from '@ironfield/table/place.ts';
import { describeBattle } from './battle-words.ts';
import type { Event } from './events.ts';
import type { GearBlitz } from './game-types.ts';
import { nameOf, rosterOf } from './roster.ts';
import { TEXT } from './text/menus.ts';

/** The event as a sentence. */
export function describe(event: Event, table: GearBlitz['Table']): string | null {
  const { setup } = table;
  const named = (id: number) => nameOf(table, id);
  const armyOf = (seat: number) => setup.armies[seat].name;
  switch (event.type) {
    case 'set-up-roll':
    case 'initiative': {
      const what = event.type === 'initiative' ? 'initiative' : 'the set-up roll';
      const results = event.results.join(' to ');
      return event.winner === null
        ? `Nobody wins ${what}: ${results}; both roll again.`
        : `${armyOf(event.winner)} wins ${what}: ${results}.`;
    }
    case 'first':
      return `${armyOf(event.seat)} begins.`;
    case 'deployed':
      return `${named(event.unit)} is deployed.`;
    case 'round':
      return `Round ${event.round} begins.`;
    case 'group':
      return `${rosterOf(setup).groups[event.group].name} is activated.`;
    case 'activated':
      return `${named(event.unit)} is activated: ${TEXT.speeds[event.speed]}, ${TEXT.modes[event.mode]}.`;
    case 'moved':
      return `${named(event.unit)} moves ${distance(event.from, event.to) / INCH}".`;
    case 'turned':
      return `${named(event.unit)} turns to ${TEXT.degrees(event.heading)}.`;
    case 'ended':
      return event.outcome.reason;
    case 'locked':
    case 'unlocked':
      return null;
    default:
      return describeBattle(event, table);
  }
}
