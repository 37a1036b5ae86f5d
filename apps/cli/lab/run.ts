import { createWriteStream, mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { VERSION_LINE } from '@ironfield/client/version.ts';
import { jsonOf } from '@ironfield/lab/battle/reading.ts';
import { type Experiment, experimentOf } from '@ironfield/lab/experiment/plan.ts';
import { readExperiment } from '@ironfield/lab/experiment/schema.ts';
import { gaugeOf } from '@ironfield/lab/gauges.ts';
import { conduct } from '@ironfield/lab/play/conduct.ts';
import { Breakdown, SoloCrew } from '@ironfield/lab/play/crew.ts';
import { Director } from '@ironfield/lab/play/director.ts';
import { Table } from '@ironfield/lab/play/playing.ts';
import { reportPage } from '@ironfield/lab/report/page.ts';
import { KeptGames } from '@ironfield/lab/results/kept-games.ts';
import { writeParquet } from '@ironfield/lab/results/parquet.ts';
import { type Results, resultsOf } from '@ironfield/lab/results/summary.ts';
import { summaryFile } from '@ironfield/lab/results/summary-file.ts';
import { csvLines } from '@ironfield/lab/results/table-file.ts';
import { games } from '@ironfield/server/games.ts';
import { gameNamed } from '../choosing.ts';
import { EXIT, type ExitCode } from '../line/command.ts';
import { Failure, fileTrouble, UsageError } from '../line/mistake.ts';
import { Progress } from '../line/progress.ts';
import type { Terminal } from '../line/terminal.ts';
import { counted } from '../line/text-layout.ts';
import type { LabValues } from '../options/lab.ts';
import { atDatabase } from './at-database.ts';
import { labReport } from './report-text.ts';
import { threadCrew } from './thread-crew.ts';

export async function runLab(terminal: Terminal, values: LabValues, file: string): Promise<ExitCode> {
  if (values.workers === 0 && values.database === undefined) {
    throw new UsageError('--workers 0 leaves all games to others, and needs --database');
  }
  const json = jsonOf(file);
  if (json === null) throw new UsageError(`"${file}" is not JSON`);
  const experiment = experimentOf(games, readExperiment(json));
  const table = new Table(games, experiment.plan);
  table.check();
  const folder = directory(values.out ?? `${file.replace(/\.json$/i, '')}-lab`);

  const director = new Director(experiment);
  const kept = KeptGames.open(join(folder, 'games.jsonl'), experiment.id, (line) => director.note(line));
  try {
    const played = await play(terminal, experiment, director, {
      kept,
      table,
      workers: values.workers,
      database: values.database,
    });
    kept.sort();
    const results = resultsOf(
      experiment,
      director,
      kept.lines((place) => director.counts(place)),
    );
    await writeResults(folder, results, kept, director);
    writeRecords(folder, results, table);
    writeReport(folder, results, file);
    terminal.out.write(
      values.json
        ? `${JSON.stringify(summaryFile(results))}\n`
        : labReport(results, { folder, ...played }, terminal.out),
    );
    if (!terminal.interrupt.aborted) return EXIT.ok;
    terminal.err.write(
      `Stopped after ${counted(results.games, 'game')}; the same command goes on from there.\n`,
    );
    return EXIT.interrupted;
  } finally {
    kept.close();
  }
}

interface Playing {
  readonly kept: KeptGames;
  readonly table: Table;
  readonly workers: number | undefined;
  readonly database: string | undefined;
}

async function play(
  terminal: Terminal,
  experiment: Experiment,
  director: Director,
  { kept, table, database, workers = availableParallelism() }: Playing,
): Promise<{ readonly played: number; readonly seconds: number }> {
  if (director.isDone) return { played: 0, seconds: 0 };
  const crew = database
    ? await atDatabase(terminal, experiment, { database, workers })
    : workers === 1
      ? new SoloCrew(table)
      : threadCrew(experiment.plan, workers);
  const progress = new Progress(terminal.err, expected(director), 'games');
  const before = done(director);
  const started = performance.now();
  let played = 0;
  try {
    await conduct(director, crew, terminal.interrupt, (line) => {
      kept.add(line);
      played++;
      progress.update(done(director), { of: expected(director), before });
    });
  } catch (error) {
    if (error instanceof Breakdown) throw new Failure(error.message);
    throw error;
  } finally {
    progress.clear();
    await crew.close();
  }
  return { played, seconds: (performance.now() - started) / 1000 };
}

const done = (director: Director): number => director.progress().reduce((sum, { played }) => sum + played, 0);
const expected = (director: Director): number =>
  Math.ceil(director.progress().reduce((sum, each) => sum + each.expected, 0));

async function writeResults(
  folder: string,
  results: Results,
  kept: KeptGames,
  director: Director,
): Promise<void> {
  writeFileSync(join(folder, 'summary.json'), `${JSON.stringify(summaryFile(results), null, 1)}\n`);
  const lines = kept.lines((place) => director.counts(place));
  await pipeline(
    Readable.from(csvLines(results.experiment, lines)),
    createWriteStream(join(folder, 'games.csv')),
  );
  writeParquet(
    join(folder, 'games.parquet'),
    results.experiment,
    kept.lines((place) => director.counts(place)),
  );
}

/** The games worth watching, each as a saved game. */
function writeRecords(folder: string, { telling }: Results, table: Table): void {
  if (telling.length === 0) return;
  mkdirSync(join(folder, 'worth-watching'), { recursive: true });
  for (const { kind, line } of telling) {
    const record = table.record(line.setting, line.game, VERSION_LINE);
    writeFileSync(join(folder, 'worth-watching', `${kind}.json`), `${JSON.stringify(record)}\n`);
  }
}

function writeReport(folder: string, results: Results, file: string): void {
  const game = gameNamed(results.experiment.plan.game);
  const page = reportPage(results, {
    gameTitle: game.title,
    hot: gaugeOf(game).hot,
    command: `ironfield lab run ${basename(file)}`,
    writtenBy: VERSION_LINE,
    fileOf: (kind) => `worth-watching/${kind}.json`,
  });
  writeFileSync(join(folder, 'report.html'), page);
}

function directory(path: string): string {
  try {
    mkdirSync(path, { recursive: true });
  } catch (error) {
    throw new UsageError(fileTrouble(error, path));
  }
  return resolve(path);
}
