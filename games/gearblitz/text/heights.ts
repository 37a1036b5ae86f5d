import type { Event } from '../events.ts';
import { TEXT } from './menus.ts';

type Vertical = Extract<Event, { type: 'climbed' | 'altitude' | 'came-down' | 'sanded' }>;

/** What happens on cliffs, in the air and in white sand. */
export function describeHeight(event: Vertical, unit: string): string {
  switch (event.type) {
    case 'climbed': {
      const end = event.now.body!.climb ? 'and hangs there' : event.isDown ? 'to the foot' : 'to the top';
      return `${unit} climbs ${event.isDown ? 'down' : 'up'} ${TEXT.inches(event.far)} ${end}.`;
    }
    case 'altitude': {
      const { altitude } = event.now.body!;
      if (altitude === 0) return `${unit} lands.`;
      return `${unit} ${event.isUp ? 'rises' : 'sinks'} to ${TEXT.inches(altitude)}.`;
    }
    case 'came-down':
      return `${unit} comes down.`;
    case 'sanded': {
      const how = event.isMade ? 'gets through the white sand' : 'is worn down by the white sand';
      return `${unit} ${how}: ${event.total} against ${event.threshold.total}.`;
    }
  }
}
