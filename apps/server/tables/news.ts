import type { News } from '@ironfield/client/api.ts';
import { eventsFor } from '@ironfield/kernel/play/advance.ts';
import type { AnyGame } from '@ironfield/kernel/play/game.ts';
import type { LogEntry } from '@ironfield/kernel/record/history.ts';
import { countOf, isToldTo } from '@ironfield/kernel/record/telling.ts';
import type { CoreEvent, Viewer } from '@ironfield/kernel/state.ts';

/** An entry of the log with its events. */
export interface Told {
  readonly entry: LogEntry;
  readonly events: readonly CoreEvent[];
}

/** The news of an entry for a viewer; `number` is in the viewer's count. Null if they are not told of it. */
export function newsFor(game: AnyGame, { entry, events }: Told, number: number, viewer: Viewer): News | null {
  if (!isToldTo(entry, viewer)) return null;
  return {
    number,
    kind: entry.kind,
    ...(entry.kind === 'takeback'
      ? { seat: null, to: countOf(entry.counts ?? null, viewer, entry.to) }
      : { seat: 'seat' in entry ? entry.seat : null }),
    events: eventsFor(game, events, viewer) as News['events'],
  };
}
