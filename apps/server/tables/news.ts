import type { News } from '@ironfield/client/api.ts';
import { eventsFor } from '@ironfield/kernel/advance.ts';
import type { AnyGame } from '@ironfield/kernel/game.ts';
import type { LogEntry } from '@ironfield/kernel/history.ts';
import type { CoreEvent, Viewer } from '@ironfield/kernel/state.ts';

/** An entry of the log with what it led to. */
export interface Told {
  readonly entry: LogEntry;
  readonly events: readonly CoreEvent[];
}

/** What an entry brought, as the viewer may know it. */
export function newsFor(game: AnyGame, { entry, events }: Told, number: number, viewer: Viewer): News {
  return {
    number,
    kind: entry.kind,
    ...(entry.kind === 'takeback' ? { seat: null, to: entry.to } : { seat: entry.seat }),
    events: eventsFor(game, events, viewer) as News['events'],
  };
}
