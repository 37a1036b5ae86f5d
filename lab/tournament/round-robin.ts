import type { AnyGame } from '@ironfield/kernel/play/game.ts';
import { whyNoPlayer } from '@ironfield/kernel/players/named.ts';
import { type Experiment, experimentOf } from '../experiment/plan.ts';
import { type ExperimentFile, readExperiment } from '../experiment/schema.ts';
import { Mistake } from '../mistake.ts';
import type { GameLine } from '../play/playing.ts';
import { Digest } from '../results/tally.ts';
import { type Encounter, type Rating, ratingsOf } from './elo.ts';

export interface Wish {
  readonly game: string;
  readonly players: readonly string[];
  /** Of each pair of players. */
  readonly games: number;
  readonly seed: string;
  readonly scenario?: string | undefined;
  readonly force?: string | undefined;
  readonly map?: string | undefined;
}

export interface RoundRobin {
  readonly players: readonly string[];
  /** The players of each setting, by number. */
  readonly pairs: readonly (readonly [number, number])[];
  readonly experiment: Experiment;
}

/** Everybody against everybody, on the same deals, each with both sides. */
export function roundRobin(games: readonly AnyGame[], wish: Wish): RoundRobin {
  const { players } = wish;
  if (players.length < 2) throw new Mistake('a tournament needs at least two players');
  if (new Set(players).size < players.length) throw new Mistake('each player takes part once');
  for (const name of players) {
    const reason = whyNoPlayer(name);
    if (reason !== null) throw new Mistake(reason);
  }
  const pairs = players.flatMap((_, one) =>
    players.slice(one + 1).map((_, offset) => [one, one + 1 + offset] as const),
  );
  const base = experimentOf(games, readExperiment(fileOf(wish)));
  const [setting] = base.plan.settings;
  const settings = pairs.map(([one, other]) => ({
    ...setting,
    labels: [`${players[one]}, ${players[other]}`],
    players: [players[one], players[other]] as const,
  }));
  return { players, pairs, experiment: { ...base, axes: ['Players'], plan: { ...base.plan, settings } } };
}

function fileOf({ game, games, seed, scenario, force, map, players }: Wish): ExperimentFile {
  const named = force ?? (map === undefined ? undefined : 'random');
  return {
    question: 'Who is the best?',
    game,
    seed,
    stop: { most: games },
    players: [players[0], players[1]] as ExperimentFile['players'],
    ...(scenario !== undefined && { scenario }),
    ...(named !== undefined && { forces: [named, named] as [string, string] }),
    ...(map !== undefined && { map }),
  };
}

export interface Standing extends Rating {
  readonly player: string;
  /** In the order in which they were named. */
  readonly number: number;
  readonly games: number;
  /** Mean scores against all, by number; null against oneself. */
  readonly scores: readonly (number | null)[];
}

/** The table of a tournament, the best first. The recruit is the anchor: so tables can be laid side by side. */
export function standingsOf(
  { players, pairs, experiment }: RoundRobin,
  lines: readonly GameLine[],
): { readonly standings: Standing[]; readonly digest: string } {
  const scores = pairs.map(() => [] as number[]);
  const digest = new Digest();
  const sorted = lines.toSorted((a, b) => a.setting - b.setting || a.game - b.game);
  for (const line of sorted) {
    digest.add(line);
    scores[line.setting].push(line.score / 2);
  }
  const encounters: Encounter[] = pairs.map((pair, index) => ({
    players: pair,
    units: inPairs(scores[index]),
  }));
  const anchor = Math.max(0, players.indexOf('recruit'));
  const ratings = ratingsOf(players.length, encounters, anchor, experiment.plan.seed);
  const standings = players.map((player, number) => {
    const against = players.map((_, other) => {
      const index = pairs.findIndex((pair) => pair.includes(number) && pair.includes(other));
      if (number === other || index < 0 || scores[index].length === 0) return null;
      const mean = scores[index].reduce((sum, each) => sum + each, 0) / scores[index].length;
      return pairs[index][0] === number ? mean : 1 - mean;
    });
    const games = pairs.reduce(
      (sum, pair, index) => sum + (pair.includes(number) ? scores[index].length : 0),
      0,
    );
    return { player, number, games, scores: against, ...ratings[number] };
  });
  return { standings: standings.sort((a, b) => b.elo - a.elo), digest: digest.read() };
}

function inPairs(scores: readonly number[]): number[] {
  const units: number[] = [];
  for (let game = 0; game + 1 < scores.length; game += 2) units.push((scores[game] + scores[game + 1]) / 2);
  return units;
}
