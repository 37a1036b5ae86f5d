import { availableParallelism } from 'node:os';
import { VERSION_LINE } from '@ironfield/client/version.ts';
import { withBudget } from '@ironfield/kernel/players/named.ts';
import { conduct } from '@ironfield/lab/play/conduct.ts';
import { Breakdown, SoloCrew } from '@ironfield/lab/play/crew.ts';
import { Director } from '@ironfield/lab/play/director.ts';
import { type GameLine, Table } from '@ironfield/lab/play/playing.ts';
import { roundRobin, type Standing, standingsOf } from '@ironfield/lab/tournament/round-robin.ts';
import { games } from '@ironfield/server/games.ts';
import { gameNamed } from '../choosing.ts';
import { threadCrew } from '../lab/thread-crew.ts';
import { EXIT, type ExitCode } from '../line/command.ts';
import { Failure } from '../line/mistake.ts';
import { Progress } from '../line/progress.ts';
import type { Output, Terminal } from '../line/terminal.ts';
import { counted, table } from '../line/text-layout.ts';
import type { TournamentValues } from '../options/tournament.ts';

export async function runTournament(terminal: Terminal, values: TournamentValues): Promise<ExitCode> {
  const players = values.players.split(',').map((name) => withBudget(name.trim(), values.budget));
  const round = roundRobin(games, { ...values, players });
  const { experiment } = round;
  const own = new Table(games, experiment.plan);
  own.check();
  const workers = values.workers ?? availableParallelism();
  const crew = workers === 1 ? new SoloCrew(own) : threadCrew(experiment.plan, workers);
  const progress = new Progress(terminal.err, round.pairs.length * experiment.stop.most, 'games');
  const lines: GameLine[] = [];
  try {
    await conduct(new Director(experiment), crew, terminal.interrupt, (line) => {
      lines.push(line);
      progress.update(lines.length);
    });
  } catch (error) {
    if (error instanceof Breakdown) throw new Failure(error.message);
    throw error;
  } finally {
    progress.clear();
    await crew.close();
  }
  if (terminal.interrupt.aborted) {
    terminal.err.write(`Stopped after ${counted(lines.length, 'game')}.\n`);
    return EXIT.interrupted;
  }
  const { standings, digest } = standingsOf(round, lines);
  const date = new Date().toISOString().slice(0, 10);
  const { game, seed } = experiment.plan;
  if (values.json) {
    const result = { game, seed, games: experiment.stop.most, date, digest, standings };
    terminal.out.write(`${JSON.stringify(result)}\n`);
    return EXIT.ok;
  }
  const facts = `${date}, ${counted(experiment.stop.most, 'game')} each two, seed "${seed}", ${VERSION_LINE}`;
  terminal.out.write(report(standings, { title: gameNamed(game).title, facts, digest }, terminal.out));
  return EXIT.ok;
}

interface Words {
  readonly title: string;
  readonly facts: string;
  readonly digest: string;
}

function report(standings: readonly Standing[], { title, facts, digest }: Words, out: Output): string {
  const { bold, dim } = out.style;
  const names = standings.map(({ player }) => player);
  const rows = standings.map(({ player, elo, low, high, scores }, place) => [
    player,
    signed(elo),
    low === high ? '' : `${signed(low)} to ${signed(high)}`,
    ...inOrder(standings, scores, place),
  ]);
  const heads = ['Player', 'Elo', '95% interval', ...names.map((name) => `against ${name}`)];
  const right = heads.map((_, place) => place).slice(1);
  return [
    '',
    bold(title),
    dim(facts),
    '',
    ...table([heads.map(dim), ...rows], right).map((line) => `  ${line}`),
    '',
    `  ${dim('Digest')}  ${digest}`,
    '',
  ].join('\n');
}

/** Scores are by number of the player; the columns are in the order of the table. */
function inOrder(standings: readonly Standing[], scores: Standing['scores'], place: number): string[] {
  return standings.map(({ number }, column) => {
    const score = scores[number];
    return column === place || score === null ? '' : `${(100 * score).toFixed(0)}%`;
  });
}

const signed = (elo: number): string => `${elo < 0 ? '−' : ''}${Math.abs(Math.round(elo))}`;
