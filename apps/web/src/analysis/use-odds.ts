import type { GameTypes, Strength, View } from '@ironfield/kernel/play/game.ts';
import type { CoreOrder } from '@ironfield/kernel/state.ts';
import { useEffect, useRef, useState } from 'react';
import { engageWorker, workersHere } from './engage.ts';
import type { FromOddsWorker, Line, ToOddsWorker } from './odds-messages.ts';
import { counted, noGames, type Tally } from './tally.ts';

export interface Question {
  readonly game: string;
  readonly view: View<GameTypes>;
  /** The order actually given next, if any. */
  readonly played: CoreOrder | null;
  readonly seats: number;
  readonly strength: Strength;
  /** Games for each line. */
  readonly games: number;
}

export interface Odds {
  readonly lines: readonly (Line & { readonly tally: Tally })[];
  /** Games played, and to be played; none while the lines are looked for. */
  readonly done: number;
  readonly all: number;
}

/** Evaluates a position game by game, with bots in workers of their own. */
export function useOdds(): {
  readonly odds: Odds | null;
  readonly isRunning: boolean;
  ask(question: Question): void;
  stop(): void;
} {
  const [odds, setOdds] = useState<Odds | null>(null);
  const [isRunning, setRunning] = useState(false);
  const team = useRef<Worker[]>([]);

  const stop = () => {
    for (const worker of team.current) worker.terminate();
    team.current = [];
    setRunning(false);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the panel goes
  useEffect(() => stop, []);

  const ask = ({ game, view, played, seats, strength, games }: Question) => {
    stop();
    setOdds({ lines: [], done: 0, all: 0 });
    setRunning(true);
    const hear = ({ data }: MessageEvent<FromOddsWorker>) => {
      if (data.kind === 'game') setOdds((known) => known && withGame(known, data));
      else {
        const orders = data.lines.map(({ order }) => order);
        const all = games * orders.length;
        setOdds({ lines: data.lines.map((line) => ({ ...line, tally: noGames(seats) })), done: 0, all });
        team.current.push(...Array.from({ length: workersHere() - 1 }, () => engage(hear)));
        for (const [first, worker] of team.current.entries()) {
          tell(worker, {
            kind: 'play',
            game,
            view,
            strength,
            orders,
            first,
            step: team.current.length,
            games: all,
          });
        }
      }
    };
    team.current = [engage(hear)];
    tell(team.current[0], { kind: 'lines', game, view, played });
  };

  const isDone = odds !== null && odds.all > 0 && odds.done >= odds.all;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the workers go home when all is done
  useEffect(() => {
    if (isDone) stop();
  }, [isDone]);
  return { odds, isRunning, ask, stop };
}

function engage(hear: (message: MessageEvent<FromOddsWorker>) => void): Worker {
  const worker = engageWorker();
  worker.onmessage = hear;
  return worker;
}

const tell = (worker: Worker, message: ToOddsWorker) => worker.postMessage(message);

function withGame(odds: Odds, { line, winners }: Extract<FromOddsWorker, { kind: 'game' }>): Odds {
  return {
    ...odds,
    done: odds.done + 1,
    lines: odds.lines.map((each, i) =>
      i === line && winners ? { ...each, tally: counted(each.tally, winners) } : each,
    ),
  };
}
