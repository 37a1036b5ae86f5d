import type { Pair } from '@ironfield/mechbay/duels/arena.ts';
import { counted, type DuelTally, NO_DUELS } from '@ironfield/mechbay/duels/results.ts';
import { useEffect, useRef, useState } from 'react';
import { workersHere } from '../../analysis/engage.ts';
import type { FromDuelWorker, ToDuelWorker } from './duel-messages.ts';

export interface Duels {
  /** By pair. */
  readonly tallies: readonly DuelTally[];
  readonly done: number;
  readonly all: number;
}

/** Duels of pairs, fought by bots in workers; what has been fought when it is stopped stands. */
export function useDuels(): {
  readonly duels: Duels | null;
  readonly isRunning: boolean;
  readonly trouble: string | null;
  fight(pairs: readonly Pair[], count: number): void;
  stop(): void;
  clear(): void;
} {
  const [duels, setDuels] = useState<Duels | null>(null);
  const [isRunning, setRunning] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const team = useRef<Worker[]>([]);

  const stop = () => {
    for (const worker of team.current) worker.terminate();
    team.current = [];
    setRunning(false);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the page goes
  useEffect(() => stop, []);

  const hear = ({ data }: MessageEvent<FromDuelWorker>) => {
    if (data.kind === 'trouble') {
      setTrouble(data.message);
      return stop();
    }
    setDuels(
      (now) =>
        now && {
          ...now,
          done: now.done + 1,
          tallies: now.tallies.map((tally, pair) => (pair === data.pair ? counted(tally, data.duel) : tally)),
        },
    );
  };

  const fight = (pairs: readonly Pair[], count: number) => {
    stop();
    setTrouble(null);
    setDuels({ tallies: pairs.map(() => NO_DUELS), done: 0, all: pairs.length * count });
    setRunning(true);
    const workers = workersHere();
    team.current = Array.from({ length: workers }, (_, first) => {
      const worker = new Worker(new URL('./duel-worker.ts', import.meta.url), { type: 'module' });
      worker.onmessage = hear;
      worker.onerror = ({ message }) => {
        setTrouble(message || 'The duels could not be fought.');
        stop();
      };
      worker.postMessage({ pairs, first, step: workers, count } satisfies ToDuelWorker);
      return worker;
    });
  };

  const isDone = duels !== null && duels.all > 0 && duels.done >= duels.all;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the workers go home when all is done
  useEffect(() => {
    if (isDone) stop();
  }, [isDone]);
  const clear = () => {
    stop();
    setDuels(null);
  };
  return { duels, isRunning, trouble, fight, stop, clear };
}
