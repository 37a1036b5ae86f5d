import type { GameTypes } from '@ironfield/kernel/play/game.ts';
import type { LogEntry } from '@ironfield/kernel/record/history.ts';
import type { Seat } from '@ironfield/kernel/state.ts';

/** Moments worth jumping to. */
export type MarkKind = 'turn' | 'destroyed' | 'critical' | 'captured' | 'takeback' | 'end';

export const MARK_KINDS: readonly MarkKind[] = [
  'turn',
  'destroyed',
  'critical',
  'captured',
  'takeback',
  'end',
];

/** Singular, as in "next turn". */
export const MARK_NAMES: Record<MarkKind, string> = {
  turn: 'turn',
  destroyed: 'loss',
  critical: 'critical hit',
  captured: 'capture',
  takeback: 'takeback',
  end: 'end',
};

export interface Mark {
  /** The moment it happens in. */
  readonly index: number;
  readonly kind: MarkKind;
  readonly label: string;
  /** The seat it happens to, where it happens to one side. */
  readonly seat: Seat | null;
}

/** The mark of one event on the scrubber; `null` for the many that have none. */
export type MarkReader<G extends GameTypes> = (
  event: G['Event'],
  table: G['Table'],
) => { readonly kind: MarkKind; readonly seat?: Seat; readonly label?: string } | null;

/** For games that say nothing of their own: turns and the end, by the names that all games give them. */
export const plainMarks: MarkReader<GameTypes> = ({ type }) => {
  if (type === 'turn') return { kind: 'turn' };
  return type === 'ended' ? { kind: 'end' } : null;
};

/** Entries that change the game without an event of its own. */
export function markOfEntry(
  entry: LogEntry,
  index: number,
  sides: readonly string[],
  outcome: string | undefined,
): Mark | null {
  if (entry.kind === 'takeback')
    return { index, kind: 'takeback', label: takebackSentence(entry.to), seat: null };
  if (entry.kind === 'draw')
    return { index, kind: 'end', label: drawSentence(sides[entry.seat]), seat: null };
  if (entry.kind !== 'forfeit') return null;
  return { index, kind: 'end', label: `${outcome ?? `${sides[entry.seat]} gives up`}.`, seat: entry.seat };
}

/** Of an order that no event has told of, with what the menu calls it, where that may be known. */
export function silentSentence(side: string, isSealed: boolean, label: string | null): string {
  if (isSealed) return `${side} has decided in secret.`;
  return label === null ? `${side} gives an order that changes nothing you can see.` : `${side}: ${label}.`;
}

const drawSentence = (side: string | undefined): string =>
  `${side ?? 'Somebody'} offers a draw, and it is accepted.`;

export function takebackSentence(to: number): string {
  return to === 0 ? 'Taken back to the start, with new dice.' : `Taken back to step ${to}, with new dice.`;
}

/** The marks on the scrubber, the most important first; turns have a scale of their own. */
export const SHOWN_KINDS: readonly MarkKind[] = ['end', 'destroyed', 'captured', 'critical', 'takeback'];

/** Marks of one moment lie on top of each other, the most important at the bottom, up to a handful. */
export function stackedMarks(
  marks: readonly Mark[],
  most: number,
): readonly { readonly mark: Mark; readonly height: number }[] {
  const heights = new Map<number, number>();
  return marks
    .filter(({ kind }) => SHOWN_KINDS.includes(kind))
    .toSorted((a, b) => SHOWN_KINDS.indexOf(a.kind) - SHOWN_KINDS.indexOf(b.kind))
    .flatMap((mark) => {
      const height = heights.get(mark.index) ?? 0;
      heights.set(mark.index, height + 1);
      return height < most ? [{ mark, height }] : [];
    });
}

/** The next mark of these kinds after a moment, or the last one before it. */
export function markFrom(
  marks: readonly Mark[],
  index: number,
  kinds: readonly MarkKind[],
  direction: 1 | -1,
): Mark | undefined {
  const fits = (mark: Mark) => kinds.includes(mark.kind) && (mark.index - index) * direction > 0;
  return direction > 0 ? marks.find(fits) : marks.findLast(fits);
}

/** Of marks along a line, those whose words can stand below it side by side: each so much of the line after the one before. */
export function spacedMarks(marks: readonly Mark[], last: number, apart: number): ReadonlySet<Mark> {
  const spaced = new Set<Mark>();
  let before = Number.NEGATIVE_INFINITY;
  for (const mark of marks) {
    if (mark.index - before < apart * last) continue;
    spaced.add(mark);
    before = mark.index;
  }
  return spaced;
}
