import type { BaseEvent, Event } from './state.ts';
import { sentence } from './text.ts';

/** Options bring sentences for their own events. */
export const describe = (event: Event): string | null => sentence(event as BaseEvent);
