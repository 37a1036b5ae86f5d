import { type Experiment, groupsOf } from '../experiment/plan.ts';
import type { Director } from '../play/director.ts';
import type { GameLine } from '../play/playing.ts';
import type { Interval } from '../statistics/mean.ts';
import { count, Digest, newTally, type Tally } from './tally.ts';
import { type Telling, TellingGames } from './telling.ts';

/** The results of one setting. */
export interface SettingResult {
  readonly labels: readonly string[];
  readonly tally: Tally;
  /** The share of games that the first side wins, draws counting half. */
  readonly interval: Interval;
}

/** The second of two settings less the first, pair by pair. */
export interface Comparison {
  readonly settings: readonly [number, number];
  readonly difference: Interval;
}

export interface Results {
  readonly experiment: Experiment;
  readonly settings: readonly SettingResult[];
  readonly comparisons: readonly Comparison[];
  readonly telling: readonly Telling[];
  /** Null where not all games were played. */
  readonly digest: string | null;
  readonly games: number;
}

/** Reads all games in their order, once. */
export function resultsOf(experiment: Experiment, director: Director, lines: Iterable<GameLine>): Results {
  const tallies = experiment.plan.settings.map(newTally);
  const digest = new Digest();
  const telling = new TellingGames();
  let games = 0;
  for (const line of lines) {
    count(tallies[line.setting], line);
    digest.add(line);
    telling.note(line);
    games++;
  }
  const isPair = experiment.compared >= 0;
  return {
    experiment,
    settings: experiment.plan.settings.map(({ labels }, index) => ({
      labels,
      tally: tallies[index],
      interval: director.interval(index),
    })),
    comparisons: groupsOf(experiment).flatMap((settings) =>
      isPair && settings.length === 2
        ? [{ settings: settings as [number, number], difference: director.difference(settings) }]
        : [],
    ),
    telling: telling.list(experiment.sides),
    digest: director.isDone ? digest.read() : null,
    games,
  };
}
