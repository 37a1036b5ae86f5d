import { options } from './options.ts';
import type { BaseEvent, Event } from './state.ts';
import { sentence } from './text.ts';

const byOptions: Readonly<Record<string, (event: Event) => string>> = Object.assign(
  {},
  ...options.map(({ sentences }) => sentences),
);

export function describe(event: Event): string | null {
  return byOptions[event.type]?.(event) ?? sentence(event as BaseEvent);
}
