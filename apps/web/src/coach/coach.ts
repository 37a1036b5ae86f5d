import type { Advice, Hint } from './hint.ts';

/** The coach's memory of a person from game to game. Plain data. */
export interface CoachMemory {
  readonly isSilent: boolean;
  /** The number of times each hint was given, by id; `KNOWN` once it was waved aside. */
  readonly said: Readonly<Record<string, number>>;
  /** The decision that was looked at last, and what was said and waved aside in it. */
  readonly moment: string;
  readonly saidNow: readonly string[];
  readonly dismissed: readonly string[];
}

export const FRESH_MEMORY: CoachMemory = {
  isSilent: false,
  said: {},
  moment: '',
  saidNow: [],
  dismissed: [],
};

export interface Coaching {
  readonly advice: Advice | null;
  readonly memory: CoachMemory;
}

/**
 * At most one sentence: the first of the list that fits, was not said too often, and was not waved aside. Saying
 * it again within one decision, as plans come and go, counts once.
 */
export function coach<Situation>(
  hints: readonly Hint<Situation>[],
  situation: Situation,
  moment: string,
  before: CoachMemory,
): Coaching {
  const memory = before.moment === moment ? before : { ...before, moment, saidNow: [], dismissed: [] };
  if (memory.isSilent) return { advice: null, memory };
  for (const each of hints) {
    const { id, times } = each;
    if (memory.dismissed.includes(id)) continue;
    const isSaid = memory.saidNow.includes(id);
    if (!isSaid && (memory.said[id] ?? 0) >= times) continue;
    const advice = each.advise(situation);
    if (advice) return { advice, memory: isSaid ? memory : counted(memory, id) };
  }
  return { advice: null, memory };
}

function counted(memory: CoachMemory, id: string): CoachMemory {
  return {
    ...memory,
    said: { ...memory.said, [id]: (memory.said[id] ?? 0) + 1 },
    saidNow: [...memory.saidNow, id],
  };
}

/** More often than any hint is given. */
const KNOWN = 1000;

/** A hint that was waved aside is known, from now on and in other games. */
export function dismiss(memory: CoachMemory, id: string): CoachMemory {
  return { ...memory, said: { ...memory.said, [id]: KNOWN }, dismissed: [...memory.dismissed, id] };
}

export function silence(memory: CoachMemory, isSilent: boolean): CoachMemory {
  return { ...memory, isSilent };
}

/** Reads the memory stored by this or an older version; anything else gives a fresh start. */
export function readMemory(text: string | null): CoachMemory {
  try {
    const { isSilent, said } = JSON.parse(text ?? '{}') as Partial<CoachMemory>;
    const counts = Object.entries(said ?? {}).filter(([, count]) => typeof count === 'number');
    return { ...FRESH_MEMORY, isSilent: isSilent === true, said: Object.fromEntries(counts) };
  } catch {
    return FRESH_MEMORY;
  }
}

export function writeMemory({ isSilent, said }: CoachMemory): string {
  return JSON.stringify({ isSilent, said });
}
