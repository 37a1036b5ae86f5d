// Finds puzzles: npm run puzzles -- battleforce-qs 20
// Bots fight scenarios. At some of their decisions each order that bots think of is played out many times; where one is
// clearly better than all others, and by enough, there is a puzzle. What is found is added to what is there.

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { advance, fork, menuFor, startGame, viewFor, waitingFor } from '@ironfield/kernel/play/advance.ts';
import type { AnyGame, GameTypes, View } from '@ironfield/kernel/play/game.ts';
import { orderFrom } from '@ironfield/kernel/play/player.ts';
import { scenarioSetup, seatNames } from '@ironfield/kernel/play/setup.ts';
import { continuation, foretold, ideas } from '@ironfield/kernel/players/continuing.ts';
import { randomFrom, randomUnit } from '@ironfield/kernel/random.ts';
import type { LogEntry } from '@ironfield/kernel/record/history.ts';
import { loadGame } from './src/catalogue.ts';
import { turnOf } from './src/live/how-far.ts';
import { type Choice, intervalOf, type Puzzle } from './src/puzzles/puzzle.ts';

/** The battles, and the kinds of decision that make a puzzle. */
const WANTED: Readonly<
  Record<string, { readonly scenarios: readonly string[]; readonly types: readonly string[] }>
> = {
  'battleforce-qs': { scenarios: ['veteran', 'green'], types: ['move', 'declare'] },
  classic: { scenarios: ['skirmish', 'final-exam', 'divide-and-conquer'], types: ['move', 'fire'] },
  battleforce2: { scenarios: ['border-raid'], types: ['move', 'fire'] },
};

/** Of the decisions so many are looked at. */
const SHARE = 0.4;
const MOST_CHOICES = 5;
/** Games from each order: to look, to be sure, and to publish. */
const LOOK = 10;
const SURE = 40;
const MANY = 160;
/** The best has to win by so much more. */
const MARGIN = 0.12;

const [, , id = 'battleforce-qs', minutesText = '5', first = '0'] = process.argv;
const until = Date.now() + 60_000 * Number(minutesText);
const file = join(import.meta.dirname, `src/puzzles/${id}.json`);
const found: Puzzle[] = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
const game = await loadGame(id);
const wanted = WANTED[id];
if (!game || !wanted) throw new Error(`There are no puzzles of "${id}"`);

for (let round = Number(first); Date.now() < until; round++) {
  const scenario = wanted.scenarios[round % wanted.scenarios.length]!;
  const seed = `puzzle ${round}`;
  if (found.some((puzzle) => puzzle.seed === seed)) continue;
  const puzzle = searchIn(game, scenario, seed, wanted.types);
  if (!puzzle) continue;
  found.push(puzzle);
  writeFileSync(file, `${JSON.stringify(found)}\n`);
  const [best, second] = puzzle.choices.map(({ wins, games }) => Math.round((100 * wins) / games));
  console.log(`${found.length}: ${seed} (${scenario}), ${best} % against ${second} %`);
}

/** The first decision of a battle that is a puzzle. */
function searchIn(game: AnyGame, scenario: string, seed: string, types: readonly string[]): Puzzle | null {
  const setup = scenarioSetup(game, scenario, undefined);
  if (!setup.ok) return null;
  const players = seatNames(game, setup.value).map(() => game.bot('regular'));
  const randoms = players.map((_, seat) => randomFrom(`${seed} player ${seat}`));
  const chosen = randomFrom(`${seed} decisions`);
  const entries: LogEntry[] = [];
  const state = fork(game, startGame(game, setup.value as never, seed));
  while (!state.outcome && Date.now() < until) {
    const [seat] = waitingFor(state);
    const view = viewFor(game, state, seat!);
    const menu = menuFor(game, state, seat!)!;
    const turn = turnOf(view.table) ?? 0;
    const fits = turn >= 4 && menu.orders.some(({ type }) => types.includes(type));
    if (fits && randomUnit(chosen) < SHARE) {
      const choices = clearly(game, view, seat!);
      if (choices) return { scenario, seed, entries, seat: seat!, turn, choices };
    }
    const order = orderFrom(players[seat!]!, () => view, menu, randoms[seat!]!);
    if (advance(game, state, seat!, order)) return null;
    entries.push({ kind: 'order', seat: seat!, order });
  }
  return null;
}

/** The orders, the best first, if that one is clearly the best. */
function clearly(game: AnyGame, view: View<GameTypes>, seat: number): Choice[] | null {
  const words = new Set<string>();
  const choices = ideas(game, view, MOST_CHOICES).flatMap((order): Choice[] => {
    const text = foretold(game, view, order)[0];
    if (!text || words.has(text)) return [];
    words.add(text);
    return [{ order, text, wins: 0, games: 0 }];
  });
  if (choices.length < 3) return null;
  const played = choices.map((choice) => ({ ...choice }));
  for (const games of [LOOK, SURE, MANY]) {
    for (const each of played) playOut(game, view, seat, each, games);
    played.sort((a, b) => b.wins / b.games - a.wins / a.games);
    const [best, second] = played;
    const lead = best!.wins / best!.games - second!.wins / second!.games;
    if (lead < MARGIN) return null;
  }
  const [best, second] = played;
  return intervalOf(best!)[0] > intervalOf(second!)[1] ? played : null;
}

function playOut(
  game: AnyGame,
  view: View<GameTypes>,
  seat: number,
  choice: { order: Choice['order']; wins: number; games: number },
  games: number,
): void {
  for (; choice.games < games; choice.games++) {
    const winners =
      continuation(game, view, 'recruit', `puzzle ${choice.games}`, choice.order as never)?.winners ?? [];
    choice.wins += winners.length === 0 ? 0.5 : winners.includes(seat) ? 1 : 0;
  }
}
