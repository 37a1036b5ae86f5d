import { isSame } from '../json.ts';
import { eventsFor, viewFor } from '../play/advance.ts';
import type { Game, GameTypes } from '../play/game.ts';
import { seatNames } from '../play/setup.ts';
import type { Seat, Viewer } from '../state.ts';
import type { LogEntry } from './history.ts';

// The number of secret orders is a secret, too: a viewer is not told of an entry that tells them nothing. So each
// viewer has a count of their own, of the entries they were told of.

/** A seat's order with the states before and after it, and its events. */
interface Given<G extends GameTypes> {
  readonly seat: Seat;
  readonly before: G['State'];
  readonly after: G['State'];
  readonly events: readonly G['Event'][];
}

/** The viewers told of an order: the seat that gave it, and all to whom it tells anything. `null`: everybody. */
export function toldOf<G extends GameTypes>(
  game: Game<G>,
  { seat, before, after, events }: Given<G>,
): readonly Viewer[] | null {
  const viewers: Viewer[] = [...seatNames(game, before.setup).keys(), 'spectator'];
  const told = viewers.filter(
    (viewer) =>
      viewer === seat ||
      eventsFor(game, events, viewer).length > 0 ||
      !isSame(viewFor(game, before, viewer), viewFor(game, after, viewer)),
  );
  return told.length < viewers.length ? told : null;
}

export const isToldTo = (entry: LogEntry, viewer: Viewer): boolean =>
  entry.kind !== 'order' || entry.told === undefined || entry.told.includes(viewer);

/** Whether an entry was kept from anybody. */
export const isSecret = (entry: LogEntry): boolean => entry.kind === 'order' && entry.told !== undefined;

/** How many of these entries a viewer was told of. */
export const countFor = (entries: readonly LogEntry[], viewer: Viewer): number =>
  entries.reduce((count, entry) => (isToldTo(entry, viewer) ? count + 1 : count), 0);

/** The number of entries each seat, and last a spectator, was told of; `null` while everybody was told of all. */
export type Counts = readonly number[] | null;

/** How many of the first `number` entries a viewer was told of. */
export function countOf(counts: Counts, viewer: Viewer, number: number): number {
  if (!counts) return number;
  return counts[viewer === 'spectator' ? counts.length - 1 : viewer];
}

/** The counts after a further entry; `number` entries came before it. */
export function countsAfter(counts: Counts, entry: LogEntry, number: number, seats: number): Counts {
  if (!counts && (entry.kind !== 'order' || entry.told === undefined)) return null;
  const before = counts ?? Array.from({ length: seats + 1 }, () => number);
  const viewerAt = (index: number): Viewer => (index === before.length - 1 ? 'spectator' : index);
  return before.map((count, index) => (isToldTo(entry, viewerAt(index)) ? count + 1 : count));
}
