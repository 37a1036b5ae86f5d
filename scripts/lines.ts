// npm run lines
// Counts the lines of each game, and writes them into docs/architecture.md.

import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { isRun } from './is-run.ts';
import { projectFiles } from './project-files.ts';

const PAGE = 'docs/architecture.md';
const [BEGIN, END] = ['<!-- npm run lines writes this -->', '<!-- to here -->'];

const GAMES = {
  classic: 'BattleTech, introductory rules, with Maximum Tech',
  'battleforce-qs': 'BattleForce Quick-Start',
  battleforce2: 'BattleForce 2',
  gearblitz: 'Heavy Gear Blitz',
  planetary: 'Planetary Assault, so far',
  demo: 'Ambush',
};

const COLUMNS = ['rules', 'options', 'data', 'bots', 'browser', 'tests'] as const;
type Column = (typeof COLUMNS)[number];

const isTest = (file: string): boolean =>
  /\.(test|fixture)\.tsx?$/.test(file) || /(^|\/)(testing|saving)[-.][^/]*$|\/testing\//.test(file);

/** The column of a file of a game; null for one that is no part of it. */
export function columnOf(game: string, file: string): Column | null {
  if (!/\.(ts|tsx|css)$/.test(file)) return null;
  const own = `games/${game}/`;
  const browser = `apps/web/src/games/${game}/`;
  if (!file.startsWith(own) && !file.startsWith(browser)) return null;
  if (isTest(file)) return 'tests';
  if (file.startsWith(browser)) return 'browser';
  const place = file.slice(own.length);
  if (/^bot(\/|\.ts$)/.test(place)) return 'bots';
  if (/^(options|past)\//.test(place)) return 'options';
  return /^(data|scenarios|mechs)\//.test(place) ? 'data' : 'rules';
}

function row(root: string, files: readonly string[], game: string, title: string): string {
  const lines = new Map<Column, number>();
  for (const file of files) {
    const column = columnOf(game, file);
    if (!column) continue;
    const count = readFileSync(join(root, file), 'utf8').split('\n').length - 1;
    lines.set(column, (lines.get(column) ?? 0) + count);
  }
  const counts = COLUMNS.map((column) => (lines.get(column) ?? 0).toLocaleString('en'));
  return `| ${[title, ...counts].join(' | ')} |`;
}

if (isRun(import.meta)) {
  const root = resolve(import.meta.dirname, '..');
  const files = projectFiles(root);
  const table = [
    `| lines of | ${COLUMNS.join(' | ')} |`,
    `|---|${COLUMNS.map(() => '---:').join('|')}|`,
    ...Object.entries(GAMES).map(([game, title]) => row(root, files, game, title)),
  ].join('\n');
  const page = readFileSync(join(root, PAGE), 'utf8');
  const [before, rest] = page.split(BEGIN);
  const after = rest?.split(END)[1];
  if (after === undefined) throw new Error(`${PAGE} has no "${BEGIN}" with "${END}" after it`);
  writeFileSync(join(root, PAGE), `${before}${BEGIN}\n\n${table}\n\n${END}${after}`);
  console.log(table);
}
