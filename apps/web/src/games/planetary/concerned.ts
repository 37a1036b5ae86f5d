import type { Event } from '@ironfield/planetary/events.ts';

/** The counters that an event is about. */
export function concernedBy(event: Event): readonly number[] {
  switch (event.type) {
    case 'deployed':
    case 'moved':
    case 'fled':
    case 'marched':
    case 'boarded':
    case 'unloaded':
    case 'captured':
    case 'settlement':
    case 'landing':
    case 'drop-damage':
    case 'charging':
    case 'departed':
    case 'arrived':
    case 'escaped':
    case 'taken':
    case 'disrupted':
    case 'recovered':
      return [event.counter];
    case 'attacked':
      return [event.attacker, event.target];
    case 'fired':
      return [event.attacker, event.target];
    case 'bombarded':
      return [event.ship, event.target];
    case 'dropped':
      return [event.ship, ...event.counters];
    case 'engaged':
      return event.counters;
    case 'damage':
    case 'trap':
    case 'sabotaged':
    case 'defended':
      return [event.target];
    case 'repaired':
      return [event.convoy, event.target];
    case 'scouted':
      return [event.counter, ...event.counters];
    case 'retreated':
      return event.counters;
    default:
      return [];
  }
}
