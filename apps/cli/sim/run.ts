import { mkdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { VERSION_LINE } from '@ironfield/client/version.ts';
import { seatNames } from '@ironfield/kernel/play/setup.ts';
import { whyNoPlayer, withBudget } from '@ironfield/kernel/players/named.ts';
import { battleFor, wantsForces } from '@ironfield/lab/battle/own-forces.ts';
import { gameNamed, optionValues, scenarioNamed, setupFor } from '../choosing.ts';
import { EXIT, type ExitCode } from '../line/command.ts';
import { Failure, fileTrouble, UsageError } from '../line/mistake.ts';
import { Progress } from '../line/progress.ts';
import type { Terminal } from '../line/terminal.ts';
import { counted } from '../line/text-layout.ts';
import type { SimValues } from '../options/sim.ts';
import { type Crash, type GameResult, gameSeed, type Job } from './job.ts';
import { playGames } from './pool.ts';
import { report } from './report.ts';
import { summarise } from './summary.ts';

export async function runSim(terminal: Terminal, values: SimValues): Promise<ExitCode> {
  const game = gameNamed(values.game);
  const options = optionValues(game, values);
  const scenario = wantsForces(values) ? null : scenarioNamed(game, values.scenario);
  const setup = scenario ? setupFor(game, scenario, options) : battleFor(game, values, options, values.seed);
  const seats = seatNames(game, setup);
  const job: Job = {
    game: game.id,
    setup,
    seed: values.seed,
    players: playerList(values.players, seats.length, values.budget),
    isSwapped: !values['no-swap'],
    saveTo: values.save === undefined ? null : directory(values.save),
    writtenBy: VERSION_LINE,
  };
  const range =
    values.only === undefined ? { from: 0, to: values.games } : { from: values.only, to: values.only + 1 };
  const games = range.to - range.from;
  const workers = Math.min(values.workers ?? availableParallelism(), games);

  const progress = new Progress(terminal.err, games, 'games');
  const results: GameResult[] = [];
  const started = performance.now();
  const crash = await playGames(job, range, workers, terminal.interrupt, (batch) => {
    results.push(...batch);
    progress.update(results.length);
  });
  const seconds = (performance.now() - started) / 1000;
  progress.clear();
  if (crash) throw new Failure(crashReport(values, job, crash));

  const summary = summarise({ job, seats, games, results, seconds, workers });
  const titles = { game: game.title, scenario: scenario?.title ?? 'forces of their own' };
  terminal.out.write(values.json ? `${JSON.stringify(summary)}\n` : report(summary, titles, terminal.out));
  if (!terminal.interrupt.aborted) return EXIT.ok;
  terminal.err.write(`Stopped after ${results.length} of ${counted(games, 'game')}.\n`);
  return EXIT.interrupted;
}

/** One name stands for everybody at the table. */
function playerList(text: string, seats: number, budget: string | undefined): readonly string[] {
  const names = text.split(',').map((name) => withBudget(name.trim(), budget));
  for (const name of names) {
    const reason = whyNoPlayer(name);
    if (reason !== null) throw new UsageError(reason);
  }
  if (names.length === 1) return Array.from({ length: seats }, () => names[0]);
  if (names.length === seats) return names;
  throw new UsageError(
    `--players names ${counted(names.length, 'player')}, but the scenario has ${counted(seats, 'side')}; ` +
      `name ${seats}, or one for all`,
  );
}

function directory(path: string): string {
  try {
    mkdirSync(path, { recursive: true });
  } catch (error) {
    throw new UsageError(fileTrouble(error, path));
  }
  return resolve(path);
}

function crashReport(values: SimValues, job: Job, { index, stack, message }: Crash): string {
  const words = ['ironfield', 'sim', '--game', job.game];
  if (!wantsForces(values)) words.push('--scenario', job.setup.scenario);
  for (const force of values.force) words.push('--force', quoted(force));
  if (values.map !== undefined) words.push('--map', quoted(values.map));
  words.push('--players', job.players.join(','), '--seed', quoted(job.seed));
  for (const set of values.set) words.push('--set', quoted(set));
  for (const option of values.option) words.push('--option', quoted(option));
  if (!job.isSwapped) words.push('--no-swap');
  words.push('--only', `${index}`);
  return [
    `game ${index} (seed "${gameSeed(job.seed, index)}") broke down: ${message}`,
    ...stack.split('\n').slice(1, 8),
    `Reproduce it with: ${words.join(' ')}`,
  ].join('\n');
}

function quoted(text: string): string {
  return /^[\w./=-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}
