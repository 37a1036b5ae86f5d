import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { puzzleIn, type Search, USUAL } from '@ironfield/lab/puzzles/finding.ts';
import type { Puzzle } from '@ironfield/lab/puzzles/puzzle.ts';
import { gameNamed, scenarioNamed } from '../choosing.ts';
import { EXIT, type ExitCode } from '../line/command.ts';
import { Failure, fileTrouble, UsageError } from '../line/mistake.ts';
import type { Terminal } from '../line/terminal.ts';
import { counted } from '../line/text-layout.ts';
import type { LabValues } from '../options/lab.ts';

/** A page that fetches the puzzles of a game should not wait for more. */
const MOST_BYTES = 1_000_000;

/** Searches battle after battle and adds what it finds to the file. */
export async function runPuzzles(terminal: Terminal, values: LabValues, id: string): Promise<ExitCode> {
  const game = gameNamed(id);
  const { minutes, first } = values;
  const scenarios =
    values.scenario === undefined
      ? game.scenarios.filter(({ seats }) => seats.length === 2).map((each) => each.id)
      : values.scenario.map((name) => scenarioNamed(game, name).id);
  const file = values.out ?? `${id}-puzzles.json`;
  const found = readPuzzles(file);
  const until = Date.now() + 60_000 * minutes;
  const isOver = () => Date.now() >= until || terminal.interrupt.aborted;
  const known = new Set(found.map(({ seed }) => seed));
  for (let round = first; !isOver() && JSON.stringify(found).length < MOST_BYTES; round++) {
    const scenario = scenarios[round % scenarios.length];
    const seed = `puzzle ${round}`;
    if (known.has(seed)) continue;
    // Ctrl-C needs a turn now and then.
    await new Promise(setImmediate);
    const search: Search = { game, scenario, seed, ...USUAL, isOver };
    const puzzle = puzzleIn(search);
    if (!puzzle || JSON.stringify([...found, puzzle]).length > MOST_BYTES) continue;
    found.push(puzzle);
    write(file, found);
    const [best, second] = puzzle.choices.map(({ wins, games }) => Math.round((100 * wins) / games));
    terminal.out.write(`${seed} (${scenario}, turn ${puzzle.turn}): ${best} % against ${second} %\n`);
  }
  terminal.out.write(`${counted(found.length, 'puzzle')} of ${game.title} in ${file}\n`);
  return terminal.interrupt.aborted ? EXIT.interrupted : EXIT.ok;
}

function readPuzzles(file: string): Puzzle[] {
  if (!existsSync(file)) return [];
  try {
    const json: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (Array.isArray(json)) return json;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw new UsageError(fileTrouble(error, file));
  }
  throw new UsageError(`"${file}" holds no puzzles`);
}

function write(file: string, puzzles: readonly Puzzle[]): void {
  try {
    writeFileSync(file, `[\n${puzzles.map((each) => JSON.stringify(each)).join(',\n')}\n]\n`);
  } catch (error) {
    throw new Failure(fileTrouble(error, file));
  }
}
