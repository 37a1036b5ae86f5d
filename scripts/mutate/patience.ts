// The time that a process may take, on a machine that may be busy with something else.
import { readFileSync } from 'node:fs';

/** The work of a process so far. */
export interface Effort {
  /** Milliseconds of a processor. */
  readonly spent: number;
  /** It waits for a processor rather than for anything else. */
  readonly isReady: boolean;
}

/** Milliseconds of work without any change. */
export interface Pace {
  /** To load all tests. */
  readonly loading: number;
  /** Of each test, by its file and its number there. */
  readonly tests: ReadonlyMap<string, number>;
}

/** A change may make tests work so many times as long before it counts as noticed: it hangs. */
const PATIENCE = 10;

/** The least time for the quickest: a process that has just begun works more slowly. */
const LEAST = 5000;

export const workOf = ({ loading, tests }: Pace): number =>
  [...tests.values()].reduce((sum, work) => sum + work, loading);

/** The time for loading the tests of some files. */
export const patienceToLoad = (paces: readonly Pace[]): number =>
  LEAST + PATIENCE * Math.max(...paces.map(({ loading }) => loading));

/** The time for running some tests, or all of some files. */
export function patienceFor(paces: readonly Pace[], names: readonly string[]): number {
  const asked = new Set(names);
  const works = paces.flatMap(({ tests }) => [...tests]);
  const isAsked = (test: string) => asked.has(test) || asked.has(fileOf(test));
  return works.reduce((sum, [test, work]) => (isAsked(test) ? sum + PATIENCE * work : sum), LEAST);
}

export const fileOf = (test: string): string => test.replace(/#\d+$/, '');

/** Ticks of the clock that `/proc` counts in. */
const TICK = 10;

/** By what `/proc` says of a process; null where there is no such file. */
export function effortOf(pid: number | undefined): Effort | null {
  try {
    return effortIn(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return null;
  }
}

/** The name of a process stands in brackets and may be anything. */
export function effortIn(stat: string): Effort {
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return { spent: TICK * (Number(fields[11]) + Number(fields[12])), isReady: fields[0] === 'R' };
}

/**
 * When its time is over by the clock: how many milliseconds more a process gets, 0 for one that hangs. It hangs if it has
 * worked for so long, or has done nothing since it was looked at last; who only had no turn goes on.
 */
export function moreTime(patience: number, now: Effort | null, before: Effort | null): number {
  if (!now) return 0;
  const isIdle = before !== null && now.spent === before.spent && !now.isReady;
  return isIdle ? 0 : Math.max(0, patience - now.spent);
}
