import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { campaign } from '@ironfield/campaigns/rule-index.ts';
import { type Proofs, proofFolders, proofOf, readProofs } from '@ironfield/conformance/proofs/proof.ts';
import type { AnyWrittenGame } from '@ironfield/kernel/play/game.ts';
import { bay } from '@ironfield/mechbay/rule-index.ts';
import { games } from '@ironfield/server/games.ts';
import { gameNamed } from './choosing.ts';
import { EXIT, type ExitCode } from './line/command.ts';
import { Failure } from './line/mistake.ts';
import { Progress } from './line/progress.ts';
import type { Output, Terminal } from './line/terminal.ts';
import { counted, table, widthOf, wrap } from './line/text-layout.ts';
import type { RulesValues } from './options/rules.ts';
import { repositoryRoot } from './root.ts';

/** One rule with what proves it; `--json` prints an array of these. */
interface ProvenRule {
  readonly id: string;
  readonly game: string;
  readonly title: string;
  readonly option: string | null;
  readonly status: 'proven' | 'open';
  readonly tests: readonly string[];
}

/** Something with rules: a game, or what is not a game: the bay, and battles across scales. */
type RuleBook = Pick<AnyWrittenGame, 'id' | 'title' | 'rules'>;

const BESIDE: readonly RuleBook[] = [bay, campaign];
const bookNamed = (id: string): RuleBook => BESIDE.find((book) => book.id === id) ?? gameNamed(id);

export async function runRules(terminal: Terminal, values: RulesValues): Promise<ExitCode> {
  const root = repositoryRoot();
  if (root === null) throw new Failure('the sources of the games are not here, so nothing can be proven');
  const wanted = values.game === undefined ? [...games, ...BESIDE] : [bookNamed(values.game)];
  const list: ProvenRule[] = [];
  for (const game of wanted) {
    const proofs = await freshProofs(terminal, root, game, values.run);
    if (terminal.interrupt.aborted) return EXIT.interrupted;
    list.push(...provenRules(game, proofs));
  }
  const shown = values.open ? list.filter(({ status }) => status === 'open') : list;
  if (values.json) terminal.out.write(`${JSON.stringify(shown, null, 2)}\n`);
  else for (const game of wanted) terminal.out.write(ruleTable(game, list, values.open, terminal.out));
  return EXIT.ok;
}

export function provenRules(game: RuleBook, proofs: Proofs): readonly ProvenRule[] {
  const ids = game.rules.map(({ id }) => id);
  const proof = proofOf(ids, proofs);
  return game.rules.map(({ id, title, option }) => ({
    id,
    game: game.id,
    title,
    option: option ?? null,
    status: proof[id]?.status ?? 'open',
    tests: proof[id]?.tests ?? [],
  }));
}

async function freshProofs(
  terminal: Terminal,
  root: string,
  game: RuleBook,
  isAnew: boolean,
): Promise<Proofs> {
  const { err } = terminal;
  const before = readProofs(root, game.id);
  const files = before.files.filter(({ file }) => !file.endsWith('.slow.test.ts')).length;
  if (files === 0) return before;
  if (before.fresh && !isAnew) {
    const when = before.date?.toISOString().slice(0, 16).replace('T', ' ');
    err.write(err.style.dim(`${game.title}: tests of ${when} UTC; nothing has changed since.\n`));
    return before;
  }
  err.write(`Running the tests of ${game.title}: ${counted(files, 'file')}\n`);
  const progress = new Progress(err, files, 'files');
  const { isGood, output } = await runTests(root, game.id, terminal.interrupt, (done) => {
    progress.update(done);
    // Without a terminal to redraw on, each tenth is a line.
    if (!err.isTty && Math.floor((10 * done) / files) > Math.floor((10 * (done - 1)) / files))
      err.write(`${done} of ${files}\n`);
  });
  progress.clear();
  const after = readProofs(root, game.id);
  if (!isGood && !terminal.interrupt.aborted) {
    err.write(`${output.trimEnd()}\n${err.style.yellow('Some tests failed; what they claim stays open.')}\n`);
  }
  if (isGood && !after.fresh) {
    err.write(
      `${err.style.yellow('The sources changed while the tests ran; call this again for the full picture.')}\n`,
    );
  }
  return after;
}

/** The number of test files a run has reported so far in its output, with or without the project they belong to. */
export const filesDone = (output: string): number =>
  output.match(/^ *[✓❯↓×] (?:\|\S+\| )?\S+\.test\.ts /gm)?.length ?? 0;

function runTests(
  root: string,
  gameId: string,
  signal: AbortSignal,
  onFile: (done: number) => void,
): Promise<{ readonly isGood: boolean; readonly output: string }> {
  return new Promise((resolve, reject) => {
    const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');
    const { FORCE_COLOR: _, ...inherited } = process.env;
    const env = { ...inherited, NO_COLOR: '1', IRONFIELD_QUICK: '1' };
    const folders = proofFolders(root, gameId).map((folder) => `${folder}/`);
    const child = spawn(process.execPath, [vitest, 'run', ...folders], { cwd: root, env, signal });
    let output = '';
    let done = 0;
    child.stdout.on('data', (text) => {
      output += text;
      for (const now = filesDone(output); done < now; ) onFile(++done);
    });
    child.stderr.on('data', (text) => {
      output += text;
    });
    child.on('error', (error) => {
      if (error.name === 'AbortError') resolve({ isGood: false, output: '' });
      else reject(new Failure(`the tests of ${gameId} could not be run: ${error.message}`));
    });
    child.on('close', (code) => resolve({ isGood: code === 0, output }));
  });
}

export function ruleTable(
  game: RuleBook,
  all: readonly ProvenRule[],
  onlyOpen: boolean,
  out: Output,
): string {
  const { bold, dim, green, yellow } = out.style;
  const list = all.filter((rule) => rule.game === game.id);
  const open = list.filter(({ status }) => status === 'open');
  const lines = [
    `${bold(game.title)}: ${counted(list.length, 'rule')}, ${list.length - open.length} proven, ${open.length} open`,
  ];
  const rows = (onlyOpen ? open : list).map(({ id, title, option, status, tests }) => [
    status === 'proven' ? green('✓') : yellow('○'),
    id,
    tests.length > 0 ? dim(counted(tests.length, 'test')) : dim('no test'),
    option === null ? title : `${title} ${dim(`[${option}]`)}`,
  ]);
  const left = Math.max(0, ...table(rows.map((row) => row.slice(0, 3))).map(widthOf)) + 4;
  lines.push(...table(rows, [2]).map((line) => wrapKeeping(`  ${line}`, out.columns, ' '.repeat(left))), '');
  return `${lines.join('\n')}\n`;
}

/** Wraps a row of a table without losing the spaces that align it. */
function wrapKeeping(line: string, columns: number, indent: string): string {
  return widthOf(line) <= columns ? line : wrap(line, columns, indent);
}
