import type { Event } from '../events.ts';
import { TEXT } from './menus.ts';

type Trouble = Extract<
  Event,
  { type: 'climbed' | 'altitude' | 'came-down' | 'sanded' | 'shut-down' | 'heated' }
>;

/** Texts about cliffs, the air, white sand and faulty machines. */
export function describeTrouble(event: Trouble, unit: string): string | null {
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
    case 'shut-down': {
      const { shutDown } = event.now;
      return shutDown
        ? `${unit} shuts down for ${shutDown === 1 ? 'a round' : `${shutDown} rounds`}: ${event.die} against ${event.threshold}.`
        : `${unit} keeps running: ${event.die} against ${event.threshold}.`;
    }
    case 'heated':
      return event.isTooHot ? `${unit} overheats.` : null;
    case 'sanded': {
      const how = event.isMade ? 'gets through the white sand' : 'is worn down by the white sand';
      return `${unit} ${how}: ${event.total} against ${event.threshold.total}.`;
    }
  }
}
